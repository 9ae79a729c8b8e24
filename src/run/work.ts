import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { askedFor } from './asked.js';
import type { BaseRef } from './base-ref.js';
import { closedChanges, type ClosedPath } from './closed-paths.js';
import { begin, tellOfTheEnd, type Beginning } from './ask-hooks.js';
import { conclude, type Conclusion } from './conclude.js';
import type { Config } from '../config.js';
import { changes } from '../git/changes.js';
import { oddChanges } from '../git/odd-changes.js';
import type { Repository } from '../git/repository.js';
import { snapshot } from '../git/snapshot.js';
import type { FileChange } from '../git/types.js';
import type { ReliableModel } from '../models/reliable.js';
import type { Thread } from '../github/types.js';
import { isOffered } from '../permissions/offered.js';
import { isProtected } from '../permissions/protected-paths.js';
import { buildPrompt } from '../prompt/build-prompt.js';
import type { Redact } from '../redact.js';
import type { Log } from '../report/log.js';
import type { Progress } from '../report/run-report.js';
import type { Transcript } from '../report/transcript.js';
import type { ChosenIsolation } from '../sandbox/choose-isolation.js';
import { lateSandbox } from '../sandbox/late-sandbox.js';
import type { Isolation } from '../sandbox/types.js';
import type { GateVerdict } from '../stop/gate-verdict.js';
import type { Deadlines } from './deadlines.js';
import { failureWords } from './failure-words.js';
import { lateJudge } from './late-judge.js';
import { mapStrings } from '../text/map-strings.js';
import { gateSettings } from './gate-settings.js';
import { protectPaths } from './protect-paths.js';
import { runPolicy } from './run-policy.js';
import { runSession } from './session.js';
import type { Session } from './session-parts.js';
import { setUp } from './set-up.js';
import { whatToSetUp } from './what-to-set-up.js';
import { userHooks } from './user-hooks.js';
import { createSpill } from '../tools/spill.js';
import type { Request } from '../triggers/request.js';

export interface WorkParts {
  readonly config: Config;
  readonly base: BaseRef;
  /** What `base` was read from. */
  readonly baseCommit: string;
  readonly repository: Repository;
  readonly request: Pick<Request, 'prompt' | 'asker' | 'thread' | 'place'>;
  readonly thread?: Thread;
  readonly branch: string;
  /** How commands are isolated: tried out when it is first asked for. */
  readonly isolation: () => Promise<ChosenIsolation>;
  /** What `~` means in rules. */
  readonly home: string | undefined;
  readonly model: ReliableModel;
  readonly deadlines: Deadlines;
  readonly cancel: AbortSignal;
  readonly redact: Redact;
  /** Told of values that may not leave from now on. */
  readonly learnSecrets: (values: readonly string[]) => void;
  readonly log: Log;
  readonly transcript: Transcript;
  /** Told the tree that the work starts from, before anything can change it. */
  readonly onStart: (tree: string) => void;
  readonly onProgress: (progress: Progress) => void;
}

/** The work and what is to be said of it. */
export interface Work {
  readonly session: Session;
  readonly conclusion: Conclusion;
  /** Tree that the work started from, and the one that is committed: the very one that the tests judged. */
  readonly before: string;
  readonly candidate: string;
  readonly files: readonly FileChange[];
  /** The gate's word on the candidate, or its last one. */
  readonly gate?: GateVerdict;
  readonly notes: readonly string[];
}

const LONGEST_TEST_RUN_MS = 10 * 60_000;
const ISOLATED = 'Commands run isolated: what no rule speaks of is allowed where the sandbox holds it.';
const POLICY_WORDS: Partial<Readonly<Record<Isolation, string>>> = {
  none: 'Commands are refused, as they cannot be isolated.',
  plain: 'Commands are not isolated: what no rule speaks of runs only if it is proven to be harmless.',
};

