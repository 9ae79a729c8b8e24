import {
  broken,
  casesIn,
  lineFormat,
  merged,
  messageAfter,
  namesIn,
  testCase,
  type Format,
  type Reading,
} from '../reading/reading.js';
import type { TestCase } from '../reading/test-case.js';

const go: Format = {
  name: 'go',
  signs: ['FAIL\t', 'ok  \t', '?   \t', '--- FAIL', '"Action":"', 'panic: test timed out'],
  whole: true,
  read(lines) {
    const events = lines.flatMap(goEvent);
    if (events.length > 0) return fromEvents(events, lines);
    const packages = lines.filter((line) =>
      /^(?:ok {2}\t|FAIL\t|\? {3}\t|---? FAIL: |panic: test timed out)/.test(line),
    );
    if (packages.length === 0) return undefined;
    const failed = [...goFailures(lines), ...neverEnded(lines)];
    const names = namesIn(packages, /^FAIL\t(\S+)/).filter((name) => brokeOutsideTests(name, packages, failed));
    const outside = names.map((name) => packageCase(name, lines));
    const told = packages.filter((line) => !line.startsWith('---') && !line.startsWith('panic'));
    const noTests = told.length > 0 && told.every((line) => /\[no test(?:s to run| files)\]$/.test(line));
    // What a test prints without an end of line stands before its mark.
    const marks = (kind: string) =>
      lines.filter((line) => new RegExp(`--- ${kind}: \\S+ \\([\\d.]+s\\)$`).test(line)).length;
    // Without -v passing tests leave no line, and a sum of the others would be no sum.
    const verbose = lines.some((line) => line.startsWith('=== RUN'));
    const counts = { passed: marks('PASS'), failed: marks('FAIL'), skipped: marks('SKIP'), errors: outside.length };
    const anyPassed = packages.some((line) => /^ok {2}\t/.test(line));
    const onlyBroken = failed.length === 0 && outside.length > 0 && !anyPassed;
    const unloaded = names.filter((name) => packages.some((line) => line.startsWith(`FAIL\t${name} [`))).length;
    const known = verbose || onlyBroken || noTests ? { counts } : {};
    // All packages are fine: how many tests that were is not told, that something was is.
    const fine = anyPassed && failed.length + outside.length === 0;
    return { ...known, unloaded, failed: [...failed, ...outside], noTests, ...(fine ? { fine: true } : {}) };
  },
};

/** A package is red without a red test of its own when it does not build or ends before its tests. */
function brokeOutsideTests(name: string, packages: readonly string[], failed: readonly TestCase[]): boolean {
  return failed.length === 0 || packages.some((line) => line.startsWith(`FAIL\t${name} [`));
}

