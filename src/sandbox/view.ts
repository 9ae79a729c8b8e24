import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync, type Stats } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { CREDENTIALS_AT_HOME, CREDENTIALS_BELOW } from './credential-files.js';
import { isToolVariable, type Environment } from './environment.js';
import { isBelow, isWithin } from './paths.js';
import { AROUND_BIN, HOME_PLACES, SHOWN_PARTS, SYSTEM_PLACES, WRITTEN_CACHES } from './shown-places.js';

/**
 * One thing that an isolated process sees. `link`: a symbolic link whose text is `source`. `layer`: a folder that is
 * read from `source` and written to `layer.folder`, where nothing of the machine's is changed.
 */
export interface Mount {
  readonly kind: 'read' | 'write' | 'link' | 'layer';
  readonly source: string;
  readonly target: string;
  readonly layer?: Layer;
}

export interface Layer {
  /** Where what is written lies, and a folder beside it that the system wants. */
  readonly folder: string;
  readonly isReadOnly?: boolean;
  /** Where nothing can be layered, the folder alone will do. */
  readonly isRemade: boolean;
}

export interface ViewParts {
  readonly environment: Environment;
  /** Absolute real paths; `scratch` is a private folder of the run. */
  readonly workspace: string;
  readonly scratch: string;
}

/** Folders of the run: what is shown in the place of the machine's own, and what covers that which is not to be read. */
export interface SandboxFolders {
  readonly folder: string;
  readonly home: string;
  readonly temp: string;
  /** Where a first process notes what is not an exit code, when it can write nowhere else. */
  readonly notes: string;
  /** What is written to caches of the machine. */
  readonly layers: string;
  readonly emptyFile: string;
  readonly emptyFolder: string;
  /** Where the view is mounted, for the ways that need a place for it. */
  readonly root: string;
}

export function foldersOf(scratch: string): SandboxFolders {
  const folder = join(scratch, 'sandbox');
  return {
    folder,
    home: join(folder, 'home'),
    temp: join(folder, 'tmp'),
    notes: join(folder, 'notes'),
    layers: join(folder, 'layers'),
    emptyFile: join(folder, 'empty'),
    emptyFolder: join(folder, 'nothing'),
    root: join(folder, 'root'),
  };
}

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
  for (const mount of layers(parts, kept)) if (!isWithin(mount.target, workspace)) view.set(mount.target, mount);
  for (const mount of [...gitMounts(workspace, kept), ...covered(scratch)]) view.set(mount.target, mount);
  return inOrder([...view.values()]);
}

/** Caches that are there, at home and where the environment names them. */
function layers(parts: ViewParts, kept: readonly string[]): Mount[] {
  const { environment } = parts;
  const { layers: folder } = foldersOf(parts.scratch);
  const home = homeOf(parts);
  return WRITTEN_CACHES.flatMap(({ atHome, variable, isRemade = false }, at): Mount[] => {
    const named = variable === undefined ? '' : (environment[variable.name] ?? '');
    const places = [
      ...(home === undefined ? [] : [join(home, atHome)]),
      ...(named.startsWith('/') ? [join(named, variable?.part ?? '.')] : []),
    ];
    return [...new Set(places)].flatMap((target, which) => {
      const source = realPath(target);
      if (source === undefined || kept.some((one) => isWithin(one, source)) || /[,:\\"]/.test(source)) return [];
      return [{ kind: 'layer', source, target, layer: { folder: join(folder, `${at}-${which}`), isRemade } }];
    });
  });
}

/** Parents first. */
export function inOrder(mounts: readonly Mount[]): Mount[] {
  return [...mounts].sort((a, b) => (a.target < b.target ? -1 : 1));
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

/** For root all files are readable: what the system shows to root only stays out of sight. */
function covered(scratch: string): Mount[] {
  if (process.getuid?.() !== 0) return [];
  const { emptyFile, emptyFolder } = foldersOf(scratch);
  closed ??= closedBelow('/etc');
  return closed.map(({ path, isFolder }) => ({
    kind: 'read',
    source: isFolder ? emptyFolder : emptyFile,
    target: path,
  }));
}

interface Closed {
  readonly path: string;
  readonly isFolder: boolean;
}

/** Looked for once: /etc is large. */
let closed: readonly Closed[] | undefined;

/** For a view that could not be mounted: a package manager may be at work in /etc. */
export function lookAgain(): void {
  closed = undefined;
}

function closedBelow(folder: string): Closed[] {
  return namesOf(folder).flatMap((name) => {
    const path = join(folder, name);
    const stat = statOf(path);
    if (stat === undefined || stat.isSymbolicLink()) return [];
    const isFolder = stat.isDirectory();
    if ((stat.mode & (isFolder ? 0o001 : 0o004)) === 0) return [{ path, isFolder }];
    return isFolder ? closedBelow(path) : [];
  });
}

/** Is it seen by what is shown already? */
function isSeen(view: ReadonlyMap<string, Mount>, path: string): boolean {
  for (let at = path; at !== '/'; at = dirname(at)) {
    const mount = view.get(at);
    if (mount !== undefined) return mount.kind === 'read' || at === path;
  }
  return false;
}

/** Of the path itself, not of what a link leads to. Undefined for what is not there, or not ours to see. */
function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function namesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
