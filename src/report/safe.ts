import type { Redact } from '../redact.js';
import { withoutKeys } from '../text/key-formats.js';
import { mapStrings } from '../text/map-strings.js';
import { visible } from '../text/visible.js';

/**
 * The one cleaner of all that leaves: nothing invisible, no live secret in any spelling, nothing that has the form of a
 * key. Before anything is shortened: half a secret is no longer found.
 */
export function clean(text: string, redact: Redact): string {
  return withoutKeys(redact(visible(text)));
}

/** The same for all facts of a report: every renderer starts with this. */
export function safe<T>(facts: T, redact: Redact): T {
  return mapStrings(facts, (text) => clean(text, redact));
}
