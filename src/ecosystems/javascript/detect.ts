import type { Candidate, Look } from '../look.js';
import {
  execWith,
  managerOf,
  parseManifest,
  runScript,
  type Manager,
  type ManagerInUse,
  type Manifest,
} from './package-json.js';
import { disarm } from './disarm.js';

const TEST_FILE = /(?:^|\/)(?:__tests__\/.+|(?:.+[.-])?(?:test|spec))\.[cm]?[jt]sx?$|^tests?\/.+\.[cm]?[jt]sx?$/;
const PLACEHOLDER = /no tests? (?:specified|yet|configured)|^\s*(?:exit 0|true|:)\s*$|^\s*echo\b[^;&|]*$/i;
/** Scripts that may stand in for `test`, best first. */
const OTHER_SCRIPTS = [
  'test:ci',
  'test:all',
  'test:unit',
  'unit',
  'unit-test',
  'tests',
  'test:run',
  'test:node',
  'spec',
];

export async function detectJavaScript(look: Look): Promise<readonly Candidate[]> {
  const text = await look.read('package.json');
  const manifest = text === '' ? undefined : parseManifest(text);
  if (text !== '' && manifest === undefined) return [];
  if (look.has('rush.json')) return [{ command: 'rush test', why: 'rush.json' }];
  if (manifest === undefined) return withoutManifest(look);
  const manager = await managerOf(look, manifest);
  return [
    ...fromScripts(manifest, manager),
    ...(await fromWorkspaces(look, manifest, manager)),
    ...(await fromTasks(look, manifest, manager)),
    ...(await fromRunner(look, manifest, manager)),
  ];
}

function fromScripts(manifest: Manifest, { name }: ManagerInUse): Candidate[] {
  const usable = (script: string) =>
    manifest.scripts[script] !== undefined && !PLACEHOLDER.test(manifest.scripts[script]);
  const names = ['test', ...OTHER_SCRIPTS].filter(usable);
  const found = names.map((script): Candidate & { watches: boolean } => {
    const text = manifest.scripts[script] ?? '';
    const start = runScript(name, script);
    const harmless = disarm(text, {
      start,
      exec: execWith(name),
      pass: name === 'npm' || name === 'pnpm' ? ' -- ' : ' ',
    });
    return {
      command: harmless ?? start,
      why: `script "${script}" in package.json${harmless === undefined ? '' : ', with its watch mode off'}`,
      watches: harmless !== undefined,
    };
  });
  // A script that ends by itself is better than one whose watcher had to be taken out.
  return [...found.filter((one) => !one.watches), ...found.filter((one) => one.watches)].map(({ command, why }) => ({
    command,
    why,
  }));
}

async function fromWorkspaces(look: Look, manifest: Manifest, manager: ManagerInUse): Promise<Candidate[]> {
  const exec = execWith(manager.name);
  const why = 'workspaces without a test script at the root';
  if (manifest.dependencies.has('nx') && look.has('nx.json'))
    return [{ command: `${exec} nx run-many -t test --skip-nx-cache`, why: 'nx.json' }];
  if (manifest.dependencies.has('turbo') && look.has('turbo.json'))
    return [{ command: `${exec} turbo run test --force`, why: 'turbo.json' }];
  if (look.has('lerna.json')) return [{ command: `${exec} lerna run test`, why: 'lerna.json' }];
  if (!manifest.workspaces && !look.has('pnpm-workspace.yaml')) return [];
  const members = look.find(/.\/package\.json$/);
  const tested = await Promise.all(members.map(async (path) => parseManifest(await look.read(path))?.scripts['test']));
  if (!tested.some((script) => script !== undefined && !PLACEHOLDER.test(script))) return [];
  switch (manager.name) {
    case 'pnpm':
      return [{ command: 'pnpm -r test', why }];
    case 'yarn':
      return [{ command: manager.berry ? 'yarn workspaces foreach --all run test' : 'yarn workspaces run test', why }];
    case 'bun':
      return [{ command: "bun run --filter '*' test", why }];
    case 'npm':
      return [{ command: 'npm test --workspaces --if-present', why }];
  }
}

