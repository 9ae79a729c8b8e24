import { afterEach, describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DEFAULT_SETTINGS, type GateParts } from '../../../src/stop/gate/gate-parts.js';
import { GATE_OUTCOMES } from '../../../src/stop/gate-verdict.js';
import { createPlainSandbox } from '../../../src/sandbox/plain.js';
import { TREES } from '../../../src/git/lend.js';
import { GateGround, type Files } from './ground.js';

const grounds: GateGround[] = [];
afterEach(() => grounds.splice(0).forEach((ground) => ground.remove()));

function on(files: Files): GateGround {
  const ground = new GateGround(files);
  grounds.push(ground);
  return ground;
}

const settings = (more: Partial<GateParts['settings']>): Partial<GateParts> => ({
  settings: { ...DEFAULT_SETTINGS, ...more },
});

/** Two tests in TAP: `a` wants the word good, `old` is red for ever. Counts its own runs beside the repository. */
const RUNNER = `echo x >> "$RUNS"
echo 1..2
if grep -q good code; then echo 'ok 1 - a'; else echo 'not ok 1 - a'; echo "  # code says $(cat code)"; fail=1; fi
if [ -e flag ]; then echo 'ok 2 - old'; else echo 'not ok 2 - old'; fail=1; fi
exit \${fail:-0}
`;
const GREEN: Files = { 'run.sh': RUNNER, code: 'good', flag: '' };
const RED: Files = { 'run.sh': RUNNER, code: 'good' };

const command = (ground: GateGround): string => `RUNS=${ground.scene.root}/runs sh run.sh`;
const runs = (ground: GateGround): number => {
  const file = join(ground.scene.root, 'runs');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
};

