import { describe, expect, test } from '@jest/globals';
import { publishCheckRun, type NewCheckRun } from '../../src/github/check-run.js';
import { REPO, withApi, type Answer, type Answers } from './loopback-api.js';

const annotation = (at: number): NewCheckRun['annotations'][number] => ({
  path: `src/${at}.js`,
  line: at + 1,
  level: 'failure',
  title: 'Greengate: test-skipped',
  message: 'The test is skipped.',
});

const RUN: NewCheckRun = {
  name: 'greengate/gate',
  sha: 'a'.repeat(40),
  conclusion: 'failure',
  title: 'What judges the code was weakened',
  summary: 'A test is skipped.',
  annotations: [annotation(0)],
  detailsUrl: 'https://example.test/run/1',
};

const MADE: Answer = { status: 201, body: { id: 4 } };
const FORBIDDEN: Answer = { status: 403, body: { message: 'Resource not accessible by integration' } };

/** What is answered to the check run, and to the status. */
function answering(check: Answer, status: Answer = FORBIDDEN): Answers {
  return ({ path }) => (path.endsWith('/check-runs') ? check : path.includes('/statuses/') ? status : { body: {} });
}

describe('a check run', () => {
  test('is made finished, with its places', async () => {
    await withApi(answering(MADE), async ({ client, calls }) => {
      expect(await publishCheckRun(client, REPO, RUN)).toBe('check run');
      expect(calls).toHaveLength(1);
      expect(calls[0]?.body).toMatchObject({
        name: 'greengate/gate',
        head_sha: RUN.sha,
        status: 'completed',
        conclusion: 'failure',
        details_url: 'https://example.test/run/1',
        output: {
          title: RUN.title,
          annotations: [{ path: 'src/0.js', start_line: 1, end_line: 1, annotation_level: 'failure' }],
        },
      });
    });
  });

  test('takes its places fifty at a time, as the API does', async () => {
    const annotations = Array.from({ length: 120 }, (_, at) => annotation(at));
    await withApi(answering(MADE), async ({ client, calls }) => {
      await publishCheckRun(client, REPO, { ...RUN, annotations });
      const given = calls.map(({ method, body }) => [
        method,
        (body as { output: { annotations: unknown[] } }).output.annotations.length,
      ]);
      expect(given).toEqual([
        ['POST', 50],
        ['PATCH', 50],
        ['PATCH', 20],
      ]);
    });
  });

  test.each([403, 404])('is a commit status where the token may make none (%d)', async (refused) => {
    await withApi(answering({ ...FORBIDDEN, status: refused }, MADE), async ({ client, calls }) => {
      expect(await publishCheckRun(client, REPO, RUN)).toBe('status');
      expect(calls.at(-1)?.body).toMatchObject({ state: 'failure', context: 'greengate/gate', description: RUN.title });
    });
  });

  test('that nobody takes says which right is missing', async () => {
    await withApi(answering(FORBIDDEN), async ({ client }) => {
      await expect(publishCheckRun(client, REPO, RUN)).rejects.toThrow(/"checks: write" under permissions/);
    });
  });

  test('that GitHub finds wrong is not tried as a status', async () => {
    const wrong: Answer = { status: 422, body: { message: 'No commit found for SHA' } };
    await withApi(answering(wrong, MADE), async ({ client, calls }) => {
      await expect(publishCheckRun(client, REPO, RUN)).rejects.toThrow(/make the check run greengate\/gate.*No commit/);
      expect(calls).toHaveLength(1);
    });
  });
});
