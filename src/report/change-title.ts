import type { Redact } from '../redact.js';
import { cut } from '../text/shorten.js';
import type { Request } from '../triggers/request.js';
import { neutralise } from './neutralise.js';
import type { RunReport } from './run-report.js';
import { safe } from './safe.js';

/** What a new pull request or commit is told about the run that made it. */
export type ChangeFacts = Pick<RunReport, 'answer' | 'tests' | 'files' | 'costUsd' | 'runUrl'> &
  Partial<Pick<RunReport, 'gate'>> & {
    readonly request: Pick<Request, 'prompt' | 'thread' | 'asker'>;
    /** Title of the issue or pull request the run works on. */
    readonly threadTitle?: string;
  };

const TITLE_LIMIT = 70;
// These words in a title or message would switch off the checks of the very push that needs them.
const SKIP_CHECKS = /\[\s*(skip ci|ci skip|no ci|skip actions|actions skip)\s*\]|\*\*\*NO_CI\*\*\*/gi;

/** One plain line for the pull request and the commit: the title, or what was asked, or what was done. */
export function titleFor(facts: ChangeFacts, redact: Redact): string {
  const { threadTitle = '', request, answer, files } = safe(facts, redact);
  const candidates = [threadTitle, request.prompt, answer].map(firstLine);
  const first = candidates.find((line) => /[\p{L}\p{N}]/u.test(line)) ?? `Change ${files[0]?.path ?? 'nothing'}`;
  const title = cut(neutralise(first.replace(/<(?=[!/?A-Za-z])/g, '‹')), TITLE_LIMIT);
  return withoutSkip(title);
}

export function withoutSkip(text: string): string {
  return text.replace(SKIP_CHECKS, (mark) => `(${mark.replace(/[[\]*]/g, '').trim()})`);
}

function firstLine(text: string): string {
  const line = text.split('\n').find((candidate) => candidate.trim() !== '') ?? '';
  return line
    .replace(/^[\s#>*+-]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
}
