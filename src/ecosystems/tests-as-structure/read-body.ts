import type { Mark } from '../structure.js';
import { assertingCall, fromCall } from './assertion.js';
import { even } from './matchers.js';
import { bindingsOf, expand, loopNames, substitute, tableOf, type Table } from './bindings.js';
import { Conditions } from './conditions.js';
import { attemptOf, blocksIn, branchesOf, handedOver, inBlock, splitAt, type Branch } from './control.js';
import type { LightLanguage } from './language.js';
import { skipCallMark } from './head-marks.js';
import { emptyBody, testsOf, type Around, type Body } from './body.js';
import { failingBranch } from './failing-branch.js';
import { lazyValue } from './lazy-value.js';
import { loopIn } from './loop-in.js';
import { assertedBehind } from './asserted-behind.js';
import { macroCheck } from './macro-check.js';
import { thrownIn } from './thrown-in.js';
import { statusOf } from './shell-status.js';
import { renderRow, tableIn, without } from './tables.js';
import { elementsOf, headOf, render, statementsOf, textOf, type Line } from './tree.js';
import { knownNames } from './variables.js';

/** What the statements of a test, a hook, a helper or of a whole file check, and what keeps them from it. */
export function readBody(lines: readonly Line[], language: LightLanguage, around: Around): Body {
  const body = emptyBody();
  new BodyReader(language, body, around).lines(lines, { more: false });
  return body;
}

interface Here {
  readonly guard?: string;
  /** More statements of the test follow after this block. */
  readonly more: boolean;
}

