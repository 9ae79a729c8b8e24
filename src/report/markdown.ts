import { cut } from '../text/shorten.js';
import { visible, visibleLine } from '../text/visible.js';

/** Text as an inline code span: one line, at most `limit` characters, whatever back-ticks it holds. */
export function codeSpan(text: string, limit = 300): string {
  const line = cut(visibleLine(text), limit);
  if (line === '') return '` `';
  const ticks = '`'.repeat(longestRun(line, 0) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${line}${pad}${ticks}`;
}

/** Text as a fenced block that nothing inside can close. */
export function fenced(text: string): string {
  const body = visible(text).trimEnd();
  const ticks = '`'.repeat(Math.max(3, longestRun(body, 2) + 1));
  return `${ticks}text\n${body}\n${ticks}`;
}

export function folded(summary: string, body: string): string {
  return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

function longestRun(text: string, atLeast: number): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), atLeast);
}
