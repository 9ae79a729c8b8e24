import type { View } from './views.js';

/** Something to look for: any `window` units of `text` in a row count as found. */
export interface Form {
  readonly text: string;
  readonly window: number;
}

/** Reports each place of a view where a window of one of the forms stands. Linear, however many forms there are. */
export type FindWindows = (view: View, found: (from: number, to: number) => void) => void;

export function windowFinder(forms: readonly Form[]): FindWindows {
  const bySize = new Map<number, Set<string>>();
  for (const { text, window } of forms) {
    const size = Math.min(window, text.length);
    if (size === 0) continue;
    const windows = bySize.get(size) ?? new Set();
    for (let at = 0; at + size <= text.length; at += 1) windows.add(text.slice(at, at + size));
    bySize.set(size, windows);
  }
  const tables = [...bySize].map(([size, windows]) => tableOf(size, windows));
  return (view, found) => {
    for (const table of tables) search(table, view, found);
  };
}

interface Table {
  readonly size: number;
  readonly windows: ReadonlySet<string>;
  /** One bit for each hash that a window has: almost every place is passed by with one look. */
  readonly hashes: Uint8Array;
  /** What the oldest unit weighs in a hash. */
  readonly weight: number;
}

const BASE = 0x01000193;
const HASH_BITS = 20;

function tableOf(size: number, windows: ReadonlySet<string>): Table {
  const hashes = new Uint8Array(1 << (HASH_BITS - 3));
  for (const window of windows) {
    let hash = 0;
    for (let at = 0; at < size; at += 1) hash = (Math.imul(hash, BASE) + window.charCodeAt(at)) | 0;
    const place = placeOf(hash);
    hashes[place >>> 3] = (hashes[place >>> 3] ?? 0) | (1 << (place & 7));
  }
  let weight = 1;
  for (let at = 1; at < size; at += 1) weight = Math.imul(weight, BASE);
  return { size, windows, hashes, weight };
}

function search({ size, windows, hashes, weight }: Table, { codes, length }: View, found: Parameters<FindWindows>[1]) {
  let hash = 0;
  for (let at = 0; at < length; at += 1) {
    if (at >= size) hash = (hash - Math.imul(codes[at - size] ?? 0, weight)) | 0;
    hash = (Math.imul(hash, BASE) + (codes[at] ?? 0)) | 0;
    if (at + 1 < size) continue;
    const place = placeOf(hash);
    if (((hashes[place >>> 3] ?? 0) & (1 << (place & 7))) === 0) continue;
    const from = at + 1 - size;
    if (windows.has(String.fromCharCode(...codes.subarray(from, at + 1)))) found(from, at + 1);
  }
}

function placeOf(hash: number): number {
  return Math.imul(hash, 0x9e3779b1) >>> (32 - HASH_BITS);
}
