// The named ones that hide, disguise or separate; others stay as written, which hides nothing.
const NAMED: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  colon: ':',
  sol: '/',
  commat: '@',
  num: '#',
  period: '.',
  excl: '!',
  nbsp: ' ',
  NonBreakingSpace: ' ',
  Tab: ' ',
  NewLine: ' ',
  zwj: '',
  zwnj: '',
  lrm: '',
  rlm: '',
  shy: '',
  NoBreak: '',
  ZeroWidthSpace: '',
  NegativeThinSpace: '',
  NegativeMediumSpace: '',
  NegativeThickSpace: '',
  NegativeVeryThinSpace: '',
  ApplyFunction: '',
  af: '',
  InvisibleTimes: '',
  it: '',
  InvisibleComma: '',
  ic: '',
};

// Decoded, these would become markup that the author's text was not.
const MARKUP: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '`': '&#96;',
  '~': '&#126;',
  '[': '&#91;',
  ']': '&#93;',
  '\\': '&#92;',
};

/** Decodes HTML character references once, except those for markup characters, which take one canonical form. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#[xX]([0-9a-fA-F]{1,6})|#([0-9]{1,7})|([A-Za-z]{2,24}));/g, (whole, hex, dec, name) => {
    if (typeof name === 'string') return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
    const code = typeof hex === 'string' ? parseInt(hex, 16) : parseInt(String(dec), 10);
    if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '\uFFFD';
    const character = String.fromCodePoint(code);
    return MARKUP[character] ?? (/\s/.test(character) ? ' ' : character);
  });
}
