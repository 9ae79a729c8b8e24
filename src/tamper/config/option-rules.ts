import type { FindingKind } from '../types.js';

/** What a change of an option means, whichever file it stands in. Keys are matched as paths with dots. */
export interface OptionRule {
  readonly key: RegExp;
  readonly kind: FindingKind;
  /**
   * `lower`, `higher`: a number that moves this way is weaker · `added`: new values are · `removed`: values that go are ·
   * `on`, `off`: the option becomes true, or stops being true · `tests`: patterns that find fewer tests are ·
   * `covered`: patterns that go, or that take out again are · `errors`: warnings that are no errors any more are ·
   * `changed`: any other value is.
   */
  readonly weaker: 'lower' | 'higher' | 'added' | 'removed' | 'on' | 'off' | 'tests' | 'covered' | 'errors' | 'changed';
  readonly what: string;
}

const END = String.raw`(?:@\w+)?$`;
const key = (words: string): RegExp => new RegExp(String.raw`(?:^|[.\]@])(?:${words})${END}`, 'i');

export const OPTION_RULES: readonly OptionRule[] = [
  {
    key: /(?:coverage_?threshold|thresholds?|check-coverage|checkCoverage|minimum_coverage|fail_?under|fail_under|summary|per-?file)\b.*\.(?:lines|branches|functions|statements|global|default|\d+)$|(?:^|\.)(?:fail_?under|minimum_coverage|coverage_?threshold|threshold|min(?:imum)?_?coverage|watermarks|break)$|\.minimum$|(?:nyc|c8|nycrc|c8rc|^)\.?(?:lines|branches|functions|statements)$|\.status\..*\.target$/i,
    kind: 'threshold-lowered',
    weaker: 'lower',
    what: 'lowers the threshold',
  },
  {
    key: key('check-?coverage|checkCoverage|enforce|require_changes|if_ci_failed'),
    kind: 'threshold-lowered',
    weaker: 'off',
    what: 'does not enforce coverage any more',
  },
  { key: key('informational'), kind: 'threshold-lowered', weaker: 'on', what: 'does not enforce coverage any more' },
  {
    key: /(?:coverage|nyc|c8|report|run|simplecov|jacoco)\b.*\.(?:exclude|omit|exclude_lines|exclude_also|excludes)\b|coveragePathIgnorePatterns|(?:^|\.)omit$|coverage.*ignore/i,
    kind: 'threshold-lowered',
    weaker: 'added',
    what: 'leaves files out of coverage',
  },
  {
    key: /(?:^|\.)collectCoverageFrom$|coverage\.include$/,
    kind: 'threshold-lowered',
    weaker: 'covered',
    what: 'leaves files out of coverage',
  },
  {
    key: key('filterwarnings'),
    kind: 'runner-changed',
    weaker: 'errors',
    what: 'lets warnings pass that were errors',
  },
  {
    key: key(
      'passWithNoTests|testFailureIgnore|ignoreFailures|skipTests|skipITs|maven\\.test\\.skip|maven\\.test\\.failure\\.ignore|dangerouslyIgnoreUnhandledErrors|allowUncaught|skipExec|ignore_errors|ignore_outcome|ignore_error|allow_failure|update|updateSnapshot|dry-?run|listTests|collect_?only|suppress\\w*|allowOnly|disableTests|skip_install_only',
    ),
    kind: 'runner-changed',
    weaker: 'on',
    what: 'lets failures, or missing tests, pass',
  },
  {
    key: key(
      'forbidOnly|forbid-only|forbidPending|forbid-pending|failOnRisky|failOnWarning|failOnEmptyTestSuite|failOnSkipped|failOnIncomplete|failOnNotice|failOnDeprecation|beStrictAbout\\w+|xfail_strict|strict(?:[-_]markers|[-_]config)?|errorOnDeprecated|failIfNoTests|failIfNoSpecifiedTests|failSkips|failWarns|IsTestProject|enableAssertions|TreatWarningsAsErrors|detectOpenHandles|injectGlobals|checkLeaks|check-leaks|debug-assertions|overflow-checks|autotests|doctest|test|harness|requireAssertions|convertDeprecationsToExceptions|convertWarningsToExceptions|requireCoverageMetadata',
    ),
    kind: 'runner-changed',
    weaker: 'off',
    what: 'drops a check',
  },
  {
    key: key(
      'retry|retries|retryTimes|reruns|rerunFailingTestsCount|flaky|max_?retries|maxRetries|maxFailures|retryCount',
    ),
    kind: 'retries-added',
    weaker: 'higher',
    what: 'runs failed tests again',
  },
  {
    key: key(
      'timeout|testTimeout|hookTimeout|test_timeout|slow|forkedProcessTimeoutInSeconds|TestSessionTimeout|timeout_func_only|testTimeoutInMillis|slow-timeout',
    ),
    kind: 'time-limit-raised',
    weaker: 'higher',
    what: 'raises the time limit',
  },
  {
    key: key(
      'testPathIgnorePatterns|modulePathIgnorePatterns|exclude|excludes|exclude\\w*|excludedGroups|excludeTags|excludedTags|norecursedirs|collect_ignore(?:_glob)?|ignore|ignored?_?paths|filter|skip|skipFilesOnCi|default-filter|denylist|without|invert|testPathIgnore|excludeSpecPattern|excludeFilters?|groups\\.exclude\\.group|exclude\\.group|exclude\\.directory|exclude\\.file|TestCaseFilter|VSTestTestCaseFilter|defaultTestSuite',
    ),
    kind: 'tests-excluded',
    weaker: 'added',
    what: 'leaves tests out',
  },
  {
    key: /\bCompile@Remove$|(?:^|\.)test\b.*\.required-features$/,
    kind: 'tests-excluded',
    weaker: 'added',
    what: 'leaves tests out',
  },
  {
    key: key(
      'testNamePattern|grep|fgrep|groups|includeTags|includedGroups|onlyChanged|specPattern|selectProjects|only|tags|run-groups|shard|markers_only|includeGroups|default-members',
    ),
    kind: 'tests-excluded',
    weaker: 'added',
    what: 'runs only a part of the tests',
  },
  {
    key: key(
      'testMatch|testRegex|include|includes|spec|specs|testpaths|python_files|python_functions|python_classes|roots|rootDir|testDir|test_dir|files|test_paths|test_pattern|testsuite\\S*\\.directory|testsuite\\S*\\.file|testSourceDirectory|suffix|extension|extensions|pattern|directory|file|dir|projects|workspace|members|modules?\\.module|module|include\\.\\w+',
    ),
    kind: 'tests-excluded',
    weaker: 'tests',
    what: 'finds fewer tests',
  },
  {
    key: /moduleNameMapper|(?:^|\.)alias\b|(?:^|\.)paths\b.*mock/i,
    kind: 'unit-replaced',
    weaker: 'changed',
    what: 'puts another module in the place of one',
  },
  {
    key: key(
      'setupFiles|setupFilesAfterEnv|globalSetup|globalTeardown|require|bootstrap|runner|testRunner|testEnvironment|snapshotResolver|resolver|transform\\S*|import|preload|loader|node-option|testResultsProcessor|sequencer|plugins|pool|resetMocks|automock|snapshotSerializers|-p|hooks',
    ),
    kind: 'runner-changed',
    weaker: 'changed',
    what: 'changes what runs the tests',
  },
  {
    key: key('automock|bail_on_pass|skip_covered_only'),
    kind: 'runner-changed',
    weaker: 'on',
    what: 'changes what the tests see',
  },
];
