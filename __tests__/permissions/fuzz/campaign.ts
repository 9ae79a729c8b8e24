import { isReadOnly, judgeCommand } from '../../../src/permissions/shell/judge.js';
import { mismatches } from './compare.js';
import type { Line, Machine, Seen } from './machine.js';
import { saidToRun, type Said } from './said.js';
import type { Setting } from './settings.js';

/** What is put to the test. */
export interface Judge {
  readonly isAllowed: (line: string, setting: Setting) => boolean;
  readonly isReadOnly: (line: string, setting: Setting) => boolean;
  readonly saidToRun: (line: string, setting: Setting) => readonly Said[];
}

export const JUDGE: Judge = {
  isAllowed: (line, { policy }) => judgeCommand(line, policy).behaviour === 'allow',
  isReadOnly: (line, { policy }) => isReadOnly(line, policy),
  saidToRun: (line, { policy }) => saidToRun(line, policy),
};

/** A line that was allowed and did what it must not, or what the parser did not say. */
export interface Hole {
  readonly line: string;
  readonly setting: string;
  /** What was seen. */
  readonly seen: readonly string[];
  /** What the parser said, part by part. */
  readonly said: readonly string[];
}

export interface Campaign {
  readonly lines: number;
  /** Lines that were allowed in a setting, and so were run. */
  readonly run: number;
  /** Programs that they started. */
  readonly executed: number;
  readonly holes: readonly Hole[];
}

const LINES_AT_ONCE = 100;

/** Judges each line in each setting, runs what is allowed, and compares what ran with what was said. */
export async function campaign(
  lines: readonly string[],
  settings: readonly Setting[],
  machine: Machine,
  judge: Judge = JUDGE,
): Promise<Campaign> {
  const trials = [...new Set(lines)].flatMap((text) => trialOf(text, settings, judge) ?? []);
  const batches = Array.from({ length: Math.ceil(trials.length / LINES_AT_ONCE) }, (_, at) =>
    trials.slice(at * LINES_AT_ONCE, (at + 1) * LINES_AT_ONCE),
  );
  const results = await twoAtATime(batches, async (batch) => {
    const seen = await machine.run(batch.map(({ line }) => line));
    const suspects = batch.filter((trial, at) => holesIn(trial, seen[at], judge).length > 0);
    // A busy machine may fail to start a program once: what counts is seen again.
    const again = suspects.length === 0 ? [] : await machine.run(suspects.map(({ line }) => line));
    const holes = suspects.flatMap((trial, at) => holesIn(trial, again[at], judge));
    return { holes, executed: seen.reduce((sum, one) => sum + one.executed.length, 0) };
  });
  return {
    lines: lines.length,
    run: trials.length,
    executed: results.reduce((sum, { executed }) => sum + executed, 0),
    holes: results.flatMap(({ holes }) => holes),
  };
}

interface Trial {
  readonly line: Line;
  readonly allowedIn: readonly Setting[];
  readonly readOnly: boolean;
}

function trialOf(text: string, settings: readonly Setting[], judge: Judge): Trial | undefined {
  const allowedIn = settings.filter((setting) => judge.isAllowed(text, setting));
  if (allowedIn.length === 0) return undefined;
  const readOnly = allowedIn.some((setting) => judge.isReadOnly(text, setting));
  return { line: { text, writes: !readOnly }, allowedIn, readOnly };
}

function holesIn({ line, allowedIn, readOnly }: Trial, seen: Seen | undefined, judge: Judge): Hole[] {
  if (seen === undefined) throw new Error(`Not run: ${line.text}`);
  return allowedIn.flatMap((setting): Hole[] => {
    const said = judge.saidToRun(line.text, setting);
    const found = mismatches(seen, said, setting);
    if (readOnly && (seen.changed ?? []).length > 0) found.push('was said to only read');
    if (found.length === 0) return [];
    return [{ line: line.text, setting: setting.name, seen: found, said: said.map(({ text }) => text) }];
  });
}

async function twoAtATime<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const entries = items.entries();
  const worker = async (): Promise<void> => {
    for (const [at, item] of entries) results[at] = await work(item);
  };
  await Promise.all([worker(), worker()]);
  return results;
}
