import type { ProcessResult, Sandbox } from '../sandbox/types.js';
import { BASE_VARIABLE, withBaseScripts } from './base-scripts.js';
import type { Hook, HookAnswer, HookCall, HookEvent, HookRun } from './events.js';
import { HOOK_EVENTS } from './events.js';
import { matches } from './match.js';
import { readOutput, withoutReason } from './read-output.js';
import type { CommandSettings, HookSettings } from './settings.js';

export interface CommandHookParts {
  readonly sandbox: Sandbox;
  readonly workspace: string;
  readonly sessionId: string;
  readonly transcriptPath: string;
  /** The files of the base branch, from which the scripts are taken that a command runs. */
  readonly base?: BaseFiles;
}

export interface BaseFiles {
  readonly folder: string;
  readonly has: (path: string) => boolean;
}

const DEFAULT_SECONDS = 60;
const MOST_STDOUT = 1024 * 1024;

/** The user's hooks as the settings list them. */
export function commandHooks(settings: HookSettings, parts: CommandHookParts): Hook[] {
  return HOOK_EVENTS.flatMap((event) =>
    (settings[event] ?? []).flatMap(({ matcher, hooks }) =>
      hooks.map((hook) => commandHook(event, matcher, hook, parts)),
    ),
  );
}

function commandHook(
  event: HookEvent,
  matcher: string | undefined,
  hook: CommandSettings,
  parts: CommandHookParts,
): Hook {
  const { command, timeout, onFailure, if: rule } = hook;
  return {
    event,
    name: command,
    key: JSON.stringify([command, timeout, onFailure]),
    matches: async (call, { ruleMeans }) =>
      matches(matcher, call) && (rule === undefined || ruleMeans === undefined || (await ruleMeans(rule))),
    run: (call, signal) => runCommand(hook, call, { ...parts, signal }),
  };
}

/** The command as a process: the call as JSON on stdin, the answer in its exit code and on stdout. */
async function runCommand(
  hook: CommandSettings,
  call: HookCall,
  { sandbox, workspace, sessionId, transcriptPath, base, signal }: CommandHookParts & { readonly signal: AbortSignal },
): Promise<HookRun> {
  const common = { session_id: sessionId, transcript_path: transcriptPath, cwd: workspace, permission_mode: 'dontAsk' };
  const command = base === undefined ? hook.command : withBaseScripts(hook.command, base.has);
  const result = await sandbox.run({
    argv: ['bash', '--noprofile', '--norc', '-c', command],
    cwd: workspace,
    trust: 'steered',
    turn: 'hook',
    env: { CLAUDE_PROJECT_DIR: workspace, ...(base === undefined ? {} : { [BASE_VARIABLE]: base.folder }) },
    ...(base === undefined ? {} : { show: [base.folder] }),
    input: JSON.stringify({ ...common, ...call }),
    timeoutMs: (hook.timeout ?? DEFAULT_SECONDS) * 1_000,
    signal,
    wholeStdout: true,
    mostStdout: MOST_STDOUT,
  });
  const stdout = result.stdout.toString('utf8');
  return {
    answer: answerOf(hook, call.hook_event_name, result, stdout),
    exitCode: result.exitCode,
    ending: result.ending,
    output: [stdout, result.output].filter((part) => part !== '').join('\n'),
  };
}

function answerOf(hook: CommandSettings, event: HookEvent, result: ProcessResult, stdout: string): HookAnswer {
  const called = `The ${event} hook ${JSON.stringify(hook.command)}`;
  const read = readOutput(event, stdout);
  // What it wanted is not known, so it is not for onFailure to wave it through.
  if (read.kind === 'problem') return { block: `${called} failed: ${read.problem}.`, failed: true };
  const { answer } = read;
  if (result.ending === 'exited' && result.exitCode === 0) return withPlainText(event, stdout, answer);
  const stderr = result.output.trim();
  if (result.ending === 'exited' && result.exitCode === 2) {
    return { ...answer, block: stderr || answer.block || withoutReason(event) };
  }
  const failure = `${called} failed: ${endingOf(hook, result)}.${stderr === '' ? '' : `\n${tailOf(stderr)}`}`;
  if (hook.onFailure === 'allow') return { ...answer, message: joined(answer.message, `${failure}\n(${PASSED_OVER})`) };
  return { ...answer, block: joined(answer.block, failure), failed: answer.block === undefined };
}

const PASSED_OVER = 'It was passed over, as its onFailure says.';

/** Before the work begins, what a hook prints is told to the model. */
function withPlainText(event: HookEvent, stdout: string, answer: HookAnswer): HookAnswer {
  const plain = stdout.trim();
  const isContext = event === 'SessionStart' || event === 'UserPromptSubmit';
  return isContext && plain !== '' && !plain.startsWith('{') ? { ...answer, context: plain } : answer;
}

function endingOf({ timeout = DEFAULT_SECONDS }: CommandSettings, result: ProcessResult): string {
  switch (result.ending) {
    case 'exited':
      return result.exitCode === null ? `ended by ${result.signal ?? 'a signal'}` : `exit code ${result.exitCode}`;
    case 'timed-out':
      return `it did not end within ${timeout} s`;
    case 'not-started':
      return `it could not be started: ${result.startError ?? 'unknown reason'}`;
    case 'cancelled':
      return 'it was stopped';
  }
}

function tailOf(stderr: string): string {
  return stderr.split('\n').slice(-5).join('\n');
}

function joined(first: string | undefined, second: string): string {
  return first === undefined ? second : `${first}\n${second}`;
}