/** No script, but a task runner with a task for it. */
async function fromTasks(look: Look, { dependencies }: Manifest, { name }: ManagerInUse): Promise<Candidate[]> {
  for (const [runner, files, task] of TASKS) {
    const path = look.find(files)[0];
    const found = path === undefined || !dependencies.has(runner) ? null : task.exec(await look.read(path));
    if (found !== null) return [{ command: `${execWith(name)} ${runner} ${found[1] ?? 'test'}`, why: path ?? runner }];
  }
  return [];
}

const TASKS: readonly (readonly [string, RegExp, RegExp])[] = [
  [
    'gulp',
    /^gulpfile(?:\.babel|\.esm)?\.[cm]?[jt]s$|^gulpfile\.js\/index\.js$/,
    /\btask\(\s*['"](test)['"]|\bexports\.(test)\b|\bexport (?:const|let|var|async function|function) (test)\b|\bexport \{[^}]*\b(test)\b/,
  ],
  ['grunt', /^Gruntfile\.(?:[cm]?js|coffee)$/, /\bregisterTask\(?\s*['"](test)['"]/],
];

/** No script: the runner that is installed, when there is something for it to run. */
const RUNNERS: readonly (readonly [string, string, RegExp])[] = [
  ['vitest', 'vitest run', TEST_FILE],
  ['jest', 'jest', TEST_FILE],
  ['mocha', 'mocha', /^(?:tests?|spec)\/|^\.mocharc\./],
  ['ava', 'ava', /./],
  ['tap', 'tap', TEST_FILE],
  ['jasmine', 'jasmine', /[sS]pec\.[cm]?[jt]s$/],
  ['tape', "tape 'test/**/*.js'", /^test\/.+\.js$/],
  ['uvu', 'uvu tests', /^tests\/.+\.[cm]?[jt]s$/],
  ['qunit', 'qunit', TEST_FILE],
  ['karma', 'karma start --single-run', /^karma\.conf\./],
  ['@web/test-runner', 'wtr', TEST_FILE],
  ['@cucumber/cucumber', 'cucumber-js', /\.feature$/],
  ['@playwright/test', 'playwright test', /^playwright\.config\.|\.spec\.[jt]s$/],
  ['cypress', 'cypress run', /^cypress\.config\.|^cypress\//],
];

async function fromRunner(look: Look, manifest: Manifest, { name }: ManagerInUse): Promise<Candidate[]> {
  const found = RUNNERS.filter(
    ([dependency, , files]) => manifest.dependencies.has(dependency) && look.find(files).length > 0,
  );
  const installed = found.map(([dependency, command]) => ({
    command: `${execWith(name)} ${command}`,
    why: `${dependency} is a dependency and there are tests for it`,
  }));
  return [...installed, ...(await withoutManifest(look, name))];
}

async function withoutManifest(look: Look, manager?: Manager): Promise<Candidate[]> {
  if (await look.anyHolds(TEST_FILE, /from ['"]bun:test['"]/))
    return [{ command: 'bun test', why: 'test files import bun:test' }];
  if (manager === 'bun' && look.find(TEST_FILE).length > 0)
    return [{ command: 'bun test', why: 'bun.lock and test files' }];
  const nodeTest = await look.anyHolds(TEST_FILE, /(?:from|require\(|import) ?['"]node:test['"]/);
  const typed = nodeTest && look.find(TEST_FILE).every((path) => /\.[cm]?tsx?$/.test(path));
  if (typed && (await look.anyHolds(/^package\.json$/, /"tsx"\s*:/))) {
    return [{ command: `${execWith(manager ?? 'npm')} tsx --test`, why: 'TypeScript test files import node:test' }];
  }
  return nodeTest ? [{ command: 'node --test', why: 'test files import node:test' }] : [];
}
