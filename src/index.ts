import { Interrupt } from './agent/interrupt.js';
import { messageOf, UserError } from './errors.js';
import { environmentSecrets, forgetSecrets, inputSecrets } from './job-secrets.js';

/** Time to put children away, save the work and write the last comment; the runner kills after about ten seconds. */
const LONGEST_CANCEL_MS = 4_700;

process.exit(await enter(process.argv.slice(2)));

/** Picks the door: a command line, or the Action's main or post step. Returns the exit code. */
async function enter(args: readonly string[]): Promise<number> {
  const cancel = cancelOnSignals();
  const variables = { ...process.env };
  // Read once: from here on nothing that is started or asked finds a key in this process's environment.
  forgetSecrets(process.env);
  const source = (name: string): string | undefined => variables[`INPUT_${name.toUpperCase()}`];
  try {
    const [command, ...rest] = args;
    if (command === 'post' || (command === undefined && variables['GITHUB_ACTIONS'] === 'true')) {
      const parts = { variables, source, cancel };
      if (command === 'post') return await (await import('./post-step.js')).runPostStep(parts);
      return await (await import('./main.js')).runAction(parts);
    }
    const { runCommand } = await import('./cli/index.js');
    return await runCommand(command, rest, { variables, cancel });
  } catch (error) {
    const { createLog } = await import('./report/log.js');
    const { createRedactor } = await import('./redact.js');
    const secrets = [...inputSecrets(source), ...environmentSecrets(variables)];
    const log = createLog((line) => console.error(line), createRedactor(secrets));
    log.info(error instanceof Error && !(error instanceof UserError) ? (error.stack ?? '') : messageOf(error));
    return 1;
  }
}

/** The first signal ends the run in order; when that takes too long, or the same signal comes again, it ends at once. */
function cancelOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    let times = 0;
    process.on(signal, () => {
      // The runner sends SIGINT and later SIGTERM; a person presses Ctrl-C twice.
      if ((times += 1) > 1) process.exit(1);
      if (!controller.signal.aborted) setTimeout(() => process.exit(1), LONGEST_CANCEL_MS).unref();
      controller.abort(new Interrupt('cancelled', `cancelled by ${signal}`));
    });
  }
  return controller.signal;
}
