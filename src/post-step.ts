import { existsSync } from 'node:fs';
import * as core from '@actions/core';
import { readConfig } from './config.js';
import { messageOf } from './errors.js';
import type { ActionParts } from './main.js';
import { environmentSecrets, inputSecrets } from './job-secrets.js';
import { createRedactor, type Redact } from './redact.js';
import { createLog, type Log } from './report/log.js';
import { renderStepSummary } from './report/step-summary.js';
import { putBackCredentials } from './run/checkout-credentials.js';
import { recall } from './run/remember.js';
import { STATE } from './run/run-parts.js';
import { readSurroundings, type Variables } from './surroundings.js';

/** The Action's post step: reports what the main step could not. Nothing to do after a run that told its own end. */
export async function runPostStep({ variables, source }: ActionParts): Promise<number> {
  const redact = createRedactor([...inputSecrets(source), ...environmentSecrets(variables)]);
  const log = createLog((line) => console.log(line), redact, { commands: true });
  // Steps that come after this one count on what the checkout left for them.
  const record = core.getState(STATE.hidden);
  const problems = record === '' ? [] : await putBackCredentials(record);
  for (const message of problems) log.annotate({ level: 'warning', title: 'Greengate', message });
  await finish({ variables, source, log, redact });
  await giveWorkspaceBack(variables, log);
  return 0;
}

interface Means extends Omit<ActionParts, 'cancel'> {
  readonly log: Log;
  readonly redact: Redact;
}

async function finish({ variables, source, log, redact }: Means): Promise<void> {
  const left = core.getState(STATE.unfinished);
  if (left === '' || core.getState(STATE.finished) === 'true') return;
  try {
    const [{ finishUnfinished }, { createPlainSandbox }] = await Promise.all([
      import('./run/finish-unfinished.js'),
      import('./sandbox/plain.js'),
    ]);
    const report = await finishUnfinished({
      config: readConfig(source),
      surroundings: readSurroundings(variables),
      unfinished: recall(left),
      sandbox: createPlainSandbox({ environment: variables }),
      log,
      redact,
    });
    await core.summary.addRaw(renderStepSummary(report, redact)).write();
    log.annotate({ level: 'error', title: `Greengate: ${report.outcome}`, message: report.reason });
  } catch (error) {
    log.annotate({ level: 'error', title: 'Greengate', message: `The post step failed: ${messageOf(error)}` });
  }
}

/** Only once the work is kept: it lies in the files that go. */
async function giveWorkspaceBack(variables: Variables, log: Log): Promise<void> {
  const record = core.getState(STATE.lent);
  if (record === '' || !existsSync(record)) return;
  const [{ giveBackLoan }, { createPlainSandbox }] = await Promise.all([
    import('./run/lent-workspace.js'),
    import('./sandbox/plain.js'),
  ]);
  const problems = await giveBackLoan(record, createPlainSandbox({ environment: variables }));
  if (problems.length === 0) return;
  await core.summary.addRaw(problems.join('\n')).write();
  for (const message of problems) log.annotate({ level: 'warning', title: 'Greengate', message });
}
