import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

import { BoundedOutput, WholeOutput } from './bounded-output.js';
import { OutputFile } from './output-file.js';
import type { Child } from './start-process.js';
import { endStrays, MARKER, processesNow } from './strays.js';
import type { ProcessRequest, ProcessResult } from './types.js';

const KEPT = 64 * 1024;
/** What a command gets to end by itself after SIGTERM. */
const GRACE_MS = 500;
/** After SIGKILL; only a process of another user can need it. */
const GIVE_UP_MS = 2_000;
/** How long output that somebody still holds is read after the command itself has ended. */
const DRAIN_MS = 75;

/** Starts a process with one more variable, by which it is found again. Resolves with why, where it could not. */
export type Begin = (marker: Readonly<Record<string, string>>) => Promise<Child | string>;

/** Runs a process to its end, bounded in time and output, and leaves nothing of it behind. */
export async function runProcess(request: ProcessRequest, begin: Begin): Promise<ProcessResult> {
  const startedAt = performance.now();
  const marker = randomBytes(8).toString('hex');
  const others = request.trust === 'steered' ? processesNow() : undefined;
  const child = await begin({ [MARKER]: marker });
  if (typeof child === 'string') return { ...notRun('not-started'), startError: child };

  const output = new BoundedOutput({ head: request.keepHead ?? KEPT, tail: request.keepTail ?? KEPT });
  const whole = new WholeOutput(request.mostStdout);
  const file = request.spillTo && new OutputFile(request.spillTo);
  const addOutput = (chunk: Buffer): void => {
    output.add(chunk);
    file?.add(chunk);
  };
  child.stdout.on('data', (chunk: Buffer) => (request.wholeStdout ? whole.add(chunk) : addOutput(chunk)));
  child.stderr?.on('data', addOutput);
  const drain = drained([child.stdout, ...(child.stderr ? [child.stderr] : [])]);

  const exit = await ended(child, request);
  const durationMs = performance.now() - startedAt;
  await drain();
  // Our own git leaves nothing behind unless it was stopped.
  const looked = request.trust === 'steered' || exit.ending !== 'exited';
  const strays = looked && child.group !== undefined ? await endStrays(child.group, marker, others) : 0;
  const stdout = whole.bytes();
  const sizes = { outputBytes: output.total + stdout.length, spilledBytes: file?.close() ?? 0 };
  return { ...exit, ...sizes, output: output.text(), stdout, durationMs, strays };
}

/** The result of a process that never was. */
export function notRun(ending: 'not-started' | 'cancelled'): ProcessResult {
  const sizes = { outputBytes: 0, spilledBytes: 0, durationMs: 0, strays: 0 };
  return { exitCode: null, signal: null, output: '', stdout: Buffer.alloc(0), ...sizes, ending };
}

type Exit = Pick<ProcessResult, 'exitCode' | 'signal' | 'ending'>;

/** Waits for the command itself, ending its whole group on time-out and on the signal. */
function ended(child: Child, request: ProcessRequest): Promise<Exit> {
  return new Promise((resolve) => {
    let ending: Exit['ending'] = 'exited';
    const timers: NodeJS.Timeout[] = [];
    const finish = (exit: Omit<Exit, 'ending'>): void => {
      timers.forEach(clearTimeout);
      request.signal?.removeEventListener('abort', onAbort);
      resolve({ ...exit, ending });
    };
    const stop = (why: Exit['ending']): void => {
      if (ending !== 'exited') return;
      ending = why;
      child.send('SIGTERM');
      timers.push(setTimeout(() => child.send('SIGKILL'), GRACE_MS));
      timers.push(setTimeout(() => finish({ exitCode: null, signal: null }), GRACE_MS + GIVE_UP_MS));
    };
    const onAbort = (): void => stop('cancelled');
    request.signal?.addEventListener('abort', onAbort);
    if (request.signal?.aborted) onAbort();
    timers.push(setTimeout(() => stop('timed-out'), request.timeoutMs));
    void child.exited.then(finish);
  });
}

/** Prepares to read what is left in the pipes, without waiting for a background process that holds them. */
function drained(streams: readonly Readable[]): () => Promise<void> {
  const closed = Promise.all(streams.map(closing));
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    // The immediate lets a late loop read what is there before it gives up.
    const patience = new Promise<void>((resolve) => (timer = setTimeout(() => setImmediate(resolve), DRAIN_MS)));
    await Promise.race([closed, patience]);
    clearTimeout(timer);
    streams.forEach((stream) => stream.destroy());
  };
}

function closing(stream: Readable): Promise<void> {
  // A stream that breaks closes as well.
  stream.on('error', () => {});
  return new Promise((resolve) => stream.once('close', () => resolve()));
}
