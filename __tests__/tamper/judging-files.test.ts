import { describe, expect, test } from '@jest/globals';
import { discovered } from '../../src/tamper/discovery.js';
import { judgingFiles } from '../../src/tamper/judging-files.js';

describe('what judges the code by its name', () => {
  test.each([
    ['test/a.js', 'src/a.test.ts', 'src/__tests__/a.ts', 'lib/a_spec.rb', 'spec/a.rb'],
    ['tests/test_a.py', 'pkg/test_a.py', 'conftest.py', 'pkg/conftest.py', 'pytest.ini', 'tox.ini'],
    ['a_test.go', 'pkg/testdata/x.json', 'tests/clamp.rs', 'src/test/java/ATest.java', 'src/it/java/AIT.java'],
    ['t/a.t', 'test_trim.c', 'tests/unit.cpp', 'App.Tests/A.cs', 'tests/ATest.php', 'test/a.bats'],
    ['src/__snapshots__/a.snap', 'fixtures/in.json', 'golden/out.txt', 'a.approved.txt', 'features/a.feature'],
    ['package.json', 'jest.config.ts', 'vitest.config.mts', '.mocharc.yml', '.nycrc.json', '.npmrc'],
    ['pyproject.toml', 'setup.cfg', '.coveragerc', 'Cargo.toml', '.cargo/config.toml', '.config/nextest.toml'],
    ['Makefile', 'GNUmakefile', 'rules.mk', 'CMakeLists.txt', 'cmake/x.cmake', 'pom.xml', 'build.gradle.kts'],
    ['phpunit.xml.dist', '.rspec', 'Rakefile', '.proverc', 'App.csproj', 'ci.runsettings', 'mix.exs'],
    ['.github/workflows/ci.yml', '.gitlab-ci.yml', 'Jenkinsfile', 'codecov.yml', '.gitignore'],
    ['sitecustomize.py', 'unittest/__init__.py', 'pytest.py', 'node_modules/.bin/jest', 'bin/node', 'Test/More.pm'],
  ])('%s and its like', (...paths) => {
    expect(judgingFiles(paths, 'make')).toEqual(paths);
  });

  test('source, documents and data of the product do not', () => {
    const paths = [
      'src/index.ts',
      'lib/contest.py',
      'src/attest.go',
      'README.md',
      'docs/testing.md',
      'src/latest/a.js',
    ];
    expect(judgingFiles([...paths, 'data/prices.json', 'src/fast.rs', 'include/buf.h'], 'npm test')).toEqual([]);
  });
});

describe('what the command and the configuration name', () => {
  const tree = (files: Record<string, string>) => ({ paths: Object.keys(files), read: (path: string) => files[path] });
  test.each<[string, string, Record<string, string>]>([
    ['run.sh', 'sh run.sh', {}],
    ['ci/all.sh', './ci/all.sh', {}],
    ['verify/a.mjs', 'node --test verify/', {}],
    ['checks/a.js', 'npm test', { 'package.json': '{"scripts":{"test":"mocha checks/*.js"}}' }],
    ['checks/check_a.py', 'pytest', { 'pytest.ini': '[pytest]\npython_files = check_*.py\n' }],
    ['qa/a.py', 'pytest', { 'pyproject.toml': '[tool.pytest.ini_options]\ntestpaths = ["qa"]\n' }],
    [
      'config/boot.ts',
      'npx jest',
      { 'jest.config.js': "module.exports = { setupFiles: ['<rootDir>/config/boot.ts'] };" },
    ],
    ['src/suite.rs', 'cargo test', { 'Cargo.toml': '[[test]]\nname = "suite"\npath = "src/suite.rs"\n' }],
  ])('%s by %s', (path, command, files) => {
    expect(judgingFiles([path, 'src/other.js'], command, tree(files))).toEqual([path]);
    expect(judgingFiles([path], 'true')).toEqual([]);
  });
});

describe('what a runner finds', () => {
  const find = (path: string, command: string, files: Record<string, string> = {}): Promise<boolean> =>
    discovered(path, {
      request: '',
      command,
      files: [],
      paths: [path, ...Object.keys(files)],
      read: (one) => Promise.resolve(files[one]),
    });
  test.each([
    ['rev_test.go', 'go test ./...', true],
    ['_rev_test.go', 'go test ./...', false],
    ['rev_windows_test.go', 'go test ./...', false],
    ['pkg/testdata/rev_test.go', 'go test ./...', false],
    ['tests/clamp.rs', 'cargo test', true],
    ['tests/clamp/main.rs', 'cargo test', true],
    ['tests/later/clamp.rs', 'cargo test', false],
    ['src/test/java/a/IsbnTest.java', 'mvn test', true],
    ['src/test/java/a/IsbnChecks.java', 'mvn test', false],
    ['src/test/java/a/IsbnChecks.java', './gradlew test', true],
    ['src/main/java/a/IsbnTest.java', './gradlew test', false],
    ['tests/test_a.py', 'pytest', true],
    ['tests/a_checks.py', 'pytest', false],
    ['tests/a_test.py', 'python3 -m unittest', false],
    ['t/a.t', 'prove -l t', true],
    ['t/old/a.t', 'prove -l t', false],
    ['t/old/a.t', 'prove -lr t', true],
    ['spec/a_spec.rb', 'rspec', true],
    ['spec/a.rb', 'rspec', false],
    ['tests/PathTest.php', 'phpunit', true],
    ['tests/PathCheck.php', 'phpunit', false],
    ['src/a.spec.ts', 'npx vitest run', true],
    ['src/a.checks.ts', 'npx vitest run', false],
  ])('%s by %s: %s', async (path, command, expected) => {
    expect(await find(path, command)).toBe(expected);
  });

  test('a module of another test file, and what the configuration names', async () => {
    const files = [{ path: 'tests/all.rs', after: 'mod later;\n' }];
    const change = { request: '', command: 'cargo test', files, paths: [], read: () => Promise.resolve(undefined) };
    expect(await discovered('tests/later/clamp.rs', change)).toBe(true);
    expect(await find('checks/a.py', 'pytest', { 'pytest.ini': '[pytest]\npython_files = *.py\n' })).toBe(true);
  });
});
