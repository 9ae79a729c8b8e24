import { describe, expect, test } from '@jest/globals';

import { judgeOutput } from '../../src/cli/gate-read-results.js';

type Sum = readonly [passed: number, failed: number, skipped: number, errors: number];

const lines = (...all: string[]): string => `${all.join('\n')}\n`;
/** What a test may print: summaries of nearly everybody. */
const OTHERS = [
  '  2 passing (3ms)',
  '  1 failing',
  '1 failed, 3 passed in 0.12s',
  'test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured',
  '--- FAIL: TestA (0.00s)',
  'FAIL\texample/x\t0.01s',
  '3 examples, 2 failures',
  '1..1',
  'not ok 1 - x',
  '4 runs, 3 assertions, 1 failures, 1 errors, 1 skips',
];
const JEST_JSON =
  '{"numTotalTests":2,"testResults":[{"name":"a.test.js","status":"failed","message":"","assertionResults":[' +
  '{"fullName":"good","title":"good","status":"passed"},{"fullName":"bad","title":"bad","status":"failed"}]}]}';

describe('one call, one summary: what a test prints is not added', () => {
  test.each<[string, string, number, string, Sum]>([
    [
      'node:test, with its own words, too',
      'node --test --test-reporter=spec',
      0,
      lines(
        'ℹ fail 3',
        ...OTHERS,
        '✔ good (5.56ms)',
        'ℹ tests 1',
        'ℹ suites 0',
        'ℹ pass 1',
        'ℹ fail 0',
        'ℹ cancelled 0',
        'ℹ skipped 0',
        'ℹ todo 0',
      ),
      [1, 0, 0, 0],
    ],
    [
      'jest by a script',
      'npm test',
      0,
      lines(
        '',
        '> x@1.0.0 test',
        '> jest',
        '',
        '  console.log',
        'Test Suites: 1 failed, 1 total',
        'Tests:       3 failed, 1 passed, 4 total',
        ...OTHERS,
        'PASS ./a.test.js',
        'Test Suites: 1 passed, 1 total',
        'Tests:       1 skipped, 1 passed, 2 total',
      ),
      [1, 0, 1, 0],
    ],
    [
      'vitest',
      'npx vitest run',
      0,
      lines(
        ' RUN  v4.1.12 /repo',
        ...OTHERS,
        '      Tests  9 failed (9)',
        '',
        ' Test Files  1 passed (1)',
        '      Tests  1 passed (1)',
      ),
      [1, 0, 0, 0],
    ],
    [
      'pytest',
      'python -m pytest -s',
      0,
      lines('=== test session starts ===', ...OTHERS, 'a.py .   [100%]', '=== 2 passed in 0.01s ==='),
      [2, 0, 0, 0],
    ],
    [
      'cargo',
      'cargo test -- --nocapture',
      0,
      lines(
        'running 1 test',
        ...OTHERS,
        'test a ... ok',
        'test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured',
        '   Doc-tests x',
        'running 2 tests',
        'test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured',
      ),
      [3, 0, 0, 0],
    ],
    [
      'go',
      'go test -v ./...',
      0,
      lines(
        '=== RUN   TestB',
        ...OTHERS.filter((line) => !/^(?:---|FAIL)/.test(line)),
        'text--- PASS: TestB (0.00s)',
        'PASS',
        'ok  \texample/y\t0.01s',
      ),
      [1, 0, 0, 0],
    ],
    [
      'mocha with coverage around it',
      'npx c8 mocha',
      0,
      lines(...OTHERS.slice(2), '', '  ✔ a', '', '  1 passing (2ms)', ''),
      [1, 0, 0, 0],
    ],
    [
      'ava: what passed is not told where something failed',
      'npx ava',
      1,
      lines(
        '  2 tests passed',
        '  1 test failed',
        '  - [skip] s',
        '  ✔ good',
        '  ✘ [fail]: bad',
        '  ✔ [expected fail] known',
        '  ✘ [fail]: none Test finished without running any assertions',
        '  ─',
        '',
        '  bad',
        '',
        '  Difference:',
        '',
        '  none',
        '',
        '  ─',
        '',
        '  2 tests failed',
        '  1 known failure',
        '  1 test skipped',
      ),
      [1, 2, 2, 0],
    ],
  ])('%s', (_, command, exitCode, output, [passed, failed, skipped, errors]) => {
    const answer = judgeOutput({ output, exitCode, command });
    expect(answer.counts).toEqual({ passed, failed, skipped, errors });
    expect(answer.verdict).toBe(exitCode === 0 ? 'pass' : 'fail');
  });

  test('two calls are added up', () => {
    const output = lines(
      'Test Suites: 1 passed, 1 total',
      'Tests:       1 passed, 1 total',
      '=== 2 passed in 0.01s ===',
    );
    const answer = judgeOutput({ output, exitCode: 0, command: 'npx jest && python -m pytest' });
    expect(answer.counts).toMatchObject({ passed: 3, failed: 0 });
  });
});

