import { encodingOf, textOf, type Encoding } from './file-text.js';
import { nearestMatch } from './nearest-match.js';

export type Replaced =
  | { readonly kind: 'done'; readonly bytes: Buffer; readonly lines: readonly number[] }
  | { readonly kind: 'problem'; readonly problem: string };

/**
 * Replaces text in bytes. Everything is done in Latin-1, where one character is one byte, so that bytes that are not
 * touched come out as they went in: a BOM, CR LF, a missing last newline, another encoding.
 */
export function replaceText(bytes: Buffer, from: string, to: string, options: { readonly all: boolean }): Replaced {
  if (from === '') return problem('old_string is empty. Use Write to create a file.');
  if (from === to) return problem('old_string and new_string are the same: nothing to change.');
  const encoding = encodingOf(bytes);
  if (encoding === 'Latin-1' && /[\u0100-\uffff]/.test(from + to)) {
    return problem('the file is not UTF-8, and the text has characters that Latin-1 does not know.');
  }
  const text = bytes.toString('latin1');
  const [wanted, replacement] = inLineEndingsOf(text, asBytes(from, encoding), asBytes(to, encoding));
  const places = occurrences(text, wanted, options);
  const lines = places.map((at) => lineOf(text, at));
  if (places.length === 0) return problem(`old_string was not found. ${nearestMatch(textOf(bytes), from)}`);
  if (places.length > 1 && !options.all) {
    return problem(
      `old_string occurs ${places.length} times, at lines ${lines.slice(0, 20).join(', ')}. ` +
        'Add lines around it to make it unique, or set replace_all.',
    );
  }
  return { kind: 'done', bytes: Buffer.from(text.split(wanted).join(replacement), 'latin1'), lines };
}

function problem(text: string): Replaced {
  return { kind: 'problem', problem: text };
}

function asBytes(text: string, encoding: Encoding): string {
  return encoding === 'UTF-8' ? Buffer.from(text).toString('latin1') : text;
}

/** Models write \n. In a CR LF file that means CR LF, unless the text is there exactly as written. */
function inLineEndingsOf(text: string, from: string, to: string): readonly [string, string] {
  if (!text.includes('\r\n')) return [from, to];
  const exact = text.includes(from);
  if (exact && (from.includes('\n') || /(^|[^\r])\n/.test(text))) return [from, to];
  return [exact ? from : withCrlf(from), withCrlf(to)];
}

function withCrlf(text: string): string {
  return text.replace(/\r?\n/g, '\r\n');
}

/** To be unique, text must not occur again where the two overlap either. */
function occurrences(text: string, wanted: string, { all }: { readonly all: boolean }): number[] {
  const places: number[] = [];
  const step = all ? wanted.length : 1;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + step)) places.push(at);
  return places;
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
