import { bazel } from './c/build-suites.js';
import type { WithRunner } from './ecosystem.js';
import { fromRows } from './from-rows.js';

/** Builds and tests any language; what the tests say is the affair of that. */
export const bazelBuild: WithRunner = {
  name: 'Bazel',
  endings: ['bzl'],
  testFiles: [],
  judgingFiles: [/^(?:BUILD(?:\.bazel)?|\.bazelrc)$/],
  marker: /^(?:MODULE|WORKSPACE)(?:\.bazel)?$/,
  ...fromRows([{ files: /^(?:MODULE|WORKSPACE)(?:\.bazel)?$/, command: 'bazel test //...' }]),
  formats: [bazel],
  zeroTests: [
    {
      command: 'bazel test //...',
      exitCode: 4,
      output: 'ERROR: No test targets were found, yet testing was requested\n',
    },
  ],
  structure: 'unread',
};
