import type { Finding, FindingKind, Weight } from './types.js';

/**
 * Kinds that real history has shown to be what they look like: hardly an honest change has them unasked. A finding that says
 * itself that it is not sure is never one.
 */
const CERTAIN: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'test-removed',
  'test-not-found',
  'test-skipped',
  'test-focused',
  'test-emptied',
  'cases-removed',
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

export function weightOf({ kind, unsure }: Finding): Weight {
  if (unsure === true) return 'told';
  if (CERTAIN.has(kind)) return 'certain';
  return kind === 'assertion-removed' ? 'unless-run' : 'told';
}
