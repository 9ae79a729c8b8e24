import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';

import { rawChanges } from './changes.js';
import { uncommittable } from './commit.js';
import { newerThan } from './newer-than.js';
import type { Repository } from './repository.js';
import { changedInSubmodules } from './submodules.js';
import type { LeftOut } from './types.js';

/** What was changed between two trees, or since then (ms since the epoch), and would be missing from the commit. */
export async function leftOut(
  repo: Repository,
  { before, after, since }: { readonly before: string; readonly after: string; readonly since: number },
): Promise<LeftOut[]> {
  const found = [...(await uncommittable(repo, await rawChanges(repo, before, after)))];
  for (const path of await changedInSubmodules(repo, since)) found.push({ path, what: 'a submodule' });
  for (const name of repo.unstorable) {
    const path = name.replace(/\/$/, '');
    const place = join(repo.workspace, path);
    if (!existsSync(place)) continue;
    const facts = lstatSync(place);
    const what = name.endsWith('/') ? 'a repository inside this one' : 'a name that git keeps to itself';
    if (!facts.isDirectory()) {
      if (facts.ctimeMs >= since) found.push({ path, what });
      continue;
    }
    const isNew = facts.birthtimeMs >= since;
    if (isNew || (await newerThan(repo, [path], since)).length > 0) found.push({ path, what });
  }
  return found;
}
