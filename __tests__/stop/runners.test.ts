import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { judgeOutput, type Answer } from '../../src/cli/gate-read-results.js';

type Sum = readonly [passed: number, failed: number, skipped: number, errors: number];

interface Row {
  readonly command: string;
  readonly exit: number;
  readonly output: string;
  readonly verdict: Answer['verdict'];
  readonly sum?: Sum;
  /** Name, and a piece of what follows it: the file, the message. */
  readonly red?: readonly (readonly [name: string, file?: string | undefined, message?: string])[];
}

const lines = (...all: string[]) => `${all.join('\n')}\n`;
const RULE = '='.repeat(70);
const DASHES = '-'.repeat(70);

const ROWS: Readonly<Record<string, Row>> = {
  'jest: file, message, and a file that does not load': {
    command: 'npx jest',
    exit: 1,
    output: lines(
      'FAIL test/cart.test.js',
      '  ● cart › rounds',
      '',
      '    Expected: 3',
      '    Received: 2',
      '',
      '      at Object.<anonymous> (test/cart.test.js:9:3)',
      '',
      'FAIL test/gone.test.js',
      '  ● Test suite failed to run',
      '',
      "    Cannot find module './gone'",
      '',
      'Test Suites: 2 failed, 2 total',
      'Tests:       1 failed, 1 passed, 2 total',
    ),
    verdict: 'fail',
    sum: [1, 1, 0, 1],
    red: [
      ['cart › rounds', 'test/cart.test.js', 'Expected: 3'],
      ['test/gone.test.js', 'test/gone.test.js', "Cannot find module './gone'"],
    ],
  },
  'jest: with --bail the sum stands there twice': {
    command: 'npx jest --bail',
    exit: 1,
    output: lines(
      ...['a', 'b'].flatMap(() => [
        'Test Suites: 1 failed, 1 total',
        'Tests:       1 failed, 1 total',
        'Snapshots:   0 total',
        'Time:        0.5 s',
        'Ran all test suites.',
      ]),
    ),
    verdict: 'fail',
    sum: [0, 1, 0, 0],
  },
  'jest: ended in a test': { command: 'npx jest', exit: 0, output: 'PASS a.test.js\n', verdict: 'crash' },
  'jest: an option that it does not know': {
    command: 'npx jest --nope',
    exit: 1,
    output: lines('● Unrecognized CLI Parameter:', '', '  Unrecognized option "nope".'),
    verdict: 'error',
    sum: [0, 0, 0, 0],
  },
  'vitest: only a file that does not load': {
    command: 'npx vitest run',
    exit: 1,
    output: lines(
      '⎯⎯⎯ Failed Suites 1 ⎯⎯⎯',
      '',
      ' FAIL  test/a.test.js [ test/a.test.js ]',
      "Error: Cannot find module './gone'",
      ' ❯ test/a.test.js:2:1',
      '',
      ' Test Files  1 failed (1)',
      '      Tests  no tests',
    ),
    verdict: 'error',
    sum: [0, 0, 0, 1],
    red: [['test/a.test.js', 'test/a.test.js', "Cannot find module './gone'"]],
  },
  'vitest: expected failures, and an error outside of tests': {
    command: 'npx vitest run',
    exit: 1,
    output: lines(
      ' Test Files  1 passed (1)',
      '      Tests  2 passed | 1 expected fail | 1 todo (4)',
      '     Errors  1 error',
    ),
    verdict: 'fail',
    sum: [2, 0, 2, 1],
  },
  'vitest as TAP: the tests in a file, not the file': {
    command: 'npx vitest run --reporter=tap',
    exit: 1,
    output: lines(
      'TAP version 13',
      '1..1',
      'not ok 1 - a.test.js # time=11.93ms {',
      '    1..3',
      '    ok 1 - adds # time=1.05ms',
      '    not ok 2 - rounds # time=9.30ms',
      '        ---',
      '        error:',
      '            message: "expected 2 to be 3"',
      '        ...',
      '    ok 3 - later # SKIP',
      '}',
    ),
    verdict: 'fail',
    sum: [1, 1, 1, 0],
    red: [['rounds', undefined, 'expected 2 to be 3']],
  },
  'annotations alone': {
    command: 'npx vitest run --reporter=github-actions',
    exit: 1,
    output: '::error file=test/a.test.js,title=cart > rounds,line=3::AssertionError: 2%2C not 3%0A- Expected\n',
    verdict: 'fail',
    red: [['cart > rounds', 'test/a.test.js', '2, not 3\n- Expected']],
  },
  'mocha: a file that does not load': {
    command: 'npx mocha',
    exit: 1,
    output: lines(
      '',
      ' Exception during run: /x/test/bad.js:1',
      "it('x',()=>{ const = 1 });",
      "SyntaxError: Unexpected token '='",
    ),
    verdict: 'error',
    sum: [0, 0, 0, 1],
    red: [['/x/test/bad.js', '/x/test/bad.js', 'SyntaxError']],
  },
  'mocha -R json-stream': {
    command: 'npx mocha -R json-stream',
    exit: 1,
    output: lines(
      '["start",{"total":2}]',
      '["pass",{"title":"a","fullTitle":"s a"}]',
      '["fail",{"title":"b","fullTitle":"s b","err":"no","stack":"Error: no"}]',
      '["end",{"passes":1,"failures":1,"pending":0}]',
    ),
    verdict: 'fail',
    sum: [1, 1, 0, 0],
    red: [['s b', undefined, 'Error: no']],
  },
  'node:test: the suites around a name': {
    command: 'node --test',
    exit: 1,
    output: lines(
      '▶ cart',
      '  ✖ rounds (1.2ms)',
      '    Error: 2 !== 3',
      '  ✔ adds (0.1ms)',
      '✖ cart (2.1ms)',
      ...['pass 1', 'fail 1', 'cancelled 0', 'skipped 0', 'todo 0'].map((sum) => `ℹ ${sum}`),
      '',
      '✖ failing tests:',
      '',
      'test at test/cart.test.js:2:3',
      '✖ rounds (1.2ms)',
      '  Error: 2 !== 3',
    ),
    verdict: 'fail',
    sum: [1, 1, 0, 0],
    red: [['cart > rounds', 'test/cart.test.js', 'Error: 2 !== 3']],
  },
  'ava: thrown outside of tests': {
    command: 'npx ava',
    exit: 1,
    output: lines(
      '  ✔ adds',
      '',
      '  Uncaught exception in test/a.js',
      '',
      '  Error: late',
      '',
      '  1 test passed',
      '  1 uncaught exception',
    ),
    verdict: 'fail',
    sum: [1, 0, 0, 1],
    red: [['test/a.js', 'test/a.js', 'late']],
  },
  'bun: the message stands before the name': {
    command: 'bun test',
    exit: 1,
    output: lines(
      'bun test v1.2.0 (abc)',
      '',
      'a.test.ts:',
      'error: expect(received).toBe(expected)',
      'Expected: 3',
      '(fail) cart > rounds [1.00ms]',
      '(pass) adds',
      ' 1 pass',
      ' 1 fail',
      'Ran 2 tests across 1 file. [9.00ms]',
    ),
    verdict: 'fail',
    sum: [1, 1, 0, 0],
    red: [['cart > rounds', 'a.test.ts', 'Expected: 3']],
  },
  'deno: types do not fit': {
    command: 'deno test',
    exit: 1,
    output: lines(
      'Check a_test.ts',
      "TS2322 [ERROR]: Type 'string' is not assignable to type 'number'.",
      '    at file:///x/a_test.ts:1:7',
      '',
      'error: Type checking failed.',
    ),
    verdict: 'error',
    sum: [0, 0, 0, 1],
    red: [['a_test.ts', 'a_test.ts', 'TS2322']],
  },
  'cypress: the table at the end': {
    command: 'npx cypress run',
    exit: 1,
    output: lines(
      '  │ Tests:        3                                          │',
      '  │ Passing:      1                                          │',
      '  │ Failing:      1                                          │',
      '  │ Pending:      1                                          │',
      '  │ Skipped:      0                                          │',
      '  (Run Finished)',
    ),
    verdict: 'fail',
    sum: [1, 1, 1, 0],
  },
  'karma: the last state counts': {
    command: 'npx karma start --single-run',
    exit: 1,
    output: lines(
      'Chrome Headless 1 (Linux): Executed 1 of 3 (1 FAILED) (0 secs)',
      'Chrome Headless 1 (Linux): Executed 3 of 3 (1 FAILED) (skipped 1) (0.1 secs / 0.01 secs)',
    ),
    verdict: 'fail',
    sum: [1, 1, 1, 0],
  },
  'pytest: failures and errors apart, with what is below the headings': {
    command: 'python -m pytest',
    exit: 1,
    output: lines(
      '==== test session starts ====',
      '==== ERRORS ====',
      '____ ERROR at setup of test_db ____',
      'E   ConnectionError: no database',
      '==== FAILURES ====',
      '____ TestCart.test_rounds ____',
      '>   assert 2 == 3',
      'E   assert 2 == 3',
      '',
      'tests/test_cart.py:6: AssertionError',
      '==== short test summary info ====',
      'FAILED tests/test_cart.py::TestCart::test_rounds - assert 2 == 3',
      'ERROR tests/test_db.py::test_db - ConnectionError: no database',
      '==== 1 failed, 2 passed, 1 xfailed, 1 error in 0.12s ====',
    ),
    verdict: 'fail',
    sum: [2, 1, 1, 1],
    red: [
      ['tests/test_cart.py::TestCart::test_rounds', 'tests/test_cart.py', 'E   assert 2 == 3'],
      ['tests/test_db.py::test_db', 'tests/test_db.py', 'no database'],
    ],
  },
  'pytest: a file that cannot be collected': {
    command: 'pytest',
    exit: 2,
    output: lines(
      '==== ERRORS ====',
      '____ ERROR collecting test_a.py ____',
      'E   SyntaxError: invalid syntax',
      '==== short test summary info ====',
      'ERROR test_a.py',
      '!!!! Interrupted: 1 error during collection !!!!',
      '==== 1 error in 0.10s ====',
    ),
    verdict: 'error',
    sum: [0, 0, 0, 1],
    red: [['test_a.py', 'test_a.py', 'SyntaxError']],
  },
  'pytest: conftest.py does not load': {
    command: 'pytest',
    exit: 4,
    output: lines(
      "ImportError while loading conftest '/x/conftest.py'.",
      'conftest.py:1: in <module>',
      'E   RuntimeError: no',
    ),
    verdict: 'error',
    sum: [0, 0, 0, 1],
    red: [['/x/conftest.py', '/x/conftest.py', 'RuntimeError']],
  },
  'pytest -qq: a letter for each test': {
    command: 'pytest -qq',
    exit: 1,
    output: lines(
      '..Fs                                             [100%]',
      '==== FAILURES ====',
      '____ test_a ____',
      'E   assert False',
      '==== short test summary info ====',
      'FAILED test_a.py::test_a - assert False',
    ),
    verdict: 'fail',
    sum: [2, 1, 1, 0],
    red: [['test_a.py::test_a', 'test_a.py', 'assert False']],
  },
  'unittest: a module that does not load': {
    command: 'python -m unittest',
    exit: 1,
    output: lines(
      'E',
      RULE,
      'ERROR: tests.test_bad (unittest.loader._FailedTest.tests.test_bad)',
      DASHES,
      "ModuleNotFoundError: No module named 'gone'",
      '',
      DASHES,
      'Ran 1 test in 0.000s',
      '',
      'FAILED (errors=1)',
    ),
    verdict: 'error',
    sum: [0, 0, 0, 1],
    red: [['tests.test_bad', undefined, "No module named 'gone'"]],
  },
  'unittest: a hook that fails is no test, and yet something ran': {
    command: 'python -m unittest',
    exit: 1,
    output: lines(
      RULE,
      'ERROR: setUpClass (t.A)',
      DASHES,
      'RuntimeError: no',
      '',
      DASHES,
      'Ran 0 tests in 0.000s',
      '',
      'FAILED (errors=1)',
    ),
    verdict: 'fail',
    sum: [0, 0, 0, 1],
    red: [['setUpClass (t.A)', undefined, 'RuntimeError']],
  },
  'cargo: the message is in a section of its own': {
    command: 'cargo test',
    exit: 101,
    output: lines(
      'running 2 tests',
      'test total::fine ... ok',
      'test total::rounds ... FAILED',
      '',
      'failures:',
      '',
      '---- total::rounds stdout ----',
      "thread 'total::rounds' panicked at tests/cart.rs:6:19:",
      'assertion failed',
      '',
      'failures:',
      '    total::rounds',
      '',
      'test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s',
    ),
    verdict: 'fail',
    sum: [1, 1, 0, 0],
    red: [['total::rounds', 'tests/cart.rs', 'assertion failed']],
  },
  'cargo: a test that takes the whole binary with it': {
    command: 'cargo test',
    exit: 101,
    output: lines('running 2 tests', 'test a ... ok', 'error: test failed, to rerun pass `--lib`'),
    verdict: 'crash',
  },
  'cargo: does not compile': {
    command: 'cargo test',
    exit: 101,
    output: lines(
      'error[E0277]: cannot add `&str` to `i32`',
      ' --> src/lib.rs:1:31',
      'error: could not compile `x` (lib) due to 1 previous error',
    ),
    verdict: 'error',
    sum: [0, 0, 0, 1],
    red: [['src/lib.rs', 'src/lib.rs', 'E0277']],
  },
  'nextest: red at first, green when tried again': {
    command: 'cargo nextest run',
    exit: 0,
    output: lines(
      '   TRY 1 FAIL [   0.005s] calc::cart flaky',
      '   TRY 2 PASS [   0.004s] calc::cart flaky',
      '     Summary [   0.021s] 2 tests run: 2 passed (1 flaky), 0 skipped',
    ),
    verdict: 'pass',
    sum: [2, 0, 0, 0],
  },
  'go -json: with the output of each test': {
    command: 'go test -json ./...',
    exit: 1,
    output: lines(
      '{"Action":"run","Package":"x","Test":"TestA"}',
      `{"Action":"output","Package":"x","Test":"TestA","Output":"    a_test.go:7: got 2 ${'.'.repeat(3000)}\\n"}`,
      '{"Action":"fail","Package":"x","Test":"TestA","Elapsed":0.01}',
      '{"Action":"fail","Package":"x","Elapsed":0.02}',
    ),
    verdict: 'fail',
    sum: [0, 1, 0, 0],
    red: [['TestA', 'a_test.go', 'got 2']],
  },
  'go: ended by its own time limit': {
    command: 'go test ./...',
    exit: 1,
    output: lines(
      'panic: test timed out after 1s',
      'running tests:',
      '\tTestNever (1s)',
      '',
      'FAIL\texample/x\t1.005s',
      'FAIL',
    ),
    verdict: 'fail',
    red: [['TestNever', undefined, 'timed out']],
  },
  'ctest: what was never built never ran': {
    command: 'ctest --test-dir build',
    exit: 8,
    output: lines(
      'Test project /x/build',
      '    Start 1: adds',
      'Could not find executable /x/build/t',
      '1/1 Test #1: adds .............................***Not Run   0.00 sec',
      '',
      '0% tests passed, 1 tests failed out of 1',
      'The following tests FAILED:',
      '\t  1 - adds (Not Run)',
    ),
    verdict: 'error',
    sum: [0, 1, 0, 0],
    red: [['adds', undefined, 'Could not find executable']],
  },
  googletest: {
    command: './unit',
    exit: 1,
    output: lines(
      '[==========] Running 2 tests from 1 test suite.',
      '[ RUN      ] Cart.Rounds',
      'cart_test.cc:9: Failure',
      'Expected equality',
      '[  FAILED  ] Cart.Rounds (0 ms)',
      '[==========] 2 tests from 1 test suite ran. (0 ms total)',
      '[  PASSED  ] 1 test.',
      '[  FAILED  ] 1 test, listed below:',
      '[  FAILED  ] Cart.Rounds',
    ),
    verdict: 'fail',
    sum: [1, 1, 0, 0],
    red: [['Cart.Rounds', 'cart_test.cc', 'Expected equality']],
  },
  automake: {
    command: 'make check',
    exit: 2,
    output: lines(
      'PASS: adds',
      'FAIL: rounds',
      '# TOTAL: 3',
      '# PASS:  1',
      '# SKIP:  1',
      '# XFAIL: 0',
      '# FAIL:  1',
      '# XPASS: 0',
      '# ERROR: 0',
      'make: *** [Makefile:9: check] Error 2',
    ),
    verdict: 'fail',
    sum: [1, 1, 1, 0],
    red: [['rounds']],
  },
  'prove: a file that dies before its first test': {
    command: 'prove t/',
    exit: 1,
    output: lines(
      'syntax error at t/x.t line 2, near "1;"',
      't/x.t .. ',
      'Dubious, test returned 255 (wstat 65280, 0xff00)',
      'No subtests run ',
      '',
      'Test Summary Report',
      '-------------------',
      't/x.t (Wstat: 65280 (exited 255) Tests: 0 Failed: 0)',
      '  Non-zero exit status: 255',
      'Files=1, Tests=0,  0 wallclock secs',
      'Result: FAIL',
    ),
    verdict: 'error',
    sum: [0, 0, 0, 1],
    red: [['t/x.t', 't/x.t', 'syntax error']],
  },
  'Maven: failures and errors apart': {
    command: 'mvn -B test',
    exit: 1,
    output: lines(
      '[INFO]  T E S T S',
      '[ERROR] CartTest.rounds -- Time elapsed: 0.060 s <<< FAILURE!',
      'org.opentest4j.AssertionFailedError: expected: <3> but was: <2>',
      '\tat org.junit.jupiter.api.Assertions.assertEquals(Assertions.java:563)',
      '\tat CartTest.rounds(CartTest.java:5)',
      '',
      '[ERROR] CartTest.err -- Time elapsed: 0.012 s <<< ERROR!',
      'java.lang.IllegalStateException: boom',
      '[ERROR] Tests run: 5, Failures: 1, Errors: 1, Skipped: 1',
    ),
    verdict: 'fail',
    sum: [2, 1, 1, 1],
    red: [
      ['CartTest.rounds', 'CartTest.java', 'but was: <2>'],
      ['CartTest.err', undefined, 'boom'],
    ],
  },
  'Gradle: nothing was run again': {
    command: './gradlew test',
    exit: 0,
    output: lines('> Task :compileJava UP-TO-DATE', '> Task :test UP-TO-DATE', '', 'BUILD SUCCESSFUL in 1s'),
    verdict: 'none-run',
    sum: [0, 0, 0, 0],
  },
  'turbo: all from the cache': {
    command: 'npx turbo run test',
    exit: 0,
    output: lines(' Tasks:    2 successful, 2 total', 'Cached:    2 cached, 2 total', '  Time:    20ms >>> FULL TURBO'),
    verdict: 'none-run',
    sum: [0, 0, 0, 0],
  },
  'rspec: names, places and messages': {
    command: 'bundle exec rspec',
    exit: 1,
    output: lines(
      'Failures:',
      '',
      '  1) cart rounds',
      '     Failure/Error: expect(2).to eq 3',
      '',
      '       expected: 3',
      '',
      'Finished in 0.02 seconds (files took 0.1 seconds to load)',
      '3 examples, 1 failure, 1 pending',
      '',
      'Failed examples:',
      '',
      'rspec ./spec/cart_spec.rb:3 # cart rounds',
    ),
    verdict: 'fail',
    sum: [1, 1, 1, 0],
    red: [['cart rounds', 'spec/cart_spec.rb', 'expected: 3']],
  },
  cucumber: {
    command: 'bundle exec cucumber',
    exit: 1,
    output: lines(
      'cucumber features/a.feature:7 # Scenario: pay',
      '',
      '3 scenarios (1 failed, 2 passed)',
      '9 steps (1 failed, 8 passed)',
    ),
    verdict: 'fail',
    sum: [2, 1, 0, 0],
    red: [['pay']],
  },
  'phpunit: errors, and what is only risky': {
    command: 'vendor/bin/phpunit',
    exit: 2,
    output: lines(
      'PHPUnit 10.5.1 by Sebastian Bergmann and contributors.',
      'There was 1 error:',
      '',
      '1) CartTest::testErr',
      'RuntimeException: boom',
      '',
      '/x/tests/CartTest.php:5',
      '',
      'There was 1 risky test:',
      '',
      '1) CartTest::testRisky',
      'ERRORS!',
      'Tests: 3, Assertions: 1, Errors: 1, Risky: 1.',
    ),
    verdict: 'fail',
    sum: [2, 0, 0, 1],
    red: [['CartTest::testErr', '/x/tests/CartTest.php', 'boom']],
  },
  'dotnet: the summary of vstest': {
    command: 'dotnet test',
    exit: 1,
    output: lines(
      '  Failed Calc.CartTests.Rounds [4 ms]',
      '  Error Message:',
      '   Assert.Equal() Failure',
      '  Stack Trace:',
      '     at Calc.CartTests.Rounds() in /x/tests/CartTests.cs:line 12',
      'Test Run Failed.',
      'Total tests: 3',
      '     Passed: 1',
      '     Failed: 1',
      '    Skipped: 1',
    ),
    verdict: 'fail',
    sum: [1, 1, 1, 0],
    red: [['Calc.CartTests.Rounds', '/x/tests/CartTests.cs', 'Assert.Equal']],
  },
  'ExUnit: properties and doctests are tests too': {
    command: 'mix test',
    exit: 0,
    output: lines('Finished in 0.1 seconds', '2 doctests, 1 property, 3 tests, 0 failures, 1 skipped'),
    verdict: 'pass',
    sum: [5, 0, 1, 0],
  },
  'clojure.test': {
    command: 'lein test',
    exit: 1,
    output: lines(
      'FAIL in (rounds-half) (core_test.clj:7)',
      'expected: 3',
      'Ran 2 tests containing 3 assertions.',
      '1 failures, 0 errors.',
    ),
    verdict: 'fail',
    sum: [1, 1, 0, 0],
    red: [['rounds-half', undefined, 'expected: 3']],
  },
  busted: {
    command: 'busted',
    exit: 1,
    output: lines(
      '1 success / 1 failure / 0 errors / 1 pending : 0.1 seconds',
      '',
      'Failure → spec/cart_spec.lua @ 7',
      'cart rounds',
      'spec/cart_spec.lua:8: Expected objects to be equal.',
    ),
    verdict: 'fail',
    sum: [1, 1, 1, 0],
    red: [['cart rounds', 'spec/cart_spec.lua', 'to be equal']],
  },
  'JUnit XML on the screen': {
    command: 'bats --formatter junit test',
    exit: 1,
    output: lines(
      '<?xml version="1.0"?>',
      '<testsuites><testsuite name="b.bats">',
      '<testcase classname="b.bats" name="adds" time="0.01"/>',
      '<testcase classname="b.bats" name="rounds &lt;half&gt;"><failure>want 3 ]]&gt;</failure></testcase>',
      '<testcase classname="b.bats" name="later"><skipped/></testcase>',
      '</testsuite></testsuites>',
    ),
    verdict: 'fail',
    sum: [1, 1, 1, 0],
    red: [['rounds <half>', 'b.bats', 'want 3 ]]>']],
  },
  TeamCity: {
    command: 'phpunit --teamcity',
    exit: 1,
    output: lines(
      "##teamcity[testStarted name='a']",
      "##teamcity[testFailed name='a' message='it|'s |[red|]' details='x|ny']",
      "##teamcity[testFinished name='a']",
      "##teamcity[testFinished name='b']",
    ),
    verdict: 'fail',
    sum: [1, 1, 0, 0],
    red: [['a', undefined, "it's [red]"]],
  },
  'packages that print between each other': {
    command: 'npx turbo run test',
    exit: 1,
    output: lines(
      'a:test: Test Suites: 1 passed, 1 total',
      'b:test:   1 passing (3ms)',
      'a:test: Tests:       2 passed, 2 total',
      'b:test:   1 failing',
      'b:test: ',
      'b:test:   1) cart',
      'b:test:        rounds:',
      'b:test:      Error: no',
    ).replace('b:test:   1 passing', 'b:test: \nb:test:   1 passing'),
    verdict: 'fail',
    sum: [3, 1, 0, 0],
    red: [['cart rounds', undefined, 'Error: no']],
  },
  'a fault of the program itself': { command: './unit', exit: 139, output: 'Segmentation fault\n', verdict: 'crash' },
  'its own time-out around it': {
    command: 'timeout 60 npx jest',
    exit: 124,
    output: lines('Test Suites: 1 passed, 1 total', 'Tests:       1 passed, 1 total'),
    verdict: 'crash',
    sum: [1, 0, 0, 0],
  },
};

