import { git } from '../../src/demo/git.js';
import type { Manifest } from './manifest.js';

/** Branch → commit. */
export type Heads = ReadonlyMap<string, string>;

export async function headsOf(bare: string): Promise<Heads> {
  const list = await git(bare, ['for-each-ref', '--format=%(refname:lstrip=2) %(objectname)', 'refs/heads/']);
  const lines = list === '' ? [] : list.split('\n');
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}

export function movedBranches(before: Heads, after: Heads): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
}

/** What is wrong with a commit that should be the manifest's edits, and nothing else, on top of `parent`. */
export async function commitDifferences(
  bare: string,
  sha: string,
  parent: string,
  { edits, expected_final }: Manifest,
): Promise<string[]> {
  const parents = (await git(bare, ['show', '--no-patch', '--format=%P', sha])).split(' ');
  if (parents.join() !== parent) return [`the commit's parents are ${parents.join()} instead of ${parent}`];
  const differences: string[] = [];
  const changed = (await git(bare, ['diff', '--name-only', '-z', parent, sha])).split('\0').filter(Boolean).sort();
  const wanted = [...expected_final.changed_files].sort();
  if (changed.join('\0') !== wanted.join('\0')) {
    differences.push(`changed ${JSON.stringify(changed)} instead of ${JSON.stringify(wanted)}`);
  }
  for (const { path, old_string, new_string } of edits) {
    const text = await git(bare, ['cat-file', 'blob', `${parent}:${path}`]);
    const now = await git(bare, ['cat-file', 'blob', `${sha}:${path}`]);
    if (now !== text.replace(old_string, () => new_string)) differences.push(`${path} is not exactly the edited text`);
  }
  const { changed_lines } = expected_final;
  const [added, removed] = (await git(bare, ['diff', '--numstat', parent, sha])).split('\t');
  if (changed_lines !== undefined && (added !== `${changed_lines}` || removed !== `${changed_lines}`)) {
    differences.push(`+${added} -${removed} lines instead of ${changed_lines}`);
  }
  return differences;
}

/** Of a branch that moved during the run: what was there before and what came meanwhile are still there, each once. */
export async function overtakenDifferences(bare: string, sha: string, before: string): Promise<string[]> {
  const since = (await git(bare, ['log', '--format=%s', `${before}..${sha}^`])).split('\n');
  const kept = (await git(bare, ['merge-base', before, sha])) === before;
  return kept && since.join() === OVERTAKER ? [] : [`before our commit came ${JSON.stringify(since)}`];
}

/** Subject of the commit that overtakes the Action. */
export const OVERTAKER = 'A colleague was faster';

/** The commit that a revision names. */
export function named(bare: string, revision: string): Promise<string> {
  return git(bare, ['rev-parse', '--verify', `${revision}^{commit}`]);
}
