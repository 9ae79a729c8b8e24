import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { git } from '../../src/demo/git.js';
import { createOrigin } from '../../src/demo/sample-repository.js';
import { VERDICT_RECORD, type VerdictRecord } from '../../src/report/verdict-record.js';
import { BROKEN_SUM } from '../world/world.js';
import { gateBench, writeFiles, type Files, type GateBench } from './gate-bench.js';

let bench: GateBench;
beforeAll(async () => void (bench = await gateBench()));
afterAll(() => bench.close());

const START: Files = {
  'package.json': '{ "private": true, "type": "module", "scripts": { "test": "node --test" } }\n',
  'src/sum.js': 'export function sum(a, b) {\n  return a - b;\n}\n',
  'test/sum.test.js': [
    "import test from 'node:test';",
    "import assert from 'node:assert/strict';",
    "import { sum } from '../src/sum.js';",
    "test('adds', () => assert.equal(sum(2, 3), 5));",
    '',
  ].join('\n'),
};
const FIXED: Files = { ...START, 'src/sum.js': 'export function sum(a, b) {\n  return a + b;\n}\n' };
const BROKEN: Files = { ...FIXED, 'src/sum.js': 'export function sum(a, b) {\n  return a * b;\n}\n' };

describe('gate --start --final', () => {
  test('opens for a repair: one record of the documented form, and nothing else on stdout', async () => {
    const { record, exitCode } = await bench.folders({ start: START, final: FIXED, request: 'sum is wrong, fix it' });
    expect(exitCode).toBe(0);
    expect(VERDICT_RECORD.parse(record)).toMatchObject({
      verdict: 'passed',
      opens: true,
      command: 'npm test',
      tests: { verdict: 'passed', exitCode: 0, counts: { passed: 1, failed: 0 } },
      tamper: { verdict: 'clean', findings: [] },
      baseline: null,
      flaky: [],
    });
    expect(record).not.toHaveProperty('sha');
  });

  test('stays shut for a new failure, and names it', async () => {
    const { record, exitCode } = await bench.folders({ start: FIXED, final: BROKEN });
    expect(exitCode).toBe(1);
    expect(record).toMatchObject({ verdict: 'failed', opens: false, tests: { failed: [{ name: 'adds' }] } });
  });

  test('believes no fix that lies in an ignored file of the final folder alone, and names it', async () => {
    const code = "import { f } from '../build/impl.js';\nexport const sum = f;\n";
    const common = { ...START, '.gitignore': 'build/\n', 'src/sum.js': code };
    const impl = (sign: string): Files => ({ 'build/impl.js': `export const f = (a, b) => a ${sign} b;\n` });
    const final = { ...common, ...impl('+'), 'README.md': '# sum\n' };
    const { record, exitCode, stderr } = await bench.folders({
      start: { ...common, ...impl('-') },
      final,
      request: 'fix sum',
    });
    expect({ exitCode, opens: record.opens, verdict: record.verdict }).toEqual({
      exitCode: 1,
      opens: false,
      verdict: 'failed',
    });
    expect(stderr).toContain('not part of the run: build.');
  });

  test('out of time nothing is judged, and that is no red', async () => {
    await writeFiles(join(bench.directory, 'late', 'start'), START);
    await writeFiles(join(bench.directory, 'late', 'final'), FIXED);
    const flags = ['--start', 'late/start', '--final', 'late/final', '--command', 'sleep 60', '--json'];
    const { exitCode, stdout, stderr } = await bench.gate([...flags, '--timeout-minutes', '0.05']);
    expect(exitCode).toBe(2);
    expect(JSON.parse(stdout)).toEqual({ error: 'Nothing was judged: the time of the run is up.' });
    expect(stderr).not.toMatch(/^ +at /m);
  });

  test('reads what became of the tests even where the command cannot run', async () => {
    const skipped = {
      ...FIXED,
      'test/sum.test.js': START['test/sum.test.js']?.replace('test(', `${'test'}.skip(`) ?? '',
    };
    const command = 'no-such-program-here --all';
    const { record, exitCode } = await bench.folders({ start: START, final: skipped, command });
    expect(exitCode).toBe(2);
    expect(record).toMatchObject({ verdict: 'gate_error', opens: false, command, tamper: { verdict: 'suspicious' } });
  });

  test('takes settings and command from the start alone, and touches neither folder', async () => {
    const final = { ...BROKEN, '.github/greengate.yml': 'tests:\n  command: "true"\n' };
    const { record } = await bench.folders({ start: FIXED, final });
    expect(record).toMatchObject({ opens: false, command: 'npm test' });
    const place = join(bench.directory, 'untouched');
    const leaves = {
      ...FIXED,
      'test/leaves.test.js': "import fs from 'node:fs';\nfs.writeFileSync('left.txt', '');\n",
    };
    await writeFiles(join(place, 'a'), START);
    await writeFiles(join(place, 'b'), leaves);
    expect(await bench.gate(['--start', 'a', '--final', 'b'], place)).toMatchObject({ exitCode: 0 });
    await expect(readFile(join(place, 'b/left.txt'))).rejects.toThrow('ENOENT');
  });

  test('tells people in words', async () => {
    const place = join(bench.directory, 'words');
    await writeFiles(join(place, 'a'), FIXED);
    await writeFiles(join(place, 'b'), BROKEN);
    const { stdout, exitCode } = await bench.gate(['--start', 'a', '--final', 'b'], place);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^The tests do not pass: failed\n/);
    expect(stdout).toContain('- adds');
    expect(stdout).toContain('Tests: failed (exit 1');
  });
});

