import type { Redact } from '../redact.js';
import { cutMiddle } from '../text/shorten.js';
import { soundText } from '../text/sound.js';
import { hiddenShown } from '../text/visible.js';
import type { Spill } from '../tools/spill.js';

/** What a tool said, made fit for the ledger: no text an API would reject, nothing hidden, no secret, bounded, never empty. What is cut is kept in `spill`. */
export function cleanResult(text: string, limit: number, redact: Redact, spill?: Spill): string {
  // Before the cut: half a secret would no longer be found.
  const whole = hiddenShown(redact(soundText(text)));
  const where = whole.length > limit ? (spill?.save(whole) ?? '') : '';
  const clean = cutMiddle(whole, limit, { where });
  return clean.trim() === '' ? '(no output)' : clean;
}
