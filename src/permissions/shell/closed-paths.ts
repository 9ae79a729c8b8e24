import { isAbsolute, join, resolve } from 'node:path';
import { closedPath } from '../judge-path.js';
import type { Policy } from '../policy.js';
import type { Verdict } from '../verdict.js';
import { withDirectories, type Placed } from './directories.js';
import { namedPaths, type NamedPath } from './named-paths.js';
import type { ParsedCommand } from './parse.js';
import { isNoFile, knownPart } from './path-proof.js';
import { everyCommandIn } from './wrappers.js';

/**
 * What is closed among the paths that redirections and known readers and writers name, at any depth. No allow rule
 * opens it: one for a command may lead outside the workspace, because the user says so, but never past a deny or ask
 * rule and never into the workspace's `.git`. What only running shows is not seen here: variables, names that
 * wildcards stand for, what a search finds below its directory, files inside git's objects.
 */
export function closedPaths({ commands, chained }: ParsedCommand, policy: Policy): Verdict[] {
  return withDirectories(commands, [policy.workspace], policy, chained)
    .flatMap(({ command, directories }) => withDirectories(everyCommandIn(command), directories, policy))
    .flatMap((placed) => namedPaths(placed.command).flatMap((named) => verdictsOn(named, placed, policy)));
}

function verdictsOn({ word, effect, text }: NamedPath, { directories }: Placed, policy: Policy): Verdict[] {
  const { raw, glob } = word;
  const path = raw.startsWith('~') ? inHome(raw, policy.home) : word.path;
  if (path === undefined || isNoFile(path, effect)) return [];
  const tool = effect === 'write' ? 'Edit' : 'Read';
  const places = directories.flatMap((directory) => placesOf(knownPart(path, glob), directory, policy));
  return [...new Set(places)].flatMap((subject) => {
    const verdict = closedPath({ tool, effect, subject }, policy);
    return verdict === undefined ? [] : [{ ...verdict, subject: `${raw} in: ${text}` }];
  });
}

function inHome(raw: string, home: string | undefined): string | undefined {
  return home !== undefined && /^~(\/|$)/.test(raw) ? join(home, raw.slice(1)) : undefined;
}

/** As it is written, and where links lead: `..` after a link goes back from behind it. */
function placesOf(path: string, directory: string, { realPath }: Policy): string[] {
  const written = resolve(directory, path);
  if (!path.split('/').includes('..')) return [written, realPath(written)];
  const followed = path
    .split('/')
    .reduce((at, name) => realPath(resolve(at, name)), isAbsolute(path) ? '/' : directory);
  return [written, realPath(written), followed];
}
