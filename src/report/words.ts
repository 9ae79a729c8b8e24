import type { ReportedFile, RunReport } from './run-report.js';

/** `1 file`, `2 files`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** `0.8 s`, `12 s`, `3 min 5 s`, `2 h 4 min`. */
export function duration(ms: number): string {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Below a dollar four decimals, always: costs stand below each other. */
export function dollars(usd: number): string {
  return `$${usd.toFixed(usd < 1 ? 4 : 2)}`;
}

/** `$0.12 with a, then b`. */
export function costWords(
  { costUsd, models }: Pick<RunReport, 'costUsd' | 'models'>,
  render: (model: string) => string = (model) => model,
): string {
  return (
    dollars(costUsd) + (models.length === 0 ? '' : ` with ${models.map((model) => render(model)).join(', then ')}`)
  );
}

interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly errors: number;
  readonly skipped: number;
}

/** `12 passed, 1 failed, 2 errors, 3 skipped`; errors only where there are any. */
export function countWords({ passed, failed, errors, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${errors === 0 ? '' : `, ${counted(errors, 'error')}`}, ${skipped} skipped`;
}

const TEST_WORDS: Readonly<Record<RunReport['tests']['state'], string>> = {
  passed: 'passed',
  'known-failures': 'fail only where they failed before',
  flaky: 'flaky',
  failed: 'failed',
  'timed-out': 'did not end in time',
  tampered: 'weakened',
  none: 'none found',
  error: 'could not be run',
  'not-run': 'not run',
};

/** `passed`, `failed (3 failing)`, with the number of tries when there was more than one. */
export function testWords({ state, attempts }: RunReport['tests']): string {
  const failing = state === 'failed' ? (attempts.at(-1)?.failures.length ?? 0) : 0;
  const details = [
    ...(failing > 0 ? [`${failing} failing`] : []),
    ...(attempts.length > 1 ? [`${attempts.length} runs`] : []),
  ];
  return TEST_WORDS[state] + (details.length > 0 ? ` (${details.join(', ')})` : '');
}

/** `+3 −1`, `new, +10`, `deleted, −4`, `binary`. */
export function changeWords({ status, added, removed }: ReportedFile): string {
  const kind = status === 'added' ? 'new, ' : status === 'deleted' || status === 'type-changed' ? `${status}, ` : '';
  if (added === undefined || removed === undefined) return `${kind}binary`;
  const lines = [...(added > 0 ? [`+${added}`] : []), ...(removed > 0 ? [`−${removed}`] : [])].join(' ');
  return kind + (lines === '' ? 'no line changed' : lines);
}

/** `2 files, +13 −1`. */
export function totalWords(files: readonly ReportedFile[]): string {
  const sum = (side: 'added' | 'removed'): number => files.reduce((total, file) => total + (file[side] ?? 0), 0);
  return `${counted(files.length, 'file')}, +${sum('added')} −${sum('removed')}`;
}

export interface DenialGroup {
  readonly denial: RunReport['denials'][number];
  readonly times: number;
}

/** The same refusal is told once, with how often it happened; order of first appearance. */
export function groupDenials(denials: RunReport['denials']): DenialGroup[] {
  const groups = new Map<string, DenialGroup>();
  for (const denial of denials) {
    const key = JSON.stringify([denial.tool, denial.subject, denial.layer, denial.rule, denial.reason]);
    groups.set(key, { denial, times: (groups.get(key)?.times ?? 0) + 1 });
  }
  return [...groups.values()];
}

const LAYER_WORDS: Readonly<Record<string, string>> = {
  hook: 'a hook',
  limit: 'hard limit',
  'deny-rule': 'deny rule',
  'ask-rule': 'ask rule',
  'allow-rule': 'allow rule',
  tool: "the tool's own opinion",
  isolation: "isolation's opinion",
  default: 'default',
};

/** Who decided: the layer, and its rule. */
export function byWhom(
  { layer, rule }: { readonly layer: string; readonly rule?: string },
  code: (text: string) => string,
): string {
  const words = LAYER_WORDS[layer] ?? layer;
  return rule === undefined ? words : `${words} ${code(rule)}`;
}

/** How to get a refused action allowed: the lines to add, or the sentence that says why there is none. */
export function remedyWords(remedy: string, render: Record<'code' | 'prose', (text: string) => string>): string {
  if (!/^allow: \S/.test(remedy)) return render.prose(remedy);
  const lines = remedy.split(/; (?=allow: )/).map((line) => render.code(line));
  const last = lines.pop() ?? '';
  return `To allow it, add ${lines.length === 0 ? last : `${lines.join(', ')} and ${last}`}`;
}
