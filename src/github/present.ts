/** Lists of comments can hold null, whatever GitHub's description says: something that was deleted meanwhile. */
export function present<T>(items: readonly (T | null)[]): T[] {
  return items.filter((item) => item !== null);
}
