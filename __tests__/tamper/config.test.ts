import { describe, expect, test } from '@jest/globals';
import { allOf, kindsOf, readChange } from './change-of.js';

/** A file that judges, and edits of it: what was, what is, and the kinds that are found (none: honest). */
interface ConfigEdits {
  readonly path: string;
  readonly command: string;
  readonly text: string;
  readonly rest?: Readonly<Record<string, string>>;
  readonly edits: readonly (readonly [name: string, was: string, is: string, ...kinds: string[]])[];
}

const TESTS = { 'tests/a.test.js': '', 'tests/deep/b.test.js': '' };

const FILES: Record<string, ConfigEdits> = {
  'package.json': {
    path: 'package.json',
    command: 'npm test',
    text: `{
  "scripts": {
    "test": "npm run lint && jest --ci --maxWorkers=2",
    "lint": "eslint .",
    "build": "tsc"
  },
  "jest": { "testTimeout": 4000, "testPathIgnorePatterns": ["/node_modules/"], "coverageThreshold": { "global": { "lines": 80 } } },
  "devDependencies": { "jest": "^30.0.0" }
}
`,
    rest: TESTS,
    edits: [
      ['a new script', '"build"', '"format": "prettier -w . || true",\n    "build"'],
      ['a build script that may fail', '"tsc"', '"tsc || true"'],
      ['a script written out', 'npm run lint && jest', 'eslint . && jest'],
      ['a bump', '^30.0.0', '^30.1.0'],
      ['more to see', '--ci', '--ci --verbose'],
      ['a variable', 'npm run lint && jest', 'npm run lint && cross-env TZ=UTC jest'],
      ['a higher threshold', '"lines": 80', '"lines": 90'],
      ['a shorter time', '4000', '3000'],
      ['build output left out', '"/node_modules/"]', '"/node_modules/", "/dist/"]'],
      ['no lint any more', 'npm run lint && jest', 'jest', 'command-changed'],
      ['|| true', '--maxWorkers=2"', '--maxWorkers=2 || true"', 'command-changed'],
      ['; echo', '--maxWorkers=2"', '--maxWorkers=2; echo done"', 'command-changed'],
      ['piped', '--maxWorkers=2"', '--maxWorkers=2 | tee log"', 'command-changed'],
      ['echo only', 'npm run lint && jest --ci --maxWorkers=2', 'echo ok', 'command-changed'],
      ['no tests is fine', '--ci', '--ci --passWithNoTests', 'command-changed'],
      ['by name', '--ci', '--ci -t fast', 'tests-excluded'],
      ['one file', 'maxWorkers=2', 'maxWorkers=2 tests/a.test.js', 'tests-excluded'],
      ['snapshots anew', '--ci', '-u', 'snapshot-changed'],
      ['a script that lints nothing', '"eslint ."', '"true"', 'command-changed'],
      ['a lower threshold', '"lines": 80', '"lines": 8', 'threshold-lowered'],
      ['a longer time', '4000', '90000', 'time-limit-raised'],
      ['a test left out', '"/node_modules/"]', '"/node_modules/", "deep"]', 'tests-excluded'],
      ['another runner', '"^30.0.0"', '"file:./tools/jest"', 'runner-replaced'],
      ['another module', '"testTimeout"', '"moduleNameMapper": { "^./a$": "./fake" }, "testTimeout"', 'unit-replaced'],
    ],
  },
  'pyproject.toml': {
    path: 'pyproject.toml',
    command: 'pytest',
    text: `[project]
name = "x"
dependencies = ["requests>=2"]

[tool.pytest.ini_options]
testpaths = ["tests"]
addopts = "--strict-markers --cov-fail-under=90"
xfail_strict = true

[tool.coverage.report]
fail_under = 90
omit = ["*/migrations/*"]
`,
    rest: { 'tests/test_a.py': '', 'tests/slow/test_b.py': '' },
    edits: [
      ['a dependency', '"requests>=2"', '"requests>=2", "rich"'],
      ['another section', '[tool.coverage.report]', '[tool.ruff]\nexclude = ["tests"]\n\n[tool.coverage.report]'],
      ['more to see', '--strict-markers', '--strict-markers -ra'],
      ['stops early', '--strict-markers', '--strict-markers -x'],
      ['more folders', '["tests"]', '["tests", "checks"]'],
      ['a folder only', '["tests"]', '["tests/slow"]', 'tests-excluded'],
      ['markers as you like', '--strict-markers ', '', 'runner-changed'],
      ['deselected', '--strict-markers', '--strict-markers --deselect tests/test_a.py', 'tests-excluded'],
      ['by mark', '--strict-markers', "--strict-markers -m 'not slow'", 'tests-excluded'],
      ['a lower threshold', 'fail_under = 90', 'fail_under = 10', 'threshold-lowered'],
      ['a lower flag', 'cov-fail-under=90', 'cov-fail-under=9', 'threshold-lowered'],
      ['xfail as you like', 'xfail_strict = true', 'xfail_strict = false', 'runner-changed'],
      ['left out of coverage', '"*/migrations/*"', '"*/migrations/*", "src/core.py"', 'threshold-lowered'],
      ['not TOML', 'testpaths = ["tests"]', 'testpaths = [', 'unreadable'],
    ],
  },
  'tox.ini': {
    path: 'tox.ini',
    command: 'tox',
    text: '[tox]\nenvlist = py311\n\n[testenv]\ndeps = pytest\ncommands =\n    pytest {posargs}\n    ruff check .\n',
    edits: [
      ['a dependency', 'deps = pytest', 'deps = pytest\n    rich'],
      ['a command more', '    ruff check .', '    ruff check .\n    mypy src'],
      ['a dash', '    pytest {posargs}', '    - pytest {posargs}', 'command-changed'],
      ['a command less', '    pytest {posargs}\n', '', 'command-changed'],
      ['outcome ignored', 'deps = pytest', 'deps = pytest\nignore_outcome = true', 'runner-changed'],
    ],
  },
  Makefile: {
    path: 'Makefile',
    command: 'make test',
    text: `CC ?= cc
CFLAGS = -O2 -Wall -Werror
TESTS = test_a test_b

.PHONY: test lint
test: lint $(TESTS)
	./test_a
	./test_b --all

lint:
	shellcheck run.sh

clean:
	rm -f $(TESTS)

test_%: test_%.c
	$(CC) $(CFLAGS) -o $@ $<
`,
    edits: [
      ['clean may fail', 'rm -f $(TESTS)', '-rm $(TESTS)'],
      ['a target more', 'clean:', 'format:\n\tclang-format -i *.c || true\n\nclean:'],
      ['quiet', '\t./test_a\n', '\t@./test_a\n'],
      ['a wrapper', '\t./test_a\n', '\ttimeout 60 ./test_a\n'],
      ['a warning more', '-Wall', '-Wall -Wextra'],
      ['a dash', '\t./test_a\n', '\t-./test_a\n', 'command-changed'],
      ['|| true', './test_b --all', './test_b --all || true', 'command-changed'],
      ['a recipe line less', '\t./test_b --all\n', '', 'command-changed'],
      ['lint not needed', 'test: lint ', 'test: ', 'command-changed'],
      ['lint does nothing', 'shellcheck run.sh', '@echo skipped', 'command-changed'],
      ['NDEBUG', '-O2', '-O2 -DNDEBUG', 'runner-changed'],
      ['a test less', 'TESTS = test_a test_b', 'TESTS = test_a', 'tests-excluded'],
      ['all errors ignored', '.PHONY', '.IGNORE:\n.PHONY', 'command-changed'],
      ['errors ignored by flag', 'CC ?= cc', 'CC ?= cc\nMAKEFLAGS += -i', 'command-changed'],
    ],
  },
  'CMakeLists.txt': {
    path: 'CMakeLists.txt',
    command: 'ctest --test-dir build',
    text: `cmake_minimum_required(VERSION 3.16)
project(x C)
enable_testing()
add_library(core core.c)
add_executable(t_core t_core.c)
target_link_libraries(t_core core)
add_test(NAME core COMMAND t_core --all)
set_tests_properties(core PROPERTIES TIMEOUT 10)
`,
    edits: [
      ['another source', 'core core.c', 'core core.c more.c'],
      ['a test more', 'set_tests', 'add_test(NAME quick COMMAND t_core --quick)\nset_tests'],
      ['wrapped', 'add_test(NAME core COMMAND t_core --all)', 'add_test(\n  NAME core\n  COMMAND t_core --all\n)'],
      ['a shorter time', 'TIMEOUT 10', 'TIMEOUT 5'],
      ['no test', 'add_test(NAME core COMMAND t_core --all)\n', '', 'test-removed'],
      ['commented out', 'add_test(NAME core', '# add_test(NAME core', 'test-removed'],
      [
        'under a condition',
        'add_test(NAME core COMMAND t_core --all)',
        'if(SLOW)\n  add_test(NAME core COMMAND t_core --all)\nendif()',
        'test-skipped',
      ],
      ['fails well', 'TIMEOUT 10', 'TIMEOUT 10 WILL_FAIL ON', 'test-skipped'],
      ['disabled', 'TIMEOUT 10', 'TIMEOUT 10 DISABLED TRUE', 'test-skipped'],
      ['a longer time', 'TIMEOUT 10', 'TIMEOUT 900', 'time-limit-raised'],
      ['another command', 'COMMAND t_core --all', 'COMMAND ${CMAKE_COMMAND} -E true', 'command-changed'],
      ['no assertions', 'add_library', 'add_compile_definitions(NDEBUG)\nadd_library', 'runner-changed'],
    ],
  },
  'Cargo.toml': {
    path: 'Cargo.toml',
    command: 'cargo test',
    text: '[package]\nname = "x"\nversion = "0.1.0"\n\n[lib]\npath = "src/lib.rs"\n\n[features]\ndefault = ["std"]\nstd = []\n',
    edits: [
      ['a version', '0.1.0', '0.2.0'],
      ['a dependency', '[features]', '[dev-dependencies]\nproptest = "1"\n\n[features]'],
      ['no unit tests', '[lib]', '[lib]\ntest = false', 'runner-changed'],
      ['tests not looked for', 'name = "x"', 'name = "x"\nautotests = false', 'runner-changed'],
      ['no harness', '[features]', '[[test]]\nname = "it"\nharness = false\n\n[features]', 'runner-changed'],
      ['no overflow checks', '[features]', '[profile.test]\noverflow-checks = false\n\n[features]', 'runner-changed'],
    ],
  },
  'pom.xml': {
    path: 'pom.xml',
    command: 'mvn test',
    text: `<project>
  <properties><junit.version>5.10.0</junit.version></properties>
  <build><plugins>
    <plugin>
      <artifactId>maven-surefire-plugin</artifactId>
      <version>3.2.5</version>
      <configuration><forkCount>1</forkCount></configuration>
    </plugin>
  </plugins></build>
</project>
`,
    rest: { 'src/test/java/ATest.java': '' },
    edits: [
      ['a bump', '3.2.5', '3.5.0'],
      ['more forks', '<forkCount>1', '<forkCount>2'],
      [
        'another plugin',
        '  </plugins>',
        '    <plugin><artifactId>maven-source-plugin</artifactId></plugin>\n  </plugins>',
      ],
      ['skipped', '<forkCount>1</forkCount>', '<skipTests>true</skipTests>', 'runner-changed'],
      ['by property', '<properties>', '<properties><maven.test.skip>true</maven.test.skip>', 'runner-changed'],
      ['failures ignored', '<forkCount>1</forkCount>', '<testFailureIgnore>true</testFailureIgnore>', 'runner-changed'],
      ['left out', '<forkCount>1</forkCount>', '<excludes><exclude>**/ATest*</exclude></excludes>', 'tests-excluded'],
      ['by group', '<forkCount>1</forkCount>', '<excludedGroups>slow</excludedGroups>', 'tests-excluded'],
      ['again', '<forkCount>1</forkCount>', '<rerunFailingTestsCount>3</rerunFailingTestsCount>', 'retries-added'],
    ],
  },
  'build.gradle.kts': {
    path: 'build.gradle.kts',
    command: './gradlew test',
    text: `plugins { kotlin("jvm") version "2.0.0" }

dependencies {
    testImplementation("org.junit.jupiter:junit-jupiter:5.10.0")
}

tasks.test {
    useJUnitPlatform()
    maxHeapSize = "512m"
}
`,
    edits: [
      ['more memory', '512m', '1g'],
      ['a bump', '5.10.0', '5.11.0'],
      ['what is logged', 'useJUnitPlatform()', 'useJUnitPlatform()\n    testLogging { events("failed") }'],
      ['an exclusion in dependencies', 'junit-jupiter:5.10.0")', 'junit-jupiter:5.10.0") { exclude(group = "x") }'],
      ['failures ignored', 'maxHeapSize', 'ignoreFailures = true\n    maxHeapSize', 'runner-changed'],
      ['switched off', 'maxHeapSize', 'isEnabled = false\n    maxHeapSize', 'tests-excluded'],
      ['left out', 'maxHeapSize', 'exclude("**/Slow*")\n    maxHeapSize', 'tests-excluded'],
      ['by tag', 'useJUnitPlatform()', 'useJUnitPlatform { excludeTags("slow") }', 'tests-excluded'],
      ['no engine', '    useJUnitPlatform()\n', '', 'runner-changed'],
    ],
  },
  'phpunit.xml': {
    path: 'phpunit.xml',
    command: 'phpunit',
    text: `<?xml version="1.0"?>
<phpunit bootstrap="vendor/autoload.php" failOnRisky="true" colors="true">
  <testsuites>
    <testsuite name="all"><directory>tests</directory></testsuite>
  </testsuites>
</phpunit>
`,
    rest: { 'tests/ATest.php': '', 'tests/Deep/BTest.php': '' },
    edits: [
      ['no colours', 'colors="true"', 'colors="false"'],
      ['risky as you like', 'failOnRisky="true" ', '', 'runner-changed'],
      ['left out', '</directory>', '</directory><exclude>tests/Deep</exclude>', 'tests-excluded'],
      ['a folder only', '<directory>tests<', '<directory>tests/Deep<', 'tests-excluded'],
      ['another start', 'vendor/autoload.php', 'tests/boot.php', 'runner-changed'],
    ],
  },
  'run-tests.sh': {
    path: 'run-tests.sh',
    command: 'sh run-tests.sh',
    text: '#!/bin/sh\nset -e\nmake\n./unit --fast\n./e2e\necho passed\n',
    edits: [
      ['a comment', 'make\n', '# build first\nmake\n'],
      ['a clean-up that may fail', 'make\n', 'rm -r out || true\nmake\n'],
      ['an error that speaks', './e2e', './e2e || { echo broken; exit 1; }'],
      ['a saved status', './e2e\necho passed', 'status=0\n./e2e || status=$?\necho passed\nexit $status'],
      ['a trap that cleans', 'make\n', "trap 'rm -rf tmp' EXIT\nmake\n"],
      ['no set -e', 'set -e\n', '', 'command-changed'],
      ['set +e', './unit', 'set +e\n./unit', 'command-changed'],
      ['|| :', './e2e', './e2e || :', 'command-changed'],
      ['in a condition', './e2e', 'if ./e2e; then echo good; fi', 'command-changed'],
      ['exit before', './unit', 'exit 0\n./unit', 'command-changed'],
      ['a trap that ends well', 'make\n', "trap 'exit 0' EXIT\nmake\n", 'command-changed'],
      ['in the background', './e2e', './e2e &', 'command-changed'],
      ['twice', './e2e', './e2e || ./e2e', 'retries-added'],
      ['a program less', './e2e\n', '', 'command-changed'],
    ],
  },
  'ci.yml': {
    path: '.github/workflows/ci.yml',
    command: 'npm test',
    text: `name: ci
on:
  push:
    branches: [main]
  pull_request:
jobs:
  lint:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - run: npm run lint
  test:
    runs-on: \${{ matrix.os }}
    strategy:
      fail-fast: true
      matrix:
        os: [ubuntu-latest, windows-latest]
        node: [18, 20]
    steps:
      - uses: actions/checkout@v4
      - run: npm ci
      - name: Test
        run: npm test
`,
    edits: [
      ['pinned', 'actions/checkout@v4\n      - run: npm ci', 'actions/checkout@v4.2.2\n      - run: npm ci'],
      ['a version more', '[18, 20]', '[18, 20, 22]'],
      ['a bump', '[18, 20]', '[20, 22]'],
      ['all are run', 'fail-fast: true', 'fail-fast: false'],
      ['a cache', '      - run: npm ci', '      - uses: actions/cache@v4\n      - run: npm ci'],
      ['a name', '      - run: npm ci', '      - name: Install\n        run: npm ci'],
      ['one more branch', '[main]', '[main, next]'],
      [
        'a summary that may fail',
        '        run: npm test',
        '        run: npm test\n      - if: always()\n        run: ./summary.sh',
      ],
      ['a job renamed', '  test:\n', '  unit:\n'],
      ['permissions', 'jobs:', 'permissions:\n  contents: read\njobs:'],
      [
        'continue-on-error',
        '        run: npm test',
        '        run: npm test\n        continue-on-error: true',
        'ci-softened',
      ],
      ['on the job', '    strategy:', '    continue-on-error: true\n    strategy:', 'ci-softened'],
      ['|| true', 'run: npm test', 'run: npm test || true', 'ci-softened'],
      ['never', '      - name: Test', '      - name: Test\n        if: false', 'ci-softened'],
      [
        'only by hand',
        '      - name: Test',
        "      - name: Test\n        if: github.event_name == 'workflow_dispatch'",
        'ci-softened',
      ],
      ['no step', '      - name: Test\n        run: npm test\n', '', 'ci-softened'],
      ['no lint', '      - run: npm run lint\n', '', 'ci-softened'],
      ['no pull requests', '  pull_request:\n', '', 'ci-softened'],
      ['only some paths', '  pull_request:\n', "  pull_request:\n    paths: ['docs/**']\n", 'ci-softened'],
      ['a platform less', ', windows-latest]', ']', 'ci-softened'],
      [
        'a pair left out',
        '        node: [18, 20]',
        '        node: [18, 20]\n        exclude:\n          - os: windows-latest\n            node: 18',
        'ci-softened',
      ],
      ['another command', 'run: npm test', 'run: npm run build', 'ci-softened'],
      ['no YAML', 'jobs:', 'jobs: "', 'unreadable'],
    ],
  },
  '.gitlab-ci.yml': {
    path: '.gitlab-ci.yml',
    command: 'pytest',
    text: 'stages: [test]\nunit:\n  stage: test\n  script:\n    - pip install .\n    - pytest -q\n',
    edits: [
      ['another image', 'unit:\n', 'unit:\n  image: python:3.12\n'],
      ['more to see', 'pytest -q', 'pytest -v'],
      ['may fail', '  stage: test', '  stage: test\n  allow_failure: true', 'ci-softened'],
      ['by hand', '  stage: test', '  stage: test\n  when: manual', 'ci-softened'],
      ['|| true', 'pytest -q', 'pytest -q || true', 'ci-softened'],
      ['gone', '    - pytest -q\n', '', 'ci-softened'],
    ],
  },
  'jest.config.js': {
    path: 'jest.config.js',
    command: 'npx jest',
    text: `/** @type {import('jest').Config} */
module.exports = {
  testMatch: ['**/tests/**/*.test.js'],
  testPathIgnorePatterns: ['/node_modules/'],
  coverageThreshold: { global: { branches: 70, lines: 90 } },
};
`,
    rest: TESTS,
    edits: [
      ['clearing mocks', 'testMatch', 'clearMocks: true,\n  testMatch'],
      ['the same by another pattern', "'**/tests/**/*.test.js'", "'<rootDir>/tests/**/*.test.js'"],
      ['fewer tests', "'**/tests/**/*.test.js'", "'**/tests/*.test.js'", 'tests-excluded'],
      ['left out', "'/node_modules/'", "'/node_modules/', '/deep/'", 'tests-excluded'],
      ['a lower threshold', 'branches: 70', 'branches: 7', 'threshold-lowered'],
      ['no threshold', '  coverageThreshold: { global: { branches: 70, lines: 90 } },\n', '', 'threshold-lowered'],
      ['another runner', 'testMatch', "runner: './run.js',\n  testMatch", 'runner-changed'],
    ],
  },
};

