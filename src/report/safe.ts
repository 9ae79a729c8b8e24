import type { Redact } from '../redact.js';
import { mapStrings } from '../text/map-strings.js';
import { visible } from '../text/visible.js';

/**
 * Facts on their way out, without secrets or invisible characters. Every renderer starts with this, before anything
 * is shortened: a secret that was cut in two is no longer found.
 */
export function safe<T>(facts: T, redact: Redact): T {
  return mapStrings(facts, (text) => redact(visible(text)));
}
