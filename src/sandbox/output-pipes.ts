import { execFile } from 'node:child_process';
import { closeSync, constants, openSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Both ends of a pipe, open in this process and inherited by nobody who is not given them. */
export interface Pipe {
  readonly readEnd: number;
  readonly writeEnd: number;
}

const BATCH = 32;

/**
 * Real pipes for the output of children. Node's own `pipe` is a socket, on which `echo … > /dev/stderr` fails though
 * it works everywhere else. Node cannot make pipes, so they are opened as FIFOs, a batch at a time, and unlinked at once.
 */
export class OutputPipes {
  readonly #folder: string;
  readonly #ready: Pipe[] = [];
  #making: Promise<void> | undefined;
  #unavailable = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Undefined where there are none to be had (no mkfifo, nowhere to write). */
  async take(): Promise<Pipe | undefined> {
    while (this.#ready.length === 0 && !this.#unavailable) {
      await (this.#making ??= this.#make().finally(() => (this.#making = undefined)));
    }
    return this.#ready.pop();
  }

  async #make(): Promise<void> {
    try {
      const folder = await mkdtemp(join(this.#folder, 'greengate-pipes-'));
      try {
        const paths = Array.from({ length: BATCH }, (_, at) => join(folder, String(at)));
        await promisify(execFile)('mkfifo', ['-m', '600', ...paths], { env: { PATH: '/usr/bin:/bin' } });
        for (const path of paths) this.#ready.push(open(path));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    } catch {
      this.#unavailable = true;
    }
  }
}

function open(path: string): Pipe {
  // In this order neither open waits for the other end.
  const readEnd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    return { readEnd, writeEnd: openSync(path, constants.O_WRONLY) };
  } catch (error) {
    closeSync(readEnd);
    throw error;
  }
}
