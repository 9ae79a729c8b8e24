import type { CommitOn } from '../src/demo/sample-repository.js';
import type { ScriptedCall, Turn } from '../src/demo/model-script.js';

const FORTY_LINES = Array.from({ length: 40 }, (_, index) => `export const value${index} = ${index};\n`).join('');

/** What is worked on while being measured: small, so that the figures are Greengate's own. */
export const SMALL_REPOSITORY: readonly CommitOn[] = [
  {
    message: 'Start',
    files: {
      'package.json': '{ "name": "small", "private": true, "type": "module", "scripts": { "test": "node --test" } }\n',
      'README.md': '# small\n',
      'src/values.js': FORTY_LINES,
    },
  },
];

/** So many turns with as many tool calls each, commands and reads in turn, then the answer. */
export function toolTurns(count: number, callsATurn = 1): Turn[] {
  const turns = Array.from({ length: count }, (_, index): Turn => ({
    calls: Array<ScriptedCall>(callsATurn).fill(index % 2 === 0 ? command : read),
  }));
  return [...turns, { text: 'Nothing had to be changed.' }];
}

const command: ScriptedCall = { tool: 'Bash', input: { command: 'true' } };
const read: ScriptedCall = { tool: 'Read', input: { file_path: 'src/values.js' } };
