import { describe, expect, test } from '@jest/globals';
import { openComment, type Clock } from '../../src/github/comment.js';
import { COMMENT_LIMIT } from '../../src/github/fit-comment.js';
import { REPO, withApi, type Answer, type Answers, type LoopbackApi } from './loopback-api.js';

const MARK = '<!-- greengate:comment-1 -->';
const marked = (body: string) => `${body}\n\n${MARK}`;
const LIST = '/repos/octo/demo/issues/7/comments';

interface Stored {
  readonly id: number;
  body: string;
  readonly user: { readonly login: string; readonly type: string } | null;
}

/** A thread that keeps comments. `fault` may answer first; `me` is whose token it is. */
function thread(stored: Stored[], fault: Answers = () => undefined, me?: string): Answers {
  const shown = (item: Stored) => ({ ...item, html_url: `https://example.test/c/${item.id}` });
  return (call, earlier) => {
    const answer = fault(call, earlier);
    if (answer !== undefined) return answer;
    const { method, path, query, body } = call;
    if (path === '/user')
      return me === undefined ? { status: 403, body: { message: 'Resource not accessible' } } : { body: { login: me } };
    if (path === LIST && method === 'POST') {
      stored.push({
        id: 100 + stored.length,
        body: String(body['body']),
        user: { login: 'greengate[bot]', type: 'Bot' },
      });
      return { status: 201, body: shown(stored.at(-1) as Stored) };
    }
    if (path === LIST) {
      const page = Number(query.get('page'));
      return { body: stored.slice((page - 1) * 100, page * 100).map(shown) };
    }
    const found = stored.find((item) => path === `/repos/octo/demo/issues/comments/${item.id}`);
    if (found === undefined) return undefined;
    found.body = String(body['body']);
    return { body: shown(found) };
  };
}

