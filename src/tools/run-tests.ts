import { z } from 'zod';
import type { Tool, ToolOutput } from '../agent/tool.js';
import type { Quote } from '../text/fence.js';
import { cut, lastPart } from '../text/shorten.js';

/** What is told of one run of the tests by the harness. */
export interface ToldTestRun {
  readonly command: string;
  readonly verdict: string;
  readonly exitCode: number | null;
  readonly durationMs: number;
  readonly counts?: { readonly passed: number; readonly failed: number; readonly skipped: number };
  readonly failures: readonly string[];
  readonly tail: string;
  /** These very files were tested before, and not again. */
  readonly reused: boolean;
}

/** What is wanted of the tests; all of them where nothing is said. */
export interface WantedTests {
  readonly files?: readonly string[] | undefined;
  readonly filter?: string | undefined;
}

/**
 * Runs the tests as the gate does, or gives the verdict it has of the files as they are. Undefined: the runner has no way to
 * run just these. Throws when aborted.
 */
export type RunTests = (wanted: WantedTests, signal: AbortSignal) => Promise<ToldTestRun | undefined>;

const MOST_NAMES = 20;
const MOST_NAME = 150;
const MOST_TAIL = 2_900;

const schema = z.strictObject({
  files: z.array(z.string().min(1)).max(50).optional().describe('Only these test files, relative to the workspace.'),
  filter: z.string().min(1).max(300).optional().describe('Only tests whose name has this in it.'),
});

/** `quote`: what the tests print is anybody's text. */
export function createRunTests(runTests: RunTests, quote: Quote = (_, text) => text): Tool<z.infer<typeof schema>> {
  return {
    name: 'RunTests',
    description:
      'Runs the test command exactly as the final check does, and gives the verdict, the counts, the names of failing ' +
      'tests and the end of the output. Files that did not change since are not tested again. Anything but passed is an error result. ' +
      'With files or filter only these tests are run, which is quicker and proves less: the final check runs all.',
    schema,
    // What runs is the one command that the final check runs anyway; the call has no say in it.
    effect: 'none',
    interrupt: 'cancel',
    resultLimit: 8_000,
    subject: () => 'the test command',
    concurrencySafe: () => false,
    run: async (wanted, { signal }) => {
      const run = await runTests(wanted, signal);
      return run === undefined ? NOT_NARROWED : told(run, quote, isPart(wanted));
    },
  };
}

const NOT_NARROWED: ToolOutput = {
  content: 'This test command cannot be told to run only some tests. Call RunTests without files and filter.',
  isError: true,
};

function isPart({ files = [], filter }: WantedTests): boolean {
  return files.length > 0 || filter !== undefined;
}

function told(run: ToldTestRun, quote: Quote, part: boolean): ToolOutput {
  const { verdict, counts, command, exitCode, durationMs, failures } = run;
  const numbers =
    counts === undefined ? '' : `: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
  const took = `${(durationMs / 1000).toFixed(1)} s`;
  const lines = [
    `Tests ${verdict}${numbers}`,
    `Command: ${cut(command, 300)} (exit code ${exitCode ?? 'none'}, ${took})`,
    ...(part ? ['Only a part of the tests: the final check runs all.'] : []),
    ...(run.reused ? ['These very files were tested before, so this is the verdict of that run.'] : []),
    ...(failures.length === 0 ? [] : ['Failing:', quote('names of tests', names(failures).join('\n'))]),
    ...(verdict === 'passed'
      ? []
      : ['End of the output:', quote('output of the tests', lastPart(run.tail.trim(), MOST_TAIL))]),
  ];
  return { content: lines.join('\n'), isError: verdict !== 'passed' };
}

function names(failures: readonly string[]): string[] {
  const shown = failures.slice(0, MOST_NAMES).map((name) => `- ${cut(name, MOST_NAME)}`);
  return failures.length > MOST_NAMES ? [...shown, `… and ${failures.length - MOST_NAMES} more`] : shown;
}
