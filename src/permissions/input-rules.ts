import type { Rule } from './rules.js';
import type { Action } from './verdict.js';

/** Does the rule mean this call? A field that is not there, or that is no single value, never matches. */
export function meansInput({ tool, parameter }: Rule, action: Action): boolean {
  if (parameter === undefined || tool !== action.tool) return false;
  const value = action.input?.[parameter.name];
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return false;
  const pattern = parameter.pattern.split('*').map(escaped).join('.*');
  return new RegExp(`^${pattern}$`, 's').test(String(value));
}

function escaped(text: string): string {
  return text.replace(/[\\^$.+?()[\]{}|/]/g, '\\$&');
}
