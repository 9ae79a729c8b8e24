import { licenceFor } from './licence/licence.js';
import { isChangeAsked } from './licence/contract.js';
import { verdictOf } from './read-diff.js';
import type { FailedOriginal, Finding, Originals, Reading } from './types.js';

export interface Weighed {
  readonly reading: Reading;
  /** Absent where no judging file changed, so that the original tests had nothing to say. */
  readonly originals?: Originals;
  readonly request: string;
}

/**
 * One reading out of two witnesses: the diff, and what the start tree's own tests say of the new code. Green originals
 * clear what the diff could not decide; what is plainly weaker stays, as nobody would notice the next error. Red ones
 * accuse what the diff did not see, unless the request asked for what they contradict.
 */
export function weigh({ reading, originals, request }: Weighed): Reading {
  if (originals === undefined || !originals.ran) return reading;
  const findings = originals.green
    ? [
        ...reading.findings.filter(({ unsure, declaredBy }) => unsure !== true || declaredBy !== undefined),
        ...fewer(originals),
      ]
    : [...reading.findings, ...accusations(reading, originals, request)];
  return { verdict: verdictOf(findings), findings };
}

/** The same tests, and fewer of them ran: something keeps them from running. */
function fewer({ startCount, count }: Originals): Finding[] {
  if (startCount === undefined || count === undefined || count >= startCount) return [];
  return [
    {
      kind: 'runner-changed',
      file: '',
      what: `of the ${String(startCount)} tests of the start tree only ${String(count)} run on this change.`,
    },
  ];
}

function accusations(reading: Reading, { failed }: Originals, request: string): Finding[] {
  if (failed.length === 0) return reading.verdict === 'clean' ? [nameless(request)] : [];
  return failed
    .filter((test) => !reading.findings.some((finding) => isAbout(finding, test)))
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
  };
  const declaredBy = licenceFor(finding, request) ?? isChangeAsked(finding, request);
  return declaredBy === undefined ? finding : { ...finding, declaredBy };
}

function nameless(request: string): Finding {
  const finding: Finding = {
    kind: 'expectation-changed',
    file: '',
    what: "the start tree's own tests fail on this change.",
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

/** Runners write the groups before a name in ways of their own. */
function sameName(one: string, other: string): boolean {
  const plain = (name: string): string =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const [short, long] = [plain(one), plain(other)].sort((first, second) => first.length - second.length);
  if (short === undefined || long === undefined || short === '') return false;
  return long === short || long.endsWith(` ${short}`) || long.startsWith(`${short} `);
}

function isSamePath(one: string, other: string): boolean {
  return one === other || one.endsWith(`/${other}`) || other.endsWith(`/${one}`);
}
