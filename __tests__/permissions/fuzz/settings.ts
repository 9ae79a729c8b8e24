import type { Policy } from '../../../src/permissions/policy.js';
import type { RuleLines } from '../../../src/permissions/rules.js';
import { policyWith } from '../policy-for-test.js';
import { existsIn, namesIn, realPathIn } from './root.js';

/** What the judge is asked with, and what then must not happen. */
export interface Setting {
  readonly name: string;
  readonly policy: Policy;
  /** Nothing walls the line in: what lies outside the workspace must not be touched either. */
  readonly open: boolean;
  /** Programs that a deny or ask rule means. */
  readonly denied: ReadonlySet<string>;
  /** The allow rules for make and gh pr view are there. */
  readonly ruled: boolean;
}

const DENY = ['Bash(rm:*)', 'Bash(curl:*)', 'Read(secret/**)', 'Edit(locked/**)'];
const DENIED = new Set(['rm', 'curl']);

/** A policy over the files of the layout. */
function onRoot(lines: Partial<RuleLines> = {}): Policy {
  return policyWith(lines, { realPath: realPathIn, exists: existsIn, namesIn });
}

export const SETTINGS: readonly Setting[] = [
  { name: 'no rules', policy: onRoot(), open: true, denied: new Set(), ruled: false },
  {
    name: 'rules',
    policy: onRoot({ allow: ['Bash(make:*)', 'Bash(gh pr view:*)'], deny: DENY }),
    open: true,
    denied: DENIED,
    ruled: true,
  },
  {
    name: 'isolated',
    policy: { ...onRoot({ deny: DENY }), isolated: true },
    open: false,
    denied: DENIED,
    ruled: true,
  },
  {
    name: 'any Bash',
    policy: onRoot({ allow: ['Bash'], deny: DENY }),
    open: false,
    denied: DENIED,
    ruled: true,
  },
];
