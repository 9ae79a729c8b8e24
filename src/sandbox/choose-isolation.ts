import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';

import { UserError } from '../errors.js';
import { bwrap } from './bwrap.js';
import type { Environment } from './environment.js';
import { createIsolatedSandbox } from './isolated.js';
import type { JobVariables } from './given-variables.js';
import type { OpenOutlets } from './outlet.js';
import { OutputPipes } from './output-pipes.js';
import { createPlainSandbox, processStarter } from './plain.js';
import { notRun } from './run-process.js';
import { tryOut } from './try-out.js';
import { Turns } from './turns.js';
import type { Isolation, KnownSandbox, Sandbox } from './types.js';
import { unshareWay, type UnshareParts } from './unshare.js';
import { foldersOf, type SandboxFolders } from './mount.js';
import type { Way } from './way.js';

export interface IsolationParts {
  /** `auto`: without isolation steered commands are refused. `required`: so is the run. `off`: they run without. */
  readonly mode: 'auto' | 'required' | 'off';
  readonly environment: Environment;
  /** A private folder of the run. */
  readonly scratch: string;
  readonly outlets?: OpenOutlets;
  /** Variables of the job, given to steered processes besides the allow-list. */
  readonly variables?: JobVariables;
  /** Default: all that there are for this system, in the order in which they are tried. */
  readonly ways?: (means: WayMeans) => readonly Candidate[];
}

export interface WayMeans {
  readonly folders: SandboxFolders;
  readonly pipes: OutputPipes;
}

/** How steered commands are isolated on this machine. */
export interface ChosenIsolation {
  readonly isolation: Isolation;
  /** Which way is in force, and why others are not. */
  readonly words: string;
  /** `workspace`: absolute real path. */
  readonly sandboxFor: (workspace: string) => KnownSandbox;
}

/**
 * Finds out how this machine can isolate commands, by trying it. Throws a UserError with `required` where there is no
 * way. Takes some ten milliseconds, so that it is begun before it is needed.
 */
export async function chooseIsolation(parts: IsolationParts): Promise<ChosenIsolation> {
  const { mode, environment } = parts;
  const plain = createPlainSandbox(parts);
  if (mode === 'off') {
    return { isolation: 'plain', words: 'Not isolated, as sandbox: off says', sandboxFor: () => plain };
  }
  const folders = foldersOf(parts.scratch);
  makeFolders(folders);
  const pipes = new OutputPipes(environment['TMPDIR'] ?? '/tmp');
  const start = processStarter(pipes);
  const turns = new Turns();
  const failures: string[] = [];
  for (const { name, make } of (parts.ways ?? waysOf)({ folders, pipes })) {
    const made = make();
    const { way, failure } = typeof made === 'string' ? { failure: made } : await tried(made);
    if (way === undefined) {
      failures.push(`${name}: ${failure}`);
      continue;
    }
    const others = failures.length === 0 ? '' : ` (${failures.join('; ')})`;
    const sandboxFor = (workspace: string): KnownSandbox =>
      createIsolatedSandbox({ ...parts, workspace, way, start, plain, turns });
    return { isolation: way.name, words: `Isolated by ${name}${others}`, sandboxFor };
  }
  // Layers are more than a system may have: all the rest is worth having without them.
  async function tried(way: Way): Promise<{ readonly way?: Way; readonly failure?: string }> {
    const failure = await tryOut({ ...parts, way, start, plain });
    if (failure === undefined) return { way };
    if (way.layers !== true) return { failure };
    const plainer = { ...way, layers: false };
    return (await tryOut({ ...parts, way: plainer, start, plain })) === undefined ? { way: plainer } : { failure };
  }

  const why = `Commands cannot be isolated here (${failures.join('; ')}). ${WHAT_TO_DO}`;
  if (mode === 'required') throw new UserError(`sandbox: required cannot be met. ${why}`);
  return { isolation: 'none', words: why, sandboxFor: () => refusing(plain, why) };
}

const WHAT_TO_DO =
  'Use a runner with Linux on which one of them works (docs/isolation.md says what each needs), or accept commands ' +
  'without isolation by sandbox: off.';

export interface Candidate {
  readonly name: string;
  readonly make: () => Way | string;
}

export function waysOf({ folders, pipes }: WayMeans): Candidate[] {
  if (process.platform !== 'linux') return [{ name: 'namespaces', make: () => `not on ${process.platform}` }];
  const unshare = (by: UnshareParts['by']) => () => unshareWay({ folders, pipes, by });
  const isRoot = process.getuid?.() === 0;
  return [
    { name: 'bwrap', make: () => bwrap({ nested: false }) },
    { name: 'bwrap without --disable-userns', make: () => bwrap({ nested: true }) },
    { name: 'unshare', make: unshare('own') },
    isRoot ? { name: 'unshare as root', make: unshare('root') } : { name: 'sudo unshare', make: unshare('sudo') },
  ];
}

function makeFolders(folders: SandboxFolders): void {
  for (const path of [folders.folder, folders.home, folders.temp, folders.notes, folders.root, folders.emptyFolder])
    mkdirSync(path, { recursive: true, mode: 0o700 });
  writeFileSync(folders.emptyFile, '');
  chmodSync(folders.root, 0o755);
  chmodSync(folders.temp, 0o1777);
}

function refusing(plain: Sandbox, why: string): KnownSandbox {
  return {
    isolation: 'none',
    run: async (request) =>
      request.trust === 'harness' ? plain.run(request) : { ...notRun('not-started'), startError: why },
  };
}
