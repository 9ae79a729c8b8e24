import { describe, expect, test } from '@jest/globals';
import { readPythonTests } from '../../../src/ecosystems/python/tests.js';

const read = (text: string) => readPythonTests(text);
const inTest = (lines: string): string => `def test_a(self):\n${lines.replace(/^/gm, '    ')}\n`;

describe('the same check in other words', () => {
  test.each([
    ['assert f(1) == 2, "why"', 'f(1) equals 2'],
    ['self.assertEqual(f(1), 2)', 'f(1) equals 2'],
    ['self.assertEqual(2, f(1))', 'f(1) equals 2'],
    ['self.assertTrue(f(1) == 2)', 'f(1) equals 2'],
    ['n = f(1)\nassert n == 2', 'f(1) equals 2'],
    ['assert f(\'a\') == "b"', 'f("a") equals "b"'],
    ['self.assertIsNone(f(1))', 'f(1) equals None'],
    ['assert f(1) is None', 'f(1) equals None'],
    ['self.assertIn(1, f())', 'f() contains 1'],
    ['assert 1 in f()', 'f() contains 1'],
    ['assert not f(1)', 'f(1) falsy'],
    ['with pytest.raises(ValueError):\n    f(1)', 'f(1) throws ValueError'],
    ['self.assertRaises(ValueError, f, 1)', 'f(1) throws ValueError'],
    ['assert f(1) == pytest.approx(1.5)', 'f(1) near 1.5'],
  ])('%s', async (code, text) => {
    const { tests } = await read(inTest(code));
    expect(tests[0]?.assertions.map((assertion) => assertion.text)).toEqual([text]);
  });
});

describe('what a check is worth', () => {
  test.each([
    ['assert True', 'always'],
    ['assert (f(1) == 2, "why")', 'always'],
    ['assert f(1) == f(1)', 'always'],
    ['assert f(1)', 'presence'],
    ['assert f(1) > 0', 'loose'],
    ['with pytest.raises(Exception):\n    f(1)', 'loose'],
    ['assert f(1) == 2', 'exact'],
  ])('%s: %s', async (code, strength) => {
    const { tests } = await read(inTest(code));
    expect(tests[0]?.assertions.map((assertion) => assertion.strength)).toEqual([strength]);
  });
});

describe('marks', () => {
  test.each([
    ['@pytest.mark.skip\ndef test_a():\n    pass', 'skip', undefined],
    ['@pytest.mark.skipif(win, reason="x")\ndef test_a():\n    pass', 'skip', 'win'],
    ['@unittest.skipUnless(win, "x")\ndef test_a():\n    pass', 'skip', 'not (win)'],
    ['pytestmark = [pytest.mark.skip]\ndef test_a():\n    pass', 'skip', undefined],
    ['def test_a():\n    pytest.skip("x")', 'skip', undefined],
    ['def test_a():\n    if win:\n        pytest.skip("x")', 'skip', 'win'],
    [
      'class TestA:\n    def setup_method(self):\n        pytest.skip("x")\n    def test_a(self):\n        pass',
      'skip',
      undefined,
    ],
    ['@pytest.mark.xfail(strict=False)\ndef test_a():\n    pass', 'expected-failure', undefined],
    ['def test_a():\n    return\n    assert f() == 1', 'early-return', undefined],
  ])('%s', async (code, kind, condition) => {
    const { tests } = await read(code);
    expect(tests[0]?.marks.map((mark) => [mark.kind, mark.condition])).toContainEqual([kind, condition]);
  });
});

describe('what is collected', () => {
  test.each([
    ['class TestA:\n    def test_a(self):\n        pass', ['TestA > test_a']],
    ['class ATest(unittest.TestCase):\n    def test_a(self):\n        pass', ['ATest > test_a']],
    ['class Base(TestCase):\n    pass\nclass A(Base):\n    def test_a(self):\n        pass', ['A > test_a']],
    ['class A:\n    def test_a(self):\n        pass', []],
    ['class TestA:\n    __test__ = False\n    def test_a(self):\n        pass', []],
    ['def test_a():\n    pass\ntest_a = None', []],
    ['def test_a():\n    assert f() == 1\ndef test_a():\n    pass', ['test_a']],
    ['@pytest.fixture\ndef test_data():\n    return 1', []],
  ])('%s', async (code, names) => {
    expect((await read(code)).tests.map(({ name }) => name)).toEqual(names);
  });
});

describe('tables and loops are written out', () => {
  const wanted = ['f(1) equals "a"', 'f(2) equals "b"'];
  test.each([
    ['@pytest.mark.parametrize("n, s", [(1, "a"), (2, "b")])\ndef test_a(n, s):\n    assert f(n) == s'],
    [
      '@pytest.mark.parametrize(("n", "s"), [pytest.param(1, "a", id="x"), (2, "b")])\ndef test_a(n, s):\n    assert f(n) == s',
    ],
    ['ROWS = [(1, "a"), (2, "b")]\ndef test_a():\n    for n, s in ROWS:\n        assert f(n) == s'],
    [
      'def test_a(self):\n    for n, s in ((1, "a"), (2, "b")):\n        with self.subTest(n=n):\n            self.assertEqual(f(n), s)',
    ],
  ])('%s', async (code) => {
    const { tests } = await read(code);
    expect(tests[0]?.assertions.map(({ text, guard }) => (guard === undefined ? text : guard))).toEqual(wanted);
  });
});

describe('checks that cannot turn the test red', () => {
  test.each([
    ['try:\n    assert f() == 1\nexcept Exception:\n    pass', 'its failure is caught'],
    ['with contextlib.suppress(AssertionError):\n    assert f() == 1', 'its failure is caught'],
    ['if x:\n    assert f() == 1', 'x'],
  ])('%s', async (code, guard) => {
    const { tests } = await read(inTest(code));
    expect(tests[0]?.assertions.map((assertion) => assertion.guard)).toEqual([guard]);
  });
});

test('what is no Python is unreadable', async () => {
  expect((await read('def test_a(:\n  pass')).unreadable).toMatch(/line 1/);
});
