import type { WithRunner } from './ecosystem.js';
import { fromRows } from './from-rows.js';
import { lineFormat } from './reading/reading.js';

/** Each scenario of molecule is a test. */
const molecule = lineFormat({
  name: 'molecule',
  signs: ['Molecule executed '],
  line: /Molecule executed (?<total>\d+) scenarios? \((?<failed>\d+) failed\)/,
});

export const ansible: WithRunner = {
  name: 'Ansible',
  endings: [],
  testFiles: [/^molecule\/.*\.ya?ml$/],
  judgingFiles: [],
  marker: /(?!)/,
  ...fromRows([{ files: /^molecule\/.*molecule\.yml$/, command: 'molecule test' }]),
  formats: [molecule],
  zeroTests: [{ command: 'molecule test', exitCode: 0, output: 'INFO     Molecule executed 0 scenarios (0 failed)\n' }],
  structure: 'unread',
};
