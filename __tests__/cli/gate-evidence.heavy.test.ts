// Needs: the built dist/ twice, one of them patched; each row is two whole runs of the gate.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ablation } from '../ablations/ablation.js';
import { patchedAction } from '../ablations/patched-action.js';
import { ADDS, EMPTY, MORE, REQUEST, ROWS, suite } from './evidence-trees.js';
import { gateBench, type GateBench } from './gate-bench.js';

/** The built gate, and the same without the inventory and without the kinds that are certain. */
let bench: GateBench;
let blind: GateBench;
let patched: Awaited<ReturnType<typeof patchedAction>>;
beforeAll(async () => {
  patched = await patchedAction({
    missingTests: 'return [];',
    weighing: 'return (finding) => ({ ...finding, weight: "told" });',
  });
  [bench, blind] = await Promise.all([gateBench(), gateBench(join(patched.directory, 'dist/index.js'))]);
});
afterAll(() => Promise.all([bench.close(), blind.close(), patched.remove()]));

describe('what shuts the gate though all that runs is green', () => {
  test.each(ROWS)('%s, which is named', async (name, { start, final, command }, test) => {
    const change = { start, final, request: REQUEST, ...(command === undefined ? {} : { command }) };
    const [seen, unseen] = await Promise.all([bench.folders(change), blind.folders(change)]);
    expect(seen.record).toMatchObject({ verdict: 'tampered', opens: false, tests: { verdict: 'passed' } });
    expect(seen.record.reason).toContain(test);
    const accused = seen.record.tamper.findings.filter(({ declaredBy }) => declaredBy === undefined);
    expect(accused.map((one) => one.test)).toEqual([test]);
    await ablation(`evidence: ${name}`, 'the gate stays shut', {
      on: () => !seen.record.opens,
      off: () => !unseen.record.opens,
    });
  });
});

test('a test that is called otherwise is no loss', async () => {
  const { record } = await bench.folders({
    start: suite(ADDS, EMPTY),
    final: { ...suite(ADDS, EMPTY.replace('is nothing without items', 'gives nought for an empty cart')), ...MORE },
    request: REQUEST,
  });
  expect(record).toMatchObject({ verdict: 'passed', tamper: { verdict: 'clean', findings: [] } });
});