describe('gate --base --head', () => {
  let clone: string;
  let shas: string[];

  /** main, a branch that repairs, and one that spoils it, made by a person without Greengate. */
  beforeAll(async () => {
    const topic = (branch: string, code: string) => ({ branch, message: branch, files: { 'src/sum.js': code } });
    const bare = await createOrigin(bench.directory, 'repo', [
      ...BROKEN_SUM,
      topic('good', FIXED['src/sum.js'] ?? ''),
      topic('bad', `${START['src/sum.js']}export const more = 1;\n`),
      {
        branch: 'elsewhere',
        message: 'Elsewhere',
        files: {
          'src/hello.js': 'export const hello = 1;\n',
          'test/hello.test.js': "import test from 'node:test';\ntest('greets', () => {});\n",
        },
      },
      { message: 'Elsewhere', files: { 'README.md': '# more\n', 'test/new.test.js': START['test/sum.test.js'] ?? '' } },
    ]);
    clone = join(bench.directory, 'clone');
    await git(bench.directory, ['clone', '--quiet', bare, clone]);
    shas = (await git(clone, ['rev-parse', 'origin/good', 'origin/main~1'])).split('\n');
  });

  const judge = async (...args: string[]): Promise<{ exitCode: number | null; record: VerdictRecord }> => {
    const { exitCode, stdout } = await bench.gate([...args, '--json'], clone);
    return { exitCode, record: JSON.parse(stdout) as VerdictRecord };
  };

  test('judges what the head did since it left the base, and says which commits these are', async () => {
    const { exitCode, record } = await judge('--base', 'origin/main', '--head', 'origin/good');
    expect(exitCode).toBe(0);
    expect(record).toMatchObject({ verdict: 'passed', sha: shas[0], base: shas[1] });
    // What others did on the base meanwhile is no part of the change: their new test is not "removed".
    expect(record.tamper).toMatchObject({ verdict: 'clean', findings: [] });
  });

  test('names what failed before, and does not hold it against the change', async () => {
    const { record } = await judge('--base', 'origin/main', '--head', 'origin/elsewhere');
    expect(record).toMatchObject({ verdict: 'known_failures', baseline: { known: ['adds'], fresh: [] } });
  });

  test('what failed before in a file that the change touches is no excuse', async () => {
    const { exitCode, record } = await judge('--base', 'origin/main', '--head', 'origin/bad');
    expect(exitCode).toBe(1);
    expect(record).toMatchObject({ verdict: 'failed', reason: expect.stringContaining('not excused') });
  });

  test('without --head it judges the work tree as it is, and says so', async () => {
    await writeFile(join(clone, 'src/sum.js'), BROKEN['src/sum.js'] ?? '');
    await writeFile(join(clone, 'new.txt'), 'new');
    const { stdout, stderr } = await bench.gate(['--base', 'origin/main', '--json'], clone);
    expect(stderr).toContain('changes that are in no commit: new.txt, src/sum.js');
    const record = JSON.parse(stdout) as VerdictRecord;
    expect(record).toMatchObject({ base: expect.any(String), tests: { verdict: 'failed' } });
    expect(record).not.toHaveProperty('sha');
    await git(clone, ['clean', '-qfd']);
    await git(clone, ['checkout', '--quiet', '--', '.']);
  });

  test('leaves the clone as it was, with uncommitted work in it', async () => {
    await writeFile(join(clone, 'src/sum.js'), 'half done');
    await writeFile(join(clone, 'new.txt'), 'new');
    expect((await judge('--base', 'origin/main~1', '--head', 'origin/good')).exitCode).toBe(0);
    expect(await git(clone, ['status', '--porcelain'])).toBe(' M src/sum.js\n?? new.txt');
    await git(clone, ['clean', '-qfd']);
    await git(clone, ['checkout', '--quiet', '--', '.']);
  });

  test('without a change there is nothing to judge', async () => {
    expect(await judge('--base', 'origin/main')).toMatchObject({ exitCode: 0, record: { verdict: 'unchanged' } });
  });

  test('uses what git ignores: dependencies are not in the commit', async () => {
    await git(clone, ['checkout', '--quiet', '-b', 'dep', 'origin/main']);
    const commit = async (files: Files) => {
      await writeFiles(clone, files);
      await git(clone, ['add', ...Object.keys(files)]);
      await git(clone, ['-c', 'user.name=d', '-c', 'user.email=d@example.org', 'commit', '--quiet', '-m', 'More']);
    };
    await commit({ '.gitignore': 'node_modules/\n' });
    await writeFiles(clone, { 'node_modules/plus/index.js': 'module.exports = (a, b) => a + b;\n' });
    await commit({ 'src/sum.js': "import plus from 'plus';\nexport const sum = plus;\n" });
    expect(await judge('--base', 'HEAD~1')).toMatchObject({ exitCode: 0, record: { verdict: 'passed' } });
  });
});