/** From the request to a concluded change in the workspace: rules, prompt, setup, session, verdict. */
export async function work(given: WorkParts): Promise<Work> {
  // Over whatever else there is by this name, such as the one of our own git.
  const parts = { ...given, sandbox: lateSandbox(given.isolation, given.repository.workspace) };
  const { config, base, repository, request, thread, branch, sandbox } = parts;
  const spill = createSpill(dirname(parts.transcript.path));
  const { workspace } = repository;
  const rules = runPolicy({ ...parts, workspace, isolated: false, readable: spill.folder });
  const { policy, hasExamples, tryRules } = rules;
  const { testCommand } = policy;
  const warnings: string[] = [];
  const warn = (found: readonly string[]): void => {
    warnings.push(...found);
    for (const message of found) parts.log.annotate({ level: 'warning', title: 'Greengate', message });
  };
  warn([...rules.warnings, ...(hasExamples ? await tryRules() : [])]);
  const judge = lateJudge(policy, parts.isolation, async ({ isolation, words }) => {
    parts.log.info(words);
    parts.log.info(POLICY_WORDS[isolation] ?? ISOLATED);
    if (!hasExamples) warn(await tryRules());
  });
  const own = await userHooks({
    ...parts,
    settings: base.configFile.hooks,
    configPath: config.configPath,
    ruleMeans: judge.ruleMeans,
    spill,
  });
  const unready = await setUp(await whatToSetUp(config, base, parts.isolation), {
    ...parts,
    workspace,
    timeoutMs: Math.max(1_000, parts.deadlines.wrapUpAt - Date.now()),
    signal: parts.cancel,
  });
  const nonce = randomBytes(6).toString('hex');
  const prompt = buildPrompt({
    request,
    ...(thread === undefined ? {} : { thread }),
    instructionFiles: base.instructionFiles,
    testCommand: testCommand ?? '',
    testWhy: base.tests.why,
    branch,
    ...(repository.ownHead === repository.head.sha ? {} : { ownHead: repository.ownHead }),
    nonce,
    extraInstructions: base.configFile.instructions,
  });
  const beginning: Beginning =
    unready === undefined
      ? await begin({ ...parts, hooks: own.hooks, model: config.model, prompt: wordsOf(parts) })
      : { kind: 'ended', end: { kind: 'no-gate', reason: unready } };
  const added = beginning.kind === 'go' ? beginning.contexts : [];
  const session = await runSession({
    ...parts,
    sandbox: protectPaths(sandbox, base.configFile.tests.protect, { workspace, files: base.files }),
    // People paste keys into issues.
    prompt: mapStrings({ ...prompt, opening: [prompt.opening, ...added].join('\n\n') }, parts.redact),
    nonce,
    tracked: base.files,
    userHooks: own,
    spill,
    ...(beginning.kind === 'ended' ? { ended: beginning.end } : {}),
    ...judge,
    isOffered: (tool) => isOffered(tool, policy),
    testCommand,
    asked: askedFor(wordsOf(parts)),
    settings: policy.settings ?? [],
    gate: {
      settings: gateSettings(base),
      request: wordsOf(parts),
      declaredNone: base.tests.command === 'none',
    },
    judge: config.judge ?? base.configFile.tests.judge,
    testTimeoutMs: testTimeout(base, parts.deadlines),
  });
  const hidden = prompt.removed === 0 ? [] : [hiddenWords(prompt.removed)];
  const mixed = prompt.mixed.length === 0 ? [] : [mixedWordsNote(prompt.mixed)];
  const notes = [...session.switches, ...warnings, ...hidden, ...mixed];
  // What was spent is known whatever becomes of the files.
  const closed = (paths: readonly string[]): readonly ClosedPath[] =>
    closedChanges(paths, { workspace, settings: policy.settings ?? [], decide: judge.decide });
  const done = await concluded(parts, session, { notes, closed }).catch((error: unknown) => {
    const reason = failureWords(error, parts.log);
    const conclusion = { outcome: 'error', reason, tests: 'not-run' } as const;
    return { session, conclusion, before: '', candidate: '', files: [], notes };
  });
  const problems: string[] = [];
  const onProblem = (problem: string) => problems.push(problem);
  await tellOfTheEnd(own.hooks, done.conclusion.outcome, { ...parts, onProblem });
  return { ...done, notes: [...done.notes, ...own.messages, ...problems] };
}

/** What was asked, in the asker's own words; for a label it is the issue itself. */
function wordsOf({ request, thread }: WorkParts): string {
  if (request.prompt.trim() !== '' || thread === undefined) return request.prompt;
  return `${thread.title}\n\n${thread.body}`;
}

function mixedWordsNote(words: readonly string[]): string {
  const shown = words.slice(0, 5).join(', ');
  return `Words in the thread mix alphabets and may not be what they look like: ${shown}.`;
}

function hiddenWords(count: number): string {
  return `${count} hidden ${count === 1 ? 'piece' : 'pieces'} of text in the thread were kept from the model.`;
}

interface EndParts {
  readonly notes: readonly string[];
  readonly closed: (paths: readonly string[]) => readonly ClosedPath[];
}

async function concluded(parts: WorkParts, session: Session, { notes, closed }: EndParts): Promise<Work> {
  const { repository, base } = parts;
  const known = { ...factsOf(session, base), request: wordsOf(parts) };
  const before = session.startTree;
  if (before === undefined) {
    const conclusion = conclude({ ...known, changed: false });
    return { session, conclusion, before: '', candidate: '', files: [], notes };
  }
  const last = session.gate.last();
  // What the gate opened for is what is pushed, byte for byte, whatever was done to the files since.
  const opened = session.end.kind === 'finished' && last?.opens === true ? last : undefined;
  const candidate = opened?.candidate ?? (await snapshot(repository));
  const current = opened ?? session.gate.known(candidate);
  const gate = current ?? last;
  const files = await changes(repository, before, candidate);
  const conclusion = conclude({
    ...known,
    closed: closed(files.map(({ path }) => path)),
    changed: files.length > 0,
    ...(gate === undefined ? {} : { judged: { verdict: gate, current: current !== undefined } }),
  });
  const left = [...new Set(session.attempts.flatMap(({ leftBehind }) => leftBehind))].sort();
  const steering = files.map(({ path }) => path).filter(isProtected);
  const looked = [
    ...(await oddChanges(repository, before, candidate)),
    ...(steering.length === 0 ? [] : [`The change touches what steers people and machines: ${listed(steering)}.`]),
    ...(left.length === 0 ? [] : [`Left behind by the tests, and not committed: ${listed(left)}.`]),
  ];
  const told = gate === undefined ? {} : { gate };
  return { session, conclusion, before, candidate, files, notes: [...notes, ...looked], ...told };
}

function factsOf(session: Session, { tests }: BaseRef) {
  const { end, gateBroken, denials, gaveUp, startRun, finishedAtLimit } = session;
  return { end, gateBroken, denials, gaveUp, startRun, finishedAtLimit, testCommand: tests.command };
}

function listed(paths: readonly string[]): string {
  return paths.slice(0, 5).join(', ') + (paths.length > 5 ? ` and ${paths.length - 5} more` : '');
}

function testTimeout({ configFile }: BaseRef, { wrapUpAt }: Deadlines): number {
  const minutes = configFile.tests.timeout;
  const wanted = minutes === undefined ? LONGEST_TEST_RUN_MS : minutes * 60_000;
  return Math.max(1_000, Math.min(wanted, wrapUpAt - Date.now()));
}
