import { kernelSettings } from './mount-table.js';
import { systemProgram } from './system-program.js';
import type { Mount } from './mount.js';
import type { Way } from './way.js';

const NAMESPACES = ['user', 'net', 'pid', 'ipc', 'uts', 'cgroup-try'].map((name) => `--unshare-${name}`);

/** It covers them itself only where the folder is writable, which for root is not what counts. */
const SETTINGS = kernelSettings('/proc').flatMap((path) => ['--ro-bind', path, path]);

/** By bubblewrap, which needs no privileges where the system lets users have namespaces of their own. */
export function bwrap(options: { readonly nested: boolean }): Way | string {
  const program = systemProgram('bwrap');
  if (program === undefined) return 'not installed';
  const userns = options.nested ? [] : ['--disable-userns'];
  return {
    name: 'bwrap',
    start({ argv, env, mounts }) {
      const own = [
        '--proc',
        '/proc',
        ...SETTINGS,
        '--dev',
        '/dev',
        '--size',
        '268435456',
        '--tmpfs',
        '/dev/shm',
        '--dir',
        '/run',
      ];
      const view = [...mounts.flatMap(option), '--symlink', '/run', '/var/run', '--remount-ro', '/'];
      const started: [string, ...string[]] = [
        program,
        '--die-with-parent',
        '--new-session',
        '--cap-drop',
        'ALL',
        ...NAMESPACES,
        ...userns,
        ...own,
        ...view,
        '--',
        ...argv,
      ];
      return { argv: started, env };
    },
  };
}

function option({ kind, source, target }: Mount): string[] {
  if (kind === 'layer') throw new Error('bubblewrap is never given a layer');
  return [{ read: '--ro-bind', write: '--bind', link: '--symlink' }[kind], source, target];
}
