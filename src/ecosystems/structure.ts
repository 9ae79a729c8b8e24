/** A test file as structure: what its tests are called, what they check, and what keeps them from checking it. */
export interface TestFile {
  readonly tests: readonly ReadTest[];
  /** Assertions outside of tests: in helpers, hooks, and in languages where the whole file is one test. */
  readonly loose: readonly Assertion[];
  /** Statements outside of tests that neither assert nor import, normalised: helpers, tables, hooks, constants. */
  readonly setup: readonly Statement[];
  /** What is wrong for the whole file: retries, time limits, shadowed names, replaced units, exits. */
  readonly marks: readonly Mark[];
  /** What it takes from elsewhere, and from where. */
  readonly imports?: readonly { readonly local: string; readonly name: string; readonly from: string }[];
  /** Names it defines itself. */
  readonly defines?: readonly string[];
  /** It could not be parsed: nothing above can be trusted. */
  readonly unreadable?: string;
}

export interface ReadTest {
  /** Its groups and its own name, with ' > ' between. Of a table test the pattern. */
  readonly name: string;
  /** It is a single check that carries a name, as in TAP. */
  readonly isCheck?: true;
  readonly line: number;
  readonly assertions: readonly Assertion[];
  /** What it does before and between the assertions, normalised. */
  readonly statements: readonly Statement[];
  readonly marks: readonly Mark[];
  /** Rows of the table it runs over, normalised; absent where there is no table, or none that can be read. */
  readonly cases?: readonly string[];
}

export interface Mark {
  readonly kind:
    | 'skip'
    | 'only'
    | 'todo'
    | 'expected-failure'
    | 'early-return'
    | 'swallowed'
    | 'retries'
    | 'time-limit'
    | 'unit-replaced'
    | 'name-shadowed'
    | 'exit';
  /** As it stands in the file. */
  readonly text: string;
  readonly line: number;
  /** Under which condition it holds; absent: always. */
  readonly condition?: string;
  /** The number of retries, or of milliseconds. */
  readonly amount?: number;
  /** Of `unit-replaced`: the modules or dotted names that something else stands in for. */
  readonly replaced?: readonly string[];
}

export interface Statement {
  readonly text: string;
  readonly line: number;
}

/** `text` is the whole assertion, normalised: white space, quotes, message argument and equal spellings evened out. */
export interface Assertion extends Statement {
  /** What is looked at, normalised. */
  readonly subject: string;
  /** What it is compared with, normalised; absent where the matcher needs none. */
  readonly expected?: string;
  /** `no` turns the matcher round. */
  readonly matcher: string;
  readonly strength: Strength;
  /** The condition it stands under inside its test, such as that of an `if`. */
  readonly guard?: string;
  /** How far the value may be off. */
  readonly tolerance?: number;
}

/** always: cannot fail · presence: truthy, not null, a type · loose: contains, matches, above, almost · exact: equal, throws just that. */
export type Strength = 'always' | 'presence' | 'loose' | 'exact';
