/** What the pattern finds in code: words inside of strings do not count, but what is found is given with its strings. */
export function outsideStrings(pattern: RegExp, text: string): string[] | undefined {
  const masked = text.replace(/"(?:\\.|[^"\\])*"/g, (string) => `"${'\u00b7'.repeat(string.length - 2)}"`);
  const found = new RegExp(pattern.source, `${pattern.flags}d`).exec(masked);
  const places: readonly (readonly [number, number] | undefined)[] | undefined = found?.indices;
  return places?.map((place) => (place === undefined ? '' : text.slice(...place)));
}
