import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { UserError } from '../errors.js';
import { removeFolder } from '../sandbox/remove-folder.js';
import { configEntries } from './config-text.js';
import { checkSha } from './names.js';
import { runOnRemote } from './network.js';
import { listEntries } from './read.js';
import type { Repository } from './repository.js';
import { git, tryGit } from './run-git.js';
import type { Remote } from './types.js';

/** A submodule as a tree names it. */
export interface Link {
  readonly path: string;
  readonly sha: string;
}

type Environment = Readonly<Record<string, string>>;

/** Deeper nesting is left as it lies in the workspace. */
const DEEPEST = 5;

/** Entries as `ls-tree` or `ls-files --stage` writes them. */
export function linksIn(entries: readonly string[]): Link[] {
  return entries.flatMap((entry) => {
    const [, sha = '', path = ''] = /^160000 (?:commit )?([0-9a-f]+)[^\t]*\t([^]+)$/.exec(entry) ?? [];
    return path === '' ? [] : [{ path, sha }];
  });
}

/** Submodules of the checked-out tree that are there: one that was never fetched is an empty folder for everybody. */
export async function submodulesHere(repo: Repository): Promise<Link[]> {
  const { lastTree } = repo;
  const entries =
    lastTree === undefined
      ? namesOf(await git(repo, ['ls-files', '-z', '--stage']))
      : await listEntries(repo, lastTree);
  return linksIn(entries).filter(({ path }) => isThere(repo, path));
}

/**
 * Brings the files of submodules to the commits that the checked-out tree names. Commits that are not here are fetched from where
 * the submodule came from; what cannot be had stays, and the gate says so. Done before anything steered has run.
 */
export async function bringSubmodules(repo: Repository, remote: Remote | undefined): Promise<void> {
  for (const link of await submodulesHere(repo)) {
    const had = headOf(repo, link.path);
    if (had === link.sha) continue;
    if (!(await isKnown(repo, link)) && remote !== undefined) await fetchLink(repo, link, remote).catch(() => {});
    if (!(await isKnown(repo, link))) continue;
    const env = environmentOf(repo, link.path, {
      folder: join(repo.workspace, link.path),
      index: `brought ${link.path}`,
    });
    // What the old commit had and the new one has not goes.
    if (had !== undefined) await tryGit(repo, ['read-tree', had], { env });
    await git(repo, ['read-tree', '--no-sparse-checkout', '--reset', '-u', checkSha(link.sha)], { env });
  }
}

/** Writes the files of submodules below a folder. Throws UserError for a commit that is not here. */
export async function exportSubmodules(
  repo: Repository,
  links: readonly Link[],
  folder: string,
  around = '',
): Promise<void> {
  for (const { path: name, sha } of links) {
    const path = join(around, name);
    if (!isThere(repo, path) || around.split('/').length > DEEPEST) continue;
    if (!(await isKnown(repo, { path, sha }))) {
      throw new UserError(
        `the submodule ${path} is not at ${sha}, which the tree names, and that commit could not be fetched; check it out with submodules: true`,
      );
    }
    const place = join(folder, path);
    mkdirSync(place, { recursive: true });
    const env = environmentOf(repo, path, { folder: place, index: `exported ${place}` });
    await git(repo, ['read-tree', '--no-sparse-checkout', '--reset', '-u', checkSha(sha)], { env });
    await exportSubmodules(repo, linksIn(await listEntries(repo, sha, env)), folder, path);
  }
}

/** Files in submodules that differ from the commit that the tree names and were changed since then, or are gone. */
export async function changedInSubmodules(repo: Repository, since: number): Promise<string[]> {
  const found: string[] = [];
  for (const link of await submodulesHere(repo)) {
    if (!(await isKnown(repo, link))) continue;
    const env = await indexed(repo, link);
    const how = ['--modified', '--deleted', '--others', '--exclude-standard'];
    for (const name of new Set(namesOf(await git(repo, ['ls-files', '-z', ...how], { env })))) {
      const facts = await lstat(join(repo.workspace, link.path, name)).catch(() => undefined);
      if (facts === undefined || (facts.ctimeMs >= since && !facts.isDirectory())) found.push(join(link.path, name));
    }
  }
  return found;
}

/** What submodules ignore in the workspace, a slash at the end of folders. */
export async function ignoredInSubmodules(repo: Repository): Promise<string[]> {
  const found: string[] = [];
  for (const link of await submodulesHere(repo)) {
    if (!(await isKnown(repo, link))) continue;
    const how = ['--others', '--ignored', '--exclude-standard', '--directory'];
    const listed = await git(repo, ['ls-files', '-z', ...how], { env: await indexed(repo, link) });
    found.push(...namesOf(listed).map((name) => `${link.path}/${name}`));
  }
  return found;
}

