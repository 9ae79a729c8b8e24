import { callsIn } from '../../ecosystems/calls-in.js';
import { literalsIn } from '../compare/literals.js';
import { placed, type Side } from '../compare/sides.js';
import { quoted } from '../compare/compare-assertions.js';
import { isProgramText, LANGUAGES, type TestLanguage } from '../../ecosystems/languages.js';
import { isTestCode } from '../test-code.js';
import type { Change, ChangedFile, Finding } from '../types.js';
import { leavesEarly } from './leaves-early.js';

/** Words that only a running test sets or knows. */
const TEST_ONLY =
  /\b(JEST_WORKER_ID|VITEST(_\w+)?|NODE_TEST_CONTEXT|MOCHA_\w+|AVA_\w+|PYTEST_\w+|HARNESS_ACTIVE|PHPUNIT_\w+|__PHPUNIT\w*|RSPEC\w*|MINITEST\w*|XCTest\w*|TEST_MODE|IS_TEST\w*|UNDER_TEST|RUNNING_TESTS?)\b|\bsys\.modules\b|["'](pytest|unittest)["'] in\b|\bcfg!\(test\)|#\[cfg\(test\)\]\s*(?!mod\b|use\b|$)|\btesting\.Testing\(\)|flag\.Lookup\(\s*"test\.|\bos\.Args\[0\]|\btypeof (jest|vi|it|describe|expect|test)\b|\b(globalThis|global|window)\.(jest|vi|it|describe|expect|test)\b|\b(StackTrace|getStackTrace|inspect\.stack|sys\._getframe|debug_backtrace|caller\(\)|runtime\.Callers?\(|Environment\.StackTrace)\b|\bnew Error\([^)]*\)\.stack|\bdefined\?\(\s*(RSpec|Minitest)|\bprocess\.(?:argv|argv0|execArgv|title)\b.*\b(test|jest|mocha|vitest)\b|\bimport\.meta\.vitest\b|\bnpm_lifecycle_event\b|\bsys\.argv\b.*\btest|\btesthost\b|org\.junit|\bsurefire\b|\b(xunit|nunit)\b|\bBATS_\w+|\bNEXTEST\w*|\bcurrent_exe\(\)|\$0\s*=~|PROGRAM_NAME.*(spec|test)|\bcfg!\(debug_assertions\)|^\s*#\s*(?:el)?ifn?(?:def)?\b.*\b(?:UNIT_?TEST\w*|TESTING|\w+_TESTS?|TEST)\b/;
/** Words that say where the code runs, which it may know for other reasons. */
const WHERE =
  /\b(NODE_ENV|import\.meta\.env\??\.(?:MODE|TEST|DEV|PROD)|APP_ENV|RAILS_ENV|RACK_ENV|FLASK_ENV|MIX_ENV|(process\.env|environ|getenv|ENV)\W{0,4}CI\b|GITHUB_ACTIONS|CONTINUOUS_INTEGRATION|Mix\.env)\b/;
const EVEN =
  /(__eq__|\bequals|operator\s*==|\bfn eq|def ==|\bEquals|Symbol\.toPrimitive|__ne__|\bvalueOf)\s*\]?\s*\([^)]*\)[^{:=]*(\{|:|=>)\s*(return\s+)?(true|True|!0|isinstance\([^)]*\)|\w+ (instanceof|is) \w+)\s*;?\s*(\}|$)/m;

/** Code outside of the tests that finds out that it is tested, or knows the answers. */
export async function findCodeThatKnowsTests(change: Change, sides: readonly Side[]): Promise<Finding[]> {
  const sources = change.files.filter(({ path, after }) => after !== undefined && isSource(path));
  if (sources.length === 0) return [];
  const news = sources.map((file) => ({ file, lines: addedLines(file) })).filter(({ lines }) => lines.length > 0);
  const answers = news.some(({ lines }) => lines.some(({ text }) => literalsIn(text).length > 0))
    ? await answersOf(change, sides)
    : [];
  return news.flatMap(({ file, lines }) => [
    ...lines.flatMap((line) => environment(file, line, { lines, request: change.request })),
    ...lines.flatMap(({ text, number }) => leavesEarly(file, text, number)),
    ...equality(file, lines),
    ...hardCoded(file, lines, answers),
  ]);
}

interface Line {
  readonly text: string;
  readonly number: number;
}

interface Answer {
  readonly inputs: readonly string[];
  readonly expected: readonly string[];
  readonly calls: readonly string[];
}

function isSource(path: string): boolean {
  return isProgramText(path) && !isTestCode(path);
}

