import { messageOf } from '../../errors.js';
import type { Sandbox } from '../../sandbox/types.js';
import type { TestRequest } from '../run.js';
import type { GateAttempt, TestRun } from '../test-run.js';
import type { Trees } from './trees.js';

/** A run of the tests in the workspace, together with the tree it judged. */
export interface JudgedTree extends GateAttempt {
  /** The tree as it was before the run: the candidate. */
  readonly tree: string;
  /** What the tests had left behind, or changed: it was put back, so that no later tree depends on it. */
  readonly leftBehind: readonly string[];
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
  /** Again, whatever is known already, and without what earlier runs left among the ignored files since then (ms). */
  readonly anew?: { readonly before: number };
}

/** Runs commands on trees: on the one in the workspace there, on any other in a scratch copy. None is run twice. */
export class GateRuns {
  /** Names of tests that stayed red when they were run again. */
  readonly stayedRed = new Set<string>();
  readonly #parts: GateRunsParts;
  readonly #judged: JudgedTree[] = [];
  readonly #apart = new Map<string, TestRun>();

  constructor(parts: GateRunsParts) {
    this.#parts = parts;
  }

  /** The whole run that counts. The workspace must be this tree. */
  async here({ tree, command }: Asked, signal: AbortSignal): Promise<{ judged: JudgedTree; reused: boolean }> {
    const before = this.known({ tree, command });
    if (before !== undefined) return { judged: before, reused: true };
    const startedAt = Date.now();
    const run = await runTests({ ...this.#parts, command, signal });
    const leftBehind = await this.#parts.trees.putBack(tree);
    const one = { attempt: this.#judged.length + 1, run, tree, leftBehind, startedAt };
    this.#judged.push(one);
    this.#parts.onAttempt?.(one);
    return { judged: one, reused: false };
  }

  /** A part of the tests in the workspace, for whoever asks: no attempt, and no verdict. */
  async part(asked: Asked, signal: AbortSignal): Promise<{ run: TestRun; reused: boolean }> {
    const before = this.knownRun(asked);
    if (before !== undefined) return { run: before, reused: true };
    const run = await runTests({ ...this.#parts, command: asked.command, signal });
    await this.#parts.trees.putBack(asked.tree);
    this.#apart.set(keyOf(asked), run);
    return { run, reused: false };
  }

  /** On a scratch copy of a tree. What keeps it from being run is in the result, as an error. */
  async apart(asked: AskedApart, signal: AbortSignal): Promise<TestRun> {
    const before = asked.anew === undefined ? this.knownRun(asked) : undefined;
    if (before !== undefined) return before;
    const run = await this.#inScratch(asked, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      return notRun(asked.command, messageOf(error));
    });
    if (asked.anew === undefined) this.#apart.set(keyOf(asked), run);
    return run;
  }

  /** What is known of a tree, wherever it was run. */
  knownRun(asked: Asked): TestRun | undefined {
    return this.known(asked)?.run ?? this.#apart.get(keyOf(asked));
  }

  known({ tree, command }: Asked): JudgedTree | undefined {
    return this.#judged.findLast((one) => one.tree === tree && one.run.command === command);
  }

  async #inScratch({ tree, command, anew }: AskedApart, signal: AbortSignal): Promise<TestRun> {
    const { trees, workspace } = this.#parts;
    const { folder, remove } = await trees.scratch(tree, anew);
    try {
      const run = await runTests({ ...this.#parts, command, standIn: folder, signal });
      return inPlaceOf(run, folder, workspace);
    } finally {
      await remove();
    }
  }
}

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
