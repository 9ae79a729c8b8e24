import type { Mark } from '../../structure.js';
import type { LightLanguage } from './language.js';

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
      const found = pattern.exec(head);
      return found === null ? [] : [markOf(kind, found, line)];
    }),
  );
}

/** The first group is the condition of a skip, or the number of retries or of the time limit. */
function markOf(kind: Mark['kind'], found: RegExpExecArray, line: number): Mark {
  const [text, value] = found;
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
