import { afterEach, test } from '@jest/globals';

import { DEFAULT_SETTINGS, type GateParts } from '../../src/stop/gate/gate-parts.js';
import type { Trees } from '../../src/stop/gate/trees.js';
import { GateGround, type Files } from '../stop/gate/ground.js';
import { ablation } from './ablation.js';

/** Guards of the gate, each taken away by trees that do not do what they are asked for. */
const grounds: GateGround[] = [];
afterEach(() => grounds.splice(0).forEach((ground) => ground.remove()));

interface Trial {
  readonly start: Files;
  readonly change: Files;
  readonly command: string;
  readonly without?: (trees: Trees) => Partial<Trees>;
  readonly more?: Partial<GateParts>;
}

/** Does the gate stay shut? */
async function staysShut({ start, change, command, without, more = {} }: Trial): Promise<boolean> {
  const ground = new GateGround(start);
  grounds.push(ground);
  const { trees } = await ground.parts(command);
  const weaker = without === undefined ? trees : { ...trees, ...without(trees) };
  return !(await ground.judge(command, change, { ...more, trees: weaker })).opens;
}

/** Every run in the workspace itself, with all that lies there. */
const inTheWorkspace = (trees: Trees): Partial<Trees> => ({
  scratch: async (tree) => {
    const { remove } = await trees.scratch(tree);
    await remove();
    const folder = grounds.at(-1)?.scene.work ?? '';
    return { folder, changed: async () => [], remove: async () => void (await trees.putBack(tree)) };
  },
});

const ALL_GREEN = { settings: { ...DEFAULT_SETTINGS, policy: 'all-green' as const } };
const LEAVES = "echo 1..1\nif [ -e made ]; then echo 'ok 1 - t'; else touch made; echo 'not ok 1 - t'; exit 1; fi\n";

test('D1: reruns in a clean copy: what is green only after a red run is red', () => {
  const trial = { start: { 'run.sh': LEAVES, '.gitignore': 'made\n', code: '' }, change: { code: 'x' } };
  const run = { ...trial, command: 'sh run.sh', more: ALL_GREEN };
  return ablation('clean copy', 'what the red run left behind turns nothing green', {
    on: () => staysShut(run),
    off: () => staysShut({ ...run, without: inTheWorkspace }),
  });
});

test('D1: an old failure is one of the untouched start: with the candidate in its place all is old', () => {
  const run =
    "echo 1..2\necho 'ok 1 - other'\nif [ \"$(cat code)\" = good ]; then echo 'ok 2 - t'; else echo 'not ok 2 - t'; exit 1; fi\n";
  const trial = { start: { 'run.sh': run, code: 'good' }, change: { code: 'bad' }, command: 'sh run.sh' };
  return ablation('baseline', 'what the change broke is not excused', {
    on: () => staysShut(trial),
    off: () =>
      staysShut({
        ...trial,
        without: (trees) => ({ scratch: async () => trees.scratch(await trees.snapshot()) }),
      }),
  });
});

test('D1: the two witnesses: an expectation that follows the code opens no gate', () => {
  const suite = (value: string): string =>
    `import test from 'node:test';\nimport assert from 'node:assert/strict';\nimport { f } from '../code.js';\n` +
    `test('one', () => assert.equal(f(1), ${value}));\n`;
  const start = {
    'package.json': '{"type":"module"}',
    'code.js': 'export const f = (x) => x;\n',
    'test/f.test.js': suite('1'),
  };
  const change = { 'code.js': 'export const f = (x) => x + 1;\n', 'test/f.test.js': suite('2') };
  const trial = { start, change, command: 'node --test', more: { request: 'Speed f() up.' } };
  return ablation('original tests', 'an expectation that follows the code is not taken for a test', {
    on: () => staysShut(trial),
    off: () =>
      staysShut({
        ...trial,
        // Neither witness sees a change.
        without: (trees) => ({
          changes: async (from, to) => (await trees.changes(from, to)).filter(({ path }) => !path.startsWith('test/')),
        }),
      }),
  });
});
