import { messageOf } from '../errors.js';
import { publishCheckRun } from '../github/check-run.js';
import type { Client } from '../github/client.js';
import type { Repo } from '../github/types.js';
import type { Redact } from '../redact.js';
import { checkRunOf } from '../report/check-run.js';
import type { VerdictRecord } from '../report/verdict-record.js';

export interface VerdictToPublish {
  readonly client: Client;
  readonly repo: Repo;
  readonly record: VerdictRecord;
  /** The commit that gets the check. */
  readonly sha: string;
  readonly redact: Redact;
  readonly runUrl: string;
}

/** Shows the verdict among the checks of a commit. Returns why that was not possible: the verdict holds all the same. */
export async function publishVerdict(parts: VerdictToPublish): Promise<string | undefined> {
  const { client, repo, record, sha, redact, runUrl } = parts;
  try {
    await publishCheckRun(client, repo, { ...checkRunOf(record, sha, redact), detailsUrl: runUrl });
    return undefined;
  } catch (error) {
    return `The verdict was not published as a check: ${messageOf(error)}`;
  }
}
