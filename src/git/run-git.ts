import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { UserError } from '../errors.js';
import type { ProcessResult, Sandbox } from '../sandbox/types.js';
import { assertSameReal } from './real-directory.js';
import type { Repository } from './repository.js';

export interface GitOptions {
  readonly input?: string | Buffer;
  /** Undefined takes a variable of the fixed environment away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly config?: readonly (readonly [key: string, value: string])[];
  readonly timeoutMs?: number;
}

export interface GitResult {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** git said no. What it means is for the caller to say. */
export class GitError extends Error {
  override readonly name = 'GitError';
}

const TIMEOUT_MS = 120_000;

/** Runs git on the trusted directory and returns stdout; any other exit than 0 throws GitError. */
export async function git(repo: Repository, args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  const result = await tryGit(repo, args, options);
  if (result.code !== 0) throw new GitError(`git ${args[0]} failed (exit ${result.code}): ${result.stderr.trim()}`);
  return result.stdout;
}

/** The same, for callers that read the exit code. */
export async function tryGit(repo: Repository, args: readonly string[], options: GitOptions = {}): Promise<GitResult> {
  assertSameReal(repo.gitDir);
  const env = { GIT_DIR: repo.gitDir, GIT_WORK_TREE: repo.workspace, ...options.env };
  const place = { sandbox: repo.sandbox, cwd: repo.workspace, ...(repo.signal && { signal: repo.signal }) };
  try {
    return await startGit(place, args, { ...options, env });
  } catch (error) {
    // A git that was ended can leave its lock behind; nobody else uses this directory.
    await rm(join(repo.gitDir, 'index.lock'), { force: true });
    throw error;
  }
}

export interface GitPlace {
  readonly sandbox: Sandbox;
  readonly cwd: string;
  readonly signal?: AbortSignal;
}

/** Runs git in its fixed environment, on whatever repository `env` or `cwd` say. */
export async function startGit(place: GitPlace, args: readonly string[], options: GitOptions): Promise<GitResult> {
  const config = configVariables([...FIXED_CONFIG, ...(options.config ?? [])]);
  const env: Record<string, string | undefined> = { ...FIXED_ENVIRONMENT, ...config, ...options.env };
  const set = Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  const result = await place.sandbox.run({
    argv: ['git', ...args],
    cwd: place.cwd,
    trust: 'harness',
    env: Object.fromEntries(set),
    ...(options.input !== undefined && { input: options.input }),
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    ...(place.signal && { signal: place.signal }),
    wholeStdout: true,
  });
  if (result.ending === 'cancelled') place.signal?.throwIfAborted();
  if (result.ending === 'exited' && result.exitCode !== null) {
    return { code: result.exitCode, stdout: result.stdout, stderr: result.output };
  }
  throw broken(result, args[0] ?? '');
}

function broken(result: ProcessResult, command: string): Error {
  if (result.ending === 'not-started') {
    const advice = result.startError === 'git: not found' ? ' Install git and make sure it is on PATH.' : '';
    return new UserError(`git could not be started: ${result.startError}.${advice}`);
  }
  if (result.ending === 'timed-out') {
    return new UserError(
      `git ${command} did not end within ${Math.round(result.durationMs / 1000)} s. ${result.output}`,
    );
  }
  return new GitError(`git ${command} was ended by ${result.signal}: ${result.output.trim()}`);
}

const FIXED_ENVIRONMENT = {
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '/bin/false',
  SSH_ASKPASS: '/bin/false',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_LFS_SKIP_SMUDGE: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_SSH_COMMAND: '/bin/false',
  GIT_EDITOR: '/bin/false',
  GIT_ALLOW_PROTOCOL: 'https:http:file',
} as const;

/** Configuration given by the environment wins over every file. */
const FIXED_CONFIG: readonly (readonly [string, string])[] = [
  ['core.hooksPath', '/dev/null'],
  ['core.fsmonitor', 'false'],
  ['core.quotePath', 'false'],
  ['core.pager', 'cat'],
  ['core.protectHFS', 'true'],
  ['core.protectNTFS', 'true'],
  // Caches in a directory that others can write to: not needed, so not trusted.
  ['core.commitGraph', 'false'],
  ['core.alternateRefsCommand', 'true'],
  ['safe.bareRepository', 'explicit'],
  ['safe.directory', '*'],
  ['diff.external', ''],
  ['diff.renames', 'false'],
  ['protocol.ext.allow', 'never'],
  ['submodule.recurse', 'false'],
  ['credential.helper', ''],
  ['commit.gpgSign', 'false'],
  ['push.gpgSign', 'false'],
  ['gpg.program', '/bin/false'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  ['advice.detachedHead', 'false'],
  ['http.lowSpeedLimit', '1000'],
  ['http.lowSpeedTime', '60'],
];

function configVariables(entries: readonly (readonly [string, string])[]): Record<string, string> {
  const variables: Record<string, string> = { GIT_CONFIG_COUNT: String(entries.length) };
  for (const [at, [key, value]] of entries.entries()) {
    variables[`GIT_CONFIG_KEY_${at}`] = key;
    variables[`GIT_CONFIG_VALUE_${at}`] = value;
  }
  return variables;
}
