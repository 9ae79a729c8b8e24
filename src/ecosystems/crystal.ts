import type { WithRunner } from './ecosystem.js';
import { fromRows } from './from-rows.js';
import { specNames } from './test-names.js';
import { lightStructure } from './tests-as-structure/light-structure.js';
import { lineFormat } from './reading/reading.js';

const crystalSpec = lineFormat({
  name: 'crystal',
  signs: [' pending'],
  line: /^(?<total>\d+) examples?, (?<failed>\d+) failures?, (?<errors>\d+) errors?, (?<skipped>\d+) pending$/,
  failure: /^ {2}\d+\) (.+)$/,
  end: /^Finished in/,
});

/** Its specs read as Ruby's do. */
export const crystal: WithRunner = {
  name: 'Crystal',
  endings: ['cr'],
  testFiles: [specNames('cr')],
  judgingFiles: [],
  marker: /^shard\.yml$/,
  ...fromRows(
    [{ files: /^shard\.yml$/, command: 'crystal spec' }],
    [
      {
        files: /^shard\.yml$/,
        holds: /^(?:development_)?dependencies:/m,
        command: 'shards install',
        provides: ['lib'],
      },
    ],
  ),
  formats: [crystalSpec],
  zeroTests: [
    {
      command: 'crystal spec',
      exitCode: 0,
      output: 'Finished in 12 microseconds\n0 examples, 0 failures, 0 errors, 0 pending\n',
    },
  ],
  structure: lightStructure(async () => (await import('./ruby/tests.js')).RUBY),
};
