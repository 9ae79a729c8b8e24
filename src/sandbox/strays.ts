import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Every process of one run carries this variable with the run's own value, even after setsid. */
export const MARKER = 'GREENGATE_PROCESS';

const ROUNDS = 200;
const ROUND_MS = 5;

/** Who runs now: taken before a command starts, as none of these can be its child. Undefined where there is no /proc. */
export function processesNow(): ReadonlySet<number> | undefined {
  const pids = processIds();
  return pids && new Set(pids);
}

/**
 * Ends whatever a command left behind, in its process group or outside it, and resolves when it is dead.
 * Returns how many processes there were. A process can fork while it is looked for, hence the rounds.
 */
export async function endStrays(group: number, marker: string, before?: ReadonlySet<number>): Promise<number> {
  const found = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const alive = strays(group, marker, before);
    if (alive.length === 0) break;
    for (const pid of alive) {
      found.add(pid);
      send(pid, 'SIGKILL');
    }
    await sleep(ROUND_MS);
  }
  return found.size;
}

/** Signals a process, or a group when negative. One that is gone, or not ours to signal, is left alone. */
export function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ESRCH' || code === 'EPERM') return false;
    throw error;
  }
}

function strays(group: number, marker: string, before: ReadonlySet<number> | undefined): number[] {
  const pids = processIds()?.filter((pid) => before?.has(pid) !== true);
  const groupAlive = send(-group, 0);
  // Without /proc the group as a whole is all that can be found.
  if (pids === undefined) return groupAlive ? [-group] : [];
  const wanted = `${MARKER}=${marker}`;
  return pids.filter((pid) => isMarked(pid, wanted) || (groupAlive && isInGroup(pid, group)));
}

function processIds(): number[] | undefined {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 1 && pid !== process.pid);
  } catch {
    return undefined;
  }
}

/** A zombie has no environment left: it counts as dead. */
function isMarked(pid: number, wanted: string): boolean {
  return readProc(pid, 'environ').includes(wanted);
}

function isInGroup(pid: number, group: number): boolean {
  // The name in parentheses may hold anything: fields are counted after the last one.
  const stat = readProc(pid, 'stat');
  const [state, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state !== 'Z' && state !== 'X' && Number(pgrp) === group;
}

/** Empty for a process that is gone or belongs to somebody else. */
function readProc(pid: number, file: 'environ' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}
