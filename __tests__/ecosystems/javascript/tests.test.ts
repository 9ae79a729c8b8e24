import { describe, expect, test } from '@jest/globals';
import { readJavaScriptTests } from '../../../src/ecosystems/javascript/tests.js';

const read = (text: string, path = 'a.test.ts') => readJavaScriptTests(text, path);

describe('the same check in other words', () => {
  test.each([
    ['expect(f(1)).toBe(2)', 'f(1) equals 2'],
    ['expect(f(1)).toStrictEqual(2)', 'f(1) equals 2'],
    ['expect(f(1)).to.equal(2)', 'f(1) equals 2'],
    ['assert.deepStrictEqual(f(1), 2, "why")', 'f(1) equals 2'],
    ['assert.equal(2, f(1))', 'f(1) equals 2'],
    ['assert.ok(f(1) === 2)', 'f(1) equals 2'],
    ['expect(f(1) === 2).toBe(true)', 'f(1) equals 2'],
    ['t.is(f(1), 2)', 'f(1) equals 2'],
    ['const n = f(1);\n expect(n).toBe(2)', 'f(1) equals 2'],
    ['f(1).should.equal(2)', 'f(1) equals 2'],
    ['expect(f(1)).toBeNull()', 'f(1) equals null'],
    ['assert(!f(1))', 'f(1) falsy'],
    ['expect(() => f(1)).toThrow(RangeError)', 'f(1) throws RangeError'],
    ['assert.throws(() => { f(1); }, RangeError)', 'f(1) throws RangeError'],
    ["expect(f('a')).toHaveLength(3)", 'f("a").length equals 3'],
    ['expect(f(1)).not.toBe(2)', 'f(1) differs 2'],
  ])('%s', async (code, text) => {
    const { tests } = await read(`test('a', () => { ${code}; });`);
    expect(tests[0]?.assertions.map((assertion) => assertion.text)).toEqual([text]);
  });
});

describe('what a check is worth', () => {
  test.each([
    ['expect(f(1))', 'always'],
    ['expect(true).toBe(true)', 'always'],
    ['assert.equal(f(1), f(1))', 'always'],
    ['assert.ok(f(1) || true)', 'always'],
    ['expect(f(1)).toBeDefined()', 'presence'],
    ['expect(f(1)).toBeGreaterThan(0)', 'loose'],
    ['expect(() => f(1)).toThrow()', 'loose'],
    ['expect(f(1)).toBe(2)', 'exact'],
  ])('%s: %s', async (code, strength) => {
    const { tests } = await read(`it('a', () => { ${code}; });`);
    expect(tests[0]?.assertions.map((assertion) => assertion.strength)).toEqual([strength]);
  });
});

describe('marks', () => {
  test.each([
    ["it.skip('a', () => {})", ['skip', undefined]],
    ["it['skip']('a', () => {})", ['skip', undefined]],
    ["xit('a', () => {})", ['skip', undefined]],
    ["const later = it.skip; later('a', () => {})", ['skip', undefined]],
    ["test('a', { skip: true }, () => {})", ['skip', undefined]],
    ["test('a', { skip: win }, () => {})", ['skip', 'win']],
    ["test('a', (t) => { t.skip(); })", ['skip', undefined]],
    ["it.skipIf(win)('a', () => {})", ['skip', 'win']],
    ["it.runIf(win)('a', () => {})", ['skip', 'not (win)']],
    ["(win ? it.skip : it)('a', () => {})", ['skip', 'win ? it.skip : it']],
    ["context.skip('g', () => { it('a', () => {}); })", ['skip', undefined]],
    ["if (win) { it('a', () => {}); }", ['skip', 'not (win)']],
    ["it.only('a', () => {})", ['only', undefined]],
    ["fit('a', () => {})", ['only', undefined]],
    ["it.todo('a')", ['todo', undefined]],
    ["it.failing('a', () => {})", ['expected-failure', undefined]],
    ["it('a', () => { return; expect(f()).toBe(1); })", ['early-return', undefined]],
    ["it('a', () => { if (win) return; expect(f()).toBe(1); })", ['early-return', 'win']],
  ])('%s', async (code, [kind, condition]) => {
    const { tests } = await read(code, 'a.test.js');
    expect(tests[0]?.marks.map((mark) => [mark.kind, mark.condition])).toContainEqual([kind, condition]);
  });

  test('words in names, data and comments are none', async () => {
    const { tests } = await read(`// it.only(
      test('skip: only', { skip: false }, () => { expect(f('it.skip(')).toBe('xit('); });`);
    expect(tests[0]?.marks).toEqual([]);
  });
});

describe('tables, loops and helpers are written out', () => {
  const wanted = ['f(1) equals "a"', 'f(2) equals "b"'];
  test.each([
    ["it.each([[1, 'a'], [2, 'b']])('%s', (n, s) => { expect(f(n)).toBe(s); })"],
    ["for (const [n, s] of [[1, 'a'], [2, 'b']]) test(`n ${n}`, () => expect(f(n)).toBe(s))"],
    [
      "const rows = [{ n: 1, s: 'a' }, { n: 2, s: 'b' }]; rows.forEach(({ n, s }) => it(s, () => { expect(f(n)).toBe(s); }))",
    ],
    ["it('x', () => { for (const row of [[1, 'a'], [2, 'b']]) { const [n, s] = row; expect(f(n)).toBe(s); } })"],
    ["it('x', () => { Object.entries({ 1: 'a', 2: 'b' }).forEach(([n, s]) => expect(f(n)).toBe(s)); })"],
    ["it.each([['x', () => f(1), 'a'], ['y', () => f(2), 'b']])('%s', (_n, make, s) => { expect(make()).toBe(s); })"],
    ["const check = (n, s) => expect(f(n)).toBe(s); it('x', () => { check(1, 'a'); check(2, 'b'); })"],
  ])('%s', async (code) => {
    const { tests } = await read(code, 'a.test.js');
    expect(
      tests.flatMap(({ assertions }) =>
        assertions.map(({ text }) => text.replaceAll('f("', 'f(').replaceAll('")', ')')),
      ),
    ).toEqual(wanted);
  });
});

describe('checks that cannot turn the test red', () => {
  test.each([
    ['try { expect(f()).toBe(1); } catch {}', 'its failure is caught'],
    ['setTimeout(() => { expect(f()).toBe(1); }, 5)', 'it runs later'],
    ['g().then(() => expect(f()).toBe(1)).catch(() => {})', 'its failure is caught'],
    ['expect(f()).resolves.toBe(1)', 'nobody waits for it'],
    ['if (x) { expect(f()).toBe(1); }', 'x'],
  ])('%s', async (code, guard) => {
    const { tests } = await read(`it('a', async () => { ${code} });`);
    expect(tests[0]?.assertions.map((assertion) => assertion.guard)).toEqual([guard]);
  });

  test('a handler that checks the error swallows nothing', async () => {
    const { tests } = await read(
      "it('a', () => { try { f(); assert.fail(); } catch (e) { expect(e.code).toBe('E'); } });",
    );
    expect(tests[0]?.assertions.map(({ text }) => text)).toContain('e.code equals "E"');
  });
});

test('what is no JavaScript is unreadable', async () => {
  expect((await read("test('a', () => {")).unreadable).toMatch(/\S/);
});
