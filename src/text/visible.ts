// Everything a terminal acts on without showing it: CSI and OSC sequences, then any other control character.
// eslint-disable-next-line no-control-regex
const CONTROL = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b\n]*(?:\u0007|\u001b\\)?|[^\P{Cc}\t\n]/gu;

// Default-ignorable covers zero-width, bidi, fillers, variation selectors and the tag block; three more render blank.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/gu;

/**
 * The text as a reader sees it: one kind of line end, no control or invisible characters, no lone surrogates.
 * Idempotent, linear, and the step before any search for secrets or markup.
 */
export function visible(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(CONTROL, '')
    .replace(INVISIBLE, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD');
}

// What carries words that no editor shows: tags, selectors beyond those of emoji, bidi controls, spaces without width, fillers.
const CARRIERS =
  // eslint-disable-next-line no-misleading-character-class
  /[\u115F\u1160\u180B-\u180F\u200B\u202A-\u202E\u2060-\u206F\u3164\uFFA0\uFFF9-\uFFFB\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]+/gu;

/** The same text with what is hidden in it made visible, for those who have to know what a file really holds. */
export function hiddenShown(text: string): string {
  return text.replace(CARRIERS, (run) => {
    const points = [...run];
    const first = `U+${(points[0]?.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    return points.length === 1 ? `<hidden ${first}>` : `<${points.length} hidden characters, the first ${first}>`;
  });
}

/** The same on one line, with runs of white space made one space. */
export function visibleLine(text: string): string {
  return visible(text).replace(/\s+/g, ' ').trim();
}
