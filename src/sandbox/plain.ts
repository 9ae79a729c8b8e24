import { childEnvironment, type Environment } from './environment.js';
import { OutputPipes } from './output-pipes.js';
import { notRun, runProcess } from './run-process.js';
import type { Sandbox } from './types.js';

/** Starts processes with a clean environment, in a process group of their own, and leaves none behind. */
export function createPlainSandbox(options: { readonly environment: Environment }): Sandbox {
  const pipes = new OutputPipes(options.environment['TMPDIR'] ?? '/tmp');
  return {
    isolation: 'plain',
    async run(request) {
      if (request.signal?.aborted) return notRun('cancelled');
      const pipe = request.wholeStdout ? undefined : await pipes.take();
      // Nothing can be mounted here: the stand-in is the folder to be in.
      const placed = request.standIn === undefined ? request : { ...request, cwd: request.standIn };
      return runProcess(placed, childEnvironment(options.environment, request.trust, request.env), pipe);
    },
  };
}
