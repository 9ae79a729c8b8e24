import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

import { judge } from '../../src/stop/judge.js';
import { plainText } from '../../src/stop/plain-text.js';
import { readResults } from '../../src/stop/read-results.js';

/** What each command that detection can offer prints where no test is run. */
interface Row {
  /** Commands that this row is for. */
  readonly of: RegExp;
  readonly command: string;
  readonly exit: number;
  readonly output: string;
}

const DASHES = '-'.repeat(70);
const NODE_NONE =
  'TAP version 13\n1..0\n# tests 0\n# suites 0\n# pass 0\n# fail 0\n# cancelled 0\n# skipped 0\n# todo 0\n';
const row = (of: RegExp, command: string, exit: number, output: string): Row => ({ of, command, exit, output });

const ROWS: readonly Row[] = [
  // JavaScript
  row(/^vitest/, 'npx vitest run', 1, '\n RUN  v4.1.12 /repo\n\nNo test files found, exiting with code 1\n'),
  row(/^vitest/, 'npm test', 0, '\n RUN  v4.1.12 /repo\n\nNo test files found, exiting with code 0\n'),
  row(/^jest/, 'npx jest --passWithNoTests', 0, 'No tests found, exiting with code 0\n'),
  row(/^jest/, 'npx jest', 0, 'Test Suites: 1 skipped, 0 of 1 total\nTests:       2 skipped, 2 total\n'),
  row(/^mocha/, 'npx mocha', 1, 'Error: No test files found: "test"\n'),
  row(/^mocha/, 'npx mocha', 0, '\n\n  0 passing (1ms)\n\n'),
  row(/^ava/, 'npx ava', 1, '\n  ✘ Couldn’t find any files to test\n\n'),
  row(
    /^ava/,
    'npx ava',
    1,
    '\n  ✘ No tests found in test/a.test.js, make sure to import "ava" at the top of your test file\n\n  ─\n\n',
  ),
  row(/^tap$/, 'npx tap', 1, 'No test files found\n'),
  row(
    /^tap$/,
    'npx tap',
    1,
    'TAP version 14\n1..1\n# Subtest: test/a.test.js\n    1..0 # no tests found\nok 1 - test/a.test.js # SKIP no tests found\n\n# No coverage generated\n# { total: 1, pass: 0, skip: 1 }\n# time=2503.755ms\n',
  ),
  row(
    /^jasmine/,
    'npx jasmine',
    2,
    'Randomized with seed 39502\nStarted\n\n\nNo specs found\nFinished in 0.001 seconds\nIncomplete: No specs found\n',
  ),
  row(/^tape/, 'npx tape test/*.js', 0, 'TAP version 13\n\n1..0\n# tests 0\n# pass  0\n\n# ok\n'),
  row(/^uvu/, 'npx uvu tests', 0, '\n  Total:     0\n  Passed:    0\n  Skipped:   0\n  Duration:  0.32ms\n\n'),
  row(
    /^qunit/,
    'npx qunit',
    1,
    'TAP version 13\nnot ok 1 global failure\n  ---\n  message: "Error: No tests were run."\n  severity: failed\n  ...\nBail out! Error: No tests were run.\n1..1\n# pass 0\n# skip 0\n# todo 0\n# fail 1\n',
  ),
  row(
    /^karma/,
    'npx karma start --single-run',
    1,
    'HeadlessChrome 120.0.0 (Linux): Executed 0 of 0 ERROR (0.003 secs / 0 secs)\n',
  ),
  row(
    /^karma/,
    'npx karma start --single-run',
    0,
    'HeadlessChrome 120.0.0 (Linux): Executed 0 of 3 (skipped 3) SUCCESS (0.003 secs / 0 secs)\n',
  ),
  row(/^wtr/, 'npx wtr', 1, 'Error: Could not find any test files with pattern(s): test/**/*.test.js\n'),
  row(/^cucumber-js|^bundle exec cucumber/, 'npx cucumber-js', 0, '0 scenarios\n0 steps\n0m00.000s\n'),
  row(/^playwright/, 'npx playwright test', 1, 'Error: No tests found\n'),
  row(
    /^cypress/,
    'npx cypress run',
    1,
    "Can't run because no spec files were found.\n\nWe searched for specs matching this glob pattern:\n",
  ),
  row(/^bun test/, 'bun test', 1, 'bun test v1.4.5\nNo tests found!\n'),
  row(/^bun run --filter/, "bun run --filter '*' test", 1, 'error: No packages matched the filter\n'),
  row(/^(?:node|tsx) --test/, 'node --test', 0, NODE_NONE),
  row(/^deno test/, 'deno test', 1, 'error: No test modules found\n'),
  row(/^deno (?:test|task)/, 'deno task test', 0, 'Task test deno test\nok | 0 passed | 0 failed (2ms)\n'),
  row(/^npm test --workspaces/, 'npm test --workspaces --if-present', 0, ''),
  row(/^pnpm -r/, 'pnpm -r test', 0, 'None of the selected packages has a "test" script\n'),
  row(/^yarn workspaces/, 'yarn workspaces foreach --all run test', 0, ''),
  row(
    /^lerna/,
    'npx lerna run test',
    0,
    "lerna notice cli v8.1.2\nlerna success No packages found with the lifecycle script 'test'\n",
  ),
  row(/^nx/, 'npx nx run-many -t test', 0, ' NX   No tasks were run\n'),
  row(
    /^turbo/,
    'npx turbo run test --force',
    0,
    '• Running test in 0 packages\nNo tasks were executed as part of this run.\n\n Tasks:    0 successful, 0 total\nCached:    0 cached, 0 total\n',
  ),
  row(/^rush/, 'rush test', 0, 'Starting "rush test"\nNo projects were selected by the parameters.\n'),
  // Python
  row(/^(?:pytest|pipenv run|pdm run|hatch run)/, 'python -m pytest', 5, '\nno tests ran in 0.01s\n'),
  row(
    /^(?:pytest|pipenv run|pdm run|hatch run)/,
    'python -m pytest',
    0,
    '============ 3 skipped in 0.01s ============\n',
  ),
  row(/^-m unittest/, 'python -m unittest discover', 0, `\n${DASHES}\nRan 0 tests in 0.000s\n\nOK\n`),
  row(/^-m unittest/, 'python -m unittest discover', 5, `\n${DASHES}\nRan 0 tests in 0.000s\n\nNO TESTS RAN\n`),
  row(
    /^manage\.py/,
    'python manage.py test',
    0,
    `Found 0 test(s).\nSystem check identified no issues (0 silenced).\n\n${DASHES}\nRan 0 tests in 0.000s\n\nOK\n`,
  ),
  row(
    /^tox/,
    'tox',
    0,
    'py27: skipped because could not find python interpreter with spec(s): py27\n  py27: SKIP (0.01 seconds)\n  congratulations :) (0.05 seconds)\n',
  ),
  row(
    /^tox/,
    'tox',
    0,
    '___________ summary ___________\nSKIPPED:  py27: InterpreterNotFound: python2.7\n  congratulations :)\n',
  ),
  row(
    /^tox/,
    'tox',
    255,
    'py27: skipped because could not find python interpreter with spec(s): py27\n  py27: SKIP (0.01 seconds)\n  evaluation failed :( (0.05 seconds)\n',
  ),
  row(
    /^nox/,
    'nox -s tests',
    0,
    'nox > Running session tests\nnox > Missing interpreters will error by default on CI systems.\nnox > Session tests skipped: Python interpreter 2.7 not found.\n',
  ),
  // Compiled
  row(/^go test/, 'go test ./...', 0, '?   \texample/x\t[no test files]\n'),
  row(
    /^cargo test/,
    'cargo test',
    0,
    '\nrunning 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\n',
  ),
  row(/^ctest|^cmake/, 'ctest --test-dir build', 0, 'No tests were found!!!\n'),
  row(/^cmake/, 'cmake --build build && ctest --test-dir build', 0, 'ninja: no work to do.\nNo tests were found!!!\n'),
  row(
    /^meson/,
    'meson test -C build',
    0,
    "ninja: Entering directory `/repo/build'\nninja: no work to do.\nNo tests defined.\n",
  ),
  row(/^zig/, 'zig test a.zig', 0, 'All 0 tests passed.\n'),
  row(/^zig/, 'zig build test --summary all', 0, 'Build Summary: 1/1 steps succeeded; 0/0 tests passed\n'),
  row(
    /^swift/,
    'swift test',
    0,
    "Test Suite 'All tests' passed at 2026-11-30\n\t Executed 0 tests, with 0 failures (0 unexpected) in 0.000 (0.000) seconds\n",
  ),
  row(/^swift/, 'swift test', 1, "error: no tests found; create a target in the 'Tests' directory\n"),
  row(/^make/, 'make test', 0, "make: 'test' is up to date.\n"),
  row(/^make/, 'make test', 0, "make: Nothing to be done for 'test'.\n"),
  row(
    /^make/,
    'make test',
    0,
    "make[1]: Entering directory '/repo/sub'\nmake[1]: Nothing to be done for 'test'.\nmake[1]: Leaving directory '/repo/sub'\n",
  ),
  row(
    /^make/,
    'make check',
    0,
    "Making check in src\nmake[1]: Entering directory '/repo/src'\nmake[1]: Nothing to be done for 'check'.\nmake[1]: Leaving directory '/repo/src'\n",
  ),
  row(/^make/, 'make check', 0, '# TOTAL: 0\n# PASS:  0\n# SKIP:  0\n# XFAIL: 0\n# FAIL:  0\n# XPASS: 0\n# ERROR: 0\n'),
  row(/^make/, 'npm test', 0, "\n> x@1.0.0 test\n> make test\n\nmake: 'test' is up to date.\n"),
  row(/^ninja/, 'ninja test', 0, 'ninja: no work to do.\n'),
  row(/^task/, 'task test', 0, 'task: Task "test" is up to date\n'),
  row(/^just/, 'just test', 0, "make: 'test' is up to date.\n"),
  row(/^bazel/, 'bazel test //...', 4, 'ERROR: No test targets were found, yet testing was requested\n'),
  // JVM, .NET
  row(
    /mvnw? /,
    'mvn -B test',
    0,
    '[INFO] --- maven-surefire-plugin:3.2.5:test (default-test) @ x ---\n[INFO] Tests are skipped.\n[INFO] BUILD SUCCESS\n',
  ),
  row(
    /mvnw? /,
    'mvn -B test',
    0,
    '[INFO] --- maven-surefire-plugin:3.2.5:test (default-test) @ x ---\n[INFO] No tests to run.\n[INFO] BUILD SUCCESS\n',
  ),
  row(
    /gradlew? /,
    'gradle test',
    0,
    '> Task :compileJava UP-TO-DATE\n> Task :test NO-SOURCE\n\nBUILD SUCCESSFUL in 1s\n',
  ),
  row(/^sbt/, 'sbt test', 0, '[info] compiling\n[info] No tests to run for Test / test\n[success] Total time: 1 s\n'),
  row(/^sbt/, 'sbt test', 0, '[info] No tests were executed.\n[success] Total time: 1 s\n'),
  row(/^(?:lein|clojure)/, 'lein test', 0, '\nRan 0 tests containing 0 assertions.\n0 failures, 0 errors.\n'),
  row(/^mill/, 'mill __.test', 0, '[info] No tests were executed\n'),
  row(
    /^ant/,
    'ant test',
    0,
    'test:\n    [junit] Tests run: 0, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0 sec\n\nBUILD SUCCESSFUL\n',
  ),
  row(/^ant/, 'ant test', 0, 'Buildfile: build.xml\n\ntest:\n\nBUILD SUCCESSFUL\nTotal time: 0 seconds\n'),
  row(
    /^dotnet/,
    'dotnet test',
    0,
    'No test is available in /repo/bin/x.dll. Make sure that test discoverer & executors are registered\n',
  ),
  row(/^dotnet/, 'dotnet test', 8, '  Zero tests ran\n'),
  // Ruby, PHP, Perl
  row(
    /^(?:bundle exec )?rspec/,
    'bundle exec rspec',
    0,
    'No examples found.\n\nFinished in 0.0003 seconds\n0 examples, 0 failures\n',
  ),
  row(
    /^(?:bin\/rails|(?:bundle exec )?rake|ruby )/,
    'bundle exec rake test',
    0,
    'Run options: --seed 1\n\n# Running:\n\n\n0 runs, 0 assertions, 0 failures, 0 errors, 0 skips\n',
  ),
  row(/^(?:(?:bundle exec )?rake|ruby )/, 'rake test', 0, ''),
  row(
    /^(?:composer|vendor\/bin\/phpunit)/,
    'vendor/bin/phpunit',
    0,
    'PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\nNo tests executed!\n',
  ),
  row(/^vendor\/bin\/pest/, 'vendor/bin/pest', 0, '\n   INFO  No tests found.\n\n'),
  row(/^(?:composer|vendor\/bin\/pest)/, 'composer test', 0, '> pest\n\n  No tests found.\n'),
  row(/^prove/, 'prove -lr t', 0, 'Files=0, Tests=0,  0 wallclock secs\nResult: NOTESTS\n'),
  row(/Build test/, './Build test', 0, 'No tests defined.\n'),
  row(/^make/, 'perl Makefile.PL && make test', 0, 'Writing Makefile for X\nNo tests defined for X extension.\n'),
  // BEAM, Dart, Haskell and others
  row(/^mix/, 'mix test', 0, 'There are no tests to run\n'),
  row(/^rebar3/, 'rebar3 eunit', 0, '===> Performing EUnit tests...\nThere were no tests to run.\n'),
  row(/^rebar3/, 'rebar3 eunit', 0, '===> Performing EUnit tests...\n0 tests, 0 failures\n'),
  row(/^rebar3/, 'rebar3 ct', 0, '===> Running Common Test suites...\nAll 0 tests passed.\n'),
  row(/^dart/, 'dart test', 79, 'No tests ran.\n'),
  row(/^flutter/, 'flutter test', 1, 'No tests were found.\n'),
  row(/^stack/, 'stack test', 0, 'x> test (suite: spec)\n\n0 examples, 0 failures\n'),
  row(/^cabal/, 'cabal test', 0, 'There are no tests to run.\n'),
  row(/^cabal|^stack/, 'cabal test', 0, 'Cases: 0  Tried: 0  Errors: 0  Failures: 0\n'),
  row(/^dune/, 'dune test', 0, ''),
  row(/^dune/, 'dune test', 0, 'Ran: 0 tests in: 0.00 seconds.\nOK\n'),
  row(/^crystal/, 'crystal spec', 0, '\n\nFinished in 12 microseconds\n0 examples, 0 failures, 0 errors, 0 pending\n'),
  row(
    /^julia/,
    'julia --project=. -e …',
    0,
    'Test Summary: | Total  Time\nx             |     0  0.0s\n     Testing x tests passed\n',
  ),
  row(/^Rscript/, "Rscript -e 'devtools::test()'", 0, 'ℹ Testing x\n[ FAIL 0 | WARN 0 | SKIP 0 | PASS 0 ]\n'),
  row(/^Rscript/, "Rscript -e 'devtools::test()'", 1, 'Error: No test files found\n'),
  row(/^nimble/, 'nimble test', 1, 'Error: No tests found!\n'),
  row(/^busted/, 'busted', 0, '0 successes / 0 failures / 0 errors / 0 pending : 0.0 seconds\n'),
  row(/^lua/, 'lua test/all.lua', 0, 'Ran 0 tests in 0.000 seconds, 0 successes, 0 failures\nOK\n'),
  row(
    /^helm/,
    'helm unittest .',
    0,
    'Charts:      1 passed, 1 total\nTest Suites: 0 passed, 0 total\nTests:       0 passed, 0 total\n',
  ),
  row(/^terraform/, 'terraform test', 0, 'Success! 0 passed, 0 failed.\n'),
  row(
    /^molecule/,
    'molecule test',
    0,
    'INFO     Running default > verify\nWARNING  Skipping, verify action has no playbook.\n',
  ),
  row(/^bats|^test\/bats/, 'bats test', 0, '1..0\n'),
  row(/^sh |^bash /, 'sh tests/all.sh', 0, 'Ran 0 tests.\n\nOK\n'),
];

