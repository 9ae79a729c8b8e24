import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputVariables, readActionMetadata } from './action-metadata.js';
import { createCommandFiles, readCommandFiles, type FileCommands } from './runner-files.js';
import type { StepOutput } from './runner-log.js';
import { runStep, type CancelDelays } from './runner-step.js';

export interface ActionRun {
  /** Directory with action.yml. */
  readonly actionDirectory: string;
  readonly event: ActionEvent;
  /** What the workflow's `with:` says; the rest comes from action.yml's defaults. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The checkout; the job's working directory. */
  readonly workspace: string;
  /** RUNNER_TEMP; made when missing. */
  readonly runnerTemp: string;
  readonly serverUrl: string;
  readonly apiUrl: string;
  /** `${{ github.token }}`. */
  readonly token: string;
  /** The repository's secrets: hidden in the log from the start, as the token is. */
  readonly secrets?: readonly string[];
  readonly runId?: string;
  /** Node.js to run the action with. */
  readonly node?: string;
  /** Added to the job's environment (`env:` of the workflow). */
  readonly env?: Readonly<Record<string, string>>;
  /** The workflow run is cancelled when this aborts. */
  readonly cancel?: AbortSignal;
  readonly cancelDelays?: CancelDelays;
  readonly onLine?: (line: string) => void;
}

export interface ActionEvent {
  readonly name: string;
  readonly payload: unknown;
  /** `owner/name`. */
  readonly repository: string;
  readonly actor: string;
  /** `refs/heads/main`, `refs/pull/7/merge`. */
  readonly ref: string;
  readonly sha: string;
}

export interface StepResult extends Omit<StepOutput, 'outputs' | 'state'>, FileCommands {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly durationMs: number;
}

export interface ActionResult extends StepResult {
  readonly conclusion: 'success' | 'failure' | 'cancelled';
  /** The post step, which runs whatever happened to the main one. */
  readonly post?: StepResult;
}

/** Runs an action in a process of its own, as the Actions runner does for `uses:`: main, then post. */
export async function runAction(run: ActionRun): Promise<ActionResult> {
  const metadata = await readActionMetadata(run.actionDirectory);
  const env = { ...(await jobVariables(run)), ...inputVariables(metadata, run.inputs, run.token) };
  const main = await oneStep(run, { entry: metadata.main, env, cancel: run.cancel });
  const conclusion = run.cancel?.aborted === true ? 'cancelled' : main.exitCode === 0 ? 'success' : 'failure';
  if (metadata.post === undefined) return { ...main, conclusion };
  const state = Object.fromEntries(Object.entries(main.state).map(([name, value]) => [`STATE_${name}`, value]));
  const post = await oneStep(run, { entry: metadata.post, env: { ...env, ...state }, masks: main.masks });
  return { ...main, conclusion, post };
}

async function oneStep(
  run: ActionRun,
  step: { entry: string; env: Record<string, string>; cancel?: AbortSignal | undefined; masks?: readonly string[] },
): Promise<StepResult> {
  const files = await createCommandFiles(run.runnerTemp, randomUUID());
  const { exitCode, signal, durationMs, output } = await runStep({
    argv: [run.node ?? process.execPath, step.entry],
    cwd: run.workspace,
    env: { ...step.env, ...files },
    masks: step.masks ?? [run.token, ...(run.secrets ?? [])],
    cancel: step.cancel,
    cancelDelays: run.cancelDelays,
    onLine: run.onLine,
  });
  const { outputs, state, ...shown } = output;
  const fromFiles = await readCommandFiles(files);
  return {
    exitCode,
    signal,
    durationMs,
    ...shown,
    ...fromFiles,
    outputs: { ...outputs, ...fromFiles.outputs },
    state: { ...state, ...fromFiles.state },
  };
}

/** The environment of a job. A JavaScript action gets the runner's own tokens too, unlike a `run:` step. */
async function jobVariables(run: ActionRun): Promise<Record<string, string>> {
  const { event, workspace, runnerTemp } = run;
  await mkdir(join(runnerTemp, '_github_workflow'), { recursive: true });
  const eventPath = join(runnerTemp, '_github_workflow', 'event.json');
  await writeFile(eventPath, typeof event.payload === 'string' ? event.payload : JSON.stringify(event.payload));
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? runnerTemp,
    LANG: 'C.UTF-8',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__self',
    GITHUB_ACTOR: event.actor,
    GITHUB_TRIGGERING_ACTOR: event.actor,
    GITHUB_API_URL: run.apiUrl,
    GITHUB_SERVER_URL: run.serverUrl,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_REPOSITORY: event.repository,
    GITHUB_REPOSITORY_OWNER: event.repository.split('/')[0] ?? '',
    GITHUB_REF: event.ref,
    GITHUB_REF_NAME: event.ref.replace(/^refs\/(heads|tags|pull)\//, ''),
    GITHUB_REF_TYPE: event.ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_SHA: event.sha,
    GITHUB_JOB: 'greengate',
    GITHUB_WORKFLOW: 'Greengate',
    GITHUB_RUN_ID: run.runId ?? '4711',
    GITHUB_RUN_NUMBER: '1',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: runnerTemp,
    RUNNER_TOOL_CACHE: join(runnerTemp, '_tool'),
    RUNNER_OS: process.platform === 'darwin' ? 'macOS' : 'Linux',
    RUNNER_ARCH: process.arch === 'arm64' ? 'ARM64' : 'X64',
    RUNNER_NAME: 'embedded runner',
    RUNNER_ENVIRONMENT: 'github-hosted',
    ACTIONS_RUNTIME_URL: `${run.serverUrl}/_runtime/`,
    ACTIONS_RUNTIME_TOKEN: 'canary-runtime-token-6f1d2c',
    ACTIONS_RESULTS_URL: `${run.serverUrl}/_results/`,
    ACTIONS_CACHE_URL: `${run.serverUrl}/_cache/`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'canary-id-token-9b07ae',
    ...run.env,
  };
}
