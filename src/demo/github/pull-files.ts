import { git } from '../git.js';
import { updatePullRefs } from './populate.js';
import { renderPull } from './render.js';
import type { RepositoryCall } from './route.js';
import type { IssueState, PullState } from './state.js';

export type PullIssue = IssueState & { readonly pull: PullState };

/** A pull request as it is shown alone: with the numbers that lists leave out. */
export async function wholePull(call: RepositoryCall, issue: PullIssue): Promise<Readonly<Record<string, unknown>>> {
  await updatePullRefs(call.state, call.repository);
  const files = await filesOf(call, issue);
  const sum = (name: 'additions' | 'deletions'): number => files.reduce((total, file) => total + file[name], 0);
  const range = `${issue.pull.baseSha}..${issue.pull.headSha}`;
  return {
    ...renderPull(call, call.repository, issue),
    merged: issue.pull.merged,
    mergeable: true,
    mergeable_state: 'clean',
    maintainer_can_modify: false,
    commits: Number(await git(call.repository.bare, ['rev-list', '--count', range])),
    additions: sum('additions'),
    deletions: sum('deletions'),
    changed_files: files.length,
  };
}

const STATUS_WORDS: Readonly<Record<string, string>> = {
  A: 'added',
  M: 'modified',
  D: 'removed',
  R: 'renamed',
  T: 'changed',
};

interface PullFile {
  readonly filename: string;
  readonly additions: number;
  readonly deletions: number;
  readonly [field: string]: unknown;
}

/** What the pull request changes since it left its base, counted by git. */
export async function filesOf(call: RepositoryCall, issue: PullIssue): Promise<PullFile[]> {
  const { bare } = call.repository;
  await updatePullRefs(call.state, call.repository);
  const range = `${issue.pull.baseSha}...${issue.pull.headSha}`;
  const raw = (await git(bare, ['diff', '--raw', '--no-renames', '--no-abbrev', '-z', range])).split('\0');
  const counts = (await git(bare, ['diff', '--numstat', '--no-renames', '-z', range])).split('\0');
  const files: PullFile[] = [];
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [, , , blob = '', status = 'M'] = (raw[at] ?? '').split(' ');
    const [added = '0', removed = '0'] = (counts[at / 2] ?? '').split('\t');
    const additions = Number(added === '-' ? 0 : added);
    const deletions = Number(removed === '-' ? 0 : removed);
    const filename = raw[at + 1] ?? '';
    const place = encodeURIComponent(filename);
    files.push({
      sha: blob,
      filename,
      status: STATUS_WORDS[status] ?? 'changed',
      additions,
      deletions,
      changes: additions + deletions,
      blob_url: `${call.web}/${call.repository.fullName}/blob/${issue.pull.headSha}/${place}`,
      raw_url: `${call.web}/${call.repository.fullName}/raw/${issue.pull.headSha}/${place}`,
      contents_url: `${call.api}/repos/${call.repository.fullName}/contents/${place}?ref=${issue.pull.headSha}`,
    });
  }
  return files;
}
