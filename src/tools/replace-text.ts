import { encodingOf, type Encoding } from './file-text.js';

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
  const places = occurrences(text, wanted);
  const lines = places.map((at) => lineOf(text, at));
  if (places.length === 0) return problem(`old_string was not found. ${nearest(text, wanted)}`);
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

function occurrences(text: string, wanted: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) places.push(at);
  return places;
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

/** Where the text may have been meant: the same lines but for whitespace, else the place of its first line. */
function nearest(text: string, wanted: string): string {
  const lines = text.split('\n').map(squeezed);
  const sought = wanted.split('\n').map(squeezed);
  while (sought.length > 1 && sought.at(-1) === '') sought.pop();
  const same = lines.findIndex((_, at) => sought.every((line, offset) => lines[at + offset] === line));
  if (same !== -1) return `Lines ${same + 1}-${same + sought.length} differ from it only in whitespace.`;
  const key = sought.find((line) => line !== '') ?? '';
  const first = key === '' ? -1 : lines.findIndex((line) => line === key);
  if (first !== -1) return `Its first line stands at line ${first + 1}, but what follows differs.`;
  const part =
    key.length < 8 ? -1 : lines.findIndex((line) => line.includes(key) || (line.length >= 8 && key.includes(line)));
  return part === -1 ? 'Read the file again and copy the text exactly.' : `Line ${part + 1} is the most similar.`;
}

function squeezed(line: string): string {
  return line.replace(/\s+/g, ' ').trim();
}
