import type { Leftover, TamperFinding } from '../gate-verdict.js';
import { globPattern } from '../../text/glob-pattern.js';
import { judgesByName, judgingFiles, type NamingTree } from '../../tamper/judging-files.js';
import { readDiff } from '../../tamper/read-diff.js';
import { isTestPath } from '../../ecosystems/test-paths.js';
import type { ChangedFile, Reading } from '../../tamper/types.js';
import type { GateParts } from './gate-parts.js';
import { leftovers } from './leftovers.js';
import type { ChangedPath } from './trees.js';

/** What is known of a change without running anything. */
export interface ReadChange {
  readonly reading: Reading;
  /** Paths of the change that judge the code. */
  readonly judging: readonly string[];
  readonly leftovers: readonly Leftover[];
  /** Changes of what the settings protect. */
  readonly protected: readonly TamperFinding[];
  readonly changed: readonly ChangedPath[];
}

const LARGEST_TEXT = 1024 * 1024;

/** Reads the difference of two trees: is anything weaker that judges the code, and is anything left over? */
export async function readChange(
  parts: Pick<GateParts, 'trees' | 'request' | 'command' | 'settings' | 'hasSecret'>,
  start: string,
  candidate: string,
): Promise<ReadChange> {
  const { trees, request, command = '', settings, hasSecret } = parts;
  const changed = await trees.changes(start, candidate);
  const names = changed.filter(isFile).map(({ path }) => path);
  const most = settings.largestFileBytes;
  const before = await trees.read(start, names, most);
  const after = await trees.read(candidate, names, most);
  const files = changed.map((one) => changedFile(one, before.get(one.path), after.get(one.path)));
  const left = leftovers(
    files.map((file) => {
      const isLarge = (files: typeof after): boolean => files.has(file.path) && files.get(file.path) === undefined;
      return { ...file, tooLarge: isLarge(after) && !isLarge(before) };
    }),
    { largestFileBytes: most, request, ...(hasSecret === undefined ? {} : { hasSecret }) },
  );
  const paths = await trees.list(candidate);
  const reading = await readDiff({
    request,
    files,
    command,
    paths,
    read: async (path) => textOf((await trees.read(candidate, [path], LARGEST_TEXT)).get(path)),
  });
  const judging = judgingFiles(
    changed.map(({ path }) => path),
    command,
    await configurationOf(trees, start),
  );
  return { reading, judging, leftovers: left, protected: protectedAmong(changed, settings.protect), changed };
}

function protectedAmong(changed: readonly ChangedPath[], globs: readonly string[]): TamperFinding[] {
  const patterns = globs.map((glob) => ({ glob, pattern: globPattern(glob) }));
  return changed.flatMap(({ path, status }) => {
    const hit = patterns.find(({ pattern }) => pattern.test(path));
    const what = `It is protected by the settings (${hit?.glob ?? ''}), and was ${status}.`;
    return hit === undefined ? [] : [{ kind: 'protected', file: path, what }];
  });
}

const LARGEST_SETTING = 64 * 1024;
const MOST_SETTINGS = 200;

/** The start tree's configuration says which files are tests; test files themselves are not asked. */
async function configurationOf(trees: GateParts['trees'], start: string): Promise<NamingTree> {
  const paths = await trees.list(start);
  const settings = paths.filter((path) => judgesByName(path) && !isTestPath(path)).slice(0, MOST_SETTINGS);
  const texts = await trees.read(start, settings, LARGEST_SETTING);
  return { paths, read: (path) => textOf(texts.get(path)) };
}

/** A submodule is none. */
function isFile({ beforeMode, afterMode }: ChangedPath): boolean {
  return beforeMode !== '160000' && afterMode !== '160000';
}

function changedFile(change: ChangedPath, before: Buffer | undefined, after: Buffer | undefined): ChangedFile {
  const { path, status, beforeMode, afterMode } = change;
  const was = textOf(before);
  const is = textOf(after);
  const binary = (was === undefined && status !== 'added') || (is === undefined && status !== 'deleted');
  return {
    path,
    ...(was === undefined ? {} : { before: was }),
    ...(is === undefined ? {} : { after: is }),
    ...(status === 'added' ? {} : { beforeMode }),
    ...(status === 'deleted' ? {} : { afterMode }),
    ...(binary ? { binary } : {}),
  };
}

function textOf(bytes: Buffer | undefined): string | undefined {
  if (bytes === undefined || bytes.length > LARGEST_TEXT || bytes.includes(0)) return undefined;
  return bytes.toString('utf8');
}
