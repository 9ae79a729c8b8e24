/** Functions that are called in a printed expression, by their last name. */
export function callsIn(text: string): string[] {
  const bare = text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  return [...new Set([...bare.matchAll(/([A-Za-z_$][\w$]*)\(/g)].map((match) => match[1] ?? ''))];
}
