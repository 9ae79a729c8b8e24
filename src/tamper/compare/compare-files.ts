import { dirname, join } from 'node:path/posix';
import { isTestCode } from '../test-code.js';
import type { Assertion, Mark, TestFile } from '../../ecosystems/structure.js';
import type { Finding } from '../types.js';
import { quoted } from './compare-assertions.js';
import { markFindings } from './compare-tests.js';
import { callsIn } from '../../ecosystems/calls-in.js';
import { isKept } from './literals.js';
import { renaming, withoutNames } from './renames.js';
import { ownName, type Side } from './sides.js';

/** What holds for whole files: units replaced, exits, shadowed names, helpers that check less, files nobody can read. */
export function compareFiles(sides: readonly Side[], paths: readonly string[]): Finding[] {
  const units = unitsOf(sides);
  const before = new Set(sides.flatMap(({ start }) => (start?.marks ?? []).map(({ text }) => text)));
  const startNames = new Set(sides.flatMap(({ start }) => (start?.tests ?? []).map(({ name }) => ownName(name))));
  const allFinal = sides.flatMap(({ final }) => final ?? []);
  return sides.flatMap((side) => {
    const { path, start, final } = side;
    if (final === undefined) return start === undefined || start.tests.length > 0 ? [] : helperGone(side, allFinal);
    const unread = final.unreadable === undefined ? [] : unreadable(side, final.unreadable);
    if (unread.length > 0) return unread;
    const news = final.marks.filter(({ text }) => !before.has(text));
    return [
      ...news.flatMap((mark) =>
        wholeMark(mark, {
          path,
          final,
          units,
          paths,
          isNew: start === undefined || start.marks.some(({ kind }) => kind === 'name-shadowed'),
        }),
      ),
      ...(isNew(side, startNames) ? [] : markFindings({ marks: start?.marks ?? [] }, { marks: news })).map(
        (finding) => ({
          file: path,
          ...finding,
        }),
      ),
      ...localStandIns(side),
      ...(start === undefined ? [] : helpers(path, start, allFinal)),
      ...(start === undefined ? [] : setupChanges(path, start, final)),
    ];
  });
}

/** A file of new tests only: how it is marked takes nothing away. */
function isNew({ start, final }: Side, startNames: ReadonlySet<string>): boolean {
  return (
    start === undefined &&
    (final?.tests ?? []).length > 0 &&
    !(final?.tests ?? []).some(({ name }) => startNames.has(ownName(name)))
  );
}

interface Seen {
  readonly path: string;
  readonly final: TestFile;
  readonly units: Units;
  readonly paths: readonly string[];
  /** The file is, or it had names of its own for what checks before. */
  readonly isNew: boolean;
}

interface Units {
  /** Names that assertions of the start tree call. */
  readonly names: ReadonlySet<string>;
  /** Modules that these come from. */
  readonly modules: ReadonlySet<string>;
}

function unitsOf(sides: readonly Side[]): Units {
  const names = new Set(
    sides.flatMap(({ start, final }) =>
      [...(start?.tests ?? []), ...(final?.tests ?? [])].flatMap(({ assertions }) =>
        assertions.flatMap(({ subject }) => [...callsIn(subject), ...subject.split(/[^\w$]+/)]),
      ),
    ),
  );
  const imports = sides.flatMap(({ start, final }) => [...(start?.imports ?? []), ...(final?.imports ?? [])]);
  const modules = new Set(imports.filter(({ local }) => names.has(local)).map(({ from }) => from));
  return { names, modules };
}

function wholeMark(mark: Mark, seen: Seen): Finding[] {
  const common = { file: seen.path, line: mark.line, names: [mark.text] };
  if (mark.kind === 'exit')
    return [
      { kind: 'runner-changed', what: `${quoted(mark.text)} decides how the run ends, or what runs.`, ...common },
    ];
  if (mark.kind === 'name-shadowed')
    return [
      {
        kind: 'name-shadowed',
        what: `${quoted(mark.text)} takes the place of what checks.`,
        ...common,
        // In a new file it stands for what the other files of the project have, or for a tool of its own.
        ...(seen.isNew ? { unsure: true } : {}),
      },
    ];
  if (mark.kind !== 'unit-replaced') return [];
  // Without names the language has found out itself that it is what is tested.
  const hit = mark.replaced === undefined ? 'what is tested' : mark.replaced.find((name) => isUnit(name, seen));
  if (hit === undefined) return [];
  return [
    {
      kind: 'unit-replaced',
      what: `something else stands in for ${hit.replace(/#\*$/, '').replace('#', ': ')}: ${quoted(mark.text)}.`,
      ...common,
    },
  ];
}

