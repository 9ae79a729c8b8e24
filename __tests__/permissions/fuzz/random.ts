/** Chance that can be repeated: the same seed gives the same choices on every machine. */
export interface Random {
  /** 0 up to, not including, `limit`. */
  readonly below: (limit: number) => number;
  readonly pick: <Item>(from: readonly Item[]) => Item;
  /** True in this share of the calls, 0 to 1. */
  readonly chance: (share: number) => boolean;
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <Item>(from: readonly Item[]): Item => {
    const item = from[below(from.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  };
  return { below, pick, chance: (share) => next() < share };
}
