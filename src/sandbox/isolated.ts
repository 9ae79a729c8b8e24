import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { JobVariables } from './given-variables.js';
import { lookAgain } from './closed-files.js';
import { childEnvironment, OFFLINE, type Environment } from './environment.js';
import { behindForwarder, doorsOf, forwarderProgram, PROXY_VARIABLES, type Door } from './forwarder.js';
import { freshFolders, keepAsPristine, type RunFolders } from './fresh-folders.js';
import { closeInherited } from './inherited.js';
import { behindInit } from './init-script.js';
import { isolationHints, variableHints } from './isolation-hints.js';
import { placeLayers } from './layers.js';
import { letOwnerInto } from './let-owner-in.js';
import { keepAsWas } from './keep-as-was.js';
import { linksOut, standInsFor, type LinkedPlace } from './links-out.js';
import type { OpenOutlets } from './outlet.js';
import type { StartProcess } from './plain.js';
import { isNotSetUp, noFolder, withNote } from './read-note.js';
import { outsideOf, requestView } from './request-view.js';
import { makeMountPoints } from './root-folder.js';
import { notRun } from './run-process.js';
import { Turns } from './turns.js';
import type { KnownSandbox, ProcessRequest, ProcessResult, Sandbox } from './types.js';
import { foldersOf, inOrder, type Mount, type SandboxFolders, type ViewParts } from './mount.js';
import { privatePlaces, viewOf } from './view.js';
import type { Way } from './way.js';

export interface IsolatedParts extends ViewParts {
  readonly environment: Environment;
  readonly way: Way;
  readonly outlets?: OpenOutlets;
  /** Variables of the job, given to steered processes besides the allow-list. */
  readonly variables?: JobVariables;
  /** How often a view that could not be mounted is built again. Default 2. */
  readonly rebuilds?: number;
  /** Shared by all sandboxes of a run. */
  readonly turns?: Turns;
  readonly start: StartProcess;
  /** For our own git. */
  readonly plain: Sandbox;
}

const NOTES = '/run/greengate/notes';

