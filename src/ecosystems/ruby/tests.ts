import type { LightLanguage } from '../tests-as-structure/language.js';
import { QUOTED } from '../tests-as-structure/tokens.js';

/** RSpec, Minitest, Test::Unit. */
export const RUBY: LightLanguage = {
  name: 'ruby',
  lexicon: {
    comments: [/(?<=^|\n)=begin\b[\s\S]*?\n=end.*/y, /(?<=^|\n)__END__[\s\S]*/y, /#.*/y],
    strings: [...QUOTED, /%[wWiIqQ]?(?:\[[^\]]*\]|\([^)]*\)|\{[^}]*\})/y],
    word: /(?:@{1,2}|\$|:(?=[a-z_]))?[\p{L}_][\p{L}\p{N}_]*[?!]?(?!=)|[\p{L}_][\p{L}\p{N}_]*/uy,
    newlines: true,
    patterns: true,
    heredocs: true,
  },
  syntax: { newlines: true, endWords: true },
  suite: [
    /^(?:RSpec\.)?(?:[xf]?describe|[xf]?context|feature|shared_examples(?:_for)?) ?\(?([^,)]+)/,
    /^(?:class|module) ([\w:]+)/,
  ],
  tests: [
    /^[xf]?(?:it|specify|example|scenario)(?: ?\(?("(?:\\.|[^"\\])*")|$|\()/,
    /^def (test_?\w*[?!]?)/,
    /^(?:test|should|pending|skip) ?\(?("(?:\\.|[^"\\])*")/,
  ],
  skip: [
    /^x(?:it|describe|context|specify|scenario)\b/,
    /\b(?:skip|pending):(?! ?(?:false|nil)\b) ?[^,)]+|, ?:(?:skip|pending)\b/,
    /^(?:skip|pending) ?\(?"/,
    /\bif:([^,)]+)|\bunless:([^,)]+)/,
  ],
  hides: /^(?:private|protected)$/,
  only: [/^f(?:it|describe|context|specify)\b/, /\bfocus: ?true|, ?:focus\b/],
  retries: [/\bretry: ?(\d+)/],
  skipCalls: /^(?:skip|pending|omit|pend|omit_if|omit_unless)\b/,
  asserts:
    /^(?:assert\w*!?|refute\w*|flunk|expect|must_\w+|wont_\w+|is_expected|should(?:_not)?|should_\w+|assert_\w+)[( ]/,
  behind: /^(?:must|wont)_\w+$/,
  expectedFirst: true,
  fails: /^(?:raise|flunk|fail|abort|exit\(?[ (]?[1-9])\b/,
  returns: /^return$/,
  exits: /^(?:exit!?(?:[ (]?(?:0|true)\)?)?|Kernel\.exit.*|at_exit)$/,
  replaces:
    /\ballow(?:_any_instance_of)?\(.*receive|\.stub[s]?[( ]|\.any_instance\.|define_singleton_method|\.(?:prepend|define_method|alias_method)[( ]/,
  shadows: /^def (?:self\.)?(?:assert\w*|refute\w*|expect)\b/,
  swallows: / rescue nil$/,
};
