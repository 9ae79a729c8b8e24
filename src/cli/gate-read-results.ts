import { readFile } from 'node:fs/promises';

import { messageOf, UserError } from '../errors.js';
import { endOf, type TestEnd } from '../stop/judge.js';
import { plainText } from '../stop/plain-text.js';
import { readReport } from '../stop/read-report.js';
import { readResults, type Results } from '../stop/read-results.js';
import { NOTHING } from '../ecosystems/reading/reading.js';
import type { TestCase, TestCounts } from '../ecosystems/reading/test-case.js';
import { parseArguments } from './arguments.js';
import type { Command } from './command.js';

const USAGE = 'node dist/index.js gate read-results OUTPUT --exit CODE --command "npm test" [--report FILE] [--json]';

/** Says what the gate reads in an output that was kept: counts, what failed, and the verdict. */
export const gateReadResults: Command = async (args) => {
  const given = parseArguments(args, {
    flags: { exit: 'string', command: 'string', report: 'string' },
    positionals: 1,
  });
  const [path] = given.positionals;
  const { exit, command = '', report } = given.own;
  if (path === undefined || typeof exit !== 'string' || !/^\d+$/.test(exit)) {
    throw new UserError(`gate read-results needs a file and the exit code as a number.\n\n  ${USAGE}`);
  }
  const answer = judgeOutput({
    output: await read(path),
    exitCode: Number(exit),
    command: String(command),
    reports: typeof report === 'string' ? [await read(report)] : [],
  });
  console.log(given.json ? JSON.stringify(answer) : inWords(answer));
  return 0;
};

export interface Answer {
  readonly verdict: TestEnd;
  readonly counts: { readonly [kind in keyof TestCounts]: number | null } | null;
  readonly failures: readonly TestCase[];
}

export interface Recorded {
  readonly output: string;
  readonly exitCode: number;
  readonly command: string;
  /** The text of each report file. */
  readonly reports?: readonly string[];
}

export function judgeOutput(recorded: Recorded): Answer {
  const output = plainText(recorded.output);
  const { command, exitCode, reports = [] } = recorded;
  const readings = reports.flatMap((text) => readReport(text) ?? []);
  const results = readResults({ output, command, exitCode, reports: readings });
  const verdict = endOf({ exitCode, signal: null, output, command, results });
  return { verdict, counts: results.counts ?? guess(results, verdict), failures: results.failed };
}

/** What is certain although nobody summed up: null is what is not known. */
function guess({ cases, fine }: Results, verdict: TestEnd): Answer['counts'] {
  if (verdict === 'none-run' || verdict === 'error') return NOTHING;
  if (fine) return { passed: null, failed: 0, skipped: null, errors: 0 };
  const passed = cases.filter(({ status }) => status === 'passed').length;
  return passed === 0 ? null : { passed, failed: null, skipped: null, errors: null };
}

async function read(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new UserError(`Cannot read "${path}": ${messageOf(error)}`);
  }
}

function inWords({ verdict, counts, failures }: Answer): string {
  const sums =
    counts === null
      ? 'no counts found'
      : Object.entries(counts)
          .map(([kind, number]) => `${number ?? 'unknown'} ${kind}`)
          .join(', ');
  return [`${verdict}: ${sums}`, ...failures.map(({ name }) => `- ${name}`)].join('\n');
}
