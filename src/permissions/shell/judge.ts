import { byRule } from '../judge-path.js';
import type { Policy } from '../policy.js';
import { namesTool, NO_RULES, type Rule } from '../rules.js';
import { NO_RULE, type Judgement, type Verdict } from '../verdict.js';
import { closedPaths } from './closed-paths.js';
import { changesDirectory, withDirectories } from './directories.js';
import { matchesCommand } from './match-command.js';
import { neverReason } from './never.js';
import { parseCommand, type ParsedCommand, type SimpleCommand } from './parse.js';
import type { Proof } from './proof.js';
import { prove } from './prove.js';
import { everyCommandIn } from './wrappers.js';

const MOST_PARTS = 50;
/** Each may double the directories that the next part may run in. */
const MOST_MOVES = 6;

/**
 * Judges a command line by its structure. For a denial one part at any depth is enough; to be allowed each part must be
 * proven: by a rule, as the test command, as a reader, or as a change of files inside the workspace.
 */
export function judgeCommand(command: string, policy: Policy): Judgement {
  const parsed = parseCommand(command);
  if (parsed.kind === 'unparsable')
    return shellDenial(command, parsed.reason, 'write it more simply, as one plain command');
  const parts = parsed.commands.flatMap((one) => everyCommandIn(one));
  return (
    limitOn(command, parts, policy) ??
    ruleOn('deny', command, parts, policy) ??
    tooLong(command, parts) ??
    afterPaths(command, parsed, parts, policy)
  );
}

/** Rules for files hold for the paths in a command too, before any allow rule. */
function afterPaths(
  command: string,
  parsed: ParsedCommand,
  parts: readonly SimpleCommand[],
  policy: Policy,
): Judgement {
  const closed = closedPaths(parsed, policy);
  return (
    closed.find(({ layer }) => layer === 'limit') ??
    closed.find(({ layer }) => layer === 'deny-rule') ??
    ruleOn('ask', command, parts, policy) ??
    closed[0] ??
    allowed(command, parsed, policy)
  );
}

/** Proven to only read: it may run beside others. */
export function isReadOnly(command: string, policy: Policy): boolean {
  const { testCommand: _none, ...rest } = policy;
  const strict: Policy = { ...rest, rules: NO_RULES };
  const parsed = parseCommand(command);
  if (parsed.kind === 'unparsable' || judgeCommand(command, strict).behaviour !== 'allow') return false;
  return proofs(parsed, strict).every((proof) => proof.kind === 'reads');
}

function shellDenial(subject: string, reason: string, instead: string): Verdict {
  return { behaviour: 'deny', layer: 'tool', subject, reason, remedy: NO_RULE, instead };
}

function tooLong(command: string, parts: readonly SimpleCommand[]): Verdict | undefined {
  const split = 'split it into several calls';
  if (parts.length > MOST_PARTS) return shellDenial(command, `it has more than ${MOST_PARTS} parts`, split);
  if (parts.filter(changesDirectory).length <= MOST_MOVES) return undefined;
  return shellDenial(command, `it changes the directory more than ${MOST_MOVES} times`, split);
}

function limitOn(command: string, parts: readonly SimpleCommand[], policy: Policy): Verdict | undefined {
  // The runner obeys such lines anywhere in a step's output.
  if (/##\[|::[a-z-]+( [^:\n]*)?::/i.test(command)) {
    return { ...shellDenial(command, 'it holds a workflow command of the runner', 'leave it out'), layer: 'limit' };
  }
  for (const part of parts) {
    const reason = neverReason(part, policy.workspace);
    if (reason !== undefined) return { behaviour: 'deny', layer: 'limit', subject: part.text, reason, remedy: NO_RULE };
  }
  return undefined;
}

function ruleOn(
  behaviour: 'deny' | 'ask',
  command: string,
  parts: readonly SimpleCommand[],
  policy: Policy,
): Verdict | undefined {
  for (const rule of policy.rules[behaviour]) {
    const part = isForAll(rule) ? { text: command } : parts.find((one) => matchesCommand(rule, one));
    if (part !== undefined) return byRule(rule, part.text);
  }
  return undefined;
}

function isForAll(rule: Rule): boolean {
  return rule.specifier === undefined && namesTool(rule, 'Bash');
}

function allowed(command: string, parsed: ParsedCommand, policy: Policy): Judgement {
  const base = { behaviour: 'allow', subject: command } as const;
  const whole = policy.rules.allow.find(isForAll);
  if (whole !== undefined) return byRule(whole, command);
  if (policy.testCommand !== undefined && command.trim() === policy.testCommand.trim()) {
    return { ...base, layer: 'tool', reason: 'it is the test command' };
  }
  if (parsed.odd.length > 0) return doubt(command, `it has ${parsed.odd[0]}, whose effect is not judged`);
  if (parsed.commands.length === 0) return doubt(command, 'there is nothing to run');
  const all = proofs(parsed, policy);
  const [refused, ...others] = all.flatMap((proof) => proof.verdict ?? []);
  if (refused !== undefined) return { ...refused, more: others.length };
  const byRules = all.some((proof) => proof.kind === 'rule');
  const reason = all.every((proof) => proof.kind === 'reads') ? 'it only reads' : 'each of its parts is allowed';
  return { ...base, layer: byRules ? 'allow-rule' : 'tool', reason };
}

function doubt(subject: string, reason: string): Verdict {
  return { behaviour: 'ask', layer: 'tool', subject, reason, instead: 'write it as plain commands' };
}

function proofs({ commands, chained, ownVariables }: ParsedCommand, policy: Policy): Proof[] {
  return withDirectories(commands, [policy.workspace], policy, chained).map(({ command, directories }) =>
    prove(command, { policy, directories, ownVariables }),
  );
}
