import { startEmbeddedWorld, type EmbeddedWorld } from '../src/demo/embedded-world.js';
import { addComment, addPull } from '../src/demo/github/populate.js';
import { checkout } from '../src/demo/sample-repository.js';
import { SMALL_REPOSITORY, toolTurns } from './small-repository.js';

/** Wall time of the main step for a comment that asks for nothing. */
export async function ignoredEvent(actionDirectory: string, runs: number): Promise<number[]> {
  const world = await worldWithPull(actionDirectory, () => {});
  const walls: number[] = [];
  try {
    const event = await comment(world, 'Looks good to me.');
    for (let run = 0; run < runs; run += 1) {
      const { durationMs, outputs } = await world.deliver(event, { workspace: world.scratch });
      if (outputs['outcome'] !== 'ignored') throw new Error(`The event was not ignored: ${outputs['summary']}`);
      walls.push(durationMs);
    }
    return walls;
  } finally {
    await world.close();
  }
}

/** From the start of the step to the first request to the model, for a comment on a pull request. */
export async function actionRun(actionDirectory: string): Promise<number> {
  let firstRequestAt = NaN;
  const world = await worldWithPull(actionDirectory, () => {
    firstRequestAt = Number.isNaN(firstRequestAt) ? performance.now() : firstRequestAt;
  });
  try {
    const event = await comment(world, '/greengate look around');
    const directory = `${world.scratch}/workspace`;
    const url = `${world.github.url}/${event.repository}`;
    await checkout({ directory, url, token: world.token, ref: event.ref });
    const startedAt = performance.now();
    const { outputs } = await world.deliver(event, { workspace: directory });
    if (outputs['outcome'] !== 'no_changes') throw new Error(`The run went wrong: ${outputs['summary']}`);
    return firstRequestAt - startedAt;
  } finally {
    await world.close();
  }
}

async function worldWithPull(actionDirectory: string, onRequest: () => void): Promise<EmbeddedWorld> {
  const branch = { branch: 'fix', message: 'Fix', files: { 'src/new.js': 'export const one = 1;\n' } };
  const world = await startEmbeddedWorld({
    actionDirectory,
    repository: [...SMALL_REPOSITORY, branch],
    model: { script: toolTurns(1), onRequest },
  });
  await addPull(world.github.state, world.repository, { title: 'Fix it', author: 'dana', head: 'fix' });
  return world;
}

function comment({ github, repository, events }: EmbeddedWorld, body: string) {
  return events.commented(addComment(github.state, repository, { issue: 1, author: 'dana', body }));
}
