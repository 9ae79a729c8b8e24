import { lstatSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { DEVICES } from './mount-table.js';
import { isBelow } from './paths.js';
import type { Mount } from './mount.js';

const DEVICE_LINKS = {
  'dev/fd': '/proc/self/fd',
  'dev/stdin': '/proc/self/fd/0',
  'dev/stdout': '/proc/self/fd/1',
  'dev/stderr': '/proc/self/fd/2',
  'dev/ptmx': 'pts/ptmx',
  'var/run': '/run',
  'var/tmp': '/tmp',
} as const;

/** Makes what a view is mounted on: a root folder that no command can write to. */
export function makeRoot(root: string, mounts: readonly Mount[]): void {
  for (const folder of ['proc', 'dev/shm', 'dev/pts', 'run', 'tmp']) makePlace(root, folder, 'folder');
  for (const name of DEVICES) makePlace(root, `dev/${name}`, 'file');
  for (const [path, text] of Object.entries(DEVICE_LINKS)) makeLink(root, path, text);
  for (const { kind, source, target } of mounts) {
    if (aroundOf(target, mounts) !== undefined) continue;
    if (kind === 'link') makeLink(root, target, source);
    else makePlace(root, target, kindOf(source));
  }
}

/**
 * Makes the mount points that lie in folders to which commands can write, anew where a command put something else: a
 * link there would lead the mount, and us, away. `mayRemove`: nothing runs that could change what is looked at.
 */
export function makeMountPoints(mounts: readonly Mount[], folders: readonly string[], mayRemove: boolean): void {
  for (const { kind, source, target } of mounts) {
    const around = aroundOf(target, mounts);
    if (around === undefined || kind === 'link' || !folders.includes(around.source)) continue;
    makePlace(around.source, target.slice(around.target.length + 1), kindOf(source), mayRemove);
  }
}

/** The mount that a mount point lies in. */
function aroundOf(target: string, mounts: readonly Mount[]): Mount | undefined {
  return mounts.findLast((mount) => isBelow(target, mount.target));
}

function kindOf(source: string): 'file' | 'folder' {
  return statSync(source).isDirectory() ? 'folder' : 'file';
}

function makePlace(root: string, path: string, kind: 'file' | 'folder', mayRemove = true): void {
  const names = path.split('/').filter(Boolean);
  let at = root;
  for (const [index, name] of names.entries()) {
    at = join(at, name);
    const wanted = index < names.length - 1 ? 'folder' : kind;
    const stat = lstatSync(at, { throwIfNoEntry: false });
    if (wanted === 'folder' ? stat?.isDirectory() : stat?.isFile()) continue;
    // Without its place the view cannot be mounted, and the command is not started.
    if (stat !== undefined && !mayRemove) return;
    if (stat !== undefined) rmSync(at, { recursive: true });
    if (wanted === 'folder') mkdirSync(at);
    else writeFileSync(at, '', { flag: 'wx' });
  }
}

function makeLink(root: string, path: string, text: string): void {
  const at = join(root, path);
  if (lstatSync(at, { throwIfNoEntry: false }) !== undefined) return;
  makePlace(root, dirname(path), 'folder');
  symlinkSync(text, at);
}
