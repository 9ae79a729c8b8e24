import { describe, expect, test } from '@jest/globals';

import { plainText } from '../../src/stop/plain-text.js';
import { readResults } from '../../src/stop/read-results.js';
import { judge } from '../../src/stop/judge.js';
import type { TestVerdict } from '../../src/stop/test-run.js';

type Sum = readonly [passed: number, failed: number, skipped: number, errors?: number] | undefined;

const RULE = '-'.repeat(70);

const CASES: readonly (readonly [
  name: string,
  exit: number,
  output: string,
  verdict: TestVerdict,
  sum: Sum,
  failures: readonly string[],
])[] = [
  [
    'jest',
    1,
    '  ● sum › adds\n\n    boom\n\nTest Suites: 1 failed, 1 passed, 2 total\nTests:       1 failed, 2 skipped, 1 todo, 3 passed, 7 total\n',
    'failed',
    [3, 1, 3],
    ['sum › adds'],
  ],
  [
    'jest: a file that does not load',
    1,
    'FAIL ./b.test.js\n  ● Test suite failed to run\n\nTest Suites: 1 failed, 1 passed, 2 total\nTests:       3 passed, 3 total\n',
    'failed',
    [3, 0, 0, 1],
    ['./b.test.js'],
  ],
  ['jest: nothing found', 1, 'No tests found, exiting with code 1\n', 'no-tests', [0, 0, 0], []],
  [
    'vitest',
    1,
    ' FAIL  a.test.ts > cart > rounds\n\n Test Files  1 failed (1)\n      Tests  1 failed | 2 passed | 1 skipped (4)\n',
    'failed',
    [2, 1, 1],
    ['a.test.ts > cart > rounds'],
  ],
  [
    'vitest: all skipped by a filter',
    0,
    ' Test Files  1 skipped (1)\n      Tests  2 skipped (2)\n',
    'no-tests',
    [0, 0, 2],
    [],
  ],
  [
    'mocha',
    2,
    '\n  2 passing (3ms)\n  1 pending\n  1 failing\n\n  1) cart\n       rounds:\n     Error: no\n\n  14 passing (2s)\n',
    'failed',
    [2, 1, 1],
    ['cart rounds'],
  ],
  ['mocha: none', 0, '\n  0 passing (1ms)\n', 'no-tests', [0, 0, 0], []],
  [
    'node:test spec',
    1,
    '✖ rounds (1.2ms)\nℹ tests 2\nℹ suites 0\nℹ pass 1\nℹ fail 1\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\n\n✖ failing tests:\n\n✖ rounds (1.2ms)\n',
    'failed',
    [1, 1, 0],
    ['rounds'],
  ],
  [
    'node:test tap',
    1,
    "TAP version 13\n    not ok 1 - inner\n      ---\n      type: 'test'\n      ...\nnot ok 1 - outer\n  ---\n  type: 'suite'\n  ...\n1..1\n# tests 1\n# pass 0\n# fail 1\n# cancelled 0\n# skipped 0\n# todo 0\n",
    'failed',
    [0, 1, 0],
    ['inner'],
  ],
  ['node:test, cut off by a pipe', 0, '  ✖ rounds (1.2ms)\n', 'failed', undefined, ['rounds']],
  [
    'TAP',
    1,
    '1..4\nok 1 - a\nnot ok 2 - b\nok 3 - c # SKIP no net\nnot ok 4 - d # TODO later\n',
    'failed',
    [1, 1, 2],
    ['b'],
  ],
  ['TAP: empty plan', 0, '1..0\n', 'no-tests', [0, 0, 0], []],
  [
    'prove',
    1,
    "t/a.t .. 1/3\n#   Failed test 'rounds'\nt/a.t (Wstat: 256 (exited 1) Tests: 3 Failed: 1)\n  Failed test:  2\nFiles=1, Tests=3,  0 wallclock secs\nResult: FAIL\n",
    'failed',
    [2, 1, 0],
    ['rounds'],
  ],
  [
    'prove: a TODO that passes',
    0,
    't/a.t .. ok\nAll tests successful.\n\nTest Summary Report\n-------------------\n' +
      't/a.t (Wstat: 0 Tests: 3 Failed: 0)\n  TODO passed:   1\nFiles=1, Tests=3,  0 wallclock secs\nResult: PASS\n',
    'passed',
    [3, 0, 0],
    [],
  ],
  [
    'prove: the same in a file that dies',
    1,
    't/a.t .. \nDubious, test returned 3 (wstat 768, 0x300)\n\nTest Summary Report\n-------------------\n' +
      't/a.t (Wstat: 768 (exited 3) Tests: 2 Failed: 0)\n  TODO passed:   1\n  Non-zero exit status: 3\n' +
      'Files=1, Tests=2,  0 wallclock secs\nResult: FAIL\n',
    'failed',
    [2, 0, 0, 1],
    ['t/a.t'],
  ],
  ['prove: all skipped', 0, 'Files=1, Tests=0,  0 wallclock secs\nResult: NOTESTS\n', 'no-tests', [0, 0, 0], []],
  [
    'pytest',
    1,
    '=== short test summary info ===\nFAILED tests/test_a.py::test_b - assert 1 == 2\nERROR tests/test_a.py::test_c - no db\n=== 1 failed, 3 passed, 1 skipped, 1 xfailed, 1 error in 0.12s ===\n',
    'failed',
    [3, 1, 2, 1],
    ['tests/test_a.py::test_b', 'tests/test_a.py::test_c'],
  ],
  ['pytest -q', 0, '..   [100%]\n2 passed in 0.01s\n', 'passed', [2, 0, 0], []],
  ['pytest: nothing', 5, '=== no tests ran in 0.01s ===\n', 'no-tests', [0, 0, 0], []],
  [
    'pytest: wrong path',
    4,
    'ERROR: file or directory not found: nowhere\n\n=== no tests ran in 0.01s ===\n',
    'error',
    [0, 0, 0],
    [],
  ],
  [
    'unittest',
    1,
    `FAIL: test_b (t.B.test_b)\n${RULE}\nRan 6 tests in 0.001s\n\nFAILED (failures=1, errors=1, skipped=1, expected failures=1)\n`,
    'failed',
    [2, 1, 2, 1],
    ['test_b (t.B.test_b)'],
  ],
  ['unittest: nothing', 0, `${RULE}\nRan 0 tests in 0.000s\n\nOK\n`, 'no-tests', [0, 0, 0], []],
  [
    'cargo: several sums, the last one green',
    101,
    'test a::b ... FAILED\ntest result: FAILED. 1 passed; 2 failed; 1 ignored; 0 measured\ntest result: ok. 0 passed; 0 failed; 0 ignored; 0 measured\n',
    'failed',
    [1, 2, 1],
    ['a::b'],
  ],
  [
    'cargo: modules called test are no prefix',
    101,
    'test tests::a ... ok\ntest tests::b ... FAILED\ntest test::c ... ok\ntest test::d ... ok\ntest result: FAILED. 3 passed; 1 failed; 0 ignored; 0 measured\n',
    'failed',
    [3, 1, 0],
    ['tests::b'],
  ],
  ['turbo', 0, 'a:test: \na:test:   2 passing (3ms)\nb:test: 1..1\nb:test: ok 1 - x\n', 'passed', [3, 0, 0], []],
  [
    'pnpm -r',
    0,
    'packages/a test:   2 passing (3ms)\npackages/a test: Done\npackages/b test: 1..1\npackages/b test: ok 1 - x\n',
    'passed',
    [3, 0, 0],
    [],
  ],
  [
    'cargo: does not compile',
    101,
    'error: could not compile `x` (lib) due to 1 previous error\n',
    'failed',
    [0, 0, 0, 1],
    ['build'],
  ],
  [
    'go: without -v only red is told',
    1,
    '--- FAIL: TestA (0.00s)\n    a_test.go:3: no\nFAIL\nFAIL\texample/x\t0.01s\n',
    'failed',
    undefined,
    ['TestA'],
  ],
  [
    'go -v',
    1,
    '=== RUN   TestA\n--- PASS: TestA (0.00s)\n=== RUN   TestB\n--- FAIL: TestB (0.00s)\nFAIL\texample/x\t0.01s\n',
    'failed',
    [1, 1, 0],
    ['TestB'],
  ],
  ['go: no test files', 0, '?   \texample/x\t[no test files]\n', 'no-tests', [0, 0, 0], []],
  ['go: does not build', 2, 'FAIL\texample/x [build failed]\nFAIL\n', 'failed', [0, 0, 0, 1], ['example/x']],
  [
    'ctest',
    8,
    '1/3 Test #1: adds ......   Passed    0.01 sec\n2/3 Test #2: rounds ....***Failed    0.01 sec\n3/3 Test #3: off .......***Skipped   0.01 sec\n\n50% tests passed, 1 tests failed out of 2\n\t  2 - rounds (Failed)\n',
    'failed',
    [1, 1, 1],
    ['rounds'],
  ],
  ['ctest: nothing', 0, 'No tests were found!!!\n', 'no-tests', undefined, []],
  [
    'Maven',
    1,
    '[ERROR] CartTest.rounds -- Time elapsed: 0.06 s <<< FAILURE!\n[ERROR] Tests run: 4, Failures: 1, Errors: 1, Skipped: 1, Time elapsed: 0.07 s -- in CartTest\n[ERROR] Tests run: 4, Failures: 1, Errors: 1, Skipped: 1\n',
    'failed',
    [1, 1, 1, 1],
    ['CartTest.rounds'],
  ],
  [
    'Gradle',
    1,
    'CartTest > rounds() FAILED\n\n5 tests completed, 2 failed, 1 skipped\n',
    'failed',
    [2, 2, 1],
    ['CartTest > rounds()'],
  ],
  ['Gradle: green says nothing', 0, '> Task :test\n\nBUILD SUCCESSFUL in 1s\n', 'passed', undefined, []],
  [
    'rspec',
    1,
    '7 examples, 2 failures, 2 pending\n\nrspec ./spec/a_spec.rb:3 # cart rounds\n',
    'failed',
    [3, 2, 2],
    ['cart rounds'],
  ],
  [
    'minitest',
    1,
    '  1) Failure:\nTestSum#test_b [test/a.rb:4]:\nno\n\n4 runs, 3 assertions, 1 failures, 1 errors, 1 skips\n',
    'failed',
    [1, 1, 1, 1],
    ['TestSum#test_b'],
  ],
  [
    'phpunit',
    2,
    'There was 1 failure:\n\n1) CartTest::testRounds\nno\n\nTests: 9, Assertions: 5, Errors: 1, Failures: 2, Skipped: 1, Incomplete: 1, Risky: 1.\n',
    'failed',
    [4, 2, 2, 1],
    ['CartTest::testRounds'],
  ],
  ['phpunit: nothing', 0, 'No tests executed!\n', 'no-tests', [0, 0, 0], []],
  [
    'dotnet',
    1,
    '  Failed X.Tests.Rounds [3 ms]\nFailed!  - Failed:     1, Passed:     4, Skipped:     1, Total:     6\n',
    'failed',
    [4, 1, 1],
    ['X.Tests.Rounds'],
  ],
  [
    'two runners, told apart by prefixes',
    1,
    '[a] \n[b] ok 1 - x\n[a]   1 passing (3ms)\n[b] 1..1\n[a]   1 failing\n',
    'failed',
    [2, 1, 0],
    [],
  ],
  ['unknown words, exit 0', 0, 'all fine\n', 'passed', undefined, []],
  ['unknown words, exit 1', 1, 'not so fine\n', 'failed', undefined, []],
  ['npm: no such script', 1, 'npm error Missing script: "test"\n', 'error', undefined, []],
  [
    'npm: the runner is not installed',
    127,
    '\n> x@1.0.0 test\n> jest\n\nsh: 1: jest: not found\n',
    'error',
    undefined,
    [],
  ],
  ['npm: a script that only prints', 0, '\n> x@1.0.0 test\n> echo ok\n\nok\n', 'no-tests', undefined, []],
  ['npm: a runner that ends in silence', 0, '\n> x@1.0.0 test\n> mocha\n\n  ✔ first\n', 'failed', undefined, []],
];

