import { promptTokensOf } from '../agent/model.js';
import { cut } from '../text/shorten.js';
import { visibleLine } from '../text/visible.js';
import type { AuditLine, TranscriptLine } from './transcript-records.js';
import { counted, dollars, duration } from './words.js';

/** A recorded run as lines for people: a step each, in the order in which they were written. */
export function stepLines(lines: readonly TranscriptLine[]): string[] {
  return lines.flatMap((line) => {
    if (line.event === 'message' || line.event === 'other') return [];
    const words = wordsOf(line);
    return words === undefined ? [] : [`${line.at.slice(11, 19)} ${cut(visibleLine(words), 400)}`];
  });
}

function wordsOf(line: AuditLine): string | undefined {
  switch (line.event) {
    case 'request': {
      const tokens = `${promptTokensOf(line.usage)} tokens in, ${line.usage.outputTokens} out, ${dollars(line.costUsd)}`;
      const again = line.attempt > 1 ? `, try ${line.attempt}` : '';
      const fault = line.fault === undefined ? '' : `: ${line.fault}`;
      return `turn ${line.turn}: ${line.model}${again}: ${line.end} after ${duration(line.durationMs)}, ${tokens}${fault}`;
    }
    case 'retry':
    case 'switch':
      return `turn ${line.turn}: ${line.event}: ${line.note}`;
    case 'limit':
      return `turn ${line.turn}: limit ${line.limit}: one last call, without tools`;
    case 'call':
      return `${line.tool} ${cut(JSON.stringify(line.input), 200)}: ${callEnd(line)}`;
    case 'hook':
      return `hook ${line.hookEvent} ${cut(JSON.stringify(line.hook), 200)}: ${line.decision}, ${duration(line.durationMs)}`;
    case 'gate':
      return `tests, run ${line.attempt}: ${line.verdict}, exit ${line.exitCode ?? 'none'}, ${duration(line.durationMs)}`;
    case 'verdict':
      return `gate ${line.opens ? 'open' : 'shut'}: ${line.verdict}: ${line.reason}`;
    case 'objection':
      return `may it stop? (${line.attempt}): ${objection(line.said)}`;
    case 'end':
      return `end: ${JSON.stringify(line.end)}`;
    case 'outcome':
      return `outcome: ${[line.outcome, line.reason].filter((word) => word !== '').join(': ')}`;
    case 'start':
      return `start: ${counted(line.tools.length, 'tool')}, limits ${JSON.stringify(line.limits)}`;
    case 'standing':
    case 'reply':
    case 'call-begun':
      return undefined;
  }
}

function callEnd({ end, isError, durationMs, reason, verdict }: Extract<AuditLine, { event: 'call' }>): string {
  if (end === 'ran') return `${isError ? 'ran, with an error' : 'ran'}, ${duration(durationMs)}`;
  const judged = verdict === undefined ? reason : `${verdict.layer} ${verdict.rule ?? ''}: ${verdict.reason}`;
  return judged === undefined ? end : `${end} (${judged.replace(' :', ':')})`;
}

function objection(said: Extract<AuditLine, { event: 'objection' }>['said']): string {
  switch (said.kind) {
    case 'again':
      return `no: ${said.text}`;
    case 'over':
      return `it is over: ${said.reason}`;
    case 'none':
      return 'yes';
    case 'aborted':
      return 'stopped before it was known';
  }
}
