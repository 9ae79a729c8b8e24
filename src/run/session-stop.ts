import type { Objection, StopState } from '../agent/loop.js';
import { objectToStopping } from '../stop/index.js';
import { createNothingIgnored } from '../stop/nothing-ignored.js';
import { createTestsPass, type TestsPass } from '../stop/tests-pass.js';
import { createUserHook } from '../stop/user-hook.js';
import type { AskJudge } from '../tamper/model-judge.js';
import { quoteWith } from '../text/fence.js';
import { treesOf } from './gate-trees.js';
import { narrowIn } from './narrow-in.js';
import type { SessionNotes } from './session-notes.js';
import type { SessionParts } from './session-parts.js';

interface StopParts extends SessionParts {
  readonly notes: SessionNotes;
  readonly startTree: Promise<string>;
  readonly askJudge?: AskJudge;
}

/** The session's own run of the tests: every attempt is noted down. */
export function sessionGate(parts: StopParts): TestsPass {
  const { repository, config, testCommand, testTimeoutMs, transcript, log, notes, startTree, redact } = parts;
  return createTestsPass({
    ...parts.gate,
    ...(parts.askJudge === undefined ? {} : { askJudge: parts.askJudge }),
    narrow: narrowIn(repository.workspace),
    trees: treesOf(repository, () => startTree, Date.now()),
    command: testCommand,
    workspace: repository.workspace,
    sandbox: parts.sandbox,
    timeoutMs: testTimeoutMs,
    attempts: config.gateAttempts,
    quote: quoteWith(parts.nonce),
    hasSecret: (text) => redact(text) !== text,
    onStep: (what) => log.info(`Gate: ${what}`),
    onVerdict: ({ verdict, opens, reason, candidate }) => {
      transcript.audit('verdict', { verdict, opens, reason, tree: candidate });
      log.info(`Gate: ${verdict}: ${redact(reason)}`);
    },
    onAttempt: (judged) => {
      notes.attempts.push(judged);
      const { tail: _tail, ...run } = judged.run;
      transcript.audit('gate', { attempt: judged.attempt, tree: judged.tree, ...run });
      log.info(`Tests: ${run.verdict} (exit ${run.exitCode ?? 'none'}, ${Math.round(run.durationMs)} ms)`);
    },
  });
}

export interface ObjectionParts extends Omit<StopParts, 'gate'> {
  readonly gate: TestsPass;
  /** Ends everything. */
  readonly endSignal: AbortSignal;
  /** Ends the work: the last words may still be asked for. */
  readonly workSignal: AbortSignal;
  readonly onStart: () => void;
}

/** The session's stop checks as the loop asks them. */
export function sessionObjections(parts: ObjectionParts): (state: StopState) => Promise<Objection | undefined> {
  const { repository, userHooks, notes, gate, startTree, redact, endSignal, workSignal, onStart } = parts;
  const onBroken = (): void => void (notes.gateBroken = true);
  // The user's hooks first: what they change is tested, too.
  const userHook = userHooks.hooks.has('Stop')
    ? [createUserHook({ ...userHooks, toolUses: () => notes.toolUses })]
    : [];
  const nothingIgnored = createNothingIgnored(() => notes.written.ignoredIn(repository), onBroken);
  const ask = objectToStopping([...userHook, nothingIgnored, gate], {
    onBroken,
    onOver: (check) => (notes.overBy = check),
  });
  return async (state) => {
    // Two git processes at once would be in each other's way, and a hook may change files.
    await startTree.catch(() => {});
    onStart();
    try {
      const objection = await ask({ ...state, signal: workSignal });
      // What the tests print goes to the model: cleaned, as the result of a tool is.
      return objection?.kind === 'again' ? { ...objection, text: redact(objection.text) } : objection;
    } catch (error) {
      if (endSignal.aborted || !workSignal.aborted) throw error;
      // Out of time in the middle of the tests: the loop sees it too and asks for the last words.
      return { kind: 'again', text: 'The time ran out while the tests were running.' };
    }
  };
}