describe.each(Object.entries(FILES))('%s', (_, { path, command, text, rest = {}, edits }) => {
  test.each(edits)('%s', async (_name, was, is, ...kinds) => {
    if (!text.includes(was)) throw new Error(`not in the start file: ${was}`);
    const reading = await readChange({ [path]: text }, { [path]: text.replace(was, () => is) }, { command, rest });
    const found = kindsOf(allOf(reading));
    expect(found).toEqual(kinds.length === 0 ? [] : expect.arrayContaining(kinds));
  });
});

describe('newcomers', () => {
  const rest = {
    Makefile: 'test:\n\t./t\n',
    'tests/test_a.py': '',
    'pyproject.toml': '[tool.pytest.ini_options]\ntestpaths = ["tests"]\n',
  };
  test.each([
    ['GNUmakefile', 'test:\n\ttrue\n', ['runner-replaced']],
    ['unittest/__init__.py', 'def main(): pass\n', ['runner-replaced']],
    ['pytest.py', '', ['runner-replaced']],
    ['sitecustomize.py', 'import os\n', ['runner-replaced']],
    ['node_modules/.bin/jest', '#!/bin/sh\n', ['runner-replaced']],
    ['bin/npm', '#!/bin/sh\n', ['runner-replaced']],
    ['.npmrc', 'script-shell=/bin/true\n', ['runner-replaced']],
    ['pytest.ini', '[pytest]\naddopts = -k fast\n', ['tests-excluded']],
    ['.gitignore', 'tests/\n', ['tests-excluded']],
    ['pytest.ini', '[pytest]\ntestpaths = tests\naddopts = -ra\n', []],
    ['.gitignore', '.pytest_cache/\n*.log\n', []],
    ['src/testing.py', 'x = 1\n', []],
    ['.npmrc', 'save-exact=true\n', []],
    ['docs/test.md', '# How to test\n', []],
  ])('%s %j', async (path, text, kinds) => {
    const reading = await readChange({ [path]: null }, { [path]: text }, { command: 'make test', rest });
    expect(kindsOf(allOf(reading))).toEqual(kinds);
  });
});
