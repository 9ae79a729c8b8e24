import { realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UserError } from '../errors.js';
import type { ActionEvent, ActionResult } from '../demo/action-runner.js';
import { startEmbeddedWorld, type EmbeddedWorld } from '../demo/embedded-world.js';
import { git } from '../demo/git.js';
import { addComment, addIssue, addPull, commitOf } from '../demo/github/populate.js';
import { ISSUE, MAIN_FILES, PULL_REQUEST, PULL_REQUEST_FILES, SCENES, type Scene } from '../demo/story.js';
import { createPlainSandbox } from '../sandbox/plain.js';
import { runTests } from '../stop/run.js';
import type { Variables } from '../surroundings.js';
import { accountOf, type SceneResult } from './demo-account.js';
import type { CommandParts } from './command.js';

const ASKER = 'dana';

/** Plays three events through the built Action in a small world of its own: GitHub, git remote and model on this machine. */
export async function demo(args: readonly string[], { variables, cancel }: CommandParts): Promise<number> {
  const json = args.includes('--json');
  const unknown = args.find((arg) => arg !== '--json');
  if (unknown !== undefined)
    throw new UserError(`Unknown argument "${unknown}". The demo takes --json and nothing else.`);
  const stage = new Stage(variables, (text) => (json ? undefined : console.log(text)));
  try {
    const results = await stage.play(cancel);
    if (json) console.log(JSON.stringify({ outcomes: outcomesOf(results), scenes: results }, null, 2));
    return results.every((result) => result.exitCode === 0) ? 0 : 1;
  } finally {
    await stage.close();
  }
}

function outcomesOf(results: readonly SceneResult[]): Record<string, string> {
  return Object.fromEntries(results.map(({ kind, outputs }) => [kind, outputs['outcome'] ?? '']));
}

class Stage {
  readonly #variables: Variables;
  readonly #show: (text: string) => void;
  readonly #tested = new Map<string, Promise<string>>();
  #world: EmbeddedWorld | undefined;
  #scene: Scene | undefined;

  constructor(variables: Variables, show: (text: string) => void) {
    this.#variables = variables;
    this.#show = show;
  }

  async play(cancel: AbortSignal): Promise<SceneResult[]> {
    const isReal = (this.#variables['ANTHROPIC_API_KEY'] ?? '') !== '';
    const model = isReal ? 'the real model (ANTHROPIC_API_KEY is set)' : 'a scripted model';
    this.#show(`Greengate's demo: a small repository on an embedded GitHub, ${model}, three events.`);
    const world = await this.#build();
    const results: SceneResult[] = [];
    for (const [index, scene] of SCENES.entries()) {
      cancel.throwIfAborted();
      this.#scene = scene;
      this.#show(`\n━━ ${index + 1} of ${SCENES.length} · ${scene.title} ━━`);
      const result = await this.#perform(world, scene, cancel);
      this.#show(accountOf(result));
      results.push(result);
    }
    return results;
  }

  async close(): Promise<void> {
    await this.#world?.close();
  }

  async #build(): Promise<EmbeddedWorld> {
    const world = await startEmbeddedWorld({
      actionDirectory: dirname(dirname(await realpath(process.argv[1] ?? ''))),
      fullName: 'dana/durations',
      repository: [
        { message: 'Parse and format durations', files: MAIN_FILES },
        {
          branch: PULL_REQUEST.branch,
          message: 'Say what short durations should look like',
          files: PULL_REQUEST_FILES,
        },
      ],
      model: { script: (_request, turn) => this.#scene?.turns[turn] },
    });
    this.#world = world;
    const { state } = world.github;
    addIssue(state, world.repository, { ...ISSUE, author: ASKER });
    await addPull(state, world.repository, { ...PULL_REQUEST, author: ASKER, head: PULL_REQUEST.branch });
    return world;
  }

  async #perform(world: EmbeddedWorld, scene: Scene, cancel: AbortSignal): Promise<SceneResult> {
    const { event, prompt, from } = await this.#eventOf(world, scene);
    const startSha = (await commitOf(world.repository.bare, `refs/heads/${from}`)) ?? '';
    const before = await this.#test(world, startSha);
    this.#show(`Tests before: ${before}\n`);
    const run = await world.deliver(event, {
      // Elsewhere there is no isolation, and these commands are our own.
      inputs: {
        ...(process.platform === 'linux' ? {} : { sandbox: 'off' }),
        ...this.#realModel(),
        ...(prompt === undefined ? {} : { prompt }),
      },
      cancel,
      onLine: (line) => this.#progress(line),
    });
    const after = run.outputs['commit'] ?? '';
    return {
      kind: scene.kind,
      title: scene.title,
      exitCode: run.exitCode ?? 1,
      outputs: run.outputs,
      posted: this.#posted(world, scene, run),
      diff: after === '' ? '' : await git(world.repository.bare, ['diff', startSha, after]),
      testsBefore: before,
      testsAfter: after === '' ? before : await this.#test(world, after),
      seconds: run.durationMs / 1000,
    };
  }