function packageCase(name: string, lines: readonly string[]): TestCase {
  const at = lines.findIndex((line) => line === `# ${name}` || line.startsWith(`# ${name} [`));
  const end = lines.findIndex((line) => line.startsWith(`FAIL\t${name}`));
  const message =
    at < 0
      ? messageAfter(lines.slice(0, end), Math.max(0, end - 12), () => false)
      : messageAfter(lines, at + 1, (next) => /^(?:#|FAIL|ok|\?)\b/.test(next));
  const file = /^(?:\.\/)?([\w./-]+\.go):\d+/m.exec(message)?.[1];
  return testCase({ name, status: 'error', file, message });
}

/** With -v the log of a test stands before its end, without it after it. */
function goFailures(lines: readonly string[]): TestCase[] {
  const began = new Map<string, number>();
  const cases = lines.flatMap((line, at) => {
    const running = /^=== (?:RUN|CONT|NAME) +(\S+)$/.exec(line)?.[1];
    if (running !== undefined) began.set(running, at);
    const name = /^ *--- FAIL: (\S+)|--- FAIL: (\S+) \([\d.]+s\)$/
      .exec(line)
      ?.slice(1)
      .find((one) => one !== undefined);
    if (name === undefined) return [];
    const after = messageAfter(lines, at + 1, (next) => /^(?:=== |FAIL|PASS|ok\b|exit status)|^ *--- /.test(next));
    const start = began.get(name);
    const before =
      start === undefined ? '' : messageAfter(lines, start + 1, (next) => /^(?:=== |FAIL|PASS)|^ *--- /.test(next));
    return [testCase({ name, status: 'failed', message: after === '' ? before : after })];
  });
  return merged(cases);
}

/** The running tests are listed since Go 1.20; before that they are in the stacks only. */
function neverEnded(lines: readonly string[]): TestCase[] {
  const at = lines.findIndex((line) => /^panic: test timed out after /.test(line));
  if (at < 0) return [];
  const message = lines[at] ?? '';
  const listed = lines.slice(at + 1, at + 40).flatMap((line) => /^\t(Test\S+) \([\d.]+m?s\)$/.exec(line)?.[1] ?? []);
  const stacked = lines.slice(at).flatMap((line) => /^\S+\.(Test\w+)\(0x/.exec(line)?.[1] ?? []);
  const running = lines.flatMap((line) => /^=== (?:RUN|CONT) +(\S+)$/.exec(line)?.[1] ?? []).slice(-1);
  const names = listed.length > 0 ? listed : stacked.length > 0 ? stacked : running;
  return [...new Set(names)].map((name) => testCase({ name, status: 'failed', message }));
}

interface GoEvent {
  readonly Action: string;
  readonly Package?: string;
  readonly Test?: string;
  readonly Output?: string;
  readonly Elapsed?: number;
}

function goEvent(line: string): GoEvent[] {
  if (!line.startsWith('{') || !line.includes('"Action":"')) return [];
  try {
    return [JSON.parse(line) as GoEvent];
  } catch {
    return [];
  }
}

const ENDS = { pass: 'passed', fail: 'failed', skip: 'skipped' } as const;

function fromEvents(events: readonly GoEvent[], lines: readonly string[]): Reading {
  const printed = new Map<string, string>();
  const cases = events.flatMap(({ Action, Test, Package = '', Elapsed, Output }): TestCase[] => {
    if (Test === undefined) return [];
    const key = `${Package} ${Test}`;
    if (Output !== undefined && !/^ *(?:=== |--- )/.test(Output)) printed.set(key, (printed.get(key) ?? '') + Output);
    if (!Object.hasOwn(ENDS, Action)) return [];
    const status = ENDS[Action as keyof typeof ENDS];
    const message = status === 'failed' ? (printed.get(key) ?? '').trim().slice(0, 1_500) : '';
    return [testCase({ name: Test, status, message, durationMs: Elapsed === undefined ? undefined : Elapsed * 1000 })];
  });
  const number = (status: string) => cases.filter((one) => one.status === status).length;
  const ends = events.filter(({ Action }) => Action === 'fail');
  const red = new Set(ends.flatMap((one) => (one.Test === undefined ? [] : [one.Package])));
  const brokenPackages = ends.flatMap((one) =>
    one.Test === undefined && !red.has(one.Package) ? [one.Package ?? ''] : [],
  );
  const outside = broken(
    brokenPackages,
    lines
      .filter((line) => !line.startsWith('{'))
      .slice(0, 20)
      .join('\n'),
  );
  return {
    counts: { passed: number('passed'), failed: number('failed'), skipped: number('skipped'), errors: outside.length },
    failed: [...cases.filter(({ status }) => status === 'failed'), ...outside],
    cases,
    noTests: cases.length === 0 && outside.length === 0,
  };
}

const gotestsum: Format = {
  name: 'gotestsum',
  signs: ['DONE '],
  covers: ['go'],
  read(lines) {
    const sum = lineFormat({
      name: 'gotestsum',
      line: /^DONE (?:\d+ runs, )?(?<total>\d+) tests?(?:, (?<skipped>\d+) skipped)?(?:, (?<failed>\d+) failures?)?(?:, (?<errors>\d+) errors?)? in /,
    }).read(lines);
    if (sum === undefined) return undefined;
    const failed = casesIn(lines, /^ *=== FAIL: \S+ (?<name>\S+)(?: \([\d.]+s\))?$/, { end: /^(?:===|DONE)/ });
    const outside = broken(
      namesIn(lines, /^ *=== FAIL: (\S+) (?:\(|$)/).filter((name) => sum.counts?.errors !== 0 && name !== ''),
    );
    return { ...sum, failed: [...failed.filter(({ name }) => !name.startsWith('(')), ...outside] };
  },
};

export const GO_FORMATS: readonly [Format, ...Format[]] = [go, gotestsum];
