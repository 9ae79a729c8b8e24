import { missingTests } from './inventory.js';
import { licenceFor } from './licence/licence.js';
import { isChangeAsked } from './licence/contract.js';
import { sameName } from './same-name.js';
import type { FailedOriginal, Finding, Inventory, Originals, Reading } from './types.js';
import { settle } from './weight.js';

export interface Weighed {
  readonly reading: Reading;
  /** Absent where no judging file changed, so that the original tests had nothing to say. */
  readonly originals?: Originals;
  /** The run on the final tree. */
  readonly final?: Inventory;
  readonly request: string;
}

/**
 * One verdict out of two witnesses: what was run decides, and what was read explains. Shut is what the start tree's own tests
 * contradict, what of them does not run any more, and the few kinds of the reading that are certain. The rest is told; where
 * the originals could not be run, a check that is gone counts as certain, too.
 */
export function weigh({ reading, originals, final, request }: Weighed): Reading {
  const read = [...reading.findings, ...reading.worthALook];
  const inventory =
    originals === undefined || final === undefined ? [] : missingTests({ originals, final, reading, request });
  if (originals === undefined) return settle([...read, ...inventory], reading.accounted);
  // Nobody has seen the old check pass on the new code: that it says otherwise now is as if it were gone.
  if (!originals.hasRun) return settle([...read.map(asGone), ...inventory], reading.accounted);
  const accused = originals.green ? [] : accusations(reading, originals, request);
  return settle([...read, ...inventory, ...fewer(originals), ...accused], reading.accounted, (finding) =>
    isCleared(finding, originals),
  );
}

function asGone(finding: Finding): Finding {
  return finding.kind === 'expectation-changed' ? { ...finding, weight: 'unless-run' } : finding;
}

/** The test as it was passes on the new code: what it says otherwise now hides nothing. */
function isCleared(finding: Finding, { green, failed }: Originals): boolean {
  return green || (failed.length > 0 && !failed.some((test) => isAbout(finding, test)));
}

/** The same tests, and fewer of them ran: something keeps them from running. */
function fewer({ startCount, count }: Originals): Finding[] {
  if (startCount === undefined || count === undefined || count >= startCount) return [];
  const what = `of the ${String(startCount)} tests of the start tree only ${String(count)} run on this change.`;
  return [{ kind: 'runner-changed', file: '', what, weight: 'certain' }];
}

function accusations(reading: Reading, { failed }: Originals, request: string): Finding[] {
  if (failed.length === 0) return reading.verdict === 'clean' ? [nameless(request)] : [];
  const said = reading.findings.filter(({ weight, declaredBy }) => weight !== 'told' || declaredBy !== undefined);
  return failed
    .filter((test) => !said.some((finding) => isAbout(finding, test)))
    .map((test) => accusation(test, request));
}

/** The reading has said what happened to this test already. */
function isAbout({ test, formerly, file }: Finding, failed: FailedOriginal): boolean {
  const names = [test, formerly].filter((name) => name !== undefined);
  if (names.length === 0) return failed.file !== undefined && isSamePath(failed.file, file);
  return names.some((name) => sameName(name, failed.name));
}

function accusation(test: FailedOriginal, request: string): Finding {
  const finding: Finding = {
    kind: 'expectation-changed',
    file: test.file ?? '',
    test: test.name,
    what: `the test ${JSON.stringify(test.name)} as it was in the start tree fails on this change.`,
    names: namesIn(test.message ?? ''),
    unsure: true,
    weight: 'certain',
  };
  const declaredBy = licenceFor(finding, request) ?? isChangeAsked(finding, request);
  return declaredBy === undefined ? finding : { ...finding, declaredBy };
}

function nameless(request: string): Finding {
  const finding: Finding = {
    kind: 'expectation-changed',
    file: '',
    what: "the start tree's own tests fail on this change.",
    weight: 'certain',
  };
  const declaredBy = isChangeAsked(finding, request);
  return declaredBy === undefined ? finding : { ...finding, declaredBy };
}

/** Names in quotes or with brackets: what a runner says is missing. */
function namesIn(message: string): string[] {
  return [
    ...message.matchAll(
      /[`'"“]([\w.$-]{3,40})[`'"”]|\b([A-Za-z_]\w{2,40})\(\)|\b([A-Za-z_]\w{2,40}) is not (?:a function|defined)/g,
    ),
  ].flatMap((match) => match.slice(1).filter((name) => name !== undefined));
}

function isSamePath(one: string, other: string): boolean {
  return one === other || one.endsWith(`/${other}`) || other.endsWith(`/${one}`);
}
