import { expect, test } from '@jest/globals';
import { askedFor, couldBeAbout } from '../../src/run/asked.js';
import type { TestRun } from '../../src/stop/test-run.js';

test.each([
  ['What does add() do?', 'words'],
  ['Why does the test fail?', 'words'],
  ['How do I add a rule?', 'words'],
  ['@greengate can you explain why the test is red?', 'words'],
  ['Summarize what this pull request does.', 'words'],
  ['Is there a way to use it without a key?', 'words'],
  ['Why does add fail? Fix it.', 'work'],
  ['Why does add fail? Please fix it.', 'work'],
  ['Can you fix the failing test?', 'work'],
  ['Could you please mend add?', 'work'],
  ['The add function is wrong, it subtracts. Please fix it.', 'work'],
  ['Make the tests pass.', 'work'],
  ['@greengate add a greeting', 'work'],
  ['Explain the fault and fix it.', 'work'],
  ['add returns the wrong sum', 'work'],
  ['Sum is wrong!\n\n2 + 3 is -1.', 'open'],
  ['Look for dead links in the docs.', 'open'],
])('%j asks for %s', (request, asked) => {
  expect(askedFor(request)).toBe(asked);
});

const red = (...names: string[]): TestRun => ({
  command: 'npm test',
  verdict: 'failed',
  exitCode: 1,
  durationMs: 1,
  failures: names,
  failed: names.map((name) => ({ name, status: 'failed' as const })),
  strays: 0,
  tail: '',
});

test.each<[string, TestRun, boolean]>([
  ['Make the tests pass.', red('adds'), true],
  ['The sum is wrong.', red('adds'), true],
  ['Look whether `greet` is documented.', red('adds'), false],
  ['Look whether `adds` is documented.', red('adds'), true],
  ['Look whether `greet` is documented.', red(), true],
])('%j with %j: could it be about that? %s', (request, run, expected) => {
  expect(couldBeAbout(request, run)).toBe(expected);
});
