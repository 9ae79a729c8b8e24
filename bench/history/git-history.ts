import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Change, ChangedFile } from '../../src/tamper/types.js';

const LARGEST = 1024 * 1024;
const ENVIRONMENT = { ...process.env, GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0' };

/** A commit as the gate would see it: its message is the request, its parent the start tree. */
export interface HistoricChange {
  readonly commit: string;
  readonly title: string;
  readonly change: Change;
}

/** A repository, bare or not, that is only read. */
export class GitHistory {
  readonly #folder: string;
  readonly #objects: ChildProcessWithoutNullStreams;
  readonly #waiting: ((bytes: Buffer | undefined) => void)[] = [];
  #received = Buffer.alloc(0);

  constructor(folder: string) {
    this.#folder = folder;
    this.#objects = spawn('git', this.#arguments(['cat-file', '--batch']), { env: ENVIRONMENT });
    this.#objects.stdout.on('data', (bytes: Buffer) => {
      this.#received = Buffer.concat([this.#received, bytes]);
      this.#deliver();
    });
  }

  /** Commits with one parent, newest first; merges say nothing of their own. */
  commits(most: number): string[] {
    const args = ['log', '--no-merges', '--min-parents=1', `--max-count=${String(most)}`, '--format=%H'];
    return this.#git(args).split('\n').filter(Boolean);
  }

  paths(tree: string): string[] {
    return this.#git(['ls-tree', '-r', '-z', '--name-only', tree]).split('\0').filter(Boolean);
  }

  /** Undefined: absent, binary, or larger than the gate reads. */
  async text(tree: string, path: string): Promise<string | undefined> {
    if (path.includes('\n')) return undefined;
    const bytes = await new Promise<Buffer | undefined>((resolve) => {
      this.#waiting.push(resolve);
      this.#objects.stdin.write(`${tree}:${path}\n`);
    });
    if (bytes === undefined || bytes.length > LARGEST || bytes.includes(0)) return undefined;
    return bytes.toString('utf8');
  }

  async change(commit: string, command: string): Promise<HistoricChange> {
    const raw = this.#git(['diff-tree', '-r', '-z', '--no-renames', '--no-commit-id', commit]).split('\0');
    const files: ChangedFile[] = [];
    for (let at = 0; at + 1 < raw.length; at += 2) {
      const [beforeMode = '', afterMode = '', , , status = ''] = (raw[at] ?? '').replace(/^:/, '').split(' ');
      const path = raw[at + 1] ?? '';
      if (beforeMode === '160000' || afterMode === '160000') continue;
      const before = status === 'A' ? undefined : await this.text(`${commit}^`, path);
      const after = status === 'D' ? undefined : await this.text(commit, path);
      const binary = (status !== 'A' && before === undefined) || (status !== 'D' && after === undefined);
      files.push({
        path,
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
        ...(status === 'A' ? {} : { beforeMode }),
        ...(status === 'D' ? {} : { afterMode }),
        ...(binary ? { binary } : {}),
      });
    }
    const request = this.#git(['log', '-1', '--format=%B', commit]).trim();
    const paths = this.paths(commit);
    const read = (path: string): Promise<string | undefined> => this.text(commit, path);
    return { commit, title: request.split('\n')[0] ?? '', change: { request, files, command, paths, read } };
  }

  close(): void {
    this.#objects.stdin.end();
  }

  #deliver(): void {
    for (;;) {
      const end = this.#received.indexOf('\n');
      if (end === -1) return;
      const head = this.#received.subarray(0, end).toString('utf8');
      const size = / \w+ (\d+)$/.exec(head)?.[1];
      const length = size === undefined ? 0 : Number(size) + 1;
      if (this.#received.length < end + 1 + length) return;
      const isBlob = head.includes(' blob ');
      const content = isBlob ? Buffer.from(this.#received.subarray(end + 1, end + length)) : undefined;
      this.#received = this.#received.subarray(end + 1 + length);
      this.#waiting.shift()?.(content);
    }
  }

  #git(args: readonly string[]): string {
    return execFileSync('git', this.#arguments(args), {
      encoding: 'utf8',
      maxBuffer: 256 * LARGEST,
      env: ENVIRONMENT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  }

  #arguments(args: readonly string[]): string[] {
    return ['-c', 'safe.directory=*', '-C', this.#folder, ...args];
  }
}
