import type { HereDocBody, SyntaxNode, Word, WordPart } from 'unbash';
import { expandedBraces } from './braces.js';

/** Text, or a variable whose value is inserted; unquoted, the value is split into words and its wildcards count. */
export type Piece = string | { readonly variable: string; readonly quoted: boolean };

/** One word of a command. `value` is what the program will get; undefined when that is not known before it runs. */
export interface ShellWord {
  readonly raw: string;
  readonly value?: string;
  /** `value` has unquoted wildcards: the program gets the names that match it. */
  readonly glob: boolean;
  /** Plain variables in it; undefined when it holds an expansion that does more than insert a value. */
  readonly variables: readonly string[] | undefined;
  /** It stands for names that a search gave, at any depth below the directory. */
  readonly below?: true;
  /** What it is made of, where that is nothing but text and variables. */
  readonly pieces?: readonly Piece[];
}

/** What stands for `<(...)` among the words. */
export const PROCESS_SUBSTITUTION = '/dev/fd/63';

export function knownWord(value: string, raw = value): ShellWord {
  return { raw, value, glob: false, variables: [] };
}

export function unknownWord(raw: string): ShellWord {
  return { raw, glob: false, variables: undefined };
}

/** The word as the program gets it: braces may make several of it. */
export function wordsOf(word: Word): readonly ShellWord[] {
  const parts = word.parts ?? [];
  if (!parts.some((part) => part.type === 'BraceExpansion')) return [wordOf(word)];
  const braced = parts.map((part) => (part.type === 'BraceExpansion' ? part.text : plainText(part)));
  const values = braced.includes(undefined) || word.text.startsWith('~') ? undefined : expandedBraces(braced.join(''));
  if (values === undefined) return [unknownWord(word.text)];
  const glob = parts.some((part) => part.type === 'Glob' || /[*?[]/.test(part.text));
  // Bash drops what comes out empty.
  const kept = values.filter((value) => value !== '');
  return kept.map((value) => ({ raw: word.text, value, glob, variables: [] }));
}

/** Text that means nothing to a brace expansion. */
function plainText(part: WordPart): string | undefined {
  const value =
    part.type === 'Literal' || part.type === 'SingleQuoted' || (part.type === 'Glob' && isPlainGlob(part))
      ? part.value
      : undefined;
  return value === undefined || /[{},\\]|\.\./.test(value) ? undefined : value;
}

export function wordOf(word: Word): ShellWord {
  const parts = word.parts ?? [];
  const [only] = parts;
  // The program gets a descriptor to read from; the commands behind it are judged by themselves.
  if (parts.length === 1 && only?.type === 'ProcessSubstitution' && only.operator === '<') {
    return knownWord(PROCESS_SUBSTITUTION, word.text);
  }
  const home = /^~(?=\/|$)/.test(word.text);
  // Another user's home, or the last directories.
  if (word.text.startsWith('~') && !home) return unknownWord(word.text);
  // Bash expands it there too, as if the argument were an assignment.
  if (/^[A-Za-z_]\w*\+?=(.*:)?~/s.test(word.text)) return unknownWord(word.text);
  const pieces = parts.length === 0 ? [word.value] : piecesOf(parts, false);
  const all = pieces === undefined ? undefined : home ? fromHome(pieces) : pieces;
  const value = all?.every((piece) => typeof piece === 'string') === true ? all.join('') : undefined;
  return {
    raw: word.text,
    ...(value === undefined ? {} : { value }),
    glob: parts.some((part) => part.type === 'Glob'),
    variables: variablesIn(parts),
    ...(all === undefined ? {} : { pieces: all }),
  };
}

function fromHome(pieces: readonly Piece[]): readonly Piece[] {
  const [first = '', ...rest] = pieces;
  const after = typeof first === 'string' ? [first.slice(1)] : [first];
  return [{ variable: 'HOME', quoted: true }, ...after, ...rest];
}

/** Its text is data, in which variables are replaced unless the delimiter is quoted. */
export function hereDocument({ text, parts }: HereDocBody, isQuoted: boolean): ShellWord {
  const raw = 'the here-document';
  if (parts === undefined) return { ...knownWord(isQuoted ? text : unescaped(text)), raw };
  const pieces = piecesOf(parts, true);
  const value = pieces?.every((piece) => typeof piece === 'string') === true ? pieces.join('') : undefined;
  return { raw, ...(value === undefined ? {} : { value }), glob: false, variables: variablesIn(parts) };
}

/** Without quotes around the delimiter, these backslashes are gone before anybody reads the text. */
function unescaped(text: string): string {
  return text.replace(/\\([\\$`\n])/g, (_, char: string) => (char === '\n' ? '' : char));
}

function piecesOf(parts: readonly WordPart[], quoted: boolean): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  for (const part of parts) {
    if (part.type === 'DoubleQuoted') {
      const inner = piecesOf(part.parts, true);
      if (inner === undefined) return undefined;
      pieces.push(...inner);
      continue;
    }
    const piece = pieceOf(part, quoted);
    if (piece === undefined) return undefined;
    pieces.push(piece);
  }
  return pieces;
}

function pieceOf(part: WordPart, quoted: boolean): Piece | undefined {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return part.value;
    case 'Glob':
      return isPlainGlob(part) ? part.value : undefined;
    case 'SimpleExpansion':
      return { variable: part.text.slice(1), quoted };
    case 'ParameterExpansion':
      return isPlain(part) ? { variable: part.parameter, quoted } : undefined;
    case 'CommandExpansion':
      return part.text === '$(pwd)' || part.text === '`pwd`' ? { variable: 'PWD', quoted } : undefined;
    default:
      return undefined;
  }
}

/** Without an expansion between its brackets. */
function isPlainGlob(part: Extract<WordPart, { type: 'Glob' }>): boolean {
  return part.parts?.every((inner) => inner.type === 'Literal') !== false;
}

type Expansion = Extract<SyntaxNode, { type: 'ParameterExpansion' }>;

function isPlain({ prefix, index, operation }: Expansion): boolean {
  return prefix === undefined && index === undefined && operation === undefined;
}

/** True where the expansion only inserts a value, whole or in part: no indirection, no subscript, no evaluation. */
export function isInserting({ prefix, index, operation }: Expansion): boolean {
  const cuts =
    operation === undefined || /^(Remove|Replace|CaseModification)$/.test(operation.type) || isDefault(operation);
  const wholeArray = index === undefined || index.text === '@' || index.text === '*';
  return (prefix === undefined || prefix === '#') && wholeArray && cuts;
}

/** `${x:-y}`, not `${x:=y}`, which changes the variable. */
function isDefault(operation: NonNullable<Expansion['operation']>): boolean {
  return operation.type === 'Default' && !operation.operator.includes('=');
}

function variablesIn(parts: readonly WordPart[]): readonly string[] | undefined {
  const names: string[] = [];
  for (const part of parts) {
    switch (part.type) {
      case 'Literal':
      case 'SingleQuoted':
      case 'AnsiCQuoted':
      case 'CommandExpansion':
      case 'ArithmeticExpansion':
        break;
      case 'Glob':
        if (!isPlainGlob(part)) return undefined;
        break;
      case 'DoubleQuoted': {
        const inner = variablesIn(part.parts);
        if (inner === undefined) return undefined;
        names.push(...inner);
        break;
      }
      case 'SimpleExpansion':
        names.push(part.text.slice(1));
        break;
      case 'ParameterExpansion': {
        const inner = isInserting(part) ? operandVariables(part) : undefined;
        if (inner === undefined) return undefined;
        names.push(part.parameter, ...inner);
        break;
      }
      default:
        return undefined;
    }
  }
  return names;
}

/** `${a:-$b}` inserts `b` too. */
function operandVariables({ operation }: Expansion): readonly string[] | undefined {
  if (operation === undefined) return [];
  const words = [
    'operand' in operation ? operation.operand : undefined,
    'replacement' in operation ? operation.replacement : undefined,
    'pattern' in operation ? operation.pattern : undefined,
  ];
  const inner = words.map((word) => variablesIn(word?.parts ?? []));
  return inner.includes(undefined) ? undefined : inner.flatMap((names) => names ?? []);
}
