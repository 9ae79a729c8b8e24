import { treeOf } from '../git/read.js';
import type { RunReport } from '../report/run-report.js';
import { runUrlOf } from '../surroundings.js';
import type { PublishParts } from './publish.js';
import { publishVerdict } from './publish-verdict.js';
import { recordVerdict } from './record-verdict.js';

export type VerdictParts = Pick<
  PublishParts,
  'client' | 'repo' | 'repository' | 'config' | 'surroundings' | 'redact' | 'work'
>;

/** The report with the gate's verdict on the commit that was made, which is published as a check where that is wanted. */
export async function withVerdict(parts: VerdictParts, report: RunReport): Promise<RunReport> {
  const { repository, config, surroundings, work } = parts;
  const sha = report.commit?.sha;
  // On a branch that moved the change was judged again.
  const pushed = sha === undefined ? undefined : work.session.gate.known(await treeOf(repository, sha));
  const verdict = pushed ?? work.gate;
  if (verdict === undefined) return report;
  const judged = { repository: surroundings.repository, ...(sha === undefined ? {} : { sha }) };
  const gate = recordVerdict(verdict, judged, repository.workspace);
  const told = { ...report, gate };
  if (!config.publishCheck || sha === undefined) return told;
  const problem = await publishVerdict({ ...parts, record: gate, sha, runUrl: runUrlOf(surroundings) });
  return problem === undefined ? told : { ...told, notes: [...told.notes, problem] };
}
