import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config.js';
import type { Policy } from '../permissions/policy.js';
import { readBaseRef, type BaseRef } from '../run/base-ref.js';
import { runPolicy } from '../run/run-policy.js';

export interface FolderPolicyParts {
  readonly config: Config;
  readonly folder: string;
  /** Where paths are judged as inside, if that is not the repository's own place: it need not be there. */
  readonly as?: string;
  readonly home: string | undefined;
  readonly isolated: boolean;
}

/** The rules as a run on the repository in this folder would have them, were its files the base branch. */
export async function folderPolicy(
  parts: FolderPolicyParts,
): Promise<{ readonly policy: Policy; readonly base: BaseRef; readonly warnings: readonly string[] }> {
  const workspace = rootOf(realpathSync(parts.folder));
  const read = (path: string) => readFile(join(workspace, path), 'utf8').catch(() => undefined);
  const base = await readBaseRef({ files: filesBelow(workspace, DEEP), read }, parts.config);
  const { policy, warnings, tryRules } = runPolicy({ ...parts, base, workspace: parts.as ?? workspace });
  return { policy, base, warnings: [...warnings, ...(await tryRules())] };
}

/** The nearest folder above that git works in; without one the folder itself. */
function rootOf(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (at === dirname(at)) return folder;
  }
}

/** Where tests are told of: at the root and a little below it. */
const DEEP = 4;

function filesBelow(root: string, depth: number, prefix = ''): string[] {
  const entries = readdirSync(join(root, prefix), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = prefix + entry.name;
    if (!entry.isDirectory()) return [path];
    return depth === 0 || /^(\.git|node_modules)$/.test(entry.name) ? [] : filesBelow(root, depth - 1, `${path}/`);
  });
}
