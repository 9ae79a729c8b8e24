import type { Mark, ReadTest, Statement as Told, TestFile, TestLanguage } from '../structure.js';
import { print, printStatement, type Body, type Expression, type Imported, type Statement } from '../syntax/nodes.js';
import { parseJavaScript } from '../syntax/parse-javascript.js';
import { bind, entryOf, substitute, type Known } from '../syntax/substitute.js';
import { dotted, expressionsIn, statementsIn, within } from '../syntax/walk.js';
import { stepsOf, type Step } from './javascript-claims.js';
import { JAVASCRIPT_DIALECT, switchOf } from './javascript-dialect.js';
import { functionsIn, knownIn, namesOf, readBody, type Callable, type Found } from './read-body.js';
import { unreadable } from './unreadable.js';

/** JavaScript and TypeScript in the words of node:test, jest, vitest, mocha, ava and their like. */
export const JAVASCRIPT: TestLanguage = {
  name: 'javascript',
  isTestFile: (path) =>
    /\.[cm]?[jt]sx?$/.test(path) &&
    (/(^|\/)__tests__\//.test(path) ||
      /(^|\/)tests?\//.test(path) ||
      /([._-](test|spec)|(^|\/)(test|test-[^/]*))\.[cm]?[jt]sx?$/.test(path)),
  isSource: (path) => /\.[cm]?[jt]sx?$/.test(path),
  read: async (text, path) => {
    try {
      return new FileReader().read(await parseJavaScript(text, path));
    } catch (error) {
      return unreadable(error);
    }
  },
};

