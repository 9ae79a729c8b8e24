import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../errors.js';
import { patch } from '../git/changes.js';
import type { Repository } from '../git/repository.js';
import type { Redact } from '../redact.js';
import type { RunReport } from '../report/run-report.js';
import type { Surroundings } from '../surroundings.js';
import type { Work } from './work.js';

export interface PatchParts {
  readonly repository: Repository;
  readonly work: Work;
  readonly surroundings: Surroundings;
  readonly redact: Redact;
}

/** No branch could take the work: what was paid for is not thrown away. Returns the report that says where it is. */
export async function keepAsPatch(parts: PatchParts, report: RunReport): Promise<RunReport> {
  const { repository, work, surroundings, redact } = parts;
  const noted = (note: string): RunReport => ({ ...report, notes: [...report.notes, note] });
  try {
    const text = redact((await patch(repository, work.before, work.candidate)).toString('utf8'));
    const path = join(surroundings.tempDir, 'greengate.patch');
    await writeFile(path, text);
    return {
      ...noted(`The change is kept as a patch: in the job summary, and on the runner in ${path}.`),
      patch: text,
    };
  } catch (error) {
    return noted(`The change could not be kept as a patch: ${messageOf(error)}`);
  }
}
