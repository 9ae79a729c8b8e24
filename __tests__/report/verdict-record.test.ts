import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { checkRunOf } from '../../src/report/check-run.js';
import { verdictJson } from '../../src/report/verdict-file.js';
import { VERDICT_RECORD, verdictSchema, type VerdictRecord } from '../../src/report/verdict-record.js';
import { renderVerdict } from '../../src/report/verdict-text.js';
import { recordVerdict } from '../../src/run/record-verdict.js';
import { GATE_OUTCOMES, type GateVerdict } from '../../src/stop/gate-verdict.js';
import type { TestRun } from '../../src/stop/test-run.js';

const docs = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
const SHA = 'a'.repeat(40);
const asIs = (text: string): string => text;

const RUN: TestRun = {
  command: 'npm test',
  verdict: 'failed',
  exitCode: 1,
  durationMs: 812,
  counts: { passed: 2, failed: 1, skipped: 0, errors: 0 },
  failures: ['cart › adds'],
  failed: [{ name: 'cart › adds', file: 'test/cart.test.js', status: 'failed', message: '5 !== 6' }],
  tail: 'the whole output',
  strays: 0,
};

/** Everything that a verdict can hold. */
const FULL: GateVerdict = {
  verdict: 'tampered',
  opens: false,
  reason: 'A test was skipped.',
  command: 'npm test',
  start: 'b'.repeat(40),
  candidate: 'c'.repeat(40),
  tests: RUN,
  baseline: { run: RUN, known: ['cart › adds'], fresh: ['cart › counts'] },
  flaky: ['cart › waits'],
  tamper: {
    verdict: 'suspicious',
    findings: [
      { kind: 'test-skipped', file: 'test/cart.test.js', line: 4, test: 'cart › adds', what: 'The test is skipped.' },
      { kind: 'test-removed', file: 'test/old.test.js', what: 'The file is gone.', declaredBy: 'remove old.test.js' },
    ],
    worthALook: [{ kind: 'fixture-changed', file: 'test/data/a.csv', line: 7, what: 'A fixture changed.' }],
    originals: RUN,
  },
  fix: { files: ['test/new.test.js'], onStart: 'fails', failing: ['new'] },
  checks: [{ name: 'lint', command: 'npm run lint', state: 'failed', exitCode: 1, durationMs: 3, tail: 'secret' }],
  leftovers: [{ kind: 'debugger', file: 'src/cart.js', line: 2, what: 'A debugger statement.' }],
  leftBehind: ['coverage/x'],
};

const BARE: GateVerdict = {
  verdict: 'no_tests',
  opens: false,
  reason: 'No test was found.',
  command: undefined,
  start: 'b'.repeat(40),
  candidate: 'c'.repeat(40),
  flaky: [],
  tamper: { verdict: 'clean', findings: [] },
  checks: [],
  leftovers: [],
  leftBehind: [],
};

const recorded = recordVerdict(FULL, { sha: SHA, repository: 'acme/shop', pullRequest: 7 });

describe('the record of a verdict', () => {
  test.each([
    ['a full one', FULL],
    ['an empty one', BARE],
  ])('%s is what the format says, before and after it was written', (_name, verdict) => {
    const record = recordVerdict(verdict, { sha: SHA });
    expect(VERDICT_RECORD.parse(record)).toEqual(record);
    expect(VERDICT_RECORD.parse(JSON.parse(verdictJson(record, asIs)))).toEqual(record);
  });

  test('has every verdict there is', () => {
    expect([...VERDICT_RECORD.shape.verdict.options].sort()).toEqual([...GATE_OUTCOMES].sort());
  });

  test('holds no output of commands', () => {
    expect(verdictJson(recorded, asIs)).not.toMatch(/whole output|secret|coverage/);
  });

  test('is written without secrets', () => {
    const text = verdictJson({ ...recorded, reason: 'key hunter2hunter2' }, (said) => said.replace(/hunter2/g, '***'));
    expect(text).not.toContain('hunter2');
  });

  test('its schema stands in docs/gate-verdict.schema.json', () => {
    expect(JSON.parse(docs('gate-verdict.schema.json'))).toEqual(verdictSchema());
  });

  test('docs/gate.md names every field', () => {
    const table = docs('gate.md')
      .split(/^## /m)
      .find((part) => part.startsWith('The verdict as JSON'));
    const named = [...(table ?? '').matchAll(/^\| `(\w+)` \|/gm)].map((match) => match[1]);
    expect(named).toEqual(Object.keys(VERDICT_RECORD.shape));
  });
});

describe('the verdict in words', () => {
  const text = renderVerdict(recorded, { code: asIs, prose: asIs });

  test.each([
    'A test was skipped.',
    'Tests: failed (exit 1, 0.8 s; 2 passed, 1 failed, 0 skipped)',
    'Failing:\n\n- cart › counts',
    'Failing, as before:\n\n- cart › adds',
    'Failed, then passed on the same files:\n\n- cart › waits',
    'test/cart.test.js:4: The test is skipped.',
    'test/old.test.js: The file is gone. (asked for: remove old.test.js)',
    'they prove the fix',
    'Worth a look:\n\n- test/data/a.csv:7: A fixture changed.',
    'lint: failed (npm run lint)',
    'src/cart.js:2: A debugger statement.',
  ])('says %j', (words) => {
    expect(text).toContain(words);
  });

  test('of nothing says nothing but the reason', () => {
    expect(renderVerdict(recordVerdict(BARE, {}), { code: asIs, prose: asIs })).toBe('No test was found.');
  });
});

describe('the verdict as a check run', () => {
  const check = checkRunOf(recorded, SHA, asIs);

  test('fails where the gate does not open, and succeeds where it does', () => {
    expect(check).toMatchObject({ name: 'greengate/gate', sha: SHA, conclusion: 'failure' });
    expect(checkRunOf({ ...recorded, opens: true }, SHA, asIs).conclusion).toBe('success');
  });

  test('marks the places: what is excused or asked for is a notice', () => {
    expect(check.annotations.map(({ path, line, level }) => [path, line, level])).toEqual([
      ['test/cart.test.js', 4, 'failure'],
      ['test/old.test.js', 1, 'notice'],
      ['test/data/a.csv', 7, 'notice'],
      ['src/cart.js', 2, 'failure'],
      ['test/cart.test.js', 1, 'notice'],
    ]);
  });

  test('what a pull request wrote calls nobody, loads nothing and stays within the limits', () => {
    const what = '@dana see ![x](https://evil.example/p.png) <img src=x> \u202e fixes #1 ';
    const many = Array.from({ length: 500 }, (_, at) => ({ kind: 'k', file: `f${at}.js`, what: what.repeat(50) }));
    const record: VerdictRecord = { ...recorded, tamper: { ...recorded.tamper, findings: many } };
    const { summary, annotations } = checkRunOf(record, SHA, asIs);
    expect(summary).not.toMatch(/@dana|!\[x\]|<img|\u202e/);
    expect(summary.length).toBeLessThan(65_535);
    expect(annotations.length).toBeLessThanOrEqual(100);
    expect(Math.max(...annotations.map(({ message }) => message.length))).toBeLessThan(2_100);
  });
});
