import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAction, type ActionEvent, type ActionResult, type ActionRun } from './action-runner.js';
import { EventSource } from './event-payloads.js';
import { startGitHub, type GitHubOptions, type GitHubServer } from './github-server.js';
import { addRepository } from './github/populate.js';
import { accountOf, type RepositoryState, type Role } from './github/state.js';
import { startModelServer, type ModelServer, type ModelServerOptions } from './model-server.js';
import { checkout, createOrigin, type CommitOn } from './sample-repository.js';

export interface WorldOptions extends Partial<Omit<GitHubOptions, 'repositories'>> {
  /** Directory with action.yml and dist/. */
  readonly actionDirectory: string;
  /** Commits to make a repository of, or a bare repository that is there already. */
  readonly repository: readonly CommitOn[] | { readonly bare: string };
  readonly fullName?: string;
  readonly defaultBranch?: string;
  readonly roles?: Readonly<Record<string, Role>>;
  readonly model: ModelServerOptions;
}

export type Delivery = Partial<
  Pick<ActionRun, 'inputs' | 'env' | 'cancel' | 'cancelDelays' | 'onLine' | 'node' | 'runId' | 'workspace'>
> & {
  /** Ref to check out. Default: the event's. */
  readonly checkoutRef?: string;
  readonly fetchDepth?: number;
  readonly persistCredentials?: boolean;
};

export interface EmbeddedWorld {
  readonly github: GitHubServer;
  readonly model: ModelServer;
  readonly repository: RepositoryState;
  readonly events: EventSource;
  /** A directory of this world's own; gone after close. */
  readonly scratch: string;
  readonly token: string;
  readonly apiKey: string;
  /** Starts a workflow job: a fresh checkout, then the action with this event. */
  deliver(event: ActionEvent, delivery?: Delivery): Promise<ActionResult & { readonly workspace: string }>;
  close(): Promise<void>;
}

const WORLD_TOKEN = 'ghs_embeddedJobToken0123456789abcdef';
const WORLD_API_KEY = 'sk-ant-embedded-0123456789abcdef';

/** GitHub, its git remote, a scripted model and a runner, all on this machine. */
export async function startEmbeddedWorld(options: WorldOptions): Promise<EmbeddedWorld> {
  const scratch = await realpath(await mkdtemp(join(tmpdir(), 'greengate-world-')));
  const fullName = options.fullName ?? 'acme/shop';
  const token = options.token ?? WORLD_TOKEN;
  const apiKey = options.model.apiKey ?? WORLD_API_KEY;
  const bare = await bareOf(options.repository, join(scratch, 'origin'), fullName);
  const github = await startGitHub({ ...options, token, repositories: [] });
  const repository = addRepository(github.state, {
    fullName,
    bare,
    roles: options.roles ?? { dana: 'write' },
    ...(options.defaultBranch === undefined ? {} : { defaultBranch: options.defaultBranch }),
  });
  for (const login of repository.roles.keys()) accountOf(github.state, login);
  const model = await startModelServer({ ...options.model, apiKey });
  let jobs = 0;
  return {
    github,
    model,
    repository,
    events: new EventSource(github, repository),
    scratch,
    token,
    apiKey,
    deliver: (event, delivery = {}) => {
      jobs += 1;
      return runJob(event, delivery, {
        actionDirectory: options.actionDirectory,
        github,
        model,
        token,
        apiKey,
        directory: join(scratch, `job-${jobs}`),
        runId: String(4710 + jobs),
      });
    },
    close: async () => {
      await Promise.all([github.close(), model.close()]);
      await rm(scratch, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function bareOf(repository: WorldOptions['repository'], directory: string, fullName: string): Promise<string> {
  if ('bare' in repository) return repository.bare;
  return createOrigin(directory, fullName.replace('/', '-'), repository);
}

async function runJob(
  event: ActionEvent,
  delivery: Delivery,
  job: {
    actionDirectory: string;
    github: GitHubServer;
    model: ModelServer;
    token: string;
    apiKey: string;
    directory: string;
    runId: string;
  },
): Promise<ActionResult & { workspace: string }> {
  const { checkoutRef, fetchDepth, persistCredentials, workspace: given, inputs, ...run } = delivery;
  const { github, token } = job;
  const workspace = given ?? join(job.directory, 'workspace');
  await mkdir(job.directory, { recursive: true });
  if (given === undefined) {
    await checkout({
      directory: workspace,
      url: `${github.url}/${event.repository}`,
      token,
      ref: checkoutRef ?? event.ref,
      ...(fetchDepth === undefined ? {} : { fetchDepth }),
      ...(persistCredentials === undefined ? {} : { persistCredentials }),
    });
  }
  const result = await runAction({
    actionDirectory: job.actionDirectory,
    event,
    inputs: { 'anthropic-api-key': job.apiKey, 'base-url': job.model.url, ...inputs },
    workspace,
    runnerTemp: join(job.directory, 'temp'),
    serverUrl: github.url,
    apiUrl: github.apiUrl,
    token,
    secrets: [job.apiKey],
    runId: job.runId,
    ...run,
  });
  return { ...result, workspace };
}
