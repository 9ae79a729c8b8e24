import { readFile } from 'node:fs/promises';
import { messageOf, UserError } from '../errors.js';
import { readTranscript } from '../report/read-transcript.js';
import { rebuildRun } from '../report/rebuild-run.js';
import { replayRun } from '../report/replay-run.js';
import { stepLines } from '../report/step-lines.js';
import { counted } from '../report/words.js';
import { visibleLine } from '../text/visible.js';
import type { Command } from './command.js';

/** Runs a recorded run once more, offline, and says whether it comes to the same conversation. */
export const replay: Command = async (args) => {
  const path = pathIn(args);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new UserError(`The transcript cannot be read: ${messageOf(error)}.`, { cause: error });
  });
  const { at, lines } = readTranscript(text, path);
  const { messages, difference } = await replayRun(lines);
  const run = rebuildRun(lines);
  const same = difference === undefined;
  if (args.includes('--json')) {
    console.log(
      JSON.stringify({ same, messages, ...(same ? {} : { difference }), isWhole: run.end !== undefined, ...run }),
    );
  } else {
    console.log([`Run of ${at}`, ...stepLines(lines), ''].join('\n'));
    if (run.end === undefined) console.log('The record stops in the middle: the run was killed, or is still going on.');
    console.log(same ? `same ledger: ${counted(messages, 'message')}` : `another ledger: ${visibleLine(difference)}`);
  }
  return same ? 0 : 1;
};

function pathIn(args: readonly string[]): string {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--json');
  const [path, ...more] = args.filter((arg) => !arg.startsWith('-'));
  if (unknown !== undefined || path === undefined || more.length > 0) {
    const what = unknown === undefined ? '' : `Unknown flag "${unknown}". `;
    throw new UserError(`${what}Give one file: node dist/index.js replay transcript.jsonl [--json].`);
  }
  return path;
}
