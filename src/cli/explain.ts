import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { readConfig } from '../config.js';
import { messageOf, UserError } from '../errors.js';
import type { Policy } from '../permissions/policy.js';
import { TOOL_CATALOGUE } from '../tools/catalogue.js';
import { parseArguments, type Arguments } from './arguments.js';
import type { Command } from './command.js';
import { explainCall, type Call } from './explain-call.js';
import { explanationText } from './explanation-text.js';
import { folderPolicy } from './folder-policy.js';

const FLAGS = {
  tool: 'string',
  input: 'string',
  workspace: 'string',
  isolated: 'boolean',
  'not-isolated': 'boolean',
} as const;

/** What the rules of the repository in this folder say to a call, and why. Nothing is run. */
export const explain: Command = async (args, { variables }) => {
  const given = parseArguments(args, { flags: FLAGS, positionals: 1 });
  const { workspace: as } = given.own;
  const config = readConfig(given.source);
  const { policy, warnings } = await folderPolicy({
    config,
    folder: process.cwd(),
    home: variables['HOME'],
    isolated: isolatedBy(given),
    ...(typeof as === 'string' ? { as: resolve(as) } : {}),
  });
  for (const warning of warnings) console.error(`Warning: ${warning}`);
  if (given.json) await answerLines(policy);
  else {
    const call = callOf(given);
    console.log(explanationText(call, explainCall(call, policy)));
  }
  return 0;
};

/** Commands run plainly so far, so that is how they are judged unless told otherwise. */
function isolatedBy({ own }: Arguments): boolean {
  if (own['isolated'] === true && own['not-isolated'] === true)
    throw new UserError('--isolated and --not-isolated exclude each other.');
  return own['isolated'] === true;
}

function callOf({ own, positionals: [text] }: Arguments): Call {
  const { tool, input } = own;
  if (typeof tool === 'string') return parseCall({ tool, input: parseJson(String(input ?? '{}'), '--input') });
  if (text === undefined || text.trim() === '')
    throw new UserError(`Say what to explain: explain 'git push', explain 'Edit(docs/a.md)', or --json for stdin.`);
  const [, name = '', inside = ''] = /^([A-Z]\w*)\((.*)\)$/s.exec(text.trim()) ?? [];
  if (!Object.hasOwn(TOOL_CATALOGUE, name)) return { tool: 'Bash', input: { command: text } };
  return { tool: name, input: name === 'Bash' ? { command: inside } : pathInput(name, inside) };
}

function pathInput(tool: string, path: string): Call['input'] {
  return tool === 'Glob' || tool === 'Grep' ? { path, pattern: '*' } : { file_path: path };
}

/** One answer a line, in the order of the questions; what is no question is answered too. */
async function answerLines(policy: Policy): Promise<void> {
  const output: string[] = [];
  const flush = (): void => void process.stdout.write(output.splice(0).join(''));
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    output.push(`${JSON.stringify(answerLine(line, policy))}\n`);
    if (output.length >= 100) flush();
  }
  flush();
}

function answerLine(line: string, policy: Policy): object {
  let id: unknown = null;
  try {
    const asked = parseJson(line, 'the line');
    if (typeof asked !== 'object' || asked === null) throw new UserError('the line is no JSON object');
    id = 'id' in asked ? asked.id : null;
    const {
      behaviour,
      asked: wasAsked,
      layer,
      rule = null,
      reason,
      remedy = null,
      ...more
    } = explainCall(parseCall(asked), policy);
    const { readOnly, concurrencySafe, parts } = more;
    return {
      id,
      behaviour,
      ...(wasAsked ? { asked: true } : {}),
      layer,
      rule,
      reason,
      remedy,
      readOnly,
      concurrencySafe,
      parts,
    };
  } catch (error) {
    return { id, error: messageOf(error) };
  }
}

function parseCall(asked: object): Call {
  const { command, tool, input } = asked as Readonly<Record<string, unknown>>;
  if (typeof command === 'string') return { tool: 'Bash', input: { command } };
  if (typeof tool !== 'string' || typeof input !== 'object' || input === null || Array.isArray(input))
    throw new UserError('there has to be a "command", or a "tool" and its "input"');
  return { tool, input: input as Call['input'] };
}

function parseJson(text: string, what: string): object {
  try {
    return JSON.parse(text) as object;
  } catch (error) {
    throw new UserError(`${what} is not valid JSON: ${messageOf(error)}`, { cause: error });
  }
}
