import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface WatchedProcess {
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface WatchedEnd {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Of `performance.now()`. */
  readonly startedAt: number;
  readonly wallMs: number;
  /** Highest sum of the resident sets of the process and its descendants, looked at every few milliseconds. */
  readonly peakBytes: number;
}

const LOOK_EVERY_MS = 40;

/** Runs a program to its end and watches its memory. */
export async function watchProcess({ argv: [program, ...args], cwd, env }: WatchedProcess): Promise<WatchedEnd> {
  const startedAt = performance.now();
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  let peakBytes = 0;
  const look = (): void => {
    peakBytes = Math.max(peakBytes, treeBytes(child.pid ?? 0));
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  const [exitCode, wallMs] = await new Promise<[number | null, number]>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve([code, performance.now() - startedAt]));
  });
  clearInterval(timer);
  return { exitCode, stdout, stderr, startedAt, wallMs, peakBytes };
}

/** Sum of the resident sets. Between fork and exec a child shows its parent's memory: the same address space counts once. */
function treeBytes(root: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? /^\d+ \(.*\) \S (\d+)/s.exec(read(name, 'stat'))?.[1] : undefined;
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const spaces = new Map<number, number>();
  for (const pid of parents.keys()) {
    if (!descends(pid, root, parents)) continue;
    const [size = 0, resident = 0] = read(`${pid}`, 'statm').split(' ').map(Number);
    spaces.set(size, Math.max(resident, spaces.get(size) ?? 0));
  }
  return [...spaces.values()].reduce((sum, pages) => sum + pages, 0) * PAGE_BYTES;
}

const PAGE_BYTES = 4096;

function descends(pid: number, root: number, parents: ReadonlyMap<number, number>): boolean {
  for (let at: number | undefined = pid; at !== undefined; at = parents.get(at)) if (at === root) return true;
  return false;
}

/** Empty for a process that has ended meanwhile. */
function read(pid: string, file: 'stat' | 'statm'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}
