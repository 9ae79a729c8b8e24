import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { createPlainSandbox } from '../../src/sandbox/plain.js';
import { narrow, type NarrowTo } from '../../src/stop/narrow.js';
import { runTests } from '../../src/stop/run.js';
import type { TestCase } from '../../src/ecosystems/reading/test-case.js';

const failing = (...names: string[]): NarrowTo => ({ failed: names.map((name) => ({ name, status: 'failed' })) });
const inFiles = (...files: string[]): NarrowTo => ({
  failed: files.map((file) => ({ name: 'x', file, status: 'failed' })),
});

describe('narrow', () => {
  test.each<[string, NarrowTo, string | undefined]>([
    ['jest', { files: ['a.test.js'] }, 'jest a.test.js'],
    ['npx jest --ci', { filter: 'adds (two)' }, "npx jest --ci -t 'adds \\(two\\)'"],
    ['jest', failing('dates › leap day', 'dates › noon'), "jest -t 'leap day|noon'"],
    ['jest test/', { files: ['a.test.js'] }, undefined],
    ['vitest run', { files: ['a.test.ts'] }, 'vitest run a.test.ts'],
    ['mocha', { filter: 'x' }, 'mocha -g x'],
    ['node --test', { files: ["it's.js"] }, "node --test 'it'\\''s.js'"],
    ['node --test', { filter: 'x' }, undefined],
    ['node --test', inFiles('a.js', 'b.js', 'a.js'), 'node --test a.js b.js'],
    [
      'python -m pytest -q',
      failing('tests/test_a.py::test_x[1 2]'),
      "python -m pytest -q 'tests/test_a.py::test_x[1 2]'",
    ],
    ['pytest', { filter: 'a and not b' }, "pytest -k 'a and not b'"],
    ['pytest', { filter: '__import__("os")' }, undefined],
    ['python3 -m unittest -v', failing('test_add (test_calc.Calc.test_add)'), 'python3 -m unittest -v -k test_add'],
    ['cargo test', failing('tests::adds'), 'cargo test -- tests::adds'],
    ['go test ./...', failing('TestA/sub', 'TestB'), "go test ./... -run '^(TestA|TestB)$'"],
    ['CI=1 bundle exec rspec', { files: ['spec/a_spec.rb'] }, 'CI=1 bundle exec rspec spec/a_spec.rb'],
    [
      'mvn -B test',
      { files: ['src/test/java/x/ATest.java'] },
      'mvn -B test -Dtest=ATest -Dsurefire.failIfNoSpecifiedTests=false',
    ],
    ['cd pkg && jest', { files: ['pkg/a.test.js'] }, 'cd pkg && jest a.test.js'],
    ['cd pkg && jest', { files: ['other/a.test.js'] }, undefined],
    ['make test', { filter: 'x' }, undefined],
    ['jest && tsc', { filter: 'x' }, undefined],
    ['jest | tee log', { filter: 'x' }, undefined],
    ['jest', { filter: '--config=evil.js' }, undefined],
    ['jest', { files: ['--config=evil.js'] }, undefined],
    ['jest', { files: ['../../etc/passwd'] }, undefined],
    ['jest', { filter: '$(rm -rf /)' }, "jest -t '\\$\\(rm -rf /\\)'"],
    ['jest', {}, undefined],
  ])('%s to %j: %s', (command, to, narrowed) => {
    expect(narrow(command, to)).toBe(narrowed);
  });

  test.each([
    ['npm test', { test: 'jest --ci' }, 'npm test -- a.test.js'],
    ['npm run unit', { unit: 'vitest run' }, 'npm run unit -- a.test.js'],
    ['yarn test', { test: 'jest' }, 'yarn test a.test.js'],
    ['npm test', { test: 'tsc && jest' }, undefined],
    ['npm test', {}, undefined],
  ])('%s with the scripts %j: %s', (command, scripts, narrowed) => {
    expect(narrow(command, { files: ['a.test.js'] }, scripts)).toBe(narrowed);
  });
});

describe('what is narrowed runs just that', () => {
  const folder = mkdtempSync(join(tmpdir(), 'greengate-narrow-'));
  const FILES = {
    'package.json': '{"type":"module"}',
    'a.test.js': "import test from 'node:test';\ntest('good', () => {});\n",
    'b.test.js': "import test from 'node:test';\ntest('bad', () => { throw new Error('no'); });\n",
    'test_py.py':
      'import unittest\nclass T(unittest.TestCase):\n    def test_good(self): pass\n    def test_bad(self): self.fail("no")\n',
  };
  beforeAll(() => {
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const sandbox = createPlainSandbox({ environment: { PATH: process.env['PATH'] } });
  const run = (command: string) =>
    runTests({ command, workspace: folder, sandbox, timeoutMs: 600_000, signal: new AbortController().signal });
  const has = (program: string): boolean => {
    try {
      execFileSync('sh', ['-c', `${program} --version`], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };

  test.each([
    ['node --test', 'node', { files: ['b.test.js'] }],
    ['python3 -m unittest -v', 'python3', { filter: 'bad' }],
    ['python3 -m pytest', 'python3 -m pytest', { filter: 'bad' }],
  ] as const)('%s', async (command, program, to) => {
    if (!has(program)) return;
    const whole = await run(command);
    expect(whole).toMatchObject({ verdict: 'failed', counts: { passed: 1, failed: 1 } });
    const red: readonly TestCase[] = whole.failed;
    expect(await run(narrow(command, to) ?? '')).toMatchObject({ counts: { passed: 0, failed: 1 } });
    const again = narrow(command, { failed: red });
    if (again !== undefined) expect(await run(again)).toMatchObject({ counts: { passed: 0, failed: 1 } });
  });
});
