import type { WithRunner } from './ecosystem.js';
import { fromRows } from './from-rows.js';
import { casesIn, countWords, WORDS, type Format } from './reading/reading.js';

const helm: Format = {
  name: 'helm unittest',
  signs: ['Charts:'],
  covers: ['jest'],
  read(lines) {
    if (!lines.some((line) => /^Charts: +\d/.test(line))) return undefined;
    const sum = lines.findLast((line) => /^Tests: +.*\btotal$/.test(line));
    if (sum === undefined) return undefined;
    return {
      counts: countWords(sum, { ...WORDS, errored: 'errors' }),
      failed: casesIn(lines, /^\t- (.+)$/, { end: /^(?:Charts:|\t- )/ }),
    };
  },
};

export const helmCharts: WithRunner = {
  name: 'Helm',
  endings: [],
  testFiles: [/(?:^|\/)tests\/[^/]*_test\.ya?ml$/],
  judgingFiles: [],
  marker: /^Chart\.yaml$/,
  ...fromRows([{ files: /^tests\/.*_test\.ya?ml$/, beside: /^Chart\.yaml$/, command: 'helm unittest .' }]),
  formats: [helm],
  zeroTests: [
    {
      command: 'helm unittest .',
      exitCode: 0,
      output: 'Charts:      1 passed, 1 total\nTest Suites: 0 passed, 0 total\nTests:       0 passed, 0 total\n',
    },
  ],
  structure: 'unread',
};
