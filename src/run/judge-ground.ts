import { randomBytes } from 'node:crypto';
import type { ConfigFile } from '../config-file.js';
import { listFiles, readFile, treeOf } from '../git/read.js';
import type { Repository } from '../git/repository.js';
import type { Redact } from '../redact.js';
import type { Log } from '../report/log.js';
import type { KnownSandbox } from '../sandbox/types.js';
import type { GateVerdict } from '../stop/gate-verdict.js';
import { judgeChange } from '../stop/gate/judge-change.js';
import { readBaseRef } from './base-ref.js';
import { gateSettings } from './gate-settings.js';
import type { AskJudge } from '../tamper/model-judge.js';
import { narrowIn } from './narrow-in.js';
import { treesOf } from './gate-trees.js';
import { createPaidJudge } from './paid-judge.js';
import { requireApiKey, type Config } from '../config.js';
import { setUp } from './set-up.js';
import { whatToSetUp } from './what-to-set-up.js';

export interface GroundToJudge {
  readonly config: Config;
  /** Its workspace holds the final tree. */
  readonly repository: Repository;
  /** Tree or commit that it is judged against. Settings, and the tests to run, are believed from there alone. */
  readonly start: string;
  /** What was asked for, in the asker's words. */
  readonly request: string;
  readonly sandbox: KnownSandbox;
  readonly log: Log;
  readonly redact: Redact;
  /** Told the start tree's settings before anything is run. */
  readonly onSettings?: (settings: ConfigFile) => void;
  readonly signal: AbortSignal;
}

const LONGEST_TEST_RUN_MS = 10 * 60_000;

/** Judges a work tree without a session: no attempts, and no model unless the judge is asked for. The reading of the diff is there even where nothing can run. */
export async function judgeGround(parts: GroundToJudge): Promise<GateVerdict> {
  const { config, repository, start, request, sandbox, log, signal } = parts;
  const askJudge = askedJudge(parts);
  const startTree = await treeOf(repository, start);
  const read = async (path: string) => (await readFile(repository, startTree, path))?.toString('utf8');
  const base = await readBaseRef({ files: await listFiles(repository, startTree), read }, config);
  const { tests } = base.configFile;
  parts.onSettings?.(base.configFile);
  const problem = await setUp(await whatToSetUp(config, base, () => Promise.resolve(sandbox)), {
    ...parts,
    workspace: repository.workspace,
    timeoutMs: config.timeoutMs,
  });
  const declaredNone = base.tests.command === 'none';
  const command = declaredNone ? undefined : base.tests.command;
  const verdict = await judgeChange(
    {
      trees: treesOf(repository, () => Promise.resolve(startTree), Date.now()),
      workspace: repository.workspace,
      sandbox,
      command: problem === undefined ? command : undefined,
      declaredNone,
      timeoutMs: Math.min(tests.timeout === undefined ? LONGEST_TEST_RUN_MS : tests.timeout * 60_000, config.timeoutMs),
      settings: gateSettings(base),
      narrow: narrowIn(repository.workspace),
      request,
      ...(askJudge === undefined ? {} : { askJudge }),
      onStep: (what) => log.info(what),
    },
    signal,
  );
  if (problem === undefined) return verdict;
  return { ...verdict, verdict: 'gate_error', opens: false, reason: problem, command };
}

/** Only where the input asks for it: a gate that stands alone promises to need no key, whatever a settings file says. */
function askedJudge({ config, redact, log }: GroundToJudge): AskJudge | undefined {
  if (config.judge !== true) return undefined;
  requireApiKey(config, 'judge: true asks a model, and needs it.');
  const tell = (note: string): void => log.info(note);
  const notes = { onRequest: () => {}, onRetry: tell, onNote: tell, onSwitch: tell };
  const nonce = randomBytes(6).toString('hex');
  return createPaidJudge({ config, spentUsd: () => 0, redact, nonce, notes }).ask;
}
