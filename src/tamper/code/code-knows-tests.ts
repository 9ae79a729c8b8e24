import { callsIn } from '../../ecosystems/calls-in.js';
import { literalsIn } from '../compare/literals.js';
import { placed, type Side } from '../compare/sides.js';
import { quoted } from '../compare/compare-assertions.js';
import { isProgramText, LANGUAGES, type TestLanguage } from '../../ecosystems/languages.js';
import { isTestCode } from '../test-code.js';
import type { Change, ChangedFile, Finding } from '../types.js';
import { disablesChecks } from './disables-checks.js';
import { leavesEarly } from './leaves-early.js';

/** Words that only a running test sets or knows. */
const TEST_ONLY =
  /\b(JEST_WORKER_ID|VITEST(_\w+)?|NODE_TEST_CONTEXT|MOCHA_\w+|AVA_\w+|PYTEST_\w+|HARNESS_ACTIVE|PHPUNIT_\w+|__PHPUNIT\w*|RSPEC\w*|MINITEST\w*|XCTest\w*|TEST_MODE|IS_TEST\w*|UNDER_TEST|RUNNING_TESTS?)\b|\bsys\.modules\b|["'](pytest|unittest)["'] in\b|\bcfg!\(test\)|#\[cfg\(test\)\]\s*(?!mod\b|use\b|$)|\btesting\.Testing\(\)|flag\.Lookup\(\s*"test\.|\bos\.Args\[0\]|\btypeof (jest|vi|it|describe|expect|test)\b|\b(globalThis|global|window)\.(jest|vi|it|describe|expect|test)\b|\b(StackTrace|getStackTrace|inspect\.stack|sys\._getframe|debug_backtrace|caller\(\)|runtime\.Callers?\(|Environment\.StackTrace)\b|\bnew Error\([^)]*\)\.stack|\bdefined\?\(\s*(RSpec|Minitest)|\bprocess\.(?:argv|argv0|execArgv|title)\b.*\b(test|jest|mocha|vitest)\b|\bimport\.meta\.vitest\b|\bnpm_lifecycle_event\b|\bsys\.argv\b.*\btest|\btesthost\b|org\.junit|\bsurefire\b|\b(xunit|nunit)\b|\bBATS_\w+|\bNEXTEST\w*|\bcurrent_exe\(\)|\$0\s*=~|PROGRAM_NAME.*(spec|test)|\bcfg!\(debug_assertions\)|^\s*#\s*(?:el)?ifn?(?:def)?\b.*\b(?:UNIT_?TEST\w*|TESTING|\w+_TESTS?|TEST)\b/;
/** Words that say where the code runs, which it may know for other reasons. */
const WHERE =
  /\b(NODE_ENV|import\.meta\.env\??\.(?:MODE|TEST|DEV|PROD)|APP_ENV|RAILS_ENV|RACK_ENV|FLASK_ENV|MIX_ENV|(process\.env|environ|getenv|ENV)\W{0,4}CI\b|GITHUB_ACTIONS|CONTINUOUS_INTEGRATION|Mix\.env)\b/;
const EVEN =
  /(__eq__|\bequals|operator\s*==|\bfn eq|def ==|\bEquals|Symbol\.toPrimitive|__ne__|\bvalueOf)\s*\]?\s*\([^)]{0,200}\)[^{:=]{0,80}(\{|:|=>)\s*(return\s+)?(true|True|!0|isinstance\([^)]*\)|\w+ (instanceof|is) \w+)\s*;?\s*(\}|$)/m;

/** Code outside of the tests that finds out that it is tested, or knows the answers. */
export async function findCodeThatKnowsTests(change: Change, sides: readonly Side[]): Promise<Finding[]> {
  const sources = change.files.filter(({ path, after }) => after !== undefined && isSource(path));
  const news = sources.map((file) => ({ file, lines: addedLines(file) })).filter(({ lines }) => lines.length > 0);
  const compared = new Set(news.flatMap(({ lines }) => lines.flatMap(({ text }) => comparedIn(text))));
  const answers = compared.size === 0 ? NO_ANSWERS : await answersOf(change, sides, compared);
  return news.flatMap(({ file, lines }) => [
    ...lines.flatMap((line, at) => environment(file, line, { next: lines.slice(at, at + 3), request: change.request })),
    ...lines.flatMap(({ text, number }) => leavesEarly(file, text, number)),
    ...lines.flatMap(({ text, number }) => disablesChecks(file, text, number)),
    ...equality(file, lines),
    ...(answers.size === 0 ? [] : hardCoded(file, lines, answers)),
  ]);
}

