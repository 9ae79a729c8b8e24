import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { actionRun, ignoredEvent } from './action-mode.js';
import { cleaningFigures } from './cleaning.js';
import { renderFigures, spreadOf, type Figure } from './figures.js';
import { cleanExportFigures } from './clean-export.js';
import { gateFigures } from './gate.js';
import { sandboxFigures } from './sandbox.js';
import { networkFigures } from './network.js';
import { billOf, localRun, type Bill, type LocalRun } from './local-mode.js';

const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)));
const IGNORED_RUNS = 15;
const MANY_TURNS = 50;
const MANY_CALLS = 10;

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, json: { type: 'string' }, only: { type: 'string' } },
});
const machine = { node: process.version, cpus: cpus().length, load: loadavg()[0] };
console.log(`Node ${machine.node}, ${machine.cpus} cores, load ${machine.load?.toFixed(1)} at the start\n`);
const runs = Number(values.runs);
const figures = [...(values.only === 'sandbox' ? [] : await measure(runs)), ...(await sandboxFigures(runs))];
console.log(renderFigures(figures));
if (values.json !== undefined) {
  const measured = figures.map((figure) => ({ ...figure, ...spreadOf(figure.values) }));
  await writeFile(values.json, `${JSON.stringify({ machine, figures: measured }, null, 2)}\n`);
}

async function measure(runs: number): Promise<Figure[]> {
  const entry = join(PROJECT, 'dist', 'index.js');
  // The first of each kind warms the disk's cache and is not counted.
  await localRun(entry, 1);
  const few: LocalRun[] = [];
  const many: LocalRun[] = [];
  const action: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    few.push(await localRun(entry, 1));
    many.push(await localRun(entry, MANY_TURNS));
    action.push(await actionRun(PROJECT));
  }
  const [, ...ignored] = await ignoredEvent(PROJECT, IGNORED_RUNS + 1);
  const both = [...few, ...many];
  const perTurn = many.map(({ wallMs }, run) => (wallMs - (few[run]?.wallMs ?? NaN)) / (MANY_TURNS - 1));
  const bill = await billOf(entry, MANY_TURNS);
  return [
    { name: 'ignored event, whole step', unit: 'ms', values: ignored, target: 150 },
    { name: 'local: first request', unit: 'ms', values: both.map((run) => run.firstRequestMs), target: 258 },
    { name: 'local: 1 tool turn, whole run', unit: 'ms', values: few.map((run) => run.wallMs) },
    { name: `local: ${MANY_TURNS} tool turns, whole run`, unit: 'ms', values: many.map((run) => run.wallMs) },
    { name: 'local: each further turn', unit: 'ms', values: perTurn, target: 8 },
    { name: 'local: peak memory of the tree', unit: 'MB', values: both.map((run) => run.peakMb), target: 150 },
    { name: 'local: first request', unit: 'bytes', values: both.map((run) => run.firstRequestBytes), target: 10_000 },
    { name: 'local: cost of a turn', unit: 'USD', values: [bill.usdPerTurn] },
    cacheFigure(`${MANY_TURNS} turns`, bill),
    cacheFigure(`${MANY_TURNS} turns of ${MANY_CALLS} calls`, await billOf(entry, MANY_TURNS, MANY_CALLS)),
    { name: 'action: first request', unit: 'ms', values: action },
    ...cleaningFigures(runs),
    ...(await gateFigures(runs)),
    ...(await cleanExportFigures(runs)),
    ...(await networkFigures(3 * runs)),
  ];
}

function cacheFigure(run: string, { cacheShare }: Bill): Figure {
  const name = `local: input read from cache, ${run}`;
  return { name, unit: 'of it', values: [cacheShare], target: 0.9, moreIsBetter: true };
}
