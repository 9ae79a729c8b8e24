import type { Effect } from '../agent/tool.js';
import { UserError } from '../errors.js';

export type RuleBehaviour = 'allow' | 'ask' | 'deny';

/** One field of a call's input, and what its value has to be: `*` stands for anything. */
export interface Parameter {
  readonly name: string;
  readonly pattern: string;
}

/** One line of a rule list: `Tool`, `Tool(specifier)` or `Tool(field:value)`. */
export interface Rule {
  readonly text: string;
  readonly behaviour: RuleBehaviour;
  readonly tool: string;
  /** Absent: every call of the tool. */
  readonly specifier?: string;
  /** The specifier read as a field of the call's input. */
  readonly parameter?: Parameter;
}

export interface RuleSet {
  readonly allow: readonly Rule[];
  readonly ask: readonly Rule[];
  readonly deny: readonly Rule[];
  /** Ask and deny rules about one field of a call's input; they are in no other list. */
  readonly inputs: readonly Rule[];
}

export const NO_RULES: RuleSet = { allow: [], ask: [], deny: [], inputs: [] };

/** A call that a rule must mean, or must not: a command or path, or the whole input of a call. */
export type Example = string | Readonly<Record<string, unknown>>;

/** A rule as it was written, and where: `deny, line 2`, `.github/greengate.yml:7: allow`. */
export interface RuleLine {
  readonly text: string;
  readonly where: string;
  readonly match?: readonly Example[];
  readonly noMatch?: readonly Example[];
}

/** The three lists. A plain text stands for a line that knows only its list. */
export type RuleLines = Readonly<Record<RuleBehaviour, readonly (string | RuleLine)[]>>;

/** What rules may name: the tools there are, what they do, and the fields of their input. */
export type ToolCatalogue = Readonly<Record<string, { readonly effect: Effect; readonly fields: readonly string[] }>>;

export interface ReadRule {
  readonly rule: Rule;
  readonly line: RuleLine;
}

/** Reads the three lists. A syntax error is the user's to mend; a rule that can have no effect is a warning. */
export function parseRules(
  lines: RuleLines,
  tools: ToolCatalogue,
): { readonly rules: RuleSet; readonly read: readonly ReadRule[]; readonly warnings: readonly string[] } {
  const read: ReadRule[] = [];
  const warnings: string[] = [];
  const errors: string[] = [];
  for (const behaviour of ['allow', 'ask', 'deny'] as const) {
    for (const line of lines[behaviour].map((one) => asLine(one, behaviour))) {
      if (line.text === '' || line.text.startsWith('#')) continue;
      const rule = orProblem(() => parseRule(line, behaviour, tools), errors);
      if (rule === undefined) continue;
      const problem = problemOf(rule, tools);
      if (problem !== undefined) warnings.push(`${line.where}: ${rule.text} ${problem.says}`);
      if (problem?.drop !== true) read.push({ rule, line });
    }
  }
  if (errors.length > 0) throw new UserError(errors.join('\n'));
  return { rules: ruleSet(read.map(({ rule }) => rule)), read, warnings };
}

/** Every mistake is told, not only the first. */
function orProblem<T>(make: () => T, problems: string[]): T | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    problems.push(error.message);
    return undefined;
  }
}

function asLine(line: string | RuleLine, behaviour: RuleBehaviour): RuleLine {
  if (typeof line !== 'string') return { ...line, text: line.text.trim() };
  return { text: line.trim(), where: behaviour };
}

export function ruleSet(rules: readonly Rule[]): RuleSet {
  const list = (behaviour: RuleBehaviour): Rule[] =>
    rules.filter((rule) => rule.behaviour === behaviour && rule.parameter === undefined);
  const inputs = rules.filter((rule) => rule.parameter !== undefined);
  return { allow: list('allow'), ask: list('ask'), deny: list('deny'), inputs };
}

