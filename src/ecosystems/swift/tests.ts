import type { LightLanguage } from '../tests-as-structure/language.js';
import { NAME, SLASH_COMMENTS } from '../tests-as-structure/tokens.js';

/** XCTest and Swift Testing. */
export const SWIFT: LightLanguage = {
  name: 'swift',
  lexicon: {
    comments: SLASH_COMMENTS,
    nestedComments: true,
    strings: [/#*"""[\s\S]*?"""#*/y, /#"[\s\S]*?"#/y, /"(?:\\[\s\S]|[^"\\\n])*"/y],
    word: NAME,
    directives: /(?<=^|\n[ \t]*)#(?:if|else|elseif|endif)\b.*/y,
  },
  syntax: { newlines: true },
  suite: [/\b(?:class|struct|actor|extension|enum) (\w+)/],
  tests: [/\bfunc (test\w*)\(\)/, /@Test\b.*?\bfunc (`[^`]+`|\w+)\(/],
  skip: [/\.disabled\((.*?)\)/, /\.enabled\(if:(.*?)\)/, /@available\((.*?)\)/],
  timeLimit: [/\.timeLimit\(\.minutes\((\d+)/],
  skipCalls: /^(?:throw XCTSkip\b|(?:try )?XCTSkip(?:If|Unless)\((.*)\))/,
  expectedFailure: [/\bwithKnownIssue\b|XCTExpectFailure/],
  asserts: /^(?:try )?(?:XCT(?:Assert\w*|Unwrap|Fail)|#?expect|#?require|Issue\.record)[( ]/,
  fails: /^(?:XCTFail|fatalError|throw |Issue\.record|preconditionFailure)/,
  returns: /^return$/,
  exits: /^exit\(0\)$/,
};
