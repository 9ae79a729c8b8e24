import type { Leftover } from '../gate-verdict.js';

export interface LookedAt {
  readonly path: string;
  /** Undefined: the file is new, or it is not text. */
  readonly before?: string | undefined;
  /** Undefined: it is not text. */
  readonly after?: string | undefined;
  /** It is over the limit, and was not before. */
  readonly tooLarge: boolean;
}

export interface LeftoverLimits {
  readonly largestFileBytes: number;
  /** Is there a secret of this run in the text? */
  readonly hasSecret?: (text: string) => boolean;
  /** What was asked for: who asks for a breakpoint gets one. */
  readonly request: string;
}

const MOST = 30;
const LONGEST_LINE = 2_000;

/** What the change adds and nobody wants in a push: only lines that were not there before are looked at. */
export function leftovers(files: readonly LookedAt[], limits: LeftoverLimits): Leftover[] {
  const found = files.flatMap((file) => inFile(file, limits));
  return found.filter(({ kind }) => ASKED_FOR[kind]?.test(limits.request) !== true).slice(0, MOST);
}

const ASKED_FOR: Partial<Record<Leftover['kind'], RegExp>> = {
  'conflict-marker': /conflict[- ]?markers?/i,
  'focused-test': /\.only\b|\bfocus/i,
  debugger: /debugger|breakpoint|\bpdb\b|binding\.(?:pry|irb)|byebug|dbg!/i,
};

