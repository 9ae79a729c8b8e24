import type { Lexicon } from './tokens.js';
import type { Syntax } from './tree.js';

/**
 * How tests look in one language, by patterns over the heads of statements: one spelling, no comments, no strings'
 * contents, so that nothing here meets a word in prose. The first group of `suite` and `tests` is the name.
 */
export interface LightLanguage {
  readonly name: string;
  readonly lexicon: Lexicon;
  readonly syntax: Syntax;
  /** A class, module or group round tests. */
  readonly suite: readonly RegExp[];
  /** A test with a block. */
  readonly tests: readonly RegExp[];
  /** What the head of a test has to match besides, such as its attribute. */
  readonly marked?: RegExp;

  /** Heads of tests that the runner passes over all the same: private ones. */
  readonly neverRun?: RegExp;
  /** A statement after which functions are no tests: Ruby's `private`. */
  readonly hides?: RegExp;
  /** A function whose calls by `main` make it a test where it asserts. */
  readonly plainTests?: RegExp;

  /** Marks may stand in the strings of a head. */
  readonly tagsInStrings?: boolean;
  readonly skip: readonly RegExp[];
  readonly todo?: readonly RegExp[];
  readonly only?: readonly RegExp[];
  readonly expectedFailure?: readonly RegExp[];
  readonly retries?: readonly RegExp[];
  readonly timeLimit?: readonly RegExp[];
  /** Calls in a body that end the test without a verdict: `t.Skip(`. */
  readonly skipCalls?: RegExp;
  /** Heads of calls that assert. */
  readonly asserts: RegExp;
  /** Words of assertions that stand behind their value: `.Should()`, `.must_equal`. */
  readonly behind?: RegExp;
  /** The package whose names need no prefix: the first group is it. */
  readonly ownPackage?: RegExp;
  /** The expected value stands before the actual one in assertions of two. */
  readonly expectedFirst?: boolean;
  /** Statements that make the test fail: an `if` round one is an assertion of the opposite. */
  readonly fails?: RegExp;
  /** Statements that end the test early, as passed. */
  readonly returns?: RegExp;
  /** Statements that put something else in the place of what is tested. */
  readonly replaces?: RegExp;
  /** Statements that give a name of the assertions another meaning. */
  readonly shadows?: RegExp;
  /** Statements that end the process. */
  readonly exits?: RegExp;
  /** Rows of a table test in its head: `@CsvSource({…})`, `[InlineData(…)]`. */
  readonly rows?: RegExp;
  /** Names of functions that give the rows; the first group is the name. */
  readonly provider?: RegExp;
  /** Functions that are tests only where they are called. */
  readonly mustBeCalled?: RegExp;
  /** Expectations in the head of a test: `#[should_panic]`, `@Test(expected = …)`. */
  readonly expects?: readonly RegExp[];
  /** Attributes of a whole file, such as `#![cfg(…)]` and build tags, under which its tests exist. */
  readonly fileConditions?: readonly RegExp[];
  /** Every statement of a test is an assertion, as its status counts: shell. */
  readonly statementsAssert?: boolean;
  /** A statement that puts a skip on the test, or the group, after it: `@tag :skip`. */
  readonly pending?: RegExp;
  /** A test within a test; the first group is its name. */
  readonly subtests?: RegExp;
  /** A check that carries a name of its own is a test; the first group is the name. */
  readonly namedChecks?: RegExp;
  /** An assertion whose failure is taken away: `|| true`, `rescue nil`. */
  readonly swallows?: RegExp;
}
