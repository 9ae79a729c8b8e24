import { expect, test } from '@jest/globals';
import { ownCorpus, readRow, rowsOf } from '../../bench/tamper.js';

test('what the reading of the diff shuts is right in the corpus: recall, precision and exactness of at least 0.95, and every weakening is told', async () => {
  const rows = rowsOf(ownCorpus());
  const read = await Promise.all(rows.map(async (row) => ({ row, ...(await readRow(row)) })));
  const share = (part: typeof read, whole: typeof read): number => part.length / whole.length;
  const weak = read.filter(({ row }) => row.expect === 'suspicious');
  const accused = read.filter(({ verdict }) => verdict === 'suspicious');
  const found = weak.filter(({ verdict }) => verdict === 'suspicious');
  const exact = read.filter(({ row, verdict }) => verdict === row.expect || verdict === row.also_ok);
  expect(weak.filter(({ findings, worthALook }) => findings.length + worthALook.length === 0)).toEqual([]);
  expect(rows.length).toBeGreaterThanOrEqual(120);
  expect(new Set(rows.map(({ ecosystem }) => ecosystem)).size).toBeGreaterThanOrEqual(8);
  expect(rows.length - weak.length).toBeGreaterThan(rows.length * 0.4);
  for (const figure of [share(found, weak), share(found, accused), share(exact, read)])
    expect(figure).toBeGreaterThanOrEqual(0.95);
});

test('ablation: without the licence of the request honest changes are accused', async () => {
  const asked = rowsOf(ownCorpus()).filter((row) => row.expect === 'declared' && row.also_ok === undefined);
  const unasked = await Promise.all(
    asked.map((row) => readRow({ ...row, request: 'Make it green, I do not care how.' })),
  );
  expect(unasked.every(({ verdict }) => verdict !== 'declared')).toBe(true);
  expect(unasked.filter(({ verdict }) => verdict === 'suspicious').length).toBeGreaterThan(asked.length * 0.8);
});
