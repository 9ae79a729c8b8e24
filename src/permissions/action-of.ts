import { resolve } from 'node:path';
import { UserError } from '../errors.js';
import type { Policy } from './policy.js';
import type { ToolCatalogue } from './rules.js';
import type { Action } from './verdict.js';

type Input = Readonly<Record<string, unknown>>;

/** A call in the words that rules judge by, without making the tool. Throws a UserError where a field is missing. */
export function actionOf(tool: string, input: Input, tools: ToolCatalogue, policy: Policy): Action {
  const effect = Object.hasOwn(tools, tool) ? tools[tool]?.effect : undefined;
  if (effect === undefined) {
    throw new UserError(`There is no tool ${JSON.stringify(tool)}. There are: ${Object.keys(tools).join(', ')}.`);
  }
  const subject = effect === 'execute' ? field(tool, input, 'command') : effect === 'none' ? tool : place(tool, input);
  const isPath = effect === 'read' || effect === 'write';
  return { tool, effect, subject: isPath ? policy.realPath(resolve(policy.workspace, subject)) : subject, input };
}

/** Searches take a directory, and the whole workspace without one; a pattern may lead out of it. */
function place(tool: string, input: Input): string {
  if (tool !== 'Glob' && tool !== 'Grep') return field(tool, input, 'file_path');
  const directory = input['path'] === undefined ? '.' : field(tool, input, 'path');
  if (tool !== 'Glob') return directory;
  const pattern = field(tool, input, 'pattern');
  return /(^|\/)\.\.(\/|$)|^\//.test(pattern) ? resolve('/', directory, pattern) : directory;
}

function field(tool: string, input: Input, name: string): string {
  const value = input[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new UserError(`The input of ${tool} needs a text as "${name}".`);
}
