import { basename } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { machine, type Machine } from './fuzz/machine.js';

const best = machine();
const kinds: Machine['kind'][] = best.kind === 'namespace' ? ['namespace', 'restricted'] : ['restricted'];

const ROWS: readonly [string, string[]][] = [
  ['cat a.txt | sort -u', ['cat a.txt', 'sort -u']],
  ['echo "$(sudo id)"', ['sudo id']],
  ['x=su; ${x}do "a b"', ['sudo a b']],
  ['for i in 1 2; do rm "$i"; done', ['rm 1', 'rm 2']],
  ['{git,push}', ['git push']],
  ['ls', ['ls']],
  ['nosuchprogram; ls', ['ls']],
];

describe.each(kinds)('the machine (%s)', (kind) => {
  test('writes down what is started, line by line', async () => {
    const seen = await machine(kind).run(ROWS.map(([text]) => ({ text, writes: false })));
    const started = seen.map(({ executed }) => executed.map(({ path, args }) => [basename(path), ...args].join(' ')));
    expect(started.map((programs) => programs.sort())).toEqual(ROWS.map(([, programs]) => programs));
  });
});

const lines = [
  'echo x > ../out',
  'cat a.txt',
  'env -i sh -c "rm -rf ~"',
  'mv .github x',
  "find . -name '*.ts' -delete",
];

(best.kind === 'namespace' ? describe : describe.skip)('in a namespace', () => {
  test('what changes is seen, and is there again for the next line', async () => {
    const seen = await best.run(lines.map((text) => ({ text, writes: true })));
    expect(seen.map(({ changed }) => changed)).toEqual([
      ['/out'],
      [],
      [],
      expect.arrayContaining(['/repo/.github', '/repo/x']),
      ['/repo/src/a.ts', '/repo/src/b.ts'],
    ]);
    expect(seen[1]?.output).toBe('one\ntwo\nthree\n');
    expect(seen[2]?.executed.map(({ path }) => basename(path))).toEqual(['env', 'sh', 'rm']);
  });

  test('a line that was said to only read is looked at by itself where something changed', async () => {
    const seen = await best.run(['cat a.txt', 'touch new', 'pwd'].map((text) => ({ text, writes: false })));
    expect(seen.map(({ changed }) => changed ?? [])).toEqual([[], ['/repo/new'], []]);
  });
});

test('in a restricted shell nothing is written, and nothing but a spy is started', async () => {
  const tries = [
    'echo x > out',
    '/bin/ls',
    'exec 3<>out',
    'exec ls',
    'cd /',
    'PATH=/bin; ls',
    'set +r',
    'enable kill',
    'builtin kill -0 $$',
  ];
  const seen = await machine('restricted').run(tries.map((text) => ({ text, writes: false })));
  expect(
    seen.map(({ executed, output }) => ({
      executed,
      isRefused: /restricted|readonly|not a shell builtin|invalid option/.test(output),
    })),
  ).toEqual(tries.map(() => ({ executed: [], isRefused: true })));
});
