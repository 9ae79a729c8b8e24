/* eslint-disable no-console -- a program for the terminal */
import { parseArgs } from 'node:util';
import { campaign, JUDGE } from './campaign.js';
import { machine } from './machine.js';
import { mutations } from './mutate.js';
import { randomFrom } from './random.js';
import { SETTINGS } from './settings.js';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20000' },
    setting: { type: 'string', multiple: true, default: SETTINGS.map(({ name }) => name) },
  },
});
const here = machine();
const random = randomFrom(Number(values.seed));
const settings = SETTINGS.filter(({ name }) => values.setting.includes(name));
const [first] = settings;
if (first === undefined) throw new Error('No setting of that name.');
const lines = mutations(random, Number(values.count), (line) => JUDGE.isAllowed(line, first));
const started = performance.now();
const result = await campaign(lines, settings, here);
for (const hole of result.holes) console.log(JSON.stringify(hole));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.error(
  `${here.kind}: ${result.lines} lines, ${result.run} allowed and run, ${result.executed} programs started, ${result.holes.length} holes, ${seconds} s`,
);
process.exitCode = result.holes.length > 0 ? 1 : 0;
