import { casesIn, lineFormat, namesIn, testCase, type Format } from '../reading/reading.js';
import type { TestCase } from '../reading/test-case.js';

const LEVEL = '\\[(?:INFO|WARNING|ERROR|INFO\\] \\[surefire)\\]';
const maven: Format = {
  name: 'maven',
  signs: ['Tests run:', 'No tests to run', 'T E S T S'],
  covers: ['junit'],
  read(lines) {
    const sum = lineFormat({
      name: 'maven',
      line: new RegExp(
        `^(?:${LEVEL} )?Tests run: (?<total>\\d+), Failures: (?<failed>\\d+), Errors: (?<errors>\\d+), Skipped: (?<skipped>\\d+)$`,
      ),
      noTests: /^\[INFO\] No tests to run\.$/,
    }).read(lines);
    if (sum === undefined) {
      const began = lines.some((line) => /^\[INFO\] {2}T E S T S$/.test(line));
      return began ? { cutOff: true } : undefined;
    }
    const cut = lines.some((line) => /The forked VM terminated without properly saying goodbye/.test(line));
    return { ...sum, failed: mavenFailures(lines), ...(cut ? { cutOff: true } : {}) };
  },
};

function mavenFailures(lines: readonly string[]): TestCase[] {
  const head = /^(?:\[ERROR\] )?(\S.*?)(?: -- | +)Time elapsed: .*<<< (?:FAILURE|ERROR)!$/;
  const detailed = casesIn(lines, head, { end: /^\[(?:INFO|ERROR|WARNING)\]/ }).filter(
    ({ name }) => !/^Tests run:/.test(name),
  );
  const listed = casesIn(lines, /^\[ERROR\] {3}(?<name>[\w$.]+?)(?:->\S+)?:\d+ (?<message>.+)$/);
  const errors = new Set(namesIn(lines, /^(?:\[ERROR\] )?(\S.*?)(?: -- | +)Time elapsed: .*<<< ERROR!$/));
  const cases = detailed.length > 0 ? detailed : listed;
  return cases.map((one): TestCase => ({ ...one, status: errors.has(one.name) ? 'error' : 'failed' }));
}

/** Gradle tells a sum only when something failed. */
const gradle: Format = {
  name: 'gradle',
  signs: ['> Task ', ' completed', ' PASSED', ' FAILED', ' SKIPPED'],
  read(lines) {
    const sum = lineFormat({
      name: 'gradle',
      line: /^(?<total>\d+) tests? completed(?:, (?<failed>\d+) failed)?(?:, (?<skipped>\d+) skipped)?$/,
    }).read(lines);
    const failed = casesIn(lines, /^(\S.* > .+) FAILED$/, { end: /^\S/ });
    const cases = lines.flatMap((line) => {
      const [, name, word] = /^(\S.* > .+) (PASSED|FAILED|SKIPPED)$/.exec(line) ?? [];
      const status = word === 'PASSED' ? 'passed' : word === 'FAILED' ? 'failed' : 'skipped';
      return name === undefined ? [] : [testCase({ name, status })];
    });
    if (sum !== undefined) return { ...sum, failed, cases };
    // Only NO-SOURCE or UP-TO-DATE test tasks: nothing was run in this run.
    const tasks = lines
      .flatMap((line) => /^> Task (:\S*[tT]est\w*)(?: (.*))?$/.exec(line)?.slice(1, 3) ?? [])
      .filter((_, at) => at % 2 === 1);
    const idle =
      tasks.length > 0 && tasks.every((state) => /^(?:NO-SOURCE|UP-TO-DATE|FROM-CACHE|SKIPPED)$/.test(state));
    if (idle) return { noTests: true };
    if (cases.length === 0) return undefined;
    const number = (status: string) => cases.filter((one) => one.status === status).length;
    return {
      counts: { passed: number('passed'), failed: number('failed'), skipped: number('skipped') },
      failed,
      cases,
    };
  },
};

/** One line for each class. */
const ant = lineFormat({
  name: 'ant',
  signs: ['[junit]'],
  line: /^ *\[junit\] Tests run: (?<total>\d+), Failures: (?<failed>\d+), Errors: (?<errors>\d+)(?:, Skipped: (?<skipped>\d+))?, Time elapsed:/,
  failure: /^ *\[junit\] Testcase: (\w+(?:\([\w.$]+\))?):? *(?:FAILED|Caused an ERROR)$/,
  end: /^ *\[junit\] (?:Testcase:|Test )/,
});

/** JUnit 5's own launcher, and junit-platform-console. */
const junitPlatform: Format = {
  name: 'junit platform',
  signs: [' tests found'],
  read(lines) {
    const number = (word: string) =>
      lines.reduce(
        (sum, line) => sum + Number(new RegExp(`^\\[ *(\\d+) (?:tests|containers) ${word} *\\]$`).exec(line)?.[1] ?? 0),
        0,
      );
    const tests = (word: string) =>
      lines.reduce((sum, line) => sum + Number(new RegExp(`^\\[ *(\\d+) tests ${word} *\\]$`).exec(line)?.[1] ?? 0), 0);
    if (!lines.some((line) => /^\[ *\d+ tests found *\]$/.test(line))) return undefined;
    const counts = {
      passed: tests('successful'),
      failed: tests('failed'),
      skipped: tests('skipped'),
      errors: number('failed') - tests('failed'),
    };
    return {
      counts,
      failed: casesIn(lines, /^ {2}(?:JUnit (?:Jupiter|Vintage):)?(\S.*)$/, { end: /^\S/ }).filter(
        () => counts.failed + counts.errors > 0,
      ),
    };
  },
};

const junit = lineFormat({
  name: 'junit',
  signs: ['OK (', 'Tests run:'],
  line: /^(?:OK \((?<passed>\d+) tests?\)|Tests run: (?<total>\d+), {2}Failures: (?<failed>\d+))$/,
  failure: /^\d+\) (.+\(.+\))$/,
  end: /^(?:FAILURES!!!|Tests run:)/,
});

export const JAVA_FORMATS: readonly [Format, ...Format[]] = [maven, gradle, ant, junitPlatform, junit];
