import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Usage } from '../src/agent/model.js';
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

export interface Bill {
  readonly usdPerTurn: number;
  /** Share of all input tokens that was read from the prompt cache. */
  readonly cacheShare: number;
}

/** What a run costs when tokens are counted and cached as the demo's model does it, by the rules of the real one. */
export async function billOf(entry: string, turns: number, callsATurn = 1): Promise<Bill> {
  const model = await startModelServer({ script: toolTurns(turns, callsATurn) });
  try {
    const { outputs, usages } = await runIn(entry, model.url, turns);
    const sum = (count: (usage: Usage) => number): number => usages.reduce((all, usage) => all + count(usage), 0);
    const read = sum((usage) => usage.cacheReadTokens);
    const others = sum((usage) => usage.inputTokens + usage.cacheWriteTokens);
    return { usdPerTurn: Number(outputs['cost-usd']) / (turns + 1), cacheShare: read / (read + others) };
  } finally {
    await model.close();
  }
}

type Outputs = Readonly<Record<string, string>>;

interface RunEnd extends WatchedEnd {
  readonly outputs: Outputs;
  /** Of each reply. */
  readonly usages: readonly Usage[];
}

async function runIn(entry: string, url: string, turns: number): Promise<RunEnd> {
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
    return { ...end, outputs, usages: await usagesIn(outputs['transcript'] ?? '') };
  } finally {
    await rm(scratch, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function usagesIn(transcript: string): Promise<Usage[]> {
  const records = (await readFile(transcript, 'utf8')).trimEnd().split('\n');
  return records.flatMap((record) => {
    const { event, usage } = JSON.parse(record) as { event?: string; usage?: Usage };
    return event === 'reply' && usage !== undefined ? [usage] : [];
  });
}

const FLAGS = ['--test-command', 'none', '--max-turns', '100', '--json'];
