import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { covered } from './closed-files.js';
import { CREDENTIALS_AT_HOME, CREDENTIALS_BELOW } from './credential-files.js';
import { isToolVariable, type Environment } from './environment.js';
import { cacheLayers } from './layers.js';
import { namesOf, realPath, statOf } from './look.js';
import { foldersOf, inOrder, type Mount, type ViewParts } from './mount.js';
import { isBelow, isWithin } from './paths.js';
import { AROUND_BIN, HOME_PLACES, SHOWN_PARTS, SYSTEM_PLACES } from './shown-places.js';

/**
 * What isolated commands see, parents before what lies in them: the system and its tools read-only, the workspace, and
 * a home and a /tmp of the run's own. A list of what is shown, not of what is hidden: whatever is new stays out of sight.
 */
export function viewOf(parts: ViewParts): readonly Mount[] {
  const { environment, workspace, scratch } = parts;
  const { home: ownHome, temp } = foldersOf(scratch);
  const home = homeOf(parts);
  const own: Mount[] = [
    { kind: 'write', source: temp, target: '/tmp' },
    { kind: 'write', source: workspace, target: workspace },
    ...(home === undefined ? [] : [{ kind: 'write', source: ownHome, target: home } as const]),
  ];
  const view = new Map(own.map((mount) => [mount.target, mount]));
  const kept = privatePlaces(parts);
  const tools = [...namedPlaces(environment), ...(home === undefined ? [] : HOME_PLACES.map((at) => join(home, at)))];
  for (const mount of [...SYSTEM_PLACES, ...tools].flatMap((place) => shown(place, kept)))
    if (!isSeen(view, mount.target) && !isWithin(mount.target, workspace)) view.set(mount.target, mount);
  for (const mount of cacheLayers({ environment, scratch, home, kept }))
    if (!isWithin(mount.target, workspace)) view.set(mount.target, mount);
  for (const mount of [...gitMounts(workspace, kept), ...covered(scratch)]) view.set(mount.target, mount);
  return inOrder([...view.values()]);
}

/** A place, read-only, as far as it is there and nothing private lies in it. */
export function shown(place: string, kept: readonly string[]): Mount[] {
  const stat = statOf(place);
  if (stat === undefined || kept.includes(place)) return [];
  if (stat.isSymbolicLink() && SYSTEM_PLACES.includes(place))
    return [{ kind: 'link', source: readlinkSync(place), target: place }];
  const source = realPath(place);
  if (source === undefined || kept.includes(source)) return [];
  if (![place, source].some((path) => kept.some((one) => isBelow(one, path))))
    return [...new Set([place, source])].map((target) => ({ kind: 'read', source, target }));
  return stat.isDirectory() ? namesOf(place).flatMap((name) => shown(join(place, name), kept)) : [];
}

/** Not shown, nor anything that it lies in as a whole. */
export function privatePlaces({ environment, workspace, scratch }: ViewParts): string[] {
  const runnerWorkspace = environment['RUNNER_WORKSPACE'];
  // Of a runner that somebody set up: its folder of checkouts, and the folder with its own registration.
  const runner = runnerWorkspace ? [dirname(runnerWorkspace), dirname(dirname(runnerWorkspace))] : [];
  const named = [environment['HOME'], environment['RUNNER_TEMP'], environment['TMPDIR'], ...runner, workspace, scratch];
  const credentials = credentialFiles(environment);
  const all = ['/', '/home', '/root', '/tmp', '/run', '/var/run', '/proc', '/sys', '/dev', ...named, ...credentials];
  return [...new Set(all.flatMap((path) => (path ? [path, realPath(path) ?? path] : [])))];
}

/** As far as they are there: what is not shown makes folders be shown in parts. */
function credentialFiles(environment: Environment): string[] {
  const home = environment['HOME'];
  const below = Object.entries(CREDENTIALS_BELOW).flatMap(([name, parts]) =>
    (environment[name] ?? '')
      .split(':')
      .flatMap((folder) => (folder === '' ? [] : parts.map((part) => join(folder, part)))),
  );
  const atHome = home === undefined ? [] : CREDENTIALS_AT_HOME.map((part) => join(home, part));
  return [...atHome, ...below].filter((path) => path.startsWith('/') && statOf(path) !== undefined);
}

/** The home folder as commands know it, unless it is the workspace, or around everything. */
function homeOf({ environment, workspace }: ViewParts): string | undefined {
  const home = environment['HOME'];
  if (!home?.startsWith('/') || home === '/' || isWithin(home, workspace)) return undefined;
  return SYSTEM_PLACES.some((place) => isWithin(place, home)) ? undefined : resolve(home);
}

/** Folders of tools that the environment names. Of the search path outside of homes also what belongs to a `bin` beside it. */
function namedPlaces(environment: Environment): string[] {
  const named = Object.entries(environment).flatMap(([name, value]) => {
    if (!isToolVariable(name)) return [];
    const places = (value ?? '').split(':');
    const parts = SHOWN_PARTS[name];
    return parts === undefined ? places : places.flatMap((place) => parts.map((part) => join(place, part)));
  });
  const searched = (environment['PATH'] ?? '').split(':');
  const homes = ['/home', '/root', environment['HOME'] ?? '/home'];
  const around = searched.filter((path) => /\/(s?bin|shims)$/.test(path) && !homes.some((one) => isWithin(path, one)));
  const all = [...named, ...searched, ...around.flatMap((path) => AROUND_BIN.map((part) => join(dirname(path), part)))];
  return [...new Set(all.filter((path) => path.startsWith('/')).map((path) => resolve(path)))];
}

/** The git data of a workspace, wherever it lies. */
function gitMounts(workspace: string, kept: readonly string[]): Mount[] {
  const git = join(workspace, '.git');
  const stat = statOf(git);
  if (stat === undefined || stat.isSymbolicLink()) return [];
  const here: Mount = { kind: 'read', source: git, target: git };
  if (stat.isDirectory()) return [here];
  // A linked work tree: its own data, and the data of the repository that it belongs to.
  const own = /^gitdir: (.+)$/m.exec(readFileSync(git, 'utf8'))?.[1];
  if (own === undefined) return [here];
  const folder = resolve(workspace, own);
  const common = join(folder, 'commondir');
  const places = [folder, ...(existsSync(common) ? [resolve(folder, readFileSync(common, 'utf8').trim())] : [])];
  return [here, ...places.flatMap((place) => shown(place, kept))];
}

/** Is it seen by what is shown already? */
function isSeen(view: ReadonlyMap<string, Mount>, path: string): boolean {
  for (let at = path; at !== '/'; at = dirname(at)) {
    const mount = view.get(at);
    if (mount !== undefined) return mount.kind === 'read' || at === path;
  }
  return false;
}
