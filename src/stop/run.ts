import { shellArgv } from '../sandbox/shell-argv.js';
import type { ProcessResult, Sandbox } from '../sandbox/types.js';
import { findReports } from './find-reports.js';
import { judge, ranIn } from './judge.js';
import { plainText } from './plain-text.js';
import { readResults, type Results } from './read-results.js';
import { scriptsOf } from './script-lines.js';
import { tailOf } from './tail.js';
import type { TestCase } from '../ecosystems/reading/test-case.js';
import type { TestRun, TestVerdict } from './test-run.js';
import { whyBroken, whyExhausted } from './why-broken.js';

export interface TestRequest {
  readonly command: string;
  /** Absolute path of the folder to run in. */
  readonly workspace: string;
  /** A folder to run in instead, shown in the workspace's place. */
  readonly standIn?: string;
  readonly sandbox: Sandbox;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

// File systems keep times in steps of their own.
const CLOCK_STEP_MS = 20;
const TAIL_LIMIT = 6_000;
// Wide enough that a summary is seen although a long build log or coverage table stands around it.
const KEPT_BYTES = 1024 * 1024;

/**
 * Runs the test command once and says how it ended. Called by the gate and by the RunTests tool; throws only when
 * the signal is aborted. The sandbox sets CI, closes stdin, keeps the time limit and ends what the command leaves behind.
 */
export async function runTests(request: TestRequest): Promise<TestRun> {
  const { command, workspace, standIn, sandbox, timeoutMs, signal } = request;
  const sinceMs = Date.now() - CLOCK_STEP_MS;
  const result = await sandbox.run({
    argv: shellArgv(command),
    cwd: workspace,
    trust: 'steered',
    timeoutMs,
    signal,
    ...(standIn === undefined ? {} : { standIn }),
    fresh: true,
    keepHead: KEPT_BYTES,
    keepTail: KEPT_BYTES,
  });
  signal.throwIfAborted();

  const output = withoutRoots(plainText(result.output), [standIn, workspace]);
  const told = { output, command, exitCode: result.exitCode };
  const screen = readResults(told);
  const texts = [command, ...scriptsOf(output)];
  // Many files to look through: only where the screen leaves something open.
  const everywhere = result.ending === 'exited' && isOpen(screen, result.exitCode);
  const reports = await findReports({ root: standIn ?? workspace, sinceMs, texts, everywhere });
  const results = reports.length === 0 ? screen : readResults({ ...told, reports });
  const verdict = verdictOf(command, result, output, results);
  const note = verdict === 'error' ? brokenReason(result, output) : undefined;
  return {
    command,
    verdict,
    exitCode: result.exitCode,
    durationMs: result.durationMs,
    ...(results.counts === undefined ? {} : { counts: results.counts, ran: ranIn(results.counts) }),
    ...listedIn(results),
    failures: results.failures,
    failed: results.failed,
    tail: tailOf(
      withNotes(output, [...(note === undefined ? [] : [note]), ...(result.hints ?? [])]),
      results.failures,
      TAIL_LIMIT,
    ),
    strays: result.strays,
    ...(verdict === 'failed' && result.withheld !== undefined ? { withheld: result.withheld } : {}),
  };
}

/** Names made up by a reader where the runner prints a dot for each test. */
const NUMBERED = /^test \d+$/;

/** Only where as many names are told as were counted: a part of a list says nothing of what is missing in it. */
function listedIn({ counts, cases }: Results): Pick<TestRun, 'listed'> {
  const named = (status: TestCase['status']): string[] =>
    cases.filter((one) => one.status === status).map(({ name }) => name);
  const passed = named('passed');
  if (counts === undefined || passed.length !== counts.passed || passed.every((name) => NUMBERED.test(name))) return {};
  return { listed: { ran: [...passed, ...named('failed'), ...named('error')], skipped: named('skipped') } };
}

function withNotes(output: string, notes: readonly string[]): string {
  return notes.length === 0 ? output : [output.trimEnd(), ...notes.map((note) => `(${note})`)].join('\n');
}

/** Files by their path in the project: the same test has the same name in every copy of it. */
function withoutRoots(output: string, roots: readonly (string | undefined)[]): string {
  return roots.reduce<string>((text, root) => (root === undefined ? text : text.replaceAll(`${root}/`, '')), output);
}

/** Nothing was counted, or it is red and nobody says what. */
function isOpen({ counts, failed }: Results, exitCode: number | null): boolean {
  return counts === undefined || (exitCode !== 0 && failed.length === 0);
}

function verdictOf(command: string, result: ProcessResult, output: string, results: Results): TestVerdict {
  if (result.ending === 'timed-out') return 'timed-out';
  if (result.ending !== 'exited' || whyExhausted(output, result.exitCode) !== undefined) return 'error';
  return judge({ exitCode: result.exitCode, signal: result.signal, output, results, command });
}

function brokenReason(result: ProcessResult, output: string): string {
  if (result.startError !== undefined) return `the command could not be started: ${result.startError}`;
  if (result.signal !== null) return `the command was killed by ${result.signal}`;
  if (result.exitCode === 137) return 'a process was killed (exit code 137), perhaps for want of memory';
  return whyExhausted(output, result.exitCode) ?? whyBroken(output, result.exitCode) ?? 'the command did not run';
}
