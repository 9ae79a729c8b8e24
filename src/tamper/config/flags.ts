import type { FindingKind } from '../types.js';

/** A flag that weakens what a test command checks when it appears, or when its number moves. */
interface FlagRule {
  readonly flag: RegExp;
  /** The programs it is a flag of; any where it is absent. */
  readonly of?: RegExp;
  readonly kind: FindingKind;
  readonly what: string;
  /** Only a lower, or only a higher number is weaker. Without it, its appearance is. */
  readonly weaker?: 'lower' | 'higher';
  /** The programs that know no limit of their own: the first one is stricter. */
  readonly unlimited?: RegExp;
  /** Its going is weaker, not its coming. */
  readonly gone?: boolean;
}

export const FLAG_RULES: readonly FlagRule[] = [
  {
    flag: /^--?(?:cov-fail-under|fail-under|coverage-threshold|coverageThreshold\S*|check-coverage|lines|branches|functions|statements|min-coverage|fail-under-lines|minimum-coverage|coverage\.thresholds?\S*|threshold)(?:=|$)/,
    kind: 'threshold-lowered',
    what: 'lowers a coverage threshold',
    weaker: 'lower',
    gone: true,
  },
  {
    flag: /^--max-warnings(?:=|$)/,
    kind: 'threshold-lowered',
    what: 'allows more warnings',
    weaker: 'higher',
    gone: true,
  },
  {
    flag: /^--?(?:retry|retries|reruns|rerun-failing|flaky-test-attempts|rerun-failing-tests-count|test-retry|Dsurefire\.rerunFailingTestsCount|repeat-until|repeat)(?:=|$)/,
    kind: 'retries-added',
    what: 'runs failed tests again',
    weaker: 'higher',
  },
  {
    flag: /^--?(?:timeout|testTimeout|test-timeout|slow-timeout|hookTimeout|t)=\d/,
    kind: 'time-limit-raised',
    what: 'raises the time limit',
    weaker: 'higher',
    unlimited: /^(?:node|pytest|py\.test|ctest)$/,
  },
  {
    flag: /^--?(?:passWithNoTests|pass-with-no-tests|allow-empty|no-tests|suppress-no-test-exit-code|allow-no-tests|Dsurefire\.failIfNoSpecifiedTests)(?:=(?!false|ignore)|=ignore|$)/,
    kind: 'command-changed',
    what: 'passes where no test is found',
  },
  {
    flag: /^--?(?:ignore|ignore-glob|deselect|testPathIgnorePatterns|test-path-ignore-patterns|exclude|skip|exclude-group|exclude-tag|exclude-pattern|label-exclude|exclude-regex|invert)(?:=|$)|^-(?:x|LE|E)=/,
    kind: 'tests-excluded',
    what: 'leaves tests out',
  },
  {
    flag: /^(?:-[kgfLR](?==)|--grep|--fgrep|--testNamePattern|--test-name-pattern|--test-skip-pattern|--test-only|--only|--test(?==)|--only-changed|--onlyChanged|--changed|--changedSince|--related|--findRelatedTests|--lf|--last-failed|--sw|--stepwise|--filter|--tag|--tags|--name|--run|-run|--testPathPattern|--testPathPatterns|--testsuite|--only-failures|--next-failure|--stale|--failed|--shard|--partition|--pattern|--ext|--short|-short|--test-dir|--spec|--project|--selectProjects|--include|--collectOnlyFrom|--roots|-Dtest|-DincludeTags|-Dgroups|-Dit\.test)(?:=|$)/,
    kind: 'tests-excluded',
    what: 'runs only a part of the tests',
  },
  {
    flag: /^(?:--lib|--bins|--bin|--doc|--test|--examples|-p|--package)(?:=|$)/,
    of: /^cargo/,
    kind: 'tests-excluded',
    what: 'runs only a part of the tests',
  },
  {
    // Elsewhere a group is one of dependencies.
    flag: /^--group(?:=|$)/,
    of: /phpunit|pest|paratest|codecept|testng|artisan/,
    kind: 'tests-excluded',
    what: 'runs only a part of the tests',
  },
  {
    flag: /^-[mt]=/,
    of: /pytest|jest|vitest|ava|rspec/,
    kind: 'tests-excluded',
    what: 'runs only a part of the tests',
  },
  { flag: /^-n$/, of: /^(?:make|gmake|just)/, kind: 'command-changed', what: 'does not run the tests' },
  {
    flag: /^(?:--no-run|--collect-only|--co|--list|--listTests|--list-tests|--dry-run|--showConfig|--show-only|--setup-only|--setup-plan|--version|--help|--compile-only|--passthrough)(?:=|$)/,
    kind: 'command-changed',
    what: 'does not run the tests',
  },
  {
    flag: /^-D?(?:maven\.test\.)?(?:skipTests|skip|skipITs|maven\.test\.failure\.ignore|testFailureIgnore)(?:=true)?$|^-D(?:maven\.test\.skip|skipTests|skipITs|maven\.test\.failure\.ignore|surefire\.skip)(?:=true)?$|^-(?:fn|fae)$|^--fail-never$|^--continue-on-failure$|^-(?:i|k|ik|ki)$|^--(?:ignore-errors|keep-going|no-exit|exit-zero|no-fail|nofail|exit-code=0|failure-exit-code=0|suppress-tests|no-error-on-unmatched-pattern|allow-failures?|continue-on-collection-errors|force-success)$/,
    kind: 'command-changed',
    what: 'lets failures pass',
  },
  {
    flag: /^(?:-u|--update|--updateSnapshot|--update-snapshots?|--snapshot-update|--test-update-snapshots|--force-regen|--inline-snapshot=\S+|--accept|-update|--bless)(?:=|$)/,
    kind: 'snapshot-changed',
    what: 'writes snapshots anew instead of comparing them',
  },
  {
    flag: /^(?:-p|--disable-plugin)=no:|^-(?:da|disableassertions)\b|^-O$|^-OO$|^-DNDEBUG$|^-W(?:ignore|=ignore)|^--disable-warnings$|^--no-strict|^--release$|^--no-verify$|^--noconftest$|^--confcutdir/,
    kind: 'runner-changed',
    what: 'switches a part of the checking off',
  },
  {
    flag: /^(?:--coverage|--cov|--check-coverage|--forbid-only|--forbid-pending|--strict\S*|--error-for-skips|--fail-on-\S+|--failOn\S+|--detectOpenHandles|--race|-race|--warnings-as-errors|-Werror\S*|-W=error|--randomize-ordering-seed|--ci|--frozen-lockfile|--all-features|--workspace|--all|--all-targets|--workspaces|-r|--recurse|-ws)(?:=|$)/,
    kind: 'runner-changed',
    what: 'drops a check',
    gone: true,
  },
];
