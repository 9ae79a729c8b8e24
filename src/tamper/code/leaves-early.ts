import { quoted } from '../compare/compare-assertions.js';
import type { ChangedFile, Finding } from '../types.js';

/** Ends the whole process as a success, or sees to it that it ends as one. */
const LEAVES =
  /^(?:process\.(?:exit|reallyExit)\(\s*0?\s*\)|process\.exitCode\s*=\s*0|process\.(?:on|once|prependListener)\(\s*['"](?:exit|beforeExit)['"].*exit|(?:os\._exit|sys\.exit|exit|quit)\(\s*0?\s*\)|raise SystemExit(?:\(\s*0?\s*\))?\s*$|atexit\.register\(.*_exit|exit!?(?:\(0\)|\s+0)?\s*;?\s*$)/;

/**
 * A module that ends the process when it is loaded takes the tests with it before one can fail, and runners count that as
 * a success. A program of its own may do so: only what stands at the left edge of a file that was there before is meant.
 */
export function leavesEarly({ path, before }: ChangedFile, text: string, line: number): Finding[] {
  if (before === undefined || !/\.(?:[cm]?[jt]sx?|py|rb|php|pm)$/.test(path) || !LEAVES.test(text)) return [];
  const what = `the code ends the process as a success when it is loaded: ${quoted(text.trim())}.`;
  return [{ kind: 'code-knows-tests', file: path, line, what }];
}
