import type { Assertion, Mark, ReadTest, TestFile } from '../structure.js';
import type { LightLanguage } from './language.js';
import { Conditions } from './conditions.js';
import { headMarks } from './head-marks.js';
import { evenCode } from './matchers.js';
import { bindingsOf, claim, expand, loopNames, substitute, tableOf, type Table } from './bindings.js';
import { listIn, tableIn } from './tables.js';
import { emptyBody, type Body } from './body.js';
import { readBody } from './read-body.js';
import { calledTokens, isCalled, isDead } from './called.js';
import { blockOf } from './control.js';
import { outsideStrings } from './outside-strings.js';
import { nameInHead } from './name-in-head.js';
import { namedTables, rowBindings, rowsOf } from './rows.js';
import { unitsOf } from './units.js';
import { inlined, knownNames } from './variables.js';
import { afterArrow, fileCondition, withoutBars } from './test-heads.js';
import { tokenize } from './tokens.js';
import { headOf, nest, statementsOf, type Group, type Line } from './tree.js';

/**
 * The structure of a test file by tokens and brackets alone: strings and comments are told from code, blocks are
 * nested, and a table of the language says which heads are tests, marks and assertions. It never fails: a file of
 * another grammar gives no tests.
 */
export function readLight(text: string, language: LightLanguage, amongTests: boolean): TestFile {
  const own = language.ownPackage?.exec(text)?.[1];
  const unqualified = own === undefined ? text : text.replace(new RegExp(`\\b${own}\\.(?=[A-Z])`, 'g'), '');
  const tokens = tokenize(unqualified, language.lexicon);
  const nodes = nest(tokens, language.syntax);
  const called = new Map<string, number>();
  for (const token of calledTokens(tokens)) called.set(token.text, (called.get(token.text) ?? 0) + 1);
  const lines = statementsOf(nodes, language.syntax);
  const file: Reading = { tests: [], body: emptyBody(), language, called, whole: amongTests };
  readLines(lines, file, { names: [], marks: [], inSuite: false, tables: new Map() });
  // Where each check is a test of its own, those without a name are one together.
  if (language.namedChecks !== undefined && file.body.assertions.length > 0)
    file.tests.push({
      name: 'checks without a name',
      line: 1,
      assertions: file.body.assertions.splice(0),
      statements: [],
      marks: [],
    });
  const known = knownNames(file.body.statements);
  const namesUnit = unitsOf(file.tests);
  const whole = [...file.body.marks, ...file.tests.flatMap(({ marks }) => marks.filter(isOfFile))];
  return {
    tests: file.tests.map((test) => ({ ...inlined(test, known), marks: test.marks.filter((mark) => !isOfFile(mark)) })),
    loose: file.body.assertions.map((assertion) => substitute(assertion, known)),
    setup: file.body.statements,
    marks: whole.filter(({ kind, text }) => kind !== 'unit-replaced' || namesUnit(text)),
  };
}

function isOfFile({ kind }: Mark): boolean {
  return kind === 'exit' || kind === 'name-shadowed' || kind === 'unit-replaced';
}

interface Reading {
  /** How often each word stands in the file. */
  readonly called: ReadonlyMap<string, number>;
  readonly tests: ReadTest[];
  readonly body: Body;
  readonly language: LightLanguage;
  /** The file holds tests and nothing else. */
  readonly whole: boolean;
}

/** A loop round tests: each round is a test. */
function readRounds(line: Line, head: string, file: Reading, place: Place): boolean {
  const block = blockOf(line.nodes);
  if (block === undefined || !place.inSuite || !/\.(?:each|forEach)$|^for(?:each)?\b/.test(head)) return false;
  const from = file.tests.length;
  readLines(statementsOf(withoutBars(block.nodes), file.language.syntax), file, place);
  const tests = file.tests.splice(from);
  if (tests.length === 0) return false;
  const before = line.nodes.filter((node) => node !== block);
  const group = tableIn(before) ?? listIn(before);
  const named = [...place.tables].find(([name]) => head.split(/[^\w$]+/).includes(name))?.[1];
  const table = group === undefined ? named : tableOf(group, before);
  const bindings = table === undefined ? [] : bindingsOf(loopNames(before, block), table);
  file.tests.push(...tests.map((test) => ({ ...test, assertions: expand(test.assertions, bindings) })));
  return true;
}

interface Place {
  readonly names: readonly string[];
  readonly marks: readonly Mark[];
  readonly inSuite: boolean;
  readonly tables: ReadonlyMap<string, Table>;
}

