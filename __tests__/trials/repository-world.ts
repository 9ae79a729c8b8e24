import { join } from 'node:path';
import type { ActionEvent } from '../../src/demo/action-runner.js';
import { git } from '../../src/demo/git.js';
import { addComment, addIssue, addPull, addRepository } from '../../src/demo/github/populate.js';
import { commitTo } from '../../src/demo/sample-repository.js';
import { startWorld, type World } from '../world/world.js';
import type { Expectation } from './expectations.js';
import type { Manifest } from './manifest.js';
import { OVERTAKER } from './remote-state.js';
import { scriptedWork } from './scripted-work.js';

export interface RepositoryWorld {
  readonly world: World;
  readonly event: ActionEvent;
  /** Issue or pull request on which it was asked. */
  readonly thread: number;
  /** Branch of the pull request; undefined for an issue. */
  readonly pullBranch: string | undefined;
}

const FULL_NAME = 'acme/sample';
const ASKER = 'dana';
const ISSUE = 7;
const PULL = 12;

/** A GitHub with the repository in `directory`, and somebody who asks there for what the manifest wants. */
export async function repositoryWorld(
  directory: string,
  manifest: Manifest,
  expectation: Expectation,
  actionDirectory: string,
): Promise<RepositoryWorld> {
  const { default_branch, work_branch, pull_number } = manifest;
  const bare = join(directory, 'origin.git');
  const onPull = expectation.onPull ?? (pull_number !== null || work_branch !== default_branch);
  const pullBranch = work_branch === default_branch ? 'fix/login' : work_branch;
  const world = await startWorld({
    actionDirectory,
    fullName: FULL_NAME,
    repository: { bare },
    defaultBranch: default_branch,
    model: { script: scriptedWork(manifest, expectation) },
    ...(expectation.overtaken === true ? { onRequest: pushBeforeOthers(bare, pullBranch) } : {}),
  });
  if (expectation.onPull === true) {
    await commitTo(bare, { branch: pullBranch, message: 'Begin', files: { 'CHANGES.md': 'begun\n' } });
  }
  const asked = onPull ? await commented(world, manifest, pullBranch) : await labeled(world, manifest);
  return { world, ...asked, pullBranch: onPull ? pullBranch : undefined };
}

async function labeled({ github, repository, events }: World, { issue }: Manifest) {
  const added = addIssue(github.state, repository, { ...issue, number: ISSUE, author: ASKER });
  return { event: await events.labeled(added, 'greengate', ASKER), thread: ISSUE };
}

async function commented(world: World, { issue, pull_number }: Manifest, branch: string) {
  const { github, repository, events } = world;
  const number = pull_number ?? PULL;
  const headRepository = await ownerOf(world, branch, number);
  await addPull(github.state, repository, { ...issue, number, author: ASKER, head: branch, headRepository });
  const body = `/greengate ${issue.title}`;
  const comment = addComment(github.state, repository, { issue: number, author: ASKER, body });
  return { event: await events.commented(comment), thread: number };
}

/** A branch that only the pull request's ref has is somebody else's: then there is a fork with it. */
async function ownerOf({ github, repository }: World, branch: string, number: number): Promise<string> {
  const { bare, fullName } = repository;
  const own = await git(bare, ['for-each-ref', `refs/heads/${branch}`]);
  if (own !== '') return fullName;
  const fork = `${bare}.fork`;
  await git(bare, ['clone', '--quiet', '--bare', bare, fork]);
  await git(fork, ['fetch', '--quiet', bare, `refs/pull/${number}/head:refs/heads/${branch}`]);
  addRepository(github.state, { fullName: 'stranger/sample', bare: fork, parent: fullName });
  return 'stranger/sample';
}

/** Pushes once, at the worst moment: when the Action asks the server what it has, in order to push itself. */
function pushBeforeOthers(bare: string, branch: string) {
  let pushed = false;
  return async ({ kind, query }: { readonly kind: string; readonly query: URLSearchParams }): Promise<undefined> => {
    if (pushed || kind !== 'git' || query.get('service') !== 'git-receive-pack') return;
    pushed = true;
    await commitTo(bare, { branch, message: OVERTAKER, files: { 'MEANWHILE.md': 'pushed meanwhile\n' } });
  };
}
