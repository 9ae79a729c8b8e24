import * as core from '@actions/core';
import { readConfig } from './config.js';
import { messageOf } from './errors.js';
import type { ActionParts } from './main.js';
import { environmentSecrets, inputSecrets } from './job-secrets.js';
import { createRedactor } from './redact.js';
import { createLog } from './report/log.js';
import { renderStepSummary } from './report/step-summary.js';
import { putBackCredentials } from './run/checkout-credentials.js';
import { recall } from './run/remember.js';
import { STATE } from './run/run-parts.js';
import { readSurroundings } from './surroundings.js';

/** The Action's post step: reports what the main step could not. Nothing to do after a run that told its own end. */
export async function runPostStep({ variables, source }: ActionParts): Promise<number> {
  const redact = createRedactor([...inputSecrets(source), ...environmentSecrets(variables)]);
  const log = createLog((line) => console.log(line), redact, { commands: true });
  // Steps that come after this one count on what the checkout left for them.
  const record = core.getState(STATE.hidden);
  const problems = record === '' ? [] : await putBackCredentials(record);
  for (const message of problems) log.annotate({ level: 'warning', title: 'Greengate', message });
  const left = core.getState(STATE.unfinished);
  if (left === '' || core.getState(STATE.finished) === 'true') return 0;
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
  return 0;
}
