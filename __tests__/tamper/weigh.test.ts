import { describe, expect, test } from '@jest/globals';
import type { Finding, Inventory, Originals, Reading } from '../../src/tamper/types.js';
import { settle, weighing } from '../../src/tamper/weight.js';
import { weigh } from '../../src/tamper/weigh.js';

const RED_TESTS = 'The tests are red. Please fix.';
const NEW_WISH = 'Add a field for the currency.';

const read = (findings: Partial<Finding>[], request: string, accounted: readonly string[] = []): Reading =>
  settle(
    findings.map((more) =>
      weighing(request, false)({ kind: 'input-changed', file: 'a.test.js', test: 'a', what: 'It differs.', ...more }),
    ),
    accounted,
  );

const GREEN: Originals = { hasRun: true, green: true, failed: [], startCount: 3, count: 3 };
const RED: Originals = { hasRun: true, green: false, failed: [{ name: 'g > a', file: 'a.test.js' }] };
const UNRUN: Originals = { hasRun: false, green: false, failed: [] };

/** `shut` by findings of these kinds, `told` these. */
const outcome = (reading: Reading, originals: Originals | undefined, request: string, final?: Inventory) => {
  const weighed = weigh({
    reading,
    request,
    ...(originals === undefined ? {} : { originals }),
    ...(final === undefined ? {} : { final }),
  });
  const kinds = (findings: readonly Finding[]) => findings.map(({ kind }) => kind);
  return { verdict: weighed.verdict, shut: kinds(weighed.findings), told: kinds(weighed.worthALook) };
};

describe('what was read', () => {
  test.each([
    ['certain: shut though the originals are green', 'test-skipped', NEW_WISH, GREEN, 'suspicious'],
    ['an emptied test, the same', 'test-emptied', NEW_WISH, GREEN, 'suspicious'],
    ['a lower threshold, the same', 'threshold-lowered', NEW_WISH, GREEN, 'suspicious'],
    ['to be told: nothing is shut when the originals pass', 'assertion-removed', RED_TESTS, GREEN, 'clean'],
    ['another expectation of a test that passes as it was', 'expectation-changed', RED_TESTS, GREEN, 'clean'],
    ['a deleted check where the originals could not run', 'assertion-removed', NEW_WISH, UNRUN, 'suspicious'],
    ['another expected value where they could not', 'expectation-changed', NEW_WISH, UNRUN, 'suspicious'],
    ['another input where they could not', 'input-changed', NEW_WISH, UNRUN, 'clean'],
    ['another input of a test that is told to be red, the same', 'input-changed', RED_TESTS, UNRUN, 'suspicious'],
  ] as const)('%s', (_name, kind, request, originals, verdict) => {
    const found = outcome(read([{ kind }], request), originals, request);
    expect(found.verdict).toBe(verdict);
    expect(verdict === 'suspicious' ? found.shut : found.told).toEqual([kind]);
  });

  test('where the tests were red and nothing else changed, without a run', () => {
    const [finding] = [{ kind: 'expectation-changed', file: 'a.test.js', what: 'It differs.' } as const];
    expect(weighing(NEW_WISH, true)(finding).weight).toBe('unless-run');
    expect(weighing(NEW_WISH, false)(finding).weight).toBe('told');
  });

  test('what was asked for is declared, and stays so', () => {
    const reading = read([{ kind: 'test-skipped', declaredBy: 'Skip a.' }], NEW_WISH);
    expect(outcome(reading, GREEN, NEW_WISH)).toEqual({ verdict: 'declared', shut: ['test-skipped'], told: [] });
  });
});

describe('red originals', () => {
  test('shut what the reading did not see', () => {
    expect(outcome(read([], RED_TESTS), RED, RED_TESTS)).toEqual({
      verdict: 'suspicious',
      shut: ['expectation-changed'],
      told: [],
    });
  });

  test('shut what the reading only told', () => {
    const { verdict } = outcome(read([{ kind: 'assertion-weakened', test: 'g > a' }], NEW_WISH), RED, NEW_WISH);
    expect(verdict).toBe('suspicious');
  });

  test('clear what is about another test', () => {
    const reading = read([{ kind: 'assertion-removed', test: 'b', file: 'b.test.js' }], NEW_WISH);
    const declared = { ...RED, failed: [{ name: 'g > a', message: "does not provide an export named 'total'" }] };
    expect(outcome(reading, declared, 'Rename total to sum.')).toMatchObject({
      verdict: 'declared',
      told: ['assertion-removed'],
    });
  });

  test.each([
    ['a removal that was asked for by a name that says nothing', 'Remove `a` from the module.', 'suspicious'],
    ['a unit that was renamed as asked', 'Rename total to sum.', 'declared'],
  ])('%s', (_name, request, verdict) => {
    const failed = [{ name: 'g > a', message: "does not provide an export named 'total'" }];
    expect(outcome(read([], request), { ...RED, failed }, request).verdict).toBe(verdict);
  });

  test('without names they still count', () => {
    expect(outcome(read([], RED_TESTS), { ...RED, failed: [] }, RED_TESTS).verdict).toBe('suspicious');
  });
});

