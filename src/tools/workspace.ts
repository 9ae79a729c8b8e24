import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { messageOf, UserError } from '../errors.js';
import { hasGitPart } from '../text/git-names.js';

const MOST_LINKS = 40;

/**
 * The path wall: where `path` really leads, or a UserError when that is outside the workspace or inside `.git`.
 * It stands whatever the rules say, and every file tool goes through it.
 */
export async function resolveInWorkspace(workspace: string, path: string): Promise<string> {
  if (path.includes('\0')) throw new UserError('A path must not contain a NUL character.');
  const asked = resolve(workspace, path);
  const real = realPathOf(asked);
  if (!isInside(workspace, real)) {
    throw new UserError(`${path} is outside the workspace ${workspace}. Use a path inside it.`);
  }
  if (isOfTheSystem(real, workspace)) throw new UserError(`${path} is no file but a part of the running system.`);
  if (hasGitPart(relative(workspace, real)) || (isInside(workspace, asked) && hasGitPart(relative(workspace, asked)))) {
    throw new UserError(`${path} is git's own data, which no tool may open. Use read-only git commands instead.`);
  }
  return real;
}

/** Processes and devices show themselves as files, and the runner takes orders from some: also where the workspace is the whole disk. */
function isOfTheSystem(path: string, workspace: string): boolean {
  if (/(?:^|\/)_runner_file_commands(?:\/|$)/i.test(path)) return true;
  return SYSTEM.some((folder) => isInside(folder, path) && !isInside(folder, workspace));
}

const SYSTEM = ['/proc', '/sys', '/dev', '/run'];

/** The same wall for reading, with one more folder inside it: the results that were too long for the conversation. */
export async function resolveForReading(workspace: string, path: string, alsoReadable?: string): Promise<string> {
  if (alsoReadable !== undefined && !path.includes('\0')) {
    const real = realPathOf(resolve(workspace, path));
    if (real !== alsoReadable && isInside(alsoReadable, real)) return real;
  }
  return resolveInWorkspace(workspace, path);
}

/** What the path wall says against a path, or undefined. */
export async function wallProblem(workspace: string, path: string, alsoReadable?: string): Promise<string | undefined> {
  try {
    await resolveForReading(workspace, path, alsoReadable);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** True for the directory itself and everything below it; compares with separators, so /work is not in /wor. */
export function isInside(directory: string, path: string): boolean {
  return path === directory || path.startsWith(directory.endsWith(sep) ? directory : directory + sep);
}

/** Follows every link, also a dangling one, and keeps the parts that do not exist yet. */
export function realPathOf(path: string, linksLeft = MOST_LINKS): string {
  if (linksLeft === 0) throw new UserError(`${path} has too many symbolic links.`);
  try {
    return realpathSync.native(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
  }
  const parent = dirname(path);
  if (parent === path) return path;
  const here = join(realPathOf(parent, linksLeft - 1), basename(path));
  const target = linkTarget(here);
  if (target === undefined) return here;
  return realPathOf(isAbsolute(target) ? target : resolve(dirname(here), target), linksLeft - 1);
}

function linkTarget(path: string): string | undefined {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
