import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { waysOf, type Candidate } from '../../src/sandbox/choose-isolation.js';
import { createIsolatedSandbox, type IsolatedParts } from '../../src/sandbox/isolated.js';
import { OutputPipes } from '../../src/sandbox/output-pipes.js';
import { createPlainSandbox, processStarter } from '../../src/sandbox/plain.js';
import { unshareWay } from '../../src/sandbox/unshare.js';
import { tryOut } from '../../src/sandbox/try-out.js';
import { foldersOf } from '../../src/sandbox/mount.js';
import type { Way } from '../../src/sandbox/way.js';
import type { ProcessRequest, ProcessResult, Sandbox } from '../../src/sandbox/types.js';

/** A machine as a job finds it: a home, a folder for temporary files, the workspace, and somebody else's checkout. */
export interface Ground {
  readonly top: string;
  readonly home: string;
  readonly workspace: string;
  readonly runnerTemp: string;
  readonly other: string;
  readonly scratch: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export function newGround(more: Readonly<Record<string, string>> = {}): Ground {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'greengate-ways-')));
  const home = join(top, 'home');
  const work = join(home, 'work');
  const workspace = join(work, 'repo', 'repo');
  const runnerTemp = join(work, '_temp');
  const other = join(work, 'other', 'other');
  const scratch = join(runnerTemp, 'greengate-x');
  for (const folder of [join(workspace, '.git', 'hooks'), other, scratch]) mkdirSync(folder, { recursive: true });
  const own = { HOME: home, RUNNER_TEMP: runnerTemp, RUNNER_WORKSPACE: dirname(workspace) };
  const environment = { PATH: process.env['PATH'], ...own, ...more };
  return { top, home, workspace, runnerTemp, other, scratch, environment };
}

export const pipes = new OutputPipes(tmpdir());
export const start = processStarter(pipes);

/** Prepares the folders that `chooseIsolation` makes, and gives every way that is known. */
export function candidates({ scratch }: Pick<Ground, 'scratch'>): readonly Candidate[] {
  const folders = foldersOf(scratch);
  for (const path of [folders.home, folders.temp, folders.notes, folders.root, folders.emptyFolder])
    mkdirSync(path, { recursive: true });
  writeFileSync(folders.emptyFile, '');
  const known = waysOf({ folders, pipes });
  // For root too, where it is installed: the same code as for anybody else.
  const bySudo: Candidate = { name: 'sudo unshare', make: () => unshareWay({ folders, pipes, by: 'sudo' }) };
  return process.getuid?.() === 0 ? [...known, bySudo] : known;
}

export interface Tried {
  readonly name: string;
  readonly failure: string | undefined;
}

/** Which ways this machine has. */
export async function triedWays(): Promise<readonly Tried[]> {
  const ground = newGround();
  const tried: Tried[] = [];
  for (const { name, make } of candidates(ground)) {
    const way = make();
    const failure =
      typeof way === 'string' ? way : await tryOut({ ...ground, way, start, plain: createPlainSandbox(ground) });
    tried.push({ name, failure });
  }
  return tried;
}

export function wayNamed(name: string, ground: Pick<Ground, 'scratch'>): Way {
  const way = candidates(ground)
    .find((one) => one.name === name)
    ?.make();
  if (way === undefined || typeof way === 'string') throw new Error(`${name}: ${way ?? 'unknown'}`);
  return way;
}

export function sandboxOn(name: string, ground: Ground, more: Partial<IsolatedParts> = {}): Sandbox {
  return createIsolatedSandbox({
    ...ground,
    way: wayNamed(name, ground),
    start,
    plain: createPlainSandbox(ground),
    ...more,
  });
}

export function runner(sandbox: Sandbox, cwd: string) {
  return (script: string, more: Partial<ProcessRequest> = {}): Promise<ProcessResult> =>
    sandbox.run({
      argv: ['bash', '--noprofile', '--norc', '-c', script],
      cwd,
      trust: 'steered',
      timeoutMs: 600_000,
      ...more,
    });
}
