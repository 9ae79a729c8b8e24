import { quoted } from '../compare/compare-assertions.js';
import type { ChangedFile, Finding } from '../types.js';

/** Code under test has no business with what checks it: each of these takes an assertion, or the runner, out of service. */
const DISABLES: readonly RegExp[] = [
  // JavaScript
  /(?:^|[;{(\s])(?:assert|expect|chai(?:\.\w+)?|should|(?:globalThis|global|window)\.(?:assert|expect|test|it|describe))(?:\.\w+)*\s*=(?![=>])/,
  /\b(?:require|import)\(\s*['"](?:node:)?(?:assert(?:\/strict)?|chai|test|@jest\/globals|vitest)['"]\s*\)\)?(?:\.\w+)+\s*=(?![=>])/,
  /\bObject\.(?:assign|defineProperty|defineProperties|setPrototypeOf)\(\s*(?:assert|expect|chai)\b/,
  /\b(?:jest|vi|mock|td)\.(?:mock|doMock|module|replaceEsm)\(\s*['"](?:node:)?(?:assert(?:\/strict)?|chai|expect|test)['"]/,
  // Python
  /\b(?:unittest\.)?(?:case\.)?TestCase\.\w+\s*=(?!=)/,
  /\b(?:setattr|patch\.object)\(\s*(?:unittest\.)?(?:case\.)?(?:TestCase|pytest|unittest)\b/,
  /\bpatch\(\s*['"](?:unittest\.|pytest\.|_pytest\.)/,
  /\b(?:pytest|unittest)\.\w+\s*=(?!=)/,
  /\bsys\.modules\[['"](?:unittest|pytest|_pytest)\b.*\]\s*=/,
  // Ruby, PHP, Perl
  /\b(?:Minitest(?:::\w+)*|Test::Unit(?:::\w+)*|RSpec(?:::\w+)+)\.(?:class_eval|module_eval|prepend|define_method|remove_method|send)\b/,
  /^\s*(?:class|module)\s+(?:Minitest|Test::Unit|RSpec)::/,
  /\*(?:Test::(?:More|Builder|Simple)::\w+|main::(?:is|ok|like|is_deeply))\s*=/,
  // C and C++
  /^\s*#\s*(?:define\s+NDEBUG\b|undef\s+(?:assert|ASSERT\w*|EXPECT\w*|CHECK|REQUIRE)\b|define\s+(?:assert|ASSERT_\w+|EXPECT_\w+|CHECK|REQUIRE)\s*\()/,
  // The process becomes one that always succeeds.
  /\b(?:os\.)?exec(?:l|lp|v|vp|ve|vpe|le|lpe)?\s*\(?\s*\[?\s*['"](?:\/(?:usr\/)?bin\/)?(?:true|:)['"]/,
];

export function disablesChecks({ path }: ChangedFile, text: string, line: number): Finding[] {
  if (!DISABLES.some((pattern) => pattern.test(text))) return [];
  const what = `the code takes what checks it out of service: ${quoted(text.trim())}.`;
  return [{ kind: 'name-shadowed', file: path, line, names: [], what }];
}
