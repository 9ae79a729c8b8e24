import type { Redact } from '../redact.js';
import { boundText } from '../tools/bound-text.js';

/** What a tool said, made fit for the ledger: no text an API would reject, no secret, bounded, never empty. */
export function cleanResult(text: string, limit: number, redact: Redact): string {
  const sound = text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
  // Before the cut: half a secret would no longer be found.
  const clean = boundText(redact(sound), limit);
  return clean.trim() === '' ? '(no output)' : clean;
}
