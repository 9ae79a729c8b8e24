import { z } from 'zod';

import { NOTHING, testCase, type Reading } from './reading.js';
import type { TestCase } from './test-case.js';

const words = z.string().catch('');
const count = z.number().catch(0);

const JEST = z.object({
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({
      name: words,
      status: words,
      message: words,
      assertionResults: z.array(
        z.object({
          fullName: words,
          title: words,
          ancestorTitles: z.array(words).catch([]),
          status: words,
          failureMessages: z.array(words).catch([]),
          duration: z.number().nullish().catch(undefined),
        }),
      ),
    }),
  ),
});

const MOCHA = z.object({
  stats: z.object({ passes: z.number(), failures: z.number(), pending: count }),
  failures: z
    .array(
      z.object({ fullTitle: words, file: words, err: z.object({ message: words, stack: words }).partial().catch({}) }),
    )
    .catch([]),
});

const RSPEC = z.object({
  summary: z.object({
    example_count: z.number(),
    failure_count: z.number(),
    pending_count: count,
    errors_outside_of_examples_count: count,
  }),
  examples: z
    .array(
      z.object({
        full_description: words,
        status: words,
        file_path: words,
        exception: z.object({ message: words }).nullish().catch(undefined),
      }),
    )
    .catch([]),
});

const PLAYWRIGHT = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: count, skipped: count }),
  suites: z.unknown(),
});

const PYTEST = z.object({
  summary: z.object({
    total: z.number(),
    passed: count,
    failed: count,
    error: count,
    skipped: count,
    xfailed: count,
    xpassed: count,
  }),
  tests: z
    .array(
      z.object({
        nodeid: words,
        outcome: words,
        call: z.object({ longrepr: words }).partial().nullish().catch(undefined),
      }),
    )
    .catch([]),
});

/** The JSON reports of jest and vitest, mocha, rspec, playwright and pytest-json-report. Undefined: none of them. */
export function readJsonReport(text: string): Reading | undefined {
  const json = parse(text);
  return json === undefined
    ? undefined
    : (fromJest(json) ?? fromMocha(json) ?? fromRspec(json) ?? fromPlaywright(json) ?? fromPytest(json));
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function fromJest(json: unknown): Reading | undefined {
  const report = JEST.safeParse(json).data;
  if (report === undefined) return undefined;
  const cases = report.testResults.flatMap(({ name: file, message, status, assertionResults }) => {
    const own = assertionResults.map((one) =>
      testCase({
        name: one.fullName === '' ? [...one.ancestorTitles, one.title].join(' ') : one.fullName,
        status: one.status === 'passed' ? 'passed' : one.status === 'failed' ? 'failed' : 'skipped',
        file,
        message: one.failureMessages.join('\n').slice(0, 1_500),
        durationMs: one.duration ?? undefined,
      }),
    );
    const unloaded = status === 'failed' && !own.some((one) => one.status === 'failed');
    return unloaded ? [...own, testCase({ name: file, status: 'error', file, message: message.slice(0, 1_500) })] : own;
  });
  return summed(cases);
}

function summed(cases: readonly TestCase[]): Reading {
  const number = (status: TestCase['status']) => cases.filter((one) => one.status === status).length;
  return {
    counts: { passed: number('passed'), failed: number('failed'), skipped: number('skipped'), errors: number('error') },
    cases,
    failed: cases.filter(({ status }) => status === 'failed' || status === 'error'),
    noTests: cases.length === 0,
  };
}

function fromMocha(json: unknown): Reading | undefined {
  const report = MOCHA.safeParse(json).data;
  if (report === undefined) return undefined;
  const { passes, failures, pending } = report.stats;
  const failed = report.failures.map(({ fullTitle, file, err }) =>
    testCase({
      name: fullTitle,
      status: 'failed',
      file: file === '' ? undefined : file,
      message: err.stack ?? err.message,
    }),
  );
  return { counts: { ...NOTHING, passed: passes, failed: failures, skipped: pending }, failed };
}

function fromRspec(json: unknown): Reading | undefined {
  const report = RSPEC.safeParse(json).data;
  if (report === undefined) return undefined;
  const {
    example_count: total,
    failure_count: failed,
    pending_count: skipped,
    errors_outside_of_examples_count: errors,
  } = report.summary;
  const cases = report.examples.map((one) =>
    testCase({
      name: one.full_description,
      status: one.status === 'passed' ? 'passed' : one.status === 'failed' ? 'failed' : 'skipped',
      file: one.file_path.replace(/^\.\//, ''),
      message: one.exception?.message,
    }),
  );
  return {
    counts: { passed: total - failed - skipped, failed, skipped, errors },
    cases,
    failed: cases.filter(({ status }) => status === 'failed'),
  };
}

function fromPlaywright(json: unknown): Reading | undefined {
  const report = PLAYWRIGHT.safeParse(json).data;
  if (report === undefined) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    counts: { passed: expected + flaky, failed: unexpected, skipped, errors: 0 },
    failed: playwrightFailures(report.suites, []),
  };
}

const SUITE = z.object({
  title: words,
  file: words,
  suites: z.array(z.unknown()).catch([]),
  specs: z.array(z.object({ title: words, file: words, ok: z.boolean().catch(true) })).catch([]),
});

function playwrightFailures(suites: unknown, around: readonly string[]): TestCase[] {
  return (Array.isArray(suites) ? suites : []).flatMap((one) => {
    const suite = SUITE.safeParse(one).data;
    if (suite === undefined || around.length > 50) return [];
    const titles = suite.title === suite.file ? around : [...around, suite.title];
    const own = suite.specs.flatMap(({ ok, title, file }) =>
      ok ? [] : [testCase({ name: [...titles, title].join(' › '), status: 'failed', file })],
    );
    return [...own, ...playwrightFailures(suite.suites, titles)];
  });
}

function fromPytest(json: unknown): Reading | undefined {
  const report = PYTEST.safeParse(json).data;
  if (report === undefined) return undefined;
  const { passed, failed, error, skipped, xfailed, xpassed } = report.summary;
  const cases = report.tests.map(({ nodeid, outcome, call }) =>
    testCase({
      name: nodeid,
      status: /^x?passed$/.test(outcome)
        ? 'passed'
        : outcome === 'failed'
          ? 'failed'
          : outcome === 'error'
            ? 'error'
            : 'skipped',
      file: nodeid.split('::')[0],
      message: call?.longrepr?.slice(0, 1_500),
    }),
  );
  return {
    counts: { passed: passed + xpassed, failed, skipped: skipped + xfailed, errors: error },
    cases,
    failed: cases.filter((one) => one.status === 'failed' || one.status === 'error'),
  };
}
