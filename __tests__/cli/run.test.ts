import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { git } from '../../src/demo/git.js';
import type { Script } from '../../src/demo/model-script.js';
import { OUTPUT_NAMES } from '../../src/report/outputs.js';
import { BAD_FIX, bash, FIX, RIGHT, write, WRONG } from '../run/scenes.js';
import { laptop, type Laptop, type Run } from './laptop.js';

const ASK = ['run', '--prompt', 'Make the tests pass'];

let place: Laptop | undefined;

async function on(script: Script, onRequest?: (turn: number) => void): Promise<Laptop> {
  place = await laptop(script, onRequest);
  return place;
}

afterEach(async () => {
  await place?.close();
  place = undefined;
});

/** A place for all that is refused before anything is done in it. */
let untouched: Laptop;
beforeAll(async () => void (untouched = await laptop(FIX)));
afterAll(() => untouched.close());

const branchesOf = (clone: string) => git(clone, ['for-each-ref', '--format=%(refname:short)', 'refs/heads/']);
const statusOf = (clone: string) => git(clone, ['status', '--porcelain']);

function outputsOf({ stdout }: Run): Record<string, string> {
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  return JSON.parse(stdout) as Record<string, string>;
}

describe('run', () => {
  test('a model without a price is refused in words, whatever is under way meanwhile', async () => {
    const { greengate } = await on(FIX);
    const result = await greengate([...ASK, '--model', 'nope', '--json']);
    expect(result).toMatchObject({ exitCode: 1 });
    expect(outputsOf(result)).toMatchObject({ outcome: 'error', summary: expect.stringMatching(/^No price is known/) });
  });

  test('does the job on a new branch and reports in the terminal', async () => {
    const { clone, greengate } = await on([{ calls: [bash('curl example.org'), RIGHT] }, ...FIX.slice(1)]);
    const before = await git(clone, ['rev-parse', 'HEAD']);
    const result = await greengate(ASK);

    expect(result).toMatchObject({ exitCode: 0 });
    expect(result.stdout).toMatch(/^Done, and the tests pass\.\n/);
    expect(result.stdout).toMatch(
      /^Tests +passed: npm test\nTurns +2 of 40\nCost +\$0\.\d+ with claude-sonnet-5-5\nTime +\S+ s\nBranch +greengate\/make-the-tests-pass-\d{8}-\d{6}\nCommit +[0-9a-f]{12}$/m,
    );
    expect(result.stdout).toContain('curl example.org');
    const branch = await git(clone, ['branch', '--show-current']);
    expect(branch).toMatch(/^greengate\/make-the-tests-pass-\d{8}-\d{6}$/);
    expect(await git(clone, ['rev-parse', `${branch}^`, 'main'])).toBe(`${before}\n${before}`);
    expect(await git(clone, ['diff', '--name-only', 'main', branch])).toBe('src/sum.js');
    expect(await git(clone, ['log', '-1', '--format=%s|%an'])).toBe('Make the tests pass|github-actions[bot]');
    expect(await statusOf(clone)).toBe('');
    expect(await git(`${clone}/../sum.git`, ['for-each-ref', '--format=%(refname)'])).toBe('refs/heads/main');
  });

  test('--json prints one object with every output, and nothing else on stdout', async () => {
    const { clone, greengate } = await on(FIX);
    const outputs = outputsOf(await greengate([...ASK, '--json']));
    expect(Object.keys(outputs)).toEqual(OUTPUT_NAMES);
    expect(outputs).toMatchObject({
      outcome: 'success',
      tests: 'passed',
      turns: '2',
      'pull-request': '',
      'comment-url': '',
    });
    expect(outputs['commit']).toBe(await git(clone, ['rev-parse', 'HEAD']));
    expect(await readFile(outputs['transcript'] ?? '', 'utf8')).toContain('"tool_use"');
    expect(await readFile(outputs['report'] ?? '', 'utf8')).toContain('Done, and the tests pass.');
  });

  test('red tests: the work is on an unfinished branch, the user’s own is untouched', async () => {
    const { clone, greengate } = await on(BAD_FIX);
    const before = await git(clone, ['rev-parse', 'main']);
    const result = await greengate([...ASK, '--gate-attempts', '1', '--json']);
    expect(result.exitCode).toBe(1);
    const outputs = outputsOf(result);
    expect(outputs).toMatchObject({ outcome: 'tests_failed', tests: 'failed' });
    expect(outputs['branch']).toMatch(/^greengate\/make-the-tests-pass-\d{8}-\d{6}-unfinished$/);
    expect(await git(clone, ['rev-parse', 'main'])).toBe(before);
    expect(await git(clone, ['show', `${outputs['branch']}:src/sum.js`])).toContain('a * b');
  });

  test('--on-red discard leaves everything as it was', async () => {
    const { clone, greengate } = await on([{ calls: [WRONG, write('new.txt', 'x')] }, ...BAD_FIX.slice(1)]);
    await writeFile(join(clone, 'notes.txt'), 'mine\n');
    const result = await greengate([...ASK, '--gate-attempts', '1', '--on-red', 'discard']);
    expect(result.exitCode).toBe(1);
    expect(result.stdout).toContain('discarded');
    expect(await branchesOf(clone)).toBe('main');
    expect(await git(clone, ['branch', '--show-current'])).toBe('main');
    expect(await statusOf(clone)).toBe('?? notes.txt');
    expect(await readFile(join(clone, 'notes.txt'), 'utf8')).toBe('mine\n');
  });

  test('--dry-run makes no commit and no branch', async () => {
    const { clone, greengate } = await on(FIX);
    const result = await greengate([...ASK, '--dry-run', '--json']);
    expect(outputsOf(result)).toMatchObject({ outcome: 'success', branch: '', commit: '' });
    expect(await branchesOf(clone)).toBe('main');
    expect(await statusOf(clone)).toBe(' M src/sum.js');
  });

  test('nothing changed: no branch', async () => {
    const { clone, greengate } = await on([{ text: 'All is well.' }]);
    const result = await greengate(['run', '--prompt', 'Is all well here?']);
    expect(result.exitCode).toBe(0);
    expect(result.stdout).toMatch(/^Finished without changing anything\./);
    expect(await branchesOf(clone)).toBe('main');
  });

  test('a temporary folder that is none is named', async () => {
    const { greengate } = await on(FIX);
    const result = await greengate([...ASK, '--json'], { env: { TMPDIR: '/nowhere' } });
    expect(outputsOf(result)).toMatchObject({
      outcome: 'error',
      summary: expect.stringContaining('TMPDIR is "/nowhere"'),
    });
  });

  test('what fails late still tells what was done and spent', async () => {
    const { clone, greengate } = await on(FIX);
    await git(clone, ['branch', 'greengate']);
    const outputs = outputsOf(await greengate([...ASK, '--json']));
    expect(outputs).toMatchObject({ outcome: 'push_failed', turns: '2', tests: 'passed' });
    expect(outputs['summary']).toContain('could not be put on a branch');
    expect(await statusOf(clone)).toBe(' M src/sum.js');
  });

  test('untracked files of the user are left alone', async () => {
    const { clone, greengate } = await on(FIX);
    await writeFile(join(clone, 'notes.txt'), 'mine\n');
    expect(outputsOf(await greengate([...ASK, '--json']))).toMatchObject({ outcome: 'success' });
    expect(await git(clone, ['diff', '--name-only', 'main', 'HEAD'])).toBe('src/sum.js');
    expect(await statusOf(clone)).toBe('?? notes.txt');
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s: the work is kept and the report still comes', async (signal) => {
    let pid = 0;
    const hanging = { text: 'Never.', fault: { kind: 'hang' } } as const;
    const { clone, greengate } = await on(
      [{ calls: [RIGHT] }, hanging],
      (turn) => void (turn === 1 && process.kill(pid, signal)),
    );
    const result = await greengate([...ASK, '--json'], { onStart: (started) => (pid = started) });
    expect(result.exitCode).toBe(1);
    const outputs = outputsOf(result);
    expect(outputs).toMatchObject({ outcome: 'cancelled', branch: expect.stringMatching(/-unfinished$/) });
    expect(await git(clone, ['show', `${outputs['branch']}:src/sum.js`])).toContain('a + b');
  });
});

