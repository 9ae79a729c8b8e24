import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseIsolation, waysOf, type WayMeans } from '../src/sandbox/choose-isolation.js';
import { createPlainSandbox } from '../src/sandbox/plain.js';
import { shellArgv } from '../src/sandbox/shell-argv.js';
import type { Turn } from '../src/sandbox/turns.js';
import type { Sandbox } from '../src/sandbox/types.js';
import type { Figure } from './figures.js';

const PARALLEL = 8;

/** What each way of isolation that this machine has adds to a command, by turns with a plain one. */
export async function sandboxFigures(runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (let at = 0; ; at += 1) {
    const found = await withFolder((folder) => figuresOf(folder, at, runs));
    if (found === undefined) return figures;
    figures.push(...found);
  }
}

async function figuresOf(folder: string, at: number, runs: number): Promise<Figure[] | undefined> {
  const workspace = join(folder, 'workspace');
  const scratch = join(folder, 'scratch');
  await mkdir(join(workspace, '.git'), { recursive: true });
  await mkdir(scratch);
  const environment = process.env;
  const startedAt = performance.now();
  let name = '';
  const ways = (means: WayMeans) =>
    waysOf(means)
      .slice(at, at + 1)
      .map((way) => ((name = way.name), way));
  const chosen = await chooseIsolation({ mode: 'auto', environment, scratch, ways });
  // Each way for itself, until there are no more.
  if (name === '') return undefined;
  const triedMs = performance.now() - startedAt;
  if (chosen.isolation === 'none') {
    console.log(`sandbox: ${chosen.words.replace(/\. Use .*/, '')}`);
    return [];
  }
  const plain = createPlainSandbox({ environment });
  const isolated = chosen.sandboxFor(workspace);
  const added: number[] = [];
  await timed(isolated, workspace, 'true');
  for (let run = 0; run < runs * 5; run += 1)
    added.push(-(await timed(plain, workspace, 'true')) + (await timed(isolated, workspace, 'true')));
  const all: number[] = [];
  const output: number[] = [];
  for (let run = 0; run < Math.min(runs, 3); run += 1) {
    const begunAt = performance.now();
    await Promise.all(Array.from({ length: PARALLEL }, () => timed(isolated, workspace, 'sleep 0.5; cat', 'reader')));
    all.push(performance.now() - begunAt);
    output.push(await timed(isolated, workspace, 'yes | head -c 50000000'));
  }
  return [
    { name: `sandbox: ${name}: trying it out`, unit: 'ms', values: [triedMs] },
    { name: `sandbox: ${name}: added to a command`, unit: 'ms', values: added, target: 10 },
    { name: `sandbox: ${name}: ${PARALLEL} times sleep 0.5 at once`, unit: 'ms', values: all, target: 600 },
    { name: `sandbox: ${name}: 50 MB of output`, unit: 'ms', values: output, target: 400 },
  ];
}

async function timed(sandbox: Sandbox, cwd: string, line: string, turn: Turn = 'alone'): Promise<number> {
  const startedAt = performance.now();
  const result = await sandbox.run({ argv: shellArgv(line), cwd, trust: 'steered', turn, timeoutMs: 30_000 });
  if (result.exitCode !== 0) throw new Error(`${line} failed: ${result.startError ?? result.output}`);
  return performance.now() - startedAt;
}

async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'greengate-bench-')));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
