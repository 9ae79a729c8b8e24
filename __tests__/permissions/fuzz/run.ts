/** A fuzz campaign of any length: `npm run fuzz -- --seed 1 --rounds 20`. Holes are JSON lines. */
import { parseArgs } from 'node:util';
import { campaign, JUDGE } from './campaign.js';
import { machine } from './machine.js';
import { mutations } from './mutate.js';
import { randomFrom } from './random.js';
import { SETTINGS } from './settings.js';

const names = SETTINGS.map(({ name }) => name);
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '10' },
    count: { type: 'string', default: '5000' },
    setting: { type: 'string', multiple: true, default: names },
  },
});
const settings = SETTINGS.filter(({ name }) => values.setting.includes(name));
const [first] = settings;
if (first === undefined) throw new Error(`--setting must be one of: ${names.join(', ')}.`);
const here = machine();
const random = randomFrom(Number(values.seed));
for (let round = 1; round <= Number(values.rounds); round += 1) {
  const lines = mutations(random, Number(values.count), (line) => JUDGE.isAllowed(line, first));
  const { run, executed, holes } = await campaign(lines, settings, here);
  for (const hole of holes) console.log(JSON.stringify(hole));
  console.error(
    `${here.kind}, round ${round}: ${lines.length} lines, ${run} run, ${executed} programs started, ${holes.length} holes`,
  );
  if (holes.length > 0) process.exitCode = 1;
}
