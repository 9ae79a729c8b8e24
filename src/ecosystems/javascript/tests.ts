import type { Mark, ReadTest, Statement as Told, TestFile } from '../structure.js';
import { print, printStatement, type Body, type Expression, type Imported, type Statement } from '../syntax/nodes.js';
import { parseJavaScript } from './parse.js';
import { rowsIn } from '../syntax/settle.js';
import { bind, substitute, type Known } from '../syntax/substitute.js';
import { dotted, expressionsIn } from '../syntax/walk.js';
import { declared, HOOK, type Declared } from './declared.js';
import { javascriptFileMarks } from './file-marks.js';
import { JAVASCRIPT_DIALECT } from './dialect.js';
import { functionsIn, knownIn, namesOf, type Callable } from '../syntax/known-names.js';
import { readBody } from '../syntax/read-body.js';
import type { Found } from '../syntax/scope.js';
import { unreadable } from '../syntax/unreadable.js';

/** JavaScript and TypeScript in the words of node:test, jest, vitest, mocha, ava and their like. */
export async function readJavaScriptTests(text: string, path: string): Promise<TestFile> {
  try {
    return new FileReader().read(await parseJavaScript(text, path));
  } catch (error) {
    return unreadable(error);
  }
}

interface Place {
  readonly groups: readonly string[];
  readonly marks: readonly Mark[];
  readonly known: Known;
  readonly functions: ReadonlyMap<string, Callable>;
  readonly depth: number;
}

class FileReader {
  private readonly tests: ReadTest[] = [];
  private readonly setup: Told[] = [];
  private readonly imports: (Imported & { from: string })[] = [];

  read(body: Body): TestFile {
    this.body(body, { groups: [], marks: [], known: new Map(), functions: new Map(), depth: 0 });
    const loose = readLoose(body);
    return {
      tests: this.tests,
      loose,
      setup: this.setup,
      marks: javascriptFileMarks(body),
      imports: this.imports,
      defines: body.flatMap((statement) =>
        statement.does === 'define' || statement.does === 'class'
          ? [statement.name]
          : statement.does === 'assign' && statement.op !== '='
            ? namesOf(statement.target)
            : [],
      ),
    };
  }

  private body(body: Body, outer: Place): void {
    const place: Place = {
      ...outer,
      known: knownIn(body, outer.known),
      functions: new Map([...outer.functions, ...functionsIn(body)]),
    };
    for (const statement of body) this.statement(statement, place);
  }

  private statement(statement: Statement, place: Place): void {
    switch (statement.does) {
      case 'import':
        this.imports.push(...statement.names.map((name) => ({ ...name, from: statement.from })));
        return;
      case 'evaluate':
      case 'return':
        if (statement.value !== undefined) this.evaluate(around(statement.value, place.known), place);
        return;
      case 'each': {
        const over = substitute(statement.over, place.known);
        const rows = rowsIn(over);
        for (const row of rows ?? [undefined]) this.body(statement.body, withBound(place, [statement.target], [row]));
        return;
      }
      case 'if': {
        const condition = print(substitute(statement.test, place.known));
        const conditional = (held: string): Place => ({
          ...place,
          marks: [
            ...place.marks,
            { kind: 'skip', text: `if ${held}`, line: statement.line, condition: `not (${held})` },
          ],
        });
        this.body(statement.then, conditional(condition));
        this.body(statement.otherwise, conditional(`not (${condition})`));
        return;
      }
      case 'block':
      case 'try':
        this.body(statement.body, place);
        return;
      case 'loop':
        this.body(statement.body, place);
        return;
      case 'assign':
        if (!namesOf(statement.target).every((name) => place.known.has(name))) this.tell(statement, place);
        if (statement.value.is === 'await' || statement.value.is === 'call')
          this.evaluate(around(statement.value, place.known), place);
        return;
      case 'define':
      case 'class':
        this.tell(statement, place);
        return;
      default:
        return;
    }
  }

  private tell(statement: Statement, place: Place): void {
    if (place.depth === 0) this.setup.push({ text: printStatement(statement), line: statement.line });
  }

