import type { TamperFinding } from '../gate-verdict.js';
import type { TestRun } from '../test-run.js';
import type { GateParts } from './gate-parts.js';
import type { GateRuns } from './gate-runs.js';

export interface DependencyQuestion {
  readonly parts: Pick<GateParts, 'trees' | 'dependenciesSince' | 'onStep'>;
  readonly runs: GateRuns;
  readonly command: string;
  readonly start: string;
  readonly candidate: string;
  /** The run in the workspace, with what git ignores there. */
  readonly tests: TestRun;
  readonly signal: AbortSignal;
}

/** What says which dependencies there are: with a change of it new ones are to be expected. */
const LOCKS =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|requirements[^/]*\.txt|(?:poetry|uv|pdm|Pipfile|Gemfile|composer)\.lock|go\.(?:mod|sum))$/;

/**
 * Files that git ignores take part in the run, and in no push: a runner that was replaced among them opens nothing. Where
 * dependencies changed although nothing asks for others, the command has to pass without what is new there, too.
 */
export async function swappedDependencies(question: DependencyQuestion): Promise<TamperFinding[]> {
  const { parts, runs, command, start, candidate, tests, signal } = question;
  const { trees, dependenciesSince: before } = parts;
  if (before === undefined) return [];
  const [file] = await trees.changedDependencies(before);
  if (file === undefined) return [];
  if ((await trees.changes(start, candidate)).some(({ path }) => LOCKS.test(path))) return [];
  parts.onStep?.('The tests without what was changed among ignored dependencies');
  const run = await runs.apart({ tree: candidate, command, anew: { before } }, signal);
  if (run.verdict === tests.verdict && run.failures.every((name) => tests.failures.includes(name))) return [];
  const what =
    'dependencies that git ignores were changed during the run, and without that the tests do not pass; what is pushed lacks them.';
  return [{ kind: 'runner-replaced', file, what }];
}
