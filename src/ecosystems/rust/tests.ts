import type { LightLanguage } from '../tests-as-structure/language.js';
import { SLASH_COMMENTS } from '../tests-as-structure/tokens.js';

export const RUST: LightLanguage = {
  name: 'rust',
  lexicon: {
    comments: SLASH_COMMENTS,
    nestedComments: true,
    // A quote without its partner begins a lifetime, not a character.
    strings: [/b?r(#*)"[\s\S]*?"\1/y, /b?"(?:\\[\s\S]|[^"\\])*"/y, /b?'(?:\\[^\n']*'?|[^'\\\n])'/y],
    word: /'?[\p{L}_][\p{L}\p{N}_]*/uy,
  },
  syntax: { newlines: false },
  suite: [/\bmod (\w+)$/],
  tests: [/\bfn (\w+)[(<]/],
  marked: /#\[(?:\w+::)*(?:test|rstest|test_case|tokio_test|wasm_bindgen_test|proptest|quickcheck)\b/,
  skip: [/#\[ignore\b[^\]]*\]/, /#\[cfg_attr\((.*?),\s*ignore\b/, /#\[cfg\((?!test\))(.*?)\)\]/],
  expects: [/#\[should_panic\(expected=("(?:\\.|[^"\\])*")/, /#\[should_panic\]/],
  asserts: /^(?:\w+::)*(?:(?:debug_)?assert\w*|prop_assert\w*|expect_that|assert_that|verify\w*)!?[( ]/,
  fails: /^(?:panic!|unreachable!|return Err\(|std::process::exit\([1-9]|process::abort)/,
  returns: /^return(?:\(\)|Ok\(\(\)\))?$/,
  exits: /\bprocess::exit\(0\)/,
  shadows: /^(?:#\[[^\]]*\])*macro_rules!(?:(?:debug_)?assert\w*|panic)$/,
  swallows: /^let _=.*catch_unwind|catch_unwind\(.*\)\.(?:ok|is_ok|unwrap_or)\b/,
  rows: /#\[(?:test_case|case)\(((?:[^()]|\([^()]*\))*)\)\]/g,
  fileConditions: [/^#!\[cfg\((?!test\))(.*)\)\]$/],
};
