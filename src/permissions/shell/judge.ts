import { byRule } from '../judge-path.js';
import type { Policy } from '../policy.js';
import { namesTool, type Rule } from '../rules.js';
import type { Judgement, Part as PartVerdict, Verdict } from '../verdict.js';
import { closedPaths } from './closed-paths.js';
import { denied, limitOn, limitOnLoose } from './limits.js';
import { matchesCommand } from './match-command.js';
import { parseCommand } from './syntax/parse.js';
import { looseProblem, onlyReads, prove, weight, type Proof } from './prove.js';
import { takeApart, type Part, type Parts } from './take-apart.js';

const MOST_PARTS = 50;
const PLAINLY = 'write it as plain commands';
const SPLIT = 'split it into several calls, each one plain command';

/**
 * Judges a command line by its structure. For a denial one part at any depth is enough; to be allowed each part must be
 * proven: by a rule, as a test run, as a reader, or as a change of files inside the workspace. Where it will run
 * isolated, what is not proven may run too, unless it reaches beyond the workspace.
 */
export function judgeCommand(command: string, policy: Policy): Judgement {
  const parsed = parseCommand(command);
  if (parsed.kind === 'unparsable') return denied(command, parsed.reason, SPLIT);
  const taken = takeApart(parsed, policy);
  const verdict = judged(command, taken, policy);
  const readOnly = isReadOnlyLine(taken) && verdict.layer !== 'limit';
  return { ...verdict, parts: verdictsOnParts(taken, verdict, policy), readOnly };
}

/** Proven to only read: it may run beside others. Rules change nothing about it. */
export function isReadOnly(command: string, policy: Policy): boolean {
  const parsed = parseCommand(command);
  if (parsed.kind === 'unparsable') return false;
  const taken = takeApart(parsed, policy);
  return isReadOnlyLine(taken) && limits(command, taken, policy) === undefined;
}

function isReadOnlyLine({ parts, odd, problem }: Parts): boolean {
  return problem === undefined && odd.length === 0 && parts.length > 0 && parts.every((part) => onlyReads(part));
}

function judged(command: string, taken: Parts, policy: Policy): Judgement {
  const { parts, problem } = taken;
  if (problem !== undefined) return denied(command, problem, SPLIT);
  return (
    limits(command, taken, policy) ??
    ruleOn('deny', command, parts, policy) ??
    tooLong(command, parts) ??
    afterPaths(command, taken, policy)
  );
}

/** Rules for files hold for the paths in a command too, before any allow rule. */
function afterPaths(command: string, taken: Parts, policy: Policy): Judgement {
  const closed = closedPaths(taken.parts, policy);
  return (
    closed.find(({ layer }) => layer === 'limit') ??
    closed.find(({ layer }) => layer === 'deny-rule') ??
    ruleOn('ask', command, taken.parts, policy) ??
    closed[0] ??
    allowed(command, taken, policy)
  );
}

function tooLong(command: string, parts: readonly Part[]): Verdict | undefined {
  return parts.length > MOST_PARTS ? denied(command, `it has more than ${MOST_PARTS} parts`, SPLIT) : undefined;
}

