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

/** Names that stand alone: not called, not looked up in something, not in a text. */
const TOKEN = /"(?:[^"\\]|\\.)*"|(?<![.\w$@])[A-Za-z_$][\w$]*(?!\w|\s*\()|./gs;

/** Whether one text is the other with names changed, which `before` has nowhere afterwards, and `after` had nowhere before. */
export function renaming(before: readonly string[], after: readonly string[]): (was: string, is: string) => boolean {
  let names: { readonly old: ReadonlySet<string>; readonly now: ReadonlySet<string> } | undefined;
  return (was, is) => {
    if (was === is) return true;
    const [one, other] = [was.match(TOKEN) ?? [], is.match(TOKEN) ?? []];
    if (one.length !== other.length) return false;
    names ??= { old: wordsOf(before), now: wordsOf(after) };
    const given = new Map<string, string>();
    for (const [at, token] of one.entries()) {
      const next = other[at] ?? '';
      if (token === next) continue;
      const isName = /^[A-Za-z_$]/.test(token) && /^[A-Za-z_$]/.test(next);
      if (!isName || names.now.has(token) || names.old.has(next) || (given.get(token) ?? next) !== next) return false;
      given.set(token, next);
    }
    return true;
  };
}

/** The text with every such name as one sign: what is not the same here is no renaming. */
export function withoutNames(text: string): string {
  return text.replace(TOKEN, (token) => (/^[A-Za-z_$]/.test(token) ? '$' : token));
}

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []));
}
