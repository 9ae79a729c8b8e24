import { readFile } from 'node:fs/promises';
import { createRedactor } from '../../src/redact.js';
import { createLog } from '../../src/report/log.js';
import { cleanText } from '../../src/report/clean-text.js';
import { visibleText } from '../../src/prompt/untrusted-text.js';
import { fence } from '../../src/text/fence.js';
import { visibleLine } from '../../src/text/visible.js';
import { rowOf, type Row, type Trial } from './table.js';
import { textDeeds } from './text-deeds.js';

/** A line of the corpus: a text of others, where it comes from or goes to, and what has to become of it. */
interface TextCase {
  readonly id: string;
  readonly surface: string;
  readonly input: string;
  readonly expect: string;
  readonly must_contain?: readonly string[];
  readonly must_not_contain?: readonly string[];
  readonly must_not_match?: readonly string[];
  readonly must_equal?: string;
  readonly must_redact_if_secret?: string;
  readonly max_ms?: number;
  readonly max_output_chars?: number;
  /** The input is `input` so many times, then `then` so many times. */
  readonly repeat?: number;
  readonly then?: string;
  readonly then_repeat?: number;
}

const NONCE = 'c0ffee';

/** One trial for each line of a file of texts that strangers write or that leave. */
export async function textTrials(file: string, scratch: string): Promise<Trial[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  const cases = lines.map((line) => JSON.parse(line) as TextCase);
  return cases.map((one) => ({ name: one.id, play: () => textTrial(one, scratch) }));
}

async function textTrial(one: TextCase, scratch: string): Promise<Row> {
  const deed = textDeeds(scratch)[one.id];
  const differences = [...textDifferences(one), ...(deed === undefined ? [] : await deed(one.input))];
  const tried = deed !== undefined || FIELDS.some((field) => one[field] !== undefined);
  return rowOf(one.id, one.expect, tried ? 'tried' : 'nothing', [
    ...differences,
    ...(tried ? [] : ['nobody tries it']),
  ]);
}

const FIELDS = [
  ...(['must_contain', 'must_not_contain', 'must_not_match', 'must_equal', 'must_redact_if_secret', 'max_ms'] as const),
  'max_output_chars',
] as const;

function textDifferences(one: TextCase): string[] {
  const started = performance.now();
  const out = passed(one);
  const ms = performance.now() - started;
  const { max_ms: mostMs = Infinity, max_output_chars: most = Infinity } = one;
  return [
    ...(one.must_contain ?? []).filter((part) => !out.includes(part)).map((part) => `lacks ${JSON.stringify(part)}`),
    ...(one.must_not_contain ?? []).filter((part) => out.includes(part)).map((part) => `has ${JSON.stringify(part)}`),
    ...(one.must_not_match ?? []).filter((source) => expression(source).test(out)).map((source) => `matches ${source}`),
    ...(one.must_equal === undefined || one.must_equal === out ? [] : [`is ${JSON.stringify(out)}`]),
    ...(one.must_redact_if_secret === undefined || out.includes('***') ? [] : [`shows ${JSON.stringify(out)}`]),
    ...(ms <= mostMs ? [] : [`took ${Math.round(ms)} ms`]),
    ...(out.length <= most ? [] : [`has ${out.length} characters`]),
  ];
}

/** The text as it stands where it is bound for: in the prompt, in a comment, in the log. */
function passed(one: TextCase): string {
  const { surface, input, repeat, then = '', then_repeat: thenRepeat = 1 } = one;
  const text = repeat === undefined ? input : input.repeat(repeat) + then.repeat(thenRepeat);
  const redact = createRedactor(one.must_redact_if_secret === undefined ? [] : [one.must_redact_if_secret]);
  if (surface.startsWith('output-')) return cleanText(text, { redact });
  if (surface === 'pr-title') return visibleLine(text);
  if (surface === 'log') return logged(text);
  return fence('text', visibleText(text).text, NONCE).split('\n').slice(1, -1).join('\n');
}

function logged(text: string): string {
  const lines: string[] = [];
  createLog((line) => lines.push(line), createRedactor([])).info(text);
  return lines.join('\n');
}

function expression(source: string): RegExp {
  return source.startsWith('(?m)') ? new RegExp(source.slice('(?m)'.length), 'm') : new RegExp(source);
}
