import { z } from 'zod';

/** Raised when a field changes its meaning or goes; new fields leave it as it is. */
export const RECORD_VERSION = 1;

const sha = z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/);
const count = z.number().int().nonnegative();
const named = z.strictObject({
  name: z.string().describe('Full name of the test, as its runner gives it.'),
  file: z.string().optional(),
  message: z.string().optional(),
});
const run = z.strictObject({
  verdict: z.enum(['passed', 'failed', 'no-tests', 'timed-out', 'error']),
  exitCode: z.number().int().nullable(),
  durationMs: z.number().nonnegative(),
  counts: z
    .strictObject({ passed: count, failed: count, skipped: count, errors: count })
    .nullable()
    .describe('Null where the output tells none.'),
  failed: z.array(named).describe('As far as the output names them.'),
});

const finding = z.strictObject({
  kind: z.string(),
  file: z.string(),
  line: z.number().int().positive().optional(),
  test: z.string().optional(),
  what: z.string().describe('One sentence.'),
  declaredBy: z.string().optional().describe('The words of the request that asked for it.'),
});

/** The gate's verdict as other programs read it: what `--json` prints, and the file that another job can verify. */
export const VERDICT_RECORD = z.strictObject({
  greengate: z.literal(RECORD_VERSION).describe('Version of this format.'),
  verdict: z.enum([
    'passed',
    'failed',
    'known_failures',
    'flaky',
    'timed_out',
    'gate_error',
    'no_tests',
    'tampered',
    'unchanged',
  ]),
  opens: z.boolean().describe('May the change be pushed, or merged? Says more than the verdict: settings can excuse.'),
  reason: z.string().describe('Why, in a sentence or two.'),
  repository: z.string().optional().describe('owner/name.'),
  pullRequest: z.number().int().positive().optional(),
  sha: sha.optional().describe('The commit that was judged. Absent for plain folders.'),
  merge: sha.optional().describe('The merge of that commit with its base, where it is the merge that was judged.'),
  base: sha.optional().describe('The commit it was judged against.'),
  tree: sha.describe('The git tree that was judged.'),
  startTree: sha.describe('The git tree it was judged against.'),
  command: z.string().nullable().describe('The test command. Null when none was given and none found.'),
  tests: run.nullable().describe('The run on the judged tree. Null when nothing was run.'),
  tamper: z.strictObject({
    verdict: z.enum(['clean', 'declared', 'suspicious']),
    findings: z.array(finding).describe('What keeps the gate shut, and what the request asked for.'),
    worthALook: z.array(finding).optional().describe('What a reviewer wants to see, and what keeps nothing shut.'),
    originals: run.nullable().describe('The tests of the start tree on the new code. Null when they were not run.'),
    judge: z
      .strictObject({
        opinion: z.enum(['fine', 'suspicious', 'none']),
        why: z.string(),
        costUsd: z.number().nonnegative(),
      })
      .optional()
      .describe('What the model judge said. Absent where it was not asked; none: no answer, and no influence.'),
  }),
  baseline: z
    .strictObject({
      run,
      known: z.array(z.string()).describe('Failures that stood there before.'),
      fresh: z.array(z.string()).describe('Failures that did not.'),
    })
    .nullable()
    .describe('The same command on the start tree. Null when it was not needed.'),
  flaky: z.array(z.string()).describe('Tests that failed and then passed on the same tree.'),
  fix: z
    .strictObject({
      files: z.array(z.string()),
      onStart: z.enum(['fails', 'passes', 'unknown']),
      failing: z.array(z.string()),
    })
    .nullable()
    .describe('New and changed tests on the start tree: those that fail there prove the fix.'),
  checks: z.array(
    z.strictObject({
      name: z.string(),
      command: z.string(),
      state: z.enum(['passed', 'failed', 'known', 'timed-out', 'error']),
      exitCode: z.number().int().nullable(),
      durationMs: z.number().nonnegative(),
    }),
  ),
  leftovers: z.array(
    z.strictObject({
      kind: z.string(),
      file: z.string(),
      line: z.number().int().positive().optional(),
      what: z.string(),
    }),
  ),
});

export type VerdictRecord = z.infer<typeof VERDICT_RECORD>;

/** The format as JSON Schema, for programs that are not ours. */
export function verdictSchema(): unknown {
  return z.toJSONSchema(VERDICT_RECORD);
}
