import type { Assertion, Mark, Statement as Told } from '../structure.js';
import { print, printStatement, type Body, type Expression, type Statement } from './nodes.js';
import { rowsIn } from './settle.js';
import { bind, substitute } from './substitute.js';
import { childrenOf } from './walk.js';
import { assertionsFrom, isConstant } from './assertion.js';
import { withCallsWritten } from './write-calls.js';
import type { Dialect } from './dialect.js';
import {
  callableOf,
  guarded,
  guardOf,
  hasFailed,
  isAtHand,
  isTold,
  isUnawaitedChain,
  subjectsOf,
  withFunctions,
  SWALLOWED,
  type Found,
  type Scope,
} from './scope.js';
import { functionsIn, knownIn, knownToAssert, namesOf, type Callable } from './known-names.js';

/** What is written out already must not be written out again: its own names may be those of the caller. */
const SETTLED: ReadonlyMap<string, Expression> = new Map();
const DEEPEST = 4;
const MOST_ROWS = 300;

/** Reads what a body checks: tables are spread out, constants put in, calls of functions that are at hand followed. */
export function readBody(body: Body, scope: Scope, dialect: Dialect): Found {
  return new BodyReader(dialect).read(body, scope);
}

class BodyReader {
  private readonly dialect: Dialect;
  private readonly assertions: Assertion[] = [];
  private readonly statements: Told[] = [];
  private readonly marks: Mark[] = [];

  constructor(dialect: Dialect) {
    this.dialect = dialect;
  }

  read(body: Body, scope: Scope): Found {
    this.body(body, scope);
    return { assertions: this.assertions, statements: this.statements, marks: this.marks };
  }

  /** True when nothing after it is reached. */
  private body(body: Body, outer: Scope): boolean {
    const scope: Scope = {
      ...outer,
      known: knownIn(body, outer.known),
      functions: withFunctions(outer.functions, functionsIn(body)),
    };
    for (const [at, statement] of body.entries()) {
      if (!this.statement(statement, scope)) continue;
      const rest = new BodyReader(this.dialect).read(body.slice(at + 1), scope);
      if (rest.assertions.length > 0 && statement.does === 'return')
        this.marks.push({
          kind: 'early-return',
          text: printStatement(statement),
          line: statement.line,
          ...guarded(scope),
        });
      return true;
    }
    return false;
  }

  private statement(statement: Statement, scope: Scope): boolean {
    switch (statement.does) {
      case 'evaluate': {
        this.evaluate(statement.value, scope, { stands: true });
        return false;
      }
      case 'assign': {
        if (statement.value.is === 'function') return false;
        if (!namesOf(statement.target).every((name) => scope.known.has(name))) this.tell(statement, scope);
        this.evaluate(statement.value, scope, {});
        return false;
      }
      case 'assert': {
        const known = knownToAssert(subjectsOf(statement.test), scope.known);
        const subject = withCallsWritten(substitute(statement.test, known), scope.functions);
        this.claim([{ matcher: 'truthy', subject, line: statement.line }], scope);
        return false;
      }
      case 'if':
        return this.branch(statement, scope);
      case 'each':
        this.rows(statement.target, substitute(statement.over, scope.known), statement.body, scope);
        return false;
      case 'loop':
      case 'block':
        return this.body(statement.body, scope) && statement.does === 'block';
      case 'try': {
        const swallowing = statement.handlers.some(this.dialect.swallows);
        const ended = this.body(statement.body, swallowing ? { ...scope, guard: SWALLOWED } : scope);
        for (const { body } of statement.handlers) this.body(body, { ...scope, guard: 'it throws' });
        this.body(statement.after, scope);
        return ended && statement.handlers.length === 0;
      }
      case 'with':
        return this.block(statement, scope);
      case 'return':
        if (statement.value !== undefined) this.evaluate(statement.value, scope, { stands: true, awaited: true });
        return true;
      case 'raise':
        if (statement.value !== undefined) this.notice(statement.value, scope);
        this.tell(statement, scope);
        return true;
      case 'class':
      case 'define':
      case 'import':
        return false;
    }
  }

  private branch(statement: Statement & { does: 'if' }, scope: Scope): boolean {
    const test = substitute(statement.test, scope.known);
    const text = print(test);
    if (isConstant(test)) {
      const holds = !/^(false|0|null|none|undefined|""|\[\]|\{\})$/i.test(text);
      return this.body(holds ? statement.then : statement.otherwise, scope);
    }
    const before = this.assertions.length;
    const thenEnds = this.body(statement.then, { ...scope, guard: text });
    // A branch that leaves before anything was checked is a condition on all that follows.
    const leaves =
      thenEnds && this.assertions.length === before && statement.then.some(({ does }) => does === 'return');
    if (leaves && !hasFailed(this.assertions, text))
      this.marks.push({ kind: 'early-return', text: printStatement(statement), line: statement.line, condition: text });
    const otherwiseEnds = this.body(statement.otherwise, { ...scope, guard: `not (${text})` });
    return thenEnds && otherwiseEnds && statement.otherwise.length > 0;
  }

