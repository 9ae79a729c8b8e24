import type { Finding, FindingKind } from '../types.js';
import { asksFor, asksForThat, mentions, type Deed } from './asked.js';
import { namesOfFinding, strictNamesOf } from './finding-names.js';
import { fitsCondition } from './platforms.js';
import { partsOf, sentencesOf, type Sentence } from './sentences.js';
import { asksForValue, asksForBehaviour } from './contract.js';

/**
 * The words of the request that ask for just this change; undefined when none do. A request that wants the tests green,
 * however, has named nothing; one that names a test covers that test.
 */
export function licenceFor(finding: Finding, request: string): string | undefined {
  const sentences = sentencesOf(request);
  return sentences.find((sentence, at) => isCovered(finding, sentence, { all: sentences, at }))?.text;
}

interface Around {
  readonly all: readonly Sentence[];
  readonly at: number;
}

const REMOVE: Deed = {
  verb: /^(remove|delete|drop|retire|purge|discard|ditch|kill|strip|exclude|ignore|omit|rid|removing|deleting|dropping)$/,
  passive: /^(removed|deleted|dropped|retired|excluded|ignored|obsolete|redundant|superfluous|unneeded|go)$/,
  together: { verb: /^(take|leave|throw|cut)$/, word: /\bout\b/i },
};
const SKIP: Deed = {
  verb: /^@?(skip|disable|disabled|ignore|mute|quarantine|xfail|deactivate|exclude|suspend|skipping|disabling)$/,
  passive: /^(skipped|disabled|ignored|muted|quarantined|off|pending|deactivated|excluded)$/,
  together: {
    verb: /^(mark|put|turn|switch|move|set|make|comment|take|leave)$/,
    word: /\b(skip(ped)?|todo|pending|xfail|off|out|quarantine\w*|ignored?|disabled|expected to fail|expected failure)\b/i,
  },
};
const CHANGE: Deed = {
  verb: /^(change|update|adapt|adjust|correct|rewrite|revise|amend|regenerate|refresh|rebuild|re-record|relax|loosen|replace|alter|edit|changing|updating|adapting)$/,
  passive:
    /^(wrong|outdated|incorrect|stale|mistaken|changed|updated|adapted|adjusted|corrected|rewritten|expects|regenerated|invalid)$/,
};
const REPEAT: Deed = { verb: /^(retry|rerun|re-run|repeat)$/, passive: /^(retried|repeated)$/ };
const LIMIT: Deed = {
  verb: /^(raise|increase|extend|set|bump|lift|double|change|allow|lower|reduce|decrease|enable)$/,
  passive: /^(raised|increased|extended|set|lowered|reduced|enabled)$/,
};

const DEEDS: Readonly<Record<FindingKind, readonly Deed[]>> = {
  'test-removed': [REMOVE],
  'test-not-found': [REMOVE, SKIP],
  'test-skipped': [SKIP],
  'test-focused': [],
  'test-emptied': [REMOVE],
  'assertion-removed': [REMOVE, CHANGE],
  'assertion-weakened': [CHANGE],
  'always-true': [],
  'expectation-changed': [CHANGE],
  'input-changed': [CHANGE],
  'cases-removed': [REMOVE],
  'early-return': [SKIP],
  'error-swallowed': [],
  'retries-added': [REPEAT],
  'time-limit-raised': [LIMIT],
  'unit-replaced': [],
  'name-shadowed': [],
  'snapshot-changed': [CHANGE, REMOVE],
  'fixture-changed': [CHANGE, REMOVE],
  'threshold-lowered': [LIMIT, CHANGE],
  'tests-excluded': [REMOVE, SKIP],
  'command-changed': [CHANGE, LIMIT],
  'runner-replaced': [CHANGE, LIMIT],
  'runner-changed': [CHANGE, LIMIT, REMOVE],
  'ci-softened': [REMOVE, SKIP, CHANGE, LIMIT],
  'code-knows-tests': [],
  unreadable: [],
};

/** Kinds that are about a value which may follow from a new contract. */
const FOLLOWS: readonly FindingKind[] = [
  'expectation-changed',
  'snapshot-changed',
  'fixture-changed',
  'assertion-weakened',
  'input-changed',
  'assertion-removed',
];

