import { lstatSync, realpathSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

import { UserError } from '../errors.js';
import type { Sandbox } from '../sandbox/types.js';
import { giveBackLent, LENT, TREES } from './lend.js';
import { recordReal } from './real-directory.js';
import type { Repository } from './repository.js';
import { startGit, type GitPlace } from './run-git.js';
import { CARRIED_CONFIG, createTrustedDirectory, type RepositoryFacts } from './trusted-directory.js';

export interface OpenOptions {
  /** Any folder inside the work tree. */
  readonly workspace: string;
  /** An existing private folder outside the workspace. */
  readonly scratch: string;
  readonly sandbox: Sandbox;
  readonly signal?: AbortSignal;
}

/**
 * Opens the work tree around a folder. Done before anything steered has run: the only time the repository's own
 * metadata is believed. Throws UserError when there is no repository, no commit or no git.
 */
export async function openRepository(options: OpenOptions): Promise<Repository> {
  const place = { sandbox: options.sandbox, cwd: options.workspace, ...(options.signal && { signal: options.signal }) };
  const [facts, config] = await Promise.all([readFacts(place), readConfig(place)]);
  const gitDir = join(options.scratch, 'git');
  refuseForeign(facts, options);
  await createTrustedDirectory(gitDir, facts, config);
  recordReal(gitDir, { workspace: facts.topLevel, gitDir: facts.gitDir, commonDir: facts.commonDir });
  const { topLevel: workspace, gitDir: realGitDir, head } = facts;
  return repository({ workspace, gitDir, realGitDir, head, sandbox: options.sandbox, signal: options.signal });
}

/** What another process needs to go on with a repository that this one opened. */
export type RepositoryState = Pick<Repository, 'workspace' | 'gitDir' | 'realGitDir' | 'head'>;

/** Takes up a repository whose process has died, perhaps in the middle of a git command. */
export async function reopenRepository(state: RepositoryState, sandbox: Sandbox): Promise<Repository> {
  await rm(join(state.gitDir, 'index.lock'), { force: true });
  const trees = join(dirname(state.gitDir), TREES);
  const names = await readdir(trees).catch(() => []);
  for (const name of names) if (name.endsWith(LENT)) await giveBackLent(join(trees, name.slice(0, -LENT.length)));
  return repository({ ...state, sandbox, signal: undefined });
}

function repository(parts: RepositoryState & Pick<Repository, 'sandbox' | 'signal'>): Repository {
  return { ...parts, ownHead: parts.head.sha, unstorable: new Set(), lastTree: undefined };
}

async function readFacts(place: GitPlace): Promise<RepositoryFacts> {
  const where = ['--path-format=absolute', '--show-toplevel', '--absolute-git-dir', '--git-common-dir'];
  const result = await startGit(place, ['rev-parse', ...where, 'HEAD', '--symbolic-full-name', 'HEAD'], {});
  const [topLevel, gitDir, commonDir, sha, ref] = result.stdout.toString('utf8').split('\n');
  if (result.code === 0 && topLevel && gitDir && commonDir && sha && ref !== undefined) {
    const branch = ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined;
    return { topLevel, gitDir, commonDir, head: { sha, ...(branch !== undefined && { branch }) } };
  }
  throw new UserError(openProblem(place.cwd, result.stderr, topLevel));
}

/** Settings of the repository, or a link, could make some other folder the work tree. */
function refuseForeign({ topLevel }: RepositoryFacts, { workspace, scratch }: OpenOptions): void {
  const folder = realpathSync(workspace);
  const entry = lstatSync(join(topLevel, '.git'), { throwIfNoEntry: false });
  if (entry === undefined || (folder !== topLevel && !folder.startsWith(topLevel + sep))) {
    throw new UserError(
      `The git repository at ${workspace} has its files elsewhere (${topLevel}, core.worktree). Use an ordinary checkout.`,
    );
  }
  if (realpathSync(scratch).startsWith(topLevel + sep)) {
    throw new UserError(
      `${scratch}, where this run keeps its own files, is inside the workspace ${topLevel}. Move one of the two.`,
    );
  }
  if (entry.isSymbolicLink()) {
    throw new UserError(
      `${join(topLevel, '.git')} is a symbolic link. Use a checkout with a git directory of its own.`,
    );
  }
}

function openProblem(folder: string, stderr: string, topLevel: string | undefined): string {
  if (stderr.includes('not a git repository')) {
    return `${folder} is not inside a git repository. Run actions/checkout before this step, or start in a clone.`;
  }
  if (/bare repository|must be run in a work tree/.test(stderr)) {
    return `${folder} belongs to a bare git repository without files. Use a checkout with a work tree.`;
  }
  if (topLevel && /ambiguous argument 'HEAD'|unknown revision/.test(stderr)) {
    return `The git repository at ${topLevel} has no commit yet. Make a first commit, then start again.`;
  }
  return `git cannot read the repository at ${folder}: ${stderr.trim()}`;
}

/** Reading configuration starts nothing, so the user's own files count here: their ignore list and line endings do. */
async function readConfig(place: GitPlace): Promise<Map<string, string>> {
  const env = { GIT_CONFIG_NOSYSTEM: undefined, GIT_CONFIG_GLOBAL: undefined };
  const pattern = `^(${CARRIED_CONFIG.map((key) => key.replace('.', '\\.')).join('|')})$`;
  const result = await startGit(place, ['config', '-z', '--get-regexp', pattern], { env });
  // Exit 1: none of them is set. A folder that is no repository is readFacts' to report.
  const entries = result.stdout.toString('utf8').split('\0').filter(Boolean);
  return new Map(entries.map((entry) => splitOnce(entry, '\n')));
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  // A key without a value means true.
  return at < 0 ? [text, 'true'] : [text.slice(0, at), text.slice(at + 1)];
}
