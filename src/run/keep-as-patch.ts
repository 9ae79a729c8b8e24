import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../errors.js';
import type { Config } from '../config.js';
import { patch } from '../git/changes.js';
import type { Repository } from '../git/repository.js';
import type { Redact } from '../redact.js';
import type { RunReport } from '../report/run-report.js';
import type { Surroundings } from '../surroundings.js';
import { isDeliverable } from './conclude.js';
import type { Work } from './work.js';

export interface PatchParts {
  readonly repository: Repository;
  readonly work: Work;
  readonly surroundings: Surroundings;
  readonly redact: Redact;
}

/** No branch could take the work: what was paid for is not thrown away. Returns the report that says where it is. */
export async function keepAsPatch(parts: PatchParts, report: RunReport): Promise<RunReport> {
  return withPatch(
    parts,
    report,
    (path) => `The change is kept as a patch: in the job summary, and on the runner in ${path}.`,
  );
}

/** Nothing may be pushed: whoever asked gets the change as a patch. Returns the report that has it. */
export async function offerAsPatch(
  parts: PatchParts & { readonly config: Pick<Config, 'onRed'> },
  report: RunReport,
  why: string,
): Promise<RunReport> {
  if (!isDeliverable(report.outcome) && parts.config.onRed === 'discard') {
    return { ...report, notes: [...report.notes, 'The unfinished work was discarded (on-red: discard).'] };
  }
  const offered = await withPatch(
    parts,
    report,
    () => `${why}, so nothing was pushed: the change is offered as a patch.`,
  );
  return offered.patch === undefined ? offered : { ...offered, offersPatch: true };
}

async function withPatch(
  { repository, work, surroundings, redact }: PatchParts,
  report: RunReport,
  note: (path: string) => string,
): Promise<RunReport> {
  const noted = (words: string): RunReport => ({ ...report, notes: [...report.notes, words] });
  try {
    // Nobody waits for a remote here: a cancel, or a push that hung, does not keep the work from being saved.
    const text = redact(
      (await patch({ ...repository, signal: undefined }, work.before, work.candidate)).toString('utf8'),
    );
    const path = join(surroundings.tempDir, 'greengate.patch');
    await writeFile(path, text);
    return { ...noted(note(path)), patch: text };
  } catch (error) {
    return noted(`The change could not be kept as a patch: ${messageOf(error)}`);
  }
}
