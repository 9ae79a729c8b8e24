import type { SyntaxNode } from 'unbash';
import type { ShellWord } from './words.js';

/** What a script gives its variables, and whether that has surely happened where they are read. In source order. */
export class Assignments {
  /** Undefined stands for a value that is not known. */
  readonly values = new Map<string, (ShellWord | undefined)[]>();
  /** Variables that are read where no assignment before has surely run. */
  readonly unsure = new Set<string>();
  /** Commands that surely run, and those that run before all that follows in their statement. */
  readonly #certain = new Set<SyntaxNode>();
  readonly #links = new Set<SyntaxNode>();
  readonly #assigned = new Set<string>();
  readonly #assignedHere = new Set<string>();

  /** A statement at the top of the script begins: `first` runs in any case. */
  begin(first: SyntaxNode | undefined, links: readonly SyntaxNode[]): void {
    this.#assignedHere.clear();
    for (const link of links) this.#links.add(link);
    if (first !== undefined) this.#certain.add(first);
  }

  reads(words: readonly ShellWord[]): void {
    for (const name of words.flatMap(({ variables = [] }) => variables))
      if (!this.#assigned.has(name) && !this.#assignedHere.has(name)) this.unsure.add(name);
  }

  /** `by`: the command that assigns it. Without one it is a loop or an expansion, and holds from there on in its statement. */
  define(name: string, value: ShellWord | undefined, by?: SyntaxNode): void {
    if (by === undefined || this.#links.has(by)) this.#assignedHere.add(name);
    if (by !== undefined && this.#certain.has(by)) this.#assigned.add(name);
    this.values.set(name, [...(this.values.get(name) ?? []), value]);
  }
}
