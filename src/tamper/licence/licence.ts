import type { Finding, FindingKind } from '../types.js';
import { asksFor, asksForThat, mentions, type Deed } from './asked.js';
import { namesOfFinding, strictNamesOf } from './finding-names.js';
import { fitsCondition } from './platforms.js';
import { partsOf, sentencesOf, type Sentence } from './sentences.js';
import { asksForValue, asksForBehaviour } from './contract.js';
import { dropsVersions, goesWith, isReverted } from './plain-asking.js';

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
  verb: /^@?(?:\w+\.)?(skip|disable|disabled|ignore|mute|quarantine|xfail|deactivate|exclude|suspend|skipping|disabling)$/,
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
/** Of configuration: what takes the place is said with it, as `asksForWords` and `asksForAmount` read it. */
const LET: Deed = {
  verb: /^(let|allow|permit|tolerate|accept|make|mark)$/,
  passive: /^(optional|tolerated|allowed)$/,
};
const LOWER: Deed = {
  verb: /^(lower|reduce|decrease|relax|loosen|drop|remove|disable|set|change)$/,
  passive: /^(lowered|reduced|relaxed|dropped|removed|disabled|set)$/,
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
  'threshold-lowered': [LOWER],
  'tests-excluded': [REMOVE, SKIP],
  'command-changed': [CHANGE, LIMIT],
  'runner-replaced': [CHANGE, LIMIT],
  'runner-changed': [CHANGE, LIMIT, REMOVE],
  'ci-softened': [REMOVE, SKIP, LET],
  'code-knows-tests': [],
  unreadable: [],
  'tests-unread': [],
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
  const objects = objectsOf(finding);
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
  if (ADAPTED.includes(finding.kind) && ADAPTS_TESTS.test(sentence.text)) return true;
  if ([isReverted, dropsVersions, goesWith].some((asks) => asks(finding, sentence))) return true;
  if (COMMANDS.includes(finding.kind) && asksForWords(finding, sentence)) return true;
  if (isAmount(finding) && asksForAmount(finding, sentence, objects)) return true;
  if (!FOLLOWS.includes(finding.kind)) return false;
  return (
    asksForValue(finding, sentence) ||
    (ADAPTED.includes(finding.kind) && asksForBehaviour(finding, sentence, around.all))
  );
}

/** What a new contract changes by itself. */
const ADAPTED: readonly FindingKind[] = ['expectation-changed', 'snapshot-changed', 'fixture-changed', 'input-changed'];

/** "Adapt the tests to the new output", "update the snapshots for the new header" */
const ADAPTS_TESTS =
  /\b(adapt|adjust|update|align|regenerate|refresh|change)\b[^.]{0,40}\b(tests?|expectations?|snapshots?|fixtures?|goldens?|golden files?)\b[^.]{0,30}\b(to|for|with|accordingly|after)\b[^.]{0,30}\b(new|changed|output|format|behaviou?r|messages?|wording)\b|\b(adapt|adjust|update|align)\b[^.]{0,20}\b(tests?|expectations?|snapshots?)\b[^.]{0,20}\baccordingly\b/i;

/** A file of configuration holds too much for its name to ask for one thing in it. */
function objectsOf(finding: Finding): string[] {
  return CONFIGURED.includes(finding.kind) && finding.test === undefined
    ? [...(finding.names ?? [])]
    : namesOfFinding(finding);
}

const CONFIGURED: readonly FindingKind[] = [
  'ci-softened',
  'command-changed',
  'runner-changed',
  'runner-replaced',
  'threshold-lowered',
];

/** Options, steps and packages are what a finding in the configuration is about; units are not what one in a test is. */
function ownObjects(finding: Finding): string[] {
  return finding.test === undefined ? objectsOf(finding) : strictNamesOf(finding);
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

/** "The test X is wrong: f(1) should be 2. Please correct it": the deed may stand in the next sentence. A test that fails is not wrong. */
function isToldWrong(finding: Finding, sentence: Sentence, { all, at }: Around): boolean {
  const next = all[at + 1];
  return (
    next !== undefined &&
    mentions(sentence, strictNamesOf(finding)) &&
    (/^(please )?(change|update|adapt|adjust|correct|fix|rewrite) (the tests?|the expectations?|tests?)\b/i.test(
      next.text,
    ) ||
      (WRONG.test(sentence.text) &&
        /^(please )?(change|update|adapt|adjust|correct|fix|rewrite) (it|this|that|them)\b/i.test(next.text)))
  );
}

const WRONG = /\b(wrong|outdated|incorrect|mistaken|stale|obsolete|invalid|out of date)\b/i;

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
  if (finding.kind === 'threshold-lowered' && !LOWERS.test(sentence.text)) return false;
  const asked =
    /\b(raise|increase|lower|reduce|set|let|allow|retry|bump|extend|change|use|give|make|drop|add|enable)\b/i.test(
      sentence.text,
    ) && !/\b(not|never|without|don't)\b/i.test(sentence.text);
  const general = /\b(jest|vitest|mocha|pytest|tests|suite|runner|ci|coverage|threshold|default|all)\b/i.test(
    sentence.text,
  );
  return about && asked && (general || mentions(sentence, objects)) && fitsAmount(finding, sentence);
}

const LOWERS = /\b(lower|reduce|decrease|relax|loosen|drop|set|change|allow)\b(?!.*\b(raise|increase|improve)\b)/i;

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
