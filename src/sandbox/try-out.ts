import { mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createIsolatedSandbox, type IsolatedParts } from './isolated.js';
import { foldersOf } from './mount.js';

/** Tries a way with a command that looks for what is promised. Undefined when all of it holds, else what does not. */
export async function tryOut(
  parts: Omit<IsolatedParts, 'outlets' | 'variables' | 'workspace'>,
): Promise<string | undefined> {
  const { scratch } = parts;
  const folders = foldersOf(scratch);
  // Outside of all that is shown.
  const secret = join(scratch, 'sandbox', 'out-of-sight');
  const workspace = join(scratch, 'sandbox', 'trial');
  mkdirSync(join(workspace, '.git'), { recursive: true });
  writeFileSync(secret, '');
  const ours = NAMESPACES.map((name) => readlinkSync(`/proc/self/ns/${name}`)).join(' ');
  const sandbox = createIsolatedSandbox({ ...parts, workspace, rebuilds: 0 });
  const argv = ['/bin/sh', '-c', SCRIPT, 'sh', secret, folders.folder, ours] as const;
  const result = await sandbox.run({ argv, cwd: workspace, trust: 'steered', timeoutMs: 10_000 });
  rmSync(workspace, { recursive: true, force: true });
  rmSync(secret, { force: true });
  rmSync(folders.layers, { recursive: true, force: true });
  for (const folder of [folders.home, folders.temp])
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
  if (result.ending === 'exited' && result.exitCode === 0) return undefined;
  const said = (result.startError ?? result.output).trim().split('\n').slice(-2).join(' ');
  return said || `ended with ${result.exitCode ?? result.signal ?? result.ending}`;
}

const NAMESPACES = ['mnt', 'pid', 'net', 'ipc', 'uts'];

// Mostly what the shell does itself: each program would cost the run another millisecond.
const SCRIPT = `
secret=$1; folder=$2; ours=$3
fail() { echo "$1"; exit 1; }
for namespace in $(cd /proc/self/ns && readlink ${NAMESPACES.join(' ')}); do
  case " $ours " in *" $namespace "*) fail "the \${namespace%%:*} namespace is not its own" ;; esac
done
[ ! -e "$secret" ] || fail 'files outside are seen'
[ ! -e "$folder/root" ] || fail 'the folder of the run is seen'
{ echo >here; } 2>/dev/null || fail 'the workspace cannot be written'
{ echo >.git/here; } 2>/dev/null && fail '.git can be written'
{ echo >/usr/here; } 2>/dev/null && fail '/usr can be written'
{ echo >/tmp/here; } 2>/dev/null || fail '/tmp cannot be written'
set -- /proc/[0-9]*
[ $# -lt 8 ] || fail 'processes outside are seen'
while read -r name value; do
  case $name in
    NoNewPrivs:) [ "$value" = 1 ] || fail 'privileges can be gained' ;;
    CapEff:|CapPrm:|CapBnd:) [ "$((0x$value))" = 0 ] || fail 'privileges are left' ;;
  esac
done </proc/self/status
exit 0
`;
