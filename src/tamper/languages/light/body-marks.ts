import type { Mark } from '../../structure.js';
import type { Around, Body } from './body.js';
import { caughtIn } from './control.js';
import type { LightLanguage } from './language.js';
import { macroCheck } from './macro-check.js';
import { type Line } from './tree.js';

export interface Here {
  readonly guard?: string;
  /** More statements of the test follow after this block. */
  readonly more: boolean;
}

const LEAVES = /^(?:return|exit|done_testing|throw)\b/;

/** The marks that statements leave on the body they stand in. */
export class BodyMarks {
  protected readonly language: LightLanguage;
  protected readonly body: Body;
  protected readonly around: Around;

  constructor(language: LightLanguage, body: Body, around: Around) {
    this.language = language;
    this.body = body;
    this.around = around;
  }

  /** `#define NDEBUG`, a function called like an assertion, a stub. */
  protected standIns(text: string, line: number, here: Partial<Here>): void {
    const macro = macroCheck(text, line);
    if (macro !== undefined) this.body.assertions.push(macro);
    if (this.language.shadows?.test(text) === true) this.mark('name-shadowed', text, line, here);
    if (this.language.replaces?.test(text) === true) this.mark('unit-replaced', text, line, here);
  }

  protected mark(kind: Mark['kind'], text: string, line: number, here: Partial<Here>): void {
    this.body.marks.push({ kind, text, line, ...(here.guard === undefined ? {} : { condition: here.guard }) });
  }

  /** Errors that are caught and that nobody is told of. */
  protected handled(handlers: readonly (readonly Line[])[], line: number, here: Here): void {
    const caught = caughtIn(handlers);
    if (caught !== undefined && !this.language.asserts.test(caught))
      this.mark('swallowed', `catch ${caught}`.trim(), line, here);
  }

  protected leaves(text: string, line: Line, here: Here): boolean {
    if (this.around.inTest !== true || !LEAVES.test(text) || this.language.returns?.test(text) !== true) return false;
    if (here.more) this.mark('early-return', text, line.line, here);
    return true;
  }
}
