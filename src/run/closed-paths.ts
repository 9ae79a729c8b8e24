import { join } from 'node:path';
import type { Objection } from '../agent/loop.js';
import type { Action, Verdict } from '../permissions/verdict.js';
import { isProtected } from '../permissions/protected-paths.js';
import type { StopCheck } from '../stop/index.js';

/** A changed path that steers people or machines and that no rule opens. */
export interface ClosedPath {
  readonly path: string;
  /** `allow: RULE`, or why no rule can. */
  readonly remedy: string;
}

export interface ClosedPathsParts {
  readonly workspace: string;
  /** The settings of this run, relative to the workspace. */
  readonly settings: readonly string[];
  readonly decide: (action: Action) => Verdict;
}

/** Whoever wrote it, a tool, a program or the tests: what is judged is the change itself, not how it came about. */
export function closedChanges(
  changed: readonly string[],
  { workspace, settings, decide }: ClosedPathsParts,
): readonly ClosedPath[] {
  return changed
    .filter((path) => isProtected(path) || settings.includes(path))
    .flatMap((path) => {
      const { behaviour, remedy = '' } = decide({ tool: 'Edit', effect: 'write', subject: join(workspace, path) });
      return behaviour === 'allow' ? [] : [{ path, remedy }];
    });
}

/** The model is told once, so that it can take the change back; what is left at the end is judged. */
export function createStaysClosed(closed: () => Promise<readonly ClosedPath[]>): StopCheck {
  let told = false;

  async function check(): Promise<Objection | undefined> {
    if (told) return undefined;
    const paths = (await closed()).map(({ path }) => path);
    if (paths.length === 0) return undefined;
    told = true;
    return {
      kind: 'again',
      text:
        `The change touches what steers people and machines, and no rule allows that: ${listed(paths)}. Whatever wrote there, ` +
        'put each back to how it was, or remove it if it is new; otherwise the run ends as blocked.',
    };
  }

  return { name: 'stays-closed', maxObjections: 1, check };
}

export function closedWords(closed: readonly ClosedPath[]): string {
  const remedies = [...new Set(closed.map(({ remedy }) => remedy))].filter((remedy) => remedy !== '').slice(0, 5);
  const rules = remedies.length === 0 ? '' : ` It can be allowed: ${remedies.join('; ')}`;
  return `The change touches what steers people and machines, and no rule allows that: ${listed(closed.map(({ path }) => path))}.${rules}`;
}

function listed(paths: readonly string[]): string {
  return paths.slice(0, 5).join(', ') + (paths.length > 5 ? ` and ${paths.length - 5} more` : '');
}
