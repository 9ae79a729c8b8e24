import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { openRepository } from '../../src/git/open.js';
import type { Repository } from '../../src/git/repository.js';
import { createPlainSandbox } from '../../src/sandbox/plain.js';

/** A file's content; `link` and `run` make a symbolic link and an executable. */
export type Content = string | Buffer | { readonly link: string } | { readonly run: string };

const ENVIRONMENT = {
  PATH: process.env['PATH'],
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  ...identity('GIT_AUTHOR'),
  ...identity('GIT_COMMITTER'),
};

/** A real repository with one commit, in a folder of its own that holds all a test needs. */
export class Scene {
  readonly root = mkdtempSync(join(tmpdir(), 'greengate-git-'));
  readonly work: string;
  readonly sandbox = createPlainSandbox({ environment: { PATH: process.env['PATH'], HOME: this.root } });
  #scratches = 0;

  constructor(files: Readonly<Record<string, Content>> = { 'a.txt': 'one\n' }) {
    this.work = join(this.root, 'work');
    mkdirSync(this.work);
    this.git('init', '-q', '-b', 'main');
    this.write(files);
    this.git('add', '-A');
    this.git('commit', '-q', '-m', 'start');
  }

  /** The user's own git, in the work tree or in `folder`. */
  git(...args: string[]): string {
    return this.gitIn(this.work, ...args);
  }

  gitIn(folder: string, ...args: string[]): string {
    const options = { cwd: folder, env: { ...ENVIRONMENT, HOME: this.root }, encoding: 'utf8' } as const;
    return execFileSync('git', args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd();
  }

  write(files: Readonly<Record<string, Content>>, folder = this.work): void {
    for (const [path, content] of Object.entries(files)) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      rmSync(file, { force: true });
      if (typeof content === 'string' || Buffer.isBuffer(content)) writeFileSync(file, content);
      else if ('link' in content) symlinkSync(content.link, file);
      else writeFileSync(file, content.run, { mode: 0o755 });
      if (typeof content === 'object' && 'run' in content) chmodSync(file, 0o755);
    }
  }

  /** A bare repository that holds the work tree's main branch. */
  origin(): string {
    const bare = join(this.root, 'origin.git');
    this.git('clone', '-q', '--bare', '.', bare);
    return bare;
  }

  async open(workspace = this.work): Promise<Repository> {
    const scratch = join(this.root, `scratch-${(this.#scratches += 1)}`);
    mkdirSync(scratch);
    return openRepository({ workspace, scratch, sandbox: this.sandbox });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

function identity(prefix: string): Record<string, string> {
  return { [`${prefix}_NAME`]: 'Ada', [`${prefix}_EMAIL`]: 'ada@example.com' };
}

export const BOT = { name: 'greengate[bot]', email: 'greengate[bot]@users.noreply.github.com' };
