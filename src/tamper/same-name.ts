/** Whether two names are of one test: runners write the groups before a name in ways of their own. */
export function sameName(one: string, other: string): boolean {
  const [short, long] = [plainName(one), plainName(other)].sort((first, second) => first.length - second.length);
  if (short === undefined || long === undefined || short === '') return false;
  return long === short || long.endsWith(` ${short}`) || long.startsWith(`${short} `);
}

/** Letters and digits alone, in lower case. */
export function plainName(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
