import type { WithRunner } from './ecosystem.js';
import { fromRows } from './from-rows.js';
import { classNames } from './test-names.js';
import { foundByJvm } from './java/discovered.js';
import { add, lineFormat, NOTHING, type Format } from './reading/reading.js';

const sbt: Format = {
  name: 'sbt',
  signs: ['Tests: succeeded', ': Total '],
  read(lines) {
    const text = lines.map((line) => line.replace(/^\[(?:info|error|warn)\] /, ''));
    const scalaTest = lineFormat({
      name: 'ScalaTest',
      line: /^Tests: succeeded (?<passed>\d+), failed (?<failed>\d+), canceled (?<more>\d+), ignored (?<skipped>\d+), pending \d+$/,
      failure: /^ *- (.+) \*\*\* FAILED \*\*\*/,
      end: /^(?: *- |Run completed)/,
    }).read(text);
    if (scalaTest?.counts !== undefined) {
      const pending = text.reduce((sum, line) => sum + Number(/, pending (\d+)$/.exec(line)?.[1] ?? 0), 0);
      return { ...scalaTest, counts: add(scalaTest.counts, { ...NOTHING, skipped: pending }) };
    }
    // munit, specs2, JUnit through sbt's own summary.
    return lineFormat({
      name: 'sbt',
      line: /^(?:Passed|Failed|Error): Total (?<total>\d+), Failed (?<failed>\d+), Errors (?<errors>\d+), Passed (?<passed>\d+)(?:, (?:Skipped|Ignored) (?<skipped>\d+))?/,
      failure: /^(?:==> X|\s+[x!]) (.+?)(?: +[\d.]+s.*)?$/,
    }).read(text);
  },
};

/** Where these build, too, they have the last word. */
const JVM = /^(?:pom\.xml|mvnw|gradlew|(?:build|settings)\.gradle(?:\.kts)?)$/;

export const scala: WithRunner = {
  name: 'Scala',
  endings: ['scala', 'sc'],
  testFiles: [classNames('scala')],
  judgingFiles: [/^(?:build\.sbt|build\.(?:sc|mill))$/],
  marker: /^build\.(?:sbt|sc|mill)$/,
  ...fromRows([
    { files: /^build\.sbt$/, without: JVM, command: 'sbt test' },
    { files: /^build\.(?:sc|mill)$/, without: JVM, command: 'mill __.test' },
  ]),
  inCi: (command) => /^sbt (?:.*[ ";+])?test(?:["; ]|$)/.test(command),
  formats: [sbt],
  zeroTests: [
    {
      command: 'sbt test',
      exitCode: 0,
      output: '[info] Tests: succeeded 0, failed 0, canceled 0, ignored 0, pending 0\n[info] No tests were executed.\n',
    },
  ],
  discovered: foundByJvm,
  structure: 'unread',
};
