import { describe, expect, test } from '@jest/globals';
import { judgeCommand } from '../../src/permissions/shell/judge.js';
import { policyWith } from './policy-for-test.js';

const partsOf = (command: string, policy = policyWith()): string[] =>
  (judgeCommand(command, policy).parts ?? []).map(({ text }) => text);

describe('S2b: every simple command at any depth is a part, in source order', () => {
  test.each<[string, readonly string[]]>([
    ['a | b && c; d', ['a', 'b', 'c', 'd']],
    ['(a; { b; })', ['a', 'b']],
    ['echo "$(a $(b))" `c`', ['echo "$(a $(b))" `c`', 'a $(b)', 'b', 'c']],
    ['cat <<E\n$(a)\nE', ['cat', 'a']],
    ["cat <<'E'\n$(a)\nE", ['cat']],
    ['diff <(a) <(b)', ['diff <(a) <(b)', 'a', 'b']],
    ['echo $((1 + $(a)))', ['echo $((1 + $(a)))', 'a']],
    ['x=($(a) b); x[0]=$(b)', ['x=', 'a', 'x=$(b)', 'b']],
    ['f() { a; }; f', ['a', 'f']],
    ['for i in $(a); do b; done', ['a', 'b']],
    ['while a; do b; done', ['a', 'b']],
    ['case x in y) a;; esac', ['a']],
    ['if a; then b; elif c; then d; else e; fi', ['a', 'b', 'c', 'd', 'e']],
    ['coproc a', ['a']],
    ['! a && time b', ['a', 'b']],
    ['[[ -n $(a) ]]', ['a']],
    ['{ a; } > out.txt', ['{ ... }', 'a']],
    ["bash -c 'a; b'", ["bash -c 'a; b'", 'a', 'b']],
    ["eval 'a; b'", ["eval 'a; b'", 'a', 'b']],
    ['env A=1 a b', ['env A=1 a b', 'a b']],
    ['timeout -k 1 5 nice -n 3 a', ['timeout -k 1 5 nice -n 3 a', 'nice -n 3 a', 'a']],
    ['find . -exec a {} \\; -exec b {} +', ['find . -exec a {} \\; -exec b {} +', 'a {}', 'b {}']],
    ['bash <<E\na\nE', ['bash', 'a']],
    ['bash <<< a', ['bash', 'a']],
  ])('S2b: %j', (command, parts) => {
    expect(partsOf(command)).toEqual(parts);
  });

  test('each with its own verdict, layer and rule', () => {
    const policy = policyWith({ allow: ['Bash(make:*)'], ask: ['Bash(tool:*)'] });
    expect(judgeCommand('ls && make a && tool && other && sudo id', policy).parts).toEqual([
      { text: 'ls', behaviour: 'allow', layer: 'tool', reason: 'it only reads', readOnly: true },
      expect.objectContaining({ text: 'make a', behaviour: 'allow', layer: 'allow-rule', rule: 'Bash(make:*)' }),
      expect.objectContaining({ text: 'tool', behaviour: 'ask', layer: 'ask-rule', rule: 'Bash(tool:*)' }),
      expect.objectContaining({ text: 'other', behaviour: 'ask', layer: 'default', readOnly: false }),
      expect.objectContaining({ text: 'sudo id', behaviour: 'deny', layer: 'limit' }),
      expect.objectContaining({ text: 'id' }),
    ]);
  });
});

