import { claim } from './bindings.js';
import type { Assertion, Strength } from '../structure.js';

/** In a shell test the status of each command is an assertion; `undefined` for what only prepares. */
export function statusOf(given: string, line: number): Assertion | undefined {
  const text = plainTest(given);
  if (/^(?:run|local|export|load|cd|mkdir|touch|echo|printf|rm|cp|source|set)\b|^\w+=/.test(text)) return undefined;
  const [, subject, sign, expected] = /^\[\[?"?(.*?)"?(==?|-eq|!=|-ne|=~|-gt|-lt|-ge|-le)"?(.*?)"?\]/.exec(text) ?? [];
  const ignored = /\|\|(?:true|:|return ?0|exit ?0)$/.test(text);
  const strength: Strength = sign === undefined ? 'presence' : /^(?:==?|-eq)$/.test(sign) ? 'exact' : 'loose';
  const compared =
    sign === undefined
      ? { subject: text, matcher: 'status' }
      : { subject: subject ?? '', matcher: sign, expected: expected ?? '' };
  const guard = ignored ? { guard: 'its failure is caught' } : {};
  return { text: claim(compared.subject, compared.matcher, compared.expected), line, ...compared, strength, ...guard };
}

/** The checks of bats-assert as the tests that they are. */
function plainTest(text: string): string {
  return text
    .replace(/^assert_success$/, '["$status"-eq 0]')
    .replace(/^assert_failure$/, '["$status"-ne 0]')
    .replace(/^assert_output (?!-)("(?:\\.|[^"\\])*")$/, '["$output"=$1]')
    .replace(/^assert_equal (\S+) (.+)$/, '[$1=$2]');
}
