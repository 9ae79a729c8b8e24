import type { Redact } from '../redact.js';
import { cut, lastPart } from '../text/shorten.js';
import { visible, visibleLine } from '../text/visible.js';
import { safe } from './safe.js';
import type { VerdictRecord } from './verdict-record.js';
import { markdownStyle, renderVerdict, verdictTitle } from './verdict-text.js';

/** Shown among the checks of a commit, and what branch protection names. */
export const CHECK_NAME = 'greengate/gate';

/** A verdict as the checks of a commit show it. */
export interface CheckRun {
  readonly name: string;
  readonly sha: string;
  readonly conclusion: 'success' | 'failure';
  readonly title: string;
  /** Markdown. */
  readonly summary: string;
  readonly annotations: readonly CheckAnnotation[];
}

export interface CheckAnnotation {
  readonly path: string;
  readonly line: number;
  readonly level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
}

const LONGEST_SUMMARY = 60_000;
const MOST_ANNOTATIONS = 100;

/** Whatever a pull request wrote (names, paths, messages) calls nobody, links nowhere and holds no secret when it is shown. */
export function checkRunOf(record: VerdictRecord, sha: string, redact: Redact): CheckRun {
  const clean = safe(record, redact);
  const summary = renderVerdict(clean, markdownStyle(redact));
  return {
    name: CHECK_NAME,
    sha,
    conclusion: clean.opens ? 'success' : 'failure',
    title: verdictTitle(clean),
    summary: summary.length <= LONGEST_SUMMARY ? summary : cut(summary, LONGEST_SUMMARY),
    annotations: annotationsOf(clean).slice(0, MOST_ANNOTATIONS),
  };
}

function annotationsOf({ tamper, leftovers, tests, baseline, flaky }: VerdictRecord): CheckAnnotation[] {
  const excused = new Set([...(baseline?.known ?? []), ...flaky]);
  return [
    ...tamper.findings.filter(isPlaced).map((finding) => ({
      ...placeOf(finding),
      level: finding.declaredBy === undefined ? ('failure' as const) : ('notice' as const),
      title: cut(visibleLine(`Greengate: ${finding.kind}`), 200),
      message: words(finding.what),
    })),
    ...(tamper.worthALook ?? []).filter(isPlaced).map((finding) => ({
      ...placeOf(finding),
      level: 'notice' as const,
      title: 'Greengate: worth a look',
      message: words(finding.what),
    })),
    ...leftovers.map((leftover) => ({
      ...placeOf(leftover),
      level: 'failure' as const,
      title: cut(visibleLine(`Greengate: ${leftover.kind}`), 200),
      message: words(leftover.what),
    })),
    ...(tests?.failed ?? []).flatMap(({ name, file, message = 'This test fails.' }) =>
      file === undefined
        ? []
        : [
            {
              ...placeOf({ file }),
              level: excused.has(name) ? ('notice' as const) : ('failure' as const),
              title: cut(visibleLine(name), 200),
              message: words(message),
            },
          ],
    ),
  ];
}

/** What only the runs know has no place in a file; the summary tells it. */
function isPlaced({ file }: { readonly file: string }): boolean {
  return file !== '';
}

/** GitHub wants a line; a file as a whole is shown at its first. */
function placeOf({ file, line }: { readonly file: string; readonly line?: number | undefined }) {
  return { path: visibleLine(file), line: line ?? 1 };
}

function words(text: string): string {
  const clean = visible(text).trim();
  return clean === '' ? '(no message)' : lastPart(clean, 2_000);
}
