import { CLAUDE_SETTINGS } from '../claude-settings.js';
import type { Config } from '../config.js';
import { needsBase } from '../hooks/base-scripts.js';
import { INSTRUCTION_FILES, type BaseRef } from './base-ref.js';
import { allHooks } from './user-hooks.js';

export interface OverruledParts {
  readonly base: Pick<BaseRef, 'configFile' | 'files'>;
  readonly config: Pick<Config, 'configPath'>;
  /** What differs between the base branch and the commit that is worked on. */
  readonly differing: readonly string[];
  /** What the pull request changes, where that is known: the base may have moved on by itself. */
  readonly changed: readonly string[] | undefined;
}

/** Files by which a run is steered and which the work has in another version than the base branch: that one counts. */
export function overruledFiles({ base, config, differing, changed }: OverruledParts): readonly string[] {
  const hooks = allHooks(base.configFile.hooks);
  const steers = (path: string): boolean =>
    [...INSTRUCTION_FILES, config.configPath, CLAUDE_SETTINGS].includes(path) ||
    hooks.some(({ command }) => needsBase(command, (candidate) => candidate === path));
  return differing.filter((path) => steers(path) && changed?.includes(path) !== false);
}

export function overruledWords(paths: readonly string[], baseBranch: string, isPullRequest: boolean): string {
  const who = isPullRequest ? 'This pull request' : 'The branch';
  return `${who} changes ${paths.join(', ')}: the version of ${baseBranch} was used.`;
}
