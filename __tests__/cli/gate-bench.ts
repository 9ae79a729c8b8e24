import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawn } from 'node:child_process';
import type { VerdictRecord } from '../../src/report/verdict-record.js';

const DIST = fileURLToPath(new URL('../../dist/index.js', import.meta.url));

export type Files = Readonly<Record<string, string>>;

export interface Answer {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Judged extends Answer {
  readonly record: VerdictRecord;
}

/** A place to try `gate` in, through the built product. */
export interface GateBench {
  readonly directory: string;
  gate(args: readonly string[], cwd?: string): Promise<Answer>;
  /** Writes two folders and a request, and judges them. */
  folders(change: {
    start: Files;
    final: Files;
    request?: string;
    command?: string;
    flags?: readonly string[];
  }): Promise<Judged>;
  close(): Promise<void>;
}

/** `program`: another build than the one of this project. */
export async function gateBench(program = DIST): Promise<GateBench> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'greengate-gate-')));
  let count = 0;
  const gate = (args: readonly string[], cwd = directory) => answerOf([program, 'gate', ...args], cwd, directory);
  return {
    directory,
    gate,
    folders: async ({ start, final, request = '', command, flags: more = [] }) => {
      const place = join(directory, String((count += 1)));
      await writeFiles(join(place, 'start'), start);
      await writeFiles(join(place, 'final'), final);
      await writeFile(join(place, 'request.txt'), request);
      const flags = ['--start', 'start', '--final', 'final', '--request', 'request.txt', '--json'];
      const answer = await gate([...flags, ...(command === undefined ? [] : ['--command', command]), ...more], place);
      return { ...answer, record: JSON.parse(answer.stdout) as VerdictRecord };
    },
    close: () => rm(directory, { recursive: true, force: true, maxRetries: 3 }),
  };
}

export async function writeFiles(folder: string, files: Files): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

function answerOf(args: readonly string[], cwd: string, scratch: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/', TMPDIR: scratch };
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const out: string[] = [];
    const err: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => err.push(text));
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, stdout: out.join(''), stderr: err.join('') }));
  });
}
