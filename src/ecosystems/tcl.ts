import type { WithoutRunner } from './ecosystem.js';
import { casesIn, type Format } from './reading/reading.js';

const tcltest: Format = {
  name: 'tcltest',
  signs: ['\tTotal\t'],
  read(lines) {
    const sums = lines.flatMap(
      (line) =>
        /^\S+:\tTotal\t(\d+)\tPassed\t(\d+)\tSkipped\t(\d+)\tFailed\t(\d+)$/.exec(line)?.slice(1).map(Number) ?? [],
    );
    if (sums.length === 0) return undefined;
    const at = (offset: number) => sums.reduce((sum, number, index) => (index % 4 === offset ? sum + number : sum), 0);
    return {
      counts: { passed: at(1), skipped: at(2), failed: at(3) },
      failed: casesIn(lines, /^==== (\S+) .* FAILED$/, { end: /^==== \S+ FAILED$/ }),
    };
  },
};

/** Run by make or a script. */
export const tcl: WithoutRunner = {
  name: 'Tcl',
  endings: ['tcl'],
  testFiles: [/(?:^|\/)[^/]*[._-]test\.tcl$/],
  judgingFiles: [],
  formats: [tcltest],
  structure: 'unread',
};
