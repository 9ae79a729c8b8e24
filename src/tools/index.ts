import type { AnyTool } from '../agent/tool.js';
import { createBash, type BashParts } from './bash.js';
import { createEdit } from './edit.js';
import { createGlob } from './glob.js';
import { createGrep } from './grep.js';
import { createRead } from './read.js';
import { createWrite } from './write.js';

export interface ToolParts extends BashParts {
  /** May this file, an absolute path, be read? Glob and Grep leave out what may not. Default: every file may. */
  readonly mayRead?: (path: string) => boolean;
}

/** The tools there are. Adding one is a file and a line here. */
export function createTools(parts: ToolParts): readonly AnyTool[] {
  const { sandbox, mayRead = () => true } = parts;
  return [
    createBash(parts),
    createRead(),
    createWrite(),
    createEdit(),
    createGlob(sandbox, mayRead),
    createGrep(sandbox, mayRead),
  ];
}
