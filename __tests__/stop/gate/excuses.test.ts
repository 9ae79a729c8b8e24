import { describe, expect, test } from '@jest/globals';

import { asksForFix } from '../../../src/stop/gate/asks-for.js';
import { compareRuns } from '../../../src/stop/gate/compare-runs.js';
import { lackIn } from '../../../src/stop/gate/lacking.js';
import { touchedFailures } from '../../../src/stop/gate/touched.js';
import type { TestCase } from '../../../src/ecosystems/reading/test-case.js';
import type { TestRun } from '../../../src/stop/test-run.js';

interface Row {
  readonly request: string;
  /** Paths of the change. */
  readonly changed: readonly string[];
  /** What failed before and fails now. */
  readonly red: TestCase;
  /** The tree, beside what is changed. */
  readonly files?: Readonly<Record<string, string>>;
  readonly passed?: number;
  /** A test that was red is green. */
  readonly mended?: boolean;
}

const red = (name: string, file?: string, message = '1 !== 2'): TestCase => ({
  name,
  status: 'failed',
  message,
  ...(file === undefined ? {} : { file }),
});

function runOf(failed: readonly TestCase[], passed: number, more: Partial<TestRun> = {}): TestRun {
  const counts = { passed, failed: failed.length, skipped: 0, errors: 0 };
  return {
    command: 'npm test',
    verdict: 'failed',
    exitCode: 1,
    durationMs: 1,
    counts,
    ran: passed + failed.length,
    failures: failed.map(({ name }) => name),
    failed,
    tail: '',
    strays: 0,
    ...more,
  };
}

async function isExcused({ request, changed, red, files = {}, passed = 3, mended = false }: Row): Promise<boolean> {
  const run = runOf([red], passed);
  const baseline = mended ? runOf([red, { name: 'mended', status: 'failed' }], passed - 1) : run;
  const touched = await touchedFailures({
    failed: [red],
    changed,
    paths: [...new Set([...changed, ...Object.keys(files)])],
    read: (paths) =>
      Promise.resolve(new Map(paths.flatMap((path) => (path in files ? [[path, files[path] ?? '']] : [])))),
  });
  const lacking = lackIn({ run, baseline, texts: new Map() }).failures;
  const unmended = asksForFix(request) && !mended;
  return compareRuns({ run, baseline, request, touched, lacking, unmended, mayRunFewer: false }).excused;
}

const NETWORK = red('needs a network service', 'test/net.test.js', 'no answer from the weather');
const SERVICE = red('test_service (test_old.Old.test_service)', 'test_old.py', 'AssertionError: no service here');

describe('an old failure that has nothing to do with request and change is excused', () => {
  test.each<[string, Row]>([
    ['a feature elsewhere', { request: 'Say hello in German.', changed: ['src/hello.js'], red: NETWORK }],
    ['documentation', { request: 'Fix the typo in the readme.', changed: ['README.md'], red: NETWORK }],
    [
      'a comment elsewhere',
      { request: 'Say in a comment what count() counts.', changed: ['src/count.js'], red: NETWORK },
    ],
    ['another test was mended', { request: 'Mend add().', changed: ['calc.py'], red: SERVICE, mended: true }],
    ['no request, as of a pull request without text', { request: '', changed: ['src/hello.js'], red: NETWORK }],
    [
      'a verb of editing that is a word of the test',
      {
        request: 'Add a German greeting.',
        changed: ['src/hello.js'],
        red: red('adds two numbers', 'test/calc.test.js'),
      },
    ],
    [
      'the test imports other files',
      {
        request: 'Round prices up.',
        changed: ['src/price.js'],
        red: red('parses 2024-02-30', 'test/dates.test.js'),
        files: { 'test/dates.test.js': "import { parse } from '../src/dates.js';\n", 'src/dates.js': '' },
      },
    ],
    [
      'Go: another package',
      {
        request: 'Round prices up.',
        changed: ['price/price.go'],
        red: red('TestLeap', 'dates_test.go'),
        files: { 'dates/dates_test.go': 'package dates\nimport "testing"\n' },
      },
    ],
    [
      'Java: another class',
      {
        request: 'Let carts be empty.',
        changed: ['src/main/java/shop/Cart.java'],
        red: red('ClockTest.leap', 'ClockTest.java'),
        files: { 'src/test/java/shop/ClockTest.java': 'class ClockTest { void leap() { new Clock(); } }' },
      },
    ],
  ])('%s', async (_, row) => {
    expect(await isExcused(row)).toBe(true);
  });
});