  async #eventOf(world: EmbeddedWorld, scene: Scene): Promise<{ event: ActionEvent; prompt?: string; from: string }> {
    const { events, repository, github } = world;
    const main = repository.defaultBranch;
    switch (scene.kind) {
      case 'comment': {
        const body = `/greengate ${scene.ask}`;
        this.#show(`${ASKER} on pull request #${PULL_REQUEST.number}: ${body}`);
        const comment = addComment(github.state, repository, { issue: PULL_REQUEST.number, author: ASKER, body });
        return { event: await events.commented(comment), from: PULL_REQUEST.branch };
      }
      case 'label': {
        const issue = repository.issues.get(ISSUE.number);
        if (issue === undefined) throw new Error('The demo has lost its issue.');
        this.#show(`${ASKER} puts the label "greengate" on issue #${issue.number}: ${issue.title}`);
        return { event: await events.labeled(issue, 'greengate', ASKER), from: main };
      }
      case 'schedule':
        this.#show(`The workflow's prompt: ${scene.ask}`);
        return { event: await events.scheduled(), prompt: scene.ask, from: main };
    }
  }

  #realModel(): Record<string, string> {
    const key = this.#variables['ANTHROPIC_API_KEY'] ?? '';
    return key === '' ? {} : { 'anthropic-api-key': key, 'base-url': this.#variables['ANTHROPIC_BASE_URL'] ?? '' };
  }

  /** The Action's own log, as it comes, without commands to the runner. */
  #progress(line: string): void {
    if (!line.startsWith('::') && line.trim() !== '') this.#show(`  ${line}`);
  }

  /** What the thread shows in the end; a schedule has none, so its pull request. */
  #posted({ repository }: EmbeddedWorld, scene: Scene, { outputs }: ActionResult): string {
    if (scene.kind === 'schedule') {
      const pull = repository.issues.get(Number(outputs['pull-request']));
      return pull === undefined ? '(no pull request)' : `#${pull.number} ${pull.title}\n\n${pull.body ?? ''}`;
    }
    const comments = [...repository.comments.values()].filter((comment) => comment.body.includes('<!-- greengate:'));
    return comments.at(-1)?.body ?? '(no comment)';
  }

  /** Each commit is tested once, in a clone of its own. */
  #test(world: EmbeddedWorld, sha: string): Promise<string> {
    const known = this.#tested.get(sha) ?? this.#testClone(world, sha);
    this.#tested.set(sha, known);
    return known;
  }

  async #testClone(world: EmbeddedWorld, sha: string): Promise<string> {
    const workspace = `${world.scratch}/tests-of-${sha}`;
    await git(world.scratch, ['clone', '--quiet', '--no-checkout', world.repository.bare, workspace]);
    await git(workspace, ['checkout', '--quiet', '--detach', sha]);
    const sandbox = createPlainSandbox({ environment: this.#variables });
    const signal = new AbortController().signal;
    const { counts, verdict } = await runTests({ command: 'npm test', workspace, sandbox, timeoutMs: 60_000, signal });
    return counts === undefined ? verdict : `${counts.passed} passed, ${counts.failed} failed`;
  }
}
