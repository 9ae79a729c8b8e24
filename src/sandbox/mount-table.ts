import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isBelow, isWithin } from './paths.js';
import type { Layer, Mount } from './mount.js';

/** A file system as it is mounted now. */
export interface Mounted {
  readonly path: string;
  readonly flags: readonly string[];
}

const SHM = 'size=268435456,nosuid,nodev';
/** Writing here reaches beyond the sandbox; the kernel asks root for no more than being root. */
export function kernelSettings(proc: string): string[] {
  const names = ['sys', 'sysrq-trigger', 'irq', 'bus', 'fs', 'acpi', 'scsi'];
  return names.filter((name) => existsSync(join('/proc', name))).map((name) => join(proc, name));
}

export const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];

/** The table from which `mount --all` makes what an isolated process sees below `root`. */
export function mountTable(root: string, mounts: readonly Mount[], mounted: readonly Mounted[]): string {
  const bound = mounts.flatMap(({ kind, source, target, layer }) => {
    if (kind === 'link') return [];
    if (layer !== undefined) return [overlay(source, join(root, target), layer)];
    const own = [bind(source, join(root, target), kind, flagsAt(source, mounted))];
    // Read-only counts for the mount itself, not for what is mounted within.
    const within = kind === 'write' ? [] : mounted.filter(({ path }) => isBelow(path, source));
    return [
      ...own,
      ...within.map(({ path, flags }) => bind(path, join(root, target, path.slice(source.length)), kind, flags)),
    ];
  });
  const devices = DEVICES.map((name) => line(`/dev/${name}`, join(root, 'dev', name), 'none', 'bind'));
  const proc = join(root, 'proc');
  return [
    bind(root, root, 'read', flagsAt(root, mounted)),
    ...devices,
    line('tmpfs', join(root, 'dev/shm'), 'tmpfs', SHM),
    line('devpts', join(root, 'dev/pts'), 'devpts', 'newinstance,ptmxmode=0666,mode=620,nosuid,noexec'),
    line('proc', proc, 'proc', 'nosuid,nodev,noexec'),
    ...kernelSettings(proc).map((path) => line(path, path, 'none', 'bind,ro')),
    ...bound,
    '',
  ].join('\n');
}

/** All mounts of this process. */
export function mountedNow(): Mounted[] {
  const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n').filter(Boolean);
  return lines.map((one) => {
    const [, , , , path = '', flags = ''] = one.split(' ');
    const plain = path.replace(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(parseInt(octal, 8)));
    return { path: plain, flags: flags.split(',') };
  });
}

/** In a namespace of one's own, these may be added but not taken away: a read-only remount has to repeat them. */
const KEPT_FLAGS = ['nodev', 'noexec'];

function bind(source: string, target: string, kind: Mount['kind'], flags: readonly string[]): string {
  const kept = KEPT_FLAGS.filter((flag) => flags.includes(flag));
  const options = ['rbind', 'nosuid', ...(kind === 'read' ? ['ro'] : []), ...kept];
  return line(source, target, 'none', options.join(','));
}

function overlay(source: string, target: string, { folder, isReadOnly }: Layer): string {
  const [upper, work] = layerFolders(folder);
  const own =
    isReadOnly === true
      ? [`lowerdir=${upper}:${source}`]
      : [`lowerdir=${source}`, `upperdir=${upper}`, `workdir=${work}`];
  // Without it the system keeps its own marks in attributes that only root may write.
  const marks = process.getuid?.() === 0 ? [] : ['userxattr'];
  return line('overlay', target, 'overlay', [...own, ...marks, 'nosuid', 'nodev'].join(','));
}

/** What is written, and what the system needs to do so in one step. */
export function layerFolders(folder: string): readonly [upper: string, work: string] {
  return [join(folder, 'upper'), join(folder, 'work')];
}

/** Of the mount that a path lies on. Of several at the same place the last one is seen. */
function flagsAt(path: string, mounted: readonly Mounted[]): readonly string[] {
  const over = mounted.filter((mount) => isWithin(path, mount.path));
  const longest = Math.max(...over.map((mount) => mount.path.length));
  return over.findLast((mount) => mount.path.length === longest)?.flags ?? [];
}

function line(source: string, target: string, type: string, options: string): string {
  return [source, target, type, options].map(escaped).join(' ') + ' 0 0';
}

function escaped(text: string): string {
  return text.replace(/[\s\\#]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);
}
