import { casesIn, lineFormat, merged, testCase, type Format } from '../reading/reading.js';

const swift: Format = {
  name: 'swift',
  signs: ['Executed '],
  read(lines) {
    const sum = lineFormat({
      name: 'swift',
      take: 'last',
      line: /^\t Executed (?<total>\d+) tests?, with (?:(?<skipped>\d+) tests? skipped and )?(?<failed>\d+) failures?/,
    }).read(lines);
    const failed = merged(
      lines.flatMap((line) => {
        const [, file, name, message] = /^(\S+?):\d+: error: -?\[?([\w. ]+?)\]? : (.*)$/.exec(line) ?? [];
        return name === undefined ? [] : [testCase({ name, status: 'failed', file, message })];
      }),
    );
    return sum === undefined ? undefined : { ...sum, failed };
  },
};

const swiftTesting: Format = {
  name: 'swift testing',
  signs: ['Test run with'],
  read(lines) {
    const sum = lines.findLast((line) => /^\S+ +Test run with \d+ tests?/.test(line));
    if (sum === undefined) return undefined;
    const total = Number(/with (\d+) tests?/.exec(sum)?.[1]);
    const failed = casesIn(lines, /^\S+ +Test (?!run|case)"?(.+?)"? failed after /, { end: /^/ }).map((one) => {
      const issue = lines.find((line) => line.includes(one.name) && / recorded an issue at /.test(line));
      const [, file, message] = / recorded an issue at ([^\s:]+):\d+:\d+: (.*)$/.exec(issue ?? '') ?? [];
      return testCase({ ...one, file, message });
    });
    const skipped = lines.filter((line) => /^\S+ +Test .+ skipped\b/.test(line)).length;
    return {
      counts: { passed: Math.max(0, total - failed.length - skipped), failed: failed.length, skipped },
      failed,
    };
  },
};

export const SWIFT_FORMATS: readonly [Format, ...Format[]] = [swift, swiftTesting];