  private evaluate(node: Expression, place: Place): void {
    if (node.is === 'await') {
      this.evaluate(node.of, place);
      return;
    }
    if (node.is !== 'call') return;
    const made = declared(node);
    if (made !== undefined) {
      if (made.group) this.group(made, place);
      else this.test(made, place);
      return;
    }
    const iteration = JAVASCRIPT_DIALECT.iteration(node);
    const each = iteration?.each.is === 'function' ? iteration.each : undefined;
    if (iteration !== undefined && each !== undefined) {
      for (const row of iteration.rows) this.body(each.body, withBound(place, each.params, [row]));
      return;
    }
    const callable = node.callee.is === 'name' ? place.functions.get(node.callee.name) : undefined;
    if (callable !== undefined && place.depth < 3)
      this.body(callable.body, { ...withBound(place, callable.params, node.args), depth: place.depth + 1 });
    const name = dotted(node.callee)?.at(-1) ?? '';
    if (callable === undefined || HOOK.test(name)) this.setup.push({ text: print(node), line: node.line });
    // A wrapper around the group, such as `runner(() => { test(…) })`.
    if (callable === undefined && !HOOK.test(name))
      for (const argument of node.args)
        if (argument.is === 'function' && holdsTests(argument.body)) this.body(argument.body, place);
  }

  private group(made: Declared, place: Place): void {
    const inner = { ...place, groups: [...place.groups, made.name], marks: [...place.marks, ...made.marks] };
    if (made.body === undefined) return;
    const own = [...expressionsOfOwn(made.body.body)].flatMap((node) => JAVASCRIPT_DIALECT.mark(node) ?? []);
    const marked = {
      ...inner,
      marks: [...inner.marks, ...own.filter(({ kind }) => /^(skip|retries|time-limit)$/.test(kind))],
    };
    for (const row of made.rows ?? [undefined])
      this.body(made.body.body, withBound(marked, made.body.params, row ?? []));
  }

  private test(made: Declared, place: Place): void {
    const { body, rows } = made;
    const found: Found[] =
      body === undefined
        ? []
        : (rows ?? [[]]).map((row) => {
            const bound = withBound(place, body.params, row);
            return readBody(
              body.body,
              { known: bound.known, functions: place.functions, depth: 0 },
              JAVASCRIPT_DIALECT,
            );
          });
    this.tests.push({
      name: [...place.groups, made.name].join(' > '),
      line: made.line,
      assertions: found.flatMap(({ assertions }) => assertions),
      statements: found.flatMap(({ statements }) => statements),
      marks: [...place.marks, ...made.marks, ...found.flatMap(({ marks }) => marks)],
      ...(made.cases === undefined ? {} : { cases: made.cases }),
    });
  }
}

/** Expressions of a group's own body, not those of its tests. */
function* expressionsOfOwn(body: Body): Generator<Expression> {
  for (const statement of body) if (statement.does === 'evaluate') yield statement.value;
}

function holdsTests(body: Body): boolean {
  return [...expressionsIn(body)].some((node) => node.is === 'call' && declared(node) !== undefined);
}

/** Assertions in named functions and hooks: what the tests may lean on. */
function readLoose(body: Body): Found['assertions'] {
  const functions = new Map(functionsIn(body));
  const scope = { known: knownIn(body, new Map()), functions: new Map<string, Callable>(), depth: 0 };
  return [...functions.values()].flatMap((callable) => readBody(callable.body, scope, JAVASCRIPT_DIALECT).assertions);
}

function withBound(place: Place, params: readonly Expression[], args: readonly (Expression | undefined)[]): Place {
  const hidden = new Set(params.flatMap(namesOf));
  const known = new Map([...place.known].filter(([name]) => !hidden.has(name)));
  for (const [at, param] of params.entries()) {
    const value = args[at];
    for (const [name, bound] of value === undefined ? [] : (bind(param, value) ?? [])) known.set(name, bound);
  }
  return { ...place, known };
}

/** Known names put in, but not in the bodies of functions: these are read with what is known where they stand. */
function around(node: Expression, known: Known): Expression {
  if (node.is === 'await') return { ...node, of: around(node.of, known) };
  if (node.is === 'member') return { ...node, of: around(node.of, known) };
  if (node.is !== 'call') return node.is === 'function' ? node : substitute(node, known);
  return { ...node, callee: around(node.callee, known), args: node.args.map((argument) => around(argument, known)) };
}
