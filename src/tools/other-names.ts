import { lstatSync } from 'node:fs';

/** Where package managers link files from their store, which lies outside on purpose. */
const PACKAGES = /(?:^|\/)(?:node_modules|\.pnpm|\.venv|venv|site-packages)(?:\/|$)/;

/**
 * Has the file a second name (a hard link), which may be that of somebody else's file outside the workspace? Git makes
 * none; what package managers install has them.
 */
export function mayBeElsewhere(path: string, { nlink }: { readonly nlink: number }): boolean {
  return nlink > 1 && !PACKAGES.test(path);
}

/** The same for a name in the workspace; false where there is nothing, or no file. */
export function hasOtherName(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true && mayBeElsewhere(path, stats);
}
