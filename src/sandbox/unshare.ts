import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { JobShell } from './job-shell.js';
import { mountedNow, mountTable } from './mount-table.js';
import type { OutputPipes } from './output-pipes.js';
import { makeRoot } from './root-folder.js';
import { systemProgram } from './system-program.js';
import type { Mount, SandboxFolders } from './mount.js';
import type { Way } from './way.js';

const NAMESPACES = ['--mount', '--pid', '--net', '--ipc', '--uts', '--cgroup', '--fork', '--kill-child'];
const DROP = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];

export interface UnshareParts {
  readonly folders: SandboxFolders;
  readonly pipes: OutputPipes;
  /** `own`: a user namespace, which needs no privileges where the system allows it. `root`: we are. `sudo`: becomes root. */
  readonly by: 'own' | 'root' | 'sudo';
}

/** By what util-linux brings: root sets up the view, be it only that of a namespace, and the command has nothing of it. */
export function unshareWay({ folders, pipes, by }: UnshareParts): Way | string {
  const programs = findPrograms(['unshare', 'setpriv', 'mount', 'chroot', 'sh', ...(by === 'sudo' ? ['sudo'] : [])]);
  if (typeof programs === 'string') return programs;
  const [unshare = '', setpriv = '', , chroot = '', , sudo] = programs;
  const tables = new TableFiles(folders);
  const isOwn = by === 'own';
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? 0;
  // Root of a namespace of one's own for the set-up; a second namespace gives the own number back to anybody but root.
  const back = [unshare, '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--keep-caps'];
  const user = isOwn ? ['--user', '--map-root-user'] : [];
  const become = isOwn ? [] : [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const drop = [setpriv, ...DROP, ...(uid === 0 ? [] : ['--ambient-caps=-all']), ...become];
  let shell: JobShell | undefined;
  return {
    name: by === 'sudo' ? 'sudo-unshare' : 'unshare',
    layers: true,
    run: (request, environment) => {
      const parts = { by: sudo === undefined ? [] : [sudo, '-n', '--'], folder: join(folders.folder, 'jobs'), pipes };
      shell ??= new JobShell(parts);
      return shell.run(request, environment);
    },
    start({ argv, env, mounts, note }) {
      const inside = [...(isOwn && uid !== 0 ? back : []), chroot, folders.root, ...drop, ...argv];
      const setup = setUp({ table: tables.fileFor(mounts), note, then: inside });
      return { argv: [unshare, ...user, ...NAMESPACES, ...setup], env };
    },
  };
}

/** In the order of the names, or which of them are missing. */
function findPrograms(names: readonly string[]): readonly string[] | string {
  const found = names.map((name) => [name, systemProgram(name)] as const);
  const missing = found.filter(([, path]) => path === undefined).map(([name]) => name);
  return missing.length > 0 ? `${missing.join(', ')} not installed` : found.flatMap(([, path]) => path ?? []);
}

interface SetUp {
  readonly table: string;
  readonly note: string;
  readonly then: readonly string[];
}

/** Mounts, and the loopback device, which tests listen on. Without them the command is not started. */
function setUp({ table, note, then }: SetUp): string[] {
  return ['/bin/sh', '-c', SCRIPT, 'sh', table, note, ...then];
}

// The search path of commands may lead into the workspace: it counts only from where the command is inside.
const SCRIPT = `
table=$1; note=$2; theirs=$PATH
shift 2
PATH=/usr/sbin:/usr/bin:/sbin:/bin
{ mount --no-mtab --all --fstab "$table" && { ip link set lo up || ifconfig lo up || perl -e '${loopbackUp()}'; } } >&2 || {
  echo no-sandbox >"$note"
  exit 125
}
PATH=$theirs
exec "$@"
`;

/** The same by the system call, which has the same number everywhere. */
function loopbackUp(): string {
  return 'my $up = pack("a16s", "lo", 1); socket(S, 2, 2, 0) && ioctl(S, 0x8914, $up) or exit 1';
}

/** A file for each view: mostly there is only one. */
class TableFiles {
  readonly #folders: SandboxFolders;
  readonly #made = new Map<string, string>();

  constructor(folders: SandboxFolders) {
    this.#folders = folders;
  }

  fileFor(mounts: readonly Mount[]): string {
    const key = JSON.stringify(mounts);
    const made = this.#made.get(key);
    if (made !== undefined) return made;
    const { root, folder } = this.#folders;
    makeRoot(root, mounts);
    const path = join(folder, `mounts-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`);
    writeFileSync(path, mountTable(root, mounts, mountedNow()));
    this.#made.set(key, path);
    return path;
  }
}
