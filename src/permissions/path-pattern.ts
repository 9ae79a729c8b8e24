import type { RuleBehaviour } from './rules.js';

export interface Anchors {
  readonly workspace: string;
  readonly home?: string;
}

/**
 * The paths that a rule's pattern means, in .gitignore form: `//abs`, `~/home`, `/root-of-workspace`, `./here`, `name` at
 * any depth. What matches a directory matches all below it. Undefined: it can match nothing.
 */
export function pathPattern(pattern: string, behaviour: RuleBehaviour, anchors: Anchors): RegExp | undefined {
  const { base, rest, anchored } = anchorOf(pattern, anchors);
  if (base === undefined) return undefined;
  const path = rest.replace(/\/+$/, '');
  // `src/**` closes every src to a deny rule, but opens only the one at the root to an allow rule.
  const anyDepth = !anchored && (!path.includes('/') || (behaviour !== 'allow' && /^[^/]+\/\*\*$/.test(path)));
  const root = escaped(base.replace(/\/+$/, ''));
  return new RegExp(`^${root}/${anyDepth ? '(?:.*/)?' : ''}${translate(path)}(?:/.*)?$`, 's');
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

function translate(pattern: string): string {
  return pattern
    .split('/')
    .map((name, at, all) => {
      if (name === '**') return at === all.length - 1 ? '.*' : '(?:.*/)?';
      const text = name.replace(/\*+|\?|[^*?]+/g, (piece) =>
        piece.startsWith('*') ? '[^/]*' : piece === '?' ? '[^/]' : escaped(piece),
      );
      return at === all.length - 1 ? text : `${text}/`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