describe('the nine outcomes', () => {
  const seen = new Set<string>();
  const judge = async (start: Files, change: Files, more: Partial<GateParts> & { line?: string } = {}) => {
    const ground = on(start);
    const { line = command(ground), ...parts } = more;
    const verdict = await ground.judge(line, change, parts);
    seen.add(verdict.verdict);
    return { ...verdict, runs: runs(ground) };
  };

  test('passed: one run, and nothing else is run', async () => {
    expect(await judge(GREEN, { code: 'good too' })).toMatchObject({ verdict: 'passed', opens: true, runs: 1 });
  });

  test('unchanged: nothing is run', async () => {
    expect(await judge(GREEN, {})).toMatchObject({ verdict: 'unchanged', opens: true, runs: 0 });
  });

  test('known_failures: what was red before is excused, by name, and listed', async () => {
    expect(await judge(RED, { code: 'good too' })).toMatchObject({
      verdict: 'known_failures',
      opens: true,
      baseline: { known: ['old'], fresh: [] },
      reason: 'What fails failed before the change, too: old.',
      runs: 2,
    });
  });

  test('failed: what was green before is not excused by what was red', async () => {
    expect(await judge(RED, { code: 'bad' })).toMatchObject({
      verdict: 'failed',
      opens: false,
      baseline: { known: ['old'], fresh: ['a'] },
      reason: 'The tests fail: a.',
    });
  });

  test('failed: policy all-green excuses nothing, and the start tree is not run', async () => {
    const verdict = await judge(RED, { code: 'good too' }, settings({ policy: 'all-green' }));
    expect(verdict).toMatchObject({ verdict: 'failed', opens: false });
    expect(verdict.baseline).toBeUndefined();
  });

  const FLAKY = `n=$(cat "$TRIES" 2>/dev/null || echo 0); echo $((n + 1)) > "$TRIES"
echo 1..1
if [ "$n" = 0 ]; then echo 'not ok 1 - moody'; exit 1; else echo 'ok 1 - moody'; fi
`;

  test.each([
    ['pass', true],
    ['fail', false],
  ] as const)('flaky: red, then green on the unchanged tree; flaky: %s opens %s', async (flaky, opens) => {
    const ground = on({ 'run.sh': FLAKY, code: '' });
    const line = `TRIES=${ground.scene.root}/tries sh run.sh`;
    // The start tree is not run, which would use up the red one.
    const verdict = await ground.judge(line, { code: 'x' }, settings({ flaky, policy: 'all-green' }));
    seen.add(verdict.verdict);
    expect(verdict).toMatchObject({ verdict: 'flaky', opens, flaky: ['moody'] });
  });

  test('what is green only because of what the red run left behind is not flaky', async () => {
    const leaves =
      "echo 1..1\nif [ -e made ]; then echo 'ok 1 - t'; else touch made; echo 'not ok 1 - t'; exit 1; fi\n";
    const start = { 'run.sh': leaves, '.gitignore': 'made\n', code: '' };
    expect(
      await judge(start, { code: 'x' }, { ...settings({ policy: 'all-green' }), line: 'sh run.sh' }),
    ).toMatchObject({
      verdict: 'failed',
    });
  });

  test.each([
    ['timed_out', 'sleep 300', 'did not end within'],
    ['gate_error', 'no-such-runner-here', 'does not work: no-such-runner-here (a command was not found'],
    ['gate_error', 'kill -9 $$', 'does not work'],
    ['gate_error', "echo 1..1; echo 'not ok 1 - a'; echo 'write: No space left on device'; exit 1", 'the disk is full'],
    [
      'gate_error',
      "echo 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory'; exit 134",
      'not enough memory',
    ],
    ['no_tests', 'true', 'runs no test'],
    ['no_tests', 'echo 1..0', 'runs no test'],
  ] as const)('%s: %s', async (outcome, line, words) => {
    const verdict = await judge(GREEN, { code: 'x' }, { line, timeoutMs: line.startsWith('sleep') ? 300 : 600_000 });
    expect(verdict).toMatchObject({ verdict: outcome, opens: false, reason: expect.stringContaining(words) });
  });

  test('gate_error: the sandbox refuses, and the reason says what to do', async () => {
    const plain = createPlainSandbox({ environment: { PATH: process.env['PATH'] } });
    const refuses: GateParts['sandbox'] = {
      run: (request) => plain.run(request.trust === 'harness' ? request : { ...request, argv: ['set sandbox: off'] }),
    };
    expect(await judge(GREEN, { code: 'x' }, { sandbox: refuses })).toMatchObject({
      verdict: 'gate_error',
      opens: false,
      reason: expect.stringContaining('set sandbox: off'),
    });
  });

  test.each([
    [true, true],
    [false, false],
  ])('no_tests: without a command it opens only where that was declared: %s', async (declaredNone, opens) => {
    const ground = on(GREEN);
    expect(await ground.judge(undefined, { code: 'x' }, { declaredNone })).toMatchObject({
      verdict: 'no_tests',
      opens,
    });
  });

  test('tampered: a test that goes without being asked for shuts the gate, though all is green', async () => {
    const suite = (tests: string): string =>
      `import test from 'node:test';\nimport assert from 'node:assert/strict';\nimport { f } from '../code.js';\n${tests}`;
    const one = "test('one', () => assert.equal(f(1), 1));\n";
    const two = "test('two', () => assert.equal(f(2), 2));\n";
    const start = {
      'code.js': 'export const f = (x) => x;\n',
      'package.json': '{"type":"module","scripts":{"test":"node --test"}}',
      'test/f.test.js': suite(one + two),
    };
    const change = { 'code.js': 'export const f = (x) => (x === 1 ? 1 : 0);\n', 'test/f.test.js': suite(one) };
    expect(await judge(start, change, { line: 'node --test' })).toMatchObject({
      verdict: 'tampered',
      opens: false,
      tests: { verdict: 'passed' },
      tamper: { verdict: 'suspicious', originals: { verdict: 'failed', failures: ['two'] } },
    });
  });

  test('passed: original tests that do not load, because the code has moved, have judged nothing', async () => {
    const suite = (place: string, value = 1): string =>
      `import test from 'node:test';\nimport assert from 'node:assert/strict';\nimport { f } from '${place}';\n` +
      `test('one', () => assert.equal(f(1), ${String(value)}));\n`;
    const start = {
      'code.js': 'export const f = (x) => -x;\n',
      'package.json': '{"type":"module","scripts":{"test":"node --test"}}',
      'test/f.test.js': suite('../code.js'),
      'test/other.test.js': "import test from 'node:test';\ntest('other', () => {});\n",
    };
    const moved = { 'code.js': '', 'lib/code.js': 'export const f = (x) => x;\n' };
    const honest = { ...moved, 'test/f.test.js': suite('../lib/code.js') };
    expect(await judge(start, honest, { line: 'node --test' })).toMatchObject({
      verdict: 'passed',
      tamper: { verdict: 'clean', findings: [], originals: { verdict: 'failed', failures: ['test/f.test.js'] } },
    });
    // What became of the test is read all the same.
    const bent = { ...moved, 'lib/code.js': start['code.js'], 'test/f.test.js': suite('../lib/code.js', -1) };
    expect(await judge(start, bent, { line: 'node --test' })).toMatchObject({
      verdict: 'tampered',
      tamper: { findings: [{ kind: 'expectation-changed', test: 'one' }] },
    });
  });

  test('these are all there are', () => {
    expect([...seen].sort()).toEqual([...GATE_OUTCOMES].sort());
  });
});

