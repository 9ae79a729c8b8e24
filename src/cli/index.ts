import { UserError } from '../errors.js';
import type { Command, CommandParts } from './command.js';

/** The commands there are. Loaded one at a time: a run needs no demo. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  run: async () => (await import('./run.js')).run,
  replay: async () => (await import('./replay.js')).replay,
  demo: async () => (await import('./demo.js')).demo,
  explain: async () => (await import('./explain.js')).explain,
  gate: async () => (await import('./gate.js')).gate,
  'check-config': async () => (await import('./check-config.js')).checkConfig,
};

const USAGE = `Greengate, a coding agent that may not finish until the tests pass.

  node dist/index.js run --prompt "fix the failing test"   work on this repository, on a new branch
  node dist/index.js replay transcript.jsonl               go through a recorded run again, offline
  node dist/index.js demo                                  see it work in a small world of its own
  node dist/index.js explain 'git push'                    what the rules here say to a command, and why
  node dist/index.js explain 'Edit(docs/a.md)'             or to a call of another tool
  node dist/index.js explain --json                        the same for calls from stdin, one JSON object a line
  node dist/index.js gate --base main --request FILE       judge a change, whoever made it; gate --help says more
  node dist/index.js check-config                          are settings and rules of this repository in order?

Every input of action.yml is a flag of the same name (--max-turns 5, --test-command none).
--json prints one JSON object instead of text. ANTHROPIC_API_KEY and ANTHROPIC_BASE_URL come from the environment.`;

/** Runs one command and returns the exit code. */
export async function runCommand(
  name: string | undefined,
  args: readonly string[],
  parts: CommandParts,
): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.log(USAGE);
    return name === undefined ? 1 : 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) throw new UserError(`Unknown command "${name}".\n\n${USAGE}`);
  const command = await load();
  if (name !== 'gate' && (args.includes('--help') || args.includes('-h'))) {
    console.log(USAGE);
    return 0;
  }
  return command(args, parts);
}
