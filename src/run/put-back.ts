import type { ToolUseBlock } from '../agent/message.js';
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

/** Is the call nothing but the test command, perhaps with plain arguments and its output shortened? */
export function isTestRun(call: ToolUseBlock | undefined, testCommand: string | undefined): boolean {
  const command = (call?.input as { command?: unknown } | undefined)?.command;
  if (call?.name !== 'Bash' || testCommand === undefined || typeof command !== 'string') return false;
  const line = command.trim();
  return line.startsWith(testCommand) && PLAIN_REST.test(line.slice(testCommand.length));
}

const PLAIN_REST = /^( [\w./:=@-]+)*( 2>&1)?( \| (head|tail|cat)( -?\w+)*)?$/;
