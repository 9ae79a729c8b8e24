import { join } from 'node:path';

import { namesOf, statOf } from './look.js';
import { foldersOf, type Mount } from './mount.js';

/** For root all files are readable: what the system shows to root only stays out of sight. */
export function covered(scratch: string): Mount[] {
  if (process.getuid?.() !== 0) return [];
  const { emptyFile, emptyFolder } = foldersOf(scratch);
  closed ??= closedBelow('/etc');
  return closed.map(({ path, isFolder }) => ({
    kind: 'read',
    source: isFolder ? emptyFolder : emptyFile,
    target: path,
  }));
}

interface Closed {
  readonly path: string;
  readonly isFolder: boolean;
}

/** Looked for once: /etc is large. */
let closed: readonly Closed[] | undefined;

/** For a view that could not be mounted: a package manager may be at work in /etc. */
export function lookAgain(): void {
  closed = undefined;
}

function closedBelow(folder: string): Closed[] {
  return namesOf(folder).flatMap((name) => {
    const path = join(folder, name);
    const stat = statOf(path);
    if (stat === undefined || stat.isSymbolicLink()) return [];
    const isFolder = stat.isDirectory();
    if ((stat.mode & (isFolder ? 0o001 : 0o004)) === 0) return [{ path, isFolder }];
    return isFolder ? closedBelow(path) : [];
  });
}
