import type { WithRunner } from './ecosystem.js';
import { fromRows } from './from-rows.js';
import { add, casesIn, namesIn, NOTHING, type Format } from './reading/reading.js';
import type { TestCounts } from './reading/test-case.js';

const clojure: Format = {
  name: 'clojure.test',
  signs: ['Ran '],
  read(lines) {
    let counts: TestCounts | undefined;
    for (const [at, line] of lines.entries()) {
      const ran = /^Ran (\d+) tests containing (\d+) assertions\.$/.exec(line);
      const [, failures = '0', errors = '0'] = /^(\d+) failures?, (\d+) errors?\.$/.exec(lines[at + 1] ?? '') ?? [];
      if (ran === null) continue;
      const names = new Set(namesIn(lines, /^(?:FAIL|ERROR) in \((\S+)\)/));
      const failed = Math.min(Number(failures), names.size);
      const wrong = Number(errors) > 0 ? Math.min(Number(errors), Math.max(1, names.size - failed)) : 0;
      counts = add(counts ?? NOTHING, {
        passed: Math.max(0, Number(ran[1]) - failed - wrong),
        failed,
        skipped: 0,
        errors: wrong,
      });
    }
    if (counts === undefined) return undefined;
    return {
      counts,
      failed: casesIn(lines, /^(?:FAIL|ERROR) in \((?<name>\S+)\)/, { end: /^(?:Ran \d|lein test|Testing )/ }),
    };
  },
};

/** Where these build, too, they have the last word. */
const JVM = /^(?:pom\.xml|mvnw|gradlew|(?:build|settings)\.gradle(?:\.kts)?)$/;

export const clojureLanguage: WithRunner = {
  name: 'Clojure',
  endings: ['clj', 'cljc', 'cljs'],
  testFiles: [/(?:^|\/)[^/]*_test\.clj[cs]?$/],
  judgingFiles: [/^(?:project\.clj|deps\.edn|tests\.edn)$/],
  marker: /^(?:project\.clj|deps\.edn)$/,
  ...fromRows([
    { files: /^project\.clj$/, without: JVM, command: 'lein test' },
    { files: /^deps\.edn$/, without: JVM, holds: /:test\s*\{[^]*:exec-fn/, command: 'clojure -X:test' },
    { files: /^deps\.edn$/, without: JVM, holds: /:test\b/, command: 'clojure -M:test' },
  ]),
  formats: [clojure],
  zeroTests: [
    { command: 'lein test', exitCode: 0, output: 'Ran 0 tests containing 0 assertions.\n0 failures, 0 errors.\n' },
  ],
  structure: 'unread',
};