function inFile(file: LookedAt, limits: LeftoverLimits): Leftover[] {
  const { path, before, after, tooLarge } = file;
  const most = `${(limits.largestFileBytes / 1024 / 1024).toFixed(1)} MB`;
  const large: Leftover[] = tooLarge ? [{ kind: 'large-file', file: path, what: `It has more than ${most}.` }] : [];
  if (after === undefined) return large;
  return [...large, ...addedLines(before ?? '', after).flatMap((line) => inLine(path, line, limits))];
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Lines of the new text that the old one does not have, or has less often. */
function addedLines(before: string, after: string): Line[] {
  const old = new Map<string, number>();
  for (const line of before.split('\n')) old.set(line, (old.get(line) ?? 0) + 1);
  return after.split('\n').flatMap((text, at) => {
    const left = old.get(text) ?? 0;
    if (left === 0) return [{ number: at + 1, text }];
    old.set(text, left - 1);
    return [];
  });
}

function inLine(file: string, { number, text }: Line, { hasSecret }: LeftoverLimits): Leftover[] {
  const found: Leftover[] = [];
  const add = (kind: Leftover['kind'], what: string): void => void found.push({ kind, file, line: number, what });
  // No key is longer, and minified code is not to be searched for debuggers.
  const line = text.slice(0, LONGEST_LINE);
  if (CONFLICT.test(line) && !isProse(file)) add('conflict-marker', `A conflict marker: ${line.slice(0, 40)}`);
  if (hasSecret?.(text) === true) add('secret', 'A secret of this run stands in the change.');
  const key = KEYS.find(([, pattern]) => pattern.test(line));
  if (key !== undefined) add('secret', `This looks like ${key[0]}.`);
  const left = LEFT.find(({ files, line: pattern }) => files.test(file) && pattern.test(withoutText(line)));
  if (left !== undefined) add(left.kind, `${left.what}: ${line.trim().slice(0, 60)}`);
  return found;
}

/** A line of equals signs alone underlines a heading; the other two are nothing else. */
const CONFLICT = /^(?:<{7} |>{7} |\|{7} )\S/;

function isProse(file: string): boolean {
  return /\.(?:md|rst|adoc|txt|patch|diff)$/i.test(file);
}

/** What is said in a text or a comment is not done. */
function withoutText(line: string): string {
  return line
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '""')
    .replace(/(^|\s)(?:\/\/|#(?!\[)|--\s|\*\s).*$/, '$1');
}

interface Left {
  readonly kind: 'focused-test' | 'debugger';
  readonly files: RegExp;
  readonly line: RegExp;
  readonly what: string;
}

const JAVASCRIPT = /\.[cm]?[jt]sx?$|\.vue$|\.svelte$/;
const JAVASCRIPT_TEST = /(?:\.(?:test|spec|cy|e2e)\.[cm]?[jt]sx?$)|(?:^|\/)(?:__tests__|tests?|specs?|e2e|cypress)\//;

const LEFT: readonly Left[] = [
  {
    kind: 'focused-test',
    files: JAVASCRIPT_TEST,
    line: /(?:^|[^.\w])(?:describe|it|test|suite|context|specify|bench)(?:\.\w+)*\.only\b|(?:^|[^.\w])(?:fdescribe|fit|fcontext)\s*\(/,
    what: 'Only this test would run',
  },
  {
    kind: 'focused-test',
    files: /_spec\.rb$/,
    line: /^\s*(?:fit|fdescribe|fcontext|focus)\b|,\s*:?focus(?:\s*=>|:)?\b/,
    what: 'Only this test would run',
  },
  {
    kind: 'debugger',
    files: JAVASCRIPT,
    line: /^\s*debugger\s*;?\s*$|[;{]\s*debugger\s*;/,
    what: 'A stop for a debugger',
  },
  {
    kind: 'debugger',
    files: /\.pyw?$/,
    line: /(?:^|[;:\s])(?:breakpoint\(\)|i?pdb\.set_trace\(\)|import i?pdb\b|pudb\.set_trace\(\))/,
    what: 'A stop for a debugger',
  },
  {
    kind: 'debugger',
    files: /\.(?:rb|rake|erb)$|(?:^|\/)Rakefile$/,
    line: /\bbinding\.(?:pry|irb|remote_pry|break)\b|^\s*(?:byebug|debugger)\s*$/,
    what: 'A stop for a debugger',
  },
  { kind: 'debugger', files: /\.php$/, line: /\b(?:dd|xdebug_break)\s*\(/, what: 'A stop for a debugger' },
  { kind: 'debugger', files: /\.rs$/, line: /(?:^|[^\w])dbg!\s*[([{]/, what: 'A print for debugging' },
  { kind: 'debugger', files: /\.exs?$/, line: /\bIEx\.pry\b/, what: 'A stop for a debugger' },
  { kind: 'debugger', files: /\.go$/, line: /\bruntime\.Breakpoint\(\)/, what: 'A stop for a debugger' },
  { kind: 'debugger', files: /\.(?:p[lm]|t)$/, line: /\$DB::single\s*=/, what: 'A stop for a debugger' },
];

/** Formats that their owners publish so that they can be found. */
const KEYS: readonly (readonly [string, RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/],
  ['a GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{60,})/],
  ['an Anthropic key', /\bsk-ant-[A-Za-z0-9_-]{24,}/],
  ['an OpenAI key', /\bsk-(?:proj-|svcacct-)?[A-Za-z0-9_-]{20}T3BlbkFJ[A-Za-z0-9_-]{20}/],
  ['an AWS key', /\b(?:AKIA|ASIA)(?!IOSFODNN7EXAMPLE)[A-Z2-7]{16}\b/],
  ['a Google key', /\bAIza[A-Za-z0-9_-]{35}\b/],
  ['a Slack token', /\bxox[abeprs]-[A-Za-z0-9-]{20,}|hooks\.slack\.com\/services\/T\w{8,}\/B\w{8,}\/\w{20,}/],
  ['a Stripe key', /\b[rs]k_live_[A-Za-z0-9]{24,}/],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a PyPI token', /\bpypi-AgEIcHlwaS5vcmc[A-Za-z0-9_-]{50,}/],
  ['a GitLab token', /\bglpat-[A-Za-z0-9_-]{20,}/],
  ['a SendGrid key', /\bSG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}/],
];
