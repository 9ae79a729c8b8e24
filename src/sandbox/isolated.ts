import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { childEnvironment, OFFLINE, withheldFrom, type Environment } from './environment.js';
import { behindForwarder, forwarderProgram, PROXY_VARIABLES } from './forwarder.js';
import { freshFolders, keepAsPristine } from './fresh-folders.js';
import { closeInherited } from './inherited.js';
import { behindInit } from './init-script.js';
import { letOwnerInto } from './let-owner-in.js';
import { keepAsWas } from './keep-as-was.js';
import { linksOut, standInsFor, type LinkedPlace } from './links-out.js';
import type { OpenOutlet } from './outlet.js';
import type { StartProcess } from './plain.js';
import { noFolder, withNote } from './read-note.js';
import { outsideOf, requestView } from './request-view.js';
import { makeMountPoints } from './root-folder.js';
import { notRun } from './run-process.js';
import type { KnownSandbox, ProcessRequest, ProcessResult, Sandbox } from './types.js';
import { foldersOf, inOrder, privatePlaces, viewOf, type SandboxFolders, type ViewParts } from './view.js';
import type { Way } from './way.js';

export interface IsolatedParts extends ViewParts {
  readonly environment: Environment;
  readonly way: Way;
  readonly outlet?: OpenOutlet;
  readonly start: StartProcess;
  /** For our own git. */
  readonly plain: Sandbox;
}

const SOCKET = '/run/greengate/proxy.sock';

/** Shows steered processes the workspace and the tools, and nothing else of the machine. Our own git runs as before. */
export function createIsolatedSandbox(parts: IsolatedParts): KnownSandbox {
  const { environment, workspace, scratch, way, outlet, start, plain } = parts;
  closeInherited();
  const folders = foldersOf(scratch);
  const view = viewOf(parts);
  const kept = privatePlaces(parts);
  const open = { ...environment, TMPDIR: '/tmp' };
  const withheld = withheldFrom(environment);
  let linked: readonly LinkedPlace[] | undefined;

  const runFresh = async (request: ProcessRequest): Promise<ProcessResult> => {
    const own = await freshFolders(folders);
    return runInside(request, own).finally(own.remove);
  };

  const runInside = async (
    request: ProcessRequest,
    own: Pick<SandboxFolders, 'home' | 'temp'>,
  ): Promise<ProcessResult> => {
    const standIn = request.standIn === undefined ? {} : { standIn: request.standIn };
    const outside = request.standIn ?? workspace;
    if (!existsSync(outsideOf(request.cwd, { workspace, ...standIn })))
      return { ...notRun('not-started'), startError: noFolder(request.cwd) };

    const door = await outlet?.(request.network ?? 'commands');
    const program = door && (await forwarderProgram());
    const wanted = { ...request, workspace, kept, show: [...(request.show ?? []), ...(program ? [program] : [])] };
    const places = new Map([
      [folders.home, own.home],
      [folders.temp, own.temp],
    ]);
    const seen = view.map((mount) => ({ ...mount, source: places.get(mount.source) ?? mount.source }));
    const { mounts, unmountable } = requestView(seen, wanted);
    const socket = door && ({ kind: 'write', source: door.socket, target: SOCKET } as const);
    // Before the first command: later ones may have made links.
    linked ??= linksOut(workspace);
    const standIns = standInsFor(linked, mounts, folders);
    const all = inOrder([...mounts, ...standIns, ...(socket === undefined ? [] : [socket])]);
    makeMountPoints(all, [own.home, own.temp]);

    const name = `.greengate-${randomBytes(8).toString('hex')}`;
    const command = program === undefined ? request.argv : behindForwarder(request.argv, SOCKET, program);
    const note = join(own.temp, name);
    const started = way.start({
      argv: behindInit(command, request.cwd, { path: join('/tmp', name), counts: door === undefined }),
      env: {
        ...childEnvironment(open, 'steered', { ...(door === undefined ? OFFLINE : {}), ...request.env }),
        ...(door === undefined ? {} : PROXY_VARIABLES),
      },
      mounts: all,
      note,
    });
    const putBack = keepAsWas(outside, unmountable);
    // Nothing of it outlives the sandbox, so that nothing has to be looked for outside.
    const run = way.run ?? start;
    const result = await run({ ...request, argv: started.argv, cwd: '/', trust: 'harness' }, started.env);
    letOwnerInto(outside);
    putBack();
    if (request.network === 'setup') await keepAsPristine(folders);
    return { ...withNote(result, note, request), withheld };
  };

  return {
    isolation: way.name,
    run: async (request) => {
      if (request.trust === 'harness') return plain.run(request);
      if (request.signal?.aborted === true) return notRun('cancelled');
      return request.fresh === true ? runFresh(request) : runInside(request, folders);
    },
  };
}
