import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { OUTCOMES } from '../../src/agent/outcome.js';
import { createRedactor } from '../../src/redact.js';
import { renderComment, renderProgress } from '../../src/report/comment.js';
import { outcomeWords } from '../../src/report/outcome-words.js';
import type { RunReport } from '../../src/report/run-report.js';
import { renderStepSummary } from '../../src/report/step-summary.js';
import { splitCode } from '../../src/text/code-regions.js';
import { NOTHING_SECRET, PLAIN } from './report-samples.js';

const { branch: _branch, commit: _commit, ...UNPUSHED } = PLAIN;
const DENIAL = {
  tool: 'Bash',
  subject: 'npm publish',
  layer: 'ask-rule',
  rule: 'Bash(npm publish:*)',
  reason: 'no rule allows it',
  remedy: 'allow: Bash(npm publish:*)',
};
const RED: RunReport = {
  ...UNPUSHED,
  outcome: 'tests_failed',
  reason: 'The tests were still red after 2 tries.',
  branch: { name: 'greengate/unfinished-1', own: true },
  tests: {
    state: 'failed',
    command: 'npm test',
    attempts: [
      {
        verdict: 'failed',
        exitCode: 1,
        durationMs: 900,
        summary: '1 failed',
        failures: ['leap `year`'],
        tail: 'x\n```\ny',
      },
      { verdict: 'timed-out', exitCode: null, durationMs: 60_000, summary: '', failures: [], tail: '' },
    ],
  },
  denials: [DENIAL, DENIAL],
  commands: [{ command: 'npm test', exitCode: 1, durationMs: 800 }],
  notes: ['`dist/` was left out.'],
};