const EXAMPLE = 'Write it as Tool or Tool(specifier), like Bash(npm run lint:*) or Edit(docs/**).';

/** Throws a UserError that says where the rule stands. Without `tools` no field of an input is recognised. */
export function parseRule(line: string | RuleLine, behaviour: RuleBehaviour, tools: ToolCatalogue = {}): Rule {
  const { text, where } = asLine(line, behaviour);
  const wrong = (problem: string): UserError => new UserError(`${where}: ${JSON.stringify(text)} ${problem}`);
  const parts = /^([A-Za-z_*][\w*-]*)(?:\((.*)\))?$/s.exec(text);
  if (parts === null) throw wrong(`is not a rule. ${EXAMPLE}`);
  const [, tool = '', inside] = parts;
  const specifier = inside?.trim();
  if (specifier === '') throw wrong(`has an empty specifier. ${EXAMPLE}`);
  if (specifier?.startsWith('!') === true) throw wrong('is no rule: "!" is not supported. Name what is meant.');
  const base = { text, behaviour, tool };
  if (specifier === undefined || specifier === '*') return base;
  const parameter = parameterOf(specifier, tool, tools[tool]?.fields);
  return { ...base, specifier, ...(parameter === undefined ? {} : { parameter }) };
}

/** Judged by what they mean, never by their text: another spelling of the same would get around the rule. */
const BY_MEANING: readonly string[] = ['command', 'file_path', 'path', 'url'];

/** Reads `field:value`, for a field the tool has. `name:*` of Bash stays the prefix form. */
function parameterOf(specifier: string, tool: string, fields: readonly string[] | undefined): Parameter | undefined {
  const [, name = '', pattern = ''] = /^([A-Za-z_]\w*):(.*)$/s.exec(specifier) ?? [];
  if (fields?.includes(name) !== true || (tool === 'Bash' && pattern === '*')) return undefined;
  return { name, pattern };
}

/** Why a rule about a field is left out. */
function inputRuleProblem({ tool, parameter, behaviour }: Rule): string | undefined {
  if (parameter === undefined) return undefined;
  const { name, pattern } = parameter;
  if (BY_MEANING.includes(name)) {
    const instead = `${tool}(${pattern})`;
    return name === 'command'
      ? `is ignored: a compound command gets around a rule about the text of the command. Write ${instead}.`
      : `is ignored: another spelling of the path gets around a rule about its text. Write ${instead}.`;
  }
  return behaviour === 'allow'
    ? 'is ignored: fields of an input can be named in ask and deny rules only, never to allow a call.'
    : undefined;
}

const PATH_RULE_FOR: Readonly<Record<string, string>> = { Write: 'Edit', Glob: 'Read', Grep: 'Read' };

/** What is to be said of a rule, and whether it is left out: one that is not understood must not allow anything. */
function problemOf(rule: Rule, tools: ToolCatalogue): { readonly says: string; readonly drop: boolean } | undefined {
  const { tool, specifier, behaviour } = rule;
  const drop = behaviour === 'allow';
  if (tool.includes('*')) return drop ? { says: 'is ignored: an allow rule must name its tool.', drop } : undefined;
  if (!Object.hasOwn(tools, tool)) {
    return { says: `names an unknown tool and never matches. There are: ${Object.keys(tools).join(', ')}.`, drop };
  }
  const input = inputRuleProblem(rule);
  if (input !== undefined) return { says: input, drop: true };
  const governs = PATH_RULE_FOR[tool];
  if (specifier === undefined || governs === undefined || rule.parameter !== undefined) return undefined;
  return { says: `never matches: paths are governed by ${governs}(...). Write ${governs}(${specifier}).`, drop };
}

/** Does the rule's tool name, which may hold `*`, mean this tool? */
export function namesTool(rule: Rule, tool: string): boolean {
  return rule.tool === tool || new RegExp(`^${rule.tool.replaceAll('*', '.*')}$`).test(tool);
}
