import { broken, casesIn, countWords, lineFormat, messageAfter, NOTHING, type Format } from '../reading/reading.js';
import type { TestCase } from '../reading/test-case.js';

const SECTION = /^There (?:was|were) \d+ (error|failure|warning|risky|skipped|incomplete)/;
const OTHERS = /^(?:\d+ tests? triggered|There (?:was|were) \d+ |ERRORS!|FAILURES!|WARNINGS!|Tests: |OK\b|--$)/;

/** PHPUnit prints how many ran and how many were not fine; the rest passed. */
export const phpunit: Format = {
  name: 'phpunit',
  signs: ['PHPUnit', 'assertion', 'Assertions:', 'No tests executed'],
  covers: ['teamcity'],
  read(lines) {
    if (lines.some((line) => /^No tests executed!/.test(line))) return { counts: NOTHING, noTests: true };
    const sum = lines.findLast((line) => /^Tests: \d+, Assertions: \d+/.test(line));
    if (sum === undefined) {
      const fine = lineFormat({ name: 'phpunit', line: /^OK \((?<total>\d+) tests?, \d+ assertions?\)$/ }).read(lines);
      return fine ?? unloaded(lines);
    }
    const number = (word: string) => Number(new RegExp(`\\b${word}: (\\d+)`).exec(sum)?.[1] ?? 0);
    const [failed, errors] = [number('Failures'), number('Errors')];
    const skipped = number('Skipped') + number('Incomplete');
    const counts = { passed: Math.max(0, number('Tests') - failed - errors - skipped), failed, skipped, errors };
    return { counts, failed: failed + errors > 0 ? failuresOf(lines) : [] };
  },
};

/** "1) Class::test" below "There was 1 failure:" or "1 error:"; the sections of risky and skipped tests look the same. */
function failuresOf(lines: readonly string[]): TestCase[] {
  const sections = lines.flatMap((line, at) => (SECTION.test(line) ? [at] : []));
  const found = sections.flatMap((at) => {
    const kind = SECTION.exec(lines[at] ?? '')?.[1];
    if (kind !== 'error' && kind !== 'failure') return [];
    const end = lines.findIndex((line, next) => next > at && (SECTION.test(line) || OTHERS.test(line)));
    const status = kind === 'error' ? ('error' as const) : ('failed' as const);
    return casesIn(lines.slice(at, end < 0 ? undefined : end), /^\d+\) (.+)$/, { status });
  });
  if (found.length > 0) return found;
  return casesIn(lines, /^##teamcity\[testFailed name='((?:\|.|[^|'])*)'/, { end: /^##teamcity/ });
}

/** A file that does not parse ends PHP before PHPUnit can say anything. */
function unloaded(lines: readonly string[]) {
  const at = lines.findIndex((line) => /^(?:PHP )?(?:Parse|Fatal) error: /.test(line));
  const began = lines.some((line) => /^PHPUnit \d/.test(line) || line.includes('/PHPUnit/'));
  if (at < 0) return began ? { cutOff: true } : undefined;
  if (!began) return undefined;
  const message = `${lines[at] ?? ''}\n${messageAfter(lines, at + 1, () => false)}`;
  const file = / in (?:\S*?\/)?((?:tests?|src|lib|app)\/\S+?|[^\s/]+\.php)(?::| on line )\d+/.exec(message)?.[1];
  return { counts: { ...NOTHING, errors: 1 }, failed: broken([file ?? 'a file'], message), unloaded: 1 };
}

export const pest: Format = {
  name: 'pest',
  signs: ['Tests:'],
  read(lines) {
    const sum = lines.findLast((line) => /^ *Tests: +\d+ .*\(\d+ assertions?\)$/.test(line));
    if (sum === undefined) return undefined;
    const kinds = {
      passed: 'passed',
      risky: 'passed',
      warnings: 'passed',
      deprecated: 'passed',
      failed: 'failed',
      skipped: 'skipped',
      todo: 'skipped',
      todos: 'skipped',
      incomplete: 'skipped',
    } as const;
    const failed = casesIn(lines, /^ *FAILED {2}(.+?) *(?: {2}\S+)?$/, { end: /^ *Tests: / });
    return { counts: countWords(sum, kinds), failed };
  },
};