const LOOPS = /^(?:for|foreach|while|loop|repeat)$/;
const DECLARES =
  /^plan\b|^(?:import|use|using|package|#include|include|require|require_relative|namespace|open|extern crate)\b/;
const SPEAKS = /\b(?:throw|raise|rethrow|fail\w*|panic|die|flunk|abort)\b|Fail\(/;
const LEAVES = /^(?:return|exit|done_testing|throw)\b/;

class BodyReader {
  private readonly language: LightLanguage;
  private readonly body: Body;
  private readonly around: Around;
  /** Tables that have a name, for the loops that run over them. */
  private readonly tables: Map<string, Table>;

  constructor(language: LightLanguage, body: Body, around: Around) {
    this.language = language;
    this.body = body;
    this.around = around;
    this.tables = new Map(around.tables ?? []);
  }

  lines(all: readonly Line[], here: Here): void {
    const conditions = new Conditions();
    // Ruby: a body may end in handlers without a `begin`.
    const [lines = [], ...handlers] =
      this.language.syntax.endWords === true ? splitAt(all, /^(?:rescue|ensure)$/) : [all];
    if (handlers.length > 0) this.handled(handlers, all.at(-1)?.line ?? 0, here);
    lines.forEach((line, at) => {
      if (line.nodes[0]?.kind === 'directive') this.standIns(textOf(line.nodes[0]), line.line, {});
      if (conditions.take(line)) return;
      const off = conditions.marks(line.line).map(({ condition, text }) => condition ?? text);
      const guard = [here.guard, ...off].filter((one) => one !== undefined).join(' && ');
      this.statement(line, { more: here.more || at < lines.length - 1, ...(guard === '' ? {} : { guard }) });
    });
  }

  private statement(line: Line, here: Here): void {
    const { language } = this;
    const text = render(line.nodes);
    const head = headOf(line.nodes);
    this.standIns(head, line.line, here);
    if (language.exits?.test(text) === true && !LOOPS.test(textOf(line.nodes[0])) && blocksIn(line.nodes).length === 0)
      this.mark('exit', text, line.line, here);
    if (this.blockMark(line, head, here) || this.nested(line, head)) return;
    const branches = branchesOf(line, language.syntax);
    if (branches !== undefined) return this.branches(branches, line, here);
    if (/^(?:try|begin|do)$/.test(textOf(line.nodes[0])) && this.attempt(line, here)) return;
    if (LOOPS.test(textOf(line.nodes[0]))) return this.loop(line, here);
    const skip = skipCallMark(head, line.line, here.guard, language);
    if (skip !== undefined) {
      this.body.marks.push(skip);
      return;
    }
    if (this.leaves(text, line, here)) return;
    if (!this.assertion(line, text, here)) this.plain(line, text, here);
  }

  /** `#define NDEBUG`, a function called like an assertion, a stub. */
  private standIns(text: string, line: number, here: Partial<Here>): void {
    const macro = macroCheck(text, line);
    if (macro !== undefined) this.body.assertions.push(macro);
    if (this.language.shadows?.test(text) === true) this.mark('name-shadowed', text, line, here);
    if (this.language.replaces?.test(text) === true) this.mark('unit-replaced', text, line, here);
  }

  private mark(kind: Mark['kind'], text: string, line: number, here: Partial<Here>): void {
    this.body.marks.push(markOf(kind, text, line, here));
  }

  /** Blocks with a meaning of their own: Perl's `SKIP:` and `TODO:`, Ruby's `rescue` behind a statement. */
  private blockMark(line: Line, head: string, here: Here): boolean {
    const block = /^TODO\s*:/.test(head) ? line.nodes.at(-1) : undefined;
    if (block?.kind !== 'group' || !/\$TODO|todo/.test(render(block.nodes))) return false;
    const inner = inBlock(block, this.language.syntax).filter(({ nodes }) => !/\$TODO/.test(render(nodes)));
    const todo = markOf('todo', head, line.line, here);
    const read = readBody(inner, this.language, { ...this.around, marks: [...this.around.marks, todo] });
    if (read.assertions.length > 0) this.body.marks.push(todo);
    this.body.assertions.push(...read.assertions);
    this.body.tests.push(...read.tests);
    this.body.statements.push(...read.statements);
    return true;
  }

  /** A test within a test: `t.Run("…", …)`, `subtest '…' => sub {…}`, `SECTION("…") {…}`. */
  private nested(line: Line, head: string): boolean {
    const found = this.language.subtests?.exec(head);
    const block = blocksIn(line.nodes).at(-1);
    if (found === null || found === undefined || block === undefined) return false;
    const names = [...this.around.names, (found[1] ?? '').replace(/^["'`]|["'`]$/g, '')];
    const body = readBody(inBlock(block, this.language.syntax), this.language, { ...this.around, names, inTest: true });
    this.body.tests.push(...testsOf(body, names, line.line, this.around.marks));
    return true;
  }

  private branches(branches: readonly Branch[], line: Line, here: Here): void {
    for (const { condition, negated, lines } of branches) {
      const text = lines.map(({ nodes }) => render(nodes)).join(';');
      const guard = [here.guard, negated ? `!(${condition})` : condition]
        .filter((one) => one !== undefined)
        .join(' && ');
      if (this.language.fails?.test(text) === true) {
        const { assertion, statement } = failingBranch(condition, negated, line.line, here.guard);
        this.body.assertions.push(assertion);
        if (statement !== undefined) this.body.statements.push(statement);
      } else this.lines(lines, { guard, more: here.more });
    }
  }

  /** `try`, and Ruby's `begin`: errors that nobody looks at. */
  private attempt(line: Line, here: Here): boolean {
    const found = attemptOf(line, this.language.syntax);
    if (found === undefined) return false;
    const thrown = thrownIn(line, found.tried);
    if (thrown !== undefined) {
      this.body.assertions.push({ ...thrown, ...(here.guard === undefined ? {} : { guard: here.guard }) });
      for (const part of found.handlers) this.lines(part, here);
      return true;
    }
    this.handled(found.handlers, line.line, here);
    for (const part of [found.tried, ...found.handlers]) this.lines(part, here);
    return true;
  }

  /** Errors that are caught and that nobody is told of. */
  private handled(handlers: readonly (readonly Line[])[], line: number, here: Here): void {
    const caught = handlers[0]?.map(({ nodes }) => render(nodes)).join(';');
    if (caught !== undefined && !SPEAKS.test(caught) && !this.language.asserts.test(caught))
      this.mark('swallowed', `catch ${caught}`.trim(), line, here);
  }

  /** A loop over values that stand here is written out, so that rows and single checks are the same to a comparison. */
  private loop(line: Line, here: Here): void {
    const { block, head, group, table } = loopIn(line, this.tables);
    if (group !== undefined) this.body.cases.push(...elementsOf(group.nodes).map(renderRow));
    const from = this.body.assertions.length;
    const fromTest = this.body.tests.length;
    const fromStatement = this.body.statements.length;
    if (block === undefined) {
      const [, , ...rest] = line.nodes;
      this.lines(rest.length > 0 ? [{ nodes: rest, line: line.line }] : [], here);
    } else this.lines(inBlock(block, this.language.syntax), here);
    const added = this.body.assertions.splice(from);
    const bindings = table === undefined ? [] : bindingsOf(loopNames(head, block), table);
    const locals = knownNames(this.body.statements.slice(fromStatement));
    const inLoop = added.map((one) => substitute(one, locals));
    this.body.assertions.push(...expand(inLoop, bindings));
    const tests = this.body.tests.splice(fromTest);
    this.body.tests.push(...tests.map((test) => ({ ...test, assertions: expand(test.assertions, bindings) })));
    if (bindings.length === 0) this.body.statements.push({ text: headOf(without(head, group)), line: line.line });
  }

  private leaves(text: string, line: Line, here: Here): boolean {
    if (this.around.inTest !== true || !LEAVES.test(text) || this.language.returns?.test(text) !== true) return false;
    if (here.more) this.mark('early-return', text, line.line, here);
    return true;
  }

  private assertion(line: Line, text: string, here: Here): boolean {
    const { language } = this;
    const behind = language.behind === undefined ? undefined : assertedBehind(line, language.behind, here.guard);
    if (behind !== undefined) {
      this.body.assertions.push(even(behind));
      return true;
    }
    const call = assertingCall(line, language.asserts);
    if (call === undefined) {
      const status =
        language.statementsAssert === true && this.around.inTest === true ? statusOf(text, line.line) : undefined;
      if (status !== undefined)
        this.body.assertions.push({ ...status, ...(here.guard === undefined ? {} : { guard: here.guard }) });
      return status !== undefined;
    }
    if (/(?:assertAll|[mM]ultiple)$/.test(call.head)) {
      this.lines(handedOver(call.group, line.line), here);
      return true;
    }
    const options = { expectedFirst: language.expectedFirst === true, guard: here.guard };
    const assertion = even(fromCall(call.head, call.group, call.chain, call.line, options));
    const name = language.namedChecks?.exec(text)?.[1];
    const swallowed = language.swallows?.test(text) === true;
    if (swallowed) this.mark('swallowed', text, line.line, here);
    if (name !== undefined)
      this.body.tests.push({
        name: [...this.around.names, name.replace(/^"|"$/g, '')].join(' > '),
        isCheck: true,
        line: line.line,
        assertions: [assertion],
        statements: [],
        marks: this.around.marks,
      });
    else this.body.assertions.push(assertion);
    for (const block of blocksIn(call.group?.nodes ?? [])) this.lines(inBlock(block, language.syntax), here);
    return true;
  }

  /** A statement that neither asserts nor leaves: its own text, and what its blocks hold. */
  private plain(line: Line, text: string, here: Here): void {
    const blocks = blocksIn(line.nodes);
    if (DECLARES.test(text)) return;
    const table = tableIn(line.nodes);
    if (table !== undefined) this.body.cases.push(...elementsOf(table.nodes).map(renderRow));
    const lazy = lazyValue(line);
    if (lazy !== undefined) {
      this.body.statements.push(lazy);
      return;
    }
    const [, name] = /^(?:\w+ |\w+(?=[$@]))?([$@]?\w+) ?(?:\[\])?:?=/.exec(headOf(line.nodes)) ?? [];
    if (table !== undefined && name !== undefined) this.tables.set(name, tableOf(table, line.nodes));
    if (/\.(?:each|forEach)\b/.test(headOf(line.nodes))) return this.loop(line, here);
    const own = without(line.nodes, table);
    this.body.statements.push({ text: blocks.length === 0 ? render(own) : headOf(own), line: line.line });
    for (const block of blocksIn(own)) this.lines(statementsOf(block.nodes, this.language.syntax), here);
  }
}

function markOf(kind: Mark['kind'], text: string, line: number, { guard }: Partial<Here>): Mark {
  return { kind, text, line, ...(guard === undefined ? {} : { condition: guard }) };
}
