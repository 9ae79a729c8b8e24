import type { ToolResult, ToolUseBlock } from '../agent/message.js';
import { changes } from '../git/changes.js';
import type { Repository } from '../git/repository.js';
import { restore } from '../git/restore.js';
import { snapshot } from '../git/snapshot.js';

/**
 * Undoes what a run of the tests did to the workspace, ignored files apart. What is pushed must pass in a fresh clone, so
 * nothing that a test run made may be there in the next one. Returns the paths that differed.
 */
export async function putBack(repository: Repository, tree: string): Promise<string[]> {
  const now = await snapshot(repository);
  if (now === tree) return [];
  const differing = await changes(repository, tree, now);
  await restore(repository, tree);
  return differing.map(({ path }) => path);
}

export interface CallsToRun {
  readonly calls: readonly ToolUseBlock[];
  readonly run: () => Promise<ToolResult[]>;
  readonly repository: Repository;
  readonly testCommand: string | undefined;
  readonly signal: AbortSignal;
}

/** Runs the calls; a test run of the model's own leaves as little behind as one of ours. */
export async function leaveNoTraces(parts: CallsToRun): Promise<ToolResult[]> {
  const { calls, run, repository, testCommand, signal } = parts;
  const tree = calls.length === 1 && isTestRun(calls[0], testCommand) ? await snapshot(repository) : undefined;
  const results = await run();
  if (tree !== undefined && !signal.aborted) await putBack(repository, tree);
  return results;
}

/** Is the call nothing but the test command, perhaps with plain arguments and its output shortened? */
function isTestRun(call: ToolUseBlock | undefined, testCommand: string | undefined): boolean {
  const command = (call?.input as { command?: unknown } | undefined)?.command;
  if (call?.name !== 'Bash' || testCommand === undefined || typeof command !== 'string') return false;
  const line = command.trim();
  return line.startsWith(testCommand) && PLAIN_REST.test(line.slice(testCommand.length));
}

const PLAIN_REST = /^( [\w./:=@-]+)*( 2>&1)?( \| (head|tail|cat)( -?\w+)*)?$/;