describe('what is wrong is said in words', () => {
  test.each<readonly [string, string[], RegExp]>([
    [
      'an unknown flag',
      [...ASK, '--max-turn', '5'],
      /--max-turn\b.*The flags are the inputs of action\.yml, and --json\./,
    ],
    ['a flag without its value', [...ASK, '--max-turns'], /--max-turns.*argument missing/],
    ['a word that is no flag', ['run', 'fix it'], /^Unknown argument "fix it"\. .*--prompt "…"/],
    ['a flag given twice', [...ASK, '--model', 'a', '--model', 'b'], /^--model is given 2 times; give it once\./],
    ['a bad number', [...ASK, '--max-turns', 'x'], /^max-turns must be a whole number from 1 to 200, got "x"\./],
    ['no task', ['run'], /^There is nothing to do\. Say it with --prompt/m],
    ['an unknown command', ['walk'], /^Unknown command "walk"\./],
  ])('%s', async (_, args, says) => {
    const { clone, greengate, model } = untouched;
    const result = await greengate(args);
    expect(result.exitCode).toBe(1);
    expect(result.stdout + result.stderr).toMatch(says);
    expect(result.stdout + result.stderr).not.toMatch(/^\s+at .+:\d+:\d+/m);
    expect(model.requests).toEqual([]);
    expect(await branchesOf(clone)).toBe('main');
  });

  test('no key', async () => {
    const { greengate } = untouched;
    const result = await greengate(ASK, { env: { ANTHROPIC_API_KEY: '' } });
    expect(result).toMatchObject({
      exitCode: 1,
      stdout: expect.stringMatching(/Set ANTHROPIC_API_KEY in the environment\./),
    });
  });

  test('uncommitted changes', async () => {
    const { clone, greengate, model } = await on(FIX);
    await writeFile(join(clone, 'src/sum.js'), 'mine\n');
    const result = await greengate(ASK);
    expect(result).toMatchObject({
      exitCode: 1,
      stdout: expect.stringMatching(/uncommitted changes \(src\/sum\.js\)\. Commit or stash/),
    });
    expect(await readFile(join(clone, 'src/sum.js'), 'utf8')).toBe('mine\n');
    expect(model.requests).toEqual([]);
  });

  test('not a repository', async () => {
    const { directory, greengate } = untouched;
    const result = await greengate([...ASK, '--json'], { cwd: directory });
    expect(result.exitCode).toBe(1);
    const outputs = outputsOf(result);
    expect(Object.keys(outputs)).toEqual(OUTPUT_NAMES);
    expect(outputs).toMatchObject({
      outcome: 'error',
      summary: expect.stringMatching(/is not inside a git repository/),
    });
  });

  test('wrong arguments with --json are one object too', async () => {
    const { greengate } = untouched;
    const result = await greengate([...ASK, '--max-turns', 'x', '--json']);
    expect(result.exitCode).toBe(1);
    expect(outputsOf(result)).toMatchObject({ outcome: 'error', summary: expect.stringContaining('max-turns') });
  });
});

test.each([[['--help']], [['help']], [['run', '--help']]])('%s tells how it is used', async (args) => {
  const { greengate } = untouched;
  expect(await greengate(args)).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('run --prompt'),
    stderr: '',
  });
});
