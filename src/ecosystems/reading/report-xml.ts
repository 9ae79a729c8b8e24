import { NOTHING, testCase, type Format, type Reading } from './reading.js';
import { readXml, type XmlElement } from './xml.js';
import type { TestCase, TestCounts } from './test-case.js';

/**
 * JUnit's form, which nearly everybody writes (also xunit and NUnit 2), and the forms of .NET: TRX, NUnit 3 and xUnit.
 * Counted are the cases themselves; what the suites say of them may be anybody's sum.
 */
export function readXmlReport(text: string): Reading | undefined {
  const start = /<(?:testsuites?|TestRun|test-run|test-results|assemblies|assembly)[\s>]/.exec(text)?.index;
  if (start === undefined) return undefined;
  const cases = casesOf(readXml(text.slice(start)), {});
  const number = (status: TestCase['status']) => cases.filter((one) => one.status === status).length;
  const counts: TestCounts = {
    passed: number('passed'),
    failed: number('failed'),
    skipped: number('skipped'),
    errors: number('error'),
  };
  const failed = cases.filter(({ status }) => status === 'failed' || status === 'error');
  return { counts: cases.length === 0 ? NOTHING : counts, cases, failed, noTests: cases.length === 0 };
}

interface Around {
  readonly suite?: string;
  /** Names of the suites around it, where suites lie in each other. */
  readonly path?: readonly string[];
  readonly file?: string;
}

function casesOf(elements: readonly XmlElement[], around: Around): TestCase[] {
  return elements.flatMap((element) => {
    const { name, attributes, children } = element;
    switch (name) {
      case 'testcase':
        return [junitCase(element, around)];
      case 'UnitTestResult':
        return [outcomeCase(element, attributes['testName'], attributes['outcome'])];
      case 'test-case':
        return [outcomeCase(element, attributes['fullname'] ?? attributes['name'], attributes['result'])];
      case 'test':
        return 'result' in attributes
          ? [outcomeCase(element, attributes['name'], attributes['result'])]
          : casesOf(children, around);
      case 'testsuite':
        return casesOf(children, {
          suite: attributes['name'] ?? around.suite ?? '',
          path: [...(around.path ?? []), attributes['name'] ?? ''],
          file: attributes['file'] ?? attributes['filepath'] ?? around.file ?? '',
        });
      default:
        return casesOf(children, around);
    }
  });
}

const FILE = /^[\w@.+-][\w@.+ /\\-]*\.[a-z]\w{0,4}$/i;

function junitCase({ attributes, children }: XmlElement, around: Around): TestCase {
  const { name = '', classname = '', file, time, status } = attributes;
  const child = (...names: string[]) => children.find((one) => names.includes(one.name));
  const red = child('failure');
  const error = child('error');
  const wrong = red ?? error;
  const skipped =
    child('skipped', 'ignored') !== undefined || status === 'skipped' || status === 'disabled' || status === 'notrun';
  const suite = classname === '' ? (around.suite ?? '') : classname;
  // Several runners write the whole path of suites into the name already.
  const whole = suite === '' || name.startsWith(suite) || FILE.test(suite) ? name : `${suite} ${name}`;
  // node:test names no class, and its suites lie in each other.
  const nested = classname === 'test' ? [...(around.path ?? []), name].join(' > ') : undefined;
  const path = [
    file,
    around.file,
    FILE.test(classname) && /[/\\]|\.[cm]?[jt]sx?$/.test(classname) ? classname : undefined,
    around.suite,
  ];
  return testCase({
    name: nested ?? whole,
    // A test that is still to do may fail, and is told with both.
    status: skipped ? 'skipped' : red !== undefined ? 'failed' : error !== undefined ? 'error' : 'passed',
    file: path.find((one) => one !== undefined && FILE.test(one.replace(/^\//, ''))),
    message: wrong === undefined ? undefined : messageOf(wrong),
    durationMs: time === undefined || Number.isNaN(Number(time)) ? undefined : Number(time) * 1000,
  });
}

function messageOf({ attributes, text }: XmlElement): string {
  const head = attributes['message'] ?? '';
  return [head, text.includes(head) && head !== '' ? text.replace(head, '') : text]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, 1_500);
}

const PASSED = /^(?:pass(?:ed)?|success|passedbutrunaborted|warning)$/i;
const SKIPPED = /^(?:skip(?:ped)?|ignored|notexecuted|inconclusive|notrunnable|pending|disconnected)$/i;
const FAILED = /^(?:fail(?:ed|ure)?)$/i;

function outcomeCase(element: XmlElement, name = '', outcome = ''): TestCase {
  const status = PASSED.test(outcome)
    ? 'passed'
    : SKIPPED.test(outcome)
      ? 'skipped'
      : FAILED.test(outcome)
        ? 'failed'
        : 'error';
  return testCase({
    name,
    status,
    message: status === 'failed' || status === 'error' ? element.text.trim().slice(0, 1_500) : undefined,
  });
}

/** XML that a runner prints instead of a summary. */
export const xmlOnScreen: Format = {
  name: 'xml',
  signs: ['<testsuite', '<TestRun', '<test-run', '<assembl'],
  whole: true,
  read(lines) {
    const from = lines.findIndex((line) => /^\s*<(?:testsuites?|TestRun|test-run|assemblies)[\s>]/.test(line));
    return from < 0 ? undefined : readXmlReport(lines.slice(from).join('\n'));
  },
};
