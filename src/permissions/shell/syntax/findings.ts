import { forEachChild, type SyntaxNode } from 'unbash';
import { redirectOf, simpleCommand, textsOf, type SimpleCommand } from './simple-command.js';
import { Assignments } from './assignments.js';
import { isEvaluating } from './expansions.js';
import { isCounting, RUNS_WHEN_COUNTED } from './arithmetic.js';
import { isSpecial } from '../special-variables.js';
import { ODD_WORDS, PLAIN } from './constructs.js';
import { goesOn, isTakenWhole } from './taken-whole.js';
import { unknownWord, wordOf, wordsOf, type ShellWord } from './words.js';

/** A construct whose effect is not judged. It can be denied, and isolated it may run, unless it is `dangerous`. */
export interface Oddity {
  readonly what: string;
  /** It runs text as a command, or changes what names mean. */
  readonly dangerous: boolean;
}

/** All that one script says, in source order. */
export class Findings {
  readonly commands: SimpleCommand[] = [];
  readonly odd: Oddity[] = [];
  readonly functions = new Set<string>();
  /** Words outside of commands: of loops, cases, tests and arrays. */
  readonly loose: ShellWord[] = [];
  readonly assignments = new Assignments();
  problem: string | undefined;
  /** Commands that may change any variable are among them. */
  changesUnseen = false;
  readonly #links = new Set<SyntaxNode>();
  readonly #feeds = new Map<SyntaxNode, readonly ShellWord[]>();
  #chain: number | undefined;
  readonly #made = new Map<SyntaxNode, SimpleCommand>();
  readonly #sources = new Map<SyntaxNode, SyntaxNode>();
  readonly #arithmetic: SyntaxNode[] = [];
  /** Regular expressions, in which brackets are plain text. */
  readonly #expressions = new Set<SyntaxNode>();

  /** Statement by statement: only at the top it is sure which of them run. */
  script(script: Extract<SyntaxNode, { type: 'Script' }>): void {
    this.#look(script);
    for (const [at, statement] of script.commands.entries()) {
      const { command } = statement;
      const isChain = command.type === 'AndOr' && command.operators.every((operator) => operator === '&&');
      this.#chain = isChain && statement.background !== true ? at : undefined;
      if (isChain) for (const link of command.commands) this.#links.add(link);
      const first = command.type === 'AndOr' ? command.commands[0] : command;
      this.assignments.begin(statement.background === true ? undefined : first, isChain ? command.commands : []);
      this.visit(statement);
    }
  }

  visit(node: SyntaxNode): void {
    this.#look(node);
    forEachChild(node, (child) => this.visit(child));
  }

  /** To be called at the end: what depends on all that was found. */
  finish(): void {
    // A value like `a[$(id)]` would run.
    const dangerous = [...this.commands.flatMap(textsOf), ...this.loose].some((word) =>
      RUNS_WHEN_COUNTED.test(word.raw),
    );
    for (const node of this.#arithmetic) {
      if (!isCounting(node, this.assignments.values)) this.#isOdd('arithmetic on what is not known', dangerous);
    }
  }

