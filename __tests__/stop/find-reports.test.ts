import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { createPlainSandbox } from '../../src/sandbox/plain.js';
import { findReports } from '../../src/stop/find-reports.js';
import { runTests } from '../../src/stop/run.js';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const JUNIT =
  '<testsuite name="s"><testcase name="a"/><testcase name="b"><failure message="no"/></testcase></testsuite>';

function write(path: string, text = JUNIT): string {
  const whole = join(root, path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, text);
  return whole;
}

async function found(command = 'make test', everywhere = true): Promise<number> {
  return (await findReports({ root, sinceMs: Date.now() - 60_000, texts: [command], everywhere })).length;
}

describe('findReports', () => {
  test.each([
    ['target/surefire-reports/TEST-a.xml', 'mvn test'],
    ['module/build/test-results/test/TEST-a.xml', './gradlew test'],
    ['tests/A.Tests/TestResults/run.trx', 'dotnet test'],
    ['junit.xml', 'npx jest'],
    ['test-results.xml', 'npx mocha'],
  ])('%s, where the runner writes by itself', async (path, command) => {
    write(path, path.endsWith('trx') ? '<TestRun><UnitTestResult testName="a" outcome="Passed"/></TestRun>' : JUNIT);
    expect([await found(command), await found(command, false)]).toEqual([1, 0]);
  });

  test.each([
    'pytest --junitxml=out/r.xml',
    'pytest --junit-xml out/r.xml',
    'phpunit --log-junit out/r.xml',
    'npx vitest run --reporter=junit --outputFile=out/r.xml',
    'node --test --test-reporter=junit --test-reporter-destination=out/r.xml',
    'gotestsum --junitfile out/r.xml',
    'ctest --output-junit out/r.xml',
    './unit --gtest_output=xml:out/r.xml',
    'dotnet test --logger "trx;LogFileName=out/r.xml"',
  ])('the file that the command names: %s', async (command) => {
    write('out/r.xml');
    expect(await found(command, false)).toBe(1);
  });

  test('what is old, a link, a pipe, outside, or no report is passed over', async () => {
    utimesSync(write('target/surefire-reports/TEST-old.xml'), 1, 1);
    mkdirSync(join(root, 'reports'));
    symlinkSync('/proc/self/environ', join(root, 'reports/junit.xml'));
    execFileSync('mkfifo', [join(root, 'junit.xml')]);
    write('test-results.xml', 'not xml at all');
    write('node_modules/x/junit.xml');
    expect(await found('pytest --junitxml=../../etc/passwd.xml --junit-xml /etc/hosts.xml')).toBe(0);
  });
});

describe('runTests and a report that the tested code writes', () => {
  const run = (command: string) =>
    runTests({
      command,
      workspace: root,
      sandbox: createPlainSandbox({ environment: process.env }),
      timeoutMs: 600_000,
      signal: new AbortController().signal,
    });
  const green = `'<testsuite><testcase name="a"/></testsuite>'`;

  test('red in the report behind exit 0 is red', async () => {
    write('r.xml');
    expect(await run('touch r.xml; : --junitxml=r.xml')).toMatchObject({ verdict: 'failed', failures: ['s b'] });
  });

  test('green in the report does not make a red exit green', async () => {
    expect((await run(`echo ${green} > junit.xml; exit 1`)).verdict).toBe('failed');
  });

  test('nor a red screen', async () => {
    const summary = 'Test Suites: 1 failed, 1 total\\nTests:       1 failed, 1 total\\n';
    const result = await run(
      `echo ${green} > junit.xml; printf '  ● a › b\\n\\nTest Suites: 1 failed\\n'; printf '${summary}'`,
    );
    expect(result).toMatchObject({ verdict: 'failed', counts: { passed: 0, failed: 1 } });
  });

  test('a silent runner is counted by its report', async () => {
    expect(await run(`cd . && echo ${green} > junit.xml`)).toMatchObject({
      verdict: 'passed',
      counts: { passed: 1 },
      ran: 1,
    });
  });

  test('a report without a test is no pass', async () => {
    expect((await run(`echo '<testsuites></testsuites>' > junit.xml`)).verdict).toBe('no-tests');
  });
});
