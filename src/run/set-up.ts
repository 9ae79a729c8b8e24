import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { shellArgv } from '../sandbox/shell-argv.js';
import type { Sandbox } from '../sandbox/types.js';
import type { Log } from '../report/log.js';
import { setupNeeded } from '../stop/detect/setup.js';
import type { Setup } from '../stop/detect.js';

export interface SetUpParts {
  readonly sandbox: Sandbox;
  readonly workspace: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly log: Log;
}

export interface WhatToSetUp {
  /** The user's own command: run every time, and its failure ends everything. */
  readonly given: string | undefined;
  readonly detected: Setup | undefined;
  /** May the setup reach anything at all? */
  readonly online: boolean;
}

/**
 * What has to be there before tests can run. Returns what went wrong: nobody's work can mend it. What was only detected is
 * run where nothing of what it makes is there; it must succeed where that can be seen, and is worth a try otherwise.
 */
export async function setUp({ given, detected, online }: WhatToSetUp, parts: SetUpParts): Promise<string | undefined> {
  if (given !== undefined && given !== '') return runSetup(given, 'setup-command', parts);
  if (detected === undefined) return undefined;
  const there = (path: string) =>
    stat(join(parts.workspace, path)).then(
      () => true,
      () => false,
    );
  if (!(await setupNeeded(detected, there))) return undefined;
  const [made] = detected.provides;
  if (!online && detected.offline !== true) {
    if (made !== undefined)
      warn(parts.log, `${made} is not there, and "${detected.command}" can reach no host. ${REMEDY}`);
    return undefined;
  }
  const problem = await runSetup(detected.command, `the setup found by ${detected.why}`, parts);
  if (problem === undefined || made !== undefined) return problem;
  warn(parts.log, problem);
  return undefined;
}

const REMEDY = 'Run it in a step before, or name its hosts in setup-network.';

function warn(log: Log, message: string): void {
  log.annotate({ level: 'warning', title: 'Greengate', message });
}

async function runSetup(command: string, what: string, parts: SetUpParts): Promise<string | undefined> {
  const { sandbox, workspace, timeoutMs, signal, log } = parts;
  log.info(`Setting up: ${command}`);
  const result = await sandbox.run({
    argv: shellArgv(command),
    cwd: workspace,
    trust: 'steered',
    network: 'setup',
    timeoutMs,
    signal,
  });
  signal.throwIfAborted();
  if (result.ending === 'exited' && result.exitCode === 0) return undefined;
  const { ending, exitCode, signal: endedBy, startError } = result;
  const how = ending === 'exited' ? `exit ${exitCode ?? endedBy ?? 'unknown'}` : (startError ?? ending);
  const tail = result.output.trimEnd().split('\n').slice(-5).join('\n');
  return `${what} failed (${how}), so nothing could be tested: ${command}\n${tail}`;
}
