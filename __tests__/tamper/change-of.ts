import type { ChangedFile, Change, Finding, Reading } from '../../src/tamper/types.js';
import { readDiff } from '../../src/tamper/read-diff.js';

/** Files of a tree by their paths; null where there is none. */
export type Tree = Readonly<Record<string, string | null>>;

export interface Told {
  readonly request?: string;
  readonly command?: string;
  /** Files that stay as they are. */
  readonly rest?: Readonly<Record<string, string>>;
}

/** What is read from a start tree and what became of it. */
export function readChange(
  before: Tree,
  after: Tree,
  { request = 'Make the tests green.', command = 'npm test', rest = {} }: Told = {},
): Promise<Reading> {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const files = paths.map((path): ChangedFile => {
    const [old, now] = [before[path] ?? undefined, after[path] ?? undefined];
    return { path, ...(old === undefined ? {} : { before: old }), ...(now === undefined ? {} : { after: now }) };
  });
  const change: Change = {
    request,
    files,
    command,
    paths: [...paths.filter((path) => typeof after[path] === 'string'), ...Object.keys(rest)],
    read: (path) => Promise.resolve(rest[path]),
  };
  return readDiff(change);
}

export function kindsOf(findings: readonly Finding[]): string[] {
  return [...new Set(findings.map(({ kind }) => kind))].sort();
}

/** All that was read, whatever it weighs. */
export function allOf({ findings, worthALook }: Reading): readonly Finding[] {
  return [...findings, ...worthALook];
}
