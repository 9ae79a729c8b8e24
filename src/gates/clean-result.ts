import type { Redact } from '../redact.js';
import { boundText } from '../tools/bound-text.js';
import type { Spill } from '../tools/spill.js';

/** What a tool said, made fit for the ledger: no text an API would reject, no secret, bounded, never empty. What is cut is kept in `spill`. */
export function cleanResult(text: string, limit: number, redact: Redact, spill?: Spill): string {
  const sound = text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
  // Before the cut: half a secret would no longer be found.
  const whole = redact(sound);
  const clean = boundText(whole, limit, whole.length > limit ? spill?.save(whole) : '');
  return clean.trim() === '' ? '(no output)' : clean;
}
