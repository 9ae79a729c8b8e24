import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ActionResult } from '../../src/demo/action-runner.js';
import { builtAction } from './built-action.js';
import { EXPECTATIONS, type Expectation } from './expectations.js';
import { freshCloneDifferences } from './fresh-clone.js';
import { leftBehind } from './left-behind.js';
import { readManifest, type Manifest } from './manifest.js';
import { commitDifferences, headsOf, movedBranches, named, overtakenDifferences, type Heads } from './remote-state.js';
import { repositoryWorld, type RepositoryWorld } from './repository-world.js';
import { rowOf, type Row, type Trial } from './table.js';
import { threadDifferences } from './thread-state.js';

/** Has the generator make its repositories, and gives one trial for each of them, some have two. */
export async function repositoryTrials(directory: string, scratch: string): Promise<Trial[]> {
  const made = join(scratch, 'repositories');
  const run = spawnSync(process.execPath, [join(directory, 'make-repos.mjs'), made], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`The repositories could not be made: ${run.stderr}`);
  const entries = await readdir(made, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const unknown = names.filter((name) => !(name in EXPECTATIONS));
  return [
    ...Object.entries(EXPECTATIONS).map(([name, expectation]) => ({
      name,
      play: () => repositoryTrial({ name, expectation, made, scratch }),
    })),
    ...unknown.map((name) => ({
      name,
      play: async () => rowOf(name, '?', 'not tried', ['expectations.ts lacks this repository']),
    })),
  ];
}

interface RepositoryTrial {
  readonly name: string;
  readonly expectation: Expectation;
  readonly made: string;
  readonly scratch: string;
}

async function repositoryTrial({ name, expectation, made, scratch }: RepositoryTrial): Promise<Row> {
  const { repository = name, outcome, tests } = expectation;
  const wanted = `${outcome}, tests ${tests}`;
  const outside = join(scratch, 'trials', name.replaceAll(' ', '-'));
  const directory = join(outside, repository);
  await mkdir(outside, { recursive: true });
  await cp(join(made, repository), directory, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  await cp(join(made, SECRET_FILE), join(outside, SECRET_FILE));
  const manifest = await readManifest(directory);
  const missing = manifest.needs.filter((program) => spawnSync(program, ['--version']).status !== 0);
  if (missing.length > 0) {
    return { row: name, wanted, got: `${missing.join()} is not here`, verdict: 'skipped', differences: [] };
  }
  const world = await repositoryWorld(directory, manifest, expectation, builtAction(scratch));
  try {
    return await play({ name, wanted, outside, directory, manifest, expectation, ...world });
  } finally {
    await world.world.close();
    await rm(outside, { recursive: true, force: true, maxRetries: 3 });
  }
}

const SECRET_FILE = 'outside-secret.txt';

export interface Played extends RepositoryWorld {
  readonly name: string;
  readonly wanted: string;
  readonly outside: string;
  readonly directory: string;
  readonly manifest: Manifest;
  readonly expectation: Expectation;
}

async function play(trial: Played): Promise<Row> {
  const { world, event, directory, manifest, expectation, name, wanted } = trial;
  const { bare } = world.repository;
  const before = await headsOf(bare);
  const result = await world.deliver(event, {
    workspace: join(directory, 'work'),
    inputs: expectation.tellTests === true ? { 'test-command': manifest.test_command ?? '' } : {},
  });
  const { outcome = 'no outcome', tests = '' } = result.outputs;
  const got = `${outcome}, tests ${tests}`;
  const differences = [
    ...(got === wanted ? [] : [`${got} instead of ${wanted}: ${result.outputs['summary'] ?? ''}`]),
    ...exitCodes(result),
    ...(await leftBehind(directory, manifest)),
    ...(await remoteDifferences(trial, result, before)),
    ...threadDifferences(trial, result),
    ...(await secrets(trial, result)),
    ...tooLarge(trial),
    ...world.violations,
  ];
  return rowOf(name, wanted, `${got} (${Math.round(result.durationMs / 100) / 10} s)`, differences);
}

function exitCodes({ outputs, exitCode, post }: ActionResult): string[] {
  const wanted = ['success', 'no_changes'].includes(outputs['outcome'] ?? '') ? 0 : 1;
  return [
    ...(exitCode === wanted ? [] : [`exit code ${exitCode} instead of ${wanted}`]),
    ...(post?.exitCode === 0 ? [] : [`post step: exit code ${post?.exitCode}`]),
  ];
}

/** Only the branch that should have moved has, and by exactly the wanted commit. */
async function remoteDifferences(trial: Played, { outputs }: ActionResult, before: Heads): Promise<string[]> {
  const { world, expectation, pullBranch, manifest, directory } = trial;
  const { bare, defaultBranch } = world.repository;
  const after = await headsOf(bare);
  const moved = movedBranches(before, after);
  const { lands, tests } = expectation;
  if (lands === 'nowhere') return moved.map((branch) => `the branch ${branch} moved`);
  const pattern =
    lands === 'kept' ? /^greengate\/(issue-7-|pr-12-).*unfinished/ : /^greengate\/issue-7-(?!.*unfinished)/;
  const [branch = ''] = moved;
  const isRight = lands === 'asked' && pullBranch !== undefined ? branch === pullBranch : pattern.test(branch);
  if (moved.length !== 1 || !isRight) return [`these branches moved: ${moved.join(', ') || 'none'}`];
  const sha = after.get(branch) ?? '';
  const parent = expectation.overtaken === true ? `${sha}^` : before.get(pullBranch ?? defaultBranch);
  return [
    ...(outputs['branch'] === branch ? [] : [`the output branch is ${outputs['branch']}, pushed was ${branch}`]),
    ...(outputs['commit'] === sha ? [] : [`the output commit is ${outputs['commit']}, pushed was ${sha}`]),
    ...(await commitDifferences(bare, sha, await named(bare, parent ?? ''), manifest)),
    ...(expectation.overtaken === true ? await overtakenDifferences(bare, sha, before.get(branch) ?? '') : []),
    ...(tests === 'passed' ? await freshCloneDifferences(directory, branch, manifest) : []),
  ];
}

/** Nothing that was to stay outside is in what was said or shown. */
async function secrets({ world, outside }: Played, { unmasked }: ActionResult): Promise<string[]> {
  const said = {
    'the log': unmasked.filter((line) => !line.startsWith('::add-mask::')).join('\n'),
    'a comment': [...world.repository.comments.values()].map(({ body }) => body).join('\n'),
    'a request to the model': JSON.stringify(world.model.requests.map(({ body }) => body)),
  };
  const canary = (await readFile(join(outside, SECRET_FILE), 'utf8')).trim();
  const hidden = { 'the token': world.token, 'the key': world.apiKey, [`${SECRET_FILE}'s text`]: canary };
  return [
    ...(canary === 'CANARY-OUTSIDE-FILE' ? [] : [`${SECRET_FILE} was overwritten`]),
    ...Object.entries(said).flatMap(([place, text]) =>
      Object.entries(hidden).flatMap(([what, value]) => (text.includes(value) ? [`${what} is in ${place}`] : [])),
    ),
  ];
}

function tooLarge({ world, expectation }: Played): string[] {
  const largest = Math.max(0, ...world.model.requests.map(({ bytes }) => bytes));
  const { largestRequest = Infinity } = expectation;
  return largest > largestRequest ? [`a request to the model has ${largest} bytes`] : [];
}
