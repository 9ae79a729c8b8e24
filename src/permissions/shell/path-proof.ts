import { isAbsolute, join, normalize, resolve } from 'node:path';
import { isWalledOff, judgePath, OUTSIDE } from '../judge-path.js';
import { ONLY_BASH } from '../verdict.js';
import type { PathWord } from './operands.js';
import { PROCESS_SUBSTITUTION, type ShellRedirect, type SimpleCommand } from './parse.js';
import { refuse, type Proof, type Scene } from './proof.js';
import { dataProblem } from './variables.js';

/** Does the redirection write a file? */
export function isWrite(redirect: ShellRedirect): boolean {
  const { operator, target } = redirect;
  return /^(>|>>|>\||&>|&>>|<>|>&)$/.test(operator) && !isBetweenDescriptors(redirect) && target?.value !== '/dev/null';
}

export function isBetweenDescriptors({ operator, target }: ShellRedirect): boolean {
  return /^[<>]&$/.test(operator) && /^(\d+-?|-)$/.test(target?.value ?? '');
}

/** Why a redirection is not fine; to /dev/null and between descriptors it is. */
export function redirectProblem(redirect: ShellRedirect, command: SimpleCommand, scene: Scene): Proof | undefined {
  const { operator, target } = redirect;
  if (operator.startsWith('<<')) return target === undefined ? undefined : dataProblem(target, command, scene);
  if (isBetweenDescriptors(redirect)) return undefined;
  const leads = `${operator} ${target?.raw ?? ''}`;
  const whole = { ...command, text: `${command.text} ${leads}` };
  if (target?.value === undefined || target.glob)
    return refuse(whole, `where ${leads} leads is not known before it runs`);
  return pathProblem(
    { raw: target.raw, path: target.value, glob: false },
    isWrite(redirect) ? 'write' : 'read',
    whole,
    scene,
  );
}

/** A path that the part reads or writes, judged like a file tool's, in every directory that may be the current one. */
export function pathProblem(
  word: PathWord,
  effect: 'read' | 'write',
  command: SimpleCommand,
  scene: Scene,
): Proof | undefined {
  const { path, raw, glob } = word;
  if (isNoFile(path, effect)) return undefined;
  if (path === undefined || raw.startsWith('~'))
    return refuse(command, `which file ${raw} is cannot be told before it runs`, WALL);
  // After a link, `..` is not where it seems to be.
  if (/(^|\/)(?!\.\.?\/)[^/]+\/+\.\.(\/|$)/.test(path))
    return refuse(command, `${raw} goes back over a name`, { ...WALL, instead: 'write the path without ".." in it' });
  if (glob && !isPlainGlob(path)) return refuse(command, `the names that ${raw} stands for are not known`, WALL);
  const { policy } = scene;
  for (const directory of scene.directories) {
    const known = knownPart(path, glob);
    const subject = policy.realPath(resolve(directory, known));
    if (effect === 'write' && subject === policy.workspace)
      return refuse(command, `${raw} is the workspace itself`, WALL);
    // Where the link stands counts too: `.git` may not be reached by name either.
    const asWritten = isAbsolute(path) ? subject : normalize(join(directory, known));
    for (const one of new Set([subject, asWritten])) {
      const named = `${raw} in: ${command.text}`;
      const action = { tool: effect === 'write' ? 'Edit' : 'Read', effect, subject: one };
      if (isWalledOff(action, policy)) return refuse({ ...command, text: named }, OUTSIDE, WALL);
      const verdict = judgePath(action, policy);
      if (verdict.behaviour !== 'allow') return { kind: 'unproven', verdict: { ...verdict, subject: named } };
    }
  }
  return undefined;
}

/** What is no file of anybody: it needs no judgement. */
export function isNoFile(path: string | undefined, effect: 'read' | 'write'): boolean {
  return path === '/dev/null' || (effect === 'read' && (path === '/dev/stdin' || path === PROCESS_SUBSTITUTION));
}

/** With wildcards, the directory before the first of them. */
export function knownPart(path: string, glob: boolean): string {
  return glob ? path.slice(0, path.search(/[*?[]/)).replace(/[^/]*$/, '') : path;
}

/**
 * The file tools never lead here. A rule for the command does, as the user's own choice, and `Bash` does for
 * redirections; which one is not proposed. What a deny or ask rule means and `.git` stay closed even then.
 */
export const WALL = {
  remedy: ONLY_BASH,
  instead: 'use the Read, Glob or Grep tool, or a plain path inside the workspace',
};

/** Wildcards that stay in the directory they are written in, and reach no hidden name. */
function isPlainGlob(path: string): boolean {
  const hidden = path.split('/').some((name) => /^\.(?!\.?$).*[*?[]/.test(name) || /^[*?[]*\[.*\.\]/.test(name));
  return !hidden && !/^[-~]/.test(path) && !/[*?[].*\/\.\.(\/|$)/.test(path);
}
