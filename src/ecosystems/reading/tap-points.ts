import { messageAfter, testCase } from './reading.js';
import type { TestCase } from './test-case.js';

export interface Point extends TestCase {
  /** A group around other points, which have their own results. */
  readonly suite: boolean;
  /** Spaces before it: points of a subtest stand deeper. */
  readonly depth: number;
}

const POINT = /^( *)(not )?ok\b *(\d*)(?: -)? ?(.*)$/;
const ENDS = /^ *(?:not ok|ok)\b|^ *1\.\.\d|^ *# Subtest/;

/** Every point of a TAP stream in order, those of subtests with the names of the tests around them. */
export function points(lines: readonly string[]): Point[] {
  const open: { depth: number; name: string }[] = [];
  return lines.flatMap((line, at): Point[] => {
    const [, opened, around] = /^( *)# Subtest: (.+)$/.exec(line) ?? [];
    if (opened !== undefined && around !== undefined) {
      while ((open.at(-1)?.depth ?? -1) >= opened.length) open.pop();
      open.push({ depth: opened.length, name: around });
      return [];
    }
    const [, indent = '', not, , text] = POINT.exec(line) ?? [];
    if (text === undefined || (text === '' && !/ok \d+$/.test(line))) return [];
    const skipped = /(?:^| )# *(?:TODO|SKIP)\b/i.test(text);
    const name = text
      .replace(/ # time=[\d.]+m?s( \{)?$/, '')
      .replace(/(?:^| )# *(?:TODO|SKIP)\b.*$/i, '')
      .replace(/\\#/g, '#');
    while ((open.at(-1)?.depth ?? -1) >= indent.length) open.pop();
    const status = skipped ? 'skipped' : not === undefined ? 'passed' : 'failed';
    const details = status === 'failed' ? messageAfter(lines, at + 1, endsDetails(lines[at + 1])) : '';
    return [
      {
        ...testCase({
          name: [...open.map((one) => one.name), name].join(' > ') || `point ${at + 1}`,
          status,
          message: inYaml(details),
          file: /^\s*(?:location: '|at: .*?\(|file: ["']?|# +at |#? *\(in test file )([^\s:'",]+)/m.exec(details)?.[1],
        }),
        suite: /^\s*type: 'suite'$/m.test(details) || line.endsWith('{'),
        depth: indent.length,
      },
    ];
  });
}

/** A YAML block ends with its own mark: what is quoted in it may look like TAP. */
function endsDetails(first = ''): (line: string) => boolean {
  const yaml = /^( *)---$/.exec(first)?.[1];
  return yaml === undefined ? (line) => ENDS.test(line) : (line) => line === `${yaml}...`;
}

/** Its frame, and what says where and how long but not what. */
const BESIDE = /^\s*(?:---|\.\.\.|(?:duration_ms|location|type|failureType):.*)$/;

/** What a YAML block says of the failure: up to the stack, which is of one run only. */
function inYaml(details: string): string {
  const lines = details.split('\n');
  const stack = lines.findIndex((line) => /^\s*stack: [|>]-?$/.test(line));
  return (stack < 0 ? lines : lines.slice(0, stack))
    .filter((line) => !BESIDE.test(line))
    .map((line) => line.replace(/^# ?/, ''))
    .join('\n')
    .trim();
}
