import { messageOf } from '../../errors.js';
import type { Sandbox } from '../../sandbox/types.js';
import type { TestRequest } from '../run.js';
import type { GateAttempt, TestRun } from '../test-run.js';
import type { Trees } from './trees.js';

/** A run of the whole tests, together with the tree it judged. */
export interface JudgedTree extends GateAttempt {
  /** The tree as it was before the run: the candidate. */
  readonly tree: string;
  /** What the tests had left behind, or changed, where they ran. */
  readonly leftBehind: readonly string[];
  /** Of a run that is not green: what lies in the workspace alone and took no part. */
  readonly onlyHere: readonly string[];
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
}

export interface GateRunsParts {
  readonly trees: Trees;
  /** Absolute real path. */
  readonly workspace: string;
  readonly sandbox: Sandbox;
  readonly timeoutMs: number;
  readonly onAttempt?: (judged: JudgedTree) => void;
}

export interface Asked {
  readonly tree: string;
  readonly command: string;
}

interface AskedApart extends Asked {
  /** Again, whatever is known already. */
  readonly anew?: boolean;
}

/** Runs commands on trees, each as a clone of it would be. None is run twice. */
export class GateRuns {
  /** Names of tests that stayed red when they were run again. */
  readonly stayedRed = new Set<string>();
  readonly #parts: GateRunsParts;
  readonly #judged: JudgedTree[] = [];
  readonly #apart = new Map<string, TestRun>();

  constructor(parts: GateRunsParts) {
    this.#parts = parts;
  }

  /** The whole run that counts. */
  async here({ tree, command }: Asked, signal: AbortSignal): Promise<{ judged: JudgedTree; reused: boolean }> {
    const before = this.known({ tree, command });
    if (before !== undefined) return { judged: before, reused: true };
    const startedAt = Date.now();
    const { run, leftBehind } = await this.#inScratch({ tree, command }, signal);
    const onlyHere = run.verdict === 'passed' ? [] : await this.#parts.trees.onlyHere();
    const told = onlyHere.length === 0 ? run : { ...run, tail: withOnlyHere(run.tail, onlyHere) };
    const one = { attempt: this.#judged.length + 1, run: told, tree, leftBehind, onlyHere, startedAt };
    this.#judged.push(one);
    this.#parts.onAttempt?.(one);
    return { judged: one, reused: false };
  }

  /** A part of the tests, for whoever asks: no attempt, and no verdict. */
  async part(asked: Asked, signal: AbortSignal): Promise<{ run: TestRun; reused: boolean }> {
    const before = this.knownRun(asked);
    if (before !== undefined) return { run: before, reused: true };
    return { run: await this.apart(asked, signal), reused: false };
  }

  /** In the workspace as it is, with all that lies there alone: no verdict, but a witness. */
  async inWorkspace({ tree, command }: Asked, signal: AbortSignal): Promise<TestRun> {
    const run = await runTests({ ...this.#parts, command, signal });
    await this.#parts.trees.putBack(tree);
    return run;
  }

  /** On any tree. What keeps it from being run is in the result, as an error. */
  async apart(asked: AskedApart, signal: AbortSignal): Promise<TestRun> {
    const before = asked.anew !== true ? this.knownRun(asked) : undefined;
    if (before !== undefined) return before;
    const { run } = await this.#inScratch(asked, signal);
    if (asked.anew !== true) this.#apart.set(keyOf(asked), run);
    return run;
  }

  /** What is known of a tree, wherever it was run. */
  knownRun(asked: Asked): TestRun | undefined {
    return this.known(asked)?.run ?? this.#apart.get(keyOf(asked));
  }

  known({ tree, command }: Asked): JudgedTree | undefined {
    return this.#judged.findLast((one) => one.tree === tree && one.run.command === command);
  }

  async #inScratch({ tree, command }: Asked, signal: AbortSignal) {
    const { trees, workspace } = this.#parts;
    try {
      const { folder, changed, remove } = await trees.scratch(tree);
      try {
        const run = await runTests({ ...this.#parts, command, standIn: folder, signal });
        return { run: inPlaceOf(run, folder, workspace), leftBehind: await changed() };
      } finally {
        await remove();
      }
    } catch (error) {
      signal.throwIfAborted();
      return { run: notRun(command, messageOf(error)), leftBehind: [] };
    }
  }
}

/** Before the last line, which says why a run that is none is none. */
function withOnlyHere(tail: string, paths: readonly string[]): string {
  return `${onlyHereWords(paths)}\n\n${tail}`;
}

/** One sentence. */
export function onlyHereWords(paths: readonly string[]): string {
  const more = paths.length > MOST_NAMED ? ` and ${paths.length - MOST_NAMED} more` : '';
  return `Only in the workspace, in no commit, and therefore not part of this run: ${paths.slice(0, MOST_NAMED).join(', ')}${more}.`;
}

const MOST_NAMED = 5;

/** Where nothing can be mounted, the output names the copy; results are compared by name. */
function inPlaceOf(run: TestRun, folder: string, workspace: string): TestRun {
  const named = (text: string): string => text.replaceAll(folder, workspace);
  return {
    ...run,
    failures: run.failures.map(named),
    failed: run.failed.map((one) => ({
      ...one,
      name: named(one.name),
      ...(one.file === undefined ? {} : { file: named(one.file) }),
      ...(one.message === undefined ? {} : { message: named(one.message) }),
    })),
    tail: named(run.tail),
  };
}

function keyOf({ tree, command }: Asked): string {
  return `${tree} ${command}`;
}

function notRun(command: string, why: string): TestRun {
  const nothing = { exitCode: null, durationMs: 0, failures: [], failed: [], strays: 0 };
  return { command, verdict: 'error', ...nothing, tail: `(${why})` };
}

/** Loaded when it is needed: it reads what each runner prints. */
async function runTests(request: TestRequest): Promise<TestRun> {
  const run = await import('../run.js');
  return run.runTests(request);
}
