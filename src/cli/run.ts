import { tmpdir } from 'node:os';
import { readConfig } from '../config.js';
import { UserError } from '../errors.js';
import { createNetwork } from '../network/network.js';
import { growingRedactor } from '../redact.js';
import { createLog } from '../report/log.js';
import { makeScratch } from '../run/scratch.js';
import { whenAsked } from '../sandbox/late-sandbox.js';
import { createGivenVariables } from '../sandbox/given-variables.js';
import { createPlainSandbox } from '../sandbox/plain.js';
import { parseArguments } from './arguments.js';
import type { Command } from './command.js';
import { standOn } from './ground.js';
import { localConfig } from './local-config.js';

/** The main job on the caller's own repository, on a new branch. Touches no GitHub; the report goes to the terminal. */
export const run: Command = async (args, parts) => {
  try {
    return await start(args, parts);
  } catch (error) {
    // Whoever reads JSON gets it for wrong arguments too.
    if (!(error instanceof UserError) || !args.includes('--json')) throw error;
    const [{ outputsOf }, { blankReport }] = await Promise.all([
      import('../report/outputs.js'),
      import('../run/blank-report.js'),
    ]);
    const { redact } = growingRedactor([parts.variables['ANTHROPIC_API_KEY'] ?? '']);
    console.log(JSON.stringify(outputsOf(blankReport('error', error.message), redact)));
    return 1;
  }
};

const start: Command = async (args, { variables, cancel }) => {
  const startedAt = Date.now();
  const { source, json } = parseArguments(args);
  const config = localConfig(readConfig(source), variables);
  const { redact, learn } = growingRedactor([config.apiKey, config.githubToken]);
  // The answer goes to stdout, so that it can be piped; what happens meanwhile to stderr.
  const log = createLog((line) => console.error(line), redact);
  const scratch = await makeScratch(tmpdir(), 'TMPDIR');
  const sandbox = createPlainSandbox({ environment: variables });
  const network = createNetwork();
  const given = createGivenVariables({ environment: variables, onSecrets: learn });
  const isolation = whenAsked(async () => {
    const { chooseIsolation } = await import('../sandbox/choose-isolation.js');
    return chooseIsolation({
      mode: config.sandbox,
      environment: variables,
      scratch,
      outlets: network.open,
      variables: given,
    });
  });
  // git answers while the rest of the program is loaded.
  const ground = standOn({ config, sandbox, scratch, cancel });
  ground.catch(() => {});
  // Node loads its fetch when it is first touched, which takes a while.
  void globalThis.Headers;
  const { runLocally } = await import('./local-run.js');
  const { HOME: home } = variables;
  return runLocally({
    config,
    ground,
    sandbox,
    isolation,
    network,
    given,
    home,
    cancel,
    redact,
    learnSecrets: learn,
    log,
    scratch,
    startedAt,
    json,
  });
};