describe('the comment', () => {
  test('of a change that may not be pushed has the patch, as long as there is room', () => {
    const offered = {
      ...UNPUSHED,
      notes: ['So nothing was pushed.'],
      patch: 'diff --git a b\n+```\n+x',
      offersPatch: true,
    };
    const text = renderComment(offered, NOTHING_SECRET);
    expect(text).toContain(
      '<summary>The change as a patch, for git apply</summary>\n\n````text\ndiff --git a b\n+```\n+x\n````',
    );
    expect(renderComment({ ...offered, patch: 'x'.repeat(30_000) }, NOTHING_SECRET)).toMatch(/too long for a comment/);
    expect(renderStepSummary({ ...offered, patch: 'x'.repeat(30_000) }, NOTHING_SECRET)).toContain('x'.repeat(30_000));
    expect(renderComment({ ...offered, offersPatch: false }, NOTHING_SECRET)).not.toContain('diff --git');
  });

  test('lists the hosts that commands asked for', () => {
    const hosts = [
      { host: 'files.example.org', times: 3 },
      { host: 'evil.test', times: 1, refused: 'the host is not on the list of the input network' },
    ];
    const text = renderComment({ ...PLAIN, hosts }, NOTHING_SECRET);
    expect(text).toContain('2 hosts asked for, 1 refused');
    expect(text).toContain('- `files.example.org` (3 times): let through');
    expect(text).toContain('- `evil.test`: refused, the host is not on the list of the input network');
    expect(renderComment({ ...PLAIN, hosts: [] }, NOTHING_SECRET)).not.toContain('asked for');
  });

  test('of a success', () => {
    expect(renderComment(PLAIN, NOTHING_SECRET)).toBe(`✅ **Done, and the tests pass.**

The tests passed on the tree that was pushed.

The month was counted from zero. I fixed \`formatDate\` and nothing else.

**Tests:** passed \`npm test\` · 7 of 40 turns · $0.1234 · 1 min 12 s

**Changed:** 1 file, +3 −1

- \`src/date.ts\` +3 −1

Commit [\`abc1234\`](https://github.com/o/r/commit/abc1234def5678) · Branch [\`fix-dates\`](https://github.com/o/r/tree/fix-dates)

<details><summary>Test runs by Greengate: 1</summary>

Command \`npm test\`, found as JavaScript: script "test" in package.json

**Run 1:** 12 passed, exit code 0, 1.2 s

</details>

[Full report and log of this run](https://github.com/o/r/actions/runs/1)`);
  });

  test('of red tests', () => {
    expect(renderComment(RED, NOTHING_SECRET)).toBe(`❌ **Not done: the tests still fail.**

The tests were still red after 2 tries.

The month was counted from zero. I fixed \`formatDate\` and nothing else.

**Tests:** failed (2 runs) \`npm test\` · 7 of 40 turns · $0.1234 · 1 min 12 s

**Changed:** 1 file, +3 −1

- \`src/date.ts\` +3 −1

Unfinished work is kept on \`greengate/unfinished-1\`

- \`dist/\` was left out.

<details><summary>2 actions refused</summary>

- **Bash** \`npm publish\` (2 times)
  Refused (ask rule \`Bash(npm publish:*)\`): no rule allows it
  To allow it, add \`allow: Bash(npm publish:*)\`

</details>

<details><summary>Test runs by Greengate: 2</summary>

**Run 1:** 1 failed, exit code 1, 0.9 s

- \`\` leap \`year\` \`\`

\`\`\`\`text
x
\`\`\`
y
\`\`\`\`

**Run 2:** timed-out, 1 min 0 s

</details>

<details><summary>1 command run</summary>

- \`npm test\` exit 1, 0.8 s

</details>

[Full report and log of this run](https://github.com/o/r/actions/runs/1)`);
  });

  test.each<[string, Partial<RunReport>, string]>([
    [
      'the turn limit',
      { outcome: 'max_turns', reason: 'Turn 40 of 40 was the last.' },
      '⏹️ **Stopped at the turn limit.**\n\nTurn 40 of 40 was the last.',
    ],
    ['no progress', { outcome: 'no_progress' }, '⏹️ **Stopped: the model repeated the same call and got no further.**'],
    [
      'too many refusals',
      { outcome: 'blocked_by_policy' },
      '⛔ **Not done: what it takes was not allowed, or is missing.**',
    ],
    ['no change', { outcome: 'no_changes', files: [] }, '⚪ **Finished without changing anything.**'],
    [
      'a crash without any words',
      { outcome: 'error', reason: '', answer: '' },
      '❌ **Stopped by an error.**\n\n**Tests:**',
    ],
  ])('begins with the outcome in words: %s', (_, change, start) => {
    expect(renderComment({ ...UNPUSHED, ...change }, NOTHING_SECRET).startsWith(start)).toBe(true);
  });

  test.each(OUTCOMES)('has words for %s', (outcome) =>
    expect(outcomeWords({ outcome, tests: { state: 'passed', attempts: [] } }).sentence).toMatch(/\.$/),
  );

  test('links the pull request and says what a dry run is', () => {
    const pullRequest = { number: 5, url: 'https://github.com/o/r/pull/5', created: true };
    const text = renderComment({ ...UNPUSHED, pullRequest, dryRun: true }, NOTHING_SECRET);
    expect(text).toContain('Opened pull request [#5](https://github.com/o/r/pull/5)');
    expect(text).toContain('*Dry run: nothing was pushed.*');
  });

  test.each([
    ['a part', { layer: 'limit', command: 'ls | npm publish' }, 'Refused (hard limit): no rule allows it'],
    ['a limit', { layer: 'limit' }, 'Refused (hard limit): no rule allows it'],
    ['isolation', { layer: 'isolation' }, "Refused (isolation's opinion): no rule allows it"],
  ])('P13: says that %s refused', (_, change, says) => {
    const { rule: _rule, ...denial } = { ...DENIAL, ...change };
    const text = renderComment({ ...PLAIN, denials: [denial] }, NOTHING_SECRET);
    expect(text).toContain(`\n  ${says}\n`);
    const where = 'command' in change ? ' in `ls | npm publish`' : '';
    expect(text).toContain(`- **Bash** \`npm publish\`${where}\n`);
  });

  test.each([
    [0, '$0.0000'],
    [0.0123, '$0.0123'],
    [0.5, '$0.5000'],
    [12.345, '$12.35'],
  ])('%d dollars are %s', (usd, words) =>
    expect(renderComment({ ...PLAIN, costUsd: usd }, NOTHING_SECRET)).toContain(` · ${words} · `),
  );

  test('caps its lists', () => {
    const files = Array.from({ length: 60 }, (_, index) => ({
      path: `f${index}`,
      status: 'added',
      added: 1,
      removed: 0,
    }));
    const text = renderComment({ ...PLAIN, files }, NOTHING_SECRET);
    expect(text).toContain('**Changed:** 60 files, +60 −0');
    expect(text).toContain('- `f49` new, +1\n- and 10 more');
  });

  test('carries no secret, wherever it stood, nor one that a cut would split', () => {
    const secret = 'S3CR3T-0123456789';
    const redact = createRedactor([secret]);
    const leaky: RunReport = {
      ...RED,
      answer: `${'x'.repeat(19_990)}${secret}`,
      tests: {
        ...RED.tests,
        attempts: RED.tests.attempts.map((run) => ({ ...run, tail: secret + 'y'.repeat(3_990) })),
      },
      denials: [{ ...DENIAL, subject: `${'z'.repeat(292)}${secret}`, reason: secret }],
      commands: [{ command: `echo ${secret.slice(0, 3)}\u200b${secret.slice(3)}`, exitCode: 0, durationMs: 1 }],
      files: [{ path: secret, status: 'added' }],
      notes: [secret],
    };
    for (const text of [renderComment(leaky, redact), renderStepSummary(leaky, redact)])
      expect(text).not.toContain('S3CR');
  });

  test('fits and stays closed, however much there is', () => {
    const piece = fc.constantFrom('`', '```\n', '<details>', '@me ', 'x'.repeat(50), '\n', '<b>', '[a](b) ', '~~~\n');
    fc.assert(
      fc.property(piece, piece, piece, (answer, tail, word) => {
        const long = (text: string): string => text.repeat(3_000);
        const attempt = {
          verdict: 'failed',
          exitCode: 1,
          durationMs: 1,
          summary: long(word),
          failures: Array<string>(12).fill(long(word)),
          tail: long(tail),
        };
        const huge: RunReport = {
          ...RED,
          answer: long(answer),
          reason: long(word),
          tests: {
            state: 'failed',
            command: long(word),
            why: long(word),
            attempts: Array<typeof attempt>(8).fill(attempt),
          },
          files: Array<RunReport['files'][number]>(60).fill({
            path: long(word),
            status: 'modified',
            added: 1,
            removed: 1,
          }),
          denials: Array.from({ length: 40 }, (_, index) => ({
            ...DENIAL,
            subject: `${index}${long(word)}`,
            reason: long(word),
            remedy: long(word),
          })),
          commands: Array<RunReport['commands'][number]>(60).fill({
            command: long(word),
            exitCode: null,
            durationMs: 1,
          }),
          notes: Array<string>(12).fill(long(word)),
        };
        const text = renderComment(huge, NOTHING_SECRET);
        expect(text.length).toBeLessThanOrEqual(60_000);
        expect(text.startsWith('❌ **Not done: the tests still fail.**')).toBe(true);
        expect(text.endsWith('[Full report and log of this run](https://github.com/o/r/actions/runs/1)')).toBe(true);
        const prose = splitCode(text)
          .flatMap((region) => (region.kind === 'prose' ? [region.text] : []))
          .join('');
        expect(prose.split('<details>')).toHaveLength(prose.split('</details>').length);
      }),
      { numRuns: 10 },
    );
  });
});

