import { join } from 'node:path';
import type { Policy } from '../policy.js';

const MOST_NAMES = 500;
const MOST_STARS = 8;

/** Does a name match a pattern of `*`, `?` and `[...]`? A hidden name only where the pattern names the dot. */
export function hasMatch(pattern: string, name: string): boolean {
  return (!name.startsWith('.') || pattern.startsWith('.')) && asExpression(pattern).test(name);
}

/**
 * The paths that a pattern stands for now, from a directory on; undefined where they are too many to tell, or where the
 * pattern is not a plain one. With no match bash hands over the pattern as it is, which names nothing.
 */
export function expanded(pattern: string, directory: string, { namesIn }: Policy): readonly string[] | undefined {
  let places: readonly string[] = [pattern.startsWith('/') ? '/' : directory];
  for (const step of pattern.split('/').filter((one) => one !== '')) {
    places = places.flatMap((place) => {
      if (!/[*?[]/.test(step)) return [join(place, step)];
      return namesIn(place)
        .filter((name) => hasMatch(step, name))
        .map((name) => join(place, name));
    });
    if (places.length > MOST_NAMES) return undefined;
  }
  return places;
}

function asExpression(pattern: string): RegExp {
  // Many stars would take long to try out; then any name may match.
  if (pattern.split('*').length > MOST_STARS) return /^/;
  const known = expressions.get(pattern);
  if (known !== undefined) return known;
  const source = pattern.replace(
    /\*+|\?|\[([!^]?)((?:\]|[^\]])[^\]]*)\]|[^]/g,
    (piece, not?: string, inner?: string) => {
      if (piece.startsWith('*')) return '.*';
      if (piece === '?') return '.';
      if (inner !== undefined) return `[${not === '' ? '' : '^'}${inner.replace(/[\\\]^]/g, '\\$&')}]`;
      return piece.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    },
  );
  const made = safely(source);
  if (expressions.size > MOST_NAMES) expressions.clear();
  expressions.set(pattern, made);
  return made;
}

/** What is no pattern after all is taken for anything. */
function safely(source: string): RegExp {
  try {
    return new RegExp(`^${source}$`, 's');
  } catch {
    return /^/;
  }
}

const expressions = new Map<string, RegExp>();
