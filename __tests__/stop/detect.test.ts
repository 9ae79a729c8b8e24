import { describe, expect, test } from '@jest/globals';

import { detectTests, type TreeReader } from '../../src/stop/detect.js';
import { setupNeeded } from '../../src/stop/detect/setup.js';

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
  ['pytest by settings', { 'pyproject.toml': '[tool.pytest.ini_options]\n', 'a.py': '' }, 'python -m pytest'],
  ['pytest by import', { 'tests/test_a.py': 'import pytest\n' }, 'python -m pytest'],
  ['pytest by plain functions', { 'test_a.py': 'def test_a(): pass\n' }, 'python -m pytest'],
  ['pytest in uv', { 'pyproject.toml': 'dev=["pytest"]', 'uv.lock': '', 'tests/test_a.py': '' }, 'uv run pytest'],
  ['unittest in a package', { 'tests/__init__.py': '', 'tests/test_a.py': UNITTEST }, 'python -m unittest discover'],
  ['unittest in a plain folder', { 'tests/test_a.py': UNITTEST }, 'python -m unittest discover -s tests'],
  ['unittest at the root', { 'test_a.py': UNITTEST }, 'python -m unittest discover'],
  ['unittest named _test.py', { 'a_test.py': UNITTEST }, "python -m unittest discover -p '*_test.py'"],
  ['test.py that tests nothing', { 'test.py': 'print(1)\n' }, undefined],
  [
    'plain script with assertions',
    { 'prüfung/test_größe.py': 'x = 1\nassert x == 1\n' },
    "python './prüfung/test_größe.py'",
  ],
  ['Django', { 'manage.py': '' }, 'python manage.py test'],
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
    'npm test && (cd api && python -m pytest)',
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
    expect(await detectTests(tree(files))).toMatchObject({
      command: 'npm test',
      local: { command: 'npm test', dir: '' },
      why: 'JavaScript: script "test" in package.json',
      candidates: ['npm run test:unit', 'npx vitest run', 'make test'],
    });
  });

  test('a part in a folder: to be run at the root, and in its folder', async () => {
    const files = { 'web/package.json': scripts('jest', { devDependencies: { jest: '30' } }), 'web/yarn.lock': '' };
    expect(await detectTests(tree(files))).toMatchObject({
      command: 'cd web && yarn test',
      local: { command: 'yarn test', dir: 'web' },
      setup: { command: '(cd web && yarn install --frozen-lockfile)', provides: ['web/node_modules', 'web/.pnp.cjs'] },
      localSetup: { command: 'yarn install --frozen-lockfile', why: 'yarn.lock' },
    });
  });
});

const JEST = { devDependencies: { jest: '30' } };
const PROJECT = '[project]\nname = "x"\n';
const PYTEST = { 'tests/test_a.py': 'import pytest\n' };

const SETUPS: readonly (readonly [name: string, files: Files, setup: string | undefined])[] = [
  ['npm, locked', { 'package.json': scripts('jest', JEST), 'package-lock.json': '{}' }, 'npm ci'],
  ['npm, not locked', { 'package.json': scripts('jest', JEST) }, 'npm install'],
  ['npm, nothing to install', { 'package.json': scripts('node --test') }, undefined],
  ['yarn', { 'package.json': scripts('jest', JEST), 'yarn.lock': '# v1' }, 'yarn install --frozen-lockfile'],
  ['yarn berry', { 'package.json': scripts('jest', JEST), 'yarn.lock': '__metadata:\n' }, 'yarn install --immutable'],
  ['pnpm', { 'package.json': scripts('jest', JEST), 'pnpm-lock.yaml': '' }, 'pnpm install --frozen-lockfile'],
  ['bun', { 'package.json': scripts('jest', JEST), 'bun.lock': '' }, 'bun install --frozen-lockfile'],
  ['requirements', { ...PYTEST, 'requirements.txt': 'pytest\n' }, 'pip install -r requirements.txt'],
  [
    'requirements for tests that include the others',
    { ...PYTEST, 'requirements.txt': 'x\n', 'requirements-test.txt': '-r requirements.txt\npytest\n' },
    'pip install -r requirements-test.txt',
  ],
  [
    'requirements beside each other',
    { ...PYTEST, 'requirements.txt': 'x\n', 'dev-requirements.txt': 'pytest\n' },
    'pip install -r requirements.txt -r dev-requirements.txt',
  ],
  ['a package', { ...PYTEST, 'pyproject.toml': PROJECT }, 'pip install -e .'],
  [
    'an extra',
    { ...PYTEST, 'pyproject.toml': `${PROJECT}[project.optional-dependencies]\ndocs = ["sphinx"]\ndev = ["pytest"]\n` },
    'pip install -e .[dev]',
  ],
  [
    'an extra in setup.py',
    { ...PYTEST, 'setup.py': "setup(extras_require={'test': ['pytest']})\n" },
    'pip install -e .[test]',
  ],
  [
    'a group',
    { ...PYTEST, 'pyproject.toml': `${PROJECT}[dependency-groups]\ntest = ["pytest"]\n` },
    'pip install -e . --group test',
  ],
  ['only settings of tools', { ...PYTEST, 'pyproject.toml': '[tool.pytest.ini_options]\n' }, undefined],
  ['uv', { ...PYTEST, 'pyproject.toml': PROJECT, 'uv.lock': '' }, 'uv sync'],
  ['poetry', { ...PYTEST, 'pyproject.toml': '[tool.poetry]\nname = "x"\n' }, 'poetry install'],
  ['pipenv', { ...PYTEST, Pipfile: '[packages]\n' }, 'pipenv install --dev'],
  ['tox sees to it', { ...PYTEST, 'tox.ini': '[tox]\n', 'requirements.txt': '' }, undefined],
  ['cargo sees to it', { 'Cargo.toml': '[package]\n' }, undefined],
  ['go sees to it', { 'go.mod': 'module x\n' }, undefined],
  ['bundler', { Gemfile: 'gem "rspec"', 'spec/a_spec.rb': '' }, 'bundle install'],
  ['composer', { 'composer.json': '{"require-dev":{"phpunit/phpunit":"9"}}' }, 'composer install'],
  ['dotnet', { 'X.sln': '' }, 'dotnet restore'],
  ['mix', { 'mix.exs': 'defp deps, do: [{:jason, "~> 1"}]\n' }, 'mix deps.get'],
  ['mix without dependencies', { 'mix.exs': 'defp deps, do: []\n' }, undefined],
  ['meson', { 'meson.build': "test('a', exe)\n" }, 'meson setup build'],
  ['autotools', { configure: '', 'Makefile.in': 'check:\n\t./t\n' }, './configure'],
  [
    'two languages',
    { 'package.json': scripts('jest', JEST), 'api/requirements.txt': 'pytest', 'api/test_a.py': '' },
    'npm install && pip install -r api/requirements.txt',
  ],
];

describe('the setup that is detected', () => {
  test.each(SETUPS)('%s', async (_, files, command) => {
    expect((await detectTests(tree(files)))?.setup?.command).toBe(command);
  });

  test.each([
    [['node_modules'], false],
    [['src'], true],
    [[], true],
  ])('where %j is there it is needed: %s', async (present: string[], needed) => {
    const setup = { command: 'npm ci', why: 'package-lock.json', provides: ['node_modules', '.pnp.cjs'] };
    expect(await setupNeeded(setup, (path) => Promise.resolve(present.includes(path)))).toBe(needed);
  });
});
