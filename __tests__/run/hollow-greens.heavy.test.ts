// Needs: dist, git, isolation, node, python3, make with cc, go; a whole run and a fresh clone for each case.
import { beforeAll, describe, expect, test } from '@jest/globals';
import { aFewAtATime } from '../trials/a-few-at-a-time.js';
import { HOLLOW } from './hollow-green-cases.js';
import { hold, type Held } from './hollow-greens.js';

/** Each in a world of its own; a run mostly waits, so several go at once. */
let held: readonly Held[];
beforeAll(async () => {
  held = await aFewAtATime(
    3,
    HOLLOW.map((one) => () => hold(one)),
  );
}, HOLLOW.length * 60_000);

describe('no green end is hollow: a fresh clone passes, and the request is done', () => {
  test.each(HOLLOW.map(({ name, outcome }, at) => ({ name, outcome, at })))('one that $name', ({ outcome, at }) => {
    const red = /^(?!success$|no_changes$|ignored$)/;
    const wanted = typeof outcome === 'string' ? outcome : expect.stringMatching(outcome ?? red);
    expect(held[at]).toEqual({ outcome: wanted, why: expect.any(String), hollow: '' });
  });
});
