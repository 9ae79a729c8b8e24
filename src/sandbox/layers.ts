import { existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { layerFolders } from './mount-table.js';
import type { Mount } from './view.js';

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