/** Shows steered processes the workspace and the tools, and nothing else of the machine. Our own git runs as before. */
export function createIsolatedSandbox(parts: IsolatedParts): KnownSandbox {
  const {
    environment,
    workspace,
    scratch,
    way,
    outlets,
    variables,
    turns = new Turns(),
    rebuilds = 2,
    start,
    plain,
  } = parts;
  closeInherited();
  const folders = foldersOf(scratch);
  let view = viewOf(parts);
  const kept = privatePlaces(parts);
  const noteMount: Mount = { kind: 'write', source: folders.notes, target: NOTES };
  const open = { ...environment, TMPDIR: '/tmp' };
  let linked: readonly LinkedPlace[] | undefined;

  /** What is there may change while it is mounted; then it is looked at again. */
  const runInside = async (request: ProcessRequest, own: RunFolders): Promise<ProcessResult> => {
    for (let tries = 1; ; tries += 1) {
      const result = await runOnce(request, own);
      if (!isNotSetUp(result) || tries > rebuilds) return result;
      lookAgain();
      view = viewOf(parts);
    }
  };

  const runFresh = async (request: ProcessRequest): Promise<ProcessResult> => {
    const own = await freshFolders(folders);
    return runInside(request, own).finally(own.remove);
  };

  const runOnce = async (request: ProcessRequest, own: RunFolders): Promise<ProcessResult> => {
    const standIn = request.standIn === undefined ? {} : { standIn: request.standIn };
    const outside = request.standIn ?? workspace;
    if (!existsSync(outsideOf(request.cwd, { workspace, ...standIn })))
      return { ...notRun('not-started'), startError: noFolder(request.cwd) };

    const ways = (await outlets?.(request.network ?? 'commands')) ?? [];
    const isProxied = ways.some(({ to }) => to === 'proxy');
    const { doors, hosts } = doorsOf(ways);
    const program = doors.length === 0 ? undefined : await forwarderProgram();
    const wanted = { ...request, workspace, kept, show: [...(request.show ?? []), ...(program ? [program] : [])] };
    const places = new Map([
      [folders.home, own.home],
      [folders.temp, own.temp],
    ]);
    const seen = view.map((mount) => ({ ...mount, source: places.get(mount.source) ?? mount.source }));
    const isReader = request.turn === 'reader';
    const layered = placeLayers(seen, { canLayer: way.layers === true, isReader, layers: own.layers });
    const { mounts, unmountable } = requestView(layered, wanted);
    const out: Mount[] = doors.map(({ socket, inside }) => ({ kind: 'write', source: socket, target: inside }));
    const names = hosts === '' ? [] : namesFile(hosts, folders);
    // Before the first command: later ones may have made links.
    linked ??= linksOut(workspace);
    const standIns = standInsFor(linked, mounts, folders);
    const all = inOrder([...mounts, ...standIns, ...out, ...names]);
    // Beside a reader a hook may be running; beside all others nobody who could put a link there is.
    makeMountPoints(all, [own.home, own.temp], request.turn !== 'reader');
    const seenMounts = inOrder([...(isReader ? all.map(readOnly(doors)) : all), noteMount]);
    const name = randomBytes(8).toString('hex');
    const command = program === undefined ? request.argv : behindForwarder(request.argv, doors, program);
    const note = join(folders.notes, name);
    const started = way.start({
      argv: behindInit(command, request.cwd, { path: join(NOTES, name), counts: doors.length === 0 }),
      env: {
        ...childEnvironment(open, 'steered', { ...(isProxied ? {} : OFFLINE), ...variables?.given(), ...request.env }),
        // Where nothing else can be written.
        ...(isReader ? { TMPDIR: '/dev/shm' } : {}),
        ...(isProxied ? PROXY_VARIABLES : {}),
      },
      mounts: seenMounts,
      note,
    });
    const putBack = keepAsWas(outside, unmountable);
    // Nothing of it outlives the sandbox, so that nothing has to be looked for outside.
    const run = way.run ?? start;
    const result = await run({ ...request, argv: started.argv, cwd: '/', trust: 'harness' }, started.env);
    letOwnerInto(outside);
    putBack();
    if (request.network === 'setup') await keepAsPristine(folders);
    const noted = withNote(result, note, request);
    if (noted.ending !== 'exited' || noted.exitCode === 0) return noted;
    const { output } = noted;
    const withheld = variables?.withheld() ?? [];
    const hints = [...isolationHints({ output, isProxied }), ...variableHints(output, withheld)];
    return { ...noted, withheld, ...(hints.length === 0 ? {} : { hints }) };
  };

  return {
    isolation: way.name,
    run: async (request) => {
      if (request.trust === 'harness') return plain.run(request);
      if (request.signal?.aborted === true) return notRun('cancelled');
      return turns.take(request.turn ?? 'alone', async () => {
        if (request.signal?.aborted === true) return notRun('cancelled');
        return request.fresh === true ? runFresh(request) : runInside(request, folders);
      });
    },
  };
}

/** The machine's list of names with those of services, in its place. */
function namesFile(hosts: string, { folder }: SandboxFolders): Mount[] {
  const target = '/etc/hosts';
  if (!existsSync(target)) return [];
  const text = `${hosts}${readFileSync(target, 'utf8')}`;
  const source = join(folder, `hosts-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`);
  if (!existsSync(source)) writeFileSync(source, text, { mode: 0o644 });
  return [{ kind: 'read', source, target }];
}

/** For readers; sockets are written to all the same. */
function readOnly(doors: readonly Door[]): (mount: Mount) => Mount {
  const sockets = new Set(doors.map(({ inside }) => inside));
  return (mount) => (mount.kind === 'write' && !sockets.has(mount.target) ? { ...mount, kind: 'read' } : mount);
}
