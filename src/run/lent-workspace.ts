import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../errors.js';
import { giveBack } from '../git/give-back.js';
import { reopenRepository, type RepositoryState } from '../git/open.js';
import type { Repository } from '../git/repository.js';
import { takeStock, type WorkspaceBefore } from '../git/workspace-before.js';
import type { Sandbox } from '../sandbox/types.js';
import type { RunParts } from './run-parts.js';

export interface LendingParts extends Pick<RunParts, 'surroundings' | 'log' | 'lendForPost' | 'config' | 'cancel'> {
  readonly repository: Repository;
  readonly isStranger: boolean;
}

interface Loan {
  readonly state: RepositoryState;
  readonly before: WorkspaceBefore;
  readonly isStranger: boolean;
}

const LONGEST_MS = 60_000;
/** What is not done by then is the post step's. */
const LONGEST_CANCELLED_MS = 1_500;

/**
 * Does something to the workspace, and gives it back as it was found: later steps of the job count on what the checkout left,
 * and run it next to the job's keys. `problems` says what could not be given back. `leave-workspace` is not for strangers' code.
 */
export async function whileLent<T>(
  parts: LendingParts,
  act: () => Promise<T>,
): Promise<{ readonly value: T; readonly problems: readonly string[] }> {
  const { repository, surroundings, config, cancel, log, lendForPost, isStranger } = parts;
  if (config.leaveWorkspace && !isStranger) return { value: await act(), problems: [] };
  const { workspace, gitDir, realGitDir, head } = repository;
  const loan: Loan = {
    state: { workspace, gitDir, realGitDir, head },
    before: await takeStock(repository),
    isStranger,
  };
  const record = join(surroundings.tempDir, 'greengate-workspace.json');
  await writeFile(record, JSON.stringify(loan), { mode: 0o600 });
  lendForPost(record);
  const end = async (): Promise<readonly string[]> => {
    // A cancel that has run out must not keep the files.
    repository.signal = AbortSignal.timeout(cancel.aborted ? LONGEST_CANCELLED_MS : LONGEST_MS);
    return given(repository, loan, record);
  };
  let value: T;
  try {
    value = await act();
  } catch (error) {
    for (const message of await end()) log.annotate({ level: 'warning', title: 'Greengate', message });
    throw error;
  }
  return { value, problems: await end() };
}

/** The same by the post step, when the main step could not. Without its record there is nothing to do. */
export async function giveBackLoan(record: string, sandbox: Sandbox): Promise<readonly string[]> {
  const text = await readFile(record, 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const loan = JSON.parse(text) as Loan;
  return given(await reopenRepository(loan.state, sandbox), loan, record);
}

async function given(repository: Repository, { before, isStranger }: Loan, record: string): Promise<readonly string[]> {
  try {
    const lost = await giveBack(repository, before, isStranger);
    await rm(record, { force: true });
    return lost.length === 0 ? [] : [lostWords(lost)];
  } catch (error) {
    return [
      `The workspace could not be given back as the checkout left it: ${messageOf(error)} ` +
        'Check out again before later steps that run its files.',
    ];
  }
}

function lostWords(lost: readonly string[]): string {
  const shown = lost.slice(0, 5).join(', ') + (lost.length > 5 ? ` and ${lost.length - 5} more` : '');
  return `In the workspace these could not be given back as they were before the run: ${shown}.`;
}
