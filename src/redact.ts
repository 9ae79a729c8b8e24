import { windowFinder, type FindWindows } from './text/find-windows.js';
import { packedIn } from './text/packed.js';
import { letterForms, SHORTEST, writtenForms } from './text/secret-forms.js';
import { asWritten, lettersOf, unescaped, type View } from './text/views.js';

/** Removes live secret values from text that is about to leave the process. */
export type Redact = (text: string) => string;

const HIDDEN = '***';
/** What was hidden no longer stands between its neighbours, which may then be found themselves. */
const ROUNDS = 20;
/** How often packed data is looked for in packed data. */
const DEEPEST = 2;

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
 * Hides every given secret, and every twelve characters of one: as it is, reversed, escaped, in base64 or base32 at any
 * offset, in hex or other numbers, any of these in pieces with blanks, dashes or line ends between them, and packed by gzip
 * or zlib. Linear in the text.
 */
export function createRedactor(secrets: readonly string[]): Redact {
  const known = [...new Set(secrets)].filter((secret) => secret.length >= SHORTEST);
  if (known.length === 0) return (text) => text;
  const written = windowFinder(known.flatMap(writtenForms));
  const letters = windowFinder(known.flatMap(letterForms));
  const redact = (text: string, depth: number): string => {
    let out = text;
    for (let round = 0; round < ROUNDS; round += 1) {
      const packed = depth < DEEPEST ? packedIn(out).filter(({ content }) => holdsSecret(content, depth)) : [];
      const spans = [...spansIn(out, written, letters), ...packed.map(({ start, end }): Span => [start, end])];
      spans.sort((a, b) => a[0] - b[0]);
      if (spans.length === 0) return out;
      out = hidden(out, spans);
    }
    return HIDDEN;
  };
  // What nobody can look into is not shown either.
  const holdsSecret = (content: string | undefined, depth: number): boolean =>
    content === undefined || redact(content, depth + 1) !== content;
  return (text) => redact(text, 0);
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
  return spans;

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
