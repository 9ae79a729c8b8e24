import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createRedactor } from '../../src/redact.js';
import { annotationsOf } from '../../src/report/annotations.js';
import { reportTo, type Reporter } from '../../src/report/index.js';
import { createLog } from '../../src/report/log.js';
import { OUTPUT_NAMES, outputsOf } from '../../src/report/outputs.js';
import { writeReportFile } from '../../src/report/report-file.js';
import type { RunReport } from '../../src/report/run-report.js';
import { renderTerminal } from '../../src/report/terminal.js';
import { openTranscript } from '../../src/report/transcript.js';
import { visible } from '../../src/text/visible.js';
import { NOTHING_SECRET, PLAIN } from './report-samples.js';

const scratch = mkdtempSync(join(tmpdir(), 'greengate-report-'));
afterAll(() => rmSync(scratch, { recursive: true }));

test('a reporter that fails is logged and the others are told, with what earlier ones learned', async () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line), NOTHING_SECRET);
  const seen: unknown[] = [];
  const list: Reporter[] = [
    { name: 'comment', finish: async () => ({ commentUrl: 'https://c' }) },
    { name: 'outputs', finish: () => Promise.reject(new Error('no right')) },
    {
      name: 'summary',
      finish: () => {
        throw new Error('disk full');
      },
    },
    { name: 'last', finish: (report) => void seen.push(report.commentUrl) },
  ];
  expect(await reportTo(list, log).finish(PLAIN)).toEqual({ ...PLAIN, commentUrl: 'https://c' });
  expect(seen).toEqual(['https://c']);
  expect(lines).toEqual([
    'warning: Greengate: Could not write the outputs: no right',
    'warning: Greengate: Could not write the summary: disk full',
  ]);
});

describe('outputs', () => {
  test('every one is there, whatever happened', () => {
    const { branch: _branch, commit: _commit, ...bare } = PLAIN;
    const outputs = outputsOf({ ...bare, outcome: 'error', reason: '', answer: '', files: [] }, NOTHING_SECRET);
    expect(Object.keys(outputs)).toEqual([...OUTPUT_NAMES]);
    expect(outputs).toMatchObject({
      outcome: 'error',
      summary: '',
      denials: '[]',
      branch: '',
      commit: '',
      'pull-request': '',
    });
  });

  test('of a run with everything', () => {
    const denial = { tool: 'Bash', subject: 'rm\n-rf', layer: 'hard limit', reason: 'never', remedy: '' };
    const report = {
      ...PLAIN,
      answer: 'Fixed.\n::error::x @me',
      denials: [denial, denial],
      pullRequest: { number: 5, url: 'u', created: true },
      commentUrl: 'https://c',
      transcript: '/t',
      reportFile: '/r',
    };
    expect(outputsOf(report, NOTHING_SECRET)).toEqual({
      outcome: 'success',
      summary: 'The tests passed on the tree that was pushed. Fixed. ::error::x @\u200bme',
      tests: 'passed',
      turns: '7',
      'cost-usd': '0.1234',
      'input-tokens': '4200',
      'output-tokens': '450',
      denials: JSON.stringify([{ ...denial, subject: 'rm -rf', times: 2 }]),
      branch: 'fix-dates',
      commit: 'abc1234def5678',
      'pull-request': '5',
      'comment-url': 'https://c',
      transcript: '/t',
      report: '/r',
      verdict: '',
    });
  });
});

describe('a secret', () => {
  const CANARY = 'canary-0123456789';
  const redact = createRedactor([CANARY]);
  /** Also as it looks when somebody hides it from a search. */
  const spellings = [CANARY, `${CANARY.slice(0, 4)}\u200b${CANARY.slice(4)}`];
  const full: RunReport = {
    ...PLAIN,
    answer: 'x',
    denials: [{ tool: 'Bash', subject: 'x', layer: 'tool', rule: 'x', reason: 'x', remedy: 'x' }],
    branch: { name: 'x', url: 'x', own: false },
    commit: { sha: 'x', url: 'x' },
    pullRequest: { number: 5, url: 'x', created: true },
    commands: [{ command: 'x', exitCode: 0, durationMs: 1 }],
    notes: ['x'],
    commentUrl: 'x',
    transcript: 'x',
    reportFile: 'x',
    runUrl: 'x',
  };

  test.each(textPaths(full).map((path) => [path.join('.'), path] as const))('in %s stands in no output', (_, path) => {
    for (const spelling of spellings) {
      const outputs = outputsOf(withText(full, path, spelling), redact);
      expect(visible(JSON.stringify(outputs))).not.toContain(CANARY);
    }
  });
});

