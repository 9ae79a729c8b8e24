import * as core from '@actions/core';
import { readConfig, type InputSource } from './config.js';
import { environmentSecrets, inputSecrets } from './job-secrets.js';
import { parseEvent, readEventFile } from './github/event.js';
import { growingRedactor, type Redact } from './redact.js';
import { createLog, type Log } from './report/log.js';
import { blankReport } from './run/blank-report.js';
import { deadlinesFrom } from './run/deadlines.js';
import { failureWords } from './run/failure-words.js';
import { givingUp } from './run/give-up.js';
import { remember } from './run/remember.js';
import { STATE, type Unfinished } from './run/run-parts.js';
import type { Served } from './run/serve.js';
import { tell } from './run/tell.js';
import { mapStrings } from './text/map-strings.js';
import { readSurroundings, type Variables } from './surroundings.js';
import { findRequest } from './triggers/index.js';

export interface ActionParts {
  readonly variables: Variables;
  readonly source: InputSource;
  readonly cancel: AbortSignal;
}

/** The Action's main step. Whatever happens, the report is told everywhere and every output is set. Returns the exit code. */
export async function runAction(parts: ActionParts): Promise<number> {
  const startedAt = Date.now();
  const { redact, learn } = growingRedactor(environmentSecrets(parts.variables));
  const log = createLog((line) => console.log(line), redact, { commands: true });
  const learnSecrets = (secrets: readonly string[]): void => {
    learn(secrets);
    for (const secret of secrets) core.setSecret(secret);
  };
  learnSecrets(inputSecrets(parts.source));

  const { report, comment, isLeft } = await answerEvent(parts, { startedAt, redact, log, learnSecrets }).catch(
    (error: unknown): Served => ({
      report: blankReport('error', failureWords(error, log)),
    }),
  );
  const told = { ...report, durationMs: Date.now() - startedAt };
  const { exitCode, isWhole } = await tell(told, { log, redact, comment, directory: parts.variables['RUNNER_TEMP'] });
  if (isLeft !== true && isWhole) core.saveState(STATE.finished, 'true');
  return exitCode;
}

/** Longer than saving the work takes, shorter than index.ts waits. */
const CANCEL_GRACE_MS = 4_200;

interface Means {
  readonly startedAt: number;
  readonly redact: Redact;
  readonly log: Log;
  readonly learnSecrets: (secrets: readonly string[]) => void;
}

/** Is the event a request? Decided without any network, as most events are not. */
async function answerEvent({ variables, source, cancel }: ActionParts, means: Means): Promise<Served> {
  const config = readConfig(source);
  const surroundings = readSurroundings(variables);
  const payload = await readEventFile(surroundings.eventPath);
  const event = parseEvent(surroundings.eventName, payload, surroundings);
  const isGate = config.mode === 'gate';
  const request = isGate ? undefined : findRequest(event, { ...config, runId: surroundings.runId });
  if (request !== undefined && 'ignored' in request) return { report: blankReport('ignored', request.ignored) };

  // Loaded only now, so that ignoring stays cheap.
  const [{ createPlainSandbox }, { chooseIsolation }, { createNetwork }, { createGivenVariables }] = await Promise.all([
    import('./sandbox/plain.js'),
    import('./sandbox/choose-isolation.js'),
    import('./network/network.js'),
    import('./sandbox/given-variables.js'),
  ]);
  const deadlines = deadlinesFrom(means.startedAt, config.timeoutMs);
  const network = createNetwork();
  const given = createGivenVariables({ environment: variables, onSecrets: means.learnSecrets });
  const parts = {
    ...means,
    config,
    surroundings,
    event,
    sandbox: createPlainSandbox({ environment: variables }),
    network,
    given,
    isolate: (scratch: string) =>
      chooseIsolation({
        mode: config.sandbox,
        environment: variables,
        scratch,
        outlets: network.open,
        variables: given,
      }),
    home: variables['HOME'],
    cancel,
    deadlines,
    keepForPost: (record: string) => core.saveState(STATE.hidden, record),
    remember: (unfinished: Unfinished) =>
      core.saveState(STATE.unfinished, remember(surroundings.tempDir, mapStrings(unfinished, means.redact))),
  };
  const served =
    request === undefined
      ? import('./run/judge-pull-request.js').then(({ judgePullRequest }) => judgePullRequest(parts))
      : import('./run/serve.js').then(({ serve }) => serve({ ...parts, request }));
  // Twice the time that wrapping up has: whoever is late now waits for an answer that does not come.
  const until = deadlines.endAt + deadlines.gateAt - deadlines.wrapUpAt;
  return Promise.race([served, givingUp({ cancel, graceMs: CANCEL_GRACE_MS, until })]).finally(() => network.close());
}
