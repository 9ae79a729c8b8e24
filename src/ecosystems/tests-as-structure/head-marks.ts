import type { Mark } from '../structure.js';
import type { LightLanguage } from './language.js';
import { outsideStrings } from './outside-strings.js';

/** The marks that stand in the head of a test or of a suite: attributes, annotations, names, metadata. */
export function headMarks(head: string, line: number, language: LightLanguage): Mark[] {
  const kinds: [Mark['kind'], readonly RegExp[] | undefined][] = [
    ['skip', language.skip],
    ['todo', language.todo],
    ['only', language.only],
    ['expected-failure', language.expectedFailure],
    ['retries', language.retries],
    ['time-limit', language.timeLimit],
  ];
  return kinds.flatMap(([kind, patterns]) =>
    (patterns ?? []).flatMap((pattern) => {
      // Catch2 has its tags in strings.
      const found = language.tagsInStrings === true ? pattern.exec(head) : outsideStrings(pattern, head);
      return found === null || found === undefined ? [] : [markOf(kind, found, line)];
    }),
  );
}

/** The first group is the condition of a skip, or the number of retries or of the time limit. */
function markOf(kind: Mark['kind'], found: readonly string[], line: number): Mark {
  const [text = '', given] = found;
  const value = given === '' ? undefined : given;
  const amount = kind === 'retries' || kind === 'time-limit' ? Number(value?.replaceAll('_', '')) : NaN;
  const condition =
    (kind === 'skip' || kind === 'todo' || kind === 'expected-failure') && value !== undefined ? value : undefined;
  return {
    kind,
    text,
    line,
    ...(condition === undefined ? {} : { condition }),
    ...(Number.isNaN(amount) ? {} : { amount }),
  };
}

/** A call in the body that ends the test without a verdict, under the condition that it stands under or is given. */
export function skipCallMark(
  head: string,
  line: number,
  guard: string | undefined,
  language: LightLanguage,
): Mark | undefined {
  const found = language.skipCalls?.exec(head);
  const [, ready] = language.statementsAssert === true ? (/^(.+?)(?:\|\||&&) ?skip\b/.exec(head) ?? []) : [];
  if (ready !== undefined) return { kind: 'skip', text: head, line, condition: ready };
  if (found === null || found === undefined) return undefined;
  const condition = [guard, found[1]].filter((one) => one !== undefined && one !== '').join(' && ');
  const kind = /todo|pending|incomplete/i.test(found[0]) ? 'todo' : 'skip';
  return { kind, text: head, line, ...(condition === '' ? {} : { condition }) };
}
