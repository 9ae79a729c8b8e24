import type { LightLanguage } from '../tests-as-structure/language.js';

/** Bats and shunit2. */
export const SHELL: LightLanguage = {
  name: 'shell',
  lexicon: {
    comments: [/(?<=^|[\s;])#.*/y],
    strings: [/\\['"`]/y, /\$'(?:\\[\s\S]|[^'\\])*'/y, /"(?:\\[\s\S]|[^"\\])*"/y, /'[^']*'/y],
    word: /[@$\p{L}_./~-][^\s"'`;&|(){}<>=[\]]*/uy,
    newlines: true,
    heredocs: true,
  },
  syntax: { newlines: true, topWord: '@test' },
  suite: [],
  tests: [/^@test ?("(?:\\.|[^"\\])*")/, /^@test ?([\w.-]+)/, /^(?:function )?(test\w+)(?:\(\))?$/],
  skip: [],
  skipCalls: /^(?:skip|startSkipping)\b/,
  asserts: /^(?:assert(?!_(?:success|failure|output|equal)\b)\w*|refute\w*|fail)[( ]/,
  returns: /^(?:return|exit)(?: ?0)?$/,
  exits: /^exit(?: ?0)?$/,
  shadows: /^(?:function )?(?:assert\w*|fail|run|\[)\(\)/,
  statementsAssert: true,
};
