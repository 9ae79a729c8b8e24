import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

import type { OutputPipes, Pipe } from './output-pipes.js';
import { runProcess } from './run-process.js';
import type { Child } from './start-process.js';
import { SYSTEM_PATH } from './system-program.js';
import type { ProcessRequest, ProcessResult } from './types.js';

export interface JobShellParts {
  /** What the shell is started by, such as sudo; empty: it runs as we do. */
  readonly by: readonly string[];
  /** A private folder that no command sees. */
  readonly folder: string;
  readonly pipes: OutputPipes;
}

interface Job {
  readonly id: string;
  readonly begun: (problem?: string) => void;
  readonly ended: (exitCode: number | null) => void;
}

/**
 * A shell that starts what it is told: with sudo each start would cost more than all the rest, and in any case less is
 * to be copied of it than of us. It takes orders from our pipe alone, and when that closes, as it does when we are
 * killed, ends all that it has started and itself.
 */
export class JobShell {
  readonly #folder: string;
  readonly #pipes: OutputPipes;
  readonly #shell: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #jobs = new Map<string, Job>();
  #over: string | undefined;

  constructor({ by, folder, pipes }: JobShellParts) {
    this.#folder = folder;
    this.#pipes = pipes;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const [program, ...args] = [
      ...by,
      '/usr/bin/env',
      '-i',
      `PATH=${SYSTEM_PATH}`,
      '/bin/sh',
      '-c',
      LOOP,
      'sh',
      folder,
    ];
    const options = { cwd: '/', env: { PATH: SYSTEM_PATH }, detached: true } as const;
    this.#shell = spawn(program ?? '', args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
    this.#listen();
  }

  /** Runs a process in exactly the given environment. */
  async run(request: ProcessRequest, environment: Readonly<Record<string, string>>): Promise<ProcessResult> {
    const out = await this.#pipes.take();
    const err = request.wholeStdout ? await this.#pipes.take() : undefined;
    return runProcess(request, () => this.#start(request, environment, { out, err }));
  }

  #start(
    { argv, input }: ProcessRequest,
    environment: Readonly<Record<string, string>>,
    { out, err }: { readonly out: Pipe | undefined; readonly err: Pipe | undefined },
  ): Promise<Child | string> {
    const id = randomBytes(8).toString('hex');
    if (out === undefined) return Promise.resolve('no pipe could be made for its output');
    const close = (): void => [out, ...(err ? [err] : [])].forEach(({ writeEnd }) => closeSync(writeEnd));
    if (this.#over !== undefined) {
      close();
      return Promise.resolve(this.#over);
    }
    if (input !== undefined) writeFileSync(this.#path(id, 'input'), input, { mode: 0o600 });
    const from = input === undefined ? '/dev/null' : this.#path(id, 'input');
    const to = (pipe: Pipe): string => `/proc/${process.pid}/fd/${pipe.writeEnd}`;
    writeFileSync(
      this.#path(id, 'job'),
      [
        `read -r pid rest </proc/self/stat && echo "$pid" >${quoted(this.#path(id, 'pid'))}`,
        `exec 3>&1 <${quoted(from)} >${to(out)} 2>${err === undefined ? '&1' : to(err)}`,
        `echo begun ${id} >&3`,
        'exec 3>&-',
        ...Object.entries(environment).map(([name, value]) => `export ${name}=${quoted(value)}`),
        `exec ${argv.map(quoted).join(' ')}`,
        '',
      ].join('\n'),
      { mode: 0o600 },
    );
    const stdout = reading(out);
    const stderr = err && reading(err);
    return new Promise((resolve) => {
      let isBegun = false;
      const exited = new Promise<Awaited<Child['exited']>>((settle) => {
        this.#jobs.set(id, {
          id,
          begun: (problem) => {
            if (isBegun) return;
            isBegun = true;
            close();
            const send = (): void => void this.#shell.stdin.write(`stop ${id}\n`);
            resolve(problem ?? { group: undefined, send, exited, stdout, stderr });
          },
          ended: (exitCode) => settle({ exitCode, signal: null }),
        });
      });
      this.#shell.stdin.write(`run ${id}\n`);
    });
  }

  #listen(): void {
    let said = '';
    this.#shell.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString('utf8')}`.slice(-500)));
    createInterface({ input: this.#shell.stdout }).on('line', (line) => {
      const [word, id = '', code] = line.split(' ');
      const job = this.#jobs.get(id);
      if (word === 'begun') job?.begun();
      if (word === 'ended') this.#end(job, Number(code));
    });
    const over = (why: string): void => {
      this.#over ??= why;
      for (const job of this.#jobs.values()) this.#end(job, null);
    };
    this.#shell.on('error', (error) => over(error.message));
    this.#shell.on('exit', () => over(said.trim() || 'the shell that starts commands has ended'));
    this.#shell.stdin.on('error', () => {});
    // It must not keep us from ending.
    this.#shell.unref();
    for (const stream of [this.#shell.stdin, this.#shell.stdout, this.#shell.stderr])
      if (stream instanceof Socket) stream.unref();
  }

  #end(job: Job | undefined, code: number | null): void {
    if (job === undefined) return;
    this.#jobs.delete(job.id);
    for (const kind of ['job', 'pid', 'input'] as const) rmSync(this.#path(job.id, kind), { force: true });
    job.begun(this.#over ?? 'its output could not be opened');
    job.ended(code);
  }

  #path(id: string, kind: 'job' | 'pid' | 'input'): string {
    return join(this.#folder, `${id}.${kind}`);
  }
}

// What is killed is the first process of the sandbox, the child of the one that made it: when that has been waited for,
// everything in the sandbox is gone.
const LOOP = `
stop() {
  read -r pid <"$1" || return
  read -r first rest <"/proc/$pid/task/$pid/children"
  kill -KILL "\${first:-$pid}"
}
while read -r verb id; do
  case $verb in
    run) { ( . "$1/$id.job" ); echo "ended $id $?"; } & ;;
    stop) stop "$1/$id.pid" 2>/dev/null ;;
  esac
done
kill -KILL 0
`;

function reading(pipe: Pipe): Readable {
  return new Socket({ fd: pipe.readEnd, readable: true, writable: false });
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
