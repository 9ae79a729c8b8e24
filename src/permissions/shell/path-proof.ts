import { isAbsolute, join, normalize, resolve } from 'node:path';
import { judgePath } from '../judge-path.js';
import type { PathWord } from './operands.js';
import { PROCESS_SUBSTITUTION, type ShellRedirect, type ShellWord, type SimpleCommand } from './parse.js';
import { refuse, type Proof, type Scene } from './proof.js';
import { dataProblem } from './variables.js';

/** Does the redirection write a file? */
export function isWrite({ operator, target }: ShellRedirect): boolean {
  return (
    /^(>|>>|>\||&>|&>>|<>|>&)$/.test(operator) &&
    !(operator === '>&' && isDescriptor(target)) &&
    target?.value !== '/dev/null'
  );
}

function isDescriptor(target: ShellWord | undefined): boolean {
  return /^(\d+-?|-)$/.test(target?.value ?? '');
}

/** Why a redirection is not fine; to /dev/null and between descriptors it is. */
export function redirectProblem(redirect: ShellRedirect, command: SimpleCommand, scene: Scene): Proof | undefined {
  const { operator, target } = redirect;
  if (operator.startsWith('<<')) return target === undefined ? undefined : dataProblem(target, command, scene);
  if (/^[<>]&$/.test(operator) && isDescriptor(target)) return undefined;
  if (target?.value === undefined || target.glob)
    return refuse(command, `where ${operator} ${target?.raw ?? ''} leads is not known before it runs`);
  return pathProblem(
    { raw: target.raw, path: target.value, glob: false },
    isWrite(redirect) ? 'write' : 'read',
    command,
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
  if (path === '/dev/null' || (effect === 'read' && (path === '/dev/stdin' || path === PROCESS_SUBSTITUTION)))
    return undefined;
  if (path === undefined || raw.startsWith('~'))
    return refuse(command, `which file ${raw} is cannot be told before it runs`, USE_FILE_TOOLS);
  // After a link, `..` is not where it seems to be.
  if (/(^|\/)(?!\.\.?\/)[^/]+\/+\.\.(\/|$)/.test(path))
    return refuse(command, `${raw} goes back over a name`, { instead: 'write the path without ".." in it' });
  if (glob && !isPlainGlob(path))
    return refuse(command, `the names that ${raw} stands for are not known`, USE_FILE_TOOLS);
  const { policy } = scene;
  for (const directory of scene.directories) {
    const known = glob ? path.slice(0, path.search(/[*?[]/)).replace(/[^/]*$/, '') : path;
    const subject = policy.realPath(resolve(directory, known));
    if (effect === 'write' && subject === policy.workspace) return refuse(command, `${raw} is the workspace itself`);
    // Where the link stands counts too: `.git` may not be reached by name either.
    const asWritten = isAbsolute(path) ? subject : normalize(join(directory, known));
    for (const one of new Set([subject, asWritten])) {
      const verdict = judgePath({ tool: effect === 'write' ? 'Edit' : 'Read', effect, subject: one }, policy);
      if (verdict.behaviour !== 'allow')
        return { kind: 'unproven', verdict: { ...USE_FILE_TOOLS, ...verdict, subject: `${raw} in: ${command.text}` } };
    }
  }
  return undefined;
}

const USE_FILE_TOOLS = { instead: 'use the Read, Glob or Grep tool, or a plain path inside the workspace' };

/** Wildcards that stay in the directory they are written in, and reach no hidden name. */
function isPlainGlob(path: string): boolean {
  const hidden = path.split('/').some((name) => /^\.(?!\.?$).*[*?[]/.test(name) || /^[*?[]*\[.*\.\]/.test(name));
  return !hidden && !/^[-~]/.test(path) && !/[*?[].*\/\.\.(\/|$)/.test(path);
}
