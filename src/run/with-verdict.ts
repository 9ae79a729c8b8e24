import { treeOf } from '../git/read.js';
import { snapshot } from '../git/snapshot.js';
import type { RunReport } from '../report/run-report.js';
import type { GateVerdict } from '../stop/gate-verdict.js';
import { runUrlOf } from '../surroundings.js';
import type { PublishParts } from './publish.js';
import { publishVerdict } from './publish-verdict.js';
import { recordVerdict } from './record-verdict.js';

export type VerdictParts = Pick<
  PublishParts,
  'client' | 'repo' | 'repository' | 'config' | 'surroundings' | 'redact' | 'work'
>;

/** The report with the gate's verdict on what became of the change, which is published as a check where that is wanted. */
export async function withVerdict(parts: VerdictParts, report: RunReport): Promise<RunReport> {
  const verdict = await verdictOn(parts, report.commit?.sha);
  if (verdict === undefined) return report;
  const { config, surroundings } = parts;
  const sha = report.commit?.sha;
  const told = {
    ...report,
    gate: recordVerdict(verdict, { repository: surroundings.repository, ...(sha === undefined ? {} : { sha }) }),
  };
  if (!config.publishCheck || sha === undefined) return told;
  const problem = await publishVerdict({ ...parts, record: told.gate, sha, runUrl: runUrlOf(surroundings) });
  return problem === undefined ? told : { ...told, notes: [...told.notes, problem] };
}

/** On what was pushed; it may have been carried over to a branch that moved, and judged again there. */
async function verdictOn(
  { repository, work }: VerdictParts,
  sha: string | undefined,
): Promise<GateVerdict | undefined> {
  const { gate } = work.session;
  const pushed = sha === undefined ? undefined : gate.known(await treeOf(repository, sha));
  return pushed ?? gate.known(await snapshot(repository)) ?? gate.known(work.candidate);
}
