import type { Mark, ReadTest, Statement as Told } from '../../ecosystems/structure.js';
import type { Finding } from '../types.js';
import { lostChecks, quoted } from './compare-assertions.js';
import { callsIn } from '../../ecosystems/calls-in.js';
import { isKept, literalsIn } from './literals.js';
import { matchTests } from './match-tests.js';
import { isLive, offMarks, ownName, placed, type Placed, type Side } from './sides.js';
import { renaming } from './renames.js';
import { Spare } from './spare.js';

/** What the tests of the start tree protected that those of the final tree do not. */
export function compareTests(sides: readonly Side[], data: readonly string[]): ComparedTests {
  const starts = placed(sides, 'start');
  const finals = placed(sides, 'final');
  const matched = matchTests(starts, finals);
  const became = new Set(matched.values());
  const around = {
    data,
    spare: new Spare(finals, matched),
    fresh: finals.filter((final) => isLive(final) && !became.has(final)),
    setups: sides.flatMap(({ final }) => (final?.setup ?? []).map(({ text }) => text)),
  };
  const each = starts.map((start) => ({ start, found: compareOne(start, matched.get(start), around) }));
  const accounted = each.filter(({ start, found }) => {
    const final = matched.get(start);
    return final === undefined ? found.length === 0 : final.test.name !== start.test.name;
  });
  return {
    findings: [...each.flatMap(({ found }) => found), ...focused(starts, finals)],
    accounted: accounted.map(({ start }) => start.test.name),
  };
}

interface ComparedTests {
  readonly findings: Finding[];
  /** Names of tests that are called otherwise now, or went into others. */
  readonly accounted: string[];
}

interface Surroundings {
  /** Text of data files that are new or changed: where the values of a table may have gone. */
  readonly data: readonly string[];
  readonly spare: Spare;
  /** Tests that none of the start tree became. */
  readonly fresh: readonly Placed[];
  /** Helpers, hooks and fixtures of the final tree. */
  readonly setups: readonly string[];
}

function compareOne(start: Placed, final: Placed | undefined, around: Surroundings): Finding[] {
  // What was off before protected nothing.
  if (offMarks(start.test).some(({ condition }) => condition === undefined)) return [];
  const at = { file: final?.path ?? start.path, test: (final ?? start).test.name };
  const renamed = final !== undefined && final.test.name !== start.test.name;
  const from = (finding: Omit<Finding, 'file'>): Finding => ({
    ...at,
    ...(renamed ? { formerly: start.test.name } : {}),
    ...finding,
  });
  if (final === undefined) return wentElsewhere(start.test, around) ? [] : [from(removed(start.test))];
  if (final.hidden)
    return [
      from({
        kind: 'test-not-found',
        line: final.test.line,
        what: `the test ${JSON.stringify(ownName(start.test.name))} stands in a file that the runner does not look into.`,
      }),
    ];
  const losses = lostChecks(start.test, final.test, around);
  return [
    ...markFindings(start.test, final.test).map(from),
    ...losses.map((loss) =>
      from({ line: final.test.line, ...loss, what: `${JSON.stringify(ownName(final.test.name))}: ${loss.what}` }),
    ),
    ...(losses.length === 0 ? inputFindings(start.test, final.test, around.setups).map(from) : []),
    ...caseFindings(start.test, final.test, around.data).map(from),
  ];
}

/** All that it checked is checked by other tests now, which did not check it before; each check counts once. */
function wentElsewhere({ assertions, statements }: ReadTest, { spare, fresh }: Surroundings): boolean {
  const live = assertions.filter(({ strength }) => strength !== 'always');
  if (live.length > 0) return live.map((assertion) => spare.take(assertion)).every(Boolean);
  return (
    statements.length > 0 &&
    fresh.some(({ test }) => statements.every(({ text }) => test.statements.some((one) => one.text === text)))
  );
}

function removed({ name, assertions, isCheck }: ReadTest): Omit<Finding, 'file'> {
  const names = [...new Set(assertions.flatMap(({ subject }) => callsIn(subject)))];
  if (isCheck === true)
    return { kind: 'assertion-removed', what: `the check ${JSON.stringify(ownName(name))} is gone.`, names };
  return { kind: 'test-removed', what: `the test ${JSON.stringify(ownName(name))} is gone.`, names };
}

const MARK_FINDINGS: Readonly<Partial<Record<Mark['kind'], readonly [Finding['kind'], string]>>> = {
  skip: ['test-skipped', 'is skipped'],
  todo: ['test-skipped', 'counts as still to be done'],
  'expected-failure': ['test-skipped', 'is expected to fail'],
  'early-return': ['early-return', 'returns before it has checked anything'],
  swallowed: ['error-swallowed', 'catches its own failure'],
};

const USUAL_LIMIT_MS = 5_000;