describe('what runners print', () => {
  test.each(Object.entries(ROWS))('%s', (_, { command, exit, output, verdict, sum, red = [] }) => {
    const answer = judgeOutput({ output, exitCode: exit, command });
    const counts = sum === undefined ? undefined : { passed: sum[0], failed: sum[1], skipped: sum[2], errors: sum[3] };
    expect([answer.verdict, counts === undefined ? undefined : answer.counts]).toEqual([verdict, counts]);
    if (red.length > 0) expect(answer.failures.map(({ name }) => name)).toEqual(red.map(([name]) => name));
    for (const [name, file, message = ''] of red) {
      const one = answer.failures.find((failure) => failure.name === name);
      expect(one?.file).toBe(file);
      expect(one?.message ?? '').toContain(message);
    }
  });

  test.each(Object.entries(ROWS).filter(([, { verdict }]) => verdict !== 'pass'))(
    'exit 0 in its place is no pass: %s',
    (_, { command, output, sum }) => {
      const { verdict } = judgeOutput({ output, exitCode: 0, command });
      // Where nothing but the exit code said that it was red, nothing can be known.
      if (sum !== undefined && sum[1] + sum[3] > 0) expect(verdict).not.toBe('pass');
    },
  );

  test.each(Object.entries(ROWS))('colours and line ends of Windows change nothing: %s', (_, row) => {
    const { command, exit: exitCode, output } = row;
    const dressed = output.replaceAll('\n', '\u001b[0m\r\n').replace(/^(?=.)/gm, '\u001b[31m');
    expect(judgeOutput({ output: dressed, exitCode, command })).toEqual(judgeOutput({ output, exitCode, command }));
  });
});

