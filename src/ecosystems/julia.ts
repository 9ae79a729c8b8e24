import type { WithRunner } from './ecosystem.js';
import { fromRows } from './from-rows.js';
import { casesIn, type Format } from './reading/reading.js';

/** Julia's Test: a table of sums, with the columns that are not zero. */
const julia: Format = {
  name: 'julia',
  signs: ['Test Summary:'],
  read(lines) {
    const at = lines.findLastIndex((line) => /^Test Summary: +\| /.test(line));
    if (at < 0) return undefined;
    const columns = (lines[at] ?? '').split('|')[1]?.trim().split(/\s+/) ?? [];
    const numbers = (lines[at + 1] ?? '').split('|')[1]?.trim().split(/\s+/) ?? [];
    // A column without a number in this row is left blank: only right where none is.
    const value = (word: string) => Number(numbers[columns.indexOf(word)] ?? 0) || 0;
    const counts = { passed: value('Pass'), failed: value('Fail'), skipped: value('Broken'), errors: value('Error') };
    const failed = casesIn(lines, /^(?<name>.+): Test Failed at (?<file>\S+?):\d+$/, {
      end: /^(?:Stacktrace:|Test Summary)/,
    });
    return {
      counts,
      failed: [
        ...failed,
        ...casesIn(lines, /^(?<name>.+): Error During Test at (?<file>\S+?):\d+$/, { status: 'error' }),
      ],
    };
  },
};

export const juliaLanguage: WithRunner = {
  name: 'Julia',
  endings: ['jl'],
  testFiles: [/(?:^|\/)(?:runtests|[^/]*_tests?|test_[^/]*)\.jl$/],
  judgingFiles: [],
  marker: /^Project\.toml$/,
  ...fromRows(
    [{ files: /^test\/runtests\.jl$/, command: `julia --project=. -e 'using Pkg; Pkg.test()'` }],
    [{ files: /^Project\.toml$/, command: `julia --project=. -e 'using Pkg; Pkg.instantiate()'`, provides: [] }],
  ),
  formats: [julia],
  zeroTests: [
    {
      command: 'julia test/runtests.jl',
      exitCode: 0,
      output: 'Test Summary: | Total  Time\nAll           |     0  0.0s\n',
    },
  ],
  structure: 'unread',
};
