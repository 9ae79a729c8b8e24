import { z } from 'zod';
import type { Tool, ToolContext, ToolOutput } from '../agent/tool.js';
import { shellArgv } from '../sandbox/shell-argv.js';
import type { ProcessRequest, ProcessResult, Sandbox } from '../sandbox/types.js';
import { cutMiddle } from '../text/shorten.js';
import type { Spill } from './spill.js';

const DEFAULT_TIMEOUT_MS = 120_000;
const MOST_TIMEOUT_MS = 600_000;
const SUCCESS_LIMIT = 30_000;
const FAILURE_LIMIT = 10_000;
/** Bytes kept of each end of the output; more than the limits need, as a character may take four. */
const KEEP_BYTES = 64 * 1024;

const schema = z.strictObject({
  command: z.string().min(1),
  timeout: z.int().min(1).max(MOST_TIMEOUT_MS).optional().describe('Milliseconds, default 120000'),
  description: z.string().optional(),
});

type BashInput = z.infer<typeof schema>;

export interface CommandRecord {
  readonly command: string;
  readonly exitCode: number | null;
  readonly durationMs: number;
}

export interface BashParts {
  readonly sandbox: Sandbox;
  /** Is the command proven to only read? Then it may run beside others. */
  readonly isReadOnly: (command: string) => boolean;
  readonly onCommand: (record: CommandRecord) => void;
  /** Takes output that is too long; without it the middle is lost. */
  readonly spill?: Spill;
}

export function createBash(parts: BashParts): Tool<BashInput> {
  return {
    name: 'Bash',
    description:
      'Runs a bash command line in the workspace: a fresh process each time, so cd and variables do not last. No stdin, ' +
      'no terminal, no network to count on; processes left in the background are ended. Nobody can approve: readers (ls, cat, grep, ' +
      'git log/diff/status, ...), simple file commands in the workspace and the test command run; other commands only if a ' +
      'rule allows them, else an error says why. Not for commit, push (least of all by force) or pull requests: that is done for ' +
      'you. No flags that open an editor or ask (git rebase -i), none that skip hooks (--no-verify). ' +
      'A non-zero exit is an error result; of long output you get both ends, and a file with all of it.',
    schema,
    effect: 'execute',
    interrupt: 'cancel',
    resultLimit: SUCCESS_LIMIT + 1_000,
    subject: (input) => input.command,
    concurrencySafe: (input) => parts.isReadOnly(input.command),
    run: (input, context) => runCommand(input, context, parts),
  };
}

async function runCommand(input: BashInput, context: ToolContext, parts: BashParts): Promise<ToolOutput> {
  const { command, timeout: timeoutMs = DEFAULT_TIMEOUT_MS } = input;
  const spillTo = parts.spill?.reserve();
  const result = await parts.sandbox.run({
    argv: shellArgv(command),
    cwd: context.workspace,
    trust: 'steered',
    timeoutMs,
    signal: context.signal,
    ...(parts.isReadOnly(command) ? { turn: 'reader' } : {}),
    keepHead: KEEP_BYTES,
    keepTail: KEEP_BYTES,
    ...(parts.spill === undefined ? {} : { show: [parts.spill.folder] }),
    ...(spillTo === undefined ? {} : { spillTo }),
  });
  const isError = result.ending !== 'exited' || result.exitCode !== 0;
  const output = bounded(result, isError ? FAILURE_LIMIT : SUCCESS_LIMIT, spillTo, parts.spill);
  return {
    content: [output, ...endingNotes(result, timeoutMs)].filter((part) => part !== '').join('\n'),
    isError,
    apply: () => parts.onCommand({ command, exitCode: result.exitCode, durationMs: result.durationMs }),
  };
}

function bounded(result: ProcessResult, limit: number, file: ProcessRequest['spillTo'], spill?: Spill): string {
  const text = result.output.trimEnd();
  // The output itself is bounded, too.
  const missing = Math.max(0, result.outputBytes - Buffer.byteLength(text));
  if (file === undefined || spill === undefined) return cutMiddle(text, limit, { missing });
  if (text.length > limit) {
    const where = spill.settle(file, { written: result.spilledBytes, all: result.outputBytes });
    return cutMiddle(text, limit, { where, missing });
  }
  spill.drop(file);
  return text;
}

function endingNotes(result: ProcessResult, timeoutMs: number): string[] {
  const notes: string[] = [];
  if (result.ending === 'not-started') notes.push(`[not started: ${result.startError ?? 'unknown reason'}]`);
  if (result.ending === 'timed-out') notes.push(`[stopped after ${timeoutMs} ms; give a larger timeout or do less]`);
  if (result.ending === 'cancelled') notes.push('[cancelled]');
  if (result.ending === 'exited' && result.exitCode !== 0) {
    notes.push(
      result.exitCode === null ? `[ended by ${result.signal ?? 'a signal'}]` : `[exit code ${result.exitCode}]`,
    );
  }
  if (result.strays > 0) notes.push(`[${result.strays} processes were still running and were ended]`);
  return [...notes, ...(result.hints ?? []).map((hint) => `[${hint}]`)];
}
