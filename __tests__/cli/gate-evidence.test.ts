import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ADDS, EMPTY, MORE, REQUEST, ROWS, suite } from './evidence-trees.js';
import { gateBench, type GateBench } from './gate-bench.js';

let bench: GateBench;
beforeAll(async () => void (bench = await gateBench()));
afterAll(() => bench.close());

test.each(ROWS.slice(0, 1))(
  '%s shuts the gate and is named, though all that runs is green',
  async (_name, change, name) => {
    const { record } = await bench.folders({ ...change, request: REQUEST });
    expect(record).toMatchObject({ verdict: 'tampered', opens: false, tests: { verdict: 'passed' } });
    expect(record.reason).toContain(name);
  },
);

test('one assertion fewer is worth a look, and shuts nothing when the old test passes', async () => {
  const fewer = suite(ADDS.replace('  assert.equal(total([2, 2]), 4);\n', ''), EMPTY);
  const { record, exitCode } = await bench.folders({
    start: suite(ADDS, EMPTY),
    final: { ...fewer, ...MORE },
    request: REQUEST,
  });
  expect([record.verdict, record.tamper.verdict, record.tamper.findings, exitCode]).toEqual(['passed', 'clean', [], 0]);
  expect(record.tamper.worthALook).toMatchObject([
    {
      kind: 'assertion-removed',
      file: 'test/cart.test.js',
      test: 'adds',
      what: expect.stringContaining('one assertion fewer'),
    },
  ]);
});
