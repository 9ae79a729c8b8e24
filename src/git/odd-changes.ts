import { dirname } from 'node:path/posix';
import { rawChanges, type RawChange } from './changes.js';
import { listFiles } from './read.js';
import type { Repository } from './repository.js';
import { git } from './run-git.js';

const MOST_PATHS = 5;

/** What a list of changed files does not show, in sentences: links, modes, names that look like others, hidden repositories. */
export async function oddChanges(repo: Repository, before: string, after: string): Promise<string[]> {
  const raws = await rawChanges(repo, before, after);
  if (raws.length === 0) return [];
  const links = raws.filter(({ change }) => change.mode === LINK);
  const targets = await Promise.all(links.map((raw) => linkWords(repo, raw)));
  const kept = raws.filter(({ change }) => change.status !== 'deleted');
  return [
    ...sentence('Symbolic links in the change', targets),
    ...sentence(
      'Made executable',
      pathsOf(raws.filter((raw) => raw.change.mode === PROGRAM && raw.oldMode !== PROGRAM)),
    ),
    ...sentence(
      'No longer executable',
      pathsOf(raws.filter((raw) => raw.oldMode === PROGRAM && raw.change.mode === PLAIN)),
    ),
    ...sentence('Submodules that were moved', pathsOf(raws.filter(({ change }) => change.mode === SUBMODULE))),
    ...sentence('Names that differ only in case or in how they are encoded', await alike(repo, after, pathsOf(kept))),
    ...sentence('Folders that git takes for repositories', repositories(pathsOf(kept))),
  ];
}

const PLAIN = '100644';
const PROGRAM = '100755';
const LINK = '120000';
const SUBMODULE = '160000';

function pathsOf(raws: readonly RawChange[]): string[] {
  return raws.map(({ change }) => change.path);
}

function sentence(what: string, list: readonly string[]): string[] {
  if (list.length === 0) return [];
  const more = list.length > MOST_PATHS ? ` and ${list.length - MOST_PATHS} more` : '';
  return [`${what}: ${list.slice(0, MOST_PATHS).join(', ')}${more}.`];
}

async function linkWords(repo: Repository, { change, blob }: RawChange): Promise<string> {
  const target = (await git(repo, ['cat-file', 'blob', blob])).toString('utf8');
  return `${change.path} → ${target.slice(0, 200)}${leavesTree(change.path, target) ? ' (outside the repository)' : ''}`;
}

function leavesTree(path: string, target: string): boolean {
  if (target.startsWith('/')) return true;
  let depth = path.split('/').length - 1;
  for (const part of target.split('/')) {
    if (part === '..') depth -= 1;
    else if (part !== '' && part !== '.') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}

/** `a.txt and A.txt`: one of them would be lost on other file systems. */
async function alike(repo: Repository, tree: string, changed: readonly string[]): Promise<string[]> {
  const byKey = new Map<string, string[]>();
  for (const path of await listFiles(repo, tree)) {
    const key = path.normalize('NFKC').toLowerCase();
    byKey.set(key, [...(byKey.get(key) ?? []), path]);
  }
  const keys = new Set(changed.map((path) => path.normalize('NFKC').toLowerCase()));
  return [...keys]
    .map((key) => byKey.get(key) ?? [])
    .filter((paths) => paths.length > 1)
    .map((paths) => paths.join(' and '));
}

/** A folder with HEAD, objects and refs is a bare repository, whose settings git obeys when somebody works in it. */
function repositories(paths: readonly string[]): string[] {
  const heads = paths.filter((path) => path.endsWith('/HEAD')).map(dirname);
  return heads.filter((folder) =>
    ['config', 'objects', 'refs'].some((name) => paths.some((path) => `${path}/`.startsWith(`${folder}/${name}/`))),
  );
}
