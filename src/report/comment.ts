import type { Redact } from '../redact.js';
import { cleanLine, cleanText } from './clean-text.js';
import { attempts, changedFiles, commands, hosts, notes, offeredPatch, refusals, type Room } from './comment-parts.js';
import { codeSpan } from './markdown.js';
import { outcomeWords } from './outcome-words.js';
import type { Progress, RunReport } from './run-report.js';
import { safe } from './safe.js';
import { markdownStyle, renderFindings } from './verdict-text.js';
import { costWords, counted, dollars, duration, testWords } from './words.js';

/** GitHub takes 65,536 characters; the comment writer adds its marker. */
const LIMIT = 60_000;

/** Tried in order until the whole fits: output tails go first, then lists, the answer last. The smallest always fits. */
const ROOMS: readonly Room[] = [
  { answer: 20_000, files: 50, denials: 30, commands: 40, attempts: 6, tail: 4_000, line: 300, patch: 20_000 },
  { answer: 20_000, files: 50, denials: 30, commands: 40, attempts: 6, tail: 1_000, line: 200, patch: 20_000 },
  { answer: 12_000, files: 30, denials: 15, commands: 15, attempts: 4, tail: 500, line: 150, patch: 10_000 },
  { answer: 6_000, files: 10, denials: 5, commands: 5, attempts: 2, tail: 300, line: 100, patch: 2_000 },
];

export type ProgressView = Progress & {
  readonly request: RunReport['request'];
  readonly runUrl?: string;
};

/** The comment while the run goes. */
export function renderProgress(progress: ProgressView, redact: Redact): string {
  const { step, turns, maxTurns, costUsd, plan = [], runUrl } = safe(progress, redact);
  const list = plan.slice(0, 30).map((item) => `- [${item.done ? 'x' : ' '}] ${cleanLine(item.text, redact, 200)}`);
  return [
    `⏳ **Working on it:** ${cleanLine(step, redact, 300)}`,
    list.join('\n'),
    `${turns} of ${counted(maxTurns, 'turn')} · ${dollars(costUsd)}${runUrl === undefined ? '' : ` · [run](${runUrl})`}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The comment at the end. The hidden marker is the comment writer's business. */
export function renderComment(report: RunReport, redact: Redact): string {
  const facts = safe(report, redact);
  for (const room of ROOMS) {
    const text = render(facts, redact, room);
    if (text.length <= LIMIT) return text;
  }
  return `${headline(facts)}\n\n${whereItIs(facts)}`;
}

function render(report: RunReport, redact: Redact, room: Room): string {
  return [
    headline(report),
    cleanText(report.reason, { redact, limit: 2_000 }),
    report.dryRun ? '*Dry run: nothing was pushed.*' : '',
    cleanText(report.answer, { redact, limit: room.answer }),
    factsLine(report),
    report.gate === undefined ? '' : renderFindings(report.gate, markdownStyle(redact)),
    changedFiles(report.files, room),
    whereItIs(report),
    checksLine(report),
    notes(report.notes, redact, room),
    offeredPatch(report, redact, room),
    refusals(report.denials, redact, room),
    attempts(report.tests, redact, room),
    commands(report.commands, room),
    hosts(report.hosts, redact, room),
    report.runUrl === undefined ? '' : `[Full report and log of this run](${report.runUrl})`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function headline(report: RunReport): string {
  const { icon, sentence } = outcomeWords(report);
  return `${icon} **${sentence}**`;
}

function factsLine(report: RunReport): string {
  if (report.spentUnknown === true) return '';
  const command = report.tests.command === undefined ? '' : ` ${codeSpan(report.tests.command, 200)}`;
  return [
    `**Tests:** ${testWords(report.tests)}${command}`,
    `${report.turns} of ${counted(report.maxTurns, 'turn')}`,
    report.models.length > 1 ? costWords(report, codeSpan) : dollars(report.costUsd),
    duration(report.durationMs),
  ].join(' · ');
}

/** Where the change can be found: pull request, commit, or the branch that keeps unfinished work. */
function whereItIs({ pullRequest, commit, branch }: RunReport): string {
  const parts: string[] = [];
  if (pullRequest?.created === true) parts.push(`Opened pull request [#${pullRequest.number}](${pullRequest.url})`);
  else if (pullRequest !== undefined) parts.push(`Pull request [#${pullRequest.number}](${pullRequest.url})`);
  if (commit !== undefined) parts.push(`Commit ${linked(codeSpan(commit.sha.slice(0, 7)), commit.url)}`);
  if (branch !== undefined) {
    parts.push(`${branch.own ? 'Unfinished work is kept on' : 'Branch'} ${linked(codeSpan(branch.name), branch.url)}`);
  }
  return parts.join(' · ');
}

/** People wait for checks that never come. */
function checksLine({ startsNoChecks }: RunReport): string {
  if (startsNoChecks !== true) return '';
  return "_The job's own token pushed, so no checks start on it: push to the branch to run them, or give `github-token` an app token._";
}

function linked(text: string, url: string | undefined): string {
  return url === undefined ? text : `[${text}](${url})`;
}
