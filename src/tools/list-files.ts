import { lstatSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Sandbox } from '../sandbox/types.js';
import { hasGitPart } from '../text/git-names.js';
import { entriesIn } from './hold-directory.js';

const MOST_FILES = 100_000;
const TIMEOUT_MS = 30_000;

/** Nothing that a repository configures may run while it is only looked at. */
export const QUIET_GIT = [
  'git',
  '--no-optional-locks',
  '-c',
  'core.fsmonitor=false',
  '-c',
  'core.hooksPath=/dev/null',
  '-c',
  'safe.bareRepository=explicit',
] as const;

/** Files below `directory`, relative to it, sorted: what git knows or would take in, else what is there. */
export async function listFiles(sandbox: Sandbox, directory: string, signal: AbortSignal): Promise<string[]> {
  const known = await listByGit(sandbox, directory, signal);
  // Nothing known to git: no repository, or a directory that it ignores and somebody asks for by name.
  const files = known === undefined || known.length === 0 ? await walk(directory) : known;
  return files.filter((name) => !hasGitPart(name)).sort((a, b) => (a < b ? -1 : 1));
}

async function listByGit(sandbox: Sandbox, directory: string, signal: AbortSignal): Promise<string[] | undefined> {
  const result = await sandbox.run({
    argv: [...QUIET_GIT, 'ls-files', '-co', '--exclude-standard', '-z'],
    cwd: directory,
    trust: 'steered',
    timeoutMs: TIMEOUT_MS,
    signal,
    turn: 'reader',
    wholeStdout: true,
  });
  if (result.ending !== 'exited' || result.exitCode !== 0) return undefined;
  const names = new Set(result.stdout.toString().split('\0'));
  names.delete('');
  // The index still lists what was deleted, and a submodule as if it were a file.
  return [...names].filter((name) => {
    const stats = lstatSync(join(directory, name), { throwIfNoEntry: false });
    return stats !== undefined && !stats.isDirectory();
  });
}

/** Links are listed, never followed. */
async function walk(root: string): Promise<string[]> {
  const files: string[] = [];
  const queue = [root];
  for (let directory = queue.shift(); directory !== undefined && files.length < MOST_FILES; directory = queue.shift()) {
    for (const entry of await entriesIn(directory)) {
      const path = join(directory, entry.name);
      if (hasGitPart(entry.name) || entry.name === 'node_modules') continue;
      if (entry.isDirectory()) queue.push(path);
      else files.push(relative(root, path));
    }
  }
  return files;
}
