import type { WithRunner } from './ecosystem.js';
import { fromRows } from './from-rows.js';
import { lineFormat } from './reading/reading.js';

const terraform = lineFormat({
  name: 'terraform',
  signs: ['Success! ', 'Failure! '],
  line: /^(?:Success!|Failure!) (?<passed>\d+) passed, (?<failed>\d+) failed(?:, (?<skipped>\d+) skipped)?\.$/,
  failure: /^ +run "(.+)"\.\.\. fail$/,
  end: /^ +run |^(?:Success|Failure)!/,
});

export const terraformLanguage: WithRunner = {
  name: 'Terraform',
  endings: ['tf', 'hcl'],
  testFiles: [/\.tftest\.hcl$/],
  judgingFiles: [],
  marker: /\.tftest\.hcl$/,
  ...fromRows(
    [{ files: /\.tftest\.hcl$/, command: 'terraform test' }],
    [{ files: /\.tftest\.hcl$/, command: 'terraform init -backend=false', provides: ['.terraform'] }],
  ),
  formats: [terraform],
  zeroTests: [{ command: 'terraform test', exitCode: 0, output: 'Success! 0 passed, 0 failed.\n' }],
  structure: 'unread',
};
