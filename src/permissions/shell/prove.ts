import type { Policy } from '../policy.js';
import type { Judgement } from '../verdict.js';
import type { ShellRedirect } from './syntax/simple-command.js';
import { matchesCommand } from './match-command.js';
import { isOtherRepository, pathProblem } from './path-proof.js';
import { doubt, type Subject } from './proof.js';
import { isBetweenDescriptors, isWrite } from './redirects.js';
import { settled } from './settle.js';
import { programOf } from './program-of.js';
import { type Loose, type Part, type Way } from './take-apart.js';
import { assignmentProblem, dataProblem, setsOnlyData } from './variables.js';

/** What a part was proven to be, or why it was not. */
export interface Proof {
  readonly part: Part;
  /** The allow rule that opens it. */
  readonly rule?: string;
  readonly problem?: Judgement;
}

/** Proves one part harmless, piece by piece: variables, redirections, then the program and its arguments. */
export function prove(part: Part, policy: Policy): Proof {
  const subject = subjectOf(part);
  const outer =
    assignmentProblem(part, subject, policy) ??
    firstOf(settledRedirects(part, policy), (one) => redirectProblem(one, part, subject, policy));
  const rule =
    part.command.words.length === 0
      ? undefined
      : policy.rules.allow.find((one) => part.ways.every((way) => matchesCommand(one, part.command, way.words)));
  const problem =
    outer ?? (rule === undefined ? firstOf(part.ways, (way) => wayProblem(way, part, policy)) : undefined);
  return { part, ...(rule === undefined ? {} : { rule: rule.text }), ...(problem === undefined ? {} : { problem }) };
}

function subjectOf({ command, ways, directories, moved }: Part): Subject {
  return { text: command.text, words: ways[0]?.words ?? command.words, directories, moved };
}

/** Does all of it only read? That says nothing about whether it may. */
export function onlyReads({ command, ways, exact }: Part): boolean {
  if (!exact) return true;
  const writes = command.redirects.some((one) => isWrite(one));
  return (
    !writes &&
    setsOnlyData(command) &&
    ways.every(({ use }) => use.nature === 'reads' && (use.writes ?? []).length === 0)
  );
}

function wayProblem({ words, use }: Way, part: Part, policy: Policy): Judgement | undefined {
  const subject = { ...subjectOf(part), words };
  if (use.objection !== undefined) {
    // A path that is closed for a better reason is named first.
    const closed = pathsProblem(use, subject, policy);
    const objection = doubt(subject, use.objection);
    return closed !== undefined && weight(closed) > weight(objection) ? closed : objection;
  }
  if (
    programOf(words[0]) === 'git' &&
    use.reads !== undefined &&
    isOtherRepository(placesOfGit(words), subject, policy)
  )
    return doubt(subject, {
      layer: 'default',
      reason: 'git would run with the settings of another repository',
      ...IN_ROOT,
    });
  return (
    pathsProblem(use, subject, policy) ??
    (use.nature === 'tests' || (use.starts ?? []).length > 0
      ? undefined
      : firstOf(words.slice(1), (word) => dataProblem(word, subject, part.script.values)))
  );
}

const IN_ROOT = { instead: 'run git in the workspace root and name the directory with -C or --' };

function placesOfGit(words: Way['words']) {
  return words
    .filter((_, at) => words[at - 1]?.value === '-C')
    .map(({ raw, value, glob }) => ({ raw, path: value, glob }));
}

function pathsProblem(use: Way['use'], subject: Subject, policy: Policy): Judgement | undefined {
  return (
    firstOf(use.writes ?? [], (path) => pathProblem(path, 'write', subject, policy)) ??
    firstOf(use.reads ?? [], (path) => pathProblem(path, 'read', subject, policy))
  );
}

/** A word outside of commands is data: it must be known, or hold no secret, and list nothing outside. */
export function looseProblem({ word, directories, values }: Loose, policy: Policy): Judgement | undefined {
  const subject = { text: word.raw, words: [], directories, moved: [] };
  const isListing = word.glob && word.value?.includes('/') === true;
  return isListing
    ? pathProblem({ raw: word.raw, path: word.value, glob: true }, 'read', subject, policy)
    : dataProblem(word, subject, values);
}

/** The redirections, with variables replaced that are known. */
export function settledRedirects({ command, directories, script }: Part, policy: Policy): readonly ShellRedirect[] {
  return command.redirects.flatMap((redirect) => {
    const { target } = redirect;
    if (target === undefined || target.value !== undefined) return [redirect];
    const place = { policy, directories, script, namesKnown: false };
    return settled([target], place).map(([word]) => ({ ...redirect, target: word ?? target }));
  });
}

/** What stands first among several refusals: a limit, a rule, what reaches outside, what is not known. */
export function weight({ layer }: Judgement): number {
  return ['default', 'tool', 'ask-rule', 'deny-rule', 'limit'].indexOf(layer);
}

/** Why a redirection is not fine; to /dev/null and between descriptors it is. */
function redirectProblem(redirect: ShellRedirect, part: Part, subject: Subject, policy: Policy): Judgement | undefined {
  const { operator, target } = redirect;
  if (operator.startsWith('<<'))
    return target === undefined ? undefined : dataProblem(target, subject, part.script.values);
  if (isBetweenDescriptors(redirect)) return undefined;
  const leads = `${operator} ${target?.raw ?? ''}`;
  const whole = { ...subject, text: `${subject.text} ${leads}` };
  if (target?.value === undefined || target.glob)
    return doubt(whole, {
      layer: 'default',
      reason: `where ${leads} leads is not known before it runs`,
    });
  const path = { raw: target.raw, path: target.value, glob: false };
  return pathProblem(path, isWrite(redirect) ? 'write' : 'read', whole, policy);
}

/** The first problem among the items. */
function firstOf<Item>(
  items: readonly Item[],
  problemOf: (item: Item) => Judgement | undefined,
): Judgement | undefined {
  for (const item of items) {
    const problem = problemOf(item);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
