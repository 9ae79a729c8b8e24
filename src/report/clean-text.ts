import type { Redact } from '../redact.js';
import { splitCode } from '../text/code-regions.js';
import { decodeEntities } from '../text/entities.js';
import { cut } from '../text/shorten.js';
import { visibleLine } from '../text/visible.js';
import { codeSpan } from './markdown.js';
import { neutralise } from './neutralise.js';
import { clean } from './safe.js';
import { shortenMarkdown } from './shorten-markdown.js';

export interface CleanOptions {
  readonly redact: Redact;
  /** Most characters that come out. */
  readonly limit?: number;
  /** Links to this host stay links; all others become plain text that nothing fetches or follows. */
  readonly host?: string;
}

const ROUNDS = 4;

/**
 * Model text on its way into GitHub's Markdown: it may format, but it cannot call people, close issues, load images,
 * link elsewhere, write HTML, carry hidden text or secrets, or break what the harness writes around it. Idempotent.
 */
export function cleanText(text: string, options: CleanOptions): string {
  const host = options.host ?? 'github.com';
  let out = text;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = out;
    out = closeOpenEnds(cleanMarkdown(clean(out, options.redact), host)).trim();
    if (out === before) break;
  }
  return shortenMarkdown(out, options.limit ?? 20_000);
}

/** The same for a place that holds one line: nothing in it starts a block. */
export function cleanLine(text: string, redact: Redact, limit: number): string {
  const line = cut(visibleLine(clean(text, redact)), limit);
  if (/^(?:`{3}|~{3})/.test(line)) return codeSpan(line, limit);
  return cleanText(line, { redact, limit: limit * 10 }).replace(/^[#>+=|-]/, '\\$&');
}

/** Code is kept, but other robots read comments raw: no command at a line's start, no marker of ours. */
export function cleanCode(code: string): string {
  return code.replace(/^\/(?=[A-Za-z][\w-]*(?:\s|$))/gm, ' /').replace(/<!--(?=\s*greengate)/gi, '<!- -');
}

function cleanMarkdown(markdown: string, host: string): string {
  const kept: string[] = [];
  // A private-use pair stands for what is finished, so that no later step looks into it.
  const keep = (done: string): string => `\uE000${kept.push(done) - 1}\uE001`;
  const restore = (text: string): string => text.replace(/\uE000(\d+)\uE001/g, (_, index) => kept[Number(index)] ?? '');
  const aside = splitCode(markdown.replace(/[\uE000\uE001]/g, ''))
    .map((region) => (region.kind === 'code' ? keep(cleanCode(region.text)) : region.text))
    .join('');
  const out = escapeHtml(withoutComments(decodeEntities(aside)))
    // Images first: one may stand in a link's label.
    .replace(IMAGE, (_, label: string) => (label.trim() === '' ? '(image)' : `(image: ${label})`))
    .replace(LINK, (_, label: string, target: string) => link(label, target, host, keep))
    .replace(URL_TEXT, (whole, start: string, rest: string) =>
      isOurs(start.endsWith(':') ? whole : `https://${whole}`, host) ? whole : `${start}\u200b${rest}`,
    )
    .replace(/!(?=\[)/g, '!\\')
    .replace(/^([ \t]*)(\[[^[\]\n]{1,200}\]:)/gm, '$1\\$2')
    .replace(/^([ \t]*)\/(?=[A-Za-z])/gm, '$1\\/');
  return restore(neutralise(out));
}

function withoutComments(text: string): string {
  return text.includes('-->') ? text.replace(/<!--(?:(?!<!--)[\s\S])*?-->/g, '') : text;
}

const ALLOWED_TAG = /^<\/?(?:details|summary|br|sub|sup)\s{0,5}\/?>/i;

function escapeHtml(text: string): string {
  return text
    .replace(/<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/gi, '$1')
    .split('\n')
    .map(escapeTags)
    .join('\n');
}

function escapeTags(line: string): string {
  // After a back-slash or in an indented block even an allowed tag is only text, and would pair with a real one.
  const indented = /^(?: {4}| {0,3}\t)/.test(line);
  return line.replace(/<(?=[A-Za-z/!?])/g, (_, at: number) =>
    !indented && line[at - 1] !== '\\' && ALLOWED_TAG.test(line.slice(at, at + 20)) ? '<' : '&lt;',
  );
}

const LABEL = String.raw`((?:\\.|[^[\]\\]|\[[^[\]]*\])*)`;
const ADDRESS = String.raw`(<[^<>\n\uE000]*>|[^\s()<>\uE000]*(?:\([^\s()<>\uE000]*\)[^\s()<>\uE000]*)*)`;
const TARGET = String.raw`\[${LABEL}\]\(\s*${ADDRESS}(?=[\s)])[^()\n]*\)`;
const IMAGE = new RegExp(`!${TARGET}`, 'g');
const LINK = new RegExp(String.raw`(?<!\\)${TARGET}`, 'g');
// The break goes behind `https:` or `www`: read as before, but no longer made a link.
const URL_TEXT = /(\b[a-z][a-z0-9+.-]{1,20}:(?=\/\/)|\bwww(?=\.))([^\s<>"'`)\]\uE000]+)/gi;

function link(label: string, target: string, host: string, keep: (done: string) => string): string {
  const url = target.replace(/^<|>$/g, '');
  if (isOurs(url, host)) return `[${label}]${keep(`(${url})`)}`;
  return url === '' ? label : `${label} (${url})`;
}

/** Our own host, or a place in this very repository. */
function isOurs(url: string, host: string): boolean {
  if (url === '' || !URL.canParse(url, `https://${host}/`)) return false;
  const parsed = new URL(url, `https://${host}/`);
  return parsed.protocol === 'https:' && parsed.host === host;
}

/** An open fence or tag would swallow what the harness writes below. */
function closeOpenEnds(text: string): string {
  const regions = splitCode(text);
  const prose = regions.filter((region) => region.kind === 'prose').map((region) => region.text);
  const broken = ['details', 'summary', 'sub', 'sup'].filter((tag) => !balanced(prose.join(''), tag));
  const tags = new RegExp(`<(?=/?(?:${broken.join('|')})\\s*/?>)`, 'gi');
  const out = regions.map(({ kind, text: part }) =>
    kind === 'prose' && broken.length > 0 ? part.replace(tags, '&lt;') : part,
  );
  return out.join('') + missingFence(regions.at(-1));
}

function balanced(text: string, tag: string): boolean {
  let depth = 0;
  for (const match of text.matchAll(new RegExp(`<(/?)${tag}\\s*(/?)>`, 'gi'))) {
    if (match[2] === '/') return false;
    depth += match[1] === '/' ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function missingFence(last: { readonly kind: string; readonly text: string } | undefined): string {
  const open = last?.kind === 'code' ? /^([ \t]*)(`{3,}|~{3,})[^\n]*\n/.exec(`${last.text}\n`) : null;
  if (open === null || last === undefined) return '';
  const lines = last.text.trimEnd().split('\n');
  const closer = /^[ \t]*(`{3,}|~{3,})$/.exec(lines.length > 1 ? (lines.at(-1) ?? '') : '')?.[1];
  const ticks = open[2] ?? '';
  if (closer !== undefined && closer[0] === ticks[0] && closer.length >= ticks.length) return '';
  // A span in back-ticks looks like a fence only when it starts a line, and then it has its closer.
  return `${last.text.endsWith('\n') ? '' : '\n'}${open[1] ?? ''}${ticks}`;
}
