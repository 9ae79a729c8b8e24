import { join } from 'node:path';

import type { Environment } from './environment.js';

/**
 * One thing that an isolated process sees. `link`: a symbolic link whose text is `source`. `layer`: a folder that is
 * read from `source` and written to `layer.folder`, where nothing of the machine's is changed.
 */
export interface Mount {
  readonly kind: 'read' | 'write' | 'link' | 'layer';
  readonly source: string;
  readonly target: string;
  readonly layer?: Layer;
}

export interface Layer {
  /** Where what is written lies, and a folder beside it that the system wants. */
  readonly folder: string;
  readonly isReadOnly?: boolean;
  /** Where nothing can be layered, the folder alone will do. */
  readonly isRemade: boolean;
}

export interface ViewParts {
  readonly environment: Environment;
  /** Absolute real paths; `scratch` is a private folder of the run. */
  readonly workspace: string;
  readonly scratch: string;
}

/** Folders of the run: what is shown in the place of the machine's own, and what covers that which is not to be read. */
export interface SandboxFolders {
  readonly folder: string;
  readonly home: string;
  readonly temp: string;
  /** Where a first process notes what is not an exit code, when it can write nowhere else. */
  readonly notes: string;
  /** What is written to caches of the machine. */
  readonly layers: string;
  readonly emptyFile: string;
  readonly emptyFolder: string;
  /** Where the view is mounted, for the ways that need a place for it. */
  readonly root: string;
}

export function foldersOf(scratch: string): SandboxFolders {
  const folder = join(scratch, 'sandbox');
  return {
    folder,
    home: join(folder, 'home'),
    temp: join(folder, 'tmp'),
    notes: join(folder, 'notes'),
    layers: join(folder, 'layers'),
    emptyFile: join(folder, 'empty'),
    emptyFolder: join(folder, 'nothing'),
    root: join(folder, 'root'),
  };
}

/** Parents first. */
export function inOrder(mounts: readonly Mount[]): Mount[] {
  return [...mounts].sort((a, b) => (a.target < b.target ? -1 : 1));
}
