import { messageOf } from '../../errors.js';
import { LANGUAGES } from '../../ecosystems/languages.js';
import type { PaidOpinion } from '../../tamper/model-judge.js';
import type { TamperVerdict } from '../gate-verdict.js';
import type { WitnessQuestion } from './second-witness.js';
import type { GateParts } from './gate-parts.js';

interface JudgeQuestion extends WitnessQuestion {
  readonly parts: Pick<GateParts, 'trees' | 'request' | 'onStep' | 'askJudge'>;
}

/** The model's word can only tighten: it is asked where the witnesses found nothing, and what it praises stays as it was. */
export async function hearJudge(question: JudgeQuestion, tamper: TamperVerdict): Promise<TamperVerdict> {
  const { parts } = question;
  if (parts.askJudge === undefined || tamper.verdict === 'suspicious' || !isWorthAsking(question)) return tamper;
  parts.onStep?.('A model looks at the change');
  const heard = await opinionOn(question, parts.askJudge);
  if (heard.opinion === 'fine') return { ...tamper, judge: { opinion: 'fine', why: '', costUsd: heard.costUsd } };
  const { opinion, why, costUsd } = heard;
  const told = { ...tamper, judge: { opinion, why, costUsd } };
  if (heard.opinion === 'none') return told;
  // A path that is none of the change is nobody's place.
  const file = question.change.changed.some(({ path }) => path === heard.file) ? heard.file : '';
  const finding = { kind: 'judge', file, what: `The model judge says: ${why}` };
  return { ...told, verdict: 'suspicious', findings: [finding, ...tamper.findings] };
}

/** Something changed that judges the code, or the code itself, where the tests were not green before. */
function isWorthAsking({ change, runs, start, command }: JudgeQuestion): boolean {
  if (change.judging.length > 0) return true;
  const isCode = change.changed.some(({ path }) => LANGUAGES.some(({ isSource }) => isSource(path)));
  return isCode && runs.knownRun({ tree: start, command })?.verdict !== 'passed';
}

async function opinionOn(
  { parts, start, candidate, signal }: JudgeQuestion,
  ask: NonNullable<GateParts['askJudge']>,
): Promise<PaidOpinion> {
  const { request, trees } = parts;
  const patch = await trees.patch(start, candidate).catch((error: unknown) => ({ error }));
  signal.throwIfAborted();
  if (typeof patch !== 'string')
    return { opinion: 'none', costUsd: 0, why: `the change could not be shown: ${messageOf(patch.error)}` };
  return ask({ request, patch }, signal);
}