describe('an old failure is no excuse', () => {
  const ADD = "import { add } from './add.js';\ntest('two and three are five', () => {});\n";
  const SUM = red('two and three are five', 'calc.test.js');
  test.each<[string, Row]>([
    [
      'prose that names the function: a comment is changed',
      {
        request: 'The add function is wrong, it subtracts. Please fix it.',
        changed: ['src/index.js'],
        red: red('adds', 'test/a.test.js'),
      },
    ],
    [
      'a fix is asked for in words of its own, and no red test became green',
      { request: 'The total is off by one cent, please mend it.', changed: ['src/money.js'], red: NETWORK },
    ],
    [
      'what the request says is wrong, without the word fix',
      { request: 'Prices are wrong.', changed: ['a.js'], red: NETWORK },
    ],
    ['"should"', { request: 'The cart should return the sum of all prices.', changed: ['a.js'], red: NETWORK }],
    ['the request names the file of the test', { request: 'Look at net.', changed: ['a.js'], red: NETWORK }],
    ['inflected', { request: 'Subtraction of dates, please.', changed: ['a.js'], red: red('subtracts') }],
    ['camelCase', { request: 'We want parsing of dates.', changed: ['a.js'], red: red('parseIso › keeps the zone') }],
    ['CalcTest.testSum', { request: 'Sums of three numbers', changed: ['a.js'], red: red('CalcTest.testSum') }],
    ['the tests in general', { request: 'Make CI green again', changed: ['a.js'], red: NETWORK }],
    ['its own file is changed', { request: 'Say hello.', changed: ['test/net.test.js'], red: NETWORK }],
    ['its unit is changed', { request: 'Say hello.', changed: ['src/net.js'], red: NETWORK }],
    ['Python: its module is changed', { request: 'Say hello.', changed: ['old.py'], red: SERVICE }],
    [
      'Python: told by module, without a file',
      {
        request: 'Say hello.',
        changed: ['calc.py'],
        red: red('test_service (tests.test_old.Old.test_service)'),
        files: { 'tests/test_old.py': 'from calc import service\n' },
      },
    ],
    [
      'it imports what is changed',
      { request: 'Say hello.', changed: ['add.js'], red: SUM, files: { 'calc.test.js': ADD } },
    ],
    [
      'it imports what is changed by an index',
      {
        request: 'Say hello.',
        changed: ['src/add.js'],
        red: SUM,
        files: {
          'calc.test.js': "import { add } from './src/index.js';\n",
          'src/index.js': "export * from './add.js';\n",
        },
      },
    ],
    [
      'its stack names what is changed',
      {
        request: 'Say hello.',
        changed: ['src/add.js'],
        red: red('five', 'a.test.js', '1 !== 2\n  at f (src/add.js:3:1)'),
      },
    ],
    [
      'it is called after what is changed',
      { request: 'Say hello.', changed: ['src/add.rs'], red: red('tests::adds_two') },
    ],
    [
      'Go: the same package',
      {
        request: 'Say hello.',
        changed: ['dates/zone.go'],
        red: red('TestLeap', 'dates_test.go'),
        files: { 'dates/dates_test.go': 'package dates\n' },
      },
    ],
    [
      'Java: the class is used',
      {
        request: 'Say hello.',
        changed: ['src/main/java/shop/Money.java'],
        red: red('CartTest.sum', 'CartTest.java'),
        files: { 'src/test/java/shop/CartTest.java': 'class CartTest { void sum() { new Cart(Money.of(1)); } }' },
      },
    ],
    ['nothing passed', { request: 'Say hello.', changed: ['src/hello.js'], red: NETWORK, passed: 0 }],
    [
      'a package is missing',
      { request: 'Say hello.', changed: ['a.js'], red: red('x', 'x.test.js', "Cannot find module 'left-pad'") },
    ],
    [
      'a service is not reached',
      { request: 'Say hello.', changed: ['a.js'], red: red('x', 'x.test.js', 'connect ECONNREFUSED 127.0.0.1:5432') },
    ],
    [
      'a variable is missing',
      { request: 'Say hello.', changed: ['a.js'], red: red('x', 'x.test.js', 'DATABASE_URL is not set') },
    ],
    [
      'a file does not load',
      {
        request: 'Say hello.',
        changed: ['a.js'],
        red: { name: 'x.test.js', file: 'x.test.js', status: 'error', message: 'SyntaxError: Unexpected token' },
      },
    ],
  ])('%s', async (_, row) => {
    expect(await isExcused(row)).toBe(false);
  });
});
