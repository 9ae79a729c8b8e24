import type { Assertion } from '../../ecosystems/structure.js';
import { isLive, type Placed } from './sides.js';

/**
 * Checks of the final tree that no test of the start tree accounts for. What went from one test into another is taken from
 * here, each check once: that the same words stand in some other test says nothing.
 */
export class Spare {
  readonly #texts = new Map<string, number>();

  constructor(finals: readonly Placed[], matched: ReadonlyMap<Placed, Placed>) {
    const before = new Map([...matched].map(([start, final]) => [final, start]));
    for (const final of finals.filter(isLive)) {
      const had = countsOf(before.get(final)?.test.assertions ?? []);
      for (const [text, count] of countsOf(final.test.assertions)) this.#add(text, count - (had.get(text) ?? 0));
    }
  }

  take({ text }: Assertion): boolean {
    const left = this.#texts.get(text) ?? 0;
    if (left <= 0) return false;
    this.#texts.set(text, left - 1);
    return true;
  }

  #add(text: string, count: number): void {
    if (count > 0) this.#texts.set(text, (this.#texts.get(text) ?? 0) + count);
  }
}

function countsOf(assertions: readonly Assertion[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text, strength, guard } of assertions)
    if (strength !== 'always' && guard === undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
