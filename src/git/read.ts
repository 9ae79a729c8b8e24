import { checkSha } from './names.js';
import { remembered } from './remembered.js';
import type { Repository } from './repository.js';
import { git } from './run-git.js';

/** A file of a commit; links inside the tree are followed. Undefined when there is no such file. */
export async function readFile(repo: Repository, commit: string, path: string): Promise<Buffer | undefined> {
  // Names are read line by line, and `.` and `..` would mean the current folder.
  if (/[\0\n]/.test(path) || path.split('/').some((part) => ['', '.', '..'].includes(part))) return undefined;
  const input = `${checkSha(commit)}:${path}\n`;
  const answer = await git(repo, ['cat-file', '--batch', '--follow-symlinks'], { input });
  const header = answer.subarray(0, answer.indexOf('\n')).toString('utf8');
  const size = /^[0-9a-f]+ blob (\d+)$/.exec(header)?.[1];
  if (size === undefined) return undefined;
  const start = answer.indexOf('\n') + 1;
  return answer.subarray(start, start + Number(size));
}

/** Several files of a commit or tree at once, links not followed. Undefined: larger; missing ones are not in the answer. */
export async function readFiles(
  repo: Repository,
  commit: string,
  paths: readonly string[],
  mostBytes: number,
): Promise<Map<string, Buffer | undefined>> {
  const found = new Map<string, Buffer | undefined>();
  if (paths.length === 0) return found;
  const names = paths.map((path) => `${checkSha(commit)}:${path}`);
  const check = ['cat-file', '-z', '--batch-check=%(objecttype) %(objectsize) %(objectname)'];
  const facts = factsOf(names, (await git(repo, check, { input: `${names.join('\0')}\0` })).toString('utf8'));
  const wanted = paths.flatMap((path, at) => {
    const [, size = '', blob = ''] = /^blob (\d+) ([0-9a-f]+)$/.exec(facts[at] ?? '') ?? [];
    if (size !== '' && Number(size) > mostBytes) found.set(path, undefined);
    return size !== '' && Number(size) <= mostBytes ? [{ path, blob, size: Number(size) }] : [];
  });
  if (wanted.length === 0) return found;
  const answer = await git(repo, ['cat-file', '--batch'], { input: wanted.map(({ blob }) => `${blob}\n`).join('') });
  let place = 0;
  for (const { path, size } of wanted) {
    const start = answer.indexOf('\n', place) + 1;
    found.set(path, answer.subarray(start, start + size));
    place = start + size + 1;
  }
  return found;
}

/** A line for each name; what is missing is told with its name, which may have line ends of its own. */
function factsOf(names: readonly string[], answer: string): string[] {
  let at = 0;
  return names.map((name) => {
    const missing = `${name} missing\n`;
    const end = answer.startsWith(missing, at) ? at + missing.length : answer.indexOf('\n', at) + 1;
    const fact = answer.slice(at, end - 1);
    at = end;
    return fact;
  });
}

/** The tree of a commit; a tree is its own. */
export async function treeOf(repo: Repository, commit: string): Promise<string> {
  return (await git(repo, ['rev-parse', '--verify', `${checkSha(commit)}^{tree}`])).toString('latin1').trim();
}

/** A commit's parents, first to last. */
export async function parentsOf(repo: Repository, commit: string): Promise<string[]> {
  const listed = await git(repo, ['rev-list', '--parents', '--max-count=1', checkSha(commit)]);
  return listed.toString('latin1').trim().split(' ').slice(1);
}

/** All paths of a commit. */
export async function listFiles(repo: Repository, commit: string): Promise<string[]> {
  return (await listEntries(repo, commit)).map(pathOf);
}

/** All entries of a commit or tree, as `ls-tree` writes them. `env`: where else its objects may lie. */
export function listEntries(
  repo: Repository,
  commit: string,
  env: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  return remembered(repo, `entries ${commit}`, async () => {
    const listed = await git(repo, ['ls-tree', '-r', '-z', '--full-tree', checkSha(commit)], { env });
    return listed.toString('utf8').split('\0').filter(Boolean);
  });
}

/** Of an entry. */
export function pathOf(entry: string): string {
  return entry.slice(entry.indexOf('\t') + 1);
}

/** Tracked files that differ from HEAD, staged or not. To be asked before the first snapshot, which tracks all files. */
export async function dirtyTracked(repo: Repository): Promise<string[]> {
  const [unstaged, staged] = await Promise.all([
    git(repo, ['ls-files', '-z', '--modified']),
    git(repo, ['diff-index', '-z', '--cached', '--name-only', '--no-renames', repo.head.sha]),
  ]);
  const paths = `${unstaged.toString('utf8')}${staged.toString('utf8')}`.split('\0').filter(Boolean);
  return [...new Set(paths)].sort();
}