/** Time that stands still until the test moves it. */
class HandClock implements Clock {
  #now = 0;
  #calls: { readonly at: number; readonly call: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, call: () => void): () => void {
    const entry = { at: this.#now + ms, call };
    this.#calls.push(entry);
    return () => void (this.#calls = this.#calls.filter((other) => other !== entry));
  }

  pass(ms: number): void {
    this.#now += ms;
    const due = this.#calls.filter(({ at }) => at <= this.#now);
    this.#calls = this.#calls.filter(({ at }) => at > this.#now);
    for (const { call } of due) call();
  }
}

function open(api: LoopbackApi, body = 'Working…', clock: Clock = new HandClock()) {
  return openComment(api.client, REPO, 7, 'comment-1', { body, log: (line) => api.log.push(line), clock });
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((done) => setTimeout(done, 2));
}

/** Long enough for a request that should not have been made to arrive. */
function quiet(): Promise<void> {
  return new Promise((passed) => setTimeout(passed, 30));
}

describe('which comment is ours', () => {
  const bot = { login: 'greengate[bot]', type: 'Bot' };
  const person = { login: 'ann', type: 'User' };
  test.each<[string, Stored[], string | undefined, boolean]>([
    ['none yet', [], undefined, false],
    ['a bot with the marker', [{ id: 1, body: marked('old'), user: bot }], undefined, true],
    [
      'a bot with the marker of another request',
      [{ id: 1, body: 'x <!-- greengate:comment-2 -->', user: bot }],
      undefined,
      false,
    ],
    [
      'a bot that quotes the marker in the middle',
      [{ id: 1, body: `> ${marked('old')}\n\nHi`, user: bot }],
      undefined,
      false,
    ],
    ['a person who quotes the marker', [{ id: 1, body: marked('mine now'), user: person }], undefined, false],
    ['a person, who is not whose token it is', [{ id: 1, body: marked('mine now'), user: person }], 'bob', false],
    ['the person whose token it is', [{ id: 1, body: marked('old'), user: person }], 'ann', true],
    ['a deleted account', [{ id: 1, body: marked('old'), user: null }], undefined, false],
  ])('%s', async (_name, stored, me, reused) => {
    const before = stored.length;
    await withApi(thread(stored, undefined, me), async (api) => {
      const comment = await open(api);
      expect(stored).toHaveLength(reused ? before : before + 1);
      expect(stored.find(({ id }) => id === comment.id)?.body).toBe(marked('Working…'));
      expect(comment.url).toBe(`https://example.test/c/${comment.id}`);
      expect(comment.id === 1).toBe(reused);
    });
  });

  test('it is found on the third page', async () => {
    const stored: Stored[] = Array.from({ length: 230 }, (_, id) => ({ id, body: 'talk', user: person }));
    stored.push({ id: 900, body: marked('old'), user: bot });
    await withApi(thread(stored), async (api) => {
      expect((await open(api)).id).toBe(900);
    });
  });
});

describe('while the run goes', () => {
  test('at most one update in 15 seconds, and it is the newest', async () => {
    const stored: Stored[] = [];
    await withApi(thread(stored), async (api) => {
      const clock = new HandClock();
      const comment = await open(api, 'Working…', clock);
      const patches = () => api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body['body']);
      comment.update('step 1');
      comment.update('step 2');
      clock.pass(14_999);
      expect(patches()).toEqual([]);
      clock.pass(1);
      await until(() => patches().length === 1);
      expect(patches()).toEqual([marked('step 2')]);
      await until(() => stored[0]?.body === marked('step 2'));
      comment.update('step 3');
      await comment.finish('Done.');
      clock.pass(60_000);
      comment.update('too late');
      clock.pass(60_000);
      await quiet();
      expect(patches()).toEqual([marked('step 2'), marked('Done.')]);
      expect(stored).toHaveLength(1);
    });
  });

  test('an update that waits for its time is called off by the last words', async () => {
    const stored: Stored[] = [];
    await withApi(thread(stored), async (api) => {
      const clock = new HandClock();
      const comment = await open(api, 'Working…', clock);
      comment.update('step 1');
      await comment.finish('Done.');
      clock.pass(60_000);
      await quiet();
      expect(stored.map(({ body }) => body)).toEqual([marked('Done.')]);
    });
  });

  test('the last words wait for an update that is under way, and nothing comes after them', async () => {
    const stored: Stored[] = [];
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const slow: Answers = ({ method }, earlier) =>
      method === 'PATCH' && earlier === 0
        ? { body: { id: 100, html_url: 'https://example.test/c/100' }, when: held }
        : undefined;
    await withApi(thread(stored, slow), async (api) => {
      const clock = new HandClock();
      const comment = await open(api, 'Working…', clock);
      const patches = () => api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body['body']);
      comment.update('step 1');
      clock.pass(15_000);
      await until(() => patches().length === 1);
      comment.update('step 2');
      const done = comment.finish('Done.');
      await quiet();
      expect(patches()).toEqual([marked('step 1')]);
      release();
      await done;
      clock.pass(60_000);
      await quiet();
      expect(patches()).toEqual([marked('step 1'), marked('Done.')]);
    });
  });

  test('an update that fails is a line in the log, and the last words still go out', async () => {
    const stored: Stored[] = [];
    const fault: Answers = ({ method, body }) =>
      method === 'PATCH' && body['body'] === marked('step 1')
        ? { status: 403, body: { message: 'Locked' } }
        : undefined;
    await withApi(thread(stored, fault), async (api) => {
      const clock = new HandClock();
      const comment = await open(api, 'Working…', clock);
      comment.update('step 1');
      clock.pass(15_000);
      await comment.finish('Done.');
      expect(stored.map(({ body }) => body)).toEqual([marked('Done.')]);
      expect(api.log).toEqual([
        expect.stringContaining('The comment is not up to date. Could not update the comment on #7'),
      ]);
    });
  });

  test('deleted meanwhile: it is created again', async () => {
    const stored: Stored[] = [];
    await withApi(thread(stored), async (api) => {
      const comment = await open(api);
      stored.length = 0;
      stored.push({ id: 50, body: 'somebody else', user: { login: 'ann', type: 'User' } });
      await comment.finish('Done.');
      expect(stored.map(({ body }) => body)).toEqual(['somebody else', marked('Done.')]);
      expect(comment.id).toBe(101);
    });
  });

  const locked: Answer = { status: 403, body: { message: 'Locked' } };

