import {
  forEachChild,
  parse,
  type HereDocBody,
  type Redirection,
  type SyntaxNode,
  type Word,
  type WordPart,
} from 'unbash';

/** One word of a command. `value` is what the program will get; undefined when that is not known before it runs. */
export interface ShellWord {
  readonly raw: string;
  readonly value?: string;
  /** `value` has unquoted wildcards: the program gets the names that match it. */
  readonly glob: boolean;
  /** Plain variables in it; undefined when it holds an expansion that does more than insert a value. */
  readonly variables: readonly string[] | undefined;
}

export interface ShellRedirect {
  readonly operator: string;
  readonly target: ShellWord | undefined;
}

export interface SimpleCommand {
  readonly text: string;
  readonly words: readonly ShellWord[];
  readonly assignments: readonly { readonly name: string; readonly value: ShellWord | undefined }[];
  readonly redirects: readonly ShellRedirect[];
}

export interface ParsedCommand {
  readonly kind: 'parsed';
  /** Every simple command at any depth, in source order. One without words is a redirected group. */
  readonly commands: readonly SimpleCommand[];
  /** Constructs whose effect is not judged, in words: they can be denied, never allowed by themselves. */
  readonly odd: readonly string[];
  /** Variables that the command sets itself by `for`, `read` or an assignment. */
  readonly ownVariables: ReadonlySet<string>;
  /** Each `a` where the whole is `a && a && ...`: what follows runs in the same shell, and only where it succeeded. */
  readonly chained: ReadonlySet<SimpleCommand>;
}

export interface Unparsable {
  readonly kind: 'unparsable';
  readonly reason: string;
}

const MOST_CHARACTERS = 32 * 1024;
/** Control characters, and characters that make a person read something else than bash does. */
const MISLEADING =
  /(?![\n\t])\p{Cc}|[\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0\u{e0000}-\u{e0fff}]/u;

/** The structure of a command line. Whatever is doubtful is unparsable. */
export function parseCommand(command: string): ParsedCommand | Unparsable {
  if (command.length > MOST_CHARACTERS) return unparsable(`it has more than ${MOST_CHARACTERS} characters`);
  if (MISLEADING.test(command)) return unparsable('it has control, invisible or misleading characters');
  const script = parse(command);
  const only = script.commands.length === 1 ? script.commands[0]?.command : undefined;
  const isAndChain = only?.type === 'AndOr' && only.operators.every((operator) => operator === '&&');
  const found = new Findings(isAndChain ? only.commands : []);
  found.visit(script);
  if (found.problem !== undefined) return unparsable(`bash would not understand it: ${found.problem}`);
  const { commands, odd, ownVariables, chained } = found;
  return { kind: 'parsed', commands, odd, ownVariables, chained };
}

function unparsable(reason: string): Unparsable {
  return { kind: 'unparsable', reason };
}

/** Nodes that only group others. Anything that is neither here nor handled below is odd. */
const PLAIN = new Set<SyntaxNode['type']>(
  'Script CompoundList AndOr Pipeline Time Negation If Elif While Subshell BraceGroup Case CaseItem Redirected Word Redirect HereString HereDocDelimiter HereDocBody FileDescriptor Literal Glob SingleQuoted DoubleQuoted AnsiCQuoted SimpleExpansion CommandExpansion ProcessSubstitution TestCommand TestLogical TestNot TestGroup Remove Replace BraceExpansion'.split(
    ' ',
  ) as SyntaxNode['type'][],
);

class Findings {
  readonly commands: SimpleCommand[] = [];
  readonly odd: string[] = [];
  readonly ownVariables = new Set<string>();
  readonly chained = new Set<SimpleCommand>();
  problem: string | undefined;
  readonly #links: readonly SyntaxNode[];

  constructor(links: readonly SyntaxNode[]) {
    this.#links = links;
  }

  visit(node: SyntaxNode): void {
    this.#look(node);
    forEachChild(node, (child) => this.visit(child));
  }

  #command(command: SimpleCommand, node: SyntaxNode): void {
    this.commands.push(command);
    if (this.#links.includes(node)) this.chained.add(command);
    const [name, ...args] = command.words;
    if (command.words.length === 0)
      for (const assignment of command.assignments) this.ownVariables.add(assignment.name);
    if (name?.value === 'read') for (const { value } of args) this.ownVariables.add(value ?? '');
  }

  #look(node: SyntaxNode): void {
    switch (node.type) {
      case 'Script':
        // Each nested script keeps its own errors.
        this.problem ??= 'errors' in node ? node.errors?.[0]?.message : undefined;
        return;
      case 'Statement':
        if (node.background === true) this.odd.push('a background job');
        return;
      case 'Command':
        this.#command(simpleCommand(node.prefix, node.name, node.suffix), node);
        return;
      case 'Redirected':
        this.commands.push({ text: '{ ... }', words: [], assignments: [], redirects: node.redirects.map(redirectOf) });
        return;
      case 'For':
        this.ownVariables.add(node.name.text);
        // A loop over PATH or IFS would change what its body runs.
        if (!/^([a-z_]\w*|[A-Z])$/.test(node.name.text)) this.odd.push(`a loop over ${node.name.text}`);
        return;
      case 'Assignment':
        if (node.append === true || node.index !== undefined || node.value.type !== 'Word')
          this.odd.push('an array or += assignment');
        return;
      case 'HereDoc':
        if (node.closing === undefined) this.problem ??= 'a here-document is not closed';
        return;
      case 'ParameterExpansion':
        if (!isInserting(node)) this.odd.push(`the expansion ${node.text}`);
        return;
      case 'TestUnary':
        // These two evaluate subscripts, and with them commands.
        if (node.operator === '-v' || node.operator === '-R') this.odd.push(`[[ ${node.operator} ]]`);
        return;
      case 'TestBinary':
        if (/^(-..|=~)$/.test(node.operator)) this.odd.push(`[[ ${node.operator} ]]`);
        return;
      default:
        if (!PLAIN.has(node.type)) this.odd.push(ODD_WORDS[node.type] ?? node.type);
    }
  }
}

