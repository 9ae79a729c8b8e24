import { readdir, readFile, readlink } from 'node:fs/promises';
import { expect } from '@jest/globals';
import type { ActionEvent, ActionResult } from '../../src/demo/action-runner.js';
import type { Delivery } from '../../src/demo/embedded-world.js';
import { git } from '../../src/demo/git.js';
import { addComment, addIssue, addPull, commitOf } from '../../src/demo/github/populate.js';
import type { Script, Turn } from '../../src/demo/model-script.js';
import type { CommitOn } from '../../src/demo/sample-repository.js';
import { OUTPUT_NAMES } from '../../src/report/outputs.js';
import { BROKEN_SUM, startWorld, type World } from '../world/world.js';

export const PULL = 1;
export const ISSUE = 2;
/** Where unfinished work on the pull request goes in the first job of a scene. */
export const KEPT = 'greengate/pr-1-unfinished-4711';
export const ASK = '/greengate fix the failing test';
export const TASK = 'Make the tests pass.';

export const edit = (file_path: string, old_string: string, new_string: string) => ({
  tool: 'Edit',
  input: { file_path, old_string, new_string },
});
export const write = (file_path: string, content: string) => ({ tool: 'Write', input: { file_path, content } });
export const bash = (command: string) => ({ tool: 'Bash', input: { command } });

/** The change that makes the tests pass, and one that does not. */
export const RIGHT = edit('src/sum.js', 'a - b', 'a + b');
export const WRONG = edit('src/sum.js', 'a - b', 'a * b');
export const FIX: readonly Turn[] = [{ calls: [RIGHT] }, { text: 'The sum is a sum again.' }];
export const BAD_FIX: readonly Turn[] = [{ calls: [WRONG] }, { text: 'It should work now.' }];

export type Result = ActionResult & { readonly workspace: string };
type Options = Parameters<typeof startWorld>[0];
type SceneOptions = Partial<Omit<Options, 'model'>> & {
  readonly model?: Partial<Options['model']>;
  /** Commits after those that every scene has. */
  readonly more?: readonly CommitOn[];
};

const open: World[] = [];

/** A repository whose test fails, with pull request #1 of the branch `topic` and issue #2. */
export async function scene(script: Script, options: SceneOptions = {}): Promise<World> {
  const { more = [], model, ...rest } = options;
  const topic = { branch: 'topic', message: 'Say more', files: { 'README.md': '# sum\n' } };
  const world = await startWorld({
    repository: [...BROKEN_SUM, topic, ...more],
    roles: { dana: 'write', robin: 'read' },
    ...rest,
    model: { script, ...model },
  });
  open.push(world);
  const { state } = world.github;
  await addPull(state, world.repository, { number: PULL, title: 'Words', author: 'dana', head: 'topic' });
  addIssue(state, world.repository, { number: ISSUE, title: 'Sum is wrong!', body: '2 + 3 is -1.', author: 'robin' });
  return world;
}

/** Ends the worlds of a test. Whatever the test was about: nothing may have been sent that GitHub does not describe. */
export async function closeScenes(): Promise<void> {
  const worlds = open.splice(0);
  await Promise.all(worlds.map((world) => world.close()));
  expect(worlds.flatMap((world) => world.violations)).toEqual([]);
}

/** Somebody comments on the pull request, and the run for it. */
export async function comment(world: World, delivery: Delivery = {}, body = ASK, author = 'dana'): Promise<Result> {
  return world.deliver(await commentEvent(world, body, author), delivery);
}

export function commentEvent(world: World, body = ASK, author = 'dana'): Promise<ActionEvent> {
  return world.events.commented(addComment(world.github.state, world.repository, { issue: PULL, author, body }));
}

/** Dana puts the label on the issue, and the run for it. */
export async function label(world: World, delivery: Delivery = {}): Promise<Result> {
  const issue = world.repository.issues.get(ISSUE);
  if (issue === undefined) throw new Error('The scene has lost its issue.');
  return world.deliver(await world.events.labeled(issue, 'greengate', 'dana'), delivery);
}

export async function schedule(world: World, delivery: Delivery = {}): Promise<Result> {
  const inputs = { prompt: TASK, ...delivery.inputs };
  return world.deliver(await world.events.scheduled(), { ...delivery, inputs });
}

export const tip = (world: World, branch: string): Promise<string | undefined> =>
  commitOf(world.repository.bare, `refs/heads/${branch}`);

export const show = (world: World, object: string): Promise<string> =>
  git(world.repository.bare, ['show', '--format=%B', '--no-patch', object]);

export const fileAt = (world: World, branch: string, path: string): Promise<string> =>
  git(world.repository.bare, ['show', `${branch}:${path}`]);

export async function branches(world: World): Promise<string[]> {
  const names = await git(world.repository.bare, ['for-each-ref', '--format=%(refname:short)', 'refs/heads/']);
  return names.split('\n');
}

/** The bodies of our own comments on the pull request or issue. */
export function ourComments(world: World, issue = PULL): string[] {
  const all = [...world.repository.comments.values()];
  return all.filter((one) => one.issue === issue && one.author === 'github-actions[bot]').map(({ body }) => body);
}

export function pulls(world: World) {
  return [...world.repository.issues.values()].filter(({ pull, number }) => pull !== undefined && number !== PULL);
}

/** What changed something on the server, or tried to. */
export function writes(world: World): string[] {
  return world.github.requests
    .filter(({ kind, method, path }) => (kind === 'api' ? method !== 'GET' : path.includes('git-receive-pack')))
    .map(({ method, path }) => `${method} ${path}`);
}

/** What holds for every end of a run that was a request: exit code, all outputs, summary, a comment that is not "working". */
export function expectEnd(result: Result, outcome: string, exitCode: 0 | 1): void {
  const told = { outcome: result.outputs['outcome'], exitCode: result.exitCode };
  expect({ ...told, why: result.outputs['summary'] }).toMatchObject({ outcome, exitCode });
  expect(Object.keys(result.outputs).sort()).toEqual([...OUTPUT_NAMES].sort());
  expect(result.state['finished']).toBe('true');
  if (outcome !== 'ignored') expect(result.summary).toContain(`| Outcome | \`${outcome}\` |`);
  expect(result.post).toMatchObject({ exitCode: 0 });
  // All else was said by the main step; what cannot be given back is looked at once more.
  expect(result.post?.log.filter((line) => !line.includes('could not be given back'))).toEqual([]);
  expectNoStack(result);
}

/** A user's mistake and every known end are told in words: a stack in the log is a bug. */
export function expectNoStack({ log }: Result): void {
  expect(log.filter((line) => /^\s+at .+(:\d+:\d+|<anonymous>)/.test(line) || /itself failed/.test(line))).toEqual([]);
}

/** The process of the action that works in this world. */
export async function actionProcess(world: World): Promise<number> {
  for (const pid of await processes()) {
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    if (cwd.startsWith(world.scratch) && (await commandLine(pid)).endsWith('dist/index.js')) return pid;
  }
  throw new Error('No action is running in this world.');
}

/** Numbers of the processes whose command line has these words. */
export async function running(words: string): Promise<number[]> {
  const found: number[] = [];
  for (const pid of await processes()) if ((await commandLine(pid)).includes(words)) found.push(pid);
  return found;
}

async function processes(): Promise<number[]> {
  return (await readdir('/proc')).map(Number).filter((pid) => pid > 1 && pid !== process.pid);
}

async function commandLine(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return text.replace(/\0$/, '').replaceAll('\0', ' ');
}
