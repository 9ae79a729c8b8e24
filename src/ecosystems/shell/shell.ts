import type { WithRunner } from '../ecosystem.js';
import { fromRows, NOWHERE } from '../from-rows.js';
import { tap } from '../reading/tap.js';
import { lightStructure } from '../tests-as-structure/light-structure.js';
import { scriptNames } from '../test-names.js';
import { shunit2 } from './results.js';

/** bats and shunit2. */
export const shell: WithRunner = {
  name: 'shell',
  endings: ['bats', 'sh', 'bash'],
  testFiles: [/\.bats$/, scriptNames('sh', 'bash', 'zsh', 'ps1')],
  judgingFiles: [],
  marker: NOWHERE,
  ...fromRows([
    { files: /^test\/bats\/bin\/bats$/, command: 'test/bats/bin/bats test' },
    { files: /^test\/[^/]+\.bats$/, command: 'bats test' },
    { files: /^test\/.*\.bats$/, command: 'bats -r test' },
    { files: /^tests\/.*\.bats$/, command: 'bats -r tests' },
    { files: /^tests?\/.*\.sh$/, holds: /shunit2/, command: 'sh {}' },
  ]),
  formats: [tap, shunit2],
  zeroTests: [
    { command: 'bats test', exitCode: 0, output: '1..0\n' },
    { command: 'sh test/a.sh', exitCode: 0, output: '\nRan 0 tests.\n\nOK\n' },
  ],
  discovered: (path, { command }) =>
    !path.endsWith('.bats') || path.split('/').length <= 2 || /\s(?:-r|--recursive)\b/.test(command),
  structure: lightStructure(async () => (await import('./tests.js')).SHELL),
};
