import { missingIn, type Missing } from '../missing.js';
import type { TestCase } from '../../ecosystems/reading/test-case.js';
import type { TestRun } from '../test-run.js';
import { unloadedIn } from './unloaded.js';

export interface Lack {
  /** What is missing on the start tree as well: nobody's change took it away. */
  readonly missing: readonly Missing[];
  /** Names of the failures that this explains. */
  readonly failures: ReadonlySet<string>;
}

export const NO_LACK: Lack = { missing: [], failures: new Set() };

export interface LackQuestion {
  readonly run: TestRun;
  readonly baseline: TestRun;
  /** Text of the files that failures lie in, by their path as it is told. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What failures say was not there or not reached, before the change and after it. */
export function lackIn({ run, baseline, texts }: LackQuestion): Lack {
  const before = new Set([...baseline.failed.map(({ message = '' }) => message), baseline.tail].flatMap(keysIn));
  const isOld = (one: Missing): boolean => before.has(keyOf(one));
  const all = wordsOfAll(run);
  if (run.failed.length === 0) {
    const missing = nonePassed(run) ? missingIn(all).filter(isOld) : [];
    return { missing, failures: new Set() };
  }
  const unloaded = new Set(unloadedIn(run));
  const red = new Set(baseline.failures);
  const found = run.failed.map((one) => {
    // A file that does not load is told of in few words, and the output has the others.
    const said = missingIn(
      unloaded.has(one) || isBare(one) ? `${one.message ?? ''}\n${all}` : (one.message ?? ''),
    ).filter(isOld);
    if (said.length > 0 || !red.has(one.name)) return { one, missing: said };
    // What a test reads, the job has and commands do not get is missing, though the message may not say so.
    const read = (run.withheld ?? []).filter((name) => reads(texts.get(one.file ?? '') ?? '', name));
    return { one, missing: read.map((name): Missing => ({ kind: 'variable', name })) };
  });
  const lacking = found.filter(({ missing }) => missing.length > 0);
  const byKey = new Map(lacking.flatMap(({ missing }) => missing.map((one) => [keyOf(one), one] as const)));
  return { missing: [...byKey.values()], failures: new Set(lacking.map(({ one }) => one.name)) };
}

/** Where it matters at all whether the start tree lacks the same. */
export function speaksOfLack(run: TestRun): boolean {
  return missingIn(wordsOfAll(run)).length > 0;
}

function wordsOfAll({ failed, tail }: TestRun): string {
  return [...failed.map(({ message = '' }) => message), tail].join('\n');
}

function nonePassed({ counts }: TestRun): boolean {
  return (counts?.passed ?? 0) === 0;
}

function isBare({ message = '' }: TestCase): boolean {
  return /^(?:['"]?(?:test failed|\d+ subtests? failed|test did not finish before its parent and was cancelled|failed running (?:before|after) ?(?:each)? hook)['"]?)?$/i.test(
    message.trim(),
  );
}

function keysIn(text: string): string[] {
  return missingIn(text).map(keyOf);
}

/** Ports that were free are others each time. */
function keyOf({ kind, name }: Missing): string {
  return `${kind} ${name}`;
}

function reads(text: string, variable: string): boolean {
  return new RegExp(`(?<![\\w])${variable}(?![\\w])`).test(text);
}
