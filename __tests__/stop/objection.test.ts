import { describe, expect, test } from '@jest/globals';

import { objectionText, type ObjectionFacts } from '../../src/stop/objection.js';
import type { TestRun } from '../../src/stop/test-run.js';

const RED: TestRun = {
  command: 'npm test',
  verdict: 'failed',
  exitCode: 1,
  durationMs: 4_210,
  counts: { passed: 12, failed: 2, skipped: 1, errors: 0 },
  failures: ['dates › half an hour', 'dates › leap day'],
  failed: [],
  tail: 'Expected: 3\nReceived: 2',
  strays: 0,
};

function text(facts: Partial<ObjectionFacts>): string {
  return objectionText({ run: RED, attempt: 1, attempts: 3, unchanged: false, ...facts });
}

describe('objectionText', () => {
  test('says which tests, the counts, the exit code, the attempt and the end of the output', () => {
    expect(text({})).toBe(
      [
        'You are not finished: the tests do not pass (attempt 1 of 3).',
        'Command: npm test\nResult: exit code 1; 4.2 s; 12 passed, 2 failed, 1 skipped',
        'Failing:\n- dates › half an hour\n- dates › leap day',
        'End of the output:\n~~~\nExpected: 3\nReceived: 2\n~~~',
        'Correct the code. Do not delete, skip or weaken tests, and do not change what the test command runs. Then finish again.',
      ].join('\n\n'),
    );
  });

  test.each([
    ['timed-out', 'did not end within 4.2 s'],
    ['no-tests', 'ran no test at all'],
    ['error', 'the test command itself did not work'],
    ['failed', 'the tests do not pass'],
  ] as const)('%s has words of its own', (verdict, words) => {
    expect(text({ run: { ...RED, verdict } })).toContain(words);
  });

  test.each<[string, Partial<ObjectionFacts>, string | undefined]>([
    ['first attempt', {}, undefined],
    ['same failures again', { previous: RED }, 'Change your approach'],
    [
      'one fixed',
      { previous: { ...RED, failures: [...RED.failures, 'x'] } },
      'Since the attempt before: 1 no longer fail, 0 new.',
    ],
    ['another one', { previous: { ...RED, failures: ['x'] } }, '1 no longer fail, 2 new. New: dates'],
    ['red after a time-out', { previous: { ...RED, verdict: 'timed-out' } }, undefined],
    [
      'no names, same output but for times',
      { run: { ...RED, failures: [], tail: 'boom in 4 ms' }, previous: { ...RED, failures: [], tail: 'boom in 9 ms' } },
      'Change your approach',
    ],
    [
      'no names, other output',
      { run: { ...RED, failures: [], tail: 'bang' }, previous: { ...RED, failures: [], tail: 'boom' } },
      undefined,
    ],
    ['nothing changed', { previous: RED, unchanged: true }, 'was tested already'],
  ])('what changed since the attempt before: %s', (_, facts, words) => {
    const said = text(facts);
    if (words === undefined) expect(said).not.toMatch(/attempt before|Change your approach/);
    else expect(said).toContain(words);
  });

  test('is always under 4,000 characters and never the whole log', () => {
    const failures = Array.from({ length: 50 }, (_, at) => `${at} ${'long name '.repeat(60)}`);
    const run = { ...RED, command: 'x'.repeat(5_000), failures, tail: 'line of log\n'.repeat(5_000), strays: 3 };
    const said = text({ run, previous: { ...run, failures: ['other'] } });
    expect(said.length).toBeLessThan(4_000);
    expect(said).toContain('… and ');
    expect(said).toContain('Do not delete, skip or weaken tests');
  });

  test('keeps the end of a long output, from the start of a line', () => {
    const tail = Array.from({ length: 2_000 }, (_, at) => `line ${at}`).join('\n');
    const said = text({ run: { ...RED, tail } });
    expect(said).toContain('line 1999\n~~~');
    expect(said).toMatch(/~~~\n…\nline \d+\n/);
  });
});
