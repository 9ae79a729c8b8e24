import { UserError } from '../errors.js';

/** An object id: the only thing of a caller's that goes into a command line unescaped. */
export function checkSha(sha: string): string {
  if (!/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(sha)) throw new TypeError(`Not a full object id: ${JSON.stringify(sha)}`);
  return sha;
}

/** Legal for git, but they mean something else to shells, to refspecs, or to whoever takes a name for a commit. */
const MISLEADING = /^\+|^(?:[0-9a-f]{40}|[0-9a-f]{64})$|[$`;|&<>"'\p{Default_Ignorable_Code_Point}]/u;

/** Whether git would take it as a branch name (the rules of `git check-ref-format --branch`), and nobody as anything else. */
export function isBranchName(name: string): boolean {
  if (MISLEADING.test(name)) return false;
  if (name === '' || name === '@' || name === 'HEAD' || name.startsWith('-') || name.endsWith('.')) return false;
  if (/[\0-\x20\x7f~^:?*[\\]|\.\.|@\{/.test(name)) return false;
  return name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}

export function checkBranch(name: string): string {
  if (!isBranchName(name)) throw new UserError(`"${name}" is no valid branch name. Choose another one.`);
  return name;
}

/** A full name such as `refs/heads/main` or `refs/pull/12/head`. */
export function checkRef(ref: string): string {
  if (!ref.startsWith('refs/') || !isBranchName(ref)) throw new UserError(`"${ref}" is no full ref name (refs/…).`);
  return ref;
}
