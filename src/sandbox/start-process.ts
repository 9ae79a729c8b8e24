import { spawn } from 'node:child_process';
import { closeSync, existsSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';

import { messageOf } from '../errors.js';
import type { Pipe } from './output-pipes.js';
import { send } from './strays.js';
import type { ProcessRequest, ProcessResult } from './types.js';

export interface Child {
  /** Its process group, in which to look for what it leaves behind; undefined where nothing can be left. */
  readonly group: number | undefined;
  /** Ends it and what it started. */
  send(signal: NodeJS.Signals): void;
  /** Settled by the process itself, whenever it ends. */
  readonly exited: Promise<Pick<ProcessResult, 'exitCode' | 'signal'>>;
  /** With a pipe both outputs come in `stdout`, in the order they were written. */
  readonly stdout: Readable;
  readonly stderr: Readable | undefined;
}

/** Starts a process in a group of its own. Returns it, or why it could not be started; never throws for that. */
export async function startProcess(
  request: ProcessRequest,
  env: Readonly<Record<string, string>>,
  pipe: Pipe | undefined,
): Promise<Child | string> {
  const [program, ...args] = request.argv;
  const stdin = request.input === undefined ? 'ignore' : 'pipe';
  const output = pipe?.writeEnd ?? 'pipe';
  const reading = pipe && new Socket({ fd: pipe.readEnd, readable: true, writable: false });
  try {
    const child = spawn(program, args, { cwd: request.cwd, env, detached: true, stdio: [stdin, output, output] });
    if (child.pid === undefined) throw await new Promise<Error>((resolve) => child.once('error', resolve));
    const group = child.pid;
    // Of kill() and the like; the exit tells what matters. A command may also end without reading its input.
    child.on('error', () => {});
    child.stdin?.on('error', () => {});
    child.stdin?.end(request.input);
    const stdout = reading ?? child.stdout;
    if (!stdout) throw new Error('a process without stdout');
    return {
      group,
      send: (signal) => void send(-group, signal),
      exited: new Promise((resolve) => child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }))),
      stdout,
      stderr: child.stderr ?? undefined,
    };
  } catch (error) {
    // Thrown at once: a NUL byte in an argument, a command line that is too long.
    reading?.destroy();
    return startProblem(request, error);
  } finally {
    // The child has its own copy; the end of the output is seen when the last one is closed.
    if (pipe) closeSync(pipe.writeEnd);
  }
}

function startProblem(request: ProcessRequest, error: unknown): string {
  if (!existsSync(request.cwd)) return `the working directory ${request.cwd} does not exist`;
  const [program] = request.argv;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return `${program}: not found`;
    case 'EACCES':
      return `${program}: permission denied`;
    case 'E2BIG':
      return `${program}: the command line is too long`;
    default:
      return messageOf(error);
  }
}