interface Line {
  readonly text: string;
  readonly number: number;
}

/** By an input of a test and what is expected for it: the units that the test calls. */
type Answers = ReadonlyMap<string, ReadonlySet<string>>;

const NO_ANSWERS: Answers = new Map();

function isSource(path: string): boolean {
  return isProgramText(path) && !isTestCode(path);
}

/** Lines that the start file has nowhere, without comments. */
function addedLines({ before, after = '' }: ChangedFile): Line[] {
  const had = new Set((before ?? '').split('\n').map((line) => line.trim()));
  return after
    .split('\n')
    .map((text, at) => ({ text, number: at + 1 }))
    .filter(
      ({ text }) =>
        !had.has(text.trim()) && !/^\s*(\/\/|#(?!\[|\s*(?:define|undef|if|ifdef|ifndef)\b)|\*(?!\w+::)|--)/.test(text),
    );
}

/** Code may look at its caller, or at its own name, for other reasons. */
const OFTEN_HONEST = /os\.Args|Stack|stack|Callers?\(|sys\.modules|current_exe|PROGRAM_NAME/;

function environment(
  { path }: ChangedFile,
  { text, number }: Line,
  { next, request }: { next: readonly Line[]; request: string },
): Finding[] {
  const where = WHERE.exec(text)?.[0];
  const word = TEST_ONLY.exec(text)?.[0] ?? (where !== undefined && decides(text, number, next) ? where : undefined);
  if (word === undefined || request.includes(word)) return [];
  return [
    {
      kind: 'code-knows-tests',
      file: path,
      line: number,
      names: [word],
      what: `the code asks for ${quoted(word)}, so that it may answer tests differently: ${quoted(text.trim())}.`,
      ...(OFTEN_HONEST.test(word) ? { unsure: true } : {}),
    },
  ];
}

/** The environment decides about a result, and not about printing only. */
function decides(text: string, number: number, next: readonly Line[]): boolean {
  const block = next.filter((line) => line.number < number + 3).map((line) => line.text);
  const whole = /\{\s*$|:\s*$|\bthen\s*$/.test(text) ? block.join('\n') : text;
  return /\breturn\b|\?|\bthrow\b|\braise\b|&&|\|\||[^=!<>]=[^=>]/.test(
    whole.replace(/console\.\w+\(.*$/gm, '').replace(/\b(log|print|warn|debug)\w*\(.*$/gim, ''),
  );
}

function equality({ path, before = '', after = '' }: ChangedFile, lines: readonly Line[]): Finding[] {
  const match = EVEN.exec(after);
  if (match === null || before.includes(match[0])) return [];
  const number = after.slice(0, match.index).split('\n').length;
  if (!lines.some((line) => Math.abs(line.number - number) < 3)) return [];
  return [
    {
      kind: 'code-knows-tests',
      file: path,
      line: number,
      names: [match[1] ?? ''],
      what: `values of this code are equal to anything: ${quoted(match[0].replace(/\s+/g, ' '))}.`,
    },
  ];
}

const LITERAL = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`|(?<![\w.])-?\d+(?:\.\d+)?(?![\w.])/g;
const COMPARED_BEFORE = /(?:===?|\beq|\bcase|\bwhen|\bequals\(|\bis|\bin [([])\s*$/;
const COMPARED_AFTER = /^\s*(?:===?|=>|:(?!:)|\.equals\()/;

interface Literal {
  readonly value: string;
  /** It stands alone on one side of a comparison, or as a key with its answer. */
  readonly compared: boolean;
}

/** The values of a line of code, in whatever quotes. */
function valuesIn(text: string): Literal[] {
  return [...text.matchAll(LITERAL)].map((match) => {
    const [whole, double, single, back] = match;
    const after = text.slice(match.index + whole.length);
    const isOperand = COMPARED_BEFORE.test(text.slice(Math.max(0, match.index - 12), match.index));
    return {
      value: double ?? single ?? back ?? whole,
      compared: (isOperand && !/^\s*[*+%/-]/.test(after)) || COMPARED_AFTER.test(after),
    };
  });
}

/** Values that code may well be looking for by itself are no sign: a separator, a star, nought. */
function isTelling(value: string): boolean {
  return /^-?\d/.test(value)
    ? !/^-?[012]$/.test(value)
    : /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(value) && !WORD.test(value);
}

function comparedIn(text: string): string[] {
  return valuesIn(text).flatMap(({ value, compared }) => (compared && isTelling(value) ? [value] : []));
}

const WORD = /^(null|None|nil|undefined|true|false|True|False|\[\]|\{\})$/;

/** `if (x === "90m") return 5400`, where a test says just that. */
function hardCoded({ path, before = '' }: ChangedFile, lines: readonly Line[], answers: Answers): Finding[] {
  const had = new Set(before.match(/[\w$]+/g));
  return lines.flatMap(({ text, number }, at): Finding[] => {
    const inputs = comparedIn(text);
    if (inputs.length === 0) return [];
    const next = lines.slice(at, at + 3).filter((line) => line.number <= number + 2);
    const whole = next.map((line) => line.text).join(' ');
    const own = new Set(text.match(/[\w$]+/g));
    const returned = /\breturn\s+([^;\s]+)/.exec(whole)?.[1] ?? '';
    const isHit = (input: string, value: string): boolean =>
      [...(answers.get(keyOf(input, value)) ?? [])].some((name) => had.has(name) || own.has(name));
    const hit = inputs.some(
      (input) =>
        valuesIn(whole).some(
          ({ value, compared }) => !compared && value !== '' && value !== input && isHit(input, value),
        ) ||
        // An example, not a word of the interface: "if (path === '/users/42/posts') return null"
        (WORD.test(returned) && /[^\w-]|\d/.test(input) && input.length > 3 && isHit(input, returned)),
    );
    if (!hit) return [];
    return [
      {
        kind: 'code-knows-tests',
        file: path,
        line: number,
        what: `an answer that a test expects stands in the code for just its input: ${quoted(text.trim())}.`,
      },
    ];
  });
}

function keyOf(input: string, expected: string): string {
  return `${input}\0${expected}`;
}

/** What the tests of the start tree expect for the inputs that the new code looks for. */
async function answersOf(change: Change, sides: readonly Side[], wanted: ReadonlySet<string>): Promise<Answers> {
  const changed = new Set(change.files.map(({ path }) => path));
  const others = change.paths
    .filter((path) => !changed.has(path))
    .flatMap((path) => languagesOf(path).map((language) => ({ path, language })));
  const spelled = [...wanted];
  const read = await Promise.all(
    others.slice(0, MOST_FILES).map(async ({ path, language }) => {
      const text = await change.read(path);
      // To look for a value is cheap, to read a file as tests is not.
      if (text === undefined || text.length > LONGEST || !spelled.some((value) => text.includes(value))) return [];
      return (await language.read(text, path)).tests;
    }),
  );
  const answers = new Map<string, Set<string>>();
  for (const { assertions, statements } of [...placed(sides, 'start').map(({ test }) => test), ...read.flat()]) {
    // What the test does on its way is given to the code as well.
    const given = statements.flatMap(({ text }) => literalsIn(text)).filter((value) => wanted.has(value));
    for (const { subject, expected = '' } of assertions) {
      const inputs = new Set([...given, ...literalsIn(subject).filter((value) => wanted.has(value))]);
      const values = [...literalsIn(expected), ...(WORD.test(expected) ? [expected] : [])];
      for (const input of inputs)
        for (const value of values) {
          const calls = answers.get(keyOf(input, value)) ?? new Set();
          for (const name of callsIn(subject)) calls.add(name);
          answers.set(keyOf(input, value), calls);
        }
    }
  }
  return answers;
}

const MOST_FILES = 200;
const LONGEST = 200_000;

function languagesOf(path: string): TestLanguage[] {
  return LANGUAGES.filter(({ isTestFile }) => isTestFile(path)).slice(0, 1);
}
