import { shellArgv } from '../../sandbox/shell-argv.js';
import type { ProcessResult, Sandbox } from '../../sandbox/types.js';
import { lastPart } from '../../text/shorten.js';
import type { CheckResult } from '../gate-verdict.js';
import { plainText } from '../plain-text.js';
import { whyBroken } from '../why-broken.js';

export interface CheckRequest {
  readonly name: string;
  readonly command: string;
  readonly workspace: string;
  readonly standIn?: string;
  readonly sandbox: Sandbox;
  readonly timeoutMs: number;
}

const TAIL = 3_000;

/** Runs one check: exit 0 passes. A command that is missing or was killed is an error and says nothing of the change. */
export async function runCheck(request: CheckRequest, signal: AbortSignal): Promise<CheckResult> {
  const { name, command, workspace, standIn, sandbox, timeoutMs } = request;
  const place = standIn === undefined ? {} : { standIn };
  const argv = shellArgv(command);
  const result = await sandbox.run({
    argv,
    cwd: workspace,
    trust: 'steered',
    timeoutMs,
    signal,
    fresh: true,
    ...place,
  });
  signal.throwIfAborted();
  const output = plainText(result.output).replaceAll(standIn ?? workspace, workspace);
  const state = stateOf(result, output);
  const { exitCode, durationMs, startError } = result;
  const tail = state === 'passed' ? '' : lastPart((startError ?? output).trim(), TAIL);
  return { name, command, state, exitCode, durationMs, tail };
}

function stateOf(result: ProcessResult, output: string): CheckResult['state'] {
  if (result.ending === 'timed-out') return 'timed-out';
  if (result.ending !== 'exited' || result.exitCode === null || result.exitCode === 137) return 'error';
  if (result.exitCode === 0) return 'passed';
  return whyBroken(output, result.exitCode) === undefined ? 'failed' : 'error';
}
