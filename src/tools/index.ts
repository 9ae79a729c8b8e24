import type { AnyTool } from '../agent/tool.js';
import type { Quote } from '../text/fence.js';
import { createBash, type BashParts } from './bash.js';
import { createEdit } from './edit.js';
import { createGlob } from './glob.js';
import { createGrep } from './grep.js';
import { createRead } from './read.js';
import { createRunTests, type RunTests } from './run-tests.js';
import { createUpdatePlan, type PlanItem } from './update-plan.js';
import { createWrite } from './write.js';

export interface ToolParts extends BashParts {
  /** May this file, an absolute path, be read? Glob and Grep leave out what may not. Default: every file may. */
  readonly mayRead?: (path: string) => boolean;
  readonly onPlan: (items: readonly PlanItem[]) => void;
  /** Without it, as in a repository without tests, there is no RunTests. */
  readonly runTests?: RunTests;
  /** Frames what the tests print. */
  readonly quote?: Quote;
}

/** The tools there are. Adding one is a file and a line here. */
export function createTools(parts: ToolParts): readonly AnyTool[] {
  const { sandbox, mayRead = () => true } = parts;
  return [
    createBash(parts),
    createRead(parts.spill?.folder),
    createWrite(),
    createEdit(),
    createGlob(sandbox, mayRead),
    createGrep(sandbox, mayRead),
    createUpdatePlan(parts.onPlan),
    ...(parts.runTests === undefined ? [] : [createRunTests(parts.runTests, parts.quote)]),
  ];
}
