import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { ActionEvent } from '../../src/demo/action-runner.js';
import { addIssue, addPull, addRepository, commitOf } from '../../src/demo/github/populate.js';
import { accountOf, type Role } from '../../src/demo/github/state.js';
import { checkout, createOrigin } from '../../src/demo/sample-repository.js';
import { startWorld, type World } from '../world/world.js';
import type { EventEntry, EventPayload, RecordedEvent } from './event-index.js';

const PULL_HEAD = 'fix/login';
const AT = '2026-01-05T08:59:00Z';

/** A repository with every branch that the recorded events speak of. */
export function createEventOrigin(scratch: string, heads: readonly string[]): Promise<string> {
  const branches = [...new Set(['master', 'feature/a', PULL_HEAD, ...heads])];
  const start = { message: 'Start', files: { 'README.md': '# Sample\n' } };
  const others = branches.map((branch) => ({ branch, message: `Start ${branch}`, files: {} }));
  return createOrigin(scratch, 'event-origin', [start, ...others]);
}

/** A GitHub in which everything is there that the payload speaks of. */
export async function worldOf(
  entry: EventEntry,
  payload: EventPayload,
  { origin, actionDirectory }: { readonly origin: string; readonly actionDirectory: string },
): Promise<World> {
  const head = payload.pull_request?.head.ref ?? PULL_HEAD;
  const bare = await mkdtemp(`${origin}-`);
  await cp(origin, bare, { recursive: true });
  const defaultBranch = payload.repository?.default_branch ?? 'main';
  const world = await startWorld({
    actionDirectory,
    fullName: payload.repository?.full_name ?? 'example-org/sample-repo',
    defaultBranch,
    repository: { bare },
    roles: { 'dev-one': 'write', 'dev-two': 'write', ...rolesIn(entry) },
    model: { script: [{ text: 'There is nothing to change.' }] },
  });
  const { state } = world.github;
  const { repository } = world;
  addIssue(state, repository, { number: 7, title: 'Something is wrong', body: 'See the title.', author: 'dev-two' });
  const headRepository = payload.pull_request?.head.repo?.full_name ?? repository.fullName;
  if (headRepository !== repository.fullName) {
    addRepository(state, { fullName: headRepository, bare, parent: repository.fullName });
  }
  const base = payload.pull_request?.base.ref ?? defaultBranch;
  const pull = { title: 'Change it', author: 'dev-one', base };
  await addPull(state, repository, { ...pull, number: 2, head: PULL_HEAD });
  await addPull(state, repository, { ...pull, number: 12, head, headRepository });
  addComment(world, payload);
  return world;
}

/** `GET collaborators/LOGIN/permission`, as the index writes it. */
function rolesIn({ expect }: EventEntry): Record<string, Role> {
  const roles = Object.entries(expect.api ?? {}).flatMap(([request, answer]) => {
    const login = /collaborators\/([^/]+)\/permission$/.exec(request)?.[1];
    return login === undefined || answer.permission === undefined ? [] : [[login, answer.permission]];
  });
  return Object.fromEntries(roles) as Record<string, Role>;
}

/** The comment has to be there to be reacted to. */
function addComment({ github, repository }: World, { comment, issue }: EventPayload): void {
  if (comment === undefined) return;
  const { id, body } = comment;
  const author = accountOf(github.state, comment.user?.login ?? 'ghost').login;
  const common = { id, author, body, createdAt: AT, updatedAt: AT };
  if (issue !== undefined) repository.comments.set(id, { ...common, issue: issue.number });
  else repository.reviewComments.set(id, { ...common, pull: 12, path: 'README.md', line: 1, diffHunk: '@@' });
}

/** What a workflow has checked out when the event comes, without a word to the embedded GitHub. */
export async function workspaceOf({ repository, scratch, token }: World): Promise<string> {
  const directory = join(scratch, 'workspace');
  const ref = `refs/heads/${repository.defaultBranch}`;
  await checkout({ directory, url: `file://${repository.bare}`, token, ref });
  return directory;
}

/** The event as the runner hands it over: payload unchanged, the rest from its variables. */
export async function deliveredEvent(
  world: World,
  entry: EventEntry,
  { text, payload }: RecordedEvent,
): Promise<ActionEvent> {
  const { bare, defaultBranch, fullName } = world.repository;
  const onPull = entry.event.startsWith('pull_request');
  const ref = onPull ? 'refs/pull/12/merge' : (payload.ref ?? `refs/heads/${defaultBranch}`);
  const sha = (await commitOf(bare, ref)) ?? '0'.repeat(40);
  return {
    name: entry.event,
    payload: text,
    repository: fullName,
    actor: payload.sender?.login ?? 'dev-one',
    ref,
    sha,
  };
}
