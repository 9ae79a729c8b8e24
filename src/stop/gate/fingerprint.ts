import type { TestRun } from '../test-run.js';

/** Two runs are the same when the same tests fail; where no names are known, when they print the same but for numbers. */
export function fingerprint({ failures, exitCode, tail }: Pick<TestRun, 'failures' | 'exitCode' | 'tail'>): string {
  return failures.length > 0 ? [...failures].sort().join('\n') : `${exitCode} ${tail.replace(/[\d.]+/g, '#')}`;
}

/** A message without what differs from run to run: times, dates, places in files, addresses, ports, temporary names. */
export function sameWords(message: string): string {
  return message
    .replace(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?Z?/g, '#')
    .replace(/\b\d+(?:\.\d+)?\s?(?:ms|s|sec|seconds?|milliseconds?|µs|ns)\b/g, '#')
    .replace(/0x[0-9a-f]+/gi, '#')
    .replace(/(?<=[\w)\]]):\d+(?::\d+)?/g, '#')
    .replace(/\/tmp\/\S+/g, '#')
    .replace(/\s+/g, ' ')
    .trim();
}
