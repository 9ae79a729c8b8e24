import { messageOf } from '../errors.js';
import { commit, type Commit } from '../git/commit.js';
import { fetch } from '../git/fetch.js';
import { push } from '../git/push.js';
import { rebase } from '../git/rebase.js';
import { overlay, restore } from '../git/restore.js';
import { snapshot } from '../git/snapshot.js';
import type { Repository } from '../git/repository.js';
import type { Identity, Remote } from '../git/types.js';
import type { Redact } from '../redact.js';
import type { GateVerdict } from '../stop/gate-verdict.js';
import type { TestsPass } from '../stop/tests-pass.js';
import { secretInChange } from './secret-in-change.js';

/** What became of a finished change. */
export type Delivery =
  /** `verdict`: the gate's on what others had pushed meanwhile and the change on top; undefined where nobody had. */
  | { readonly kind: 'delivered'; readonly commit: Commit; readonly verdict: GateVerdict | undefined }
  /** Nothing is left to commit: the branch has it already, or all of it is left out. */
  | { readonly kind: 'nothing' }
  /** Not pushed to its branch; `commit` is still to be kept. `red`: the tests failed on top of what others pushed. */
  | {
      readonly kind: 'undelivered';
      readonly why: 'refused' | 'conflict' | 'red' | 'moved';
      readonly reason: string;
      readonly commit: Commit;
      readonly verdict?: GateVerdict;
    };

export interface Change {
  readonly repository: Repository;
  readonly remote: Remote;
  /** Tree the run started from, and the tree that the tests passed on. */
  readonly before: string;
  readonly after: string;
  readonly message: string;
  readonly author: Identity;
  readonly redact: Redact;
}

const MOST_PUSHES = 3;

/**
 * Pushes the change to its branch, never with force. When somebody else pushed meanwhile, the change is carried over to the
 * new tip and has to pass the tests there before it is pushed again.
 */
export async function deliver(
  change: Change,
  branch: { readonly name: string; readonly isNew: boolean },
  gate: TestsPass,
  signal: AbortSignal,
): Promise<Delivery> {
  const { repository, remote } = change;
  let made = await commitChange(change);
  if (made === undefined) return { kind: 'nothing' };
  let start = change.before;
  let verdict: GateVerdict | undefined;

  for (let pushes = 1; ; pushes += 1) {
    const secret = await secretInChange(repository, change.before, made, change.redact);
    if (secret !== undefined) return { kind: 'undelivered', why: 'refused', reason: secret, commit: made };
    const expected = branch.isNew ? 'nothing' : repository.head.sha;
    const result = await push(repository, remote, made.sha, branch.name, expected);
    if (result.kind === 'pushed') return { kind: 'delivered', commit: made, verdict };
    if (result.kind === 'refused') return { kind: 'undelivered', why: 'refused', reason: result.reason, commit: made };
    if (branch.isNew || pushes >= MOST_PUSHES) {
      const reason = branch.isNew
        ? `The branch ${branch.name} was created by somebody else meanwhile.`
        : `The branch ${branch.name} kept moving: ${MOST_PUSHES} pushes were overtaken.`;
      return { kind: 'undelivered', why: 'moved', reason, commit: made };
    }
    const oldBase = repository.head.sha;
    const carried = await carryOver({ ...change, before: start }, made, branch.name, gate, signal);
    if (carried.kind === 'nothing') return carried;
    if (carried.kind === 'undelivered') return { ...carried, commit: made };
    made = carried.commit;
    verdict = carried.verdict;
    start = await overlay(repository, start, oldBase, repository.head.sha);
  }
}

type CarriedOver =
  | { readonly kind: 'carried'; readonly commit: Commit; readonly verdict: GateVerdict }
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'undelivered';
      readonly why: 'conflict' | 'red' | 'moved';
      readonly reason: string;
      readonly verdict?: GateVerdict;
    };

async function carryOver(
  change: Change,
  made: Commit,
  branch: string,
  gate: TestsPass,
  signal: AbortSignal,
): Promise<CarriedOver> {
  const { repository, remote } = change;
  const ref = `refs/heads/${branch}`;
  const oldBase = repository.head.sha;
  const fetched = await fetch(repository, remote, [ref], { depth: 1 }).catch((error: unknown) => messageOf(error));
  if (typeof fetched === 'string') return { kind: 'undelivered', why: 'moved', reason: fetched };
  const newBase = fetched.get(ref) ?? '';
  const merged = await rebase(repository, { commit: made.sha, oldBase, newBase });
  if (merged.kind === 'conflict') {
    const reason = `Others changed the same lines on ${branch} meanwhile: ${merged.paths.join(', ')}.`;
    return { kind: 'undelivered', why: 'conflict', reason };
  }
  const onTop = await commit(repository, { ...change, parent: newBase, before: newBase, after: merged.tree });
  if (onTop === undefined) return { kind: 'nothing' };
  // Only what the others changed is brought in: files of a set-up step are in no commit, and the tests need them.
  await restore(repository, await overlay(repository, await snapshot(repository), made.tree, onTop.tree));
  repository.head = { sha: newBase, branch };
  // What the others changed is no part of this change.
  const start = await overlay(repository, change.before, oldBase, newBase);
  const { verdict } = await gate.judge(signal, start);
  if (verdict.opens || verdict.command === undefined) return { kind: 'carried', commit: onTop, verdict };
  const reason = `Somebody pushed to ${branch} meanwhile, and on top of that the gate stays shut: ${verdict.reason}`;
  return { kind: 'undelivered', why: 'red', reason, verdict };
}

/** Puts unfinished work on a branch of its own, where nobody else's work is. Returns why that was not possible. */
export async function keep(change: Change, made: Commit, branch: string): Promise<string | undefined> {
  const secret = await secretInChange(change.repository, change.before, made, change.redact);
  if (secret !== undefined) return secret;
  const result = await push(change.repository, change.remote, made.sha, branch, 'nothing');
  if (result.kind === 'pushed') return undefined;
  return result.kind === 'refused' ? result.reason : `The branch ${branch} exists already.`;
}

/** The change as a commit on top of where the run started; undefined when nothing of it remains. */
export function commitChange(change: Omit<Change, 'redact'>): Promise<Commit | undefined> {
  return commit(change.repository, { ...change, parent: change.repository.head.sha });
}
