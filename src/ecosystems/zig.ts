import { GO } from './go/results.js';
import { RUST } from './rust/results.js';
import { CPP } from './c/results.js';
import { BUILD_SUITES } from './c/build-suites.js';
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

export const COMPILED: readonly Format[] = [...GO, ...BUILD_SUITES, ...CPP, zig, ...RUST];
