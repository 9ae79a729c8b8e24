import { messageOf, UserError } from '../errors.js';
import { actionOf } from './action-of.js';
import { decide } from './decide.js';
import type { Policy } from './policy.js';
import { ruleSet, type Example, type ReadRule, type Rule, type ToolCatalogue } from './rules.js';
import type { Action, Verdict } from './verdict.js';

/**
 * What is to be said of rules that were read: those that can never do anything, and those that are easily got around.
 * Each is tried on a call of its own making. Throws a UserError for an example that does not hold.
 */
export function checkRules(read: readonly ReadRule[], tools: ToolCatalogue, policy: Policy): string[] {
  return read.flatMap(({ rule, line }) => {
    for (const [examples, wanted] of [
      [line.match ?? [], true],
      [line.noMatch ?? [], false],
    ] as const) {
      for (const example of examples) {
        const problem = exampleProblem(rule, example, wanted, { tools, policy });
        if (problem !== undefined) throw new UserError(`${line.where}: ${rule.text}: ${problem}`);
      }
    }
    const problem = trialProblem(rule, tools, policy);
    return problem === undefined ? [] : [`${line.where}: ${rule.text} ${problem}`];
  });
}

interface Ground {
  readonly tools: ToolCatalogue;
  readonly policy: Policy;
}

function exampleProblem(rule: Rule, example: Example, wanted: boolean, { tools, policy }: Ground): string | undefined {
  const shown = typeof example === 'string' ? example : JSON.stringify(example);
  let verdict: Verdict;
  try {
    verdict = alone(rule, actionOf(rule.tool, inputOf(rule, example), tools, policy), policy);
  } catch (error) {
    return `the example ${shown} cannot be tried. ${messageOf(error)}`;
  }
  if (isMatch(rule, verdict) === wanted) return undefined;
  if (!wanted) return `the no-match example is matched: ${shown}`;
  const why = verdict.behaviour === rule.behaviour || verdict.layer === 'tool' ? '' : ` (${verdict.reason})`;
  return `the match example is not matched: ${shown}${why}`;
}

function inputOf({ tool }: Rule, example: Example): Readonly<Record<string, unknown>> {
  if (typeof example !== 'string') return example;
  return tool === 'Bash' ? { command: example } : { file_path: example, path: example, pattern: '*' };
}

/** The rule's word on a call, with no other rule beside it, and no sandbox that would allow it anyway. */
function alone(rule: Rule, action: Action, policy: Policy): Verdict {
  return decide(action, { ...policy, isolated: false, rules: ruleSet([rule]) });
}

function isMatch(rule: Rule, verdict: Verdict): boolean {
  return verdict.layer === `${rule.behaviour}-rule`;
}

/** Why the rule never decides anything, or not for long. */
function trialProblem(rule: Rule, tools: ToolCatalogue, policy: Policy): string | undefined {
  const { specifier, tool, behaviour } = rule;
  if (specifier === undefined || rule.parameter !== undefined || !Object.hasOwn(tools, tool)) return undefined;
  if (tools[tool]?.effect === 'none') return `never matches: ${tool} has neither path nor command. Write ${tool}.`;
  const isBash = tool === 'Bash';
  const verdicts = (isBash ? commandsLike(specifier) : [pathLike(specifier)]).map((text) =>
    alone(rule, { ...instance(rule, text, tools, policy) }, policy),
  );
  const [first] = verdicts;
  if (first !== undefined && verdicts.every(({ layer }) => layer === 'limit')) {
    // What is never done needs no rule against it, and no harm is in having one.
    if (behaviour === 'allow') return `can have no effect: ${first.reason}. No rule can allow this.`;
    return isBash && /[|;&\n]/.test(withoutQuotes(specifier)) ? NEVER_COMMAND : undefined;
  }
  if (verdicts.some((verdict) => isMatch(rule, verdict))) {
    return isBash && behaviour !== 'allow' && /[<>|;&]/.test(withoutQuotes(specifier)) ? EASY : undefined;
  }
  return isBash ? NEVER_COMMAND : 'never matches: its pattern means no path in the workspace.';
}

const EASY =
  'is easily got around: it looks at how redirections are written. Name the file, as in Edit(path) or Read(path).';
const NEVER_COMMAND =
  'never matches: every simple command is judged alone, by its words without wrappers, quotes, operators and redirections. ' +
  'Write one rule for each command, and Edit(path) for a file that is written.';

function instance(rule: Rule, text: string, tools: ToolCatalogue, policy: Policy): Action {
  if (rule.tool === 'Bash') return { tool: 'Bash', effect: 'execute', subject: text };
  const from = /^(?:~\/|\/\/)/.test(text) ? text.replace(/^~/, policy.home ?? '~').replace(/^\/\//, '/') : `./${text}`;
  return actionOf(rule.tool, inputOf(rule, from), tools, policy);
}

/** Command lines that the pattern means: with nothing and with something for its last wildcard. */
function commandsLike(specifier: string): string[] {
  const text = specifier.replace(/:\*$/, ' *');
  return [text.replace(/ ?\*$/, '').replaceAll('*', 'x'), text.replaceAll('*', 'x')];
}

function pathLike(specifier: string): string {
  return specifier.replace(/\\(.)|\*+|\?/g, (_all, plain: string | undefined) => plain ?? 'x');
}

function withoutQuotes(text: string): string {
  return text.replace(/'[^']*'|"[^"]*"/g, '');
}
