import type { Assertion, Strength } from '../structure.js';
import { evenCode, EXACT, matcherOf, measuresOnly, strengthOf } from './matchers.js';
import { elementsOf, render, textOf, type Group, type Line, type Node } from './tree.js';

/** A value that stands there as it is; a list of calls is none. */
function isLiteral(text: string): boolean {
  return LITERAL.test(text) && !(/^[[{(&@]/.test(text) && /[a-z]\w*\(/.test(text));
}

const LITERAL =
  /^(?:[-+]?\d|"|'|true$|false$|nil$|null$|nullptr$|None$|:\w|Some\(|Ok\(|Err\(|\[|@?\{|[A-Z][\w:.]*(?:\.class|::class|\.self)?$|qr|undef$|array\(|new\[\]|vec!|&\[|\[\]\w+\{)/;

/** A comparison as it stands in code: `a == b`, `!ok`, `strcmp(a, "x") == 0`. */
export function fromCondition(
  condition: string,
  whole: string,
  line: number,
  negated: boolean,
  guard?: string,
): Assertion {
  const text = bare(condition);
  const comparison = /^(.*?)\s*(===|!==|==|!=|<=|>=|<|>|=~|!~|\beq\b|\bne\b)\s*(.*)$/s.exec(text);
  const base = { text: whole, line, ...(guard === undefined ? {} : { guard }) };
  const both = negated ? /\|\|| or /.test(text) : /&&| and /.test(text);
  const either = negated ? /&&| and /.test(text) : /\|\|| or /.test(text);
  if (comparison === null || both || either) {
    const constant = negated ? /^(?:false|0|!true|!1)$/.test(text) : /^(?:true|1|!false|!0)$/i.test(text);
    return {
      ...base,
      subject: text,
      matcher: negated ? 'not' : 'true',
      strength: constant ? 'always' : either ? 'loose' : both ? 'exact' : 'presence',
    };
  }
  const [, left = '', sign = '', right = ''] = comparison;
  const turned = negated ? opposite(sign) : sign;
  const equal = /^(?:={2,3}|eq)$/.test(turned);
  const [subject, expected] = LITERAL.test(left) && !LITERAL.test(right) ? [right, left] : [left, right];
  const strength: Strength =
    left === right || (!negated && /^\d+$/.test(left) && /^\d+$/.test(right))
      ? 'always'
      : equal
        ? measuresOnly(subject)
          ? 'loose'
          : 'exact'
        : 'loose';
  return { ...base, subject, matcher: equal ? '==' : turned, expected, strength };
}

function opposite(sign: string): string {
  const table: Record<string, string> = {
    '==': '!=',
    '!=': '==',
    '===': '!==',
    '!==': '===',
    '<': '>=',
    '>': '<=',
    '<=': '>',
    '>=': '<',
    '=~': '!~',
    '!~': '=~',
    eq: 'ne',
    ne: 'eq',
  };
  return table[sign] ?? sign;
}

function bare(text: string): string {
  let out = text.trim();
  while (/^\((?:[^()]|\([^()]*\))*\)$/.test(out)) out = out.slice(1, -1);
  return out;
}

/** One call that asserts, with the chain after it: `assertEquals(a, b)`, `expect(x).to eq(y)`, `assert x == y`. */
export function fromCall(
  head: string,
  group: Group | undefined,
  chain: readonly Node[],
  line: number,
  options: { expectedFirst: boolean; guard: string | undefined },
): Assertion {
  const words = group === undefined ? chain : group.nodes;
  // GoogleTest's message.
  const after = group === undefined || textOf(chain[0]) === '<<' ? [] : chain;
  const all = byName(elementsOf(words).map(render));
  // Go hands the test over first.
  const handed = /^(?:assert|require|is|qt)\./.test(head) && /^(?:t|b|tb|tt|\w+\.T\(\))$/.test(all[0] ?? '');
  const args = withoutMessage(handed ? all.slice(1) : all, head);
  const guard = options.guard === undefined ? {} : { guard: options.guard };
  const own = matcherOf(head);
  const whole = `${head}(${args.join(', ')})${render(after)}`;
  const base = { text: whole, line, ...guard };
  const [first = '', second, third] = args;
  if (/throw|raise|panic|exception/i.test(head)) return fromThrow(args, after, base);
  if (after.length > 0) return fromChain(render(after), first, base);
  const constraint =
    second === undefined
      ? null
      : /^(?:Is|Has|Does|Throws|Contains|is|equalTo|not|has\w*|containsString|eq|Matchers)\b/.exec(second);
  if (/^(?:that|)$/.test(own) && constraint !== null && second !== undefined) return fromChain(second, first, base);
  if (second === undefined || /^(?:true|false|nil|null|ok|notnull|notnil|nonnull|exists?|)$/.test(own)) {
    if (/^(?:true|that|ok|expect|)$/.test(own)) return { ...fromCondition(first, whole, line, false), ...guard };
    if (/^(?:false|isfalse|refute|not)$/.test(own) && !/^false$/.test(first))
      return { ...base, subject: first, matcher: own, strength: 'presence' };
    const constant = /^(?:false|nil|null)$/.test(own) && first.toLowerCase() === own;
    return { ...base, subject: first, matcher: own, strength: constant ? 'always' : strengthOf(own, first) };
  }
  if (own === 'cmpok') {
    const strength = /^"(?:==|eq)"$/.test(second) ? 'exact' : 'loose';
    return { ...base, subject: first, matcher: second.replaceAll('"', ''), expected: third ?? '', strength };
  }
  // The literal is what is expected; where both or none are, the language's order counts.
  const turned = isLiteral(first) === isLiteral(second) ? options.expectedFirst : isLiteral(first);
  const [subject, expected] = turned ? [second, first] : [first, second];
  const tolerance = third !== undefined && /^[-+]?[\d.]/.test(third) && !/^(?:throws|len|size|count)/.test(own);
  return {
    ...base,
    subject,
    matcher: own,
    expected,
    ...(tolerance ? { tolerance: toleranceOf(third, head) } : {}),
    strength: subject === expected ? 'always' : tolerance ? 'loose' : strengthOf(own, subject),
  };
}

/** `expected: 2, actual: x` in the usual order. */
function byName(args: string[]): string[] {
  const named = (name: string): string | undefined =>
    args.find((arg) => arg.startsWith(`${name}:`) && !arg.startsWith(`${name}::`))?.slice(name.length + 1);
  const [expected, actual] = [named('expected'), named('actual')];
  return expected === undefined || actual === undefined ? args : [expected, actual];
}

/** The code that has to fail, in a block or a function, and the error it has to fail with. */
function fromThrow(
  args: readonly string[],
  after: readonly Node[],
  base: { text: string; line: number; guard?: string },
): Assertion {
  const block = render(after.filter((node) => node.kind === 'group' && node.open !== '('));
  const code = args.find((arg) => /^(?:\(?[\w, ]*\)?(?:->|=>)|function|fn\b|sub\{|\|\||\w+::\w+$|\{)/.test(arg));
  const errors = args.filter((arg) => arg !== code);
  const subject = evenCode(block === '' ? (code ?? '') : block);
  const expected = errors.join(', ');
  const matcher = /no_?throw|not_?throw|no_?raise|nothing_raised/i.test(base.text.slice(0, 40)) ? '!throws' : 'throws';
  return {
    ...base,
    subject,
    matcher,
    ...(expected === '' ? {} : { expected }),
    strength: expected === '' ? 'presence' : 'loose',
  };
}

/** What stands between a value and its matcher and says nothing by itself. */
const FILLERS =
  /^(?:[\s.]|->)*(?:(?:not_to|to_not|to|should_not|should|isNot|is|Is|Be|Not|not|Has|Have|Does|and|And|with|eventually|usingRecursiveComparison|Should)\b(?:\(\))?(?:[\s.]|->)*)+(?=\w)/;
const CHAINED =
  /^((?:\w+::)*[A-Za-z_]\w*[?!]?)\s*(?:<[^>]*>)?(?:\((.*?)\)(?=[.)\s|&-]|$)|\s*("(?:\\.|[^"\\])*"|[^.(]*)$|)/s;

/** How far off: xUnit counts decimal places, everybody else gives the distance. */
function toleranceOf(text: string, head: string): number {
  const number = Number.parseFloat(text);
  return /^(?:\w+\.)*Assert\.(?:Not)?Equal$/.test(head) && Number.isInteger(number) ? 10 ** -number : number;
}

export function fromChain(
  given: string,
  subject: string,
  base: { text: string; line: number; guard?: string },
): Assertion {
  // What it is called when it fails is no part of it.
  const chain = given.replace(
    /\.(?:as|describedAs|withFailMessage|overridingErrorMessage)\("(?:\\.|[^"\\])*"[^()]*\)/,
    '',
  );
  const not = /\bnot\b|\bnot_to\b|\bto_not\b|\.Not\b|\.not\b|->not\b|\bshould_not\b|isNot/i.test(chain);
  const words = chain.replace(FILLERS, '').replace(/^[\s.]*(?:->)?/, '');
  const [, word = 'be', inParens, afterBlank] = CHAINED.exec(words) ?? [];
  const expected = inParens ?? afterBlank;
  const either = /\b(?:or|Or)\b|\|/.test(chain.replace(/"(?:\\.|[^"\\])*"/g, ''));
  const matcher = `${not ? '!' : ''}${matcherOf(word)}${either ? '|or' : ''}`;
  const strength = either
    ? 'loose'
    : not && EXACT.test(matcherOf(word))
      ? 'loose'
      : strengthOf(matcherOf(word), subject);
  return {
    ...base,
    subject,
    matcher,
    ...(expected === undefined || expected === '' ? {} : { expected: either ? chain : expected }),
    strength: subject === expected || (subject === 'true' && /true/.test(matcher)) ? 'always' : strength,
  };
}

/** Messages say what went wrong; they check nothing. */
function withoutMessage(args: string[], head: string): string[] {
  const unary = /(?:true|false|null|nil|ok|pass|not_?null|assert!?|that|require|check|expect|fail)$/i.test(head);
  const wanted = unary ? 1 : 2;
  const text = /^(?:[a-z]?"|format|String\.format|sprintf|f"|\$"|\(\)->"|msg|message)/;
  if (args.length <= wanted || /throws|raise|cmp_ok|isa_ok|can_ok/i.test(head)) return args.filter((_, at) => at < 3);
  const last = args.at(-1) ?? '';
  const [first = ''] = args;
  // JUnit 4 puts the message first, everybody else last.
  if (args.length === wanted + 1 && /^"/.test(first) && !text.test(last) && !/^[-+]?[\d.]+\w?$/.test(last))
    return args.slice(1);
  const cut = args.findIndex((arg, at) => at >= wanted && text.test(arg));
  return cut === -1 ? args : args.slice(0, cut);
}

/** The call of an assertion in a statement: its head, its arguments, what is chained after them. */
export interface FoundCall {
  readonly head: string;
  readonly group: Group | undefined;
  readonly chain: readonly Node[];
  readonly before: readonly Node[];
  readonly line: number;
}

/** The first call of these nodes whose head asserts; `undefined` where none does. */
export function assertingCall(line: Line, asserts: RegExp): FoundCall | undefined {
  const { nodes } = line;
  let head = '';
  let from = 0;
  for (const [at, node] of nodes.entries()) {
    if (node.kind === 'group') {
      const takes = node.open === '(' || (node.open === '{' && /expect|throw|raise|catch|panic/i.test(head));
      if (head !== '' && takes && asserts.test(`${head}(`))
        return { head, group: node, chain: nodes.slice(at + 1), before: nodes.slice(0, from), line: node.line };
      if (head !== '' && node.open === '[' && asserts.test(`${head} `))
        return { head, group: undefined, chain: nodes.slice(at), before: nodes.slice(0, from), line: node.line };
      head = '';
      continue;
    }
    const joins = node.kind === 'word' || /^(?:\.|::|->|!|\?\.|#)$/.test(node.text);
    const word = node.kind === 'word';
    if (joins && !(word && /[\w$]$/.test(head))) {
      if (head === '') from = at;
      head += node.text;
      continue;
    }
    if (head !== '' && asserts.test(`${head} `) && at > 0)
      return { head, group: undefined, chain: nodes.slice(at), before: nodes.slice(0, from), line: node.line };
    head = word ? node.text : '';
    from = at;
  }
  return undefined;
}
