import type { ActionResult } from '../../src/demo/action-runner.js';
import type { Played } from './repository-trial.js';

const BOT = 'github-actions[bot]';

/** What is wrong with the issue or pull request afterwards: one comment, final and true; label off; pull request where one is due. */
export function threadDifferences(trial: Played, { outputs }: ActionResult): string[] {
  const { world, thread, expectation } = trial;
  const { comments, issues } = world.repository;
  const ours = [...comments.values()].filter(({ author, issue }) => author === BOT && issue === thread);
  const [comment] = ours;
  if (comment === undefined || ours.length !== 1) return [`${ours.length} comments of ours instead of one`];
  const { body } = comment;
  const sha = outputs['commit'] ?? '';
  return [
    ...(/Working on it/.test(body) ? ['the comment still says "Working"'] : []),
    ...(expectation.says.test(body) ? [] : [`the comment does not say ${expectation.says}: ${body.slice(0, 300)}`]),
    ...(sha === '' || body.includes(sha.slice(0, 7))
      ? []
      : [`the comment does not name the commit ${sha.slice(0, 7)}`]),
    ...(issues.get(thread)?.labels.includes('greengate') === true ? ['the label is still on'] : []),
    ...pullDifferences(trial, outputs, body),
  ];
}

function pullDifferences(trial: Played, outputs: ActionResult['outputs'], comment: string): string[] {
  const { world, thread, pullBranch, expectation } = trial;
  const opened = [...world.repository.issues.values()].filter(
    (issue) => issue.pull !== undefined && issue.author === BOT,
  );
  if (pullBranch !== undefined || expectation.lands !== 'asked') {
    return opened.map(({ number }) => `a pull request #${number} that nobody wanted`);
  }
  const [pull] = opened;
  if (pull === undefined || opened.length !== 1) return [`${opened.length} pull requests of ours instead of one`];
  return [
    ...(pull.pull?.headRef === outputs['branch'] ? [] : [`the pull request is of ${pull.pull?.headRef}`]),
    ...(pull.pull?.baseRef === world.repository.defaultBranch ? [] : [`the pull request is to ${pull.pull?.baseRef}`]),
    ...(pull.body?.includes(`Fixes #${thread}`) === true ? [] : [`the pull request does not say "Fixes #${thread}"`]),
    ...(comment.includes(`#${pull.number}`) ? [] : [`the comment does not name the pull request #${pull.number}`]),
  ];
}
