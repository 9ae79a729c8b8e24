import { basename } from 'node:path';

import { sharesWord, wordsOf } from './words.js';

const ABOUT_TESTS =
  /\b(?:fail(?:s|ed|ing|ures?)?|broken|red)\b[^.\n]{0,40}\b(?:tests?|specs?|suite|ci|build|checks?)\b|\b(?:tests?|specs?|suite|ci|build|checks?)\b[^.\n]{0,40}\b(?:fail(?:s|ed|ing|ures?)?|broken|red|pass(?:es|ing)?|green)\b/i;

/** What stands in backticks or quotes, and files: a request that says which tests it means says it in these. */
const NAMED_TEST =
  /`[^`\n]*(?:test|spec|::|›)[^`\n]*`|"[^"\n]*(?:test|spec)[^"\n]*"|[\w/.-]*(?:test|spec)[\w/-]*\.\w+|\btest_\w+/i;

/**
 * Could this failure be what the request is about? It asks for tests to pass in general, and names none, or it has a word in
 * common with the name of the test or of its file. An old failure that was perhaps to be mended is no excuse.
 */
export function asksFor(request: string, name: string, file = ''): boolean {
  if (sharesWord(wordsOf(request, 'request'), wordsOf(`${name} ${basename(file)}`, 'name'))) return true;
  return ABOUT_TESTS.test(request) && !NAMED_TEST.test(request);
}

const FAULT =
  /\b(?:fix(?:e[sd])?|mend|repair|correct|solve|resolve|debug)\b|\b(?:bugs?|wrong(?:ly)?|broken|incorrect(?:ly)?|defects?|faulty|regress\w*|crash(?:es|ed)?|fails?|failing|off by one|throws?|hangs?)\b|\b(?:should|does|do|is|are) ?n[o']t\b|\binstead of\b|\bshould (?:be|return|give|print|yield)\b/i;
/** What no test can be red for. */
const NO_BEHAVIOUR =
  /\b(?:typos?|spelling|wording|grammar|comments?|docs?|documentation|docstrings?|readme|changelog|license|formatting|indentation|whitespace|lint(?:er|ing)?|links?|badge)\b/i;

/** Does the request ask for wrong behaviour to be mended? Then a test that is red may be the one that shows it. */
export function asksForFix(request: string): boolean {
  return request.split(/(?<=[.!?])\s+|\n+/).some((sentence) => FAULT.test(sentence) && !NO_BEHAVIOUR.test(sentence));
}
