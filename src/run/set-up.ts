import { shellArgv } from '../sandbox/shell-argv.js';
import type { Sandbox } from '../sandbox/types.js';
import type { Log } from '../report/log.js';

export interface SetUpParts {
  readonly sandbox: Sandbox;
  readonly workspace: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly log: Log;
}

/** What has to be there before tests can run. Returns what went wrong: nobody's work can mend it. */
export async function setUp(command: string | undefined, parts: SetUpParts): Promise<string | undefined> {
  const { sandbox, workspace, timeoutMs, signal, log } = parts;
  if (command === undefined || command === '') return undefined;
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
  return `setup-command failed (${how}), so nothing could be tested: ${command}\n${tail}`;
}