/** Where the report has free text: the way to each string, outcome and tests state (closed lists) left out. */
function textPaths(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'string') return ['outcome', 'tests.state'].includes(path.join('.')) ? [] : [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textPaths(inner, [...path, key]));
}

function withText<T>(value: T, [key, ...rest]: readonly string[], text: string): T {
  if (key === undefined) return text as T;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = withText(copy[key], rest, text);
  return copy as T;
}

describe('annotations', () => {
  test.each<[string, Parameters<typeof annotationsOf>[0], unknown]>([
    ['none for a success', PLAIN, []],
    ['a warning for each note', { ...PLAIN, notes: ['n'] }, [{ level: 'warning', title: 'Greengate', message: 'n' }]],
    [
      'one error with the reason for a failure',
      { ...PLAIN, outcome: 'max_cost', reason: 'The $5.00 are spent.' },
      [{ level: 'error', title: 'Greengate: max_cost', message: 'The $5.00 are spent.' }],
    ],
    [
      'the outcome in words where there is no reason',
      { ...PLAIN, outcome: 'error', reason: '' },
      [{ level: 'error', title: 'Greengate: error', message: 'Stopped by an error.' }],
    ],
  ])('%s', (_, report, expected) => expect(annotationsOf(report)).toEqual(expected));
});

test('the terminal gets plain lines', () => {
  const report = {
    ...PLAIN,
    answer: 'Done \u001b[2Jnow.',
    denials: [
      {
        tool: 'Bash',
        subject: 'npm publish',
        layer: 'rules',
        reason: 'no rule allows it',
        remedy: 'allow: Bash(npm publish)',
      },
    ],
    transcript: '/t.jsonl',
  };
  expect(renderTerminal(report, NOTHING_SECRET)).toBe(`Done, and the tests pass.

The tests passed on the tree that was pushed.

Done now.

Tests      passed: npm test
Turns      7 of 40
Cost       $0.1234 with a-model
Time       1 min 12 s
Branch     fix-dates
Commit     abc1234def56
Transcript /t.jsonl

Changed (1 file, +3 −1)
  src/date.ts  +3 −1

Refused (1 action)
  Bash npm publish
    no rule allows it [rules]
    To allow it, add allow: Bash(npm publish)
`);
});

test('the transcript has each record as soon as it happened, redacted, for this user only', () => {
  const path = join(scratch, 't.jsonl');
  const transcript = openTranscript(path, createRedactor(['S3CR3T-"x"']), () => 0);
  transcript.message({
    role: 'assistant',
    content: [{ type: 'tool_use', id: '1', name: 'Bash', input: { 'k S3CR3T-"x"': 'S3CR3T-"x"' } }],
  });
  const [head = '', first = ''] = readFileSync(path, 'utf8').split('\n');
  expect(JSON.parse(head)).toEqual({ kind: 'transcript', at: '1970-01-01T00:00:00.000Z', format: 1 });
  expect(JSON.parse(first)).toEqual({
    kind: 'message',
    at: '1970-01-01T00:00:00.000Z',
    message: { role: 'assistant', content: [{ type: 'tool_use', id: '1', name: 'Bash', input: { 'k ***': '***' } }] },
  });
  transcript.audit('tool', { tool: 'Bash', verdict: 'deny' });
  expect(readFileSync(path, 'utf8')).toBe(
    `${head}\n${first}\n{"kind":"audit","at":"1970-01-01T00:00:00.000Z","event":"tool","tool":"Bash","verdict":"deny"}\n`,
  );
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('the report is written as Markdown and as JSON', () => {
  const directory = scratch;
  const path = writeReportFile({ ...PLAIN, answer: 'S3CR3T-value' }, directory, createRedactor(['S3CR3T-value']));
  expect(readFileSync(path, 'utf8')).toContain('✅ **Done, and the tests pass.**');
  const json: unknown = JSON.parse(readFileSync(join(directory, 'greengate-report.json'), 'utf8'));
  expect(json).toEqual({ ...PLAIN, answer: '***', reportFile: path });
});
