import type { LightLanguage } from '../tests-as-structure/language.js';
import { NAME, QUOTED, SLASH_COMMENTS } from '../tests-as-structure/tokens.js';

const SKIP = [
  /@(?:\w+\.)*(?:Disabled|Ignore|Ignored|PendingFeature)\b(?:\("[^"]*"\))?/,
  /@(?:\w+\.)*(?:Disabled|Enabled)(?:On\w+|If\w*|For\w+)\(([^@]*?)\)(?=@|\w| )/,
  /@(?:\w+\.)*Test\([^)]*\benabled=false/,
];

/** JUnit 3 to 5 and TestNG, with AssertJ, Hamcrest and Truth. */
export const JAVA: LightLanguage = {
  name: 'java',
  lexicon: { comments: SLASH_COMMENTS, strings: [/"""[\s\S]*?"""/y, ...QUOTED], word: NAME },
  syntax: { newlines: false },
  suite: [/\b(?:class|interface|record|enum) (\w+)/],
  tests: [
    /@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Property)\b.*?\b(\w+)\((?:[^()]|\([^()]*\))*\)(?:throws [\w., ]+)?$/,
    /^public void (test\w*)\(\)/,
    /\bdef ("[^"]*")\(\)$/,
  ],
  skip: SKIP,
  only: [],
  neverRun:
    /@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest)\b.*\bprivate |@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest)\b.*\bstatic \w/,
  retries: [/@(?:\w+\.)*(?:RetryingTest|Retry|RepeatedIfExceptionsTest)\(\D*(\d+)/],
  timeLimit: [/\btimeout=(\d[\d_]*)/, /@(?:\w+\.)*Timeout\(\D*(\d+)/],
  expects: [/\bexpected(?:Exceptions)?=([\w.{}, ]+?)[,)]/],
  rows: /@(?:\w+\.)*(?:CsvSource|ValueSource|EnumSource|MethodSource|CsvFileSource)\((.*?)\)(?=@|\w| )/g,
  provider: /MethodSource\("(\w+)"\)|dataProvider="(\w+)"/g,
  skipCalls:
    /^(?:\w+\.)*(?:assume\w+|assumingThat|abort|abortIf)\((.*)\)$|^throw new (?:SkipException|TestAbortedException)\b/,
  asserts: /^(?:\w+\.)*(?:assert\w*|fail|verify\w*|expect\w*|should\w*|andExpect|then|Truth\.assert\w+)[( ]/,
  expectedFirst: true,
  fails: /^(?:throw new|fail\(|Assert\w*\.fail\(|System\.exit\([1-9])/,
  returns: /^return$/,
  exits: /\b(?:System\.exit|Runtime\.getRuntime\(\)\.(?:halt|exit))\(0?\)/,
  replaces: /\b(?:mockStatic|mockConstruction|doReturn|doNothing|doAnswer)\(|\bwhen\(.*\)\.then\w+\(|\bspy\(/,
  shadows: /\b(?:static|private|void)\b.*\bvoid (?:assert\w+|fail)\(/,
};

export const KOTLIN: LightLanguage = {
  ...JAVA,
  name: 'kotlin',
  lexicon: { ...JAVA.lexicon, word: /`[^`\n]+`|[\p{L}_$][\p{L}\p{N}_$]*/uy, newlines: true },
  syntax: { newlines: true },
  suite: [/\b(?:class|object|interface) (\w+)/, /^(?:describe|context|Given|given|When|feature)\(("[^"]*")\)$/],
  tests: [
    /@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest|TestFactory)\b.*?\bfun(?:<[^>]*>)? ?(`[^`]+`|\w+)\(/,
    /^(?:test|it|should|xtest|xit|xshould|scenario|Then|then)\(("[^"]*")\)/,
  ],
  skip: [...SKIP, /^x(?:test|it|should)\(/, /\.config\([^)]*\benabled=false/],
  expectedFirst: true,
  asserts: /^(?:\w+\.)*(?:assert\w*|fail|verify\w*|should\w*|expect\w*|check|require)[( ]/,
};