describe('nothing is counted twice', () => {
  test.each<[string, string, string, Sum]>([
    [
      'jest with JSON on the screen',
      'npx jest --json',
      lines(
        'FAIL ./a.test.js',
        '  ● bad',
        '',
        'Test Suites: 1 failed, 1 total',
        'Tests:       1 failed, 1 passed, 2 total',
        JEST_JSON,
      ),
      [1, 1, 0, 0],
    ],
    [
      'the same, by a command that says nothing',
      'make test',
      lines(
        'FAIL ./a.test.js',
        '  ● bad',
        '',
        'Test Suites: 1 failed, 1 total',
        'Tests:       1 failed, 1 passed, 2 total',
        JEST_JSON,
      ),
      [1, 1, 0, 0],
    ],
    [
      'prove with JUnit',
      'prove --formatter TAP::Formatter::JUnit -l t',
      lines(
        '<testsuites><testsuite name="t_a_t" tests="2" failures="1"><testcase name="1 - a"/>',
        '<testcase name="2 - b"><failure message="not ok 2 - b"/></testcase></testsuite></testsuites>',
        "#   Failed test 'b'",
        't/a.t (Wstat: 256 (exited 1) Tests: 2 Failed: 1)',
        '  Failed test:  2',
        'Files=1, Tests=2,  0 wallclock secs',
        'Result: FAIL',
      ),
      [1, 1, 0, 0],
    ],
    [
      'karma: each browser by its last line',
      'npx karma start --single-run',
      lines(
        'Chrome 120 (Linux): Executed 1 of 3 SUCCESS (0 secs / 0 secs)',
        'Firefox 9 (Linux): Executed 1 of 3 SUCCESS (0 secs / 0 secs)',
        'Chrome 120 (Linux) cart rounds FAILED',
        '\tExpected 2 to be 3.',
        'Chrome 120 (Linux): Executed 2 of 3 (1 FAILED) (skipped 1) (0.1 secs / 0 secs)',
        'Firefox 9 (Linux): Executed 2 of 3 (skipped 1) SUCCESS (0.1 secs / 0 secs)',
        'TOTAL: 1 FAILED, 3 SUCCESS',
      ),
      [3, 1, 2, 0],
    ],
    [
      'tap: the sum, in whatever order',
      'npx tap',
      lines('TAP version 14', '1..1', 'not ok 1 - a.test.js', '# { total: 12, pass: 4, fail: 4, todo: 2, skip: 2 }'),
      [4, 4, 4, 0],
    ],
  ])('%s', (_, command, output, [passed, failed, skipped, errors]) => {
    const answer = judgeOutput({ output, exitCode: 1, command });
    expect(answer).toMatchObject({ verdict: 'fail', counts: { passed, failed, skipped, errors } });
  });
});

test('node:test on Node 20: a test to do that fails is not red, with a reason or without', () => {
  const output = lines(
    '✖ later (1.36ms) # TODO',
    '  AssertionError [ERR_ASSERTION]: 1 == 2',
    '✖ other (0.14ms) # when there is time',
    '✔ good (5.56ms)',
    'ℹ tests 3',
    'ℹ suites 0',
    'ℹ pass 1',
    'ℹ fail 0',
    'ℹ cancelled 0',
    'ℹ skipped 0',
    'ℹ todo 2',
    '',
    '✖ failing tests:',
    '',
    'test at a.test.js:2:1',
    '✖ later (1.36ms) # TODO',
    '  AssertionError [ERR_ASSERTION]: 1 == 2',
  );
  expect(judgeOutput({ output, exitCode: 0, command: 'node --test' })).toMatchObject({ verdict: 'pass', failures: [] });
});