  #isLoose(...words: readonly ShellWord[]): void {
    this.loose.push(...words);
    this.assignments.reads(words);
  }

  #isOdd(what: string, dangerous = false): void {
    this.odd.push({ what, dangerous });
  }

  #command(command: SimpleCommand, node: SyntaxNode): void {
    this.commands.push(command);
    this.#made.set(node, command);
    const [name, ...args] = command.words;
    this.assignments.reads(textsOf(command));
    if (/^(eval|source|\.|trap|builtin|command)$/.test(name?.value ?? '')) this.changesUnseen = true;
    if (command.words.length === 0)
      for (const { name: key, value } of command.assignments) this.assignments.define(key, value, node);
    if (
      !/^(read|mapfile|readarray|getopts|local|declare|typeset|export|readonly|unset|printf|let)$/.test(
        name?.value ?? '',
      )
    )
      return;
    for (const { value = '' } of args) {
      const set = /^([A-Za-z_]\w*)(?:=(.*))?$/s.exec(value);
      if (set === null) continue;
      const [, key = '', text] = set;
      this.assignments.define(
        key,
        text === undefined ? undefined : { raw: value, value: text, glob: false, variables: [] },
        node,
      );
    }
  }

  #look(node: SyntaxNode): void {
    switch (node.type) {
      case 'Script':
        // Each nested script keeps its own errors.
        this.problem ??= 'errors' in node ? node.errors?.[0]?.message : undefined;
        return;
      case 'Statement':
        if (node.background === true) this.#isOdd('a background job');
        return;
      case 'Pipeline':
        for (const [at, part] of node.commands.entries()) {
          const before = node.commands[at - 1];
          if (before === undefined) continue;
          this.#sources.set(part, before);
          if (part.type === 'Command') this.#feeds.set(before, simpleCommand(part).words);
        }
        return;
      case 'Command': {
        this.#glued([...node.prefix, ...(node.name === undefined ? [] : [node.name]), ...node.suffix]);
        const source = this.#made.get(this.#sources.get(node) ?? node);
        const feeds = this.#feeds.get(node);
        const isLink = this.#links.has(node);
        this.#command(
          {
            ...simpleCommand(node),
            ...(source === undefined ? {} : { reads: source }),
            ...(feeds === undefined ? {} : { feeds }),
            ...(this.#chain === undefined ? {} : { chain: this.#chain }),
            ...(isLink ? { isLink } : {}),
          },
          node,
        );
        return;
      }
      case 'Redirect':
        // Bash ends the word after the dash; what follows would be an argument.
        if (/^[<>]&$/.test(node.operator) && !/^(\d+-?|-|[\w./][\w./-]*)$/.test(node.target?.text ?? ''))
          this.problem ??= 'a descriptor that is not plain';
        // To bash a larger number is a word.
        if (node.descriptor?.type === 'FileDescriptor' && node.descriptor.value > 999)
          this.problem ??= 'a descriptor that is too large';
        return;
      case 'AnsiCQuoted':
        if (node.text.includes('\\\n')) this.problem ??= "a line that goes on inside $'...'";
        return;
      case 'Case':
        this.#isLoose(wordOf(node.word), ...node.items.flatMap((item) => item.pattern.map(wordOf)));
        return;
      case 'ArrayValue':
        this.#glued(node.elements);
        this.#isLoose(...node.elements.flatMap(wordsOf));
        return;
      case 'Redirected':
        this.commands.push({ text: '{ ... }', words: [], assignments: [], redirects: node.redirects.map(redirectOf) });
        return;
      case 'For':
        this.#glued(node.wordlist ?? []);
        this.#isLoose(...(node.wordlist ?? []).flatMap(wordsOf));
        for (const word of node.wordlist?.flatMap(wordsOf) ?? [undefined])
          this.assignments.define(node.name.text, word);
        // A loop over PATH or IFS would change what its body runs.
        if (isSpecial(node.name.text)) this.#isOdd(`a loop over ${node.name.text}`, true);
        return;
      case 'Function':
        this.functions.add(node.name.value);
        return;
      case 'Assignment':
        if (node.index !== undefined && !/^\d+$/.test(node.index.text))
          this.#isOdd('an assignment to a subscript', true);
        else if (node.append === true || node.index !== undefined || node.value.type !== 'Word') {
          this.assignments.define(node.name, undefined);
          if (isSpecial(node.name)) this.#isOdd(`a change of ${node.name}`, true);
        }
        return;
      case 'Word':
        if (!this.#expressions.has(node) && !isTakenWhole(node)) this.problem ??= `what ${node.text} is cannot be told`;
        return;
      case 'HereDoc':
        if (node.closing === undefined) this.problem ??= 'a here-document is not closed';
        if (node.delimiter?.quoted === false && goesOn(node.body.text)) this.problem ??= 'a line that goes on after $';
        return;
      case 'ParameterExpansion':
        this.#lookAtExpansion(node);
        return;
      case 'TestUnary':
        this.#isLoose(wordOf(node.operand));
        // These two evaluate subscripts, and with them commands.
        if (node.operator === '-v' || node.operator === '-R') this.#isOdd(`[[ ${node.operator} ]]`, true);
        return;
      case 'TestBinary':
        if (node.operator === '=~') this.#expressions.add(node.right);
        this.#isLoose(wordOf(node.left), wordOf(node.right));
        if (/^-(eq|ne|lt|le|gt|ge)$/.test(node.operator)) this.#arithmetic.push(node.left, node.right);
        else if (node.operator === '=~' && !isTold(wordOf(node.right))) this.#isOdd('[[ =~ ]]');
        return;
      case 'ArithmeticExpansion':
      case 'ArithmeticCommand':
        // Quotes are no quotes there.
        if (/['"`\\]/.test('body' in node ? node.body : node.text)) this.#isOdd('arithmetic with quotes', true);
        else if (node.expression !== undefined) this.#arithmetic.push(node.expression);
        else this.#isOdd('arithmetic');
        return;
      case 'ArithmeticWord':
        if (/['"`\\]/.test(node.value)) this.#isOdd('arithmetic with quotes', true);
        return;
      case 'ArithmeticBinary':
        if (/^[-+*/%]?=$/.test(node.operator) && node.left.type === 'ArithmeticWord')
          this.assignments.define(node.left.value.trim(), unknownWord('$((0))'));
        return;
      case 'ArithmeticFor':
        for (const part of [node.initialize, node.test, node.update])
          if (part !== undefined) this.#arithmetic.push(part);
        return;
      default:
        if (!PLAIN.has(node.type)) this.#isOdd(ODD_WORDS[node.type] ?? node.type);
    }
  }

  #lookAtExpansion(node: Extract<SyntaxNode, { type: 'ParameterExpansion' }>): void {
    const { operation } = node;
    if (isEvaluating(node)) this.#isOdd(`the expansion ${node.text}`, true);
    else if (operation?.type === 'Names') this.#isOdd(`the expansion ${node.text}`, true);
    else if (operation?.type === 'Slice') {
      this.#arithmetic.push(operation.offset, ...(operation.length === undefined ? [] : [operation.length]));
    } else if (operation?.type === 'Default' && operation.operator.includes('=')) {
      this.assignments.define(node.parameter, undefined);
      this.#isOdd(`the expansion ${node.text}`);
    }
  }

  /** To bash `a<(b)c` is one word. */
  #glued(items: readonly { readonly pos: number; readonly end: number; readonly text?: string }[]): void {
    const isGlued = items.some(
      (item, at) =>
        at > 0 &&
        item.pos === items[at - 1]?.end &&
        [item, items[at - 1]].some((one) => /^[<>]\(/.test(one?.text ?? '')),
    );
    if (isGlued) this.problem ??= 'a process substitution within a word';
  }
}

/** Made of nothing but text and variables. */
function isTold({ value, pieces }: ShellWord): boolean {
  return value !== undefined || pieces !== undefined;
}
