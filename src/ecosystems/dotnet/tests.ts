import type { LightLanguage } from '../tests-as-structure/language.js';
import { SLASH_COMMENTS } from '../tests-as-structure/tokens.js';

/** xUnit, NUnit, MSTest. */
export const CSHARP: LightLanguage = {
  name: 'csharp',
  lexicon: {
    comments: SLASH_COMMENTS,
    strings: [
      /\$*"""[\s\S]*?"""/y,
      /(?:@\$|\$@|@)"(?:""|[^"])*"/y,
      /\$?"(?:\\[\s\S]|[^"\\\n])*"/y,
      /'(?:\\[^']*|[^'\\\n])'/y,
    ],
    word: /@?[\p{L}_][\p{L}\p{N}_]*/uy,
    directives: /(?<=^|\n[ \t]*)#\s*(?:if|el|endif|define|undef)\b.*/y,
  },
  syntax: { newlines: false },
  suite: [/\b(?:class|struct|record) (\w+)/, /^namespace ([\w.]+)$/],
  tests: [
    /\[(?:[^\]]*,)?(?:\w+\.)*(?:Fact|Theory|Test|TestCase|TestCaseSource|TestMethod|DataTestMethod|SkippableFact|SkippableTheory|Property)\b.*?\b(?:void|(?:Value)?Task(?:<\w+>)?) (\w+)[(<]/,
  ],
  skip: [
    /\bSkip="[^"]*"/,
    /\bSkip=\w+/,
    /\[(?:[^\]]*,)?(?:Ignore|Explicit)\b[^\]]*\]/,
    /\[Platform\(([^\]]*)\)\]/,
    /\bSkip(?:Unless|When)=([^\],)]+)/,
  ],
  retries: [/\[(?:[^\]]*,)?Retry(?:Fact|Theory)?\(\D*(\d+)/],
  timeLimit: [/\b(?:Timeout|MaxTime|CancelAfter)\s*[=(](\d+)/],
  expects: [/\[ExpectedException\((.*?)\)\]/],
  rows: /\[(?:InlineData|TestCase|DataRow)\(((?:[^()]|\([^()]*\))*)\)\]/g,
  provider: /(?:TestCaseSource|MemberData|DynamicData)\((?:nameof\((\w+)\)|"(\w+)")/g,
  skipCalls:
    /^(?:Assert\.(?:Ignore|Inconclusive|Skip(?:If|Unless|When)?|Pass)|Skip\.(?:If|IfNot)|Assume\.That)\((.*)\)$/,
  asserts: /^(?:\w+\.)*(?:Assert\.\w+|\w*Assert\.\w+|Should\w*|Verify\w*|Expect\w*)[( ]/,
  behind: /^Should\w*$/,
  expectedFirst: true,
  fails: /^(?:throw\b|Assert\.Fail\(|Environment\.Exit\([1-9])/,
  returns: /^return(?: Task\.CompletedTask)?$/,
  exits: /\bEnvironment\.(?:Exit\(0?\)|FailFast)/,
  replaces: /\.Setup\(.*\)\.Returns|\.Returns\(|Substitute\.For|A\.CallTo\(/,
  shadows: /\bclass (?:Assert|FactAttribute|TheoryAttribute|TestAttribute)\b|^using (?:Assert|Is)=/,
};
