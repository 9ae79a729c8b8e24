import type { Redirection, SyntaxNode, Word } from 'unbash';
import { hereDocument, unknownWord, wordOf, wordsOf, type ShellWord } from './words.js';

export interface ShellRedirect {
  readonly operator: string;
  readonly target: ShellWord | undefined;
}

/** A command as far as it was written: neither its place nor its values are known yet. */
export interface SimpleCommand {
  readonly text: string;
  readonly words: readonly ShellWord[];
  readonly assignments: readonly { readonly name: string; readonly value: ShellWord | undefined }[];
  readonly redirects: readonly ShellRedirect[];
  /** The command before it in the same pipeline, whose output it reads. */
  readonly reads?: SimpleCommand;
  /** The words of the command that reads its output. */
  readonly feeds?: readonly ShellWord[];
  /** It stands in a list of `a && b && ...` at the top, which is numbered: what follows there runs only where it succeeded. */
  readonly chain?: number;
  /** It is itself one of the commands of that list. */
  readonly isLink?: boolean;
}

export function simpleCommand({ prefix, name, suffix }: Extract<SyntaxNode, { type: 'Command' }>): SimpleCommand {
  const items = [...prefix, ...suffix];
  const assignments = prefix
    .filter((item) => item.type === 'Assignment')
    .map(({ name: key, value }) => ({ name: key, value: value.type === 'Word' ? wordOf(value) : undefined }));
  // After the name, `a=b` is an ordinary argument.
  const args = suffix.flatMap((item) => {
    if (item.type === 'Word') return wordsOf(item);
    return item.type === 'Assignment' ? [assignmentWord(item)] : [];
  });
  const words = name === undefined ? args : [nameWord(name), ...args];
  const redirects = items.filter((item) => item.type !== 'Word' && item.type !== 'Assignment').map(redirectOf);
  const text = [
    ...assignments.map(({ name: key, value }) => `${key}=${value?.raw ?? ''}`),
    ...words.map((word) => word.raw),
  ].join(' ');
  return { text, words, assignments, redirects };
}

/** `{sudo,id}` as a name is no name. */
function nameWord(name: Word): ShellWord {
  const words = wordsOf(name);
  return words.length === 1 && words[0] !== undefined && !/\{.*[,.].*\}/.test(name.text)
    ? words[0]
    : unknownWord(name.text);
}

function assignmentWord(item: Extract<SyntaxNode, { type: 'Assignment' }>): ShellWord {
  if (item.value.type !== 'Word') return unknownWord(item.text);
  const { value, pieces, ...rest } = wordOf(item.value);
  if (item.index !== undefined) return { ...rest, raw: item.text };
  return {
    ...rest,
    raw: item.text,
    ...(value === undefined ? {} : { value: `${item.name}=${value}` }),
    ...(pieces === undefined ? {} : { pieces: [`${item.name}=`, ...pieces] }),
  };
}

export function redirectOf(item: Redirection): ShellRedirect {
  if (item.type === 'HereDoc')
    return { operator: item.operator, target: hereDocument(item.body, item.delimiter?.quoted === true) };
  const { target } = item;
  return { operator: item.operator, target: target === undefined ? undefined : wordOf(target) };
}

/** All its words, those that it is given by redirections and assignments among them. */
export function textsOf({ words, assignments, redirects }: SimpleCommand): ShellWord[] {
  return [
    ...words,
    ...assignments.flatMap(({ value }) => value ?? []),
    ...redirects.flatMap(({ target }) =>
      target === undefined ? [] : [{ ...target, raw: target.value ?? target.raw }],
    ),
  ];
}
