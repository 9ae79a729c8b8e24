import { describe, expect, test } from '@jest/globals';
import { createRedactor } from '../../src/redact.js';
import { titleFor, type ChangeFacts } from '../../src/report/change-title.js';
import { commitMessage } from '../../src/report/commit-message.js';
import { pullRequestBody } from '../../src/report/pull-request-body.js';
import { recordVerdict } from '../../src/run/record-verdict.js';
import { NOTHING_SECRET, PLAIN } from './report-samples.js';

const Z = '\u200b';
const asker = { login: 'octocat', id: 583231, type: 'User' };
const FACTS: ChangeFacts = {
  ...PLAIN,
  request: { prompt: '', thread: { kind: 'issue', number: 12 }, asker },
  threadTitle: 'Dates are off by one month',
};

describe('titleFor', () => {
  test.each<[string, Partial<ChangeFacts>, string]>([
    ['the issue title', {}, 'Dates are off by one month'],
    ['else the first line of the request', { threadTitle: '', request: { prompt: '\n## Fix it\nplease' } }, 'Fix it'],
    [
      'else the first line of the answer',
      { threadTitle: ' - ', request: { prompt: '' } },
      'The month was counted from zero. I fixed `formatDate` and nothing els…',
    ],
    ['else the file', { threadTitle: '', request: { prompt: '' }, answer: '' }, 'Change src/date.ts'],
    [
      'without power',
      { threadTitle: 'Fixes #1 for @me [skip ci] <!-- x' },
      `F${Z}ixes #1 for @${Z}me (skip ci) ‹!-- x`,
    ],
    ['on one line', { threadTitle: 'a\u2028b\u202ec' }, 'a'],
  ])('is %s', (_, change, expected) => {
    const title = titleFor({ ...FACTS, ...change }, NOTHING_SECRET);
    expect(title).toBe(expected);
    expect(title.length).toBeLessThanOrEqual(70);
  });
});

describe('the pull request', () => {
  test('says what was done, what it closes and where it came from', () => {
    expect(pullRequestBody(FACTS, NOTHING_SECRET))
      .toBe(`The month was counted from zero. I fixed \`formatDate\` and nothing else.

Fixes #12

**Tests:** passed (\`npm test\`) · **Changed:** 1 file, +3 −1 · $0.1234

---
Made by Greengate in [this run](https://github.com/o/r/actions/runs/1) for \`octocat\`. A push made with the job's own token starts no checks: close and reopen this pull request, or push to its branch, to run them.`);
  });

  test('lists what is worth a look, and calls nobody with it', () => {
    const gate = recordVerdict(
      {
        verdict: 'passed',
        opens: true,
        reason: 'The tests pass.',
        command: 'npm test',
        start: 'b'.repeat(40),
        candidate: 'c'.repeat(40),
        flaky: [],
        checks: [],
        leftovers: [],
        leftBehind: [],
        tamper: {
          verdict: 'clean',
          findings: [],
          worthALook: [
            { kind: 'assertion-removed', file: 'test/a.test.js', line: 3, what: 'One assertion fewer, @dana.' },
          ],
        },
      },
      {},
    );
    const body = pullRequestBody({ ...FACTS, gate }, NOTHING_SECRET);
    expect(body).toContain('Worth a look:\n\n- `test/a.test.js:3`: One assertion fewer, ');
    expect(body).not.toContain('@dana');
  });

  test('closes only the issue it was asked for', () => {
    const body = pullRequestBody({ ...FACTS, answer: 'Fixes #99', request: { prompt: 'x' } }, NOTHING_SECRET);
    expect(body).not.toMatch(/fixes #/i);
    const onPull = { prompt: 'x', thread: { kind: 'pull_request' as const, number: 7 } };
    expect(pullRequestBody({ ...FACTS, request: onPull }, NOTHING_SECRET)).not.toContain('Fixes #');
  });
});

describe('the commit message', () => {
  test('has subject, body and the asker as co-author', () => {
    expect(commitMessage(FACTS, NOTHING_SECRET)).toBe(
      'Dates are off by one month\n\nThe month was counted from zero. I fixed `formatDate` and nothing else.\n\n' +
        'Co-authored-by: octocat <583231+octocat@users.noreply.github.com>\n',
    );
  });

  test.each([
    ['trailers of its own', 'Done.\nCo-authored-by: x <x@example.com>\nSigned-off-by: y', 'Done.'],
    ['a switch for the checks', 'Done. [skip ci]\nskip-checks: true', 'Done. (skip ci)'],
    ['a closing keyword', 'closes #3', `c${Z}loses #3`],
    ['a long line', 'word '.repeat(20).trim(), `${'word '.repeat(14).trim()}\n${'word '.repeat(6).trim()}`],
    ['nothing', '', ''],
  ])('takes from the answer %s', (_, answer, body) => {
    const message = commitMessage({ ...FACTS, answer, request: { prompt: '' } }, NOTHING_SECRET);
    expect(message).toBe(`Dates are off by one month${body === '' ? '' : `\n\n${body}`}\n`);
  });

  test('carries no secret', () => {
    const redact = createRedactor(['S3CR3T-value']);
    const leaky = { ...FACTS, answer: 'it is S3CR3T-value', threadTitle: 'S3CR3T-value' };
    expect(commitMessage(leaky, redact) + pullRequestBody(leaky, redact) + titleFor(leaky, redact)).not.toContain(
      'S3CR3T',
    );
  });
});
