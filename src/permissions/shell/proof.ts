import type { Policy } from '../policy.js';
import type { Judgement } from '../verdict.js';
import type { SimpleCommand } from './parse.js';
import { ruleFor } from './rule-for.js';

/** What a part was proven to be, or why it was not. */
export type Proof =
  | { readonly kind: 'reads' | 'writes' | 'tests' | 'rule'; readonly verdict?: undefined }
  | { readonly kind: 'unproven'; readonly verdict: Judgement };

/** Where a part runs: every directory that may be the current one, and the variables the command gives a value itself. */
export interface Scene {
  readonly policy: Policy;
  readonly directories: readonly string[];
  readonly ownVariables: ReadonlySet<string>;
}

/** Not proven: to be asked about, with the rule that may allow it and what works instead. */
export function refuse(
  command: SimpleCommand,
  reason: string,
  more: { readonly remedy?: string; readonly instead?: string } = {},
): Proof {
  const rule = ruleFor(command);
  const instead = adviceFor(command);
  const verdict: Judgement = {
    behaviour: 'ask',
    layer: 'tool',
    subject: command.text,
    reason,
    wanted: rule === undefined ? [] : [rule],
    ...(instead === undefined ? {} : { instead }),
    ...more,
  };
  return { kind: 'unproven', verdict };
}

/** The first problem among the items. */
export function firstOf<Item>(items: readonly Item[], problemOf: (item: Item) => Proof | undefined): Proof | undefined {
  for (const item of items) {
    const problem = problemOf(item);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /^git (add|commit|stash|mv|rm|branch|checkout -b|switch)/,
    'leave it out: your changes are committed and published for you',
  ],
  [/^git (checkout|restore|reset)/, 'undo a change with Edit or Write; git show HEAD:path prints how a file was'],
  [/^(rm|find .*-delete)/, 'name the files and remove them without -r'],
  [
    /^(sed|perl|awk|python3?|node) /,
    'use Edit for changes and Read or Grep to look; to run code, write a test and run the test command',
  ],
  [/^xargs /, 'use the Grep tool, or find ... -exec with a reading command'],
  [
    /^(curl|wget|pip3?|npm (i|install|ci)|yarn add|pnpm add|apt(-get)?) ?/,
    'work with what is installed; do not count on the network',
  ],
];

function adviceFor({ text }: SimpleCommand): string | undefined {
  return ADVICE.find(([pattern]) => pattern.test(text))?.[1];
}
