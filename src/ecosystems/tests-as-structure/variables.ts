import type { Assertion, Statement } from '../structure.js';
import { evenCode } from './matchers.js';
import { replaceNames, substitute, type Binding } from './bindings.js';

const ASSIGNS =
  /^(?:(?:let|const|var|val|auto|my|final|static|readonly|mut|local|private|public|protected|internal)\b ?)*(?:\$this->)?(?:([\w.:]+(?:<[\w<>, ?.]*>)?)(?:(?<=>)(?:\[\])*[ *&]*|(?:\[\])*[ *&]+))?([$@]?\w+)(?:\[\d*\])? ?(?::[\w<>&[\] ]+)?:?=(?![=>~])(.+)$/s;

/** Names that are given a value once, and never again: they may as well stand for it. */
export function knownNames(
  statements: readonly Statement[],
  outer: Binding = new Map<string, string>(),
): Map<string, string> {
  const known = new Map(outer);
  const times = new Map<string, number>();
  for (const { text } of statements) {
    const name = ASSIGNS.exec(text)?.[2] ?? /^(\$?\w+)(?:\[[^\]]*\])? ?[-+*/|&.]?=(?!=)/.exec(text)?.[1];
    if (name !== undefined) times.set(name, (times.get(name) ?? 0) + 1);
  }
  for (const { text } of statements) {
    const [, type = '', name = '', given = ''] = ASSIGNS.exec(text) ?? [];
    // C#: `Bag bag = new();`
    const value = given.replace(/^new\(/, `new ${type}(`);
    if (name !== '' && times.get(name) === 1 && !isChanging(value))
      known.set(name, evenCode(replaceNames(value.trim(), known)));
    else if (times.has(name)) known.delete(name);
  }
  // What was defined before its parts were: `subject` above `let`.
  for (const [name, value] of known) known.set(name, replaceNames(value, without(known, name)));
  return known;
}

function without(known: Binding, name: string): Binding {
  return new Map([...known].filter(([one]) => one !== name));
}

/** What is another value each time it is asked for may not be written twice. */
function isChanging(value: string): boolean {
  return /\+\+|--|\bnext\(|\b(?:read|pop|shift|poll|random|now)\w*\(/i.test(value);
}

/** The test with its names replaced; a statement that only gave one a name says nothing more. */
export function inlined<
  T extends { readonly assertions: readonly Assertion[]; readonly statements: readonly Statement[] },
>(body: T, outer: Binding): T {
  const known = knownNames(body.statements, outer);
  const assertions = body.assertions.map((assertion) => substitute(assertion, known));
  const used = new Set(
    body.statements
      .flatMap(({ text }) => ASSIGNS.exec(text)?.[2] ?? [])
      .filter(
        (name) =>
          known.has(name) && body.assertions.some((one) => mentions(`${one.subject} ${one.expected ?? ''}`, name)),
      ),
  );
  const statements = body.statements
    .filter(({ text }) => !used.has(ASSIGNS.exec(text)?.[2] ?? ''))
    .map(({ text, line }) => ({ text: replaceNames(text, known), line }));
  return { ...body, assertions, statements };
}

function mentions(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?!\\w)`).test(text);
}
