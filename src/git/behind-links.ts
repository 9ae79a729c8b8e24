import { lstatSync } from 'node:fs';

/**
 * Tells of paths below a folder, as latin1 bytes, whether a link has come in the way: git knows such a path and will not
 * look for it. Each folder is looked at once.
 */
export function behindLinks(folder: string): (path: string) => boolean {
  const known = new Map<string, boolean>([['', false]]);
  const isBehind = (path: string): boolean => {
    const around = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    const before = known.get(around);
    if (before !== undefined) return before;
    const found = isLink(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(around, 'latin1')])) || isBehind(around);
    known.set(around, found);
    return found;
  };
  return isBehind;
}

function isLink(file: Buffer): boolean {
  try {
    return lstatSync(file).isSymbolicLink();
  } catch {
    return false;
  }
}
