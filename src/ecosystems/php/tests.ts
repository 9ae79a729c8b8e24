import type { LightLanguage } from '../tests-as-structure/language.js';
import { QUOTED } from '../tests-as-structure/tokens.js';

/** PHPUnit and Pest. */
export const PHP: LightLanguage = {
  name: 'php',
  lexicon: {
    comments: [/\/\*[\s\S]*?\*\//y, /\/\/.*/y, /#(?!\[).*/y],
    annotations:
      /\/\*\*(?:(?!\*\/)[\s\S])*?@(?:test|group|dataProvider|requires|doesNotPerformAssertions|depends)\b[\s\S]*?\*\//y,
    strings: QUOTED,
    word: /\$?[\p{L}_][\p{L}\p{N}_]*/uy,
    heredocs: false,
  },
  syntax: { newlines: false },
  suite: [/\bclass (\w+)/, /^describe\(("[^"]*"),/],
  tests: [
    /\bfunction (test\w*)\(/i,
    /@test\b.*?\bfunction (\w+)\(/,
    /#\[(?:\\?\w+\\)*Test\].*?\bfunction (\w+)\(/,
    /^(?:test|it|todo)\(("(?:\\.|[^"\\])*")/,
  ],
  skip: [/->skip\((.*?)\)/, /#\[(?:\w+\\)*(?:Requires\w+)\((.*?)\)\]/, /@requires ([^*]+)/],
  todo: [/->todo\(/, /^todo\(/],
  neverRun: /\b(?:private|protected) (?:static )?function /,
  only: [/->only\(/],
  rows: /#\[TestWith\(\[((?:[^[\]]|\[[^\]]*\])*)\]\)\]/g,
  provider: /@dataProvider (\w+)|DataProvider\("(\w+)"\)/g,
  skipCalls: /^(?:\$this->|self::|static::)(?:markTestSkipped|markTestIncomplete|expectNotToPerformAssertions)\(/,
  asserts: /^(?:\$this->|self::|static::|Assert::)?(?:assert\w+|expect\w*|fail)[( ]/,
  expectedFirst: true,
  fails: /^(?:throw\b|\$this->fail\(|self::fail\(|exit\([1-9])/,
  returns: /^return$/,
  exits: /^(?:exit|die)(?:\(0?\))?$/,
  replaces: /->method\(.*->will|Mockery::mock|->createMock|->getMockBuilder/,
};