  test('last words that change no comment are a new one', async () => {
    const stored: Stored[] = [];
    const fault: Answers = ({ method }) => (method === 'PATCH' ? locked : undefined);
    await withApi(thread(stored, fault), async (api) => {
      const comment = await open(api);
      await comment.finish('Done.');
      expect(api.calls.filter(({ method }) => method === 'POST').at(-1)?.body['body']).toContain('Done.');
    });
  });

  test('last words that GitHub refuses are an error for the user', async () => {
    let opened = false;
    const fault: Answers = ({ method }) => {
      if (method === 'POST' && !opened) opened = true;
      else if (method !== 'GET') return locked;
      return undefined;
    };
    await withApi(thread([], fault), async (api) => {
      const comment = await open(api);
      await expect(comment.finish('Done.')).rejects.toThrow(
        'Could not comment on #7: the token may not (403, Locked).',
      );
    });
  });
});

describe('a creation whose answer is lost', () => {
  const lost: Answer = { status: 502, body: { message: 'Bad gateway' } };

  test('is not repeated when the comment is there', async () => {
    const stored: Stored[] = [];
    const fault: Answers = ({ method, body }) => {
      if (method !== 'POST') return undefined;
      stored.push({ id: 1, body: String(body['body']), user: { login: 'greengate[bot]', type: 'Bot' } });
      return lost;
    };
    await withApi(thread(stored, fault), async (api) => {
      expect((await open(api)).id).toBe(1);
      expect(stored).toHaveLength(1);
    });
  });

  test('is repeated once when it is not', async () => {
    const stored: Stored[] = [];
    await withApi(
      thread(stored, ({ method }, earlier) => (method === 'POST' && earlier === 0 ? lost : undefined)),
      async (api) => {
        await open(api);
        expect(stored).toHaveLength(1);
      },
    );
  });
});

test.each([
  ['github-actions[bot]', true],
  ['greengate[bot]', false],
])('a comment by %s is by the token of the job: %s', async (login, byJobToken) => {
  const stored = [{ id: 9, body: marked('Old.'), user: { login, type: 'Bot' } }];
  await withApi(thread(stored), async (api) => expect((await open(api)).byJobToken).toBe(byJobToken));
});

test('null in the list is passed over, and an empty comment too', async () => {
  const ours = { id: 9, body: marked('Old.'), user: { login: 'greengate[bot]', type: 'Bot' } };
  const stored: Stored[] = [ours];
  const fault: Answers = ({ method, path, query }) =>
    method === 'GET' && path === LIST && query.get('page') === '1'
      ? { body: [null, { id: 8, body: null, user: null }, { ...ours, html_url: 'https://example.test/c/9' }] }
      : undefined;
  await withApi(thread(stored, fault), async (api) => {
    expect((await open(api, 'New.')).id).toBe(9);
    expect(stored.map(({ body }) => body)).toEqual([marked('New.')]);
  });
});

test.each([3, 60_000])('a server that takes less gets the beginning, once (%i lines)', async (lines) => {
  const stored: Stored[] = [];
  const tooLong = {
    message: 'Validation Failed',
    errors: [{ message: 'body is too long (maximum is 1000 characters)' }],
  };
  const fault: Answers = ({ body }) =>
    JSON.stringify(body).length > 1_000 ? { status: 422, body: tooLong } : undefined;
  await withApi(thread(stored, fault), async (api) => {
    const comment = await open(api, 'line\n'.repeat(lines));
    await comment.finish('word\n'.repeat(lines));
    expect(stored).toHaveLength(1);
    expect(stored[0]?.body.startsWith('word\nword\n')).toBe(true);
    expect(stored[0]?.body.endsWith(MARK)).toBe(true);
    expect(api.requests().filter((line) => line.startsWith('PATCH'))).toHaveLength(lines === 3 ? 1 : 2);
  });
});

test('a body beyond the limit is cut before the marker', async () => {
  const stored: Stored[] = [];
  await withApi(thread(stored), async (api) => {
    await open(api, 'line\n'.repeat(20_000));
    expect(stored[0]?.body.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(stored[0]?.body.endsWith(MARK)).toBe(true);
  });
});
