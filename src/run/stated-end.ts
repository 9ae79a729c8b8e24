import type { Objection } from '../agent/loop.js';
import { readStatement, STATUS_RULE, type StatedEnd } from '../agent/statement.js';
import type { StopCheck } from '../stop/index.js';
import type { TestRun } from '../stop/test-run.js';
import { couldBeAbout, type Asked } from './asked.js';

/** What an end without a change is held against. */
export interface UnchangedEnd {
  readonly stated: StatedEnd | undefined;
  readonly asked: Asked;
  readonly request: string;
  /** The last run of the tests on the files as they are, if there was one. */
  readonly run: TestRun | undefined;
}

/**
 * What speaks against an end without a change; undefined: the question was answered, or there was nothing to do. An answer to
 * a question stands whatever the tests say; anything else stands only while no run that the request could be about is red.
 */
export function objectionTo({ stated, asked, request, run }: UnchangedEnd): string | undefined {
  const isRed = run !== undefined && run.verdict !== 'passed';
  if (stated === 'could not') return 'It was said that it could not be done.';
  if (asked === 'words') {
    if (stated === undefined && isRed) return 'The tests are red, and it was not said that this was only a question.';
    return undefined;
  }
  if (stated === undefined) return 'It was not said that there was nothing to do.';
  if (stated === 'done') return 'It was said to be done, and no file differs.';
  if (stated === 'answered' && asked === 'work') return 'A change was asked for, and an answer is none.';
  if (isRed && couldBeAbout(request, run)) return `It was said that there is nothing to do, but ${redWords(run)}.`;
  return undefined;
}

function redWords({ verdict }: TestRun): string {
  if (verdict === 'failed') return 'the tests fail';
  if (verdict === 'timed-out') return 'the tests do not end in time';
  return verdict === 'no-tests' ? 'the test command runs no test' : 'the test command does not work';
}

/** Does this end claim something that only a run of the tests can bear out? */
export function needsRun(stated: StatedEnd | undefined, asked: Asked): boolean {
  return asked !== 'words' && (stated === 'nothing to do' || (stated === 'answered' && asked === 'open'));
}

export interface StatedEndParts {
  readonly asked: Asked;
  readonly request: string;
  readonly isChanged: () => Promise<boolean>;
  /** A refusal stands in the way of it: what is to be said of the end is known. */
  readonly gaveUp: () => boolean;
  /** The last run on the files as they are; `anew`: made now if there was none. Undefined: there is no test command. */
  readonly run: (anew: boolean, signal: AbortSignal) => Promise<TestRun | undefined>;
}

/** Sends the model back once when it ends without a change and the facts do not bear that out. What it says then is judged. */
export function createStatedEnd(parts: StatedEndParts): StopCheck {
  let told = false;

  async function check({
    lastAssistantMessage,
    signal,
  }: Parameters<StopCheck['check']>[0]): Promise<Objection | undefined> {
    const { end: stated } = readStatement(lastAssistantMessage);
    if (stated === 'blocked' || parts.gaveUp() || (await parts.isChanged())) return undefined;
    const run = await parts.run(needsRun(stated, parts.asked), signal);
    const objection = objectionTo({ stated, asked: parts.asked, request: parts.request, run });
    if (objection === undefined || told) return undefined;
    told = true;
    return {
      kind: 'again',
      text:
        `You have changed nothing. ${objection} If a change is wanted, make it now. If not, or if it cannot be made, say why. ` +
        STATUS_RULE,
    };
  }

  return { name: 'stated-end', maxObjections: 1, check };
}
