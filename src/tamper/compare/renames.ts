const RENAME =
  /\brenam(?:e|ing)\s+(?:the\s+)?(?:\w+\s+)?[`'"]?([A-Za-z_$][\w$]*)(?:\(\))?[`'"]?\s+(?:to|into|as|→|->|=>)\s+[`'"]?([A-Za-z_$][\w$]*)/gi;

/** Names that the request renames: what was checked under the old one is looked for under the new one. */
export function renamesIn(request: string): [string, string][] {
  return [...request.matchAll(RENAME)].map(([, old = '', now = '']) => [old, now]);
}

export function withNewNames(text: string, renames: readonly (readonly [string, string])[]): string {
  return renames.reduce(
    (even, [old, now]) => even.replace(new RegExp(`(?<![\\w$])${old.replaceAll('$', '\\$')}(?![\\w$])`, 'g'), now),
    text,
  );
}
