export const MUTATIONS = ['test deleted', 'assertion deleted', 'literal changed', 'test skipped'] as const;

export type MutationKind = (typeof MUTATIONS)[number];

export interface Mutation {
  readonly kind: MutationKind;
  /** From 1, in the unchanged file. */
  readonly line: number;
  readonly text: string;
}

/**
 * How tests of a language look to an eye that knows nothing of how the gate reads them: a line that begins one, and its
 * end by indentation.
 */
interface Shape {
  readonly files: RegExp;
  readonly test: RegExp;
  /** Lines above that belong to it: attributes. */
  readonly above?: RegExp;
  /** A statement of one line that checks something. */
  readonly check: RegExp;
  /** The head, skipped; or lines to put above it, or first into its body. */
  readonly skip: { readonly head?: (line: string) => string; readonly above?: string; readonly inside?: string };
}

const SHAPES: readonly Shape[] = [
  {
    files: /\.[cm]?[jt]sx?$/,
    test: /^\s*(?:it|test)\((?=['"`])/,
    check: /^\s*(?:await )?(?:expect\(.*\)\.\w|assert[.(]|t\.(?:is|true|false|deepEqual|like|regex|throws)\().*\);?$/,
    skip: { head: (line) => line.replace(/\b(it|test)\(/, '$1.skip(') },
  },
  {
    files: /\.py$/,
    test: /^\s*(?:async )?def test\w*\(/,
    above: /^\s*@/,
    check: /^\s*(?:assert |self\.assert\w+\().*$/,
    skip: { above: '@pytest.mark.skip(reason="later")' },
  },
  {
    files: /_test\.go$/,
    test: /^func Test\w+\(t \*testing\.T\) \{$/,
    check: /^\s*(?:assert|require)\.\w+\(.*\)$/,
    skip: { inside: 't.Skip("later")' },
  },
  {
    files: /_spec\.rb$/,
    test: /^\s*(?:it|specify) .*do$/,
    check: /^\s*(?:expect\(.*\)\.\w|.*\.(?:must|should)\w* ).*$/,
    skip: { head: (line) => line.replace(/\b(?:it|specify) /, 'xit ') },
  },
  {
    files: /\.rb$/,
    test: /^\s*(?:it .*do|def test_\w+)$/,
    check: /^\s*(?:assert\w*[ (]|refute\w*[ (]|.*\.(?:must|wont)_\w+).*$/,
    skip: { inside: 'skip "later"' },
  },
  {
    files: /\.rs$/,
    test: /^\s*#\[test\]$/,
    check: /^\s*(?:assert(?:_eq|_ne)?!|eqnice!)\(.*\);$/,
    skip: { above: '#[ignore]' },
  },
  {
    files: /\.java$/,
    test: /^\s*@Test(?:\(.*\))?$/,
    check: /^\s*assert\w+\(.*;$/,
    skip: { above: '@Ignore' },
  },
  {
    files: /\.cs$/,
    test: /^\s*\[(?:Test|Fact)\]$/,
    check: /^\s*(?:Assert|StringAssert|CollectionAssert)\.\w+\(.*;$/,
    skip: { above: '[Ignore("later")]' },
  },
  {
    files: /\.swift$/,
    test: /^\s*func test\w*\(\).*\{$/,
    check: /^\s*(?:XCTAssert\w*|#expect|AssertEqual\w*)\(.*\)$/,
    skip: { inside: 'throw XCTSkip("later")' },
  },
  {
    files: /\.exs$/,
    test: /^\s*test ".*do$/,
    check: /^\s*(?:assert|refute)\w* .*$/,
    skip: { above: '@tag :skip' },
  },
  {
    files: /\.php$/,
    test: /^\s*public function (?:test\w*|\w+)\(\): void$/,
    above: /^\s*(?:#\[|\/?\*)/,
    check: /^\s*(?:\$this->|self::|static::)assert\w+\(.*;$/,
    skip: { inside: '$this->markTestSkipped();' },
  },
  {
    files: /\.(?:c|cc|cpp)$/,
    test: /^(?:TEST(?:_F|_P|_CASE)?\(.*\) ?\{|static void \w*test\w*\((?:void)?\)(?: ?\{)?)$/i,
    check: /^\s*(?:EXPECT|ASSERT|TEST_ASSERT|CHECK|REQUIRE)\w*\(.*;$/,
    skip: { head: (line) => line.replace(/^(TEST\w*\([^,]+, )/, '$1DISABLED_') },
  },
  {
    files: /\.bats$/,
    test: /^@test .*\{$/,
    check: /^\s*(?:\[{1,2} .* \]{1,2}|assert\w* .*)$/,
    skip: { inside: 'skip' },
  },
  {
    files: /\.t$/,
    test: /^\s*subtest .*sub \{$/,
    check: /^\s*(?:is|ok|like|is_deeply|isnt|unlike)[ (].*;$/,
    skip: { inside: "plan skip_all => 'later';" },
  },
];

/** Every mutation of each kind that the file offers, each made in a copy of its own. */
export function mutationsOf(path: string, text: string): Mutation[] {
  const shape = SHAPES.find(({ files, test }) => files.test(path) && text.split('\n').some((line) => test.test(line)));
  if (shape === undefined) return [];
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    if (!shape.test.test(line)) return [];
    const end = endOf(lines, at);
    return end === undefined ? [] : mutationsAt(lines, { at, end }, shape);
  });
}

interface Extent {
  readonly at: number;
  /** The last line. */
  readonly end: number;
}

function mutationsAt(lines: readonly string[], { at, end }: Extent, shape: Shape): Mutation[] {
  let from = at;
  while (shape.above?.test(lines[from - 1] ?? '') === true) from -= 1;
  const body = lines.slice(at + 1, end);
  const checks = body.flatMap((line, index) =>
    shape.check.test(line) && isWhole(line) && !/\bskip\b/i.test(line) ? [at + 1 + index] : [],
  );
  const replaced = (first: number, last: number, by: readonly string[]): string =>
    [...lines.slice(0, first), ...by, ...lines.slice(last + 1)].join('\n');
  // A test that checks nothing to our eye may be a fixture, and one that is off protects nothing.
  if (
    checks.length === 0 ||
    lines.slice(from, end).some((line) => /\bskip|@ignore|disabled|xfail|#\[ignore/i.test(line))
  )
    return [];
  const deleted: Mutation = { kind: 'test deleted', line: at + 1, text: replaced(from, end, []) };
  const less = checks.map((line): Mutation => ({
    kind: 'assertion deleted',
    line: line + 1,
    text: replaced(line, line, []),
  }));
  const bent = checks.flatMap((line): Mutation[] => {
    const now = otherLiteral(lines[line] ?? '');
    return now === undefined ? [] : [{ kind: 'literal changed', line: line + 1, text: replaced(line, line, [now]) }];
  });
  return [deleted, ...less, ...bent, ...skipped(lines, { at, end }, shape, replaced)];
}

function skipped(
  lines: readonly string[],
  { at, end }: Extent,
  { skip }: Shape,
  replaced: (first: number, last: number, by: readonly string[]) => string,
): Mutation[] {
  const head = lines[at] ?? '';
  const indent = /^\s*/.exec(head)?.[0] ?? '';
  const made = (text: string): Mutation[] => [{ kind: 'test skipped', line: at + 1, text }];
  if (skip.head !== undefined) return skip.head(head) === head ? [] : made(replaced(at, at, [skip.head(head)]));
  if (skip.above !== undefined) return made(replaced(at, at, [indent + skip.above, head]));
  const opening = lines.slice(at, end).findIndex((line) => /(?:\{|do)$/.test(line.trimEnd()) || /^\s*def /.test(line));
  if (opening === -1) return [];
  const first = at + opening;
  const inner = /^\s*/.exec(lines[first + 1] ?? '')?.[0] ?? '';
  return made(replaced(first, first, [lines[first] ?? '', inner + (skip.inside ?? '')]));
}

/** By indentation: the first line that is no deeper than the head and closes it, or the one before the next of its kind. */
function endOf(lines: readonly string[], at: number): number | undefined {
  const depth = indentOf(lines[at] ?? '');
  let last = at;
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    if (line.trim() === '') continue;
    if (indentOf(line) > depth) last = next;
    else if (/^\s*(?:[)}\]]+[;,)]*|end)\s*$/.test(line)) return next;
    else if (
      /^\s*(?:\{|[@[#]|(?:public|private|internal|pub|fn|async|func|void|def|static|override)\b)/.test(line) &&
      last === at
    )
      last = at;
    else return /^\s*(?:async )?def test/.test(lines[at] ?? '') && !lines[at]?.endsWith('end') ? last : undefined;
  }
  return /^\s*(?:async )?def test/.test(lines[at] ?? '') ? last : undefined;
}

function indentOf(line: string): number {
  return /^\s*/.exec(line)?.[0].length ?? 0;
}

function isWhole(line: string): boolean {
  const bare = line.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '');
  const count = (sign: string): number => bare.split(sign).length;
  return (
    [
      ['(', ')'],
      ['[', ']'],
      ['{', '}'],
    ].every(([open = '', close = '']) => count(open) === count(close)) &&
    !/["'`\\,]$|[=>]$|\b(?:do|and|or)$/.test(bare.trim())
  );
}

/** The last number or text of the line says something else. */
function otherLiteral(line: string): string | undefined {
  const all = [...line.matchAll(/"((?:[^"\\]|\\.)+)"|'((?:[^'\\]|\\.)+)'|(?<![\w.])\d+(?![\w.])/g)];
  const last = all.at(-1);
  if (last === undefined) return undefined;
  const [text] = last;
  const now = /^\d/.test(text) ? String(Number(text) + 1) : `${text.slice(0, 1)}another${text.slice(-1)}`;
  return line.slice(0, last.index) + now + line.slice(last.index + text.length);
}
