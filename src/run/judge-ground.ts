import type { ConfigFile } from '../config-file.js';
import type { Config } from '../config.js';
import { listFiles, readFile, treeOf } from '../git/read.js';
import type { Repository } from '../git/repository.js';
import type { Log } from '../report/log.js';
import type { KnownSandbox } from '../sandbox/types.js';
import type { GateVerdict } from '../stop/gate-verdict.js';
import { judgeChange } from '../stop/gate/judge-change.js';
import { readBaseRef } from './base-ref.js';
import { gateSettings } from './gate-settings.js';
import { narrowIn } from './narrow-in.js';
import { treesOf } from './gate-trees.js';
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
  /** Told the start tree's settings before anything is run. */
  readonly onSettings?: (settings: ConfigFile) => void;
  readonly signal: AbortSignal;
}

const LONGEST_TEST_RUN_MS = 10 * 60_000;

/** Judges a work tree without a session: no model, no attempts. The reading of the diff is there even where nothing can run. */
export async function judgeGround(parts: GroundToJudge): Promise<GateVerdict> {
  const { config, repository, start, request, sandbox, log, signal } = parts;
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
      trees: treesOf(repository, () => Promise.resolve(startTree)),
      workspace: repository.workspace,
      sandbox,
      command: problem === undefined ? command : undefined,
      declaredNone,
      timeoutMs: Math.min(tests.timeout === undefined ? LONGEST_TEST_RUN_MS : tests.timeout * 60_000, config.timeoutMs),
      settings: gateSettings(base),
      narrow: narrowIn(repository.workspace),
      request,
      onStep: (what) => log.info(what),
    },
    signal,
  );
  if (problem === undefined) return verdict;
  return { ...verdict, verdict: 'gate_error', opens: false, reason: problem, command };
}
