import type { Objection, StopState } from '../agent/loop.js';
import { readStatement } from '../agent/statement.js';
import { changes } from '../git/changes.js';
import { snapshot } from '../git/snapshot.js';
import { objectToStopping, type StopCheck } from '../stop/index.js';
import { createNothingIgnored } from '../stop/nothing-ignored.js';
import { createTestsPass, type TestsPass } from '../stop/tests-pass.js';
import { createUserHook } from '../stop/user-hook.js';
import type { AskJudge } from '../tamper/model-judge.js';
import { quoteWith } from '../text/fence.js';
import { treesOf } from './gate-trees.js';
import { narrowIn } from './narrow-in.js';
import { closedChanges, createStaysClosed } from './closed-paths.js';
import { lastRunOn, type SessionNotes } from './session-notes.js';
import type { SessionParts } from './session-parts.js';
import { createStatedEnd } from './stated-end.js';

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
  readonly request: string;
  /** Ends everything. */
  readonly endSignal: AbortSignal;
  /** Ends the work: the last words may still be asked for. */
  readonly workSignal: AbortSignal;
  readonly onStart: () => void;
}

export interface Objections {
  /** As the loop asks, whenever the model wants to end. */
  readonly toStopping: (state: StopState) => Promise<Objection | undefined>;
  /** Once more at a limit, when no model is there to mend anything. */
  readonly atLimit: (state: StopState) => Promise<Objection | undefined>;
}

/** The session's stop checks. */
export function sessionObjections(parts: ObjectionParts): Objections {
  const { repository, userHooks, notes, gate, startTree, redact, endSignal, workSignal, onStart } = parts;
  const onBroken = (): void => void (notes.gateBroken = true);
  // The user's hooks first: what they change is tested, too.
  const userHook = userHooks.hooks.has('Stop')
    ? [createUserHook({ ...userHooks, toolUses: () => notes.toolUses })]
    : [];
  const nothingIgnored = createNothingIgnored(() => notes.written.ignoredIn(repository), onBroken);
  const options = { onBroken, onOver: (check: string) => void (notes.overBy = check) };
  const ask = objectToStopping([...userHook, nothingIgnored, staysClosed(parts), gate, statedEnd(parts)], options);
  const askUser = objectToStopping(userHook, options);

  async function objection(state: StopState): Promise<Objection | undefined> {
    // Two git processes at once would be in each other's way, and a hook may change files.
    await startTree.catch(() => {});
    onStart();
    if (readStatement(state.lastAssistantMessage).end !== 'blocked') return ask(state);
    // What is missing is not to be had by asking again; what the tests say of the work is still told.
    const wanted = await askUser(state);
    if (wanted === undefined) await gate.judge(state.signal);
    return wanted;
  }

  return {
    toStopping: async (state) => {
      try {
        const wanted = await objection({ ...state, signal: workSignal });
        // What the tests print goes to the model: cleaned, as the result of a tool is.
        return wanted?.kind === 'again' ? { ...wanted, text: redact(wanted.text) } : wanted;
      } catch (error) {
        if (endSignal.aborted || !workSignal.aborted) throw error;
        // Out of time in the middle of the tests: the loop sees it too and asks for the last words.
        return { kind: 'again', text: 'The time ran out while the tests were running.' };
      }
    },
    atLimit: objection,
  };
}

function staysClosed({ repository, settings, decide, startTree }: ObjectionParts): StopCheck {
  return createStaysClosed(async () => {
    const changed = await changes(repository, await startTree, await snapshot(repository));
    return closedChanges(
      changed.map(({ path }) => path),
      { workspace: repository.workspace, settings, decide },
    );
  });
}

function statedEnd(parts: ObjectionParts): StopCheck {
  const { repository, asked, request, notes, gate, startTree, testCommand } = parts;
  return createStatedEnd({
    asked,
    request,
    isChanged: async () => (await snapshot(repository)) !== (await startTree),
    gaveUp: () => hasGivenUp(notes),
    run: async (anew, signal) => {
      if (anew && testCommand !== undefined) return (await gate.run(testCommand, signal)).run;
      return lastRunOn(notes, await startTree);
    },
  });
}

/** Beside and after the last refusal nothing else was done. */
export function hasGivenUp({ denials, ranIn, deniedIn }: SessionNotes): boolean {
  return denials.length > 0 && ranIn < deniedIn;
}