const TEST = /^([fx]?(it|test|specify)|bench)$/;
const GROUP = /^[fx]?(describe|context|suite)$/;
const HOOK = /^(before|after)(Each|All)?$|^(setup|teardown|suiteSetup|suiteTeardown)$/;
const SHADOWABLE = /^(test|it|describe|expect|assert|suite|should)$/;

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
      marks: marksOf(body),
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
        this.evaluate(substitute(statement.value, place.known), place);
        return;
      case 'each': {
        const over = substitute(statement.over, place.known);
        const rows = over.is === 'list' ? over.items : undefined;
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
          this.evaluate(substitute(statement.value, place.known), place);
        return;
      case 'define':
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

interface Declared {
  readonly group: boolean;
  readonly name: string;
  readonly line: number;
  readonly marks: readonly Mark[];
  readonly body?: Callable;
  /** What each row of a literal table gives to the parameters. */
  readonly rows?: readonly (readonly Expression[])[];
  /** Rows that can only be told apart as text. */
  readonly cases?: readonly string[];
}

/** A call that declares a test or a group, with whatever stands between the word and the name. */
function declared(node: Expression & { is: 'call' }): Declared | undefined {
  const steps = stepsOf(node) ?? chosenBetween(node);
  const [root] = steps ?? [];
  const last = steps?.at(-1);
  if (steps === undefined || root === undefined || last?.args === undefined) return undefined;
  const words = steps.map(({ name }) => name);
  const group = GROUP.test(root.name) || (TEST.test(root.name) && GROUP.test(words[1] ?? ''));
  if (!group && !TEST.test(root.name)) return undefined;
  if (HOOK.test(last.name) || /^(extend|use|step|setTimeout)$/.test(last.name)) return undefined;
  const [title, ...others] = last.args;
  if (title === undefined) return undefined;
  const body = others.find((one) => one.is === 'function');
  // test.skip() and test.skip(condition, why) inside of a body are no declarations.
  if (body === undefined && /^(skip|fixme|fail|slow|only)$/.test(last.name) && title.is !== 'text') return undefined;
  const table = steps.find(({ name, args }) => /^(each|for)$/.test(name) && args !== undefined)?.args?.[0];
  const each = tableOf(
    table,
    steps.some(({ name }) => name === 'for'),
  );
  return {
    group,
    name: title.is === 'text' ? title.value : print(title),
    line: node.line,
    marks: [
      ...stepMarks(steps, node),
      ...optionMarks(others, node),
      ...(body === undefined && !group ? pending(others, node) : []),
    ],
    ...(body === undefined ? {} : { body }),
    ...each,
  };
}

function pending(others: readonly Expression[], node: Expression): Mark[] {
  return others.some(({ is }) => is === 'name' || is === 'call')
    ? []
    : [{ kind: 'todo', text: print(node), line: node.line }];
}

function tableOf(table: Expression | undefined, whole: boolean): Pick<Declared, 'rows' | 'cases'> {
  if (table?.is === 'list')
    return { rows: table.items.map((row) => (row.is === 'list' && !whole ? row.items : [row])) };
  if (table === undefined) return {};
  const text = print(table);
  return {
    cases: text
      .split(/\\n|\n/)
      .map((row) => row.trim())
      .filter((row) => row !== ''),
  };
}

/** `(condition ? test : test.skip)('name', …)` */
function chosenBetween(node: Expression & { is: 'call' }): Step[] | undefined {
  if (node.callee.is !== 'other') return undefined;
  const chains = [...within(node.callee)].flatMap((part) => {
    const steps = part.is === 'member' || part.is === 'name' ? stepsOf(part) : undefined;
    return steps !== undefined && (TEST.test(steps[0]?.name ?? '') || GROUP.test(steps[0]?.name ?? '')) ? [steps] : [];
  });
  const longest = chains.sort((one, other) => other.length - one.length)[0];
  if (longest === undefined) return undefined;
  const condition: Expression = { is: 'name', line: node.line, name: print(node.callee) };
  const [root, ...rest] = longest;
  const switched = rest.map((step) => (step.name === 'skip' ? { ...step, name: 'skipIf', args: [condition] } : step));
  return root === undefined ? undefined : [root, ...switched, { name: '', args: node.args, node }];
}

function stepMarks(steps: readonly Step[], node: Expression): Mark[] {
  const common = {
    text: print(steps.at(-1)?.node.is === 'call' ? (node as Expression & { is: 'call' }).callee : node),
    line: node.line,
  };
  return steps.flatMap(({ name, args }, at): Mark[] => {
    const first = at === 0 ? name : '';
    if (/^x/.test(first) || name === 'skip' || name === 'fixme') return [{ kind: 'skip', ...common }];
    if (/^f(it|test|describe|context|specify|suite)$/.test(first) || name === 'only')
      return [{ kind: 'only', ...common }];
    if (name === 'todo') return [{ kind: 'todo', ...common }];
    if (/^(failing|fails|fail)$/.test(name)) return [{ kind: 'expected-failure', ...common }];
    if (name === 'skipIf' || name === 'runIf') {
      const { on, condition } = switchOf(args?.[0]);
      if (condition !== undefined)
        return [{ kind: 'skip', ...common, condition: name === 'skipIf' ? condition : `not (${condition})` }];
      return on === (name === 'skipIf') ? [{ kind: 'skip', ...common }] : [];
    }
    return [];
  });
}

function optionMarks(args: readonly Expression[], node: Expression): Mark[] {
  const options = args.find(({ is }) => is === 'dictionary');
  const line = node.line;
  const switches = (['skip', 'only', 'todo', 'fails'] as const).flatMap((name): Mark[] => {
    const { on, condition } = switchOf(entryOf(options, name));
    const kind = name === 'fails' ? 'expected-failure' : name;
    return on ? [{ kind, text: `{ ${name}: … }`, line, ...(condition === undefined ? {} : { condition }) }] : [];
  });
  const retry = entryOf(options, 'retry') ?? entryOf(options, 'retries');
  const limit = entryOf(options, 'timeout') ?? args.find(({ is }) => is === 'literal');
  return [
    ...switches,
    ...(retry === undefined
      ? []
      : [{ kind: 'retries' as const, text: `retry: ${print(retry)}`, line, amount: Number(print(retry)) }]),
    ...(limit === undefined || Number.isNaN(Number(print(limit)))
      ? []
      : [{ kind: 'time-limit' as const, text: `timeout: ${print(limit)}`, line, amount: Number(print(limit)) }]),
  ];
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

/** What holds for the whole file: retries, limits, units replaced, exits, assertions bent. */
function marksOf(body: Body): Mark[] {
  const calls = [...expressionsIn(body)].flatMap((node) => JAVASCRIPT_DIALECT.mark(node) ?? []);
  const whole = calls.filter(({ kind, text }) => kind === 'unit-replaced' || kind === 'exit' || /^jest\./.test(text));
  const bent = [...statementsIn(body)].flatMap((statement): Mark[] => {
    if (statement.does === 'define' && SHADOWABLE.test(statement.name))
      return [{ kind: 'name-shadowed', text: `function ${statement.name}`, line: statement.line }];
    if (statement.does !== 'assign') return [];
    const path = dotted(statement.target) ?? [];
    const text = printStatement(statement);
    const line = statement.line;
    if (path.join('.') === 'process.exitCode') return [{ kind: 'exit', text, line }];
    if (path.length === 1 && SHADOWABLE.test(path[0] ?? '') && statement.value.is === 'function')
      return [{ kind: 'name-shadowed', text, line }];
    if (
      path.length > 1 &&
      /^(assert|expect|global|globalThis|window|Object|Array|JSON|console|Number|Math)$/.test(path[0] ?? '')
    )
      return /^(assert|expect)$/.test(path[0] ?? '') ||
        SHADOWABLE.test(path[1] ?? '') ||
        /^(is|keys|stringify|isNaN|equals?)$/.test(path[1] ?? '')
        ? [{ kind: 'name-shadowed', text, line }]
        : [];
    return path.length > 1 && path[0] !== 'this'
      ? [{ kind: 'unit-replaced', text, line, replaced: [path.join('.')] }]
      : [];
  });
  return [...whole, ...bent];
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