describe('readResults and judge', () => {
  test.each(CASES)('%s', (_, exitCode, text, verdict, sum, failures) => {
    const output = plainText(text);
    const results = readResults({ output, command: 'npm test', exitCode });
    const counts =
      sum === undefined ? undefined : { passed: sum[0], failed: sum[1], skipped: sum[2], errors: sum[3] ?? 0 };
    expect({
      verdict: judge({ exitCode, signal: null, output, results }),
      counts: results.counts,
      failures: results.failures,
    }).toEqual({ verdict, counts, failures });
  });

  test.each(CASES.filter(([, , , verdict, sum]) => verdict === 'failed' && sum !== undefined && sum[0] + sum[1] > 0))(
    'exit 0 does not hide red: %s',
    (_, __, text) => {
      const output = plainText(text);
      expect(
        judge({
          exitCode: 0,
          signal: null,
          output,
          results: readResults({ output, command: 'npm test || true', exitCode: 0 }),
        }),
      ).toBe('failed');
    },
  );

  test('at most 50 names, each once', () => {
    const lines = Array.from({ length: 200 }, (_, at) => `test t${at % 120} ... FAILED`);
    const output = [...lines, 'test result: FAILED. 0 passed; 200 failed; 0 ignored; 0 measured'].join('\n');
    const { failures } = readResults({ output, command: 'cargo test', exitCode: 101 });
    expect([failures.length, new Set(failures).size]).toEqual([50, 50]);
  });

  test('a long output of nothing known is read in no time', () => {
    const output = `${'a '.repeat(500)}\n`.repeat(2_000) + `${'9'.repeat(200_000)}\n${'> '.repeat(50_000)}`;
    expect(readResults({ output, command: 'make test', exitCode: 2 }).counts).toBeUndefined();
  });
});

describe('plainText', () => {
  test.each([
    ['\u001b[1m\u001b[32m2 passed\u001b[39m\u001b[22m', '2 passed'],
    ['\u001b]8;;http://x\u0007link\u001b]8;;\u0007', 'link'],
    ['a\r\nb\r\n', 'a\nb\n'],
    ['10%\r50%\rdone\n', 'done\n'],
    ['\u001b[2J\u001b[1;3Hcleared', 'cleared'],
  ])('%j', (raw, plain) => {
    expect(plainText(raw)).toBe(plain);
  });
});
