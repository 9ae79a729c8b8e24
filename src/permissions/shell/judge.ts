import { byRule } from '../judge-path.js';
import type { Policy } from '../policy.js';
import { namesTool, type Rule } from '../rules.js';
import type { Judgement, Part as PartVerdict, Verdict } from '../verdict.js';
import { denied, limitOnLoose } from './limits.js';
import { judgePart, type JudgedPart } from './judge-part.js';
import { looseProblem, weight } from './prove.js';
import { parseCommand } from './syntax/parse.js';
import { takeApart, type Parts } from './take-apart.js';

const MOST_PARTS = 50;
const SPLIT = 'split it into several calls, each one plain command';
const PLAINLY = 'write it as plain commands';

/**
 * Judges a command line by its structure. For a denial one part at any depth is enough; to be allowed each part must be
 * proven: by a rule, as a test run, as a reader, or as a change of files inside the workspace. Where it will run
 * isolated, what is not proven may run too, unless it reaches beyond the workspace.
 */
export function judgeCommand(command: string, asked: Policy): Judgement {
  const parsed = parseCommand(command);
  if (parsed.kind === 'unparsable') return denied(command, parsed.reason, SPLIT);
  const policy = {
    ...asked,
    realPath: remembered(asked.realPath),
    namesIn: remembered(asked.namesIn),
    exists: remembered(asked.exists),
    ...(asked.linksBelow === undefined ? {} : { linksBelow: remembered(asked.linksBelow) }),
  };
  const taken = takeApart(parsed, policy);
  if (taken.problem !== undefined) return denied(command, taken.problem, SPLIT);
  const parts = taken.parts.map((part) => judgePart(part, policy));
  const verdict = judged(command, taken, parts, policy);
  const { odd } = taken;
  const readOnly =
    verdict.layer !== 'limit' && odd.length === 0 && parts.length > 0 && parts.every((part) => part.readOnly);
  return { ...verdict, parts: parts.map((part) => brief(part, verdict, policy)), readOnly };
}

/** Proven to only read: it may run beside others. Rules change nothing about it. */
export function isReadOnly(command: string, policy: Policy): boolean {
  return judgeCommand(command, policy).readOnly === true;
}

/** The same paths are asked about again and again. */
function remembered<Answer>(ask: (path: string) => Answer): (path: string) => Answer {
  const known = new Map<string, Answer>();
  return (path) => {
    const old = known.get(path);
    if (old !== undefined) return old;
    const answer = ask(path);
    known.set(path, answer);
    return answer;
  };
}

/** Limits, deny rules, ask rules, allow rules, and then what each part is. Rules for files stand before any allow rule. */
function judged(command: string, taken: Parts, parts: readonly JudgedPart[], policy: Policy): Judgement {
  const closed = parts.flatMap((part) => part.closed);
  return (
    limitOn(command, taken, parts) ??
    closed.find(({ layer }) => layer === 'limit') ??
    wholeRule('deny', command, policy) ??
    first(parts, (part) => part.deny) ??
    tooLong(command, parts) ??
    closed.find(({ layer }) => layer === 'deny-rule') ??
    wholeRule('ask', command, policy) ??
    first(parts, (part) => part.ask) ??
    closed[0] ??
    allowed(command, taken, parts, policy)
  );
}

function first(
  parts: readonly JudgedPart[],
  verdictOf: (part: JudgedPart) => Verdict | undefined,
): Verdict | undefined {
  for (const part of parts) {
    const verdict = verdictOf(part);
    if (verdict !== undefined) return verdict;
  }
  return undefined;
}

function limitOn(command: string, { odd, loose }: Parts, parts: readonly JudgedPart[]): Verdict | undefined {
  const limit = first(parts, (part) => part.limit);
  if (limit !== undefined) return limit;
  const dangerous = odd.find((one) => one.dangerous);
  if (dangerous !== undefined)
    return denied(command, `it has ${dangerous.what}, which may run what is not known`, PLAINLY);
  return loose.flatMap((word) => limitOnLoose(word) ?? [])[0];
}

function tooLong(command: string, parts: readonly JudgedPart[]): Verdict | undefined {
  return parts.length > MOST_PARTS ? denied(command, `it has more than ${MOST_PARTS} parts`, SPLIT) : undefined;
}

function wholeRule(behaviour: 'deny' | 'ask' | 'allow', command: string, { rules }: Policy): Verdict | undefined {
  const rule = rules[behaviour].find(isForAll);
  return rule === undefined ? undefined : byRule(rule, command);
}

function isForAll(rule: Rule): boolean {
  return rule.specifier === undefined && namesTool(rule, 'Bash');
}

function allowed(command: string, taken: Parts, parts: readonly JudgedPart[], policy: Policy): Judgement {
  const whole = wholeRule('allow', command, policy);
  if (whole !== undefined) return whole;
  const base = { behaviour: 'allow', subject: command } as const;
  if (policy.testCommand !== undefined && command.trim() === policy.testCommand.trim())
    return { ...base, layer: 'tool', reason: 'it is the test command' };
  const proofs = parts.flatMap(({ proof }) => proof ?? []);
  const problems = [
    ...oddities(command, taken),
    ...taken.loose.flatMap((word) => looseProblem(word, policy) ?? []),
    ...proofs.flatMap(({ problem }) => problem ?? []),
  ];
  const held = policy.isolated ? problems.filter(({ layer }) => layer !== 'default') : problems;
  const [worst] = [...held].sort((one, other) => weight(other) - weight(one));
  if (worst !== undefined) return { ...worst, more: held.length - 1 };
  if (problems.length > 0)
    return { ...base, layer: 'isolation', reason: 'it runs isolated, and touches nothing that is closed' };
  const reason = parts.every(({ readOnly }) => readOnly) ? 'it only reads' : 'each of its parts is allowed';
  return { ...base, layer: proofs.some(({ rule }) => rule !== undefined) ? 'allow-rule' : 'tool', reason };
}

function oddities(command: string, { odd, parts }: Parts): Judgement[] {
  const plainly = { behaviour: 'ask', layer: 'default', subject: command, instead: PLAINLY } as const;
  if (parts.length === 0 && odd.length === 0) return [{ ...plainly, reason: 'there is nothing to run' }];
  return odd.map(({ what }) => ({ ...plainly, reason: `it has ${what}, whose effect is not judged` }));
}

/** What is said of one part, as if it stood alone. */
function brief(part: JudgedPart, whole: Judgement, { isolated }: Policy): PartVerdict {
  const { text, readOnly } = part;
  const said = ({ behaviour, layer, rule, reason }: Verdict): PartVerdict => ({
    ...{ text, behaviour, layer, reason, readOnly },
    ...(rule === undefined ? {} : { rule }),
  });
  const refused = part.limit ?? part.deny ?? part.closed[0] ?? part.ask;
  if (refused !== undefined) return said(refused);
  if (whole.rule !== undefined) return said(whole);
  const base = { text, readOnly };
  if (part.proof === undefined)
    return { ...base, behaviour: 'passthrough', layer: 'default', reason: 'whether it runs is not known' };
  const { problem, rule } = part.proof;
  if (problem !== undefined && isolated && problem.layer === 'default')
    return { ...base, behaviour: 'allow', layer: 'isolation', reason: 'it runs isolated' };
  if (problem !== undefined) return said(problem);
  if (rule !== undefined) return { ...base, behaviour: 'allow', layer: 'allow-rule', rule, reason: 'a rule allows it' };
  const reason = readOnly ? 'it only reads' : 'it stays inside the workspace';
  return { ...base, behaviour: 'allow', layer: 'tool', reason };
}
