import type { WithRunner } from '../ecosystem.js';
import { fromRows } from '../from-rows.js';
import { list, runnerNamed } from '../runner.js';
import { prove, tap } from '../reading/tap.js';
import { lightStructure } from '../tests-as-structure/light-structure.js';
import { scriptNames } from '../test-names.js';

export const perl: WithRunner = {
  name: 'Perl',
  endings: ['t', 'pl', 'pm'],
  testFiles: [/\.t$/, scriptNames('pl')],
  judgingFiles: [/^(?:\.proverc|(?:Makefile|Build)\.PL|dist\.ini)$/],
  marker: /^(?:Makefile|Build)\.PL$|^cpanfile$/,
  ...fromRows(
    [
      { files: /^Build\.PL$/, command: 'perl Build.PL && ./Build test' },
      { files: /^Makefile\.PL$/, command: 'perl Makefile.PL && make test' },
      { files: /^t\/.*\.t$/, command: 'prove -lr t' },
    ],
    [
      { files: /^Build\.PL$/, command: 'perl Build.PL', provides: ['Build'], offline: true },
      { files: /^Makefile\.PL$/, command: 'perl Makefile.PL', provides: ['Makefile'], offline: true },
      { files: /^cpanfile$/, command: 'cpanm --installdeps .', provides: [] },
    ],
  ),
  formats: [prove, tap],
  zeroTests: [
    { command: 'prove -lr t', exitCode: 0, output: 'Files=1, Tests=0,  0 wallclock secs\nResult: NOTESTS\n' },
    { command: 'perl t/a.t', exitCode: 0, output: '1..0\n' },
  ],
  narrow: [{ name: runnerNamed('prove'), files: list }],
  discovered: (path, { command }) =>
    !path.endsWith('.t') ||
    /^(?:x?t|tests?)\/[^/]+\.t$/.test(path) ||
    (/^(?:x?t|tests?)\//.test(path) && /\bprove\b.*\s-(?:\w*r|-recurse)|\bmake\b|\bBuild\b/.test(command)),
  structure: lightStructure(async () => (await import('./tests.js')).PERL, { tests: /\.t$/ }),
};