  private block(statement: Statement & { does: 'with' }, scope: Scope): boolean {
    const items = statement.items.map((item) => substitute(item, scope.known));
    const inside: Expression = { is: 'function', line: statement.line, params: [], body: statement.body };
    const whole = substitute(inside, knownIn(statement.body, scope.known));
    let guard = scope.guard;
    for (const item of items) {
      const claims = this.dialect.claimsOfBlock(item, whole);
      if (claims !== undefined) this.claim(claims, scope);
      this.notice(item, scope);
      guard = this.dialect.detached(item) ?? guard;
    }
    return this.body(statement.body, guard === undefined ? scope : { ...scope, guard });
  }

  private evaluate(raw: Expression, scope: Scope, how: { stands?: boolean; awaited?: boolean }): void {
    const subjects = (this.dialect.claims(raw) ?? []).map(({ subject }) => subject);
    const node = withCallsWritten(substitute(raw, knownToAssert(subjects, scope.known)), scope.functions);
    if (node.is === 'await') {
      this.evaluate(node.of, { ...scope, known: SETTLED }, { ...how, awaited: true });
      return;
    }
    this.notice(node, scope);
    const isLocal = node.is === 'call' && isAtHand(node, scope);
    const claims = isLocal ? undefined : this.dialect.claims(node);
    if (claims !== undefined) {
      const late = how.awaited !== true && this.dialect.mustBeAwaited(node);
      this.claim(claims, late ? { ...scope, guard: 'nobody waits for it' } : scope);
      return;
    }
    const loose = how.stands === true && how.awaited !== true && isUnawaitedChain(node);
    const followed = this.follow(node, loose ? { ...scope, guard: 'nobody waits for it' } : scope);
    if (how.stands === true && !followed && isTold(node)) this.statements.push({ text: print(node), line: node.line });
  }

  /** Goes into what is called here: functions at hand, functions given as arguments, tables. */
  private follow(node: Expression, scope: Scope): boolean {
    if (node.is === 'await') return this.follow(node.of, scope);
    if (node.is !== 'call') {
      for (const child of childrenOf(node)) this.follow(child, scope);
      return false;
    }
    const before = this.assertions.length;
    const iteration = this.dialect.iteration(node);
    if (iteration !== undefined) {
      const each = callableOf(iteration.each, scope);
      if (each !== undefined) for (const row of iteration.rows.slice(0, MOST_ROWS)) this.call(each, [row], scope);
      return this.assertions.length > before;
    }
    if (node.callee.is === 'name' || isAtHand(node, scope)) {
      const callable = scope.functions.get(print(node.callee));
      if (callable !== undefined) this.call(callable, node.args, scope);
    } else this.follow(node.callee, scope);
    const guard = this.dialect.detached(node);
    const inner = guard === undefined ? scope : { ...scope, guard };
    for (const argument of node.args) {
      const callable = callableOf(argument, scope);
      if (callable !== undefined) this.call(callable, [], inner);
      else this.evaluate(argument, { ...inner, known: SETTLED }, { awaited: true });
    }
    if (guard === SWALLOWED) this.guardFrom(before);
    return this.assertions.length > before;
  }

  private call({ params, body }: Callable, args: readonly Expression[], scope: Scope): void {
    if (scope.depth >= DEEPEST) return;
    const bound = params.flatMap((param, at) => {
      const argument = args[at];
      return argument === undefined ? [] : (bind(param, argument) ?? []);
    });
    const hidden = new Set(params.flatMap(namesOf));
    const known = new Map([...scope.known].filter(([name]) => !hidden.has(name)));
    for (const [name, value] of bound) known.set(name, value);
    this.body(body, { ...scope, known, depth: scope.depth + 1 });
  }

  private rows(target: Expression, over: Expression, body: Body, scope: Scope): void {
    const rows = rowsIn(over)?.slice(0, MOST_ROWS);
    if (rows === undefined) {
      this.statements.push({ text: `for ${print(target)} of ${print(over)}`, line: target.line });
      this.body(body, scope);
      return;
    }
    for (const row of rows) {
      const known = new Map(scope.known);
      for (const [name, value] of bind(target, row) ?? []) known.set(name, value);
      this.body(body, { ...scope, known });
    }
  }

  private claim(claims: readonly Parameters<typeof assertionsFrom>[0][], scope: Scope): void {
    for (const claim of claims)
      for (const assertion of assertionsFrom(claim)) this.assertions.push({ ...assertion, ...guardOf(scope) });
  }

  private guardFrom(start: number): void {
    const caught = this.assertions.splice(start);
    this.assertions.push(...caught.map((assertion) => ({ ...assertion, guard: SWALLOWED })));
  }

  private notice(node: Expression, scope: Scope): void {
    const mark = this.dialect.mark(node);
    if (mark !== undefined) this.marks.push({ ...guarded(scope), ...mark });
  }

  private tell(statement: Statement, { known }: Scope): void {
    const told = statement.does === 'assign' ? { ...statement, value: substitute(statement.value, known) } : statement;
    this.statements.push({ text: printStatement(told), line: statement.line });
  }
}
