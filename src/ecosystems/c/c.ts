import type { WithRunner } from '../ecosystem.js';
import { byPattern, runnerNamed } from '../runner.js';
import { lightStructure } from '../tests-as-structure/light-structure.js';
import { BUILD_SUITES } from './build-suites.js';
import { detectC } from './detect.js';
import { CPP_FORMATS } from './results.js';

export const c: WithRunner = {
  name: 'C and C++',
  endings: ['c', 'cc', 'cpp', 'cxx', 'c++', 'h', 'hh', 'hpp', 'm', 'mm', 'C', 'H'],
  testFiles: [/(?:^|\/)(?:(?:test|check)[-_][^/]*|[^/]*[-_]?(?:unit)?tests?)\.(?:c|cc|cpp|cxx|h|hh|hpp|m|mm)$/i],
  judgingFiles: [
    /^(?:GNUmakefile|makefile|Makefile(?:\.\w+)?|[\w.-]+\.mk|CMakeLists\.txt|[\w.-]+\.cmake|CMake(?:User)?Presets\.json|CTest\w*|meson\.build|meson(?:_options\.txt|\.options)|configure(?:\.ac)?|SConstruct)$/,
  ],
  marker: /^(?:CMakeLists\.txt|meson\.build|configure(?:\.ac)?|Makefile\.(?:in|am))$/,
  ...detectC,
  formats: [...BUILD_SUITES, ...CPP_FORMATS],
  zeroTests: [
    { command: 'ctest --test-dir build', exitCode: 0, output: 'No tests were found!!!\n' },
    {
      command: './tests',
      exitCode: 0,
      output:
        '[==========] Running 0 tests from 0 test suites.\n[==========] 0 tests from 0 test suites ran. (0 ms total)\n[  PASSED  ] 0 tests.\n',
    },
  ],
  narrow: [{ name: runnerNamed('ctest(?: --?\\S+(?: [\\w./]+)?)*'), ...byPattern('-R') }],
  structure: lightStructure(async () => (await import('./tests.js')).C),
};