describe('gate verify', () => {
  const SHA = 'a'.repeat(40);
  const record: VerdictRecord = {
    greengate: 1,
    verdict: 'passed',
    opens: true,
    reason: 'Green.',
    sha: SHA,
    tree: 'b'.repeat(40),
    startTree: 'c'.repeat(40),
    command: 'npm test',
    tests: null,
    tamper: { verdict: 'clean', findings: [], originals: null },
    baseline: null,
    flaky: [],
    fix: null,
    checks: [],
    leftovers: [],
  };
  const verify = async (text: string, sha = SHA) => {
    await writeFile(join(bench.directory, 'verdict.json'), text);
    return bench.gate(['verify', 'verdict.json', '--sha', sha]);
  };

  test.each<[string, Partial<Record<keyof VerdictRecord, unknown>>, number, RegExp]>([
    ['opens for its commit', {}, 0, /^Open for a{40}: passed\. Green\./],
    ['stays shut for what was red', { verdict: 'failed', opens: false }, 1, /^Shut for/],
    ['knows nothing where nothing was known', { verdict: 'gate_error', opens: false }, 2, /^Shut for/],
    ['takes no verdict on another commit', { sha: 'd'.repeat(40) }, 2, /speaks of d{40}, not of a{40}/],
    ['takes no verdict on plain folders', { sha: undefined }, 2, /speaks of no commit/],
    ['takes no field that it does not know', { signedBy: 'me' } as object, 2, /no verdict of this format/],
    ['takes no other version', { greengate: 2 }, 2, /no verdict of this format: greengate/],
  ])('%s', async (_name, fields, exitCode, words) => {
    const answer = await verify(JSON.stringify({ ...record, ...fields }));
    expect(answer.exitCode).toBe(exitCode);
    expect(answer.stdout + answer.stderr).toMatch(words);
  });

  test('says what is wrong with a file that is no JSON, and with one that is not there', async () => {
    expect(await verify('{')).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('no verdict of this') });
    const missing = await bench.gate(['verify', 'none.json', '--sha', SHA]);
    expect(missing).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('cannot be read') });
  });
});

describe('wrong arguments are told in words, with exit code 2', () => {
  test.each<[string, string[], RegExp]>([
    ['nothing to judge', ['--json'], /"error":"Say what to judge/],
    ['half of a pair', ['--start', '.'], /Say what to judge: --base REF/],
    ['both pairs', ['--base', 'main', '--start', '.', '--final', '.'], /Say what to judge/],
    ['no such folder', ['--start', 'nowhere', '--final', '.'], /--start: .*nowhere is no folder/],
    [
      'no such request',
      ['--start', '.', '--final', '.', '--request', 'gone.txt'],
      /--request: .*gone\.txt cannot be read/,
    ],
    ['no repository', ['--base', 'main'], /is not inside a git repository/],
    ['an unknown flag', ['--frobnicate'], /Unknown option '--frobnicate'/],
    ['a wrong input', ['--start', '.', '--final', '.', '--sandbox', 'maybe'], /sandbox must be one of/],
    ['no file to verify', ['verify'], /Name the file and the commit/],
  ])('%s', async (_name, args, words) => {
    const { exitCode, stdout, stderr } = await bench.gate(args);
    expect(stdout + stderr).toMatch(words);
    expect(stdout + stderr).not.toMatch(/^\s+at /m);
    expect(exitCode).toBe(2);
  });

  test('no such commit', async () => {
    const bare = await createOrigin(join(bench.directory, 'other'), 'other', BROKEN_SUM);
    const clone = join(bench.directory, 'other/clone');
    await git(bench.directory, ['clone', '--quiet', bare, clone]);
    const { exitCode, stderr } = await bench.gate(['--base', 'no-such-branch'], clone);
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--base: there is no') });
  });

  test('help says the flags, and is no error', async () => {
    expect(await bench.gate(['--help'])).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('--start DIR') });
  });
});
