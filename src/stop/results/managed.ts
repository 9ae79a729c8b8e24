import { countWords, lineFormat, namesIn, type Format } from './reading.js';

const maven: Format = lineFormat({
  name: 'maven',
  line: /^\[\w+\] Tests run: (?<total>\d+), Failures: (?<failed>\d+), Errors: (?<errors>\d+), Skipped: (?<skipped>\d+)$/,
  failure: /^\[ERROR\] (\S+?)(?: -- | +)Time elapsed: .*<<< (?:FAILURE|ERROR)!$/,
  noTests: /^\[INFO\] No tests to run\.$/,
});

/** Gradle tells a sum only when something failed. */
const gradle: Format = {
  name: 'gradle',
  read(lines) {
    const failures = namesIn(lines, /^(\S.* > .+) FAILED$/);
    const sums = lineFormat({
      name: 'gradle',
      line: /^(?<total>\d+) tests? completed(?:, (?<failed>\d+) failed)?(?:, (?<skipped>\d+) skipped)?$/,
    }).read(lines);
    return sums === undefined ? undefined : { ...sums, failures };
  },
};

const numbered: Format['read'] = (lines) => {
  const names = lines.flatMap((line, at) => {
    const own = /^ *\d+\) (?:Failure|Error|Skipped):$/.exec(line) === null ? undefined : lines[at + 1];
    return own === undefined || /Skipped:$/.test(line) ? [] : [own.replace(/ \[.*|:$/, '')];
  });
  return { failures: names };
};

const minitest: Format = {
  name: 'minitest',
  read(lines) {
    const sum = lineFormat({
      name: 'minitest',
      line: /^(?<total>\d+) (?:runs|tests), \d+ assertions, (?<failed>\d+) failures, (?<errors>\d+) errors, (?<skipped>\d+) (?:skips|pendings)(?:, (?<more>\d+) omissions)?/,
    }).read(lines);
    if (sum === undefined) return undefined;
    const verbose = namesIn(lines, /^(?:Failure|Error): (\S+\([^)]*\))/);
    return { ...sum, failures: [...(numbered(lines)?.failures ?? []), ...verbose] };
  },
};

/** PHPUnit prints how many ran and how many were not fine; the rest passed. */
const phpunit: Format = {
  name: 'phpunit',
  read(lines) {
    if (lines.some((line) => /^No tests executed!/.test(line))) return { failures: [], noTests: true };
    const fine = lineFormat({ name: 'phpunit', line: /^OK \((?<total>\d+) tests?, \d+ assertions?\)$/ }).read(lines);
    if (fine !== undefined) return fine;
    const sum = lines.findLast((line) => /^Tests: \d+, Assertions: \d+/.test(line));
    if (sum === undefined) return undefined;
    const number = (word: string) => Number(new RegExp(`\\b${word}: (\\d+)`).exec(sum)?.[1] ?? 0);
    const failed = number('Failures') + number('Errors');
    const skipped = number('Skipped') + number('Incomplete');
    const counts = { passed: Math.max(0, number('Tests') - failed - skipped), failed, skipped };
    const until = lines.findIndex((line) => /^There (?:was|were) \d+ (?:risky|skipped|incomplete|warning)/.test(line));
    return {
      counts,
      failures: failed > 0 ? namesIn(lines.slice(0, until < 0 ? undefined : until), /^\d+\) (.+)$/) : [],
    };
  },
};

const pest: Format = {
  name: 'pest',
  read(lines) {
    const sum = lines.findLast((line) => /^ *Tests: +\d+ .*\(\d+ assertions?\)$/.test(line));
    if (sum === undefined) return undefined;
    const kinds = {
      passed: 'passed',
      failed: 'failed',
      skipped: 'skipped',
      todos: 'skipped',
      incomplete: 'skipped',
    } as const;
    return { counts: countWords(sum, kinds), failures: namesIn(lines, /^ *FAILED {2}(.+?) *(?: {2}\S+)?$/) };
  },
};

export const MANAGED: readonly Format[] = [
  maven,
  gradle,
  minitest,
  phpunit,
  lineFormat({
    name: 'junit',
    line: /^(?:OK \((?<passed>\d+) tests?\)|Tests run: (?<total>\d+), {2}Failures: (?<failed>\d+))$/,
    failure: /^\d+\) (.+\(.+\))$/,
  }),
  lineFormat({
    name: 'sbt',
    line: /^(?:\[\w+\] )?Tests: succeeded (?<passed>\d+), failed (?<failed>\d+), canceled \d+, ignored (?<skipped>\d+), pending (?<more>\d+)$/,
    failure: /^(?:\[\w+\] )?- (.+) \*\*\* FAILED \*\*\*/,
  }),
  lineFormat({
    name: 'rspec',
    line: /^(?<total>\d+) examples?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending)?(?:, (?<errors>\d+) errors? occurred outside of examples)?$/,
    failure: /^rspec (\S+ # .+)$/,
  }),
  lineFormat({
    name: 'dotnet',
    line: /^(?:Passed|Failed|Skipped)! +- Failed: +(?<failed>\d+), Passed: +(?<passed>\d+), Skipped: +(?<skipped>\d+), Total:/,
    failure: /^ +Failed (.+?) \[[^\]]*\]$/,
    noTests: /^No test (?:is available|matches the given)/,
  }),
  lineFormat({
    name: 'exunit',
    line: /^(?:\d+ (?:doctests?|propert\w+), )*(?<total>\d+) tests?, (?<failed>\d+) failures?(?:, (?<more>\d+) excluded)?(?:, (?<skipped>\d+) skipped)?$/,
    failure: /^ +\d+\) (?:test|doctest) (.+)$/,
    noTests: /^There are no tests to run$/,
  }),
  lineFormat({
    name: 'dart',
    take: 'last',
    line: /^[\d:]+ \+(?<passed>\d+)(?: ~(?<skipped>\d+))?(?: -(?<failed>\d+))?: (?:All tests passed!|Some tests failed\.)/,
    failure: /^[\d:]+ \+\d+(?: ~\d+)?(?: -\d+)?: (.+) \[E\]$/,
  }),
  lineFormat({
    name: 'swift',
    take: 'last',
    line: /^\t Executed (?<total>\d+) tests?, with (?:(?<skipped>\d+) tests? skipped and )?(?<failed>\d+) failures?/,
    failure: /^.*error: -?\[?([\w. ]+)\]? : /,
  }),
  lineFormat({
    name: 'swift testing',
    line: /^\S+ +Test run with (?<total>\d+) tests?(?: in \d+ suites?)? (?:passed|failed) after .*?(?: with (?<failed>\d+) issues?)?\.$/,
    failure: /^\S+ Test (?!run)(.+) failed after /,
  }),
  pest,
  lineFormat({
    name: 'words',
    line: /^(?<passed>\d+) passed, (?<failed>\d+) failed(?:, (?<skipped>\d+) skipped)?\.?$/,
  }),
];
