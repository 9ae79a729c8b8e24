import { lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../errors.js';

/** Where the workspace's own repository lies, and which one it was when it was opened. */
export interface RealDirectory {
  readonly workspace: string;
  readonly gitDir: string;
  readonly commonDir: string;
}

const RECORD = 'greengate-real.json';

/**
 * Writes down which directories the real repository consists of. The trusted one borrows objects from it: another one in
 * its place could make any commit mean anything.
 */
export function recordReal(trusted: string, real: RealDirectory): void {
  const record = { real, marks: marksOf(real) };
  writeFileSync(join(trusted, RECORD), JSON.stringify(record));
  records.set(trusted, record);
}

/** Throws UserError when the workspace's `.git` was moved, replaced, or made to lead elsewhere since `recordReal`. */
export function assertSameReal(trusted: string): void {
  const { real, marks } = recordOf(trusted);
  const now = marksOf(real);
  const changed = Object.keys(marks).filter((path) => now[path] !== marks[path]);
  if (changed.length === 0) return;
  throw new UserError(
    `The workspace's own git directory was moved or replaced during the run (${changed.join(', ')}), so that nothing git ` +
      'says of it can be believed. Nothing was pushed. Look for what in the tests, the setup or the task does that.',
  );
}

interface Record {
  readonly real: RealDirectory;
  readonly marks: Readonly<{ [path: string]: string }>;
}

/** Nothing steered can write the trusted directory, and nothing changes the file. */
const records = new Map<string, Record>();

function recordOf(trusted: string): Record {
  const known = records.get(trusted);
  if (known !== undefined) return known;
  const read = JSON.parse(readFileSync(join(trusted, RECORD), 'utf8')) as Record;
  records.set(trusted, read);
  return read;
}

/** What tells each part from another of the same name. A directory keeps its mark whatever is written into it. */
function marksOf({ workspace, gitDir, commonDir }: RealDirectory): Record['marks'] {
  const objects = join(commonDir, 'objects');
  const directories = [...new Set([gitDir, commonDir, objects, join(objects, 'info'), join(objects, 'pack')])];
  return {
    ...Object.fromEntries(directories.map((path) => [path, directoryMark(path)])),
    // After the directories, one of which it may be: a link to it is not it.
    [join(workspace, '.git')]: entryMark(join(workspace, '.git')),
    [join(objects, 'info', 'alternates')]: contentMark(join(objects, 'info', 'alternates')),
  };
}

function entryMark(path: string): string {
  return marked(() => {
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) return 'link';
    return stats.isFile() ? readFileSync(path, 'utf8') : numbers(stats);
  });
}

function directoryMark(path: string): string {
  return marked(() => numbers(statSync(path)));
}

function contentMark(path: string): string {
  return marked(() => (lstatSync(path).isFile() ? readFileSync(path, 'utf8') : 'no file'));
}

function numbers({ dev, ino }: { readonly dev: number; readonly ino: number }): string {
  return `${dev}:${ino}`;
}

/** What cannot be looked at is as good as gone. */
function marked(look: () => string): string {
  try {
    return look();
  } catch {
    return 'nothing';
  }
}
