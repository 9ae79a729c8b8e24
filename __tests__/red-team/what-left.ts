import { readFileSync } from 'node:fs';
import { git } from '../../src/demo/git.js';
import { ourComments, pulls, type Result } from '../run/scenes.js';
import type { World } from '../world/world.js';

/**
 * All that a run told anybody: the log before masking, outputs, summary, files, comments, pull requests, branches,
 * commits, and what the model was sent, unless the model has said it itself.
 */
export async function whatLeft(world: World, result: Result, own?: { saidByModel: boolean }): Promise<string> {
  const steps = [result, ...(result.post === undefined ? [] : [result.post])].map((step) => [
    // What it says to be hidden, it has to say.
    step.unmasked.filter((line) => !line.startsWith('::add-mask::')),
    [step.annotations, step.outputs, step.state, step.env, step.path, step.summary],
  ]);
  const files = ['transcript', 'report', 'verdict'].flatMap((name) => result.outputs[name] || []);
  const { bare } = world.repository;
  const asked = world.model.requests.map(({ body, headers }) => {
    const { 'x-api-key': _key, authorization: _bearer, ...others } = headers;
    return [body, others];
  });
  return [
    JSON.stringify(steps),
    ...files.map((path) => readFileSync(path, 'utf8')),
    ...[1, 2].flatMap((issue) => ourComments(world, issue)),
    JSON.stringify(pulls(world)),
    await git(bare, ['for-each-ref']),
    await git(bare, ['log', '--all', '--format=%H %an %ae %cn %ce%n%B', '--patch']),
    ...(own?.saidByModel === true ? [] : [JSON.stringify(asked)]),
  ].join('\n');
}
