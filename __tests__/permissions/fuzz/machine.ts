import { spawn, spawnSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BAIT, layOut } from './root.js';
import { placeSpies, readRecords, type Executed } from './spies.js';

/** What running one line did. */
export interface Seen {
  readonly executed: readonly Executed[];
  /** What it printed, at most about 100 KiB of it. */
  readonly output: string;
  /** Absolute paths that it made, changed or removed. Undefined where that was not looked at, or nothing changed. */
  readonly changed: readonly string[] | undefined;
}

export interface Line {
  readonly text: string;
  /** Its changes are looked at, and undone for the next line. */
  readonly writes: boolean;
}

export interface Machine {
  /**
   * `namespace`: a file system, processes and network of its own. `restricted`: where that cannot be had, bash's
   * restricted mode: nothing but the spies can be started, no file written, no process ended.
   */
  readonly kind: 'namespace' | 'restricted';
  /** Runs the lines one after the other in /repo. Throws where the whole did not end in time. */
  readonly run: (lines: readonly Line[]) => Promise<readonly Seen[]>;
}

/** The best machine that can be had here, or one of the kind. */
export function machine(kind: Machine['kind'] = kindHere()): Machine {
  return { kind, run: (lines) => runIn(kind, lines) };
}

const NAMESPACE = [
  '--user',
  '--map-root-user',
  '--mount',
  '--net',
  '--pid',
  '--ipc',
  '--uts',
  '--fork',
  '--kill-child',
];
const PATH = '/usr/bin:/bin';

function kindHere(): Machine['kind'] {
  const probe = 'mount --make-rprivate / && mount --bind /usr/bin /usr/bin && mount -o remount,bind,ro /usr/bin';
  const { status } = spawnSync('unshare', [...NAMESPACE, 'sh', '-c', probe], { stdio: 'ignore', timeout: 10_000 });
  return status === 0 ? 'namespace' : 'restricted';
}

async function runIn(kind: Machine['kind'], lines: readonly Line[]): Promise<readonly Seen[]> {
  const readers = lines.filter(({ writes }) => !writes);
  const writers = lines.filter(({ writes }) => writes);
  // Readers share one look at their changes; where there are any, each is looked at by itself.
  const [check, ...seen] = await runInOrder(kind, [...readers, LOOK, ...writers]).then((all) => [
    ...all.splice(readers.length, 1),
    ...all,
  ]);
  const hasChanged = (check?.changed ?? []).length > 0;
  const ofReaders = hasChanged
    ? await runInOrder(
        kind,
        readers.map(({ text }) => ({ text, writes: true })),
      )
    : seen.slice(0, readers.length);
  const ofWriters = seen.slice(readers.length);
  return lines.map((line) => (line.writes ? ofWriters : ofReaders).shift() ?? NOTHING);
}

const LOOK: Line = { text: ':', writes: true };
const NOTHING: Seen = { executed: [], output: '', changed: undefined };

