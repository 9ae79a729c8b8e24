import { partsOf, type Sentence, type Word } from './sentences.js';

/** Words between a verb and what it is about. */
const FILLER =
  /^(marked|tagged|the|this|that|these|those|our|its|their|a|an|all|both|every|each|flaky|slow|old|failing|broken|red|obsolete|unused|outdated|deprecated|superfluous|duplicate|redundant|unit|integration|test|tests|testing|spec|specs|case|cases|suite|suites|file|files|folder|directory|step|job|check|checks|for|of|in|from|under|on|named|called|and|or|also|please|out|temporarily|now|just|only|completely|whole|entire|function|method|class|module|with|support|feature|option|setting|expectation|expectations|expected|value|values|assertion|assertions|snapshot|snapshots)$/;
const NEGATION =
  /^(not|don't|dont|never|without|no|nor|neither|instead|rather|avoid|nobody|cannot|can't|must|shouldn't)$/;
const BETWEEN =
  /^(is|are|can|may|should|must|be|to|needs?|has|have|test|tests|spec|suite|file|files|folder|case|now|also|please|completely|and|its|it|will|gets?|being|already|just|still|in|for|the|of)$/;

/** Asked back, not asked for; "could you skip X?" is asked for. */
const QUESTION =
  /^(and |but |so )?(should|shall|do|does|did|is|are|was|were|may|why|what|how|who|when|where|which|has|have)\b[^.!]*\?/i;
const MODAL = /^(can|may|should|must|needs?|to|will)$/;

/** What a request asks to be done, with the word forms that ask it. */
export interface Deed {
  /** In the active: "skip the test X". */
  readonly verb: RegExp;
  /** Of the object: "X can be skipped", "X is obsolete". */
  readonly passive: RegExp;
  /** Verbs that ask it only together with a word elsewhere in the sentence: "mark X as skipped". */
  readonly together?: { readonly verb: RegExp; readonly word: RegExp };
}

/** Words that name nothing in particular. */
const GENERAL = /^(tests?|spec|ci|npm|run|build|checks?|main|index|src|suite|all|file|code|default|ok|true|false)$/;

/** Whether the sentence asks for the deed, and for this object: nothing but fill words between the two. */
export function asksFor(sentence: Sentence, deed: Deed, objects: readonly string[]): boolean {
  const names = objects.map(partsOf).filter(isParticular);
  const { words, text } = sentence;
  if (QUESTION.test(text)) return false;
  return words.some((word, at) => {
    const isVerb =
      deed.verb.test(word.text) || (deed.together?.verb.test(word.text) === true && deed.together.word.test(text));
    if (isVerb && !isNegated(words, at) && reaches(words, at + 1, names)) return true;
    return (
      deed.passive.test(word.text) && !isNegated(words, at, 2) && names.some((parts) => endsBefore(words, at, parts))
    );
  });
}

/** Whether any of the names stands in the sentence. */
export function mentions(sentence: Sentence, objects: readonly string[]): boolean {
  const names = objects.map(partsOf).filter(isParticular);
  return names.some((parts) => sentence.words.some((_word, at) => matchesAt(sentence.words, at, parts) > 0));
}

function isParticular(parts: readonly string[]): boolean {
  return parts.some((part) => part.length > 2 && !GENERAL.test(part));
}

/** "…, skip it", "exclude that folder": what was named before, in this sentence or the one before it. */
export function asksForThat(sentence: Sentence, deed: Deed, objects: readonly string[], previous?: Sentence): boolean {
  const { words, text } = sentence;
  if (QUESTION.test(text)) return false;
  return words.some((word, at) => {
    if (!deed.verb.test(word.text) || isNegated(words, at)) return false;
    const next = words
      .slice(at + 1, at + 3)
      .map((one) => one.text)
      .join(' ');
    if (
      !/^(it|them|both)\b|^(that|this|those|these) (test|tests|spec|specs|file|files|folder|directory|suite|case|cases|one|ones|job|step|target)$/.test(
        next,
      )
    )
      return false;
    const before = { text, words: words.slice(0, at) };
    return mentions(before, objects) || (previous !== undefined && mentions(previous, objects));
  });
}

/** A negation shortly before, in the same breath. */
function isNegated(words: readonly Word[], at: number, reach = 3): boolean {
  return words.slice(Math.max(0, at - reach), at).some(({ text }) => NEGATION.test(text) && text !== 'must');
}

function reaches(words: readonly Word[], from: number, names: readonly (readonly string[])[]): boolean {
  for (let at = from; at < Math.min(words.length, from + 14); at += 1) {
    if (names.some((parts) => isWholeObject(words, at, matchesAt(words, at, parts)))) return true;
    const word = words[at];
    if (word === undefined || !(FILLER.test(word.text) || isName(word))) return false;
  }
  return false;
}

/** "Remove the parser" and "remove parse() and its tests", but not "remove the parse cache". */
function isWholeObject(words: readonly Word[], at: number, length: number): boolean {
  const next = words[at + length];
  if (length === 0) return false;
  return (
    words[at + length - 1]?.ends === true ||
    next === undefined ||
    FILLER.test(next.text) ||
    AFTER.test(next.text) ||
    isName(next)
  );
}

const AFTER =
  /^(command|flag|script|twice|once|again|until|till|while|because|since|as|at|by|to|into|so|when|if|where|which|that|then|before|after|but|it|is|are|entirely|altogether|threshold|timeout|everywhere|here|there|today|tests?|config\w*|setting|entry|job|step|target|package|dependency|version|\d+\w*|win32|windows|linux|macos|ci)$/;

/** The object stands before the passive, with nothing but small words between. */
function endsBefore(words: readonly Word[], at: number, parts: readonly string[]): boolean {
  for (let start = at - 1; start >= Math.max(0, at - 14); start -= 1) {
    const length = matchesAt(words, start, parts);
    if (length === 0) continue;
    const between = words.slice(start + length, at).map(({ text }) => text);
    // "X is skipped" says how it is, "X should be skipped" how it is to be.
    const isWish = !/ed$|^off$/.test(words[at]?.text ?? '') || between.some((text) => MODAL.test(text));
    if (words[at]?.text === 'go' && !goesAway(words, at, between)) return false;
    return isWish && between.every((text) => BETWEEN.test(text));
  }
  return false;
}

/** "X can go", but not "the counter can go below zero". */
function goesAway(words: readonly Word[], at: number, between: readonly string[]): boolean {
  const next = words[at + 1];
  const isEnd = words[at]?.ends === true || next === undefined || /^(away|now|too|as|entirely)$/.test(next.text);
  return isEnd && between.some((text) => MODAL.test(text));
}

/** How many words from here on make up the name; 0 where they do not. */
function matchesAt(words: readonly Word[], at: number, parts: readonly string[]): number {
  let part = 0;
  for (let index = at; index < words.length; index += 1) {
    for (const own of words[index]?.parts ?? []) {
      const wanted = parts[part];
      if (wanted === undefined) break;
      if (!isSameWord(own, wanted)) return 0;
      part += 1;
    }
    if (part >= parts.length) return index - at + 1;
  }
  return 0;
}

function isSameWord(one: string, other: string): boolean {
  return (
    one === other ||
    (other.length > 4 && one.startsWith(other.slice(0, Math.max(4, other.length - 2)))) ||
    `${one}s` === other ||
    one === `${other}s`
  );
}

/** An identifier or a path: one more in a list of names. */
function isName({ text, parts }: Word): boolean {
  return parts.length > 1 || /[_/.]/.test(text);
}
