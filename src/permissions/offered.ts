import type { Effect } from '../agent/tool.js';
import { governs } from './judge-path.js';
import type { Policy } from './policy.js';

/** Is the tool shown to the model? One that a deny rule names without a specifier could only be refused. */
export function isOffered(tool: { readonly name: string; readonly effect: Effect }, { rules }: Policy): boolean {
  const any = { tool: tool.name, effect: tool.effect, subject: '' };
  return !rules.deny.some((rule) => rule.specifier === undefined && governs(rule, any));
}
