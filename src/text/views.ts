/** Characters of a text under another reading, each with the stretch of the text that it stands for. */
export interface View {
  /** UTF-16 units; only the first `length` count, here and below. */
  readonly codes: Uint16Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly length: number;
}

/** The text as it is written. */
export function asWritten(text: string): View {
  const view = builder(text.length);
  for (let at = 0; at < text.length; at += 1) view.add(text.charCodeAt(at), at, at + 1);
  return view.done();
}

const ESCAPE =
  /%([0-9a-f]{2})|\\u\{([0-9a-f]{1,6})\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|\b0x([0-9a-f]{2})\b|&#x([0-9a-f]{1,6});|&#(\d{1,7});|\\([0-3][0-7]{2})|\\([nrtbf"'\\/])/gi;
const SHORT: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The text with the escapes of URLs, JSON, shells and HTML read once; undefined where it has none. */
export function unescaped(text: string): View | undefined {
  const view = builder(text.length);
  let from = 0;
  for (const found of text.matchAll(ESCAPE)) {
    for (; from < found.index; from += 1) view.add(text.charCodeAt(from), from, from + 1);
    from = found.index + found[0].length;
    const meant = meaningOf(found);
    for (let at = 0; at < meant.length; at += 1) view.add(meant.charCodeAt(at), found.index, from);
  }
  if (from === 0) return undefined;
  for (; from < text.length; from += 1) view.add(text.charCodeAt(from), from, from + 1);
  return view.done();
}

function meaningOf([, percent, braced, four, two, number, entity, decimal, octal, short]: RegExpExecArray): string {
  if (short !== undefined) return SHORT[short] ?? short;
  const hex = percent ?? braced ?? four ?? two ?? number ?? entity;
  const code = hex !== undefined ? parseInt(hex, 16) : octal !== undefined ? parseInt(octal, 8) : Number(decimal);
  return code > 0x10ffff ? '' : String.fromCodePoint(code);
}

/** Only letters and digits of ASCII, in lower case: what is left however somebody spaces, dashes or wraps them. */
export function lettersOf({ codes, starts, ends, length }: View): View {
  const view = builder(length);
  for (let at = 0; at < length; at += 1) {
    const letter = LETTERS[codes[at] ?? 0];
    if (letter !== undefined && letter !== 0) view.add(letter, starts[at] ?? 0, ends[at] ?? 0);
  }
  return view.done();
}

/** For each unit of ASCII its letter in lower case, or 0. */
const LETTERS = Uint16Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code).toLowerCase();
  return /[a-z0-9]/.test(letter) ? letter.charCodeAt(0) : 0;
});

function builder(room: number) {
  const codes = new Uint16Array(room);
  const starts = new Int32Array(room);
  const ends = new Int32Array(room);
  let length = 0;
  return {
    add(code: number, start: number, end: number): void {
      codes[length] = code;
      starts[length] = start;
      ends[length] = end;
      length += 1;
    },
    done: (): View => ({ codes, starts, ends, length }),
  };
}