describe('any output at all', () => {
  const words = Object.values(ROWS).flatMap(({ output }) => output.split('\n'));
  const line = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(...words));

  test('a non-zero exit is never a pass, whatever is printed', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), fc.integer({ min: 1, max: 255 }), (all, exitCode) => {
        const { verdict } = judgeOutput({ output: all.join('\n'), exitCode, command: 'npm test' });
        expect(verdict).not.toBe('pass');
      }),
    );
  });

  test('a report never takes away what is red', () => {
    const green = '<testsuite name="s"><testcase name="a"/></testsuite>';
    for (const { command, exit: exitCode, output, verdict } of Object.values(ROWS)) {
      if (verdict === 'pass') continue;
      expect(judgeOutput({ output, exitCode, command, reports: [green] }).verdict).not.toBe('pass');
    }
  });

  test.each([
    ['one long line', () => '9'.repeat(8_000_000)],
    ['one long line of marks', () => '[ '.repeat(2_000_000)],
    ['many lines of nothing', () => 'a b c\n'.repeat(200_000)],
    ['many failures', () => 'test a::b ... FAILED\n--- FAIL: TestA (0.0s)\n  1) x\n'.repeat(3_000)],
    ['brackets of XML', () => `<testsuites>${'<testcase name="a">'.repeat(100_000)}`],
    ['quotes that never end', () => `<testsuites>${'<a b="'.repeat(100_000)}`],
    ['escapes', () => '\u001b['.repeat(500_000)],
  ])('%s ends', (_, output) => {
    expect(judgeOutput({ output: output(), exitCode: 1, command: 'make test' }).verdict).not.toBe('pass');
  });
});
