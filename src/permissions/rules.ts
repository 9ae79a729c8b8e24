import { UserError } from '../errors.js';

export type RuleBehaviour = 'allow' | 'ask' | 'deny';

/** One line of a rule list: `Tool` or `Tool(specifier)`. */
export interface Rule {
  readonly text: string;
  readonly behaviour: RuleBehaviour;
  readonly tool: string;
  /** Absent: every call of the tool. */
  readonly specifier?: string;
}

export interface RuleSet {
  readonly allow: readonly Rule[];
  readonly ask: readonly Rule[];
  readonly deny: readonly Rule[];
}

export const NO_RULES: RuleSet = { allow: [], ask: [], deny: [] };

export type RuleLines = Readonly<Record<RuleBehaviour, readonly string[]>>;

/** Reads the three lists. A syntax error is the user's to mend; a rule that can never match is a warning. */
export function parseRules(
  lines: RuleLines,
  knownTools: readonly string[],
): { readonly rules: RuleSet; readonly warnings: readonly string[] } {
  const warnings: string[] = [];
  const list = (behaviour: RuleBehaviour): Rule[] =>
    lines[behaviour]
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => parseRule(line, behaviour))
      .filter((rule) => {
        const warning = warningOf(rule, knownTools);
        if (warning !== undefined) warnings.push(warning);
        // An allow rule that cannot be understood must not allow anything; a deny rule is harmless.
        return warning === undefined || behaviour !== 'allow';
      });
  const rules = { allow: list('allow'), ask: list('ask'), deny: list('deny') };
  return { rules, warnings };
}

export function parseRule(text: string, behaviour: RuleBehaviour): Rule {
  const parts = /^([A-Za-z_*][\w*-]*)(?:\((.*)\))?$/s.exec(text);
  const example = `Write it as Tool or Tool(specifier), like Bash(npm run lint:*) or Edit(docs/**).`;
  if (parts === null) throw new UserError(`${behaviour}: ${JSON.stringify(text)} is not a rule. ${example}`);
  const [, tool = '', specifier] = parts;
  if (specifier?.trim() === '')
    throw new UserError(`${behaviour}: ${JSON.stringify(text)} has an empty specifier. ${example}`);
  if (specifier?.startsWith('!'))
    throw new UserError(`${behaviour}: ${JSON.stringify(text)}: "!" is not supported in rules.`);
  const whole = specifier === undefined || specifier === '*';
  return { text, behaviour, tool, ...(whole ? {} : { specifier: specifier.trim() }) };
}

const PATH_RULE_FOR: Readonly<Record<string, string>> = { Write: 'Edit', Glob: 'Read', Grep: 'Read' };

function warningOf(rule: Rule, knownTools: readonly string[]): string | undefined {
  const line = `${rule.behaviour}: ${rule.text}`;
  if (rule.tool.includes('*')) {
    return rule.behaviour === 'allow' ? `${line} is ignored: an allow rule must name its tool.` : undefined;
  }
  if (!knownTools.includes(rule.tool)) {
    return `${line} names an unknown tool and never matches. There are: ${knownTools.join(', ')}.`;
  }
  const governs = PATH_RULE_FOR[rule.tool];
  if (rule.specifier !== undefined && governs !== undefined) {
    return `${line} never matches: paths are governed by ${governs}(...). Write ${governs}(${rule.specifier}).`;
  }
  return undefined;
}

/** Does the rule's tool name, which may hold `*`, mean this tool? */
export function namesTool(rule: Rule, tool: string): boolean {
  return rule.tool === tool || new RegExp(`^${rule.tool.replaceAll('*', '.*')}$`).test(tool);
}
