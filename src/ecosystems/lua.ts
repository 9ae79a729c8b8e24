import type { WithRunner } from './ecosystem.js';
import { fromRows } from './from-rows.js';
import { specNames } from './test-names.js';
import { tap } from './reading/tap.js';
import { lineFormat, testCase, type Format } from './reading/reading.js';

const busted: Format = {
  name: 'busted',
  signs: ['success'],
  read(lines) {
    const sum = lineFormat({
      name: 'busted',
      line: /^(?<passed>\d+) success(?:es)? \/ (?<failed>\d+) failures? \/ (?<errors>\d+) errors? \/ (?<skipped>\d+) pending/,
    }).read(lines);
    if (sum === undefined) return undefined;
    return {
      ...sum,
      failed: [
        ...lines.flatMap((line, at) => {
          const [, kind, file] = /^(Failure|Error) → (\S+) @ -?\d+$/.exec(line) ?? [];
          if (kind === undefined) return [];
          const message = lines
            .slice(at + 2, at + 10)
            .join('\n')
            .trim();
          return [
            testCase({
              name: lines[at + 1] ?? file ?? '',
              status: kind === 'Error' ? 'error' : 'failed',
              file,
              message,
            }),
          ];
        }),
      ],
    };
  },
};

const luaunit = lineFormat({
  name: 'luaunit',
  signs: ['Ran '],
  line: /^Ran (?<total>\d+) tests? in [\d.]+ seconds, (?<passed>\d+) success(?:es)?(?:, (?<failed>\d+) failures?)?(?:, (?<errors>\d+) errors?)?(?:, (?<skipped>\d+) (?:skipped|non-selected))?/,
  failure: /^\d+\) (\S+)$/,
  end: /^(?:Ran \d|\d+\) )/,
});

/** busted and luaunit. */
export const lua: WithRunner = {
  name: 'Lua',
  endings: ['lua'],
  testFiles: [specNames('lua')],
  judgingFiles: [/^\.busted$/],
  marker: /^(?:.*\.rockspec|\.busted)$/,
  ...fromRows([
    { files: /^\.busted$|^spec\/.*_spec\.lua$/, command: 'busted' },
    { files: /^tests?\/.*\.lua$/, holds: /luaunit/, command: 'lua {}' },
  ]),
  formats: [busted, luaunit, tap],
  zeroTests: [
    { command: 'busted', exitCode: 0, output: '0 successes / 0 failures / 0 errors / 0 pending : 0.000211 seconds\n' },
    { command: 'lua test/a.lua', exitCode: 0, output: 'Ran 0 tests in 0.000 seconds, 0 successes, 0 failures\nOK\n' },
  ],
  structure: 'unread',
};
