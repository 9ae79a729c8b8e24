import type { ShellWord } from './syntax/words.js';
import { hasMatch } from './wildcards.js';

/** Names that git gives its files, or names like them. */
const OF_GIT =
  'HEAD ORIG_HEAD FETCH_HEAD COMMIT_EDITMSG config description index hooks info exclude objects pack refs heads tags remotes origin main master logs packed-refs shallow pre-commit pre-commit.sample index.lock pack-0a1b.pack pack-0a1b.idx pack-0a1b.rev 0a 1f9c d7e0 v1.0.0'.split(
    ' ',
  );

/**
 * Does a `find -delete` look for names that git's data does not have? In each alternative one test must say so, by a `-name` of
 * others or by leaving `.git` out.
 */
export function sparesGit(words: readonly ShellWord[]): boolean {
  // What stands behind it comes too late.
  const before = words.slice(
    0,
    words.findIndex(({ value }) => value === '-delete'),
  );
  const values = before.map(({ value = '$' }) => value);
  if (values.some((value, at) => /^-(exec|ok)/.test(value) || (isNot(value) && values[at + 1] === '('))) return false;
  // Only then the paths begin with `./`.
  const fromHere = values[1] === '.' && /^[-(!]/.test(values[2] ?? '-');
  let spares = false;
  for (const [at, value] of values.entries()) {
    if (/^(-o|-or|,)$/.test(value)) {
      if (!spares) return false;
      spares = false;
    }
    const pattern = before[at + 1]?.value;
    if (pattern?.startsWith('-') !== false) continue;
    const negated = isNot(values[at - 1] ?? '');
    if (/^-i?name$/.test(value)) spares ||= !negated && !meansGit(pattern);
    if (/^-(i?path|i?wholename)$/.test(value))
      spares ||= negated
        ? pattern === '*/.git/*' || (fromHere && pattern === './.git/*')
        : fromHere && /^\.\/[\w-][\w.-]*\//.test(pattern);
  }
  return spares;
}

function isNot(value: string): boolean {
  return value === '!' || value === '-not';
}

/** A pattern of find reaches hidden names too, and `-iname` does not mind the case. */
function meansGit(pattern: string): boolean {
  const any = `x${pattern}`.toLowerCase();
  return [...OF_GIT, '.git'].some((name) => hasMatch(any, `x${name}`.toLowerCase()));
}
