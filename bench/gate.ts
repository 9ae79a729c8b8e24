import { shellArgv } from '../src/sandbox/shell-argv.js';
import { judgeChange } from '../src/stop/gate/judge-change.js';
import { GateGround } from '../__tests__/stop/gate/ground.js';
import type { Figure } from './figures.js';

const COMMAND = "sleep 0.3; echo 1..1; echo 'ok 1 - all'";
const FILES = Object.fromEntries(
  Array.from({ length: 200 }, (_, at) => [`src/m${at % 10}/f${at}.js`, `export const f = ${at};\n`.repeat(40)]),
);

/** What the gate adds to the time of the test command itself, where it is green and nothing changed that judges code. */
export async function gateFigures(runs: number): Promise<Figure[]> {
  const ground = new GateGround(FILES);
  try {
    const parts = await ground.parts(COMMAND);
    const { signal } = new AbortController();
    const added: number[] = [];
    for (let run = 0; run <= runs; run += 1) {
      ground.scene.write({ 'src/m1/f1.js': `export const f = -${run};\n` });
      // What the stop check would know anyway: the tree as it is, once its files are stored.
      const alone = await timeOf(() =>
        parts.sandbox.run({
          argv: shellArgv(COMMAND),
          cwd: parts.workspace,
          trust: 'steered',
          timeoutMs: 10_000,
        }),
      );
      const gated = await timeOf(() => judgeChange(parts, signal));
      // The first one loads the parsers.
      if (run > 0) added.push(gated - alone);
    }
    return [{ name: 'gate: added to a green test command', unit: 'ms', values: added, target: 50 }];
  } finally {
    ground.remove();
  }
}

async function timeOf(deed: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await deed();
  return performance.now() - startedAt;
}