describe('the inventory', () => {
  const list = (ran: readonly string[], skipped: readonly string[] = []): Inventory => ({
    count: ran.length,
    ran,
    skipped,
  });
  const before = (ran: readonly string[]): Originals => ({ ...GREEN, startCount: ran.length, ...list(ran) });
  const judge = (was: readonly string[], now: Inventory, reading = read([], NEW_WISH), request = NEW_WISH) =>
    outcome(reading, before(was), request, now);

  test.each([
    ['all there', ['a', 'b'], list(['b', 'a', 'c']), []],
    ['one is gone', ['g > a', 'h > b'], list(['h > b']), ['test-removed']],
    ['one is gone, and another group has one more', ['g > a', 'h > b'], list(['h > b', 'h > c']), ['test-removed']],
    ['one is skipped now', ['a', 'b'], list(['b'], ['a']), ['test-skipped']],
    ['one of two of a name', ['a', 'a'], list(['a']), ['test-removed']],
    ['a row with another value', ['f[1]', 'f[2]'], list(['f[1]', 'f[3]']), []],
    ['a row less', ['f[1]', 'f[2]'], list(['f[1]']), ['test-removed']],
    ['fewer by the count', ['a', 'b'], { count: 1 }, ['test-removed']],
    ['as many by the count', ['a', 'b'], { count: 2 }, []],
    ['nothing is known', ['a', 'b'], {}, []],
  ] as const)('%s', (_name, was, now, kinds) => {
    const { verdict, shut } = judge(was, now);
    expect([verdict, shut]).toEqual([kinds.length === 0 ? 'clean' : 'suspicious', kinds]);
  });

  test('names what is gone', () => {
    const reading = weigh({
      reading: read([], NEW_WISH),
      originals: before(['g > a']),
      final: list([]),
      request: NEW_WISH,
    });
    expect(reading.findings.map(({ test: name, what }) => [name, what])).toEqual([
      ['g > a', 'the test "g > a" ran before, and does not run any more.'],
    ]);
  });

  test('another test of the same group is told, and no more: what it says, the reading knows', () => {
    expect(judge(['g > a'], list(['g > b']))).toEqual({ verdict: 'clean', shut: [], told: ['test-removed'] });
  });

  test('what the reading knows to be renamed or moved is no loss', () => {
    expect(judge(['g > a', 'h > b'], list(['h > b']), read([], NEW_WISH, ['g > a'])).verdict).toBe('clean');
    expect(judge(['a', 'b'], { count: 1 }, read([], NEW_WISH, ['a'])).verdict).toBe('clean');
  });

  test('what the reading has said is not said twice', () => {
    const reading = read([{ kind: 'test-removed', test: 'a' }], NEW_WISH);
    expect(judge(['a', 'b'], list(['b']), reading).shut).toEqual(['test-removed']);
    expect(judge(['a', 'b'], { count: 1 }, reading).shut).toEqual(['test-removed']);
  });

  test('a test that the request lets go', () => {
    const request = 'Remove the test "reads old files".';
    expect(judge(['g > reads old files'], list([]), read([], request), request).verdict).toBe('declared');
  });

  test('fewer originals than on the start tree: something keeps them from running', () => {
    expect(outcome(read([], NEW_WISH), { ...GREEN, count: 2 }, NEW_WISH).shut).toEqual(['runner-changed']);
  });
});

test('without a second run the reading stands', () => {
  const reading = read([{ kind: 'test-skipped' }, { kind: 'input-changed' }], NEW_WISH);
  expect(weigh({ reading, request: NEW_WISH })).toEqual(reading);
});
