import type { WithRunner } from './ecosystem.js';
import { fromRows } from './from-rows.js';
import { testCase, type Format } from './reading/reading.js';

/** Nim's unittest: "  [OK] adds". */
const nim: Format = {
  name: 'nim',
  signs: ['[Suite]'],
  read(lines) {
    if (!lines.some((line) => /^\[Suite\] /.test(line))) return undefined;
    const cases = lines.flatMap((line, at) => {
      const [, word, name] = /^ {2}\[(OK|FAILED|SKIPPED)\] (.+?)(?: \( *[\d.]+s\))?$/.exec(line) ?? [];
      const status = word === 'OK' ? 'passed' : word === 'FAILED' ? 'failed' : 'skipped';
      const from = lines.findLastIndex((text, row) => row < at && /^ {2}\[|^\[Suite/.test(text));
      return name === undefined
        ? []
        : [
            testCase({
              name,
              status,
              message:
                status === 'failed'
                  ? lines
                      .slice(from + 1, at)
                      .join('\n')
                      .trim()
                  : undefined,
            }),
          ];
    });
    const number = (status: string) => cases.filter((one) => one.status === status).length;
    return {
      counts: { passed: number('passed'), failed: number('failed'), skipped: number('skipped') },
      failed: cases.filter(({ status }) => status === 'failed'),
      cases,
    };
  },
};

export const nimLanguage: WithRunner = {
  name: 'Nim',
  endings: ['nim'],
  testFiles: [/(?:^|\/)(?:tests?|[^/]*_tests?|test_[^/]*)\.nim$/],
  judgingFiles: [/^[\w.-]+\.nimble$/],
  marker: /^.*\.nimble$/,
  ...fromRows([{ files: /\.nimble$/, command: 'nimble test' }]),
  formats: [nim],
  zeroTests: [{ command: 'nimble test', exitCode: 0, output: '\n[Suite] cart\n' }],
  structure: 'unread',
};