describe('S4b: what bash would read in another way is denied in both modes, never asked', () => {
  test.each([
    // errors, in nested scripts too
    ...["echo 'x", 'if a', 'echo $(a', 'echo "$(if a)"', "bash -c 'if a'", "eval 'a )'", 'cat <<E\nno end'],
    // what the parser and bash would take apart differently
    ...['cat -n sr<(echo x)ts', 'head -<(ls)', 'cat <&-/etc/x', 'sort <& --o../out a', 'cat 2>&-x', "echo >&'$(id)'"],
    ...['x=($(id))$y', 'declare x=(a)b', 'cat 99999999999<a', "grep $'a\\\nb' a"],
    ...["$\\\n'a' b", '$\\\n9a b', 'echo "$\\\n{a}"', 'cat <<E\n$\\\n{a}\nE', 'find . <() -name x', 'timeout <() 5 ls'],
    // text that others read as it is not written
    ...['ls\u00a0-l', 'ls \u2066x', 'a\rb', 'ls\0', 'l\u0455 x'],
    // names that are not known before it runs
    ...[
      '$X y',
      '"$(a)" b',
      '`a`',
      'su$@do id',
      'su{do,} id',
      'l? a',
      '$"sudo" id',
      '"$@"',
      'timeout 5 $X',
      'env $X ls',
    ],
    ...['find . $X-exec ls {} +', 'find . "$X"-exec ls {} +', 'find . -type f $X ls {} +', 'find . $(:)-e"xec" ls \\;'],
    ...['xargs -I{} {}', 'git $X', 'git pu$X', 'npm $X', "bash -c '$0 a' ls", 'c=$(a); $c b', 'read c; $c'],
    // scripts that are not known before they run
    ...[
      'a | bash',
      'bash -s',
      'sh < x',
      'bash <(a)',
      '. <(a)',
      'source /dev/stdin',
      'eval "$X"',
      'bash -c "$X"',
      'bash',
    ],
    ...["zsh -c 'ls'", 'sh -c "echo \\$\'a\'"', "sh -c 'ls &> x'", 'trap "$X" EXIT', 'alias a="$X"', "env -S 'ls -l'"],
    // constructs that run text
    ...['echo ${x@P}', 'echo ${!x}', 'echo "${x:-\'$(id)\'}"', "cat <<E\n${HOME+'a'}\nE", 'echo ${HOME/$(a b)/}'],
    ...["[[ -v 'x[1]' ]]", "x='a[$(id)]'; echo $((x))", "printf -v 'x[$(id)]' 1", "wait -p 'a[$(id)]'", 'a[$(id)]=1'],
    ...[
      'PS4=x; set -x',
      'PROMPT_COMMAND=ls a',
      'mapfile -C a -c 1 < f',
      'hash -p a ls',
      'bind -x a',
      'enable a',
      'fc -s',
    ],
  ])('S4b: %j', (command) => {
    for (const isolated of [false, true])
      expect(judgeCommand(command, policyWith({ allow: ['Bash'] }, { isolated }))).toMatchObject({
        behaviour: 'deny',
        layer: 'limit',
        remedy: 'No rule can allow this.',
      });
  });

  test('S4b: what is too long is not even taken apart', () => {
    const long = (bytes: number): string => `echo ${'x'.repeat(bytes - 5)}`;
    expect(judgeCommand(long(32 * 1024), policyWith()).behaviour).toBe('allow');
    for (const command of [long(32 * 1024 + 1), `echo ${'é'.repeat(16 * 1024)}`, '$('.repeat(20_000)])
      expect(judgeCommand(command, policyWith())).toMatchObject({
        behaviour: 'deny',
        instead: expect.stringContaining('split'),
      });
  });
});

describe('words that are known before it runs', () => {
  test.each([
    ['f=a; cat $f', 'cat a'],
    ['for f in a b; do cat "$f"; done', 'cat a and cat b'],
    ['for f in src/*.ts; do wc -l "$f"; done', 'names below src'],
    ['cat src/{a,b}.ts', 'two words'],
    ['echo {1..3}', 'three words'],
    ['cat "$PWD/a"', 'the directory it runs in'],
    ['cat $(pwd)/a', 'the same'],
    ['x="-n a"; cat $x', 'split at its blanks'],
    ['i=1; echo $((i + 1))', 'a number'],
    ['for ((i = 0; i < 3; i++)); do echo $i; done', 'a count'],
    ['f() { cat a; }; f', 'what the function does'],
  ])('%s: %s', (command) => {
    expect(judgeCommand(command, policyWith())).toMatchObject({ behaviour: 'allow', readOnly: true });
  });

  test.each([
    ['f=/etc/passwd; cat $f', 'its value leads outside'],
    ['for f in a /etc/passwd; do cat "$f"; done', 'one of its values does'],
    ['cat {a,/etc/passwd}', 'braces make it'],
    ['f=a; eval f=/etc/passwd; cat $f', 'eval may change it'],
    ['f=a; read f; cat $f', 'read may change it'],
    ['cat ~/x', 'the home directory'],
    ['cat "$HOME/x"', 'the same'],
    ['IFS=,; x="-n,a"; cat $x', 'split in another way'],
    ['for x in $GITHUB_SHA; do echo $x; done', 'a variable that may hold a secret'],
    ['[[ $FOO == a* ]] && ls', 'the same, guessed letter by letter'],
    ['case $FOO in a) ls;; esac', 'the same'],
    ['echo /etc/*', 'lists a directory outside'],
  ])('%s is not allowed: %s', (command) => {
    expect(judgeCommand(command, policyWith()).behaviour).not.toBe('allow');
  });
});