function limits(command: string, { parts, odd, loose }: Parts, policy: Policy): Verdict | undefined {
  // The runner obeys such lines anywhere in a step's output.
  if (/##\[|::[a-z-]+( [^:\n]*)?::/i.test(command))
    return denied(command, 'it holds a workflow command of the runner', 'leave it out');
  const dangerous = odd.find((one) => one.dangerous);
  for (const part of parts) {
    const limit = limitOn(part, policy);
    if (limit !== undefined) return limit;
  }
  if (dangerous !== undefined)
    return denied(command, `it has ${dangerous.what}, which may run what is not known`, PLAINLY);
  for (const word of loose) {
    const limit = limitOnLoose(word);
    if (limit !== undefined) return limit;
  }
  return undefined;
}

function ruleOn(
  behaviour: 'deny' | 'ask',
  command: string,
  parts: readonly Part[],
  policy: Policy,
): Verdict | undefined {
  for (const rule of policy.rules[behaviour]) {
    const part = isForAll(rule) ? { command: { text: command } } : parts.find((one) => isMeant(rule, one));
    if (part !== undefined) return byRule(rule, part.command.text);
  }
  return undefined;
}

function isMeant(rule: Rule, { command, ways }: Part): boolean {
  return ways.some(({ words }) => matchesCommand(rule, command, words));
}

function isForAll(rule: Rule): boolean {
  return rule.specifier === undefined && namesTool(rule, 'Bash');
}

function allowed(command: string, taken: Parts, policy: Policy): Judgement {
  const whole = policy.rules.allow.find(isForAll);
  if (whole !== undefined) return byRule(whole, command);
  const base = { behaviour: 'allow', subject: command } as const;
  if (policy.testCommand !== undefined && command.trim() === policy.testCommand.trim())
    return { ...base, layer: 'tool', reason: 'it is the test command' };
  const proofs = taken.parts.filter(({ exact }) => exact).map((part) => prove(part, policy));
  const problems = [
    ...oddities(command, taken),
    ...taken.loose.flatMap((word) => looseProblem(word, policy) ?? []),
    ...proofs.flatMap(({ problem }) => problem ?? []),
  ];
  const held = policy.isolated ? problems.filter(({ layer }) => layer !== 'default') : problems;
  const [worst] = [...held].sort((one, other) => weight(other) - weight(one));
  if (worst === undefined && problems.length > 0)
    return { ...base, layer: 'isolation', reason: 'it runs isolated, and touches nothing that is closed' };
  if (worst === undefined) {
    const reason = proofs.every(({ part }) => onlyReads(part)) ? 'it only reads' : 'each of its parts is allowed';
    return { ...base, layer: proofs.some(({ rule }) => rule !== undefined) ? 'allow-rule' : 'tool', reason };
  }
  return { ...worst, more: held.length - 1 };
}

function oddities(command: string, { odd, parts }: Parts): Judgement[] {
  const plainly = { behaviour: 'ask', layer: 'default', subject: command, instead: PLAINLY } as const;
  if (parts.length === 0 && odd.length === 0) return [{ ...plainly, reason: 'there is nothing to run' }];
  return odd.map(({ what }) => ({ ...plainly, reason: `it has ${what}, whose effect is not judged` }));
}

/** Each part with a verdict of its own, in source order. */
function verdictsOnParts({ parts }: Parts, whole: Judgement, policy: Policy): PartVerdict[] {
  return parts.map((part) => ({
    text: part.command.text,
    ...verdictOn(part, whole, policy),
    readOnly: onlyReads(part),
  }));
}

function verdictOn(part: Part, whole: Judgement, policy: Policy): Omit<PartVerdict, 'text' | 'readOnly'> {
  const text = part.command.text;
  const refused =
    limitOn(part, policy) ??
    ruleOn('deny', text, [part], policy) ??
    closedPaths([part], policy)[0] ??
    ruleOn('ask', text, [part], policy);
  if (refused !== undefined) return brief(refused);
  if (whole.rule !== undefined && whole.layer === 'allow-rule') return brief(whole);
  if (!part.exact) return { behaviour: 'passthrough', layer: 'default', reason: 'whether it runs is not known' };
  return ofProof(prove(part, policy), policy);
}

function ofProof({ part, rule, problem }: Proof, policy: Policy): Omit<PartVerdict, 'text' | 'readOnly'> {
  if (problem !== undefined) {
    if (policy.isolated && problem.layer === 'default')
      return { behaviour: 'allow', layer: 'isolation', reason: 'it runs isolated' };
    return brief(problem);
  }
  if (rule !== undefined) return { behaviour: 'allow', layer: 'allow-rule', rule, reason: 'a rule allows it' };
  return {
    behaviour: 'allow',
    layer: 'tool',
    reason: onlyReads(part) ? 'it only reads' : 'it stays inside the workspace',
  };
}

function brief({ behaviour, layer, rule, reason }: Verdict): Omit<PartVerdict, 'text' | 'readOnly'> {
  return { behaviour, layer, ...(rule === undefined ? {} : { rule }), reason };
}
