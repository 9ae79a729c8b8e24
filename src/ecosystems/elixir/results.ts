import { add, casesIn, lineFormat, NOTHING, type Format } from '../reading/reading.js';

const exunit: Format = {
  name: 'exunit',
  signs: [' failure', 'no tests to run'],
  read(lines) {
    const sum = lineFormat({
      name: 'exunit',
      line: /^(?:\d+ (?:doctests?|propert\w+|features?), )*(?<total>\d+) tests?, (?<failed>\d+) failures?(?:, (?<more>\d+) excluded)?(?:, (?<errors>\d+) invalid)?(?:, (?<skipped>\d+) skipped)?$/,
      noTests: /^There are no tests to run$/,
    }).read(lines);
    if (sum === undefined) return undefined;
    const extra = lines.flatMap(
      (line) => /^((?:\d+ (?:doctests?|propert\w+|features?), )+)\d+ tests?, /.exec(line)?.[1] ?? [],
    );
    const more = extra.flatMap((text) => [...text.matchAll(/\d+/g)].map(Number)).reduce((a, b) => a + b, 0);
    const counts = sum.counts === undefined ? undefined : add(sum.counts, { ...NOTHING, passed: more });
    const failed = casesIn(lines, /^ +\d+\) (?:test|doctest|property|feature) (.+)$/, { end: /^(?:Finished in|\.+$)/ });
    return { ...sum, ...(counts === undefined ? {} : { counts }), failed };
  },
};

const erlang: Format = {
  name: 'eunit',
  signs: ['passed.', 'Failed: ', ' failure', 'no tests to run', ' tests'],
  read(lines) {
    const all = lines.flatMap(
      (line) => /^ *All (\d+) tests passed\.$/.exec(line)?.[1] ?? (/^ *Test passed\.$/.test(line) ? '1' : []),
    );
    const some = lines.find((line) => /^ *Failed: \d+\. +Skipped: \d+\. +Passed: \d+\.$/.test(line));
    const rebar = lines.find(
      (line) =>
        /^\d+ tests?, \d+ failures?(?:, \d+ skipped|, \d+ cancelled)*$/.test(line) &&
        lines.some((other) => other.startsWith('===> ')),
    );
    const common = lines.find(
      (line) =>
        /^(?:All \d+ tests passed|(?:Failed|Skipped) \d+ tests?\.)/.test(line) &&
        lines.some((other) => /Running Common Test suites/.test(other)),
    );
    const failed = casesIn(lines, /^ *(?:\d+\) )?(\w+:\w+(?:\/\d+)?)(?: \([^)]*\))?(?:\.\.\.\*failed\*|:\d+)?$/).filter(
      () => some !== undefined || rebar !== undefined,
    );
    if (some !== undefined) {
      const [bad = 0, skipped = 0, passed = 0] = [...some.matchAll(/\d+/g)].map(Number);
      return { counts: { passed, failed: bad, skipped }, failed };
    }
    if (rebar !== undefined) {
      const [total = 0, bad = 0, skipped = 0] = [...rebar.matchAll(/\d+/g)].map(Number);
      return { counts: { passed: Math.max(0, total - bad - skipped), failed: bad, skipped }, failed };
    }
    if (common !== undefined) {
      const number = (word: string) => Number(new RegExp(`${word} (\\d+) tests?`).exec(common)?.[1] ?? 0);
      return {
        counts: { passed: number('All') || number('Passed'), failed: number('Failed'), skipped: number('Skipped') },
      };
    }
    if (all.length === 0)
      return lines.some((line) => /There were no tests to run/.test(line)) ? { noTests: true } : undefined;
    return { counts: { ...NOTHING, passed: all.reduce((sum, n) => sum + Number(n), 0) } };
  },
};

export const BEAM_FORMATS: readonly [Format, ...Format[]] = [exunit, erlang];
