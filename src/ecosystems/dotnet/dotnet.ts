import type { WithRunner } from '../ecosystem.js';
import { lightStructure } from '../tests-as-structure/light-structure.js';
import { classNames } from '../test-names.js';
import { detectDotnet, setupDotnet } from './detect.js';
import { dotnet as dotnetTest } from './results.js';

export const dotnet: WithRunner = {
  name: '.NET',
  endings: ['cs', 'fs', 'vb'],
  testFiles: [classNames('cs', 'fs', 'vb')],
  judgingFiles: [
    /^(?:[\w.-]+\.(?:csproj|fsproj|vbproj|runsettings|props|targets)|xunit\.runner\.json|testconfig\.json)$/,
  ],
  // Projects without a solution are named from the root.
  marker: /\.slnx?$/,
  detect: detectDotnet,
  setup: setupDotnet,
  inCi: (command) => /^dotnet test(?: |$)/.test(command) && !/ (?:--list-tests|-t|--filter|--help)\b/.test(command),
  formats: [dotnetTest],
  zeroTests: [
    {
      command: 'dotnet test',
      exitCode: 0,
      output:
        'No test is available in /app/bin/Debug/net8.0/App.Tests.dll. Make sure that test discoverer & executors are registered.\n',
    },
  ],
  structure: {
    ...lightStructure(async () => (await import('./tests.js')).CSHARP),
    readable: /\.cs$/,
  },
};
