import type { Finding } from '../types.js';
import { literalsIn } from '../compare/literals.js';
import { mentions } from './asked.js';
import { namesOfFinding } from './finding-names.js';
import { sentencesOf, type Sentence } from './sentences.js';

const WANTED = /\b(now|should|must|shall|has to|ought to|expected?|want|wants|becomes?|from now on)\b/i;

/** "f(x) should return NaN instead of throwing": the value that is expected now is the one that is wanted. */
export function asksForValue({ is, was, ...finding }: Finding, sentence: Sentence): boolean {
  if (is === undefined || !mentions(sentence, namesOfFinding(finding))) return false;
  const wanted = wantedPart(sentence.text);
  const now = valuesOf(is);
  if (wanted === undefined || now.length === 0) return false;
  const old = valuesOf(was ?? '');
  // The same value, looked at less closely, is no new contract.
  if (now.every((value) => old.includes(value))) return false;
  const before = old.filter((value) => !now.includes(value));
  return now.every((value) => says(wanted, value)) && !before.some((value) => says(wanted, value));
}

const BUG =
  /\b(red|fails?|failing|failed|broken|bug|wrong|fix|repair|regression|crash\w*|abort\w*|hangs?|panics?|segfault\w*|incorrect\w*|ignores?|forgets?|but (gives|returns|is))\b/i;
/** "f(4) returns 5 instead of 4" says what it does, and that it should not. */
const INSTEAD =
  /\b(returns?|gives?|yields?|prints?|writes?|shows?|produces?|computes?|adds?|throws|raises|lets?|uses|takes|does|is|are|goes|comes|ends)\b.*\b(instead of|in place of|rather than)\b/i;
/** "It raises an error, it should be 0" */
const REPORTED =
  /\b(raises|throws|gives|returns|yields|prints|is)\b.*\b(it|this|that|which|but|where it) (should|must|ought)\b/i;
const NO_BEHAVIOUR =
  /\b(docstrings?|comments?|document\w*|typo\w*|refactor\w*|format\w*|clean ?up|reword|rename|lint|types?|logs?|logging|without chang\w+|tests? for|more tests|another test|new tests?|coverage|speed|faster|performance)\b/i;
const ASKS =
  /^(\W|please|and|also|then|now|while you are there|could you|can you|would you)*\s*(make (?!tests?\b|check\b|ci\b|it green)|change|let|add|return|use|round|trim|sort|support|switch|start|end|include|show|print|convert|give|allow|treat|throw|accept|reject|escape|format|limit|write|read|turn|extend|replace|render|count|drop|strip|pad|lower-?case|upper-?case|capitali[sz]e)|\b(should|must|shall|no longer|from now on|instead of)\b/i;
/** A new way to call the unit, so that what is given to it changes too. */
const SIGNATURE =
  /\b(arguments?|parameters?|options?|signature|takes?|accepts?|pass(ed|es)?|async|await|promises?|methods?|class|object|callback|constructor|named|positional|keyword|order)\b/i;

/** A change of what the unit does, in a request that reports no error: what is expected of it follows. */
export function asksForBehaviour(finding: Finding, sentence: Sentence, all: readonly Sentence[]): boolean {
  const names = namesOfFinding(finding);
  if (all.some((one) => reportsError(one) && (mentions(one, names) || isAboutTests(one)))) return false;
  if (finding.kind === 'input-changed' && !SIGNATURE.test(sentence.text)) return false;
  // The title of a change is a wish by itself: "Greet with an exclamation mark".
  const isTitle =
    sentence === all[0] &&
    /^(?:\w+(?:\([^)]*\))?: )?[A-Z]?[a-z]+ (?:with|by|in|as|the|a|an|to|for|from|only|on)\b/.test(sentence.text);
  return (
    (ASKS.test(sentence.text) || isTitle) &&
    !/\bgreen\b/i.test(sentence.text) &&
    !NO_BEHAVIOUR.test(sentence.text) &&
    mentions(sentence, names)
  );
}

/** For what only the original tests say: the request renames, removes or replaces something that they name. */
export function isChangeAsked(finding: Finding, request: string): string | undefined {
  const sentences = sentencesOf(request);
  if (sentences.some(isAboutTests)) return undefined;
  return sentences.find(
    (sentence) =>
      /\b(rename|remove|delete|drop|replace|move|split|merge|extract)\b/i.test(sentence.text) &&
      !/\b(not|never|without)\b/i.test(sentence.text) &&
      mentions(sentence, namesOfFinding(finding)),
  )?.text;
}

/** The request tells of red tests: what these expect is right until somebody says otherwise. */
export function isRedReported(request: string): boolean {
  return sentencesOf(request).some((sentence) => isAboutTests(sentence) || reportsError(sentence));
}

function reportsError({ text }: Sentence): boolean {
  return BUG.test(text) || REPORTED.test(text) || (INSTEAD.test(text) && !WANTED.test(text) && !/^new\b/i.test(text));
}

/** Red tests are the matter of the request: then no expectation follows from it. */
function isAboutTests({ text }: Sentence): boolean {
  return /(\btest_\w+|\b(tests?|ci|suite|build|pipeline|specs?)\b).*\b(red|fail\w*|broken|green|pass)\b|\b(red|fail\w*|broken|green|pass)\b.*(\btest_\w+|\b(tests?|ci|suite|build|pipeline|specs?)\b)/i.test(
    text,
  );
}

/** What stands after "should", up to "instead of" or "but". */
function wantedPart(text: string): string | undefined {
  const match = WANTED.exec(text);
  if (match === null) return undefined;
  return text.slice(match.index).split(/\b(instead of|rather than|but|not)\b/i)[0];
}

function valuesOf(text: string): string[] {
  const literals = literalsIn(text);
  if (literals.length > 0) return literals;
  return text.match(/\b(NaN|null|None|undefined|true|false|True|False|[A-Z]\w*(Error|Exception))\b/g) ?? [];
}

function says(text: string, value: string): boolean {
  const plain = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(^|[^\\w.-])${plain}($|[^\\w])`, 'i').test(text);
}
