import { spawn, type ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { LineSplitter, RunnerLog, type StepOutput } from './runner-log.js';

/** After SIGINT, how long until SIGTERM, and from there until the whole process tree is killed. */
export interface CancelDelays {
  readonly terminateAfterMs: number;
  readonly killAfterMs: number;
}

const RUNNER_DELAYS: CancelDelays = { terminateAfterMs: 7500, killAfterMs: 2500 };

export interface Step {
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly masks: readonly string[];
  readonly cancel?: AbortSignal | undefined;
  readonly cancelDelays?: CancelDelays | undefined;
  readonly onLine?: ((line: string) => void) | undefined;
}

export interface StepEnd {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly durationMs: number;
  readonly output: StepOutput;
}

/** One process of a job, its output read as the runner reads it, cancelled as the runner cancels. */
export async function runStep(step: Step): Promise<StepEnd> {
  const started = performance.now();
  const log = new RunnerLog();
  log.result.masks.push(...step.masks);
  const take = (line: string): void => {
    const before = log.result.log.length;
    log.line(line);
    for (const shown of log.result.log.slice(before)) step.onLine?.(shown);
  };
  const [program, ...args] = step.argv;
  const child = spawn(program, args, { cwd: step.cwd, env: step.env, stdio: ['ignore', 'pipe', 'pipe'] });
  const splitters = [child.stdout, child.stderr].map((stream) => {
    const splitter = new LineSplitter(take);
    stream.setEncoding('utf8').on('data', (text: string) => splitter.write(text));
    return splitter;
  });
  const disarm = cancelWith(child, step.cancel, step.cancelDelays ?? RUNNER_DELAYS);
  const [exitCode, signal] = await ending(child);
  disarm();
  for (const splitter of splitters) splitter.end();
  return { exitCode, signal, durationMs: Math.round(performance.now() - started), output: log.result };
}

/** Left-over children may keep the output open: the runner waits for the process, then a little for its output. */
function ending(child: ChildProcess): Promise<[number | null, NodeJS.Signals | null]> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve([code, signal]));
    child.once('exit', (code, signal) => {
      setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
        resolve([code, signal]);
      }, 5000).unref();
    });
  });
}

function cancelWith(child: ChildProcess, cancel: AbortSignal | undefined, delays: CancelDelays): () => void {
  const timers: NodeJS.Timeout[] = [];
  const begin = (): void => {
    child.kill('SIGINT');
    timers.push(
      setTimeout(() => child.kill('SIGTERM'), delays.terminateAfterMs),
      setTimeout(() => void killTree(child), delays.terminateAfterMs + delays.killAfterMs),
    );
  };
  if (cancel?.aborted === true) begin();
  else cancel?.addEventListener('abort', begin, { once: true });
  return () => {
    cancel?.removeEventListener('abort', begin);
    for (const timer of timers) clearTimeout(timer);
  };
}

async function killTree(child: ChildProcess): Promise<void> {
  const descendants = child.pid === undefined ? [] : await descendantsOf(child.pid);
  child.kill('SIGKILL');
  for (const pid of descendants) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself in the meantime.
    }
  }
}

/** Children of children, by the parents that /proc names; none where there is no /proc. */
async function descendantsOf(root: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc').catch(() => [])) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : '';
    const parent = /^\d+ \(.*\) \S (\d+)/s.exec(stat)?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const found = new Set([root]);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
  }
  found.delete(root);
  return [...found];
}
