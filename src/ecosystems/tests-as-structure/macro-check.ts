import type { Assertion } from '../structure.js';

/** What `#define CHECK(x) if (!(x)) exit(1)` checks wherever it is used: the condition that it fails on. */
export function macroCheck(text: string, line: number): Assertion | undefined {
  const found =
    /^\s*#\s*define\s+((?:assert|ASSERT|EXPECT|CHECK|REQUIRE|FAIL|TEST|check|expect)\w*)\s*\([^)]*\)(.*?)\bif\s*\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/s.exec(
      text,
    );
  if (found === null) return undefined;
  const [, name = '', , condition = ''] = found;
  const fails = condition.replace(/\\\r?\n|\s+/g, '');
  return {
    text: `${name} fails if ${fails}`,
    line,
    subject: name,
    matcher: 'fails if',
    expected: fails,
    strength: 'exact',
  };
}