/** Submodules that are here, with the commit that the HEAD of each names. */
export async function submoduleHeads(repo: Repository): Promise<Link[]> {
  return (await submodulesHere(repo)).flatMap(({ path }) => {
    const sha = headOf(repo, path);
    return sha === undefined ? [] : [{ path, sha }];
  });
}

/** Undoes in a submodule what was done to files since then: those of the commit come back, others go. */
export async function giveBackSubmodule(repo: Repository, link: Link, since: number): Promise<void> {
  if (!isThere(repo, link.path) || !(await isKnown(repo, link))) return;
  const env = await indexed(repo, link);
  const isNew = async (name: string): Promise<boolean> =>
    ((await lstat(join(repo.workspace, link.path, name)).catch(() => undefined))?.ctimeMs ?? since) >= since;
  const names = async (how: readonly string[]): Promise<string[]> => {
    const all = [...new Set(namesOf(await git(repo, ['ls-files', '-z', ...how], { env })))];
    const wanted = await Promise.all(all.map(isNew));
    return all.filter((_, at) => wanted[at]);
  };
  const tracked = await names(['--modified', '--deleted']);
  const input = tracked.map((name) => `${name}\0`).join('');
  if (tracked.length > 0) await git(repo, ['checkout-index', '--force', '--quiet', '-z', '--stdin'], { env, input });
  for (const name of await names(['--others', '--exclude-standard']))
    await removeFolder(join(repo.workspace, link.path, name));
}

async function indexed(repo: Repository, link: Link): Promise<Environment> {
  const env = environmentOf(repo, link.path, {
    folder: join(repo.workspace, link.path),
    index: `${link.path} ${link.sha}`,
  });
  if (!existsSync(env['GIT_INDEX_FILE'] ?? '')) await git(repo, ['read-tree', checkSha(link.sha)], { env });
  return env;
}

/** Our own git on the files of a submodule: an index of ours, its objects, and none of its settings. */
function environmentOf(
  repo: Repository,
  path: string,
  { folder, index }: { readonly folder: string; readonly index: string },
): Environment {
  const name = createHash('sha1').update(index).digest('hex');
  const gitDir = gitDirOf(repo, path);
  return {
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: join(repo.gitDir, `submodule-${name}`),
    ...(gitDir === undefined ? {} : { GIT_ALTERNATE_OBJECT_DIRECTORIES: join(gitDir, 'objects') }),
  };
}

async function isKnown(repo: Repository, { path, sha }: Link): Promise<boolean> {
  const env = environmentOf(repo, path, { folder: repo.workspace, index: path });
  return (await tryGit(repo, ['cat-file', '-e', `${checkSha(sha)}^{tree}`], { env })).code === 0;
}

async function fetchLink(repo: Repository, { path, sha }: Link, remote: Remote): Promise<void> {
  const url = originOf(repo, path);
  if (url === undefined || !/^https?:/.test(url)) return;
  const token = new URL(url).origin === new URL(remote.url).origin ? remote.token : '';
  const how = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
  await runOnRemote(repo, { url, token }, ['fetch', ...how, '--depth=1', '--', url, checkSha(sha)]);
}

function isThere(repo: Repository, path: string): boolean {
  return gitDirOf(repo, path) !== undefined;
}

/** The git directory of a submodule: a folder in it, or one that a file there names. */
function gitDirOf(repo: Repository, path: string): string | undefined {
  const at = join(repo.workspace, path, '.git');
  const facts = lstatSync(at, { throwIfNoEntry: false });
  if (facts?.isDirectory() === true) return at;
  if (facts?.isFile() !== true) return undefined;
  const named = /^gitdir: (.+)$/m.exec(textOf(at))?.[1];
  return named === undefined ? undefined : resolve(repo.workspace, path, named);
}

/** The commit that a submodule's own HEAD names, where its files say so. */
function headOf(repo: Repository, path: string): string | undefined {
  const gitDir = gitDirOf(repo, path);
  if (gitDir === undefined) return undefined;
  const head = textOf(join(gitDir, 'HEAD')).trim();
  const ref = /^ref: (refs\/\S+)$/.exec(head)?.[1];
  if (ref === undefined) return SHA.test(head) ? head : undefined;
  const loose = textOf(join(gitDir, ref)).trim();
  if (SHA.test(loose)) return loose;
  const packed = textOf(join(gitDir, 'packed-refs')).split('\n');
  return packed.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0];
}

const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

function originOf(repo: Repository, path: string): string | undefined {
  const gitDir = gitDirOf(repo, path);
  if (gitDir === undefined) return undefined;
  const entries = configEntries(textOf(join(gitDir, 'config')));
  return entries.find(
    ({ section, subsection, name }) => section === 'remote' && subsection === 'origin' && name === 'url',
  )?.value;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function namesOf(listed: Buffer): string[] {
  return listed.toString('utf8').split('\0').filter(Boolean);
}
