import { splitCode } from '../text/code-regions.js';

const NOTE = '\n\n*(shortened; the full text is in the run report)*';

/** Cuts Markdown at a line end so that no fence, tag or span is left open. What fits is returned as it is. */
export function shortenMarkdown(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const room = limit - NOTE.length;
  return room <= 0 ? '' : wholeParts(text, room) + NOTE;
}

/** As many lines and code regions as fit, up to the last place where no tag is open. */
function wholeParts(text: string, room: number): string {
  let out = '';
  let complete = '';
  let depth = 0;
  for (const { kind, text: part } of pieces(text)) {
    const left = room - out.length;
    const fits = part.length <= left;
    out += fits ? part : kind === 'code' ? cutFence(part, left) : depth === 0 ? cutLine(part, left) : '';
    if (kind === 'prose' && fits) depth += tagDepth(part);
    if (depth === 0) complete = out;
    if (!fits) break;
  }
  return complete.trimEnd();
}

function pieces(text: string): { readonly kind: 'prose' | 'code'; readonly text: string }[] {
  return splitCode(text).flatMap((region) =>
    region.kind === 'code'
      ? [region]
      : region.text.split(/(?<=\n)/).map((line) => ({ kind: 'prose' as const, text: line })),
  );
}

function tagDepth(line: string): number {
  const tags = line.match(/<\/?(?:details|summary|sub|sup)\s{0,5}>/gi) ?? [];
  return tags.reduce((depth, tag) => depth + (tag.startsWith('</') ? -1 : 1), 0);
}

function cutLine(line: string, room: number): string {
  const part = line.slice(0, Math.max(0, room));
  return part.includes('<') ? '' : part.slice(0, Math.max(0, part.lastIndexOf(' ')));
}

function cutFence(fence: string, room: number): string {
  const ticks = /^[ \t]*(?:`{3,}|~{3,})(?=[^\n]*\n)/.exec(fence)?.[0];
  if (ticks === undefined) return '';
  const part = fence.slice(0, Math.max(0, room - ticks.length - 1));
  const end = part.lastIndexOf('\n');
  return end === -1 ? '' : `${part.slice(0, end)}\n${ticks}`;
}
