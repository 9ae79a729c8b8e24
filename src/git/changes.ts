import { checkSha } from './names.js';
import { remembered } from './remembered.js';
import type { Repository } from './repository.js';
import { git } from './run-git.js';
import type { FileChange } from './types.js';

/** What differs between two trees, file by file, sorted by path. A rename is a deletion and an addition. */
export async function changes(repo: Repository, before: string, after: string): Promise<FileChange[]> {
  return (await rawChanges(repo, before, after)).map((raw) => raw.change);
}

/** The difference as `git apply` takes it, binary files included. */
export function patch(repo: Repository, before: string, after: string): Promise<Buffer> {
  return diffTree(repo, ['-p', '--binary', '--full-index'], before, after);
}

/** The difference for a reader: every file as text, as no attribute of the tree may keep one from sight. */
export async function readablePatch(repo: Repository, before: string, after: string): Promise<string> {
  return (await diffTree(repo, ['-p', '--text', '--no-ext-diff', '--no-textconv'], before, after)).toString('utf8');
}

export interface RawChange {
  readonly change: FileChange;
  /** The name's bytes, one per character. */
  readonly bytes: string;
  readonly oldMode: string;
  readonly blob: string;
}

export async function rawChanges(repo: Repository, before: string, after: string): Promise<readonly RawChange[]> {
  if (before === after) return [];
  return remembered(repo, `changes ${before} ${after}`, async () => {
    const listed = await diffTree(repo, ['-z', '--raw', '--numstat', '--no-abbrev'], before, after);
    return parseChanges(listed.toString('latin1').split('\0').filter(Boolean));
  });
}

/** First a `:mode mode blob blob letter` and a path for every file, then `added removed path` for every file. */
function parseChanges(fields: readonly string[]): RawChange[] {
  const found = new Map<string, RawChange>();
  for (let at = 0; at < fields.length; at += 1) {
    const field = fields[at] ?? '';
    if (field.startsWith(':')) {
      const [oldMode = '', mode = '', , blob = '', letter = ''] = field.slice(1).split(' ');
      const bytes = fields[(at += 1)] ?? '';
      const path = Buffer.from(bytes, 'latin1').toString('utf8');
      found.set(bytes, { bytes, oldMode, blob, change: { path, status: STATUS[letter] ?? 'modified', mode } });
    } else {
      const [added, removed, ...path] = field.split('\t');
      const raw = found.get(path.join('\t'));
      // A dash stands for binary.
      if (raw === undefined || added === '-') continue;
      found.set(raw.bytes, { ...raw, change: { ...raw.change, added: Number(added), removed: Number(removed) } });
    }
  }
  return [...found.values()].sort((a, b) => (a.bytes < b.bytes ? -1 : 1));
}

const STATUS: Readonly<Record<string, FileChange['status']>> = { A: 'added', D: 'deleted', T: 'type-changed' };

function diffTree(repo: Repository, how: readonly string[], before: string, after: string): Promise<Buffer> {
  return git(repo, ['diff-tree', '-r', '--no-renames', ...how, checkSha(before), checkSha(after)]);
}
