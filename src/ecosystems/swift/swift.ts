import type { WithRunner } from '../ecosystem.js';
import { fromRows } from '../from-rows.js';
import { lightStructure } from '../tests-as-structure/light-structure.js';
import { classNames } from '../test-names.js';
import { SWIFT_FORMATS } from './results.js';

export const swift: WithRunner = {
  name: 'Swift',
  endings: ['swift'],
  testFiles: [classNames('swift')],
  judgingFiles: [/^(?:[\w.-]+\.xctestplan|Package\.swift)$/],
  marker: /^Package\.swift$/,
  ...fromRows([{ files: /^Package\.swift$/, command: 'swift test' }]),
  formats: SWIFT_FORMATS,
  zeroTests: [
    {
      command: 'swift test',
      exitCode: 0,
      output:
        "Test Suite 'All tests' passed at 2026-01-01 10:00:00.000.\n\t Executed 0 tests, with 0 failures (0 unexpected) in 0.000 (0.000) seconds\n",
    },
  ],
  discovered: (path) => /(?:^|\/)Tests\//.test(path),
  structure: lightStructure(async () => (await import('./tests.js')).SWIFT),
};
