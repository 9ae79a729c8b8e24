import { readFileSync } from 'node:fs';
import type { Random } from './random.js';

/** Two commands in one line: `honest` and `act`, one inside, beside or before the other. */
export function joined(honest: string, act: string, random: Random): string {
  const program = /^[\w.]+/.exec(honest)?.[0] ?? 'ls';
  const pieces: Readonly<Record<string, string>> = {
    A: honest,
    N: program,
    P: act,
    Q: act.replaceAll("'", `'\\''`),
    D: act.replace(/["$`\\]/g, '\\$&'),
  };
  return random.pick(FORMS).replace(/(?<![-\w])[APNQD](?!\w)/g, (letter) => pieces[letter] ?? letter);
}

const CONTROLS: Readonly<Record<string, string>> = { '⏎': '\n', '␍': '\r', '⇥': '\t', '␋': '\v', '␤': '\u2028' };

const FORMS: readonly string[] = readFileSync(new URL('forms.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('## '))
  .map((line) => line.replace(/[⏎␍⇥␋␤]/g, (sign) => CONTROLS[sign] ?? sign));
