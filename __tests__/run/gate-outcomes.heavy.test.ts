// Needs: dist, git, isolation, python3, make and cc; a whole run for each outcome.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { closeScenes, edit, expectEnd, ourComments, schedule, scene, tip, write, type Result } from './scenes.js';

afterEach(closeScenes);

type Files = Readonly<Record<string, string>>;
type Calls = readonly (ReturnType<typeof edit> | ReturnType<typeof write>)[];

interface Case {
  readonly files: Files;
  readonly command: string;
  /** What the model does in its first turn; then it says that it is done. */
  readonly calls: Calls;
  readonly prompt?: string;
  readonly settings?: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** A run on the default branch of a repository with these files; the model never gives in. */
async function run({
  files,
  command,
  calls,
  prompt = 'Mend add().',
  settings = '',
  inputs = {},
}: Case): Promise<Result> {
  const config = `tests:\n  command: ${command}\n${settings}`;
  const world = await scene([{ calls }, { text: 'Done.' }, { text: 'Done.' }, { text: 'Done.' }], {
    more: [{ message: 'Ground', files: { ...files, '.github/greengate.yml': config } }],
  });
  const before = await tip(world, 'main');
  const result = await schedule(world, { inputs: { prompt, 'gate-attempts': '2', ...inputs } });
  expect(await tip(world, 'main')).toBe(before);
  // Where it ends as a success it is offered, and nowhere else.
  expect(result.outputs['pull-request'] === '').toBe(result.outputs['outcome'] !== 'success');
  expect(ourComments(world)).toEqual([]);
  return result;
}

const PYTHON = {
  'calc.py': 'def add(a, b):\n    return a - b\n\n\ndef twice(a):\n    return a + a\n',
  'test_calc.py':
    'import unittest\nimport calc\n\n\nclass Calc(unittest.TestCase):\n' +
    '    def test_add(self):\n        self.assertEqual(calc.add(2, 3), 5)\n\n' +
    '    def test_twice(self):\n        self.assertEqual(calc.twice(2), 4)\n',
};
const OLD = {
  'test_old.py':
    'import unittest\n\n\nclass Old(unittest.TestCase):\n    def test_service(self):\n        self.fail("no service here")\n',
};
const C = {
  'add.h': 'static int add(int a, int b) { return a - b; }\n',
  'test.c':
    '#include <stdio.h>\n#include "add.h"\nint main(void) {\n  int ok = add(2, 3) == 5;\n' +
    '  printf("1..2\\n%s 1 - adds\\nok 2 - runs\\n", ok ? "ok" : "not ok");\n  return !ok;\n}\n',
  Makefile: 'test: run-test\n\t./run-test\n\nrun-test: test.c add.h\n\tcc -o run-test test.c\n\n.PHONY: test\n',
  '.gitignore': 'run-test\n',
};

describe.each([
  ['python', { files: PYTHON, command: 'python3 -m unittest -v' }, 'calc.py'],
  ['C and make', { files: C, command: 'make test' }, 'add.h'],
] as const)('%s', (_, ground, code) => {
  test('passed: pushed and offered', async () => {
    const result = await run({ ...ground, calls: [edit(code, 'a - b', 'a + b')] });
    expectEnd(result, 'success', 0);
    expect(result.outputs['tests']).toBe('passed');
  });

  test('failed: what the request was about was red before, and that is no excuse', async () => {
    const result = await run({ ...ground, calls: [edit(code, 'a - b', 'a * b')] });
    expectEnd(result, 'tests_failed', 1);
    expect(result.outputs['tests']).toBe('failed');
  });
});

describe('python', () => {
  const ground = { files: { ...PYTHON, ...OLD }, command: 'python3 -m unittest -v' };

  test('known_failures: an old failure is excused and named', async () => {
    const result = await run({ ...ground, calls: [edit('calc.py', 'a - b', 'a + b')] });
    expectEnd(result, 'success', 0);
    expect(result.outputs).toMatchObject({
      tests: 'known-failures',
      summary: expect.stringMatching(/before.*test_service/),
    });
    expect(result.summary).toContain('The tests that fail failed before, too');
  });

  test('policy all-green excuses nothing', async () => {
    const calls = [edit('calc.py', 'a - b', 'a + b')];
    const result = await run({ ...ground, calls, settings: '  policy: all-green\n' });
    expectEnd(result, 'tests_failed', 1);
  });

  test('tampered: restored or explained, or the run ends', async () => {
    const weaker = PYTHON['test_calc.py'].replace('self.assertEqual(calc.add(2, 3), 5)', 'calc.add(2, 3)');
    const result = await run({ ...ground, files: PYTHON, calls: [write('test_calc.py', weaker)] });
    expectEnd(result, 'tests_failed', 1);
    expect(result.outputs).toMatchObject({ tests: 'tampered', summary: expect.stringContaining('test_calc.py') });
    expect(result.summary).toContain('weakens what judges the code');
  });

  test('flaky: red, then green on the same files', async () => {
    // Only without isolation there is a place that both runs see.
    const counter = join(mkdtempSync(join(tmpdir(), 'greengate-mood-')), 'ran');
    const moody =
      'import os, unittest\n\n\nclass Moody(unittest.TestCase):\n    def test_mood(self):\n' +
      `        seen = os.path.exists(${JSON.stringify(counter)})\n        open(${JSON.stringify(counter)}, 'w').close()\n` +
      '        self.assertTrue(seen)\n';
    const files = { 'calc.py': PYTHON['calc.py'], 'test_mood.py': moody };
    const calls = [edit('calc.py', 'a - b', 'a + b')];
    const settings = '  policy: all-green\n';
    const result = await run({ ...ground, files, calls, settings, inputs: { sandbox: 'off' } });
    expectEnd(result, 'success', 0);
    expect(result.outputs).toMatchObject({ tests: 'flaky', summary: expect.stringContaining('test_mood') });
  });

  test('the proof of the fix is told', async () => {
    const added = PYTHON['test_calc.py'] + '\n    def test_sum(self):\n        self.assertEqual(calc.add(1, 1), 2)\n';
    const calls = [edit('calc.py', 'a - b', 'a + b'), write('test_calc.py', added)];
    const result = await run({ ...ground, files: PYTHON, calls, prompt: 'Mend add() and add a test for it.' });
    expectEnd(result, 'success', 0);
    expect(result.summary).toContain('they prove the fix');
  });
});

test('node: a check that fails, and what was left in the change', async () => {
  const files = { 'lint.sh': '! grep -rn ugly src\n' };
  const settings = 'checks:\n  lint: sh lint.sh\n';
  const ground = { files, command: 'npm test', settings, prompt: 'Make the tests pass.' };
  const ugly = await run({ ...ground, calls: [edit('src/sum.js', 'a - b', 'a + b /* ugly */')] });
  expectEnd(ugly, 'tests_failed', 1);
  expect(ugly.outputs).toMatchObject({ tests: 'passed', summary: expect.stringContaining('The check "lint" fails') });
  const left = await run({ ...ground, calls: [edit('src/sum.js', 'a - b', 'a + b;\ndebugger')] });
  expectEnd(left, 'tests_failed', 1);
  expect(left.outputs['summary']).toContain('src/sum.js:3: A stop for a debugger');
});

test('what the settings protect cannot be written, by no tool and no command', async () => {
  const files = { 'test/data.txt': 'as it was\n' };
  const ground = { files, command: 'npm test', settings: '  protect: [test/**]\n', prompt: 'Change the test data.' };
  const result = await run({ ...ground, calls: [write('test/data.txt', 'x'), write('test/more.txt', 'x')] });
  expectEnd(result, 'blocked_by_policy', 1);
  expect(result.outputs['denials']).toContain('test/more.txt');
});
