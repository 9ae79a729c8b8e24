import { childEnvironment, type Environment } from './environment.js';
import { OutputPipes } from './output-pipes.js';
import { notRun, runProcess } from './run-process.js';
import { startProcess } from './start-process.js';
import type { ProcessRequest, ProcessResult, Sandbox } from './types.js';

/** Starts a process in exactly the given environment. Resolves also when it could not be started. */
export type StartProcess = (
  request: ProcessRequest,
  environment: Readonly<Record<string, string>>,
) => Promise<ProcessResult>;

/** Starts processes with a clean environment, in a process group of their own, and leaves none behind. */
export function createPlainSandbox(options: { readonly environment: Environment }): Sandbox {
  const start = processStarter(new OutputPipes(options.environment['TMPDIR'] ?? '/tmp'));
  return {
    isolation: 'plain',
    run: (request) => {
      // Nothing is mounted here: the command runs in the folder itself.
      const placed = request.standIn === undefined ? request : { ...request, cwd: request.standIn };
      return start(placed, childEnvironment(options.environment, request.trust, request.env));
    },
  };
}

export function processStarter(pipes: OutputPipes): StartProcess {
  return async (request, own) => {
    if (request.signal?.aborted) return notRun('cancelled');
    const pipe = request.wholeStdout ? undefined : await pipes.take();
    return runProcess(request, (marker) => startProcess(request, { ...own, ...marker }, pipe));
  };
}
