import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { messageOf } from '../errors.js';
import { withoutCredentials } from '../git/credential-settings.js';

export interface HidePlaces {
  readonly workspace: string;
  /** The workspace's own git directory, wherever it is. */
  readonly gitDir: string;
  /** RUNNER_TEMP: newer checkouts keep their token in a file there, and name it in the configuration. */
  readonly tempDir: string;
  readonly scratch: string;
  /** Told where the record for `putBack` lies, before anything is changed. */
  readonly onRecord: (path: string) => void;
}

export interface Hidden {
  /** Files in which there was something. */
  readonly places: readonly string[];
  readonly secrets: readonly string[];
  /** Undefined: nothing was hidden. */
  readonly record: string | undefined;
}

interface Record {
  readonly configs: readonly {
    readonly path: string;
    readonly original: string;
    readonly left: string;
    readonly taken: string;
  }[];
  readonly moved: readonly { readonly from: string; readonly to: string }[];
}

const CREDENTIAL_FILE = /^git-credentials-.*\.config$/;

/**
 * Takes what a checkout left to log in with out of every git configuration in the workspace, for as long as commands run that
 * could read it. What it takes to put all of it back is written down first, as this process may be killed.
 */
export async function hideCredentials(places: HidePlaces): Promise<Hidden> {
  const configs = [];
  const files = new Set(await credentialFiles(places.tempDir));
  const secrets: string[] = [];
  for (const path of await configFiles(places)) {
    const original = await readRegular(path);
    if (original === undefined) continue;
    const included = await credentialIncludes(original, path);
    const found = withoutCredentials(original, (target) => included.has(target));
    if (found === undefined) continue;
    configs.push({ path, original, left: found.left, taken: found.taken });
    secrets.push(...found.secrets);
    for (const file of included.values()) if (file !== undefined) files.add(file);
  }
  if (configs.length === 0 && files.size === 0) return { places: [], secrets, record: undefined };
  for (const file of files) {
    secrets.push(...(withoutCredentials((await readRegular(file)) ?? '', () => false)?.secrets ?? []));
  }
  const away = join(places.scratch, 'put-away');
  const moved = [...files].map((from, at) => ({ from, to: join(away, `${at}-${basename(from)}`) }));
  const record = join(places.tempDir, 'greengate-credentials.json');
  await mkdir(away, { recursive: true, mode: 0o700 });
  await writeFile(record, JSON.stringify({ configs, moved } satisfies Record), { mode: 0o600 });
  places.onRecord(record);
  for (const { path, left } of configs) await writeRegular(path, left);
  for (const { from, to } of moved) await rename(from, to);
  return { places: [...configs.map(({ path }) => path), ...files], secrets, record };
}

/** Puts everything back where it was. Done once: without its record there is nothing to do. Returns what went wrong. */
export async function putBackCredentials(record: string): Promise<readonly string[]> {
  const text = await readFile(record, 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const { configs, moved } = JSON.parse(text) as Record;
  const problems: string[] = [];
  const attempt = async (path: string, deed: () => Promise<void>): Promise<void> => {
    await deed().catch((error: unknown) =>
      problems.push(`${path} did not get its credentials back: ${messageOf(error)}`),
    );
  };
  for (const { path, original, left, taken } of configs) {
    await attempt(path, async () => {
      const now = await readRegular(path);
      if (now === undefined) throw new Error('it is no longer there');
      // Twice in a row, after a kill in between, changes nothing.
      if (now === original) return;
      await writeRegular(path, now === left ? original : `${now.replace(/(?<!\n)$/, '\n')}${taken}`);
    });
  }
  for (const { from, to } of moved) {
    await attempt(from, async () => {
      if ((await readRegular(to)) !== undefined) await rename(to, from);
    });
  }
  await rm(record, { force: true });
  return problems;
}

async function credentialFiles(tempDir: string): Promise<string[]> {
  const names = await readdir(tempDir).catch(() => []);
  return names.filter((name) => CREDENTIAL_FILE.test(name)).map((name) => join(tempDir, name));
}

/** Of the files that a configuration includes those with credentials: as it names them, and where they are, if here. */
async function credentialIncludes(text: string, path: string): Promise<Map<string, string | undefined>> {
  const targets: string[] = [];
  withoutCredentials(text, (target) => {
    targets.push(target);
    return false;
  });
  const found = new Map<string, string | undefined>();
  for (const target of targets) {
    const file = isAbsolute(target) ? target : join(dirname(path), target);
    const content = await readRegular(file);
    // The same checkout may name a path that only exists inside a container.
    if (content === undefined ? CREDENTIAL_FILE.test(basename(target)) : withoutCredentials(content, () => false)) {
      found.set(target, content === undefined ? undefined : file);
    }
  }
  return found;
}

const MOST_FOLDERS = 5_000;
const DEEPEST = 4;
const NOT_ENTERED = new Set(['node_modules', 'objects', 'refs', 'logs', 'hooks']);

/** The configuration of the workspace's repository, its worktrees and submodules, and of repositories checked out beside it. */
async function configFiles({ workspace, gitDir }: HidePlaces): Promise<string[]> {
  const found = new Set<string>();
  let folders = 0;
  const look = async (folder: string, isGit: boolean, depth: number): Promise<void> => {
    if ((folders += 1) > MOST_FOLDERS) return;
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (isGit && entry.isFile() && /^config(\.worktree)?$/.test(entry.name)) found.add(path);
      if (!entry.isDirectory() || NOT_ENTERED.has(entry.name)) continue;
      // Below a git directory submodules may have names with many slashes.
      const inGit = isGit || entry.name === '.git';
      if (inGit || depth < DEEPEST) await look(path, inGit, depth + 1);
    }
  };
  await look(gitDir, true, 0);
  const common = (await readRegular(join(gitDir, 'commondir')))?.trim();
  if (common !== undefined) await look(isAbsolute(common) ? common : join(gitDir, common), true, 0);
  await look(workspace, false, 0);
  return [...found];
}

async function readRegular(path: string): Promise<string | undefined> {
  const isFile = await lstat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
  return isFile ? readFile(path, 'utf8') : undefined;
}

/** In one step, as git does it: a file that is half written would be read by the next git command. */
async function writeRegular(path: string, text: string): Promise<void> {
  const { mode } = await lstat(path);
  const beside = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(beside, text, { mode, flag: 'wx' });
  await rename(beside, path);
}
