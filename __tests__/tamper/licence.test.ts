import { describe, expect, test } from '@jest/globals';
import { licenceFor } from '../../src/tamper/licence/licence.js';
import type { Finding } from '../../src/tamper/types.js';

const about = (finding: Partial<Finding>): Finding => ({
  kind: 'test-skipped',
  file: 'test/parse.test.js',
  what: '',
  ...finding,
});
const SKIPPED = about({ test: 'parse > refuses nonsense' });
const SKIPPED_ON_WINDOWS = about({ test: 'parse > refuses nonsense', condition: 'process.platform == "win32"' });
const REMOVED = about({
  kind: 'test-removed',
  test: 'test_legacy_import',
  file: 'tests/test_legacy.py',
  names: ['import_legacy'],
});
const EXPECTED = about({
  kind: 'expectation-changed',
  test: 'reads minutes',
  names: ['parse'],
  was: '5400',
  is: '90',
  unsure: true,
});
const THROWN = about({
  kind: 'expectation-changed',
  test: 'refuses nonsense',
  names: ['parse'],
  was: 'RangeError',
  is: 'TypeError',
  unsure: true,
});
const OLD_PYTHON = about({
  kind: 'ci-softened',
  file: '.github/workflows/check.yml',
  names: ['py39', 'env'],
  was: 'py39',
});
const SOFTENED = about({
  kind: 'ci-softened',
  file: '.github/workflows/check.yml',
  names: ['test', 'npm test', 'continue-on-error'],
});
const LOWERED = about({
  kind: 'threshold-lowered',
  file: 'package.json',
  names: ['jest.coverageThreshold.global.lines', 'lines'],
  was: '90',
  is: '80',
});
const RETRIED = about({ kind: 'retries-added', file: 'queue.test.js', is: '2' });

describe('asked for', () => {
  test.each([
    ['Skip "refuses nonsense" for now (#88).', SKIPPED],
    ['Please skip the flaky test "refuses nonsense", and fix minutes.', SKIPPED],
    ['The test "refuses nonsense" can be disabled until the new parser is there.', SKIPPED],
    ['Mark refuses nonsense as skipped.', SKIPPED],
    ['"refuses nonsense" needs a newer system. Skip it.', SKIPPED],
    ['Skip "refuses nonsense" on win32 for now.', SKIPPED_ON_WINDOWS],
    ['Could you skip "refuses nonsense"?', SKIPPED],
    ['Remove test_legacy_import, the format is gone.', REMOVED],
    ['Delete tests/test_legacy.py.', REMOVED],
    ['Drop import_legacy() and its tests.', REMOVED],
    ['test_legacy_import is obsolete.', REMOVED],
    ['The test "refuses nonsense" is wrong, it should be TypeError.', THROWN],
    ['parse("soon") should throw a TypeError instead of a RangeError.', THROWN],
    ['Let jest retry queue.test.js twice.', RETRIED],
    ['Revert "Import legacy files"\n\nThis reverts commit 1f2e3d4c.', REMOVED],
    ['Drop Python 3.9 from the matrix.', OLD_PYTHON],
    ['Require Python 3.10.', OLD_PYTHON],
    ['Adapt the tests to the new output.', EXPECTED],
    ['Lower the coverage threshold to 80.', LOWERED],
    ['Remove the `legacy` syntax.', about({ kind: 'test-removed', test: 'reads "legacy" files' })],
  ])('%s', (request, finding) => {
    expect(licenceFor(finding, request)).toEqual(expect.any(String));
  });
});

describe('not asked for', () => {
  test.each([
    ['Make it green, I do not care how.', SKIPPED],
    ['The tests are red. Please fix.', REMOVED],
    ['"refuses nonsense" is red. Please fix parse().', SKIPPED],
    ['parse() should skip nonsense. "refuses nonsense" is red.', SKIPPED],
    ['Do not skip "refuses nonsense".', SKIPPED],
    ['Should we skip "refuses nonsense"? No.', SKIPPED],
    ['"refuses nonsense" is skipped on CI at the moment, why?', SKIPPED],
    ['Skip "reads hours".', SKIPPED],
    ['Skip "refuses nonsense" on win32.', SKIPPED],
    ['Skip "refuses nonsense" on win32.', { ...SKIPPED_ON_WINDOWS, condition: 'process.platform != "win32"' }],
    ['Leave test_legacy_import as it is.', REMOVED],
    ['Get test_legacy_import green.', REMOVED],
    ['Extend test_legacy_import by a second file.', REMOVED],
    ['parse("90m") should give 5400 but gives 90.', EXPECTED],
    ['parse() is wrong for minutes, "reads minutes" is red.', EXPECTED],
    ['Only reword the comment of parse().', EXPECTED],
    ['Let jest retry queue.test.js once.', { ...RETRIED, is: '5' }],
    ['Never retry queue.test.js.', RETRIED],
    ['The test "reads minutes" fails since yesterday. Fix it.', EXPECTED],
    ['parse.test.js is failing in CI. Please fix this.', about({ ...EXPECTED, kind: 'assertion-weakened' })],
    ['Update the workflow to Node 22.', SOFTENED],
    ['Update check.yml: actions/checkout@v5.', SOFTENED],
    ['Raise the coverage.', LOWERED],
    ['Revert "Refuse empty names".', REMOVED],
    ['Require Python 3.9.', OLD_PYTHON],
    ['Drop Python 2 from the matrix.', OLD_PYTHON],
  ])('%s', (request, finding) => {
    expect(licenceFor(finding, request)).toBeUndefined();
  });
});

test('the words that ask for it are told', () => {
  expect(licenceFor(SKIPPED, 'Fix minutes. Skip "refuses nonsense". Thanks!')).toBe('Skip "refuses nonsense".');
});
