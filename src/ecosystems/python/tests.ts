import type { Mark, ReadTest, Statement as Told, TestFile } from '../structure.js';
import { print, printStatement, type Body, type Expression, type Imported, type Statement } from '../syntax/nodes.js';
import { parsePython } from './parse.js';
import type { Known } from '../syntax/substitute.js';
import { dotted, expressionsIn } from '../syntax/walk.js';
import { decoratorMarks, PYTHON_DIALECT, pythonMark } from './dialect.js';
import { functionsIn, knownIn, namesOf, type Callable } from '../syntax/known-names.js';
import { readBody } from '../syntax/read-body.js';
import type { Found } from '../syntax/scope.js';
import { pythonFileMarks } from './file-marks.js';
import { caseClasses, classesIn, ownFields, ownMethods } from './classes.js';
import { fixtureValue, isFixture } from './fixtures.js';
import { joined, NO_ROW, tableOf, type Row } from './tables.js';
import { unreadable } from '../syntax/unreadable.js';

/** Python in the words of pytest and unittest. */
export async function readPythonTests(text: string): Promise<TestFile> {
  try {
    const { body, error } = await parsePython(text);
    return { ...new FileReader().read(body), ...(error === undefined ? {} : { unreadable: error }) };
  } catch (error) {
    return unreadable(error);
  }
}

type Define = Statement & { does: 'define' };
type Class = Statement & { does: 'class' };

interface Place {
  readonly groups: readonly string[];
  readonly marks: readonly Mark[];
  readonly known: Known;
  readonly functions: ReadonlyMap<string, Callable>;
  /** Names of the classes whose methods are tests. */
  readonly cases: ReadonlySet<string>;
  readonly fixtures: ReadonlySet<string>;
  readonly classes: ReadonlyMap<string, Class>;
  /** The class that it stands in. */
  readonly own?: Class;
}

class FileReader {
  private tests: ReadTest[] = [];
  private readonly setup: Told[] = [];
  private readonly imports: (Imported & { from: string })[] = [];

  read(body: Body): TestFile {
    const marks = [...body].flatMap(moduleMarks);
    this.body(body, {
      groups: [],
      marks,
      known: new Map(),
      functions: new Map(),
      cases: new Set(),
      fixtures: new Set(),
      classes: new Map(),
    });
    return {
      tests: this.tests,
      loose: looseIn(body),
      setup: this.setup,
      marks: pythonFileMarks(body),
      imports: this.imports,
      defines: body.flatMap((one) =>
        one.does === 'define' || one.does === 'class' ? [one.name] : one.does === 'assign' ? namesOf(one.target) : [],
      ),
    };
  }

  private body(body: Body, outer: Place): void {
    const place: Place = {
      ...outer,
      known: knownIn(body, outer.known),
      functions: new Map([...outer.functions, ...functionsIn(body)]),
      cases: caseClasses(body, outer.cases),
      classes: new Map([...outer.classes, ...classesIn(body)]),
      fixtures: new Set([
        ...outer.fixtures,
        ...body.flatMap((one) => (one.does === 'define' && isFixture(one) ? [one.name] : [])),
      ]),
    };
    for (const statement of body) this.statement(statement, place);
  }