function readLines(lines: readonly Line[], file: Reading, around: Place): void {
  const { language } = file;
  const place = { ...around, tables: new Map([...around.tables, ...namedTables(lines)]) };
  const conditions = new Conditions();
  let marks = place.marks;
  let next: Mark[] = [];
  let hidden = false;
  const rest: Line[] = [];
  for (const line of lines) {
    const head = headOf(line.nodes);
    const fileMark = fileCondition(head, line, language);
    if (fileMark !== undefined) {
      marks = [...marks, fileMark];
      file.body.marks.push(fileMark);
      continue;
    }
    if (conditions.take(line)) {
      rest.push(line);
      continue;
    }
    if (language.hides?.test(head) === true) {
      hidden = true;
      continue;
    }
    const pending = language.pending?.exec(head);
    if (pending !== null && pending !== undefined) {
      const mark: Mark = { kind: 'skip', text: head, line: line.line };
      if (pending[1] === 'tag') next = [mark];
      else marks = [...marks, mark];
      continue;
    }
    const block = blockOf(line.nodes);
    const suite = nameInHead(head, language.suite, line.nodes);
    const test = nameInHead(head, language.tests, line.nodes) ?? plainTest(head, block, file);
    const here = [...marks, ...next, ...conditions.marks(line.line)];
    next = [];
    const isTest =
      test !== undefined &&
      !hidden &&
      language.neverRun?.test(head) !== true &&
      (language.marked === undefined || outsideStrings(language.marked, head) !== undefined) &&
      isCalled(test, head, file.called, language);
    if (isTest) file.tests.push(...readTest(test, line, block, head, file, { ...place, marks: here }));
    else if (suite !== undefined && block !== undefined) {
      const inner = {
        names: [...place.names, suite],
        marks: [...here, ...headMarks(head, line.line, language)],
        inSuite: true,
        tables: place.tables,
      };
      readLines(statementsOf(block.nodes, language.syntax), file, inner);
    } else if (!readRounds(line, head, file, { ...place, marks: here })) rest.push(line);
  }
  if (!file.whole && !place.inSuite) {
    // Code that is tested may assert as it likes, but not redefine what asserts.
    const { marks: found } = readBody(rest, language, { marks: [], names: [] });
    file.body.marks.push(...found.filter(({ kind }) => kind === 'name-shadowed'));
    return;
  }
  const inherited = place.inSuite ? marks : [];
  const loose = readBody(
    rest.filter((line) => !isDead(line, file.called)),
    language,
    {
      marks: inherited,
      names: place.names,
      tables: place.tables,
    },
  );
  file.tests.push(...loose.tests);
  file.body.assertions.push(...loose.assertions);
  const rows = loose.cases.map((text) => ({ text, line: rest[0]?.line ?? 1 }));
  file.body.statements.push(...loose.statements, ...rows);
  file.body.marks.push(...loose.marks);
}

function readTest(
  name: string,
  line: Line,
  block: Group | undefined,
  head: string,
  file: Reading,
  place: Place,
): ReadTest[] {
  const { language } = file;
  const names = [...place.names, name];
  const inner =
    block === undefined
      ? [{ nodes: afterArrow(line.nodes), line: line.line }]
      : statementsOf(block.nodes, language.syntax);
  const body = readBody(inner, language, { marks: place.marks, names, inTest: true, tables: place.tables });
  const expected = (language.expects ?? []).flatMap((pattern): Assertion[] => {
    const found = pattern.exec(head);
    if (found === null) return [];
    const [, value = ''] = found;
    const subject = evenCode(body.statements.at(-1)?.text ?? '');
    const text = claim(subject, 'throws', value);
    return [{ text, line: line.line, subject, matcher: 'throws', expected: value, strength: 'loose' }];
  });
  const bindings = rowBindings(line, name, language, place.tables);
  const written = bindings.length > 0 && expand(body.assertions, bindings).length > body.assertions.length;
  // Rows that are written out as assertions need not be looked for a second time.
  const cases = [...(written ? [] : rowsOf(head, language)), ...body.cases];
  return [
    {
      name: names.join(' > '),
      line: line.line,
      assertions: [
        ...expected,
        ...expand(expected.length === 0 ? body.assertions : body.assertions.map(inVain), bindings),
      ],
      statements: expected.length === 0 ? body.statements : body.statements.slice(0, -1),
      marks: [...place.marks, ...headMarks(head, line.line, language), ...body.marks],
      ...(cases.length === 0 ? {} : { cases }),
    },
    ...body.tests,
  ];
}

/** A function of another name is a test where it takes nothing, asserts, and `main` calls it. */
function plainTest(head: string, block: Group | undefined, { language, whole }: Reading): string | undefined {
  const name = language.plainTests?.exec(head)?.[1];
  if (!whole || name === undefined || block === undefined) return undefined;
  const { assertions } = readBody(statementsOf(block.nodes, language.syntax), language, {
    marks: [],
    names: [],
    inTest: true,
  });
  return assertions.length > 0 ? name : undefined;
}

/** Where the test has to fail, a check that fails is as good as one that does not. */
function inVain(assertion: Assertion): Assertion {
  return { ...assertion, guard: 'the test is expected to fail' };
}
