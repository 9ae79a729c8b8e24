import { readConfig } from '../config.js';
import { UserError } from '../errors.js';
import { hookConditions } from '../run/user-hooks.js';
import { parseArguments } from './arguments.js';
import type { Command } from './command.js';
import { folderPolicy } from './folder-policy.js';

/** Reads settings and rules as a run would, and says what is wrong with them or what they come to. */
export const checkConfig: Command = async (args, parts) => {
  try {
    return await check(args, parts);
  } catch (error) {
    // Whoever reads JSON gets it for what is wrong, too.
    if (!(error instanceof UserError) || !args.includes('--json')) throw error;
    console.log(JSON.stringify({ ok: false, errors: error.message.split('\n') }));
    return 1;
  }
};

const check: Command = async (args, { variables }) => {
  const given = parseArguments(args);
  const config = readConfig(given.source);
  const { policy, base, warnings } = await folderPolicy({
    config,
    folder: process.cwd(),
    home: variables['HOME'],
    isolated: false,
  });
  hookConditions({ settings: base.configFile.hooks, configPath: config.configPath });
  const { allow, ask, deny, inputs } = policy.rules;
  const rules = {
    allow: allow.length,
    ask: ask.length + inputs.filter(({ behaviour }) => behaviour === 'ask').length,
    deny: deny.length + inputs.filter(({ behaviour }) => behaviour === 'deny').length,
  };
  const tests = { command: base.tests.command ?? '', why: base.tests.why };
  if (given.json) console.log(JSON.stringify({ ok: true, warnings, rules, tests }));
  else {
    for (const warning of warnings) console.log(`Warning: ${warning}`);
    console.log(`Rules: ${rules.allow} allow, ${rules.ask} ask, ${rules.deny} deny.`);
    console.log(tests.command === '' ? 'Tests: none found.' : `Tests: ${tests.command} (${tests.why}).`);
    console.log('Settings and rules are in order.');
  }
  return 0;
};
