import type { Redact } from '../redact.js';
import { lastPart } from '../text/shorten.js';
import { cleanCode, cleanLine } from './clean-text.js';
import { codeSpan, fenced, folded } from './markdown.js';
import type { RunReport } from './run-report.js';
import { byWhom, changeWords, counted, duration, groupDenials, remedyWords, totalWords } from './words.js';

/** How much each part may take. */
export interface Room {
  readonly answer: number;
  readonly files: number;
  readonly denials: number;
  readonly commands: number;
  readonly attempts: number;
  readonly tail: number;
  readonly line: number;
  /** Of a patch that is offered; one that is longer is in the job summary alone. */
  readonly patch: number;
}

export function changedFiles(files: RunReport['files'], room: Room): string {
  if (files.length === 0) return '';
  const lines = files.slice(0, room.files).map((file) => `- ${codeSpan(file.path, room.line)} ${changeWords(file)}`);
  return `**Changed:** ${totalWords(files)}\n\n${[...lines, ...more(files.length - room.files)].join('\n')}`;
}

export function notes(list: readonly string[], redact: Redact, room: Room): string {
  const lines = list.slice(0, 10).map((note) => `- ${line(note, redact, room)}`);
  return [...lines, ...more(list.length - 10)].join('\n');
}

export function refusals(denials: RunReport['denials'], redact: Redact, room: Room): string {
  if (denials.length === 0) return '';
  const groups = groupDenials(denials);
  const render = {
    code: (text: string) => codeSpan(text, room.line),
    prose: (text: string) => line(text, redact, room),
  };
  const lines = groups.slice(0, room.denials).map(({ denial, times }) => {
    const often = times > 1 ? ` (${times} times)` : '';
    const by = byWhom(denial, render.code);
    const where = denial.command === undefined ? '' : ` in ${codeSpan(denial.command, room.line)}`;
    const what = `- **${line(denial.tool, redact, room)}** ${codeSpan(denial.subject, room.line)}${where}${often}`;
    const remedy = denial.remedy === '' ? '' : `\n  ${remedyWords(denial.remedy, render)}`;
    const why = `\n  Refused (${by}): ${line(denial.reason, redact, room)}`;
    return what + why + remedy;
  });
  const summary = `${counted(denials.length, 'action')} refused`;
  return folded(summary, [...lines, ...more(groups.length - room.denials)].join('\n'));
}

export function attempts(tests: RunReport['tests'], redact: Redact, room: Room): string {
  if (tests.attempts.length === 0) return '';
  const skipped = Math.max(0, tests.attempts.length - room.attempts);
  const parts = tests.attempts.slice(skipped).map((attempt, index) => {
    const exit = attempt.exitCode === null ? '' : `, exit code ${attempt.exitCode}`;
    const took = duration(attempt.durationMs);
    const head = `**Run ${skipped + index + 1}:** ${line(attempt.summary || attempt.verdict, redact, room)}${exit}, ${took}`;
    const names = attempt.failures.slice(0, 10).map((name) => `- ${codeSpan(name, room.line)}`);
    const tail =
      attempt.verdict === 'passed' || attempt.tail.trim() === ''
        ? ''
        : fenced(cleanCode(lastPart(attempt.tail, room.tail)));
    return [head, [...names, ...more(attempt.failures.length - 10)].join('\n'), tail].filter(Boolean).join('\n\n');
  });
  const why =
    tests.why === undefined
      ? ''
      : `Command ${codeSpan(tests.command ?? '', room.line)}, ${line(tests.why, redact, room)}`;
  const summary = `Test runs by Greengate: ${tests.attempts.length}`;
  return folded(summary, [why, ...parts].filter(Boolean).join('\n\n'));
}

export function commands(list: RunReport['commands'], room: Room): string {
  if (list.length === 0) return '';
  const lines = list.slice(0, room.commands).map(({ command, exitCode, durationMs }) => {
    const end = exitCode === null ? 'ended by a signal' : `exit ${exitCode}`;
    return `- ${codeSpan(command, room.line)} ${end}, ${duration(durationMs)}`;
  });
  return folded(`${counted(list.length, 'command')} run`, [...lines, ...more(list.length - room.commands)].join('\n'));
}

/** The names are a program's words, and could say anything. */
export function hosts(list: RunReport['hosts'] = [], redact: Redact, room: Room): string {
  if (list.length === 0) return '';
  const lines = list.slice(0, room.commands).map(({ host, times, refused }) => {
    const often = times > 1 ? ` (${times} times)` : '';
    return `- ${codeSpan(host, 100)}${often}: ${refused === undefined ? 'let through' : `refused, ${line(refused, redact, room)}`}`;
  });
  const refusedCount = list.filter(({ refused }) => refused !== undefined).length;
  const summary = `${counted(list.length, 'host')} asked for, ${refusedCount} refused`;
  return folded(summary, [...lines, ...more(list.length - room.commands)].join('\n'));
}

/** Where nothing is pushed, the patch is the result. */
export function offeredPatch({ patch, offersPatch }: RunReport, redact: Redact, room: Room): string {
  if (patch === undefined || offersPatch !== true) return '';
  if (patch.length > room.patch) return 'The patch is too long for a comment; it is in the job summary.';
  return folded('The change as a patch, for git apply', fenced(redact(patch)));
}

function line(text: string, redact: Redact, room: Room): string {
  return cleanLine(text, redact, room.line * 2);
}

function more(count: number): string[] {
  return count > 0 ? [`- and ${count} more`] : [];
}
