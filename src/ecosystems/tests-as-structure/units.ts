import { callsIn } from '../calls-in.js';
import type { ReadTest } from '../structure.js';

/** Whether a text names what the assertions call themselves: a collaborator may be replaced, that may not. */
export function unitsOf(tests: readonly ReadTest[]): (text: string) => boolean {
  const units = new Set(
    tests.flatMap(({ assertions }) =>
      assertions.flatMap(({ subject }) => [...callsIn(subject), ...membersIn(subject)]),
    ),
  );
  return (text) =>
    text
      .replace(/"(?:\\.|[^"\\])*"/g, '')
      .split(/[^\w]+/)
      .some((word) => units.has(word));
}

/** `queue.take`, `$d->month`: in Ruby and Perl a call needs no parentheses. */
function membersIn(subject: string): string[] {
  return [...subject.matchAll(/(?:\.|->)(\w+)/g)].map(([, name = '']) => name);
}
