import { UserError } from '../errors.js';
import { parseRules, type Rule, type ToolCatalogue } from './rules.js';

/** Reads one rule that chooses calls instead of judging them. A rule that could never match is a mistake. */
export function parseCondition(line: string, tools: ToolCatalogue): Rule {
  // As a deny rule it is read widely: rather one call too many than one too few.
  const { read, warnings } = parseRules({ allow: [], ask: [], deny: [line] }, tools);
  if (warnings[0] !== undefined) throw new UserError(warnings[0]);
  if (read[0] === undefined) throw new UserError(`${JSON.stringify(line)} is not a rule.`);
  return read[0].rule;
}