/** `./parse#*` is a module, `slug.slugify` a name in one. */
function isUnit(replaced: string, { units, final, path, paths }: Seen): boolean {
  const [from = '', key] = replaced.split('#');
  if (key !== undefined) {
    const isOurs = from.startsWith('.') || paths.some((one) => withoutExtension(one).endsWith(from));
    if (!isOurs) return false;
    if (key !== '*' && !units.names.has(key)) return false;
    return (
      units.modules.has(from) ||
      [...units.modules].some((module) => last(module) === last(from)) ||
      final.tests.length === 0
    );
  }
  const [root = '', ...rest] = from.split('.');
  const name = rest.at(-1);
  const imported = final.imports?.find(({ local }) => local === root);
  const module = imported?.from ?? root;
  const ours = paths.some(
    (one) =>
      !isSameFile(one, path) &&
      [last(module), ...rest].includes(last(withoutExtension(one))) &&
      !/(^|\/)(test|tests|__tests__)\//.test(one),
  );
  if (!ours) return false;
  if (final.tests.length === 0) return true;
  return name === undefined ? units.modules.has(module) : units.names.has(name) && isDirect(name, final);
}

/** Assertions look at what the name gives itself, not at what is made with it. */
function isDirect(name: string, final: TestFile): boolean {
  return final.tests.some(({ assertions }) => assertions.some(({ subject }) => callsIn(subject).includes(name)));
}

/** A name that came from the code under test is defined by the test file itself. */
function localStandIns({ path, start, final }: Side): Finding[] {
  const imported = new Set(final?.imports?.map(({ local }) => local) ?? []);
  const defined = new Set(final?.defines ?? []);
  return (start?.imports ?? [])
    .filter(({ local, from }) => !imported.has(local) && defined.has(local) && !isHelper(from, path))
    .map(({ local, from }) => ({
      kind: 'unit-replaced' as const,
      file: path,
      names: [local],
      what: `${local} is no longer taken from ${from}, but defined by the test itself.`,
    }));
}

/** What the tests took from other test code is no unit. */
function isHelper(from: string, path: string): boolean {
  const module = from.startsWith('.') && from.includes('/') ? join(dirname(path), from) : from.replaceAll('.', '/');
  return isTestCode(`${module.replace(/\.[cm]?[jt]sx?$/, '')}.${path.split('.').at(-1) ?? ''}`);
}

/** Assertions in helpers: the tests lean on them without saying so. */
function helpers(path: string, start: TestFile, finals: readonly TestFile[]): Finding[] {
  const all = finals.flatMap(({ loose, tests }) => [...loose, ...tests.flatMap(({ assertions }) => assertions)]);
  const now = new Map(all.map((one) => [one.text, one]));
  const alike = new Map<string, Assertion[]>();
  for (const one of all)
    alike.set(withoutNames(one.text), [...(alike.get(withoutNames(one.text)) ?? []).slice(-9), one]);
  const texts = [...all, ...finals.flatMap(({ setup }) => setup)].map(({ text }) => text);
  const isRenamed = renaming(
    [...start.loose, ...start.setup].map(({ text }) => text),
    texts,
  );
  return start.loose
    .filter(({ strength }) => strength !== 'always')
    .filter(({ text, guard }) => {
      const same = now.get(text) ?? alike.get(withoutNames(text))?.find((one) => isRenamed(text, one.text));
      return same === undefined || (same.guard !== undefined && same.guard !== guard);
    })
    .map(({ text, line }) => ({
      kind: 'assertion-weakened',
      file: path,
      line,
      what: `a helper no longer checks ${quoted(text)} as it did.`,
      was: text,
    }));
}

function helperGone({ path, start }: Side, finals: readonly TestFile[]): Finding[] {
  return start === undefined ? [] : helpers(path, start, finals);
}

/** Constants, builders and hooks that were there before and say something else now. */
function setupChanges(path: string, start: TestFile, final: TestFile): Finding[] {
  const now = new Set(final.setup.map(({ text }) => text));
  const before = new Set(start.setup.map(({ text }) => text));
  const isRenamed = renaming([...before], [...now]);
  return start.setup.flatMap(({ text }): Finding[] => {
    if (now.has(text)) return [];
    const head = /^(def \w+|class \w+|[\w.$]+( =|\())/.exec(text)?.[0];
    const other = final.setup.find((one) => head !== undefined && one.text.startsWith(head) && !before.has(one.text));
    if (other === undefined || isKept(text, other.text) || isRenamed(text, other.text)) return [];
    return [
      {
        kind: 'input-changed',
        file: path,
        line: other.line,
        what: `what the tests are given changed: ${quoted(other.text)}.`,
        was: text,
        is: other.text,
        unsure: true,
      },
    ];
  });
}

function unreadable({ path, start, grown }: Side, why: string): Finding[] {
  if (start === undefined) return [];
  // What could be read round the error is compared like any other.
  if (start.unreadable !== undefined && (grown === true || start.tests.length > 0 || start.loose.length > 0)) return [];
  if (start.unreadable !== undefined)
    return [
      { kind: 'unreadable', file: path, what: `the file changed, and cannot be read as tests: ${why}.`, unsure: true },
    ];
  return [{ kind: 'unreadable', file: path, what: `the file cannot be read as tests any more: ${why}.` }];
}

function withoutExtension(path: string): string {
  return path.replace(/(\/index|\/__init__)?\.\w+$/, '');
}

function last(path: string): string {
  return (
    withoutExtension(path)
      .split(/[./]/)
      .filter((part) => part !== '')
      .at(-1) ?? ''
  );
}

function isSameFile(one: string, other: string): boolean {
  return one === other;
}
