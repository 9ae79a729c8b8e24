import { createRedactor } from '../../src/redact.js';
import type { RunReport } from '../../src/report/run-report.js';

export const NOTHING_SECRET = createRedactor([]);

/** A finished run with nothing special; tests change what they are about. */
export const PLAIN: RunReport = {
  outcome: 'success',
  reason: 'The tests passed on the tree that was pushed.',
  answer: 'The month was counted from zero. I fixed `formatDate` and nothing else.',
  request: { trigger: 'mention', prompt: 'fix the failing test', asker: 'octocat' },
  tests: {
    state: 'passed',
    command: 'npm test',
    why: 'found as JavaScript: script "test" in package.json',
    attempts: [
      { verdict: 'passed', exitCode: 0, durationMs: 1_234, summary: '12 passed', failures: [], tail: 'ok 12' },
    ],
  },
  turns: 7,
  maxTurns: 40,
  costUsd: 0.1234,
  usage: { inputTokens: 1_000, cacheWriteTokens: 200, cacheReadTokens: 3_000, outputTokens: 450 },
  durationMs: 72_000,
  models: ['a-model'],
  files: [{ path: 'src/date.ts', status: 'modified', added: 3, removed: 1 }],
  denials: [],
  commands: [],
  branch: { name: 'fix-dates', url: 'https://github.com/o/r/tree/fix-dates', own: false },
  commit: { sha: 'abc1234def5678', url: 'https://github.com/o/r/commit/abc1234def5678' },
  notes: [],
  runUrl: 'https://github.com/o/r/actions/runs/1',
  dryRun: false,
};
