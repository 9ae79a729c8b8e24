import type { LightLanguage } from '../tests-as-structure/language.js';
import { HASH_COMMENTS } from '../tests-as-structure/tokens.js';

export const ELIXIR: LightLanguage = {
  name: 'elixir',
  lexicon: {
    comments: HASH_COMMENTS,
    strings: [
      /"""[\s\S]*?"""/y,
      /"(?:\\[\s\S]|[^"\\])*"/y,
      /'(?:\\[\s\S]|[^'\\])*'/y,
      /~[a-zA-Z](?:\/(?:\\.|[^/\\])*\/|\([^)]*\)|\{[^}]*\}|\[[^\]]*\]|"[^"]*")\w*/y,
    ],
    word: /[@:]?[\p{L}_][\p{L}\p{N}_]*[?!]?/uy,
    newlines: true,
  },
  syntax: { newlines: true, endWords: true },
  suite: [/^defmodule ([\w.]+)/, /^describe ?\(?("[^"]*")/],
  tests: [/^(?:test|property) ?\(?("(?:\\.|[^"\\])*")/],
  skip: [],
  pending: /^@(tag|moduletag|describetag) ?\(?:?(?:skip|pending)\b/,
  asserts: /^(?:assert\w*|refute\w*|flunk|check)[( ]/,
  fails: /^(?:raise|flunk|exit)\b/,
  returns: /^$/,
  exits: /^System\.(?:halt|stop)\b/,
};
