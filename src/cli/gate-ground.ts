import { join, resolve } from 'node:path';
import { UserError } from '../errors.js';
import { checkout } from '../git/checkout.js';
import { changes } from '../git/changes.js';
import { importFolders } from '../git/import-folders.js';
import { openRepository } from '../git/open.js';
import { treeOf } from '../git/read.js';
import type { Repository } from '../git/repository.js';
import { mergeBase, resolveCommit } from '../git/resolve-commit.js';
import { git } from '../git/run-git.js';
import { scratchCopy } from '../git/scratch-copy.js';
import { snapshot } from '../git/snapshot.js';
import type { Judged } from '../run/record-verdict.js';
import type { Sandbox } from '../sandbox/types.js';

export interface GroundParts {
  readonly own: Readonly<Record<string, string | boolean>>;
  /** Where the caller stands. */
  readonly folder: string;
  readonly scratch: string;
  readonly sandbox: Sandbox;
  readonly signal: AbortSignal;
  /** Told what else is judged. */
  readonly onStep: (what: string) => void;
}

/** The final tree in a work tree of its own, and what it is judged against. */
export interface GateGround {
  readonly repository: Repository;
  /** A tree or a commit. */
  readonly start: string;
  readonly judged: Judged;
}

/** Finds both trees, from two commits or from two folders. Nothing of the caller's is run in or written to. */
export async function gateGround(parts: GroundParts): Promise<GateGround> {
  const { base, head, start, final } = parts.own;
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  if (isText(base) && start === undefined && final === undefined) {
    return twoCommits(parts, base, isText(head) ? head : undefined);
  }
  if (isText(start) && isText(final) && base === undefined && head === undefined) {
    const { folder, scratch, sandbox, signal, onStep } = parts;
    const folders = { start: resolve(folder, start), final: resolve(folder, final), scratch, sandbox, signal };
    const { repository, startTree, left } = await importFolders(folders);
    if (left.length > 0) onStep(leftWords(left));
    return { repository, start: startTree, judged: {} };
  }
  throw new UserError('Say what to judge: --base REF with or without --head REF, or --start DIR and --final DIR.');
}

/** Without a name for the head it is the work tree as it is, changes that are in no commit included. */
async function twoCommits(parts: GroundParts, baseName: string, headName: string | undefined): Promise<GateGround> {
  const { folder, scratch, sandbox, signal, onStep } = parts;
  const opened = await openRepository({ workspace: folder, scratch, sandbox, signal });
  const place = { sandbox, cwd: opened.workspace, signal };
  const [baseCommit, sha] = await Promise.all([
    resolveCommit(place, baseName, '--base'),
    resolveCommit(place, headName ?? 'HEAD', '--head'),
  ]);
  const base = await mergeBase(place, baseCommit, sha);
  const [committed, tree] = await Promise.all([treeOf(opened, sha), headName === undefined ? snapshot(opened) : sha]);
  const isDirty = headName === undefined && tree !== committed;
  if (isDirty) onStep(await dirtyWords(opened, committed, tree));
  const workspace = join(scratch, 'work');
  await scratchCopy(opened, tree, workspace);
  const repository: Repository = { ...opened, workspace, unstorable: new Set(), lastTree: undefined };
  if (!isDirty) {
    await checkout(repository, sha);
    return { repository, start: base, judged: { sha, base } };
  }
  await git(repository, ['read-tree', '--reset', '-u', tree]);
  return { repository, start: base, judged: { base } };
}

function leftWords(left: readonly string[]): string {
  const more = left.length > 5 ? ` and ${left.length - 5} more` : '';
  return `Ignored by git and not in --start, or other there, and therefore not part of the run: ${left.slice(0, 5).join(', ')}${more}. Dependencies have to lie in --start as well.`;
}

async function dirtyWords(repo: Repository, committed: string, tree: string): Promise<string> {
  const paths = (await changes(repo, committed, tree)).map(({ path }) => path);
  const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
  return `The work tree is judged as it is, with changes that are in no commit: ${paths.slice(0, 5).join(', ')}${more}. For the commit alone say --head HEAD.`;
}