async function runInOrder(kind: Machine['kind'], lines: readonly Line[]): Promise<Seen[]> {
  const root = mkdtempSync(join(tmpdir(), 'shell-fuzz-'));
  try {
    mkdirSync(join(root, 'job'));
    const job = lines.map(({ text, writes }) => `${writes ? 'writes' : 'reads'}\0${text}\0`);
    writeFileSync(join(root, 'job/lines'), job.join(''));
    await (kind === 'namespace' ? inNamespace(root) : inRestrictedShell(root));
    return lines.map((_, at) => seenBy(root, at));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function seenBy(root: string, at: number): Seen {
  const read = (name: string): string | undefined => {
    try {
      return readFileSync(join(root, 'job', name), 'utf8');
    } catch {
      return undefined;
    }
  };
  const before = read('before');
  const after = read(`${at}.files`);
  return {
    executed: readRecords(read(`${at}.log`) ?? '').map((one) => withoutRoot(one, root)),
    output: read(`${at}.out`) ?? '',
    changed: before === undefined || after === undefined ? undefined : difference(before, after),
  };
}

/** In a restricted shell the paths are those of this machine. */
function withoutRoot({ variables, ...executed }: Executed, root: string): Executed {
  const plain = (text: string): string => text.replaceAll(root, '');
  const path = plain(executed.path.replace(`${root}/bin/`, '/usr/bin/'));
  return { variables, path, directory: plain(executed.directory), args: executed.args.map(plain) };
}

/** Of two listings: what is new, gone or different. */
function difference(before: string, after: string): string[] {
  const [old, now] = [before, after].map((listing) => new Set(listing.split('\0').filter((entry) => entry !== '')));
  const changed = [...(old ?? [])].filter((entry) => now?.has(entry) === false);
  changed.push(...[...(now ?? [])].filter((entry) => old?.has(entry) === false));
  return [...new Set(changed.map((entry) => entry.slice(entry.indexOf('\t') + 1)))].sort();
}

/** What is no part of the machine that lines may change. */
const SCAFFOLD = ['/real', '/usr', '/bin', '/lib*', '/proc', '/dev', '/job', '/seed'];
const isScaffold = SCAFFOLD.map((path) => `-path '${path}'`).join(' -o ');

/** Runs in the new root. A line has five seconds of processor time, and three on the clock. */
const DRIVER = `
ulimit -c 0; ulimit -t 5; ulimit -f 200
list() { /real/find / \\( ${isScaffold} \\) -prune -o -mindepth 1 \\( -type d -printf 'd\\t%p\\0' -o -printf '%y%m %T@\\t%p\\0' \\) > "/job/$1"; }
clean() { /real/find / -mindepth 1 \\( ${isScaffold} -o -exec /real/rm -rf {} + \\) -prune; /real/cp -a /seed/. /; }
clean; list before
at=0
while IFS= read -r -d '' kind <&8 && IFS= read -r -d '' line <&8; do
  ( cd /repo; exec /real/timeout -s KILL 3 /real/bash --noprofile --norc -c "$line" 8<&- 9>"/job/$at.log" >"/job/$at.out" 2>&1 </dev/null )
  if [ "$kind" = writes ]; then list "$at.files"; /real/cmp -s /job/before "/job/$at.files" || clean; fi
  at=$((at + 1))
done 8</job/lines
`;

async function inNamespace(root: string): Promise<void> {
  placeSpies(join(root, 'usr/bin'), { shell: '/real/sh', path: PATH, real: '/real' });
  symlinkSync('usr/bin', join(root, 'bin'));
  for (const name of ['real', 'proc', 'dev', 'seed']) mkdirSync(join(root, name));
  layOut(join(root, 'seed'));
  symlinkSync('/proc/self/fd', join(root, 'dev/fd'));
  writeFileSync(join(root, 'dev/null'), '');
  writeFileSync(join(root, 'job/driver'), DRIVER);
  const binds = libraryFolders(root).map((folder) => [folder, folder]);
  const bind = [...binds, ['/usr/bin', '/real']].map(([from = '', to = '']) => {
    mkdirSync(join(root, to), { recursive: true });
    // Read-only, and without that nothing runs.
    return `mount --bind ${from} "$1${to}"\nmount -o remount,bind,ro "$1${to}"`;
  });
  const script = [
    'set -e',
    'mount --make-rprivate /',
    ...bind,
    'mount -t proc -o ro proc "$1/proc" || true',
    'mount --bind /dev/null "$1/dev/null"',
    `exec chroot "$1" /real/env -i PATH=${PATH} HOME=/home/me LANG=C GITHUB_TOKEN=${BAIT} /real/bash --noprofile --norc /job/driver`,
  ].join('\n');
  await finished('unshare', [...NAMESPACE, 'sh', '-c', script, 'sh', root], { cwd: '/' });
}

/** The library folders of the machine; those that are links are made here. */
function libraryFolders(root: string): string[] {
  const below = (folder: string): string[] => readdirSync(folder).filter((name) => name.startsWith('lib'));
  const isLink = (name: string): boolean => lstatSync(`/${name}`).isSymbolicLink();
  for (const name of below('/').filter(isLink)) symlinkSync(readlinkSync(`/${name}`), join(root, name));
  return [
    ...below('/usr').map((name) => `/usr/${name}`),
    ...below('/')
      .filter((name) => !isLink(name))
      .map((name) => `/${name}`),
  ];
}

/** In restricted mode bash itself refuses slashes in names, redirections to files, exec and cd; PATH it leaves to us. */
const RESTRICTED_DRIVER = `
ulimit -c 0; ulimit -t 5
at=0
while IFS= read -r -d '' kind <&8 && IFS= read -r -d '' line <&8; do
  ( cd repo; exec timeout -s KILL 3 env -i PATH="$2" HOME="$1/home/me" LANG=C GITHUB_TOKEN=${BAIT} "$3" --noprofile --norc -c 'enable -n kill ulimit; readonly PATH SHELL ENV BASH_ENV; set -r; eval "$1"' bash "$line" 8<&- 9>"$1/job/$at.log" >"$1/job/$at.out" 2>&1 </dev/null )
  at=$((at + 1))
done 8<job/lines
`;

async function inRestrictedShell(root: string): Promise<void> {
  layOut(root);
  const bin = join(root, 'bin');
  placeSpies(bin, { shell: '/bin/sh', path: bin });
  const bash = spawnSync('bash', ['-c', 'echo "$BASH"'], { encoding: 'utf8' }).stdout.trim();
  await finished('bash', ['-c', RESTRICTED_DRIVER, 'bash', root, bin, bash], { cwd: root });
}

const MOST_SECONDS = 120;

function finished(command: string, args: readonly string[], { cwd }: { readonly cwd: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: MOST_SECONDS * 1000,
      killSignal: 'SIGKILL',
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The lines did not run (${code ?? 'killed'}): ${errors.slice(0, 2000)}`));
    });
  });
}