test('the comment while the run goes', () => {
  const progress = { step: 'Running `npm test`', turns: 3, maxTurns: 40, costUsd: 0.004, request: PLAIN.request };
  expect(renderProgress(progress, NOTHING_SECRET)).toBe(
    '⏳ **Working on it:** Running `npm test`\n\n3 of 40 turns · $0.0040',
  );
  const plan = [
    { text: 'find it', done: true },
    { text: 'tell @me', done: false },
  ];
  expect(renderProgress({ ...progress, plan, runUrl: 'https://github.com/x' }, NOTHING_SECRET)).toContain(
    '\n\n- [x] find it\n- [ ] tell @\u200bme\n\n3 of 40 turns · $0.0040 · [run](https://github.com/x)',
  );
});

test('the step summary has the facts as a table above the comment', () => {
  const text = renderStepSummary(
    { ...PLAIN, request: { trigger: 'mention', prompt: 'a | b', asker: 'octocat' } },
    NOTHING_SECRET,
  );
  expect(text).toContain('| Outcome | `success` |\n| Asked by | `octocat` (mention) |\n| Request | `a \\| b` |\n');
  expect(text).toContain('| Tokens | 4200 in (3000 from cache), 450 out |');
  expect(text).toContain(renderComment(PLAIN, NOTHING_SECRET));
});
