import { execFileSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createPlainSandbox } from '../../src/sandbox/plain.js';
import { toolsIn, use, workspaceWith } from './workspace-for-test.js';

const FILES = {
  '.gitignore': 'ignored/\nnode_modules/\n*.log\n',
  // Of other programs; git knows nothing of it.
  '.ignore': 'a.ts\n',
  'a.ts': 'no\nNeedle here\nneedle again\n',
  'b.ts': 'const needle = 1; // end\n',
  '.github/w.yml': 'run: needle\n',
  'crlf.md': 'needle end\r\nneedle\r\n',
  'latin1.txt': Buffer.from('caf\u00e9 needle\n', 'latin1'),
  'odd \u00fc -1-.md': 'needle \u00fc\n',
  'ignored/d.ts': 'needle\n',
  'node_modules/x/e.ts': 'needle\n',
  'x.log': 'needle\n',
  'bin.dat': Buffer.from('needle\0'),
  'sub/.GIT/config': 'needle\n',
  link: '-> a.ts',
  out: '-> ../secret.txt',
};

/** Settings of the repository that would change what git grep prints, or make it fail. */
const SETTINGS = ['grep.column', 'grep.fullName', 'submodule.recurse', 'color.grep'];

function repository(): string {
  const workspace = workspaceWith(FILES, { git: true });
  for (const name of SETTINGS)
    execFileSync('git', ['config', name, name.startsWith('color') ? 'always' : 'true'], { cwd: workspace });
  return workspace;
}

const folders: string[] = [];
afterAll(() => folders.forEach((path) => rmSync(path, { recursive: true, force: true })));

/** A PATH with these programs and no others; a text is a script. */
function pathWith(programs: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'greengate-path-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(programs)) {
    if (content.startsWith('/')) symlinkSync(content, join(folder, name));
    else writeFileSync(join(folder, name), content, { mode: 0o755 });
  }
  return folder;
}

function installed(program: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

const git = installed('git') ?? 'git is not installed';
const rg = installed('rg');
const GIT_WITHOUT_PERL = `#!/bin/sh
case " $* " in *" grep "*) echo "fatal: cannot use Perl-compatible regexes when not compiled with USE_LIBPCRE" >&2; exit 128 ;; esac
exec ${git} "$@"
`;

const WAYS: readonly (readonly [string, Readonly<Record<string, string>> | undefined])[] = [
  [
    rg === undefined ? 'ripgrep (skipped: it is not on the PATH)' : 'ripgrep',
    rg === undefined ? undefined : { rg, git },
  ],
  ['git grep', { git }],
  ['ourselves, where git cannot', { git: GIT_WITHOUT_PERL }],
];

const everywhere = ['.github/w.yml', 'a.ts', 'b.ts', 'crlf.md', 'latin1.txt', 'odd \u00fc -1-.md'];

for (const [way, programs] of WAYS) {
  (programs === undefined ? describe.skip : describe)(`Grep by ${way}`, () => {
    const workspace = repository();
    const tools = toolsIn(createPlainSandbox({ environment: { PATH: pathWith(programs ?? {}) } }));
    const grep = (input: object) => use('Grep', workspace, input, tools);

    test.each<[object, string]>([
      [{ pattern: 'needle' }, everywhere.join('\n')],
      [
        { pattern: 'needle', output_mode: 'count' },
        everywhere.map((path) => `${path}:${path === 'crlf.md' ? 2 : 1}`).join('\n'),
      ],
      [
        { pattern: 'NEEDLE', '-i': true, path: 'a.ts', output_mode: 'content' },
        'a.ts:2:Needle here\na.ts:3:needle again',
      ],
      [{ pattern: 'needle', glob: '*.{ts,md}' }, 'a.ts\nb.ts\ncrlf.md\nodd \u00fc -1-.md'],
      [{ pattern: 'needle', glob: '.github/**' }, '.github/w.yml'],
      [{ pattern: 'needle', path: '.github' }, '.github/w.yml'],
      [{ pattern: 'needle', path: 'ignored' }, 'ignored/d.ts'],
      [{ pattern: 'needle', path: 'node_modules' }, 'node_modules/x/e.ts'],
      [{ pattern: 'need(?=le end$)', output_mode: 'content' }, 'crlf.md:1:needle end'],
      [{ pattern: 'needle \u00fc' }, 'odd \u00fc -1-.md'],
      [{ pattern: '-e', output_mode: 'content' }, 'No match for -e.'],
      [{ pattern: 'nowhere' }, 'No match for nowhere.'],
      [{ pattern: 'secret outside' }, 'No match for secret outside.'],
    ])('%j', async (input, content) => {
      expect(await grep(input)).toEqual({ content });
    });

    test.each(['(', '[a', 'a{2,1}'])('a wrong expression %s is an error that shows it', async (pattern) => {
      const result = await grep({ pattern });
      expect(result.isError).toBe(true);
      expect(result.content).toContain(pattern);
    });

    test('an expression that takes for ever is an error or an answer, and does not hold the run', async () => {
      const slow = workspaceWith({ 'a.txt': `${'a'.repeat(60)}!\n` }, { git: true });
      const result = await use('Grep', slow, { pattern: '^(a|a?)+$' }, tools);
      expect(result.content).toMatch(/took more than|No match|backtrack|limit exceeded/);
    });
  });
}

test('a file that cannot be opened does not turn what was found into an error', async () => {
  const rows = 'a.ts\\0002:the pattern\\n';
  const stand = `#!/bin/sh\nprintf '${rows}'\necho 'rg: b.ts: Permission denied' >&2\nexit 2\n`;
  const tools = toolsIn(createPlainSandbox({ environment: { PATH: pathWith({ rg: stand }) } }));
  const input = { pattern: 'x', output_mode: 'content' };
  expect(await use('Grep', repository(), input, tools)).toEqual({ content: 'a.ts:2:the pattern' });
});

test('ripgrep is started without settings of its own, and without a program for each file', async () => {
  const folder = pathWith({});
  writeFileSync(join(folder, 'rg'), `#!/bin/sh\nprintf '%s\\n' "$@" > ${folder}/words\nexit 1\n`);
  chmodSync(join(folder, 'rg'), 0o755);
  const tools = toolsIn(createPlainSandbox({ environment: { PATH: folder } }));
  await use('Grep', repository(), { pattern: '--pre=sh' }, tools);
  const words = readFileSync(join(folder, 'words'), 'utf8').split('\n');
  expect(words.slice(0, 2)).toEqual(['--no-config', '--no-pre']);
  expect(words).toContain('--regexp=--pre=sh');
  expect(words.filter((word) => word.startsWith('--pre'))).toEqual([]);
});
