import type { Mark } from '../structure.js';
import type { Expression, Handler } from './nodes.js';
import type { Claim } from './assertion.js';

/** What the frameworks of one language call things. Expressions come with every known name replaced. */
export interface Dialect {
  /** What is claimed by this expression itself, not by those below it; undefined: it is no assertion. */
  readonly claims: (node: Expression) => readonly Claim[] | undefined;
  /** What a `with` block claims of what stands in it. */
  readonly claimsOfBlock: (item: Expression, body: Expression) => readonly Claim[] | undefined;
  /** A call that ends, skips or bends the test it stands in. */
  readonly mark: (node: Expression) => Mark | undefined;
  /** Assertions in functions given to this call run after the test, or never: in whose words. */
  readonly detached: (call: Expression) => string | undefined;
  /** Whether a failed assertion ends in this handler and goes no further. */
  readonly swallows: (handler: Handler) => boolean;
  /** The rows of a literal table, and the function that is called for each: `[…].forEach(f)`. */
  readonly iteration: (
    call: Expression,
  ) => { readonly rows: readonly Expression[]; readonly each: Expression } | undefined;
  /** A promise that nobody waits for: what it claims may come too late. */
  readonly mustBeAwaited: (node: Expression) => boolean;
}
