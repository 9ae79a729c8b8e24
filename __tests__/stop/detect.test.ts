import { describe, expect, test } from '@jest/globals';

import { detectTests, type TreeReader } from '../../src/stop/detect.js';

type Files = Readonly<Record<string, string>>;

function tree(files: Files): TreeReader {
  return { files: Object.keys(files), read: (path) => Promise.resolve(files[path]) };
}

const json = (value: unknown) => JSON.stringify(value);
const scripts = (test: string, more: object = {}) => json({ name: 'x', scripts: { test }, ...more });
const NODE_TEST = "import test from 'node:test';\n";
const UNITTEST = 'import unittest\nclass A(unittest.TestCase):\n  def test_a(self): pass\n';
const PLACEHOLDER = 'echo "Error: no test specified" && exit 1';

const CASES: readonly (readonly [name: string, files: Files, command: string | undefined])[] = [
  ['nothing at all', {}, undefined],
  ['docs only', { 'README.md': '# x' }, undefined],
  ['npm', { 'package.json': scripts('jest'), 'package-lock.json': '{}' }, 'npm test'],
  ['yarn', { 'package.json': scripts('jest'), 'yarn.lock': '' }, 'yarn test'],
  ['pnpm', { 'package.json': scripts('jest'), 'pnpm-lock.yaml': '' }, 'pnpm test'],
  ['bun: the script, not its own runner', { 'package.json': scripts('vitest run'), 'bun.lock': '' }, 'bun run test'],
  [
    'packageManager beats a stale lock',
    { 'package.json': scripts('jest', { packageManager: 'pnpm@9.1.0' }), 'package-lock.json': '' },
    'pnpm test',
  ],
  ['byte order mark', { 'package.json': `\uFEFF${scripts('jest')}` }, 'npm test'],
  ['npm placeholder', { 'package.json': scripts(PLACEHOLDER) }, undefined],
  ['placeholder, but node:test files', { 'package.json': scripts(PLACEHOLDER), 'a.test.js': NODE_TEST }, 'node --test'],
  [
    'placeholder, but jest',
    { 'package.json': scripts(PLACEHOLDER, { devDependencies: { jest: '29' } }), 'a.test.js': '' },
    'npx jest',
  ],
  ['a script that only prints', { 'package.json': scripts('echo ok') }, undefined],
  ['node:test files without package.json', { 'test/a.test.mjs': NODE_TEST }, 'node --test'],
  ['broken package.json', { 'package.json': '{"scripts":{"test":"jest",}', 'a.test.js': NODE_TEST }, undefined],
  ['only test:unit', { 'package.json': json({ scripts: { 'test:unit': 'jest' } }) }, 'npm run test:unit'],
  [
    'watching test, harmless test:ci',
    { 'package.json': json({ scripts: { test: 'jest --watch', 'test:ci': 'jest' } }) },
    'npm run test:ci',
  ],
  ['jest --watch', { 'package.json': scripts('jest --watch') }, 'npx jest'],
  ['several commands, one watches', { 'package.json': scripts('tsc && jest --watch') }, "npx -c 'tsc && jest'"],
  ['vitest run with a filter called dev', { 'package.json': scripts('vitest run dev') }, 'npm test'],
  ['jest --watchAll=false', { 'package.json': scripts('jest --watchAll=false') }, 'npm test'],
  ['vitest --watch', { 'package.json': scripts('vitest --watch') }, 'npx vitest run'],
  ['vitest watch --ui', { 'package.json': scripts('vitest watch --ui') }, 'npx vitest run --ui'],
  ['vitest alone obeys CI', { 'package.json': scripts('vitest') }, 'npm test'],
  ['node --test --watch', { 'package.json': scripts('node --test --watch') }, 'node --test'],
  ['nodemon', { 'package.json': scripts('nodemon --exec "mocha --recursive"') }, 'npx mocha --recursive'],
  ['react-scripts', { 'package.json': scripts('react-scripts test') }, 'npm test -- --watchAll=false'],
  [
    'npm workspaces, root script',
    { 'package.json': scripts('npm test -ws', { workspaces: ['p/*'] }), 'p/a/package.json': scripts('jest') },
    'npm test',
  ],
  [
    'npm workspaces, no root script',
    { 'package.json': json({ workspaces: ['p/*'] }), 'p/a/package.json': scripts('jest') },
    'npm test --workspaces --if-present',
  ],
  [
    'pnpm workspaces',
    { 'package.json': '{}', 'pnpm-workspace.yaml': '', 'p/a/package.json': scripts('jest') },
    'pnpm -r test',
  ],
  ['deno', { 'deno.json': '{}', 'a_test.ts': '' }, 'deno test'],
  ['pytest by settings', { 'pyproject.toml': '[tool.pytest.ini_options]\n', 'a.py': '' }, 'python3 -m pytest'],
  ['pytest by import', { 'tests/test_a.py': 'import pytest\n' }, 'python3 -m pytest'],
  ['pytest by plain functions', { 'test_a.py': 'def test_a(): pass\n' }, 'python3 -m pytest'],
  ['pytest in uv', { 'pyproject.toml': 'dev=["pytest"]', 'uv.lock': '', 'tests/test_a.py': '' }, 'uv run pytest'],
  ['unittest in a package', { 'tests/__init__.py': '', 'tests/test_a.py': UNITTEST }, 'python3 -m unittest discover'],
  ['unittest in a plain folder', { 'tests/test_a.py': UNITTEST }, 'python3 -m unittest discover -s tests'],
  ['unittest at the root', { 'test_a.py': UNITTEST }, 'python3 -m unittest discover'],
  ['unittest named _test.py', { 'a_test.py': UNITTEST }, "python3 -m unittest discover -p '*_test.py'"],
  ['test.py that tests nothing', { 'test.py': 'print(1)\n' }, undefined],
  [
    'plain script with assertions',
    { 'prüfung/test_größe.py': 'x = 1\nassert x == 1\n' },
    "python3 './prüfung/test_größe.py'",
  ],
  ['Django', { 'manage.py': '' }, 'python3 manage.py test'],
  ['tox', { 'tox.ini': '[tox]\n', 'x.py': '' }, 'tox'],
  ['cargo', { 'Cargo.toml': '[package]\nname="x"\n' }, 'cargo test'],
  [
    'cargo workspace',
    { 'Cargo.toml': '[workspace]\nmembers=["a"]\n', 'a/Cargo.toml': '[package]\n' },
    'cargo test --workspace',
  ],
  ['go', { 'go.mod': 'module x\n' }, 'go test ./...'],
  [
    'go.work',
    { 'go.work': 'go 1.22\n\nuse (\n\t./a\n\t./b // old\n)\n', 'a/go.mod': '', 'b/go.mod': '' },
    'go test ./a/... ./b/...',
  ],
  ['make test', { Makefile: 'all:\n\ttrue\ntest: all\n\t./run\n' }, 'make test'],
  ['make check', { GNUmakefile: 'check:\n\t./run\n' }, 'make check'],
  ['make, in an included file', { Makefile: 'include mk/test.mk\n', 'mk/test.mk': 'test:\n\t./run\n' }, 'make test'],
  ['make, a variable called test', { Makefile: 'test := 1\nall:\n\ttrue\n' }, undefined],
  ['make, a program called test', { Makefile: 'test: test.c\n\tcc test.c -o test\n' }, undefined],
  [
    'CMake',
    { 'CMakeLists.txt': 'enable_testing()\n' },
    'cmake -S . -B build && cmake --build build && ctest --test-dir build --output-on-failure',
  ],
  ['CMake without tests', { 'CMakeLists.txt': 'project(x)\n' }, undefined],
  ['Maven', { 'pom.xml': '' }, 'mvn -B test'],
  ['Maven wrapper', { 'pom.xml': '', mvnw: '' }, './mvnw -B test'],
  ['Gradle wrapper', { 'build.gradle': '', gradlew: '' }, './gradlew test'],
  ['prove', { 't/a.t': '' }, 'prove -lr t'],
  ['rspec', { Gemfile: 'gem "rspec"', 'spec/a_spec.rb': '' }, 'bundle exec rspec'],
  ['rake without bundler', { Rakefile: 'Rake::TestTask.new\n' }, 'rake test'],
  ['phpunit', { 'composer.json': '{"require-dev":{"phpunit/phpunit":"9"}}' }, 'vendor/bin/phpunit'],
  ['dotnet', { 'X.sln': '' }, 'dotnet test'],
  ['mix', { 'mix.exs': '' }, 'mix test'],
  ['swift', { 'Package.swift': '' }, 'swift test'],
  ['bats', { 'test/a.bats': '' }, 'bats test'],
  ['a shell script', { 'test.sh': '#!/bin/sh\n./a\n' }, 'sh test.sh'],
  ['a bash script', { 'tests/run-tests.sh': '#!/usr/bin/env bash\n' }, 'bash tests/run-tests.sh'],
  ['just', { justfile: 'test: build\n    ./run\n' }, 'just test'],
  [
    'tooling at the root, the project in a folder',
    { 'package.json': json({ devDependencies: { prettier: '3' } }), 'web/package.json': scripts('jest') },
    'cd web && npm test',
  ],
  ['one project in a folder', { 'web/package.json': scripts('jest') }, 'cd web && npm test'],
  ['a folder with a quote', { "it's/package.json": scripts('jest') }, "cd './it'\\''s' && npm test"],
  ['an example is not the project', { 'go.mod': '', 'examples/web/package.json': scripts('jest') }, 'go test ./...'],
  ['dependencies are not the project', { 'node_modules/a/package.json': scripts('jest') }, undefined],
  [
    'two languages: both',
    { 'package.json': scripts('jest'), 'api/requirements.txt': 'pytest', 'api/test_a.py': '' },
    'npm test && (cd api && python3 -m pytest)',
  ],
  [
    'two languages, wrapped by make',
    { 'package.json': scripts('jest'), 'go.mod': '', Makefile: 'test:\n\tnpm test && go test ./...\n' },
    'make test',
  ],
  [
    'CI knows the flags',
    {
      'Cargo.toml': '[package]\n',
      '.github/workflows/ci.yml': 'on: push\njobs:\n  t:\n    steps:\n      - run: cargo test --all-features\n',
    },
    'cargo test --all-features',
  ],
  [
    'CI needs its own values',
    {
      'go.mod': '',
      '.github/workflows/ci.yml': 'on: push\njobs:\n  t:\n    steps:\n      - run: go test ${{ matrix.flags }} ./...\n',
    },
    'go test ./...',
  ],
  [
    'a release workflow is no CI',
    {
      'go.mod': '',
      '.github/workflows/r.yml': 'on: release\njobs:\n  t:\n    steps:\n      - run: go test -short ./...\n',
    },
    'go test ./...',
  ],
  ['broken CI file', { 'go.mod': '', '.github/workflows/ci.yml': 'on: [push\n' }, 'go test ./...'],
];

describe('detectTests', () => {
  test.each(CASES)('%s', async (_, files, command) => {
    expect((await detectTests(tree(files)))?.command).toBe(command);
  });

  test('says why, and names the other candidates', async () => {
    const manifest = json({
      scripts: { test: 'vitest run', 'test:unit': 'vitest run unit' },
      devDependencies: { vitest: '4' },
    });
    const files = { 'package.json': manifest, 'a.test.ts': '', Makefile: 'test:\n\tnpm test\n' };
    expect(await detectTests(tree(files))).toEqual({
      command: 'npm test',
      why: 'JavaScript: script "test" in package.json',
      candidates: ['npm run test:unit', 'npx vitest run', 'make test'],
    });
  });
});
