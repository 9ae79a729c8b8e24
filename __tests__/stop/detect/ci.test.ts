import { describe, expect, test } from '@jest/globals';

import { detectTests } from '../../../src/stop/detect.js';

type Files = Readonly<Record<string, string>>;

/** A workflow on push with one job, a step for each text. */
function ci(...runs: string[]): Files {
  const steps = runs.map((run) => `      - run: |\n${run.replace(/^/gm, '          ')}\n`).join('');
  return { '.github/workflows/ci.yml': `on: push\njobs:\n  t:\n    steps:\n${steps}` };
}

const detected = (files: Files) =>
  detectTests({ files: Object.keys(files), read: (path) => Promise.resolve(files[path]) });

const TOX = { 'tox.ini': '[tox]\n[testenv]\ncommands = pytest\n', 'a.py': '' };
const MAVEN = { 'pom.xml': '<project/>' };
const GRADLE = { 'build.gradle': '' };
const CARGO = { 'Cargo.toml': '[package]\nname = "x"\n' };
const PHP = { 'composer.json': '{"require-dev": {"phpunit/phpunit": "^11"}}' };
const JEST = { 'package.json': '{"scripts": {"test": "jest"}, "devDependencies": {"jest": "30"}}' };

const CASES: readonly (readonly [name: string, files: Files, command: string])[] = [
  ['an environment that checks types is no test run', { ...TOX, ...ci('tox run -e typing') }, 'tox'],
  ['nor is one that lints or builds docs', { ...TOX, ...ci('tox -e lint,docs') }, 'tox'],
  ['one that is called after a Python is', { ...TOX, ...ci('tox run -e lint\ntox run -e py312') }, 'tox run -e py312'],
  [
    'a session of nox that formats is none',
    { 'noxfile.py': '@nox.session\ndef tests(session):\n  pass\n', ...ci('nox -s format') },
    'nox -s tests',
  ],
  ['pytest that only collects', { ...TOX, 'pytest.ini': '', ...ci('pytest --collect-only -q') }, 'tox'],
  [
    'Maven that skips its tests',
    { ...MAVEN, ...ci('mvn -B install -Dmaven.test.skip', 'mvn -B verify') },
    'mvn -B verify',
  ],
  ['the same in its other spelling', { ...MAVEN, ...ci('mvn verify -DskipTests=true') }, 'mvn -B test'],
  ['a skip that is switched off', { ...MAVEN, ...ci('mvn verify -DskipTests=false') }, 'mvn verify -DskipTests=false'],
  ['Gradle without its tests', { ...GRADLE, ...ci('gradle check -x test') }, 'gradle test'],
  ['Gradle that only says what it would do', { ...GRADLE, ...ci('gradle test --dry-run') }, 'gradle test'],
  [
    'cargo that only compiles',
    { ...CARGO, ...ci('cargo test --no-run', 'cargo test --locked') },
    'cargo test --locked',
  ],
  ['go test that runs benchmarks', { 'go.mod': '', ...ci('go test -bench=. -run=^$ ./...') }, 'go test ./...'],
  ['a program of PHP that is no runner', { ...PHP, ...ci('vendor/bin/pcov clobber') }, 'vendor/bin/phpunit'],
  ['nor is what comes with the runner', { ...PHP, ...ci('vendor/bin/phpstan analyse') }, 'vendor/bin/phpunit'],
  ['a part of the suites', { ...PHP, ...ci('vendor/bin/phpunit --testsuite unit') }, 'vendor/bin/phpunit'],
  [
    'a command of another folder, by cd',
    { ...GRADLE, ...ci('cd support && gradle test', 'gradle check') },
    'gradle check',
  ],
  ['a folder that the lines before went to', { ...GRADLE, ...ci('cd support\ngradle test') }, 'gradle test'],
  ['and back', { ...GRADLE, ...ci('cd support\n./build\ncd ..\ngradle check') }, 'gradle check'],
  ['a folder that nobody knows', { ...GRADLE, ...ci('cd "$DIR"\ngradle check') }, 'gradle test'],
  [
    'two lock files: the manager that CI calls',
    { ...JEST, 'package-lock.json': '', 'yarn.lock': '', ...ci('npm ci\nnpm test') },
    'npm test',
  ],
  [
    'the same with pnpm',
    { ...JEST, 'package-lock.json': '', 'pnpm-lock.yaml': '', ...ci('pnpm install --frozen-lockfile') },
    'pnpm test',
  ],
  [
    'a manager without a lock file is another errand',
    { ...JEST, 'package-lock.json': '', 'yarn.lock': '', ...ci('pnpm dlx prettier .') },
    'yarn test',
  ],
];

describe('what CI runs', () => {
  test.each(CASES)('%s', async (_name, files, command) => {
    expect((await detected(files))?.command).toBe(command);
  });

  test.each([
    [{ ...JEST, 'package-lock.json': '', 'yarn.lock': '', ...ci('npm ci') }, 'npm ci'],
    [
      { 'uv.lock': '', 'poetry.lock': '', 'pytest.ini': '', 'a.py': '', ...ci('poetry run pytest -q') },
      'poetry install',
    ],
  ])('decides the set-up, too', async (files, command) => {
    expect((await detected(files))?.setup?.command).toBe(command);
  });
});

describe('what has to be named', () => {
  const TESTED = '<Project><PackageReference Include="xunit" /></Project>';

  test.each<readonly [string, Files, string, string]>([
    ['one solution', { 'X.sln': '', 'X/X.csproj': TESTED }, 'dotnet test', 'dotnet restore'],
    ['one project', { 'X.csproj': TESTED }, 'dotnet test', 'dotnet restore'],
    [
      'a project below, without a solution',
      { 'src/X/X.csproj': '', 'tests/X.Tests/X.Tests.csproj': TESTED },
      'dotnet test tests/X.Tests/X.Tests.csproj',
      'dotnet restore tests/X.Tests/X.Tests.csproj',
    ],
    ['a solution beside a project', { 'X.sln': '', 'X.csproj': TESTED }, 'dotnet test X.sln', 'dotnet restore X.sln'],
    ['a solution below', { 'src/X.sln': '', 'src/X/X.csproj': TESTED }, 'dotnet test', 'dotnet restore'],
  ])('.NET: %s', async (_name, files, command, setup) => {
    const found = await detected(files);
    expect([found?.local.command, found?.localSetup?.command]).toEqual([command, setup]);
  });

  test.each([
    ['gulpfile.js', "gulp.task('test', run);", 'gulp', 'npx gulp test'],
    ['gulpfile.mjs', 'export const test = series(build, run);', 'gulp', 'npx gulp test'],
    ['gulpfile.js', 'exports.test = run;', 'gulp', 'npx gulp test'],
    ['Gruntfile.js', "grunt.registerTask('test', ['jasmine']);", 'grunt', 'npx grunt test'],
  ])('%s: %s', async (path, text, runner, command) => {
    const manifest = JSON.stringify({ devDependencies: { [runner]: '*' } });
    expect((await detected({ 'package.json': manifest, [path]: text }))?.command).toBe(command);
  });
});