describe('an old failure is no excuse', () => {
  test('when the request is about it', async () => {
    for (const request of ['Fix the failing test', 'Make CI green again', 'The `old` flag is missing']) {
      const ground = on(RED);
      const verdict = await ground.judge(command(ground), { code: 'good too' }, { request });
      expect([request, verdict.verdict]).toEqual([request, 'failed']);
    }
  });

  test('when it fails in another way than before: the change has reached it', async () => {
    const says =
      "echo 1..1\necho 'not ok 1 - sum'\nprintf '  ---\\n  error: |-\\n    %s\\n  ...\\n' \"$(cat code)\"\nexit 1\n";
    const ground = on({ 'run.sh': says, code: '-1 !== 5' });
    expect(await ground.judge('sh run.sh', { code: '6 !== 5' })).toMatchObject({
      verdict: 'failed',
      baseline: { known: [], fresh: ['sum'] },
    });
  });

  test('when no names are told: it may be a new one', async () => {
    const ground = on({ code: 'bad' });
    expect(await ground.judge('grep good code', { code: 'worse' })).toMatchObject({ verdict: 'failed' });
  });
});

describe('the start tree in a scratch copy', () => {
  test('has the dependencies that git ignores, and nothing of it is left', async () => {
    const ground = on({ 'run.sh': '. deps/lib\n' + RUNNER, code: 'good', '.gitignore': 'deps/\n' });
    ground.scene.write({ 'deps/lib': 'true\n' });
    expect(await ground.judge(command(ground), { code: 'good too' })).toMatchObject({
      verdict: 'known_failures',
      baseline: { run: { verdict: 'failed' } },
    });
    expect(readdirSync(join(ground.scene.root, 'scratch-1', TREES))).toEqual([]);
  });

  const THERE = "echo 1..1\n[ -e generated/impl ] && echo 'ok 1 - t' || { echo 'not ok 1 - t'; exit 1; }\n";

  test('an old failure that only an ignored file of the work mends is no old failure', async () => {
    const ground = on({ 'run.sh': THERE, code: '', '.gitignore': 'generated/\n' });
    expect(await ground.judge('sh run.sh', { code: 'x', 'generated/impl': '' })).toMatchObject({
      verdict: 'failed',
      opens: false,
      reason: expect.stringContaining(
        'Only in the workspace, in no commit, and therefore not part of this run: generated',
      ),
    });
  });

  test('what cannot be part of the commit keeps the gate shut, alone or beside other changes', async () => {
    const start = { 'run.sh': RUNNER, code: 'good', '.gitattributes': '*.bin filter=lfs\n' };
    for (const more of [{}, { code: 'good too' }]) {
      const ground = on(start);
      expect(await ground.judge('sh run.sh', { 'x.bin': 'x', ...more })).toMatchObject({
        opens: false,
        leftovers: [{ kind: 'left-out', file: 'x.bin' }],
      });
    }
  });

  test('what only a changed ignore list hides is not brought in', async () => {
    const ground = on({
      'run.sh': "echo 1..1\n[ -e helper ] && echo 'ok 1 - t' || { echo 'not ok 1 - t'; exit 1; }\n",
      code: '',
    });
    const verdict = await ground.judge('sh run.sh', { '.gitignore': 'helper\n', helper: '', code: 'x' });
    // Green here and red in every other clone.
    expect(verdict).toMatchObject({
      tests: { verdict: 'failed' },
      opens: false,
      reason: expect.stringContaining('helper'),
    });
  });
});

describe('checks', () => {
  const LINT = { name: 'lint', command: 'if grep -n ugly code; then exit 1; fi' };

  test.each([
    ['passed', GREEN, { code: 'good' + ' too' }, 'passed', true, 'passed'],
    ['failed', GREEN, { code: 'good but ugly' }, 'failed', false, 'failed'],
    ['known', { ...GREEN, code: 'good ugly' }, { flag: 'x' }, 'passed', true, 'known'],
  ] as const)('%s', async (_, start, change, verdict, opens, state) => {
    const ground = on(start);
    const judged = await ground.judge(command(ground), change, settings({ checks: [LINT] }));
    expect(judged).toMatchObject({ verdict, opens, checks: [{ name: 'lint', state }] });
    if (!opens) expect(judged.reason).toContain('The check "lint" fails');
  });

  test('one that cannot be run is an error of the gate', async () => {
    const ground = on(GREEN);
    const checks = [{ name: 'types', command: 'no-such-checker' }];
    expect(await ground.judge(command(ground), { code: 'good too' }, settings({ checks }))).toMatchObject({
      verdict: 'gate_error',
      opens: false,
    });
  });
});

