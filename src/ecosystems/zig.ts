import type { WithRunner } from './ecosystem.js';
import { fromRows } from './from-rows.js';
import { lineFormat, type Format } from './reading/reading.js';

const zig: Format = {
  name: 'zig',
  signs: ['Build Summary', 'tests passed', ' passed; '],
  read(lines) {
    const sum = lineFormat({
      name: 'zig',
      line: /^Build Summary: .*?; (?<passed>\d+)\/\d+ tests passed(?:; (?<skipped>\d+) skipped)?(?:; (?<failed>\d+) failed)?/,
      failure: /^error: '(?<name>.+)' failed(?:: (?<message>.+))?/,
    }).read(lines);
    if (sum !== undefined) return sum;
    // zig test: "All 3 tests passed." or "2 passed; 1 skipped; 1 failed."
    return lineFormat({
      name: 'zig',
      line: /^(?:All (?<total>\d+) tests passed\.|(?<passed>\d+) passed; (?<skipped>\d+) skipped; (?<failed>\d+) failed\.)$/,
      failure: /^\d+\/\d+ (?:\w+\.test\.)?(.+?)\.\.\. ?FAIL/,
    }).read(lines);
  },
};

export const zigLanguage: WithRunner = {
  name: 'Zig',
  endings: ['zig'],
  testFiles: [/(?:^|\/)(?:tests?|[^/]*_tests?|test_[^/]*)\.zig$/],
  judgingFiles: [/^build\.zig(?:\.zon)?$/],
  marker: /^build\.zig$/,
  ...fromRows([
    { files: /^build\.zig$/, command: 'zig build test' },
    { files: /\.zig$/, holds: /^test (?:"|\{)/m, command: 'zig test {}' },
  ]),
  formats: [zig],
  zeroTests: [{ command: 'zig test a.zig', exitCode: 0, output: 'All 0 tests passed.\n' }],
  structure: 'unread',
};
