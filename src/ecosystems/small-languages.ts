import { FUNCTIONAL } from './ocaml.js';
import { casesIn, countWords, lineFormat, merged, testCase, WORDS, type Format } from './reading/reading.js';

const shunit2: Format = {
  name: 'shunit2',
  signs: ['Ran '],
  read(lines) {
    const total = lines.reduce((sum, line) => sum + Number(/^Ran (\d+) tests?\.$/.exec(line)?.[1] ?? 0), 0);
    if (
      !lines.some((line) => /^(?:OK|FAILED \(.*\))$/.test(line)) ||
      !lines.some((line) => /^Ran \d+ tests?\.$/.test(line))
    )
      return undefined;
    // One red test counts once for each assertion there; the names of the tests stand before them.
    let name = '';
    const red = merged(
      lines.flatMap((line) => {
        name = /^(test\w+)$/.exec(line)?.[1] ?? name;
        const message = /^(?:ASSERT|shunit2:ERROR)[: ](.*)$/.exec(line)?.[1];
        return message === undefined || name === '' ? [] : [testCase({ name, status: 'failed', message })];
      }),
    );
    const skipped = Number(lines.map((line) => /skipped=(\d+)/.exec(line)?.[1]).findLast((n) => n !== undefined) ?? 0);
    return {
      counts: { passed: Math.max(0, total - red.length - skipped), failed: red.length, skipped },
      failed: red,
      noTests: total === 0,
    };
  },
};

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

const tcltest: Format = {
  name: 'tcltest',
  signs: ['\tTotal\t'],
  read(lines) {
    const sums = lines.flatMap(
      (line) =>
        /^\S+:\tTotal\t(\d+)\tPassed\t(\d+)\tSkipped\t(\d+)\tFailed\t(\d+)$/.exec(line)?.slice(1).map(Number) ?? [],
    );
    if (sums.length === 0) return undefined;
    const at = (offset: number) => sums.reduce((sum, number, index) => (index % 4 === offset ? sum + number : sum), 0);
    return {
      counts: { passed: at(1), skipped: at(2), failed: at(3) },
      failed: casesIn(lines, /^==== (\S+) .* FAILED$/, { end: /^==== \S+ FAILED$/ }),
    };
  },
};

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

/** testthat and devtools::test(). */
const testthat: Format = {
  name: 'testthat',
  signs: ['[ FAIL '],
  read(lines) {
    const sum = lineFormat({
      name: 'testthat',
      take: 'last',
      line: /^\[ FAIL (?<failed>\d+) \| WARN \d+ \| SKIP (?<skipped>\d+) \| PASS (?<passed>\d+) \]$/,
    }).read(lines);
    if (sum === undefined) return undefined;
    const head = /^(?:──|--) (?:\d+\. )?(?:Failure|Error) \((?<file>[^:)]+)(?::[\d:]+)?\): (?<name>.+?) ?(?:─|-)*$/;
    return { ...sum, failed: casesIn(lines, head, { end: /^(?:──|--|\[ FAIL)/ }) };
  },
};

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

const helm: Format = {
  name: 'helm unittest',
  signs: ['Charts:'],
  covers: ['jest'],
  read(lines) {
    if (!lines.some((line) => /^Charts: +\d/.test(line))) return undefined;
    const sum = lines.findLast((line) => /^Tests: +.*\btotal$/.test(line));
    if (sum === undefined) return undefined;
    return {
      counts: countWords(sum, { ...WORDS, errored: 'errors' }),
      failed: casesIn(lines, /^\t- (.+)$/, { end: /^(?:Charts:|\t- )/ }),
    };
  },
};

const terraform = lineFormat({
  name: 'terraform',
  signs: ['Success! ', 'Failure! '],
  line: /^(?:Success!|Failure!) (?<passed>\d+) passed, (?<failed>\d+) failed(?:, (?<skipped>\d+) skipped)?\.$/,
  failure: /^ +run "(.+)"\.\.\. fail$/,
  end: /^ +run |^(?:Success|Failure)!/,
});

/** turbo and nx: what they took from their cache was not run. */
const cached: Format = {
  name: 'task cache',
  signs: ['Cached:', 'from the cache'],
  read(lines) {
    const turbo = /^ *Cached: +(\d+) cached, (\d+) total$/.exec(
      lines.findLast((line) => /^ *Cached: +\d+ cached, \d+ total$/.test(line)) ?? '',
    );
    const all = turbo !== null && turbo[1] === turbo[2] && turbo[2] !== '0';
    const nx = lines.some((line) =>
      /^ *(?:Nx|>  ?NX) .*(?:read the output from the cache instead of running the command for (\d+) out of \1 tasks)/.test(
        line,
      ),
    );
    return all || nx ? { cachedOnly: true } : undefined;
  },
};

export const SMALL_LANGUAGES: readonly Format[] = [
  shunit2,
  busted,
  tcltest,
  julia,
  testthat,
  ...FUNCTIONAL,
  nim,
  helm,
  terraform,
  cached,
  lineFormat({
    name: 'crystal',
    signs: [' pending'],
    line: /^(?<total>\d+) examples?, (?<failed>\d+) failures?, (?<errors>\d+) errors?, (?<skipped>\d+) pending$/,
    failure: /^ {2}\d+\) (.+)$/,
    end: /^Finished in/,
  }),
];