const ODD_WORDS: Partial<Record<SyntaxNode['type'], string>> = {
  Function: 'a function definition',
  Coproc: 'a coprocess',
  Select: 'a select loop',
  ArithmeticFor: 'an arithmetic loop',
  ArithmeticCommand: 'an arithmetic command',
  ArithmeticExpansion: 'arithmetic',
  FileDescriptorVariable: 'a named file descriptor',
};

type Item = Extract<SyntaxNode, { type: 'Assignment' | 'Word' }> | Redirection;

function simpleCommand(prefix: readonly Item[], name: Word | undefined, suffix: readonly Item[]): SimpleCommand {
  const items = [...prefix, ...suffix];
  const assignments = prefix
    .filter((item) => item.type === 'Assignment')
    .map(({ name, value }) => {
      return { name, value: value.type === 'Word' ? wordOf(value) : undefined };
    });
  // After the name, `a=b` is an ordinary argument.
  const words = suffix.flatMap((item) => {
    if (item.type === 'Word') return [wordOf(item)];
    return item.type === 'Assignment' ? [assignmentWord(item)] : [];
  });
  const all = name === undefined ? words : [wordOf(name), ...words];
  const redirects = items.filter((item) => item.type !== 'Word' && item.type !== 'Assignment').map(redirectOf);
  const text = [
    ...assignments.map(({ name: key, value }) => `${key}=${value?.raw ?? ''}`),
    ...all.map((word) => word.raw),
  ].join(' ');
  return { text, words: all, assignments, redirects };
}

function assignmentWord(item: Extract<SyntaxNode, { type: 'Assignment' }>): ShellWord {
  if (item.value.type !== 'Word') return { raw: item.text, glob: false, variables: undefined };
  const value = wordOf(item.value);
  const known = value.value === undefined || item.index !== undefined ? {} : { value: `${item.name}=${value.value}` };
  return { ...value, ...known, raw: item.text };
}

function redirectOf(item: Redirection): ShellRedirect {
  if (item.type === 'HereDoc') return { operator: item.operator, target: hereDocument(item.body) };
  const { target } = item;
  return { operator: item.operator, target: target === undefined ? undefined : wordOf(target) };
}

/** Its text is data, in which variables are replaced unless the delimiter is quoted. */
function hereDocument({ parts = [] }: HereDocBody): ShellWord {
  const raw = 'the here-document';
  const variables = variablesIn(parts);
  const isStatic = variables?.length === 0 && parts.every((part) => part.type !== 'CommandExpansion');
  return { raw, ...(isStatic ? { value: '' } : {}), glob: false, variables };
}

/** What stands for `<(...)` among the words. */
export const PROCESS_SUBSTITUTION = '/dev/fd/63';

function wordOf(word: Word): ShellWord {
  const parts = word.parts ?? [];
  const [only] = parts;
  // The program gets a descriptor to read from; the commands behind it are judged by themselves.
  if (parts.length === 1 && only?.type === 'ProcessSubstitution' && only.operator === '<') {
    return { raw: word.text, value: PROCESS_SUBSTITUTION, glob: false, variables: [] };
  }
  const flat = parts.flatMap((part): readonly WordPart[] => (part.type === 'DoubleQuoted' ? part.parts : [part]));
  const variables = variablesIn(flat);
  const isStatic = variables?.length === 0 && flat.every((part) => part.type !== 'CommandExpansion');
  const glob = parts.some((part) => part.type === 'Glob');
  return { raw: word.text, ...(isStatic ? { value: word.value } : {}), glob, variables };
}

/** True where the expansion only inserts a value, whole or in part: no indirection, no subscript, no evaluation. */
function isInserting({ prefix, index, operation }: Extract<WordPart, { type: 'ParameterExpansion' }>): boolean {
  const cuts = operation === undefined || operation.type === 'Remove' || operation.type === 'Replace';
  return prefix === undefined && index === undefined && cuts;
}

function variablesIn(parts: readonly WordPart[]): readonly string[] | undefined {
  const names: string[] = [];
  for (const part of parts) {
    switch (part.type) {
      case 'Literal':
      case 'SingleQuoted':
      case 'AnsiCQuoted':
      case 'Glob':
      case 'CommandExpansion':
        break;
      case 'SimpleExpansion':
        names.push(part.text.slice(1));
        break;
      case 'ParameterExpansion':
        if (!isInserting(part)) return undefined;
        names.push(part.parameter);
        break;
      default:
        return undefined;
    }
  }
  return names;
}
