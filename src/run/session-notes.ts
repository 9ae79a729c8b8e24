import type { Denial } from '../agent/tool.js';
import type { JudgedTree } from '../stop/gate/gate-runs.js';
import type { TestRun } from '../stop/test-run.js';
import type { CommandRecord } from '../tools/bash.js';
import { WrittenFiles } from './written-files.js';

/** What a session notes down while it works: its parts write it, its end reads it. */
export interface SessionNotes {
  readonly denials: Denial[];
  /** The last turns in which something was refused, and in which a call that acts on something ran. */
  deniedIn: number;
  ranIn: number;
  readonly commands: CommandRecord[];
  readonly attempts: JudgedTree[];
  /** Parts of the tests that the model asked for, and what the files were then. */
  readonly parts: { readonly tree: string; readonly run: TestRun }[];
  /** The last plan that the model told. */
  plan: readonly { readonly done: boolean }[];
  readonly written: WrittenFiles;
  /** The models that answered, in the order of their first reply. */
  readonly models: string[];
  /** Why another model took over. */
  readonly switches: string[];
  toolUses: number;
  turns: number;
  /** The model's last text. */
  answer: string;
  /** A stop check could not do its work. */
  gateBroken: boolean;
  /** The stop check that ended the run, if one did. */
  overBy: string;
}

/** The last run of the whole tests on this tree; else of a part of them. */
export function lastRunOn(
  { attempts, parts }: Pick<SessionNotes, 'attempts' | 'parts'>,
  tree: string,
): TestRun | undefined {
  return (attempts.findLast((one) => one.tree === tree) ?? parts.findLast((one) => one.tree === tree))?.run;
}

export function blankNotes(): SessionNotes {
  return {
    denials: [],
    deniedIn: 0,
    ranIn: 0,
    commands: [],
    attempts: [],
    parts: [],
    plan: [],
    written: new WrittenFiles(),
    models: [],
    switches: [],
    toolUses: 0,
    turns: 0,
    answer: '',
    gateBroken: false,
    overBy: '',
  };
}
