import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { readConfig } from '../config.js';
import { messageOf, UserError } from '../errors.js';
import { growingRedactor } from '../redact.js';
import { createLog } from '../report/log.js';
import { verdictJson } from '../report/verdict-file.js';
import { renderVerdict, verdictTitle } from '../report/verdict-text.js';
import { timeoutAt } from '../run/deadlines.js';
import { judgeGround } from '../run/judge-ground.js';
import { recordVerdict } from '../run/record-verdict.js';
import { makeScratch } from '../run/scratch.js';
import { createNetwork } from '../network/network.js';
import { permit } from '../run/permit.js';
import { chooseIsolation } from '../sandbox/choose-isolation.js';
import { createGivenVariables } from '../sandbox/given-variables.js';
import { createPlainSandbox } from '../sandbox/plain.js';
import { removeFolder } from '../sandbox/remove-folder.js';
import { visible } from '../text/visible.js';
import { parseArguments } from './arguments.js';
import type { Command } from './command.js';
import { gateExit } from './gate-exit.js';
import { gateGround } from './gate-ground.js';
import { localConfig } from './local-config.js';

const FLAGS = { base: 'string', head: 'string', start: 'string', final: 'string' } as const;

/** Judges one change and prints the verdict; what happens meanwhile goes to stderr. */
export const gateChange: Command = async (args, { variables, cancel }) => {
  const parsed = parseArguments(args, { flags: { ...FLAGS, request: 'string', command: 'string' } });
  const { request, command } = parsed.own;
  const config = localConfig(
    readConfig((name) => (name === 'test-command' && typeof command === 'string' ? command : parsed.source(name))),
    variables,
  );
  const { redact, learn } = growingRedactor([config.apiKey, config.githubToken]);
  const log = createLog((line) => console.error(line), redact);
  const asked = typeof request === 'string' ? await readRequest(resolve(process.cwd(), request)) : '';
  const scratch = await makeScratch(tmpdir(), 'TMPDIR');
  const network = createNetwork();
  const given = createGivenVariables({ environment: variables, onSecrets: learn });
  const isolation = chooseIsolation({
    mode: config.sandbox,
    environment: variables,
    scratch,
    outlets: network.open,
    variables: given,
  });
  isolation.catch(() => {});
  try {
    const sandbox = createPlainSandbox({ environment: variables });
    const signal = AbortSignal.any([cancel, timeoutAt(Date.now() + config.timeoutMs)]);
    const ground = await gateGround({
      own: parsed.own,
      folder: process.cwd(),
      scratch,
      sandbox,
      signal,
      onStep: (what) => log.info(what),
    });
    const { words, sandboxFor } = await isolation;
    log.info(words);
    const verdict = await judgeGround({
      config,
      ...ground,
      request: asked,
      sandbox: sandboxFor(ground.repository.workspace),
      log,
      redact,
      onSettings: (settings) => permit({ network, given }, config, settings),
      signal,
    });
    const record = recordVerdict(verdict, ground.judged, ground.repository.workspace);
    const style = { code: visible, prose: visible };
    console.log(
      parsed.json
        ? verdictJson(record, redact).trimEnd()
        : redact(`${verdictTitle(record)}: ${record.verdict}\n\n${renderVerdict(record, style)}`),
    );
    return gateExit(record);
  } finally {
    await Promise.all([isolation.catch(() => {}), network.close()]);
    await removeFolder(scratch);
  }
};

async function readRequest(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    throw new UserError(
      `--request: ${path} cannot be read: ${messageOf(error)}. Give a text file with what was asked for.`,
    );
  });
}