/** Lines that the start file has nowhere, without comments. */
function addedLines({ before, after = '' }: ChangedFile): Line[] {
  const had = new Set((before ?? '').split('\n').map((line) => line.trim()));
  return after
    .split('\n')
    .map((text, at) => ({ text, number: at + 1 }))
    .filter(({ text }) => !had.has(text.trim()) && !/^\s*(\/\/|#(?!\[)|\*|--)/.test(text));
}

function environment(
  { path }: ChangedFile,
  line: Line,
  { lines, request }: { lines: readonly Line[]; request: string },
): Finding[] {
  const { text, number } = line;
  const word = TEST_ONLY.exec(text)?.[0] ?? (decides(line, lines) ? WHERE.exec(text)?.[0] : undefined);
  if (word === undefined || request.includes(word)) return [];
  return [
    {
      kind: 'code-knows-tests',
      file: path,
      line: number,
      names: [word],
      what: `the code asks for ${quoted(word)}, so that it may answer tests differently: ${quoted(text.trim())}.`,
    },
  ];
}

/** The environment decides about a result, and not about printing only. */
function decides(line: Line, lines: readonly Line[]): boolean {
  const block = lines.filter(({ number }) => number >= line.number && number < line.number + 3).map(({ text }) => text);
  const whole = /\{\s*$|:\s*$|\bthen\s*$/.test(line.text) ? block.join('\n') : line.text;
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

const TRIVIAL = /^(-?[012]?|true|false|null|none)$/i;

/** `if (x === "90m") return 5400`, where a test says just that. */
function hardCoded({ path, before = '' }: ChangedFile, lines: readonly Line[], answers: readonly Answer[]): Finding[] {
  return lines.flatMap(({ text, number }, at): Finding[] => {
    const whole = [
      text,
      ...lines
        .slice(at + 1, at + 3)
        .filter((line) => line.number <= number + 2)
        .map((line) => line.text),
    ].join(' ');
    const hit = answers.find(
      ({ inputs, expected, calls }) =>
        calls.some((name) => new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`).test(`${before} ${text}`)) &&
        inputs.some((value) => !TRIVIAL.test(value) && isCompared(text, value)) &&
        expected.some(
          (value) => value !== '' && (literalsIn(whole).includes(value) || isGivenBack(whole, value, inputs)),
        ),
    );
    if (hit === undefined) return [];
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

const WORD = /^(null|None|nil|undefined|true|false|True|False|\[\]|\{\})$/;

/** "if (path === '/users/42/posts') return null": an example, not a word of the interface. */
function isGivenBack(text: string, value: string, inputs: readonly string[]): boolean {
  const returned = /\breturn\s+([^;\s]+)/.exec(text)?.[1];
  return (
    WORD.test(value) &&
    returned === value &&
    inputs.some((input) => /[^\w-]|\d/.test(input) && input.length > 3 && isCompared(text, input))
  );
}

/** The value stands alone on one side of a comparison, or as a key with its answer. */
function isCompared(text: string, value: string): boolean {
  const plain = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const spelled = /^-?\d+(\.\d+)?$/.test(value) ? `(?<![\\w.])${plain}(?![\\w.])` : `["'\`]${plain}["'\`]`;
  return new RegExp(
    `(===?|\\beq\\b|\\bcase|\\bwhen|\\bequals\\(|\\bis|\\bin \\(|\\bin \\[)\\s*${spelled}(?!\\s*[*+%/-])|${spelled}\\s*(===?|=>|:(?!:)|\\.equals\\()`,
  ).test(text);
}

/** What the tests of the start tree expect for which input. */
async function answersOf(change: Change, sides: readonly Side[]): Promise<Answer[]> {
  const changed = new Set(change.files.map(({ path }) => path));
  const others = change.paths
    .filter((path) => !changed.has(path))
    .flatMap((path) => languagesOf(path).map((language) => ({ path, language })));
  const read = await Promise.all(
    others.slice(0, MOST_FILES).map(async ({ path, language }) => {
      const text = await change.read(path);
      return text === undefined || text.length > LONGEST ? [] : (await language.read(text, path)).tests;
    }),
  );
  return [...placed(sides, 'start').map(({ test }) => test), ...read.flat()]
    .flatMap(({ assertions, statements }) =>
      assertions.map(({ subject, expected = '' }) => ({
        // What the test does on its way is given to the code as well.
        inputs: [subject, ...statements.map(({ text }) => text)].flatMap(literalsIn),
        expected: [...literalsIn(expected), ...(WORD.test(expected) ? [expected] : [])],
        calls: callsIn(subject),
      })),
    )
    .filter(({ inputs, expected }) => inputs.length > 0 && expected.length > 0);
}

const MOST_FILES = 200;
const LONGEST = 200_000;

function languagesOf(path: string): TestLanguage[] {
  return LANGUAGES.filter(({ isTestFile }) => isTestFile(path)).slice(0, 1);
}