/** Marks that the test did not bear before. */
export function markFindings(
  start: { readonly marks: readonly Mark[]; readonly name?: string },
  final: { readonly marks: readonly Mark[]; readonly name?: string },
): Omit<Finding, 'file'>[] {
  const had = new Set(start.marks.map(markKey));
  const whole = new Set(start.marks.filter(({ condition }) => condition === undefined).map(({ kind }) => kind));
  const name = final.name === undefined ? 'the file' : JSON.stringify(ownName(final.name));
  return final.marks
    .filter((mark) => !had.has(markKey(mark)) && !whole.has(mark.kind))
    .flatMap((mark): Omit<Finding, 'file'>[] => {
      const { kind, line, condition, text } = mark;
      // One condition in the place of another may let it run more often, or less.
      const was = start.marks.some((one) => one.kind === kind && one.condition !== undefined);
      const common = {
        line,
        names: [text],
        ...(condition === undefined ? {} : { condition, ...(was ? { unsure: true } : {}) }),
      };
      const under = condition === undefined ? '' : ` if ${quoted(condition)}`;
      const known = MARK_FINDINGS[kind];
      if (known !== undefined)
        return [{ kind: known[0], what: `${name} ${known[1]}${under}: ${quoted(text)}.`, ...common }];
      const before = Math.max(
        ...start.marks.filter((one) => one.kind === kind).map(({ amount = 0 }) => amount),
        kind === 'time-limit' ? USUAL_LIMIT_MS : 0,
      );
      const amount = mark.amount ?? 0;
      if (
        (kind !== 'retries' && kind !== 'time-limit') ||
        (amount <= before && amount !== 0) ||
        (kind === 'retries' && amount === 0)
      )
        return [];
      const [found, word] =
        kind === 'retries'
          ? (['retries-added', 'is tried again when it fails'] as const)
          : (['time-limit-raised', 'may take longer'] as const);
      return [
        { kind: found, what: `${name} ${word}: ${quoted(text)}.`, ...common, was: String(before), is: String(amount) },
      ];
    });
}

function markKey({ kind, condition, amount }: Mark): string {
  return `${kind} ${condition ?? ''} ${amount === undefined ? '' : String(amount)}`;
}

/** What a test does on the way to its assertions, where these are as they were. */
function inputFindings(start: ReadTest, final: ReadTest, setups: readonly string[]): Omit<Finding, 'file'>[] {
  const lost = without(start.statements, final.statements);
  const news = without(final.statements, start.statements);
  const now = new Set(final.statements.map(({ text }) => text));
  const isRenamed = renaming(
    start.statements.map(({ text }) => text),
    [...now],
  );
  return lost
    .filter(
      ({ text }) =>
        !isTiming(text) &&
        !isCleanUp(text) &&
        !news.some((one) => isRenamed(text, one.text)) &&
        literalsIn(text).length > 0 &&
        !setups.some((one) => one.includes(text)),
    )
    .flatMap(({ text }): Omit<Finding, 'file'>[] => {
      const head = /^[^("]*/.exec(text)?.[0] ?? '';
      const changed = news.find((one) => one.text.startsWith(head) && head !== '');
      if (changed !== undefined && isKept(text, changed.text)) return [];
      if (changed === undefined && (news.length > 0 || now.has(text))) return [];
      return [
        {
          kind: 'input-changed',
          line: changed?.line ?? final.line,
          what: `${JSON.stringify(ownName(final.name))} ${changed === undefined ? `no longer does ${quoted(text)}` : `now does ${quoted(changed.text)}, and did ${quoted(text)}`}.`,
          was: text,
          ...(changed === undefined ? {} : { is: changed.text }),
          unsure: true,
        },
      ];
    });
}

/** As often as the others have it, each is taken away. */
function without(statements: readonly Told[], others: readonly Told[]): Told[] {
  const left = new Map<string, number>();
  for (const { text } of others) left.set(text, (left.get(text) ?? 0) + 1);
  return statements.filter(({ text }) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

/** Rows of a table that could not be spread out: fewer of them are tests that are gone. */
function caseFindings(start: ReadTest, final: ReadTest, data: readonly string[]): Omit<Finding, 'file'>[] {
  if (start.cases === undefined) return [];
  const now = new Set(final.cases ?? []);
  const texts = [...final.assertions.map(({ text }) => text), ...data];
  const lost = start.cases.filter(
    (row) => !now.has(row) && !texts.some((text) => literalsIn(row).every((value) => text.includes(value))),
  );
  const [first] = lost;
  if (first === undefined) return [];
  const isFewer = now.size < new Set(start.cases).size;
  const name = JSON.stringify(ownName(final.name));
  return [
    {
      kind: 'cases-removed',
      line: final.line,
      what: `${name} no longer runs over ${quoted(first)}${lost.length > 1 ? ` and ${String(lost.length - 1)} more` : ''}.`,
      was: first,
      ...(isFewer ? {} : { unsure: true }),
    },
  ];
}

/** One test that runs alone keeps all others from running. */
function focused(starts: readonly Placed[], finals: readonly Placed[]): Finding[] {
  const had = new Set(
    starts.filter(({ test }) => test.marks.some(({ kind }) => kind === 'only')).map(({ test }) => test.name),
  );
  return finals
    .filter(({ test }) => !had.has(test.name) && test.marks.some(({ kind }) => kind === 'only'))
    .map(({ test, path }) => ({
      kind: 'test-focused' as const,
      file: path,
      line: test.line,
      test: test.name,
      what: `only ${JSON.stringify(ownName(test.name))} runs; all others of the file are left out.`,
    }));
}

function isTiming(text: string): boolean {
  return /\b(sleep|setTimeout|delay|wait\w*|pause|tick|advanceTimers\w*)\b/i.test(text);
}

function isCleanUp(text: string): boolean {
  return /\.(mock(Restore|Clear|Reset)|restore|restoreAllMocks|resetAllMocks|useRealTimers)\(\)$/.test(text);
}
