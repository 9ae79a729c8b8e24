import { licenceFor } from './licence/licence.js';
import { sameName } from './same-name.js';
import type { Finding, FindingKind, Inventory, Reading } from './types.js';

export interface Compared {
  /** The start tree's tests on the new code. */
  readonly originals: Inventory;
  /** The final tree's own. */
  readonly final: Inventory;
  readonly reading: Reading;
  readonly request: string;
}

/** What the reading tells of tests that do not run any more. */
const GONE: readonly FindingKind[] = [
  'test-removed',
  'test-skipped',
  'test-not-found',
  'test-focused',
  'cases-removed',
];

/**
 * Tests that ran with the start tree's tests and do not run with the final tree's, by name where both runs list every one, by
 * number elsewhere. What the reading has said is not said again, and what it accounts for is no loss.
 */
export function missingTests(compared: Compared): Finding[] {
  const { originals, final } = compared;
  if (originals.ran !== undefined && final.ran !== undefined) return missingNames(compared, originals.ran, final.ran);
  return missingCount(compared);
}

function missingNames(
  { final, reading, request }: Compared,
  before: readonly string[],
  now: readonly string[],
): Finding[] {
  const left = countsOf(now);
  const gone = before.filter((name) => {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count <= 0;
  });
  const fresh = [...left].flatMap(([name, count]) => Array.from({ length: Math.max(0, count) }, () => name));
  const rows = countsOf(fresh.map(withoutRow));
  const groups = countsOf(fresh.map(groupOf));
  const skipped = new Set(final.skipped);
  return gone.flatMap((name): Finding[] => {
    if (isSaid(name, reading)) return [];
    if (skipped.has(name))
      return [
        withLicence(
          { ...missing(name), kind: 'test-skipped', what: `the test ${JSON.stringify(name)} is skipped now.` },
          request,
        ),
      ];
    if (reading.accounted.some((one) => sameName(one, name)) || taken(rows, withoutRow(name))) return [];
    // Others came in its place: whether they say the same, the reading knows where it knows the language.
    const weight = taken(groups, groupOf(name)) ? 'told' : 'certain';
    return [withLicence({ ...missing(name), weight }, request)];
  });
}

function missing(name: string): Finding {
  const what = `the test ${JSON.stringify(name)} ran before, and does not run any more.`;
  return { kind: 'test-removed', file: '', test: name, what, weight: 'certain' };
}

function withLicence(finding: Finding, request: string): Finding {
  const declaredBy = licenceFor(finding, request);
  return declaredBy === undefined ? finding : { ...finding, declaredBy };
}

/** The reading names it, or a group that it stands in. */
function isSaid(name: string, { findings, worthALook }: Reading): boolean {
  return [...findings, ...worthALook].some(
    ({ kind, test, formerly }) =>
      GONE.includes(kind) && [test, formerly].some((one) => one !== undefined && sameName(one, withoutRow(name))),
  );
}

function missingCount({ originals, final, reading }: Compared): Finding[] {
  if (originals.count === undefined || final.count === undefined || final.count >= originals.count) return [];
  const said = reading.findings.filter(({ kind }) => GONE.includes(kind));
  if (originals.count - final.count <= said.length + reading.accounted.length) return [];
  // A test that is read once may run once for each row: where any was asked to go, the number is no proof.
  const weight = said.some(({ declaredBy }) => declaredBy !== undefined) ? 'told' : 'certain';
  const what = `${String(originals.count)} tests ran before, and ${String(final.count)} run now.`;
  return [{ kind: 'test-removed', file: '', what, weight }];
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function taken(counts: Map<string, number>, key: string): boolean {
  const left = counts.get(key) ?? 0;
  counts.set(key, left - 1);
  return left > 0;
}

/** `test_f[1-a]`, `f(1, "a")` and `f #2` are rows of one test. */
function withoutRow(name: string): string {
  return name.replace(/\s*(?:\[[^\]]*\]|\([^)]*\)|#\d+)$/, '');
}

/** What stands before the last part of a name. */
function groupOf(name: string): string {
  return /^(.*)(?: > |::|›|[./#])[^./#]*$/.exec(withoutRow(name))?.[1] ?? '';
}
