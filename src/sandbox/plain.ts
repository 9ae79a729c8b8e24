import type { JobVariables } from './given-variables.js';
import { childEnvironment, type Environment } from './environment.js';
import { variableHints } from './isolation-hints.js';
import { OutputPipes } from './output-pipes.js';
import { ownPrograms } from './own-program.js';
import { notRun, runProcess } from './run-process.js';
import { startProcess } from './start-process.js';
import type { ProcessRequest, ProcessResult, KnownSandbox } from './types.js';

/** Starts a process in exactly the given environment. Resolves also when it could not be started. */
export type StartProcess = (
  request: ProcessRequest,
  environment: Readonly<Record<string, string>>,
) => Promise<ProcessResult>;

export interface PlainParts {
  readonly environment: Environment;
  /** Variables of the job, given to steered processes besides the allow-list. */
  readonly variables?: JobVariables;
}

/** Starts processes with a clean environment, in a process group of their own, and leaves none behind. */
export function createPlainSandbox({ environment, variables }: PlainParts): KnownSandbox {
  const programOf = ownPrograms(environment);
  const start = processStarter(new OutputPipes(environment['TMPDIR'] ?? '/tmp'));
  const ownRequest = (request: ProcessRequest): Parameters<StartProcess> => {
    const [name, ...args] = request.argv;
    const program = programOf(name);
    const own = childEnvironment(environment, 'harness', request.env);
    if (program === undefined) return [request, own];
    return [
      { ...request, argv: [program.path, ...args] },
      { ...own, PATH: program.searchPath },
    ];
  };
  return {
    isolation: 'plain',
    run: async (request) => {
      if (request.trust === 'harness') return start(...ownRequest(request));
      // Nothing is mounted here: the command runs in the folder itself.
      const placed = request.standIn === undefined ? request : { ...request, cwd: request.standIn };
      const own = childEnvironment(environment, request.trust, { ...variables?.given(), ...request.env });
      const result = await start(placed, own);
      if (result.ending !== 'exited' || result.exitCode === 0) return result;
      const withheld = variables?.withheld() ?? [];
      const hints = variableHints(result.output, withheld);
      return { ...result, withheld, ...(hints.length === 0 ? {} : { hints }) };
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
