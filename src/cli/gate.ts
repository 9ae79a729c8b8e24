import { messageOf, UserError } from '../errors.js';
import type { Command } from './command.js';
import { GATE_EXIT } from './gate-exit.js';

/** What may follow `gate`; without one of them a change is judged. */
const PARTS: Readonly<Record<string, () => Promise<Command>>> = {
  detect: async () => (await import('./gate-detect.js')).gateDetect,
  'read-results': async () => (await import('./gate-read-results.js')).gateReadResults,
  verify: async () => (await import('./gate-verify.js')).gateVerify,
};

const USAGE = `The gate alone: is this change green, and does it leave what judges the code as strong as it was?

  node dist/index.js gate --base REF [--head REF]    what HEAD changed since it left that branch, tag or commit
  node dist/index.js gate --start DIR --final DIR    what differs between two folders; neither is touched
      --request FILE     what was asked for: it decides which changes of tests are declared
      --command CMD      the tests, when they are not to be found from the start tree
      --json             the verdict as one JSON object: docs/gate.md says what stands in it
      --judge true       a model takes a second look, which can only shut the gate; it needs the key
      and the inputs --setup-command, --timeout-minutes, --sandbox, --config
  node dist/index.js gate detect [--dir DIR]         which command would be run for this folder, and why?
  node dist/index.js gate read-results FILE --exit CODE --command CMD     what does this output of tests say?
  node dist/index.js gate verify FILE --sha SHA      is this file a verdict that opens the gate for this commit?
  node dist/index.js gate detect [--dir DIR]         which tests would be run there, and what has to be set up before?
  node dist/index.js gate read-results OUTPUT --exit CODE --command CMD [--report FILE]
                                                     what does the gate read in an output that was kept?

It ends with 0 when the gate opens, 1 when it does not, and 2 when nothing could be judged.`;

/** Judges a change without a model and without GitHub. */
export const gate: Command = async (args, parts) => {
  const [first = '', ...rest] = args;
  if (first === '' || args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return first === '' ? GATE_EXIT.unknown : GATE_EXIT.opens;
  }
  const load = Object.hasOwn(PARTS, first) ? PARTS[first] : undefined;
  try {
    if (load !== undefined) return await (await load())(rest, parts);
    return await (await import('./gate-change.js')).gateChange(args, parts);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // Whoever reads JSON gets it for what is wrong, too.
    if (args.includes('--json')) console.log(JSON.stringify({ error: messageOf(error) }));
    else console.error(messageOf(error));
    return GATE_EXIT.unknown;
  }
};
