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
  const turns = Array.from({ length: count }, (_, turn): Turn => {
    const calls = Array.from({ length: callsATurn }, (_, call) => (turn % 2 === 0 ? command(call) : read(call)));
    return { calls };
  });
  return [...turns, { text: 'Nothing had to be changed.' }];
}

/** No two of a turn are the same: a model that repeats itself is stopped. */
function command(call: number): ScriptedCall {
  return { tool: 'Bash', input: { command: call === 0 ? 'true' : `echo ${call}` } };
}

function read(call: number): ScriptedCall {
  return { tool: 'Read', input: { file_path: 'src/values.js', ...(call === 0 ? {} : { offset: call }) } };
}
