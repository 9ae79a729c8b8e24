import { existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { layerFolders } from './mount-table.js';
import { realPath } from './look.js';
import { isWithin } from './paths.js';
import { WRITTEN_CACHES } from './shown-places.js';
import { foldersOf, type Mount, type ViewParts } from './mount.js';

export interface CacheParts extends Pick<ViewParts, 'environment' | 'scratch'> {
  /** The home folder as commands know it. */
  readonly home: string | undefined;
  /** Nothing of these is shown. */
  readonly kept: readonly string[];
}

/** Caches that are there, at home and where the environment names them. */
export function cacheLayers({ environment, scratch, home, kept }: CacheParts): Mount[] {
  const { layers: folder } = foldersOf(scratch);
  return WRITTEN_CACHES.flatMap(({ atHome, variable, isRemade = false }, at): Mount[] => {
    const named = variable === undefined ? '' : (environment[variable.name] ?? '');
    const places = [
      ...(home === undefined ? [] : [join(home, atHome)]),
      ...(named.startsWith('/') ? [join(named, variable?.part ?? '.')] : []),
    ];
    return [...new Set(places)].flatMap((target, which) => {
      const source = realPath(target);
      if (source === undefined || kept.some((one) => isWithin(one, source)) || /[,:\\"]/.test(source)) return [];
      return [{ kind: 'layer', source, target, layer: { folder: join(folder, `${at}-${which}`), isRemade } }];
    });
  });
}

export interface LayerParts {
  /** Can this way of isolation show folders that are written to elsewhere? */
  readonly canLayer: boolean;
  /** Of a command that may run beside others: nothing is written. */
  readonly isReader: boolean;
  /** Where this request's writes are kept. */
  readonly layers: string;
}

/**
 * Caches as this request sees them: over the machine's own what the run has written so far. Where nothing can be layered,
 * tools that fill an empty cache themselves get one of the run's own, and all others the machine's, read-only.
 */
export function placeLayers(mounts: readonly Mount[], { canLayer, isReader, layers }: LayerParts): Mount[] {
  return mounts.map((mount): Mount => {
    const { source, target, layer } = mount;
    if (layer === undefined) return mount;
    const folder = join(layers, basename(layer.folder));
    const [upper, work] = layerFolders(folder);
    if (canLayer && isReader)
      return existsSync(upper)
        ? { ...mount, layer: { ...layer, folder, isReadOnly: true } }
        : { kind: 'read', source, target };
    if (!canLayer && !layer.isRemade) return { kind: 'read', source, target };
    for (const path of [upper, work]) mkdirSync(path, { recursive: true });
    return canLayer ? { ...mount, layer: { ...layer, folder } } : { kind: 'write', source: upper, target };
  });
}
