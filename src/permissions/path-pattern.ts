import type { RuleBehaviour } from './rules.js';

export interface Anchors {
  readonly workspace: string;
  readonly home?: string;
}

/**
 * The paths that a rule's pattern means, in .gitignore form: `//abs`, `~/home`, `/root-of-workspace`, `./here`, `name` at
 * any depth. What matches a directory matches all below it. `[...]` means itself, as in the names of pages with
 * parameters; for a deny or ask rule it means a set of characters, too. Undefined: it can match nothing.
 */
export function pathPattern(pattern: string, behaviour: RuleBehaviour, anchors: Anchors): RegExp | undefined {
  const { base, rest, anchored } = anchorOf(pattern, anchors);
  if (base === undefined) return undefined;
  const path = rest.replace(/\/+$/, '');
  // `src/**` closes every src to a deny rule, but opens only the one at the root to an allow rule.
  const anyDepth = !anchored && (!path.includes('/') || (behaviour !== 'allow' && /^[^/]+\/\*\*$/.test(path)));
  const root = escaped(base.replace(/\/+$/, ''));
  const literal = translate(path, { sets: false });
  const body = behaviour === 'allow' ? literal : `(?:${literal}|${translate(path, { sets: true })})`;
  return new RegExp(`^${root}/${anyDepth ? '(?:.*/)?' : ''}${body}(?:/.*)?$`, 's');
}

/** What the pattern stands on, and what is left of it. No base: the anchor means nothing here. */
export function anchorOf(
  pattern: string,
  { workspace, home }: Anchors,
): { base: string | undefined; rest: string; anchored: boolean } {
  if (pattern.startsWith('//')) return { base: '', rest: pattern.slice(2), anchored: true };
  if (pattern.startsWith('~/')) return { base: home, rest: pattern.slice(2), anchored: true };
  if (pattern.startsWith('/')) return { base: workspace, rest: pattern.slice(1), anchored: true };
  if (pattern.startsWith('./')) return { base: workspace, rest: pattern.slice(2), anchored: true };
  return { base: workspace, rest: pattern, anchored: false };
}

/** A rule's spelling of just this path, below its anchor. */
export function spelledPath(path: string): string {
  return path.replace(/[\\*?]/g, '\\$&');
}

const PIECES = /\\.|\*+|\?|\[[!^]?\]?[^\]/]*\]|[^*?\\[]+|[\\[]/gs;

function translate(pattern: string, { sets }: { readonly sets: boolean }): string {
  return pattern
    .split('/')
    .map((name, at, all) => {
      if (name === '**') return at === all.length - 1 ? '.*' : '(?:.*/)?';
      const text = name.replace(PIECES, (piece) => {
        if (piece.startsWith('*')) return '[^/]*';
        if (piece === '?') return '[^/]';
        if (/^\\./s.test(piece)) return escaped(piece.slice(1));
        return sets && /^\[.+\]$/s.test(piece) ? setOf(piece) : escaped(piece);
      });
      return at === all.length - 1 ? text : `${text}/`;
    })
    .join('');
}

/** `[!a-c]` in the words of a regular expression; what it cannot say means nothing. */
function setOf(piece: string): string {
  const [, not = '', inside = ''] = /^\[([!^]?)(.+)\]$/s.exec(piece) ?? [];
  const set = `[${not === '' ? '' : '^/'}${inside.replace(/[\\[\]^]/g, '\\$&')}]`;
  try {
    new RegExp(set);
    return set;
  } catch {
    return escaped(piece);
  }
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