function isCovered(finding: Finding, sentence: Sentence, around: Around): boolean {
  const objects = namesOfFinding(finding);
  const deeds = DEEDS[finding.kind];
  // Only to remove a unit is to ask for the end of its tests; to change or skip it is another matter.
  const direct = deeds.some(
    (deed) =>
      asksFor(sentence, deed, deed === REMOVE ? objects : ownObjects(finding)) ||
      asksForThat(sentence, deed, deed === REMOVE ? objects : ownObjects(finding), around.all[around.at - 1]),
  );
  if (direct && fitsCondition(finding, sentence) && fitsAmount(finding, sentence)) return true;
  if (deeds.includes(CHANGE) && NEEDS_ANOTHER.test(sentence.text) && mentions(sentence, strictNamesOf(finding)))
    return true;
  if (deeds.includes(CHANGE) && isToldWrong(finding, sentence, around)) return true;
  if (COMMANDS.includes(finding.kind) && asksForWords(finding, sentence)) return true;
  if (isAmount(finding) && asksForAmount(finding, sentence, objects)) return true;
  if (!FOLLOWS.includes(finding.kind)) return false;
  return (
    asksForValue(finding, sentence) || (finding.unsure === true && asksForBehaviour(finding, sentence, around.all))
  );
}

/** Options, steps and packages are what a finding in the configuration is about; units are not what one in a test is. */
function ownObjects(finding: Finding): string[] {
  return finding.test === undefined ? namesOfFinding(finding) : strictNamesOf(finding);
}

const COMMANDS: readonly FindingKind[] = ['command-changed', 'runner-replaced', 'runner-changed', 'ci-softened'];

/** Every word that came into the command stands in the sentence: "run the tests with vitest run". */
function asksForWords({ was = '', is = '' }: Finding, { text, words }: Sentence): boolean {
  const had = new Set(partsOf(was));
  const came = partsOf(is).filter((part) => !had.has(part));
  const said = new Set(words.flatMap(({ parts }) => parts));
  const asked = /\b(use|run|switch|change|add|set|call|let|replace|move|migrate|start|execute)\b/i.test(text);
  return asked && !/[|;&]/.test(is.replace(/&&/g, '')) && came.length > 0 && came.every((part) => said.has(part));
}

/** "So test_titles needs another text" */
const NEEDS_ANOTHER = /\bneeds? (to be (changed|updated|adapted|adjusted)|an? (new|different)|another|other|new)\b/i;

/** "The test X is wrong: f(1) should be 2. Please correct it": the deed may stand in the next sentence. */
function isToldWrong(finding: Finding, sentence: Sentence, { all, at }: Around): boolean {
  const next = all[at + 1];
  return (
    next !== undefined &&
    mentions(sentence, strictNamesOf(finding)) &&
    /^(please )?(change|update|adapt|adjust|correct|fix|rewrite) (it|this|that|them|the tests?|the expectations?|tests?)\b/i.test(
      next.text,
    )
  );
}

const AMOUNTS: Readonly<Partial<Record<FindingKind, RegExp>>> = {
  'retries-added': /\b(retry|retries|re-?run|repeat)/i,
  'time-limit-raised': /\b(time-?outs?|time limits?|seconds|minutes|\d+ ?m?s)\b/i,
  'threshold-lowered': /\b(threshold|coverage|minimum|limit)\b/i,
};

function isAmount({ kind }: Finding): boolean {
  return kind in AMOUNTS;
}

/** The sentence speaks of retries, of time, of a threshold, asks for a change, and says the number or none. */
function asksForAmount(finding: Finding, sentence: Sentence, objects: readonly string[]): boolean {
  const about = AMOUNTS[finding.kind]?.test(sentence.text) ?? false;
  const asked =
    /\b(raise|increase|lower|reduce|set|let|allow|retry|bump|extend|change|use|give|make|drop|add|enable)\b/i.test(
      sentence.text,
    ) && !/\b(not|never|without|don't)\b/i.test(sentence.text);
  const general = /\b(jest|vitest|mocha|pytest|tests|suite|runner|ci|coverage|threshold|default|all)\b/i.test(
    sentence.text,
  );
  return about && asked && (general || mentions(sentence, objects)) && fitsAmount(finding, sentence);
}

const NUMBERS: Readonly<Record<string, string>> = {
  once: '1',
  one: '1',
  twice: '2',
  two: '2',
  thrice: '3',
  three: '3',
  four: '4',
  five: '5',
};

/** Where the request says a number, it must be this one. */
function fitsAmount({ is, kind }: Finding, sentence: Sentence): boolean {
  if (is === undefined || !(kind in AMOUNTS)) return true;
  const said = sentence.words.flatMap(
    ({ text }) => NUMBERS[text] ?? (/^\d[\d_.,]*(ms|s|%)?$/.test(text) ? text.replace(/[_,%]|ms|s$/g, '') : []),
  );
  return (
    said.length === 0 ||
    said.some((number) => [1, 1_000, 60_000].some((unit) => Number(number) * unit === Number(is.replaceAll('_', ''))))
  );
}
