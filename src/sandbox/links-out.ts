import { readlinkSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { linksBelow } from './links-below.js';
import { isBelow, isWithin } from './paths.js';
import type { Mount, SandboxFolders } from './mount.js';

/** What a link of the workspace leads to outside of it. */
export interface LinkedPlace {
  readonly path: string;
  readonly isFolder: boolean;
}

/** The sandbox makes these itself, and nothing is put there. */
const OWN = ['/proc', '/sys', '/dev', '/run', '/var/run', '/var/tmp'];

/** Where the links of a workspace lead that is not below it, as far as something is there. */
export function linksOut(workspace: string): LinkedPlace[] {
  const paths = new Set((linksBelow(workspace) ?? []).flatMap(leadsTo));
  const outside = [...paths].filter((path) => ![workspace, ...OWN].some((folder) => isWithin(path, folder)));
  return outside.flatMap(placeAt);
}

/**
 * Something empty in the place of what is out of sight: programs that look at every file of a workspace stop at a link
 * that leads nowhere.
 */
export function standInsFor(
  places: readonly LinkedPlace[],
  mounts: readonly Mount[],
  { emptyFile, emptyFolder }: Pick<SandboxFolders, 'emptyFile' | 'emptyFolder'>,
): Mount[] {
  const taken = [...mounts.map(({ target }) => target), ...places.map(({ path }) => path)];
  return places
    .filter(({ path }) => !isSeen(path, mounts) && !taken.some((target) => isBelow(target, path)))
    .map(({ path, isFolder }) => ({ kind: 'read', source: isFolder ? emptyFolder : emptyFile, target: path }));
}

function isSeen(path: string, mounts: readonly Mount[]): boolean {
  const around = mounts.findLast(({ target }) => isWithin(path, target));
  return around !== undefined && (around.kind !== 'write' || around.target === path);
}

function leadsTo(link: string): string[] {
  try {
    return [resolve(dirname(link), readlinkSync(link))];
  } catch {
    return [];
  }
}

function placeAt(path: string): LinkedPlace[] {
  try {
    const stat = statSync(path);
    return stat.isFile() || stat.isDirectory() ? [{ path, isFolder: stat.isDirectory() }] : [];
  } catch {
    return [];
  }
}
