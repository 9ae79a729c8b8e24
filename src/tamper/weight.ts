import { isRedReported } from './licence/contract.js';
import type { Finding, FindingKind, Reading, Weight } from './types.js';

/**
 * Kinds that real history has shown to be what they look like: hardly an honest change has them unasked. A finding that is
 * itself not sure is never one.
 */
const CERTAIN: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'test-removed',
  'test-not-found',
  'test-skipped',
  'test-focused',
  'test-emptied',
  'threshold-lowered',
  'command-changed',
  'tests-excluded',
  'ci-softened',
  'runner-replaced',
  'runner-changed',
  'name-shadowed',
  'code-knows-tests',
  'unreadable',
]);

/** Whether they are missed, the run knows; where it cannot tell, they are. */
const DELETED: ReadonlySet<FindingKind> = new Set<FindingKind>(['assertion-removed', 'cases-removed']);

/** What a test gets to see or to say otherwise: bent where the test was red, and no more than another word where it was green. */
const BENT: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'expectation-changed',
  'assertion-weakened',
  'input-changed',
  'always-true',
  'early-return',
  'error-swallowed',
  'unit-replaced',
  'retries-added',
  'time-limit-raised',
  'snapshot-changed',
  'fixture-changed',
]);

/** Weighs each finding of one change. `onlyTests`: the change leaves the code alone, so what differs in a test was red. */
export function weighing(request: string, onlyTests: boolean): (finding: Finding) => Finding {
  const isRed = onlyTests || isRedReported(request);
  const weightOf = ({ kind, unsure }: Finding): Weight => {
    if (CERTAIN.has(kind) && unsure !== true) return 'certain';
    return DELETED.has(kind) || (isRed && BENT.has(kind)) ? 'unless-run' : 'told';
  };
  return (finding) => ({ weight: weightOf(finding), ...finding });
}

/** Findings by what they do to the gate. `isCleared`: the run has shown that this one hides nothing. */
export function settle(
  findings: readonly Finding[],
  accounted: readonly string[],
  isCleared: (finding: Finding) => boolean = () => false,
): Reading {
  const shuts = (finding: Finding): boolean =>
    finding.weight === 'certain' || (finding.weight === 'unless-run' && !isCleared(finding));
  const isAccused = (finding: Finding): boolean => finding.declaredBy === undefined && shuts(finding);
  const isTold = (finding: Finding): boolean => finding.declaredBy === undefined && !shuts(finding);
  const kept = findings.filter((finding) => !isTold(finding));
  const verdict = kept.some(isAccused) ? 'suspicious' : kept.length > 0 ? 'declared' : 'clean';
  return { verdict, findings: kept, worthALook: findings.filter(isTold), accounted };
}
