// Needs: git, tsx; a copy of src/ in which a language is added, started without a build.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { writeFiles, type Files } from '../cli/gate-bench.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'greengate-language-')));

/** The one file. */
const GLEAM = `import type { WithRunner } from './ecosystem.js';
import { fromRows } from './from-rows.js';
import { lineFormat } from './reading/reading.js';

export const gleam: WithRunner = {
  name: 'Gleam',
  endings: ['gleam'],
  testFiles: [/_test\\.gleam$/],
  judgingFiles: [/^gleam\\.toml$/],
  marker: /^gleam\\.toml$/,
  ...fromRows([{ files: /^gleam\\.toml$/, command: 'gleam test' }]),
  formats: [lineFormat({ name: 'gleeunit', line: /^(?<total>\\d+) gleams, (?<failed>\\d+) dull$/ })],
  zeroTests: [{ command: 'gleam test', exitCode: 0, output: '0 gleams, 0 dull\\n' }],
  structure: 'unread',
};
`;

beforeAll(() => {
  cpSync(join(ROOT, 'src'), join(copy, 'src'), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(copy, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function addLanguage(): void {
  writeFileSync(join(copy, 'src/ecosystems/gleam.ts'), GLEAM);
  const list = join(copy, 'src/ecosystems/index.ts');
  const text = readFileSync(list, 'utf8');
  // The line, and the import that belongs to it.
  writeFileSync(list, `import { gleam } from './gleam.js';\n${text.replace('  deno,\n', '  deno,\n  gleam,\n')}`);
}

function gate(...args: string[]) {
  const argv = ['--import', 'tsx', join(copy, 'src/index.ts'), 'gate', ...args, '--json'];
  const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/' };
  const { stdout, stderr } = spawnSync(process.execPath, argv, { cwd: copy, env, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as {
    test: { command: string; why: string } | null;
    verdict: string;
    tests: { counts: unknown };
    tamper: { findings: { what: string }[]; worthALook?: { what: string }[] };
  };
}

const project = (tests: string): Files => ({
  'gleam.toml': 'name = "cart"\n',
  'play.sh': `echo "$(grep -c '^pub fn .*_test' test/cart_test.gleam) gleams, 0 dull"\n`,
  'test/cart_test.gleam': tests,
});
const ONE = 'pub fn adds_test() {\n  add(1, 2) |> should.equal(3)\n}\n';
const TWO = 'pub fn none_test() {\n  add(0, 0) |> should.equal(0)\n}\n';

test('adding a language is one file and one line', async () => {
  await writeFiles(join(copy, 'start'), project(ONE + TWO));
  await writeFiles(join(copy, 'final'), project(ONE));
  const judge = () => gate('--start', 'start', '--final', 'final', '--command', 'sh play.sh');
  expect([gate('detect', '--dir', 'start').test, judge().tests.counts]).toEqual([null, null]);

  addLanguage();
  expect(gate('detect', '--dir', 'start').test).toMatchObject({ command: 'gleam test', why: 'Gleam: gleam.toml' });
  const { verdict, tests, tamper } = judge();
  expect([verdict, tests.counts]).toEqual(['tampered', { passed: 1, failed: 0, skipped: 0, errors: 0 }]);
  expect(tamper.findings.map(({ what }) => what)).toEqual(['2 tests ran before, and 1 run now.']);
  expect(tamper.worthALook?.map(({ what }) => what)).toEqual([
    'tests of this language (Gleam) are not read, only counted.',
  ]);
});
