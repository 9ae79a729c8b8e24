import type { LightLanguage } from '../tests-as-structure/language.js';
import { NAME, SLASH_COMMENTS } from '../tests-as-structure/tokens.js';

export const GO: LightLanguage = {
  name: 'go',
  lexicon: {
    comments: SLASH_COMMENTS,
    strings: [/`[^`]*`/y, /"(?:\\.|[^"\\\n])*"/y, /'(?:\\[^']*|[^'\\\n])'/y],
    word: NAME,
    directives: /\/\/(?:go:build| ?\+build)\b.*/y,
  },
  syntax: { newlines: true },
  suite: [],
  ownPackage: /^package (\w+)_test$/m,
  tests: [/^func (?:\(\w+ ?\*?\w+\))?((?:Test|Fuzz|Example)(?![a-z])\w*)\(/],
  skip: [],
  asserts:
    /^(?:\w+\.)*(?:(?:assert|require|is|qt|cmp|g|expect|Expect|Ω|suite|s)\.(?!Nil\b.*t\.Log)[A-Z]\w*|[Aa]ssert\w*|[Rr]equire\w*|[Ee]xpect\w*|Should\w*|Equal|DeepEqual|Diff)[( ]/,
  fails:
    /(?:^|;)(?:\w+\.)?(?:[tbf]|tb|tt|T\(\))\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)\(|^panic\(|^os\.Exit\([1-9]|^log\.Fatal/,
  skipCalls: /^(?:\w+\.)?(?:[tbf]|tb|tt|T\(\))\.(?:Skip|Skipf|SkipNow)\(/,
  subtests: /^\w+\.Run\(("[^"]*"), ?func/,
  returns: /^return$/,
  exits: /\bos\.Exit\(0\)/,
  fileConditions: [/^\/\/(?:go:build| ?\+build)\s+(.*)$/],
  swallows: /^defer func.*recover\(\)/,
};
