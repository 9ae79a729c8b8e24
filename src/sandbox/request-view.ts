import { lstatSync } from 'node:fs';
import { join, relative } from 'node:path';

import { isBelow, isWithin } from './paths.js';
import type { ProcessRequest } from './types.js';
import { inOrder, type Mount } from './mount.js';
import { shown } from './view.js';

export interface Wanted extends Pick<ProcessRequest, 'standIn' | 'readOnly' | 'show'> {
  readonly workspace: string;
  readonly kept: readonly string[];
}

export interface RequestView {
  readonly mounts: readonly Mount[];
  /** What is to be kept and cannot be mounted, as it is missing or a link: paths below the workspace. */
  readonly unmountable: readonly string[];
}

/** The view of a run with what one request wants of it. */
export function requestView(view: readonly Mount[], wanted: Wanted): RequestView {
  const { workspace, standIn, readOnly = [], show = [], kept } = wanted;
  const outside = standIn ?? workspace;
  const base =
    standIn === undefined
      ? view
      : view.flatMap((mount) => {
          if (isBelow(mount.target, workspace)) return [];
          return [mount.target === workspace ? { ...mount, source: standIn } : mount];
        });
  const protectedPaths = [join(workspace, '.git'), ...readOnly.filter((path) => isBelow(path, workspace))];
  const held = protectedPaths.map((path) =>
    ofTheWorkspace(hold(relative(workspace, path), { outside, workspace }), workspace),
  );
  const added = [
    ...held.flatMap(({ mounts }) => mounts),
    ...show.flatMap((path) => shown(path, kept)).filter(({ target }) => !isWithin(target, workspace)),
  ];
  const all = new Map(base.map((mount) => [mount.target, mount]));
  for (const mount of added) if (mount.kind === 'read' || !all.has(mount.target)) all.set(mount.target, mount);
  return { mounts: inOrder([...all.values()]), unmountable: held.flatMap(({ unmountable }) => unmountable) };
}

/** A stand-in that has a place for it is shown the git data of the workspace. */
function ofTheWorkspace(view: RequestView, workspace: string): RequestView {
  const git = join(workspace, '.git');
  const isThere = lstatSync(git, { throwIfNoEntry: false }) !== undefined;
  const mounts = view.mounts.map((mount) => (mount.target === git && isThere ? { ...mount, source: git } : mount));
  return { ...view, mounts };
}

/**
 * Read-only, and in its place: what a folder is mounted on cannot be renamed, the folders around it can, so that each
 * of them is mounted on itself.
 */
function hold(path: string, { outside, workspace }: { outside: string; workspace: string }): RequestView {
  const parts = path.split('/');
  const steps = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  for (const step of steps) {
    const stat = lstatSync(join(outside, step), { throwIfNoEntry: false });
    if (stat === undefined || stat.isSymbolicLink()) return { mounts: [], unmountable: [path] };
  }
  const mounts = steps.map((step): Mount => ({
    kind: step === path ? 'read' : 'write',
    source: join(outside, step),
    target: join(workspace, step),
  }));
  return { mounts, unmountable: [] };
}

/** Where a folder of the request is outside. */
export function outsideOf(cwd: string, { workspace, standIn }: Pick<Wanted, 'workspace' | 'standIn'>): string {
  return standIn !== undefined && isWithin(cwd, workspace) ? join(standIn, relative(workspace, cwd)) : cwd;
}
