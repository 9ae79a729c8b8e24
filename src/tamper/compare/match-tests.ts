import type { Assertion, ReadTest } from '../../ecosystems/structure.js';
import { callsIn } from '../../ecosystems/calls-in.js';
import { plainName } from '../same-name.js';
import { ownName, type Placed } from './sides.js';

/** For each test of the start tree the one it became; none where it is gone or went into several. */
export function matchTests(starts: readonly Placed[], finals: readonly Placed[]): Map<Placed, Placed> {
  const matched = new Map<Placed, Placed>();
  const free = new Set(finals);
  const pairBy = (key: (placed: Placed) => string | undefined): void => {
    const open = new Map<string, Placed[]>();
    for (const final of free) {
      const own = key(final);
      if (own !== undefined) open.set(own, [...(open.get(own) ?? []), final]);
    }
    for (const start of starts) {
      const own = matched.has(start) ? undefined : key(start);
      const final = own === undefined ? undefined : open.get(own)?.shift();
      if (final === undefined) continue;
      matched.set(start, final);
      free.delete(final);
    }
  };
  pairBy(({ path, test }) => `${path}\n${test.name}`);
  pairBy(({ path, test }) => `${path}\n${ownName(test.name)}`);
  pairBy(({ test }) => test.name);
  pairBy(({ test }) => ownName(test.name));
  // A mark or a quotation mark more is no other name, and neither is what the runner of another kind wants before it.
  pairBy(({ path, test }) => `${path}\n${plainName(ownName(test.name)).replace(/^test /, '')}`);
  pairBy(({ test }) => bodyOf(test));
  pairAlike(starts, matched, free);
  return matched;
}

/** A test that is called otherwise now has the same body. */
function bodyOf({ assertions, statements }: ReadTest): string | undefined {
  const texts = [...statements, ...assertions].map(({ text }) => text);
  return texts.length === 0 ? undefined : texts.join('\n');
}

/** Called otherwise and changed a little: half of what it checks, or most of its name and the same calls. */
function pairAlike(starts: readonly Placed[], matched: Map<Placed, Placed>, free: Set<Placed>): void {
  if (free.size === 0) return;
  const keys = [({ text }: Assertion): string => text, ({ subject }: Assertion): string => subject].map((key) => {
    const open = new Map<string, Set<Placed>>();
    for (const final of free)
      for (const own of keysOf(final, key)) open.set(own, (open.get(own) ?? new Set()).add(final));
    return { key, open };
  });
  const groups = new Map<string, Placed[]>();
  for (const final of free) groups.set(placeOf(final), [...(groups.get(placeOf(final)) ?? []), final]);
  for (const start of starts) {
    if (matched.has(start)) continue;
    const found =
      keys.map(({ key, open }) => mostShared(keysOf(start, key), open, free)).find((one) => one !== undefined) ??
      neighbours(start, groups, free).find((final) => isAlike(start, final));
    if (found === undefined) continue;
    matched.set(start, found);
    free.delete(found);
  }
}

function keysOf({ test }: Placed, key: (assertion: Assertion) => string): Set<string> {
  return new Set(test.assertions.map(key));
}

/** The test that has most of these, and half of them at least. */
function mostShared(
  keys: ReadonlySet<string>,
  open: ReadonlyMap<string, ReadonlySet<Placed>>,
  free: ReadonlySet<Placed>,
): Placed | undefined {
  const shared = new Map<Placed, number>();
  for (const key of keys)
    for (const final of open.get(key) ?? []) if (free.has(final)) shared.set(final, (shared.get(final) ?? 0) + 1);
  const [best] = [...shared].sort(([, one], [, other]) => other - one);
  return best !== undefined && best[1] * 2 >= keys.size ? best[0] : undefined;
}

function placeOf({ path, test: { name } }: Placed): string {
  return `${path}\n${name.slice(0, -ownName(name).length)}`;
}

const NEAR = 12;

/** The next tests of the same group that none was found for: who calls many otherwise leaves them in order. */
function neighbours(
  start: Placed,
  groups: ReadonlyMap<string, Placed[]>,
  free: ReadonlySet<Placed>,
): readonly Placed[] {
  const group = groups.get(placeOf(start)) ?? [];
  while (group[0] !== undefined && !free.has(group[0])) group.shift();
  return group.slice(0, NEAR).filter((final) => free.has(final));
}

/** Most words of the name, and the same things called. */
function isAlike({ test: one }: Placed, { test: other }: Placed): boolean {
  const words = (name: string): string[] =>
    ownName(name)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  const names = new Set(words(other.name));
  const kept = words(one.name).filter((word) => names.has(word)).length;
  const calls = (test: ReadTest): Set<string> =>
    new Set(
      [...test.assertions.map(({ subject }) => subject), ...test.statements.map(({ text }) => text)].flatMap(callsIn),
    );
  const theirs = calls(other);
  return (
    kept * 3 >= Math.max(words(one.name).length, names.size) * 2 && [...calls(one)].some((name) => theirs.has(name))
  );
}
