import type { WithRunner } from '../ecosystem.js';
import { fromRows } from '../from-rows.js';
import { runnerNamed, word } from '../runner.js';
import { lightStructure } from '../tests-as-structure/light-structure.js';
import { classNames } from '../test-names.js';
import { foundByJvm } from './discovered.js';
import { JAVA_FORMATS } from './results.js';

/** Maven, Gradle and Ant, with Java and Groovy. What else runs there has files of its own. */
export const java: WithRunner = {
  name: 'JVM',
  endings: ['java', 'groovy'],
  testFiles: [classNames('java', 'groovy')],
  judgingFiles: [
    /^(?:pom\.xml|(?:settings|build)\.gradle(?:\.kts)?|gradle\.properties|[\w.-]+\.gradle(?:\.kts)?|testng[\w.-]*\.xml|junit-platform\.properties|maven\.config|jvm\.config|gradlew|mvnw)$/,
  ],
  marker: /^(?:pom\.xml|(?:build|settings)\.gradle(?:\.kts)?|build\.xml)$/,
  ...fromRows([
    { files: /^mvnw$/, command: './mvnw -B test' },
    { files: /^pom\.xml$/, command: 'mvn -B test' },
    { files: /^gradlew$/, command: './gradlew test' },
    { files: /^(?:build|settings)\.gradle(?:\.kts)?$/, command: 'gradle test' },
    { files: /^build\.xml$/, holds: /<target[^>]*\bname="test"/, command: 'ant test' },
  ]),
  inCi: (command) =>
    /^(?:\.\/)?(?:mvnw?|gradlew?) (?:.* )?(?:test|check|verify|build|install)(?: |$)/.test(command) &&
    !/ -D(?:maven\.test\.skip|skipTests|skipITs)(?!=false)\b| -x (?:\S*:)?test\b| (?:-m|--dry-run|--help|-pl|--tests)\b| -Dtest=/.test(
      command,
    ) &&
    (/\b(?:test|check|verify)\b/.test(command) || /\bmvnw? /.test(command)),
  formats: JAVA_FORMATS,
  zeroTests: [
    { command: 'mvn -B test', exitCode: 0, output: '[INFO] No tests to run.\n[INFO] BUILD SUCCESS\n' },
    { command: 'gradle test', exitCode: 0, output: '> Task :test NO-SOURCE\n\nBUILD SUCCESSFUL in 1s\n' },
  ],
  narrow: [
    {
      name: runnerNamed('(?:mvn|\\./mvnw|mvnw)(?: -\\S+)* test'),
      files: (files) => `${word(`-Dtest=${files.map(classOf).join(',')}`)} -Dsurefire.failIfNoSpecifiedTests=false`,
    },
    {
      name: runnerNamed('(?:gradle|\\./gradlew|gradlew)(?: -\\S+)* test'),
      files: (files) => files.map((file) => `--tests ${word(classOf(file))}`).join(' '),
    },
  ],
  discovered: foundByJvm,
  structure: lightStructure(async () => (await import('./tests.js')).JAVA),
};

function classOf(file: string): string {
  return (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '');
}
