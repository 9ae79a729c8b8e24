import { lstatSync, readlinkSync, symlinkSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';

import { letOwnerIn } from './let-owner-in.js';
import { removeFolderNow } from './remove-folder.js';

/**
 * For paths below a folder that nothing can be mounted on, as they are missing or led through a link. Call it before a
 * command, and what it returns after it: what the command made there is taken away, and the link is put back.
 */
export function keepAsWas(folder: string, paths: readonly string[]): () => void {
  const before = paths.map((path) => ({ path, link: firstLink(folder, path) }));
  return () => {
    for (const { path, link } of before) {
      const now = firstLink(folder, path);
      if (link !== undefined && now?.at === link.at && now.text === link.text) continue;
      // Never through a link: it is the link that is taken away.
      removeFolderNow(link?.at ?? now?.at ?? join(folder, path));
      if (link !== undefined) symlinkSync(link.text, link.at);
    }
  };
}

interface Link {
  readonly at: string;
  readonly text: string;
}

/** The first link on the way from a folder to a path below it. */
function firstLink(folder: string, path: string): Link | undefined {
  let at = folder;
  for (const name of path.split('/')) {
    at = join(at, name);
    const stat = statIn(at);
    if (stat === undefined) return undefined;
    if (stat.isSymbolicLink()) return { at, text: readlinkSync(at) };
  }
  return undefined;
}

/** Also where the command has closed the folder. */
function statIn(path: string): Stats | undefined {
  const stat = (): Stats | undefined => lstatSync(path, { throwIfNoEntry: false });
  try {
    return stat();
  } catch {
    letOwnerIn(dirname(path));
    return stat();
  }
}