  private statement(statement: Statement, place: Place): void {
    switch (statement.does) {
      case 'import':
        this.imports.push(...statement.names.map((name) => ({ ...name, from: statement.from })));
        return;
      case 'define':
        if (/^test/.test(statement.name) && !isFixture(statement)) this.test(statement, place);
        else this.setup.push({ text: printStatement(statement), line: statement.line });
        return;
      case 'class':
        if (place.cases.has(statement.name)) this.group(statement, place);
        else this.setup.push({ text: printStatement(statement), line: statement.line });
        return;
      case 'if': {
        const condition = print(statement.test);
        if (condition.includes('__name__')) return;
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
      case 'try':
      case 'with':
      case 'block':
        this.body(statement.body, place);
        return;
      case 'assign':
        this.shadow([...namesOf(statement.target), ...uncollected(statement)], place);
        if (!namesOf(statement.target).every((name) => place.known.has(name)))
          this.setup.push({ text: printStatement(statement), line: statement.line });
        return;
      case 'evaluate':
        if (print(statement.value).trim().startsWith('del '))
          this.shadow(
            print(statement.value)
              .trim()
              .slice(4)
              .split(/\s*,\s*/)
              .map((name) => name.replaceAll('.', ' > ')),
            place,
          );
        this.setup.push({ text: print(statement.value), line: statement.line });
        return;
      default:
        return;
    }
  }

  /** The last one of a name is the one that runs. */
  private shadow(names: readonly string[], place: Place): void {
    const full = new Set(names.map((name) => [...place.groups, name].join(' > ')));
    this.tests = this.tests.filter(({ name }) => !full.has(name));
  }

  private group(statement: Class, place: Place): void {
    const own = [
      ...statement.decorators.flatMap(decoratorMarks),
      ...statement.body.flatMap(moduleMarks),
      ...statement.body.flatMap((one) =>
        one.does === 'define' && /^(setUp|setUpClass|setup_\w+|setup)$/.test(one.name) ? bodyMarks(one.body) : [],
      ),
    ];
    this.shadow([statement.name], place);
    this.body(statement.body, {
      ...place,
      own: statement,
      functions: new Map([...place.functions, ...ownMethods(statement, place.classes)]),
      groups: [...place.groups, statement.name],
      marks: [...place.marks, ...own],
    });
  }

  private test(statement: Define, place: Place): void {
    const tables = statement.decorators
      .filter((one) => dotted(one)?.at(-1) === 'parametrize')
      .map((one) => tableOf(one, place.known));
    const rows = tables.reduce<readonly Row[]>(
      (all, table) => all.flatMap((row) => (table.rows ?? [NO_ROW]).map((more) => joined(row, more))).slice(0, 300),
      [NO_ROW],
    );
    const fixtures = statement.params.flatMap((param) => fixtureValue(param, statement.body, place));
    const fields = place.own === undefined ? [] : ownFields(place.own, place, statement.body);
    const found: Found[] = rows.map(({ bound, guard }) =>
      readBody(
        statement.body,
        {
          known: new Map([...withoutParams(place.known, statement.params), ...fields, ...fixtures, ...bound]),
          functions: place.functions,
          depth: 0,
          ...(guard === undefined ? {} : { guard }),
        },
        PYTHON_DIALECT,
      ),
    );
    this.shadow([statement.name], place);
    const cases = tables.flatMap((table) => table.cases ?? []);
    this.tests.push({
      name: [...place.groups, statement.name].join(' > '),
      line: statement.line,
      assertions: found.flatMap(({ assertions }) => assertions),
      statements: found.flatMap(({ statements }) => statements),
      marks: [...place.marks, ...statement.decorators.flatMap(decoratorMarks), ...found.flatMap(({ marks }) => marks)],
      ...(cases.length === 0 ? {} : { cases }),
    });
  }
}

/** `test_x.__test__ = False`: nobody collects it any more. */
function uncollected({ target, value }: Statement & { does: 'assign' }): string[] {
  if (target.is !== 'member') return [];
  const isOff =
    (target.name === '__test__' && print(value) === 'False') ||
    (target.name === '__unittest_skip__' && print(value) === 'True');
  return isOff ? [print(target.of).replaceAll('.', ' > ')] : [];
}

/** pytestmark, a skip of the whole module, `raise SkipTest`. */
function moduleMarks(statement: Statement): Mark[] {
  if (statement.does === 'assign' && print(statement.target) === 'pytestmark')
    return (statement.value.is === 'list' ? statement.value.items : [statement.value]).flatMap(decoratorMarks);
  const value =
    statement.does === 'evaluate' || statement.does === 'raise' || statement.does === 'assign'
      ? statement.value
      : undefined;
  const mark = value === undefined ? undefined : pythonMark(value);
  if (mark !== undefined && /^(skip|exit)$/.test(mark.kind)) return [{ ...mark, kind: 'skip' }];
  if (statement.does === 'if' && !print(statement.test).includes('__name__'))
    return statement.then.flatMap(moduleMarks).map((one) => ({ ...one, condition: print(statement.test) }));
  return [];
}

function bodyMarks(body: Body): Mark[] {
  return [...expressionsIn(body)].flatMap((node) => pythonMark(node) ?? []).filter(({ kind }) => kind === 'skip');
}

function looseIn(body: Body): Found['assertions'] {
  const scope = { known: knownIn(body, new Map()), functions: new Map<string, Callable>(), depth: 0 };
  const inClasses = body.flatMap((one) => (one.does === 'class' ? functionsIn(one.body) : []));
  return [...functionsIn(body), ...inClasses]
    .filter(([name]) => !/^test/.test(name))
    .flatMap(([, callable]) => readBody(callable.body, scope, PYTHON_DIALECT).assertions);
}

function withoutParams(known: Known, params: readonly Expression[]): Known {
  const hidden = new Set(params.flatMap(namesOf));
  return new Map([...known].filter(([name]) => !hidden.has(name)));
}