describe('protected paths', () => {
  test.each([
    ['tests/**', { 'tests/new.txt': 'x' }, true],
    ['tests/**', { 'tests/old.txt': 'other' }, true],
    ['*.lock', { 'a.lock': '' }, true],
    ['tests/**', { 'src/tests.txt': 'x' }, false],
  ] as const)('%s', async (glob, change, isShut) => {
    const ground = on({ ...GREEN, 'tests/old.txt': 'one' });
    const request = 'Change tests/old.txt, tests/new.txt and a.lock, and delete what you like.';
    const more = { request, ...settings({ protect: [glob] }) };
    const verdict = await ground.judge(command(ground), change, more);
    expect([verdict.opens, verdict.tamper.findings[0]?.kind]).toEqual(
      isShut ? [false, 'protected'] : [true, undefined],
    );
  });
});

describe('the proof of the fix', () => {
  const suite = (body: string): string =>
    `import test from 'node:test';\nimport assert from 'node:assert/strict';\nimport { f } from '../code.js';\n${body}`;
  const START: Files = {
    'code.js': 'export const f = (x) => x;\n',
    'package.json': '{"type":"module"}',
    'test/f.test.js': suite("test('one', () => assert.equal(f(1), 1));\n"),
  };

  test.each([
    ['fails', "test('two', () => assert.equal(f(2), 3));\n", ['two']],
    ['passes', "test('zero', () => assert.equal(f(0), 0));\n", []],
  ] as const)('the new test %s on the start tree', async (onStart, added, failing) => {
    const ground = on(START);
    const verdict = await ground.judge('node --test', {
      'code.js': 'export const f = (x) => (x === 2 ? 3 : x);\n',
      'test/g.test.js': suite(added),
    });
    expect(verdict).toMatchObject({ verdict: 'passed', fix: { files: ['test/g.test.js'], onStart, failing } });
  });

  test('is not asked for where only the code changes', async () => {
    const verdict = await on(START).judge('node --test', { 'code.js': 'export const f = (y) => y;\n' });
    expect(verdict.fix).toBeUndefined();
  });
});

describe('leftovers', () => {
  test.each<[string, Files, Partial<GateParts>, string | undefined]>([
    ['a debugger', { 'a.js': 'f();\ndebugger;\n' }, {}, 'a.js:2: A stop for a debugger: debugger;'],
    ['one that was there', { 'old.js': 'debugger;\nf();\n' }, {}, undefined],
    ['one that was asked for', { 'a.js': 'debugger;\n' }, { request: 'Add a debugger statement' }, undefined],
    ['a conflict', { 'a.txt2': '<<<<<<< HEAD\nx\n=======\ny\n>>>>>>> b\n' }, {}, 'a.txt2:1: A conflict marker'],
    ['a large file', { 'a.bin': 'x'.repeat(2_000) }, settings({ largestFileBytes: 1_000 }), 'a.bin: It has more than'],
    ['a large one that was', { 'big.txt': 'y'.repeat(3_000) }, settings({ largestFileBytes: 1_000 }), undefined],
    ['odd names', { 'line\nbreak.txt': 'x', '-rf': 'x', ':(top)': 'x', 'é.txt': 'x' }, {}, undefined],
    ['a key', { k: `token = ghp_${'a1B2'.repeat(9)}` }, {}, 'k:1: This looks like a GitHub token'],
    [
      'a secret of this run',
      { k: 'x hunter22 y' },
      { hasSecret: (text) => text.includes('hunter22') },
      'A secret of this run',
    ],
  ])('%s', async (_, change, more, words) => {
    const ground = on({ ...GREEN, 'old.js': 'debugger;\n', 'big.txt': 'x'.repeat(2_000) });
    const verdict = await ground.judge(command(ground), change, more);
    expect([verdict.verdict, verdict.opens]).toEqual(words === undefined ? ['passed', true] : ['failed', false]);
    if (words !== undefined) expect(verdict.reason).toContain(words);
    expect(JSON.stringify(verdict)).not.toMatch(/hunter22|ghp_/);
  });
});