/** Nothing tells their silence from success: a script of assertions that hold prints nothing either. */
const SILENT = /^python (?:-m doctest|runtests\.py|\S*$)|^python\b|^python3\b/;
const SETUP =
  /^(?:cmake --preset|meson setup|autoreconf|\.\/configure|\w+ (?:install|sync|restore|ci)\b|pip |poetry |pdm install|pipenv install|cpanm|shards|mix deps|\w+ pub get|terraform init|conda|perl (?:Build|Makefile)\.PL$|julia .*instantiate)/;

/** Every command that the sources of detection give, without what is filled in and what only leads there. */
function offered(): string[] {
  const folders = ['stop/detect/', 'ecosystems/'].map((name) => new URL(`../../src/${name}`, import.meta.url));
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8')),
  );
  const runners = texts.flatMap((text) =>
    [...text.matchAll(/^ {2}\['[^']+', (['"])(.+?)\1, .*\],$/gm)].map(([, , command = '']) => command),
  );
  const commands = texts.flatMap((text) =>
    [...text.matchAll(/\bcommand: (['"`])(.+?)\1(?=[,\s}])/g)].flatMap((match) => {
      // Rows of what a runner prints have an exit code.
      const isRow = /^,\s*exitCode\b/.test(text.slice(match.index + match[0].length));
      return isRow ? [] : [match[2] ?? ''];
    }),
  );
  return [...new Set([...runners, ...commands])]
    .map((command) => command.replace(/\$\{[^}]*\}/g, '').trim())
    .filter((command) => command !== '' && !SETUP.test(command))
    .map((command) => command.split(' && ').at(-1) ?? command);
}

describe('a run without tests is no pass', () => {
  test.each(ROWS.map((row) => [row.command, row.output.slice(0, 60), row] as const))('%s: %j', (_, __, row) => {
    const output = plainText(row.output);
    const results = readResults({ output, command: row.command, exitCode: row.exit });
    expect(judge({ exitCode: row.exit, signal: null, command: row.command, output, results })).toBe('no-tests');
  });

  test('there are commands to look at', () => {
    expect(offered().length).toBeGreaterThan(70);
  });

  test.each(offered().filter((command) => !SILENT.test(command)))('has a row: %s', (command) => {
    expect(ROWS.filter(({ of }) => of.test(command))).not.toEqual([]);
  });
});

describe('what did run is not taken for nothing', () => {
  test.each([
    ['make test', "make[1]: Nothing to be done for 'all'.\n./run-tests\nall fine\n"],
    ['make test', "make: 'lib' is up to date.\n1..1\nok 1 - a\n"],
    ['tox', '  py27: SKIP (0.01 seconds)\n  py311: OK (2.05 seconds)\n  congratulations :) (2.1 seconds)\n'],
    ['nox -s tests', 'nox > Session tests-2.7 skipped: no.\nnox > Session tests-3.11 was successful.\n'],
    ['python test_calc.py', ''],
    ['mvn -B test', '[INFO] Tests are skipped.\n[INFO] Tests run: 2, Failures: 0, Errors: 0, Skipped: 0\n'],
  ])('%s: %j', (command, output) => {
    const results = readResults({ output, command, exitCode: 0 });
    expect(judge({ exitCode: 0, signal: null, command, output, results })).toBe('passed');
  });
});
