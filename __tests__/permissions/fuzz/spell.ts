import type { Random } from './random.js';

/** One word of the line written in another way: most of them mean the same to bash, some only look so. */
export function respelled(line: string, random: Random): string {
  const words = [...line.matchAll(/[\w./~-]+|\s+|[$]\w+/g)].filter(([word]) => word !== '');
  if (words.length === 0) return line;
  const match = random.pick(random.chance(0.4) ? words.slice(0, 1) : words);
  const [word] = match;
  const other = /^\s+$/.test(word) ? random.pick(GAPS) : random.pick(SPELLINGS)(word, random);
  return line.slice(0, match.index) + other + line.slice(match.index + word.length);
}

const GAPS = [
  '\t',
  '  ',
  ' \\\n',
  '${IFS}',
  '$IFS',
  '$IFS$9',
  '\n',
  '\r',
  '\u00a0',
  '\u3000',
  '\v',
  '\\ ',
  ' "" ',
  " '' ",
  ' $x ',
  ' # c\n',
  ';',
  ' \\\n\\\n',
  '{,}',
  ' ${x:-} ',
  ' $(:) ',
  '\u2003',
];

type Spelling = (word: string, random: Random) => string;

const octal = (char: string): string => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`;
const hex = (char: string): string => `\\x${char.charCodeAt(0).toString(16)}`;
const unicode = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

function between(piece: string): Spelling {
  return (word, random) => {
    const at = random.below(word.length + 1);
    return word.slice(0, at) + piece + word.slice(at);
  };
}

function around(open: string, close: string): Spelling {
  return (word, random) => {
    const at = random.below(word.length);
    const end = at + 1 + random.below(word.length - at);
    return word.slice(0, at) + open + word.slice(at, end) + close + word.slice(end);
  };
}

function eachInside(open: string, change: (char: string) => string, close: string): Spelling {
  return (word) => open + [...word].map(change).join('') + close;
}

function one(change: (char: string) => string): Spelling {
  return (word, random) => {
    const at = random.below(word.length);
    return word.slice(0, at) + change(word.charAt(at)) + word.slice(at + 1);
  };
}

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  s: '\u0455',
  o: '\u043e',
  a: '\u0430',
  e: '\u0435',
  c: '\u0441',
  i: '\u0456',
  u: '\uff55',
  d: '\uff44',
  '-': '\u2013',
  '/': '\u2215',
};

const SPELLINGS: readonly Spelling[] = [
  ...[
    '""',
    "''",
    '\\',
    '\\\n',
    '$@',
    '$*',
    '${x}',
    '$x',
    '${x:-}',
    '$(:)',
    '`:`',
    '$9',
    '"$@"',
    '{,}',
    '$()',
    "$''",
    '$""',
    '\\\r\n',
    '\u200b',
    '\u00ad',
    '\u200d',
    '\u0008',
    '\r',
    '\u0000'.replace('\u0000', '\u007f'),
    '!',
    '${#}',
    '${IFS}',
    "'\n'",
    '~',
  ].map(between),
  ...(
    [
      ['"', '"'],
      ["'", "'"],
      ["$'", "'"],
      ['$"', '"'],
      ['{', ',}'],
      ['{', ',x}'],
      ['$(echo ', ')'],
      ['`echo ', '`'],
      ['${x:-', '}'],
      ['${x-', '}'],
      ['${x:=', '}'],
      ['[', ']'],
      ['@(', ')'],
      ['+(', ')'],
      ['<(echo ', ')'],
      ['"${x:-', '}"'],
      ['${x+', '}'],
      ['$((', '))'],
      ['"\\', '"'],
      ['"$(echo ', ')"'],
      ['\\\n', '\\\n'],
      ["'", "'''"],
      ['"', '""""'],
      ['$[', ']'],
    ] as const
  ).map(([open, close]) => around(open, close)),
  eachInside("$'", octal, "'"),
  eachInside("$'", hex, "'"),
  eachInside("$'", unicode, "'"),
  eachInside("$'", (char) => (char === 'a' ? char : `${hex(char)}`), "'"),
  eachInside('', (char) => `\\${char}`, ''),
  eachInside('', (char) => `"${char}"`, ''),
  eachInside('', (char) => `'${char}'`, ''),
  eachInside("$'", (char) => char, "\\c@x'"),
  eachInside("$'", (char) => char, "\\0x'"),
  eachInside("$'\\e", (char) => char, "'"),
  one(() => '?'),
  one((char) => `[${char}]`),
  one(() => '*'),
  one((char) => char.toUpperCase()),
  one((char) => LOOKS_LIKE[char] ?? String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
  one((char) => `\\${char}`),
  one((char) => `$'${hex(char)}'`),
  one((char) => `$'${octal(char)}'`),
  one((char) => `{${char},}`),
  one((char) => `$(printf ${char})`),
  (word) => `/usr/bin/${word}`,
  (word) => `/bin/../bin/${word}`,
  (word) => `/usr//bin/./${word}`,
  (word) => `./${word}`,
  (word) => `../repo/${word}`,
  (word) => `-${word}`,
  (word) => `--${word}`,
  (word) => `-- ${word}`,
  (word) => `/b?n/${word}`,
  (word) => `x=${word}; $x`,
  (word) => `x=${word};\${x}`,
  (word) => `x=${word} $x`,
  (word) => `x=${word} eval '$x'`,
  (word) => `set -- ${word}; $1`,
  (word) => `${word}#c`,
  (word) => `#${word}`,
  (word) => `~/${word}`,
  (word) => `~+/${word}`,
  (word) => `~-/${word}`,
  (word) => `$PWD/${word}`,
  (word) => `{${word},${word}}`,
  (word) => `{${word}..${word}}`,
  (word) => `\\\n${word}`,
  (word) => `"\\\n${word}"`,
  (word) => `${word}\\`,
];
