import type { Assertion, Strength } from '../structure.js';
import { claim } from './bindings.js';

export const EXACT =
  /^(?:equals?|eq|eql|is|same|identical|equalto|isequalto|issameas|sameas|be|tobe|toequal|tostrictequal|streq|strcaseeq|isdeeply|deepequal|deepeq|jsoneq|yamleq|elementsmatch|arrayequals?|iterableequals?|linesmatch|samesize|equalscanonicalizing|equaldatasets|containsexactly|containexactly|matcharray|shouldbe|shouldequal|throwsexactly|throwexactly|cmpok|cmpdeeply|equivalent|equivalentto|strictequal|memeq|inteq|stringequal|intequal|equalint|equalstring|equalmemory|exactly|have|returncode|areequal|aresame|sequenceequal|collectionequal|eqordiff|errorcontainsexactly|count|len|hassize|hascount|size|empty|isempty)$/;
const LOOSE =
  /contain|match|like|near|almost|close|approx|within|delta|between|greater|less|above|below|atleast|atmost|inrange|start|end|prefix|suffix|include|member|notequal|notsame|isnt|noteq|differ|^n(?:e|ot)|^[gl][te]$|^in$|throw|raise|panic|die|dies|error|exception|regex|subset|hasmessage|^any|kind|change/;
const PRESENCE =
  /^(?:|true|false|istrue|isfalse|truthy|falsy|betrue|befalse|betruthy|befalsey|nil|null|isnull|notnull|isnotnull|nonnull|notnil|benil|benull|exists?|defined|present|some|none|ok|nok|pass|instanceof|isa|isaok|instance|canok|useok|requireok|that|expr|noerror|nothrow|doesnotthrow|livesok|lives|notempty|isnotempty|zero|notzero|nothing|implements|respondto|type|isoftype|predicate|subtest)$/;

/** How much an assertion of this matcher asks for. */
export function strengthOf(matcher: string, subject: string): Strength {
  const word = matcher.replace(/[^a-z]/gi, '').toLowerCase();
  if (/[.|]or\b|\|\||~/i.test(matcher)) return 'loose';
  if (EXACT.test(word)) return measuresOnly(subject) ? 'loose' : 'exact';
  if (PRESENCE.test(word)) return 'presence';
  if (LOOSE.test(word)) return 'loose';
  return 'exact';
}

/** Looks at the size, the type or the mere being of a value. */
export function measuresOnly(subject: string): boolean {
  return /^(?:\(?\s*)(?:len|count|strlen|sizeof|typeof|type|defined|length|scalar)\s*\(|\.(?:len|length|size|count|Length|Count)(?:\(\))?$/.test(
    subject,
  );
}

/** `assertEquals`, `assert_eq!`, `EXPECT_EQ`, `XCTAssertEqual`, `toBe` → `equals`, `eq`, `eq`, `equal`, `be`. */
export function matcherOf(head: string): string {
  const own =
    head
      .replace(/[!?(]+$/, '')
      .split(/\.|::|->/)
      .at(-1) ?? head;
  return own
    .replace(
      /^(?:XCTAssert|xctassert|CPPUNIT_ASSERT|TEST_ASSERT|BOOST_(?:TEST|CHECK|REQUIRE|WARN)|ck_assert|assert_cmp|assert|ASSERT|EXPECT|CHECK|REQUIRE|expect|require|check|refute|must|Assert|should|Should|to(?=[A-Z]))_?/,
      '',
    )
    .replace(/^be_/, '')
    .replace(/_/g, '')
    .replace(/^(?:be|is|Be|Is)(?=[A-Z])/, '')
    .toLowerCase();
}

const EQUAL =
  /^(?:equals?|eq|eql|is|same|identical|equalto|isequalto|issameas|sameas|tobe|toequal|tostrictequal|streq|isdeeply|deepequal|deepeq|shouldbe|shouldequal|strictequal|areequal|aresame|arrayequals?|iterableequals?|inteq|stringequal|intequal)$/;

/** To be null is to be equal to it. */
const NOTHING: ReadonlyMap<string, string> = new Map([
  ['null', 'null'],
  ['nil', 'nil'],
  ['none', 'None'],
]);

/** The assertion with the many words for being equal as one, and its text as what it claims. */
export function even(assertion: Assertion): Assertion {
  const matcher = EQUAL.test(assertion.matcher) ? '==' : assertion.matcher;
  const nothing = assertion.expected === undefined ? NOTHING.get(matcher) : undefined;
  if (nothing !== undefined) return even({ ...assertion, matcher: '==', expected: nothing, strength: 'exact' });
  const same = compared(assertion.subject, matcher, assertion.expected);
  if (same !== undefined) {
    const [expected, subject] = same;
    return { ...assertion, subject, expected, matcher: '==', strength: 'exact', text: claim(subject, '==', expected) };
  }
  return { ...assertion, matcher, text: claim(assertion.subject, matcher, assertion.expected) };
}

/** `cmp.Diff(want, got) == ""`, `reflect.DeepEqual(got, want)`: what is expected, and what is looked at. */
function compared(subject: string, matcher: string, expected: string | undefined): [string, string] | undefined {
  const [, name = '', first = '', second = ''] =
    /^(cmp\.Diff|reflect\.DeepEqual|cmp\.Equal|slices\.Equal|maps\.Equal)\(((?:"(?:\\.|[^"\\])*"|[^,"]|,(?=[^(]*\)))*?), ?(.*)\)$/s.exec(
      subject,
    ) ?? [];
  if (name === '' || /, ?cmp(?:opts)?\./.test(second)) return undefined;
  if (name === 'cmp.Diff') return matcher === '==' && expected === '""' ? [first, second] : undefined;
  return matcher === 'true' ? (/^want|^exp|^["[{\d]/.test(first) ? [first, second] : [second, first]) : undefined;
}

/** Code that is handed over to be called, as the call it is: `() -> f(x)` and `s::pop` → `f(x)` and `s.pop()`. */
export function evenCode(text: string): string {
  return text
    .replace(/^(?:\(\)|\|\|) ?(?:->|=>)? ?|^(?:fn|sub|function|func)\(?\)? ?(?:=>)? ?|^\{(.*)\}$/gs, '$1')
    .replace(/^\{(.*?);?\}$/s, '$1')
    .replace(/^(\w+)::(\w+)$/, '$1.$2()')
    .replace(/\bnew ([\w.]+)<[^>()]*>/g, 'new $1');
}
