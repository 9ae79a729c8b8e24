import { windowFinder, type FindWindows } from './text/find-windows.js';
import { letterForms, SHORTEST, writtenForms } from './text/secret-forms.js';
import { asWritten, lettersOf, unescaped, type View } from './text/views.js';

/** Removes live secret values from text that is about to leave the process. */
export type Redact = (text: string) => string;

const HIDDEN = '***';
/** What was hidden no longer stands between its neighbours, which may then be found themselves. */
const ROUNDS = 20;

/** A redactor that gets to know more secrets while it is in use. */
export function growingRedactor(secrets: readonly string[]): {
  readonly redact: Redact;
  readonly learn: (more: readonly string[]) => void;
} {
  let known = secrets;
  let now = createRedactor(known);
  return {
    redact: (text) => now(text),
    learn: (more) => {
      known = [...known, ...more];
      now = createRedactor(known);
    },
  };
}

/**
 * Hides every given secret, and every twelve characters of one: as it is, reversed, escaped, in base64 at any offset, in
 * hex or other numbers, and any of these in pieces with blanks, dashes or line ends between them. Linear in the text.
 */
export function createRedactor(secrets: readonly string[]): Redact {
  const known = [...new Set(secrets)].filter((secret) => secret.length >= SHORTEST);
  if (known.length === 0) return (text) => text;
  const written = windowFinder(known.flatMap(writtenForms));
  const letters = windowFinder(known.flatMap(letterForms));
  return (text) => {
    let out = text;
    for (let round = 0; round < ROUNDS; round += 1) {
      const spans = spansIn(out, written, letters);
      if (spans.length === 0) return out;
      out = hidden(out, spans);
    }
    return HIDDEN;
  };
}

type Span = readonly [start: number, end: number];

function spansIn(text: string, written: FindWindows, letters: FindWindows): Span[] {
  const spans: Span[] = [];
  const views = [asWritten(text), unescaped(text)].filter((view) => view !== undefined);
  for (const view of views) {
    written(view, note(view));
    const few = lettersOf(view);
    letters(few, note(few));
  }
  return spans.sort((a, b) => a[0] - b[0]);

  function note({ starts, ends }: View) {
    return (from: number, to: number): void => void spans.push([starts[from] ?? 0, ends[to - 1] ?? 0]);
  }
}

function hidden(text: string, spans: readonly Span[]): string {
  let out = '';
  let at = 0;
  for (const [start, end] of spans) {
    // Overlapping ones, and neighbours, are one.
    if (start > at || out === '') out += text.slice(at, start) + HIDDEN;
    at = Math.max(at, end);
  }
  return out + text.slice(at);
}
