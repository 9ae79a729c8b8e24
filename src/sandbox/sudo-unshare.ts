import { join } from 'node:path';

import type { OutputPipes } from './output-pipes.js';
import { RootShell } from './root-shell.js';
import { systemProgram } from './system-program.js';
import { unshareWay, type UnshareParts } from './unshare.js';
import type { Way } from './way.js';

export interface SudoParts extends Omit<UnshareParts, 'by'> {
  readonly pipes: OutputPipes;
}

/** As root by a sudo that asks for no password, where users may have no namespaces; for the command as the user. */
export function sudoUnshare({ pipes, ...parts }: SudoParts): Way | string {
  const sudo = systemProgram('sudo');
  if (sudo === undefined) return 'not installed';
  const way = unshareWay({ ...parts, by: 'root' });
  if (typeof way === 'string') return way;
  let shell: RootShell | undefined;
  return {
    ...way,
    name: 'sudo-unshare',
    run: (request, environment) => {
      shell ??= new RootShell({ sudo, folder: join(parts.folders.folder, 'jobs'), pipes });
      return shell.run(request, environment);
    },
  };
}
