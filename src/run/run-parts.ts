import type { Config } from '../config.js';
import type { Event, Repo } from '../github/types.js';
import type { Redact } from '../redact.js';
import type { ProgressView } from '../report/comment.js';
import type { Log } from '../report/log.js';
import type { Progress, RunReport } from '../report/run-report.js';
import type { ChosenIsolation } from '../sandbox/choose-isolation.js';
import type { Sandbox } from '../sandbox/types.js';
import { runUrlOf, type Surroundings } from '../surroundings.js';
import type { Request } from '../triggers/request.js';
import type { Deadlines } from './deadlines.js';
import type { JobMeans } from './permit.js';

/** Names under which the main step leaves word for the post step. */
export const STATE = { unfinished: 'unfinished', finished: 'finished', hidden: 'hidden' } as const;

/** What the post step needs to finish a run that could not do it itself. */
export interface Unfinished {
  readonly repo: Repo;
  readonly thread?: number;
  readonly key: string;
  readonly askedAt?: string;
  readonly request: RunReport['request'];
  /** What became of the work, once it is published: only telling it is left. */
  readonly report?: RunReport;
  readonly work?: {
    readonly workspace: string;
    readonly gitDir: string;
    readonly startTree: string;
    readonly head: string;
    readonly keepBranch: string;
    readonly baseBranch: string;
  };
}

export interface RunParts extends JobMeans {
  readonly config: Config;
  readonly surroundings: Surroundings;
  readonly event: Event;
  readonly request: Request;
  /** For our own git. */
  readonly sandbox: Sandbox;
  /** Finds out how commands are isolated. Rejects with a UserError where they must be and cannot. */
  readonly isolate: (scratch: string) => Promise<ChosenIsolation>;
  readonly home: string | undefined;
  readonly cancel: AbortSignal;
  readonly log: Log;
  readonly redact: Redact;
  readonly deadlines: Deadlines;
  readonly remember: (unfinished: Unfinished) => void;
  /** Told where the record lies by which the post step puts a checkout's credentials back. */
  readonly keepForPost: (record: string) => void;
  /** More values that may not leave: what a checkout left. */
  readonly learnSecrets: (secrets: readonly string[]) => void;
}

export function progressView({ request, surroundings }: RunParts, progress: Progress): ProgressView {
  const { trigger, prompt } = request;
  return { ...progress, request: { trigger, prompt }, runUrl: runUrlOf(surroundings) };
}

/** The request as reports name it. */
export function requestReport({ trigger, prompt, asker }: Request): RunReport['request'] {
  return { trigger, prompt, ...(asker === undefined ? {} : { asker: asker.login }) };
}
