import { asksFor } from '../stop/gate/asks-for.js';
import type { TestRun } from '../stop/test-run.js';

/** `words`: a question, or something to be told. `work`: something to be changed. `open`: its words do not say. */
export type Asked = 'words' | 'work' | 'open';

const WORK =
  'add|adapt|adjust|allow|apply|avoid|bump|change|clean|convert|correct|create|debug|delete|deprecate|disable|document|drop|enable|ensure|' +
  'extend|extract|finish|fix|format|handle|implement|improve|increase|install|introduce|let|make|mend|merge|migrate|move|optimi[sz]e|port|reduce|' +
  'refactor|release|remove|rename|repair|replace|resolve|restore|revert|rewrite|rework|sort|speed|split|stop|support|switch|translate|turn|' +
  'undo|update|upgrade|use|write';
const POLITE =
  "(?:please|kindly|just|now|then|and|also|so|first|go ahead and|(?:can|could|would|will) you(?: please)?|let's|we (?:need|want|have) to|i (?:need|want) you to|you (?:should|must)|try to)";
const ASKS_WORK = new RegExp(
  `(?:^|[.!?;:,]\\s+|\\n)\\W*(?:@\\S+\\s+|/\\w+\\s+)?(?:${POLITE}[,\\s]+)*(?:${WORK})\\b|\\b(?:please|(?:can|could|would|will) you|and then|and)\\s+(?:${WORK})\\b`,
  'i',
);
const TELLS =
  /(?:^|[.!?;:]\s+|\n)\W*(?:(?:please|(?:can|could|would|will) you)\s+)*(?:explain|describe|tell|summari[sz]e|list|show|compare|review|answer|report|say|outline|clarify)\b/i;
const FAULT =
  /\b(?:fix(?:e[sd])?|mend|repair|bugs?|wrong(?:ly)?|broken|incorrect(?:ly)?|regress\w*|crash(?:es|ed)?|fail(?:s|ed|ing|ures?)?|red)\b|n['’]t work|\binstead of\b/i;

/** What a request asks for. Work that is asked for beside a question counts. */
export function askedFor(request: string): Asked {
  if (ASKS_WORK.test(request)) return 'work';
  return /\?\s*(?:$|\n|["'`)*_])/.test(request.trim()) || TELLS.test(request) ? 'words' : 'open';
}

/** Could what is red in this run be what the request is about? Where that cannot be told, it could. */
export function couldBeAbout(request: string, run: TestRun): boolean {
  if (run.failed.length === 0 || FAULT.test(request)) return true;
  return run.failed.some(({ name, file }) => asksFor(request, name, file));
}
