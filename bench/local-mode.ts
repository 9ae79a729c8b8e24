import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startModelServer } from '../src/demo/model-server.js';
import { checkout, createOrigin } from '../src/demo/sample-repository.js';
import { startInstantModel } from './instant-model.js';
import { SMALL_REPOSITORY, toolTurns } from './small-repository.js';
import { watchProcess, type WatchedEnd } from './watch-process.js';

export interface LocalRun {
  readonly firstRequestMs: number;
  readonly firstRequestBytes: number;
  readonly wallMs: number;
  readonly peakMb: number;
}

/** One run of the command line in a fresh copy of the small repository, against a model that answers at once. */
export async function localRun(entry: string, turns: number): Promise<LocalRun> {
  const model = await startInstantModel(toolTurns(turns));
  try {
    const { startedAt, wallMs, peakBytes } = await runIn(entry, model.url, turns);
    const first = model.requests[0] ?? { at: NaN, bytes: NaN };
    const firstRequestMs = first.at - startedAt;
    return { firstRequestMs, firstRequestBytes: first.bytes, wallMs, peakMb: peakBytes / 2 ** 20 };
  } finally {
    await model.close();
  }
}

/** What a turn costs when tokens are counted and cached as the demo's model does it. */
export async function usdPerTurn(entry: string, turns: number): Promise<number> {
  const model = await startModelServer({ script: toolTurns(turns) });
  try {
    const { outputs } = await runIn(entry, model.url, turns);
    return Number(outputs['cost-usd']) / (turns + 1);
  } finally {
    await model.close();
  }
}

type Outputs = Readonly<Record<string, string>>;

async function runIn(entry: string, url: string, turns: number): Promise<WatchedEnd & { outputs: Outputs }> {
  const scratch = await mkdtemp(join(tmpdir(), 'greengate-bench-'));
  const [workspace, home] = [join(scratch, 'workspace'), join(scratch, 'home')];
  try {
    const origin = await createOrigin(scratch, 'origin', SMALL_REPOSITORY);
    await checkout({ directory: workspace, url: `file://${origin}`, token: '', ref: 'refs/heads/main' });
    await mkdir(home);
    const end = await watchProcess({
      argv: [process.execPath, entry, 'run', '--prompt', 'Look around.', ...FLAGS],
      cwd: workspace,
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: home,
        TMPDIR: scratch,
        ANTHROPIC_API_KEY: 'sk-ant-bench',
        ANTHROPIC_BASE_URL: url,
      },
    });
    const outputs = end.stdout.startsWith('{') ? (JSON.parse(end.stdout) as Outputs) : {};
    if (outputs['outcome'] !== 'no_changes' || Number(outputs['turns']) !== turns + 1) {
      throw new Error(`The run went wrong: ${end.stdout}${end.stderr}`);
    }
    return { ...end, outputs };
  } finally {
    await rm(scratch, { recursive: true, force: true, maxRetries: 3 });
  }
}

const FLAGS = ['--test-command', 'none', '--max-turns', '100', '--json'];
