import { describe, expect, test } from '@jest/globals';
import { decide } from '../../src/permissions/decide.js';
import { isReadOnly, judgeCommand } from '../../src/permissions/shell/judge.js';
import { unattended } from '../../src/permissions/unattended.js';
import { NOT_ALLOWED, READS_ELSEWHERE } from './not-allowed.js';
import { policyWith } from './policy-for-test.js';

const rules = (...allow: string[]): ReturnType<typeof policyWith> => policyWith({ allow });
const behaviour = (command: string, policy = policyWith()): string => judgeCommand(command, policy).behaviour;

test.each([
  'ls -la src | head',
  'git log --oneline -5',
  'git diff --stat',
  'git -C pkg log -1',
  'cat -n src/a.ts | sed -n "10,20p"',
  'grep -rn "rm -rf" docs',
  'grep -n "/api" src/a.ts',
  "echo 'rm -rf / is dangerous; do not run'",
  'cat < a.txt 2>/dev/null',
  "cat <<'EOF'\nsudo rm -rf /\nEOF",
  'find . -name "*.ts" -not -path "./node_modules/*"',
  'find src -exec grep -l foo {} +',
  'timeout 10 git log -1',
  'test -f a && cat a || echo none',
  'diff <(sort a) <(sort b)',
  'for f in src/*.ts; do echo "$f"; done',
  'while read -r l; do echo "$l"; done < list.txt',
  'cd src && cat a.ts',
  'cd /repo && ls',
  'n=$(wc -l < a); echo $n',
  'node --version',
  'command -v node',
  'jq .scripts package.json',
  'sort a | uniq -c | sort -rn',
  'wc -l src/*.ts',
  'sleep 1',
  'pwd',
])('B2, S12b: %j only reads', (command) => {
  expect(judgeCommand(command, policyWith())).toMatchObject({ behaviour: 'allow' });
  expect(isReadOnly(command, policyWith())).toBe(true);
});

test.each([
  'npm test',
  'npm test -- --grep "rm -rf"',
  'CI=true npm test',
  'npm test 2>&1 | tail -50',
  'npm test > out.log 2>&1',
  'npm test; echo $?',
  'cd pkg && npm test',
  'set -euo pipefail; npm test',
  'export NODE_ENV=test; npm test',
  'mkdir -p src/new',
  'touch src/a',
  'cp src/a src/b',
  'mv src/b .',
  'rm -f tmp/out.log',
  'echo hi > notes.md',
  "cat > src/a.ts <<'EOF'\nconst x = `${1}`;\nEOF",
  'cat a | tee b.txt',
  "sed -i 's/foo/bar/g' src/a.ts",
  'chmod +x run.sh',
])('%j is allowed, but is no reader', (command) => {
  expect(judgeCommand(command, policyWith())).toMatchObject({ behaviour: 'allow' });
  expect(isReadOnly(command, policyWith())).toBe(false);
});

test.each(NOT_ALLOWED)('S2b, S5b, S6b, S7b, S9b, S10b: %j is not allowed by itself, and no reader', (command) => {
  expect(behaviour(command)).not.toBe('allow');
  if (!READS_ELSEWHERE.includes(command)) expect(isReadOnly(command, policyWith())).toBe(false);
});

describe('P19: what no rule opens', () => {
  test.each([
    'sudo id',
    '/usr/bin/sudo id',
    '"su"do id',
    '\\sudo id',
    'env sudo id',
    'timeout 5 sudo id',
    'xargs -n 1 sudo',
    'find . -exec sudo id \\;',
    "bash -ec 'sudo id'",
    "bash + -c 'sudo id'",
    "bash + +e -c 'sudo id'",
    'bash <<E\nsu\\\\do id\nE',
    'bash <<E\nsu\\\ndo id\nE',
    'bash <<E\nx=sudo; \\$x id\nE',
    "eval 'sudo id'",
    'sh -c "sh -c \'sudo id\'"',
    'echo $(sudo id)',
    'echo "`sudo id`"',
    'cat <(sudo id)',
    'echo $((1+$(sudo id)))',
    'if true; then sudo id; fi',
    'x=$(sudo id)',
    'true | sudo tee x',
    'flock /tmp/l sudo id',
    'nice -n 5 sudo id',
    "trap 'sudo id' EXIT",
    'f() { sudo id; }',
    'cat <<EOF\n$(sudo id)\nEOF',
    'shutdown -h now',
    'mkfs.ext4 /dev/sda',
    'dd if=x of=/dev/sda',
    'rm -rf /',
    'rm -fr /',
    'rm -r -f /./',
    'rm --recursive "/"',
    'rm -rf ~',
    'rm -rf "$DIR"/*',
    'rm -rf $X/',
    'rm -rf /repo',
    'rm -rf .',
    'rm -rf .git',
    'rm -rf /usr',
    'find -delete',
    'find . -name config -delete',
    "find . -path './.git/*' -delete",
    "find . \\( -name '*.pyc' -o -type f \\) -delete",
    "find . ! -name '*.pyc' -delete",
    "find /repo -iname 'h[e]ad' -delete",
    'cd sub && find .. -name index -delete',
    "find /repo -not -path './.git/*' -delete",
    "find . -delete -name '*.pyc'",
    "find . -name '*.pyc' -o -delete",
    "find . -exec echo -name '*.pyc' \\; -delete",
    'find . -newer -name -print -delete',
    'cd / && rm -rf /',
    'chmod -R 777 /',
    'chmod u+s x',
    'mv / x',
    'printenv',
    'env',
    'env -0',
    'set',
    'export -p',
    'declare -p',
    'compgen -e',
    'cat /proc/self/environ',
    'git push',
    'git -C x push',
    'git credential fill',
    'npm publish',
    'npm -w pkg publish',
    'yarn npm publish',
    'ssh x',
    'crontab -l',
    'killall node',
  ])('P19: %j', (command) => {
    expect(judgeCommand(command, rules('Bash'))).toMatchObject({
      behaviour: 'deny',
      layer: 'limit',
      remedy: 'No rule can allow this.',
    });
  });

  test.each([
    'rm -rf /tmp/x',
    "find . -name '*.pyc' -delete",
    "find . \\( -name '*.pyc' -o -name '*.pyo' \\) -delete",
    "find . -type f -not -path './.git/*' -delete",
    "find . -path './build/*' -delete",
    'find src -name config -delete',
    'git stash push',
    'git log --grep push',
    'npm test -- publish',
    'grep sudo x',
    'echo rm -rf /',
    'env X=1 make',
    'set -e',
    'git grep push',
  ])('P19: %j is not one of them', (command) => {
    expect(behaviour(command, rules('Bash'))).toBe('allow');
  });
});

describe('S2b: rules and compound commands', () => {
  const denied = [
    'rm x && make deny',
    'ls; make deny',
    'ls | make deny',
    'ls & make deny',
    'ls\nmake deny',
    'ls |& make deny',
    'ls $(make deny)',
    'ls `make deny`',
    'cat <(make deny)',
    '(make deny)',
    "bash -c 'make deny'",
    'FOO=1 make deny',
    'timeout 5 make deny',
    'env A=b make deny',
    '/usr/bin/make deny',
    "'make' deny",
    'if make deny; then ls; fi',
    'echo "$(make deny)"',
    'find . -exec make deny \\;',
  ];
  test.each(denied)('S2b, S6b, S7b, S10b: a deny rule finds its command in %j', (command) => {
    const policy = policyWith({ deny: ['Bash(make deny)'], allow: ['Bash'] });
    expect(judgeCommand(command, policy)).toMatchObject({
      behaviour: 'deny',
      layer: 'deny-rule',
      rule: 'Bash(make deny)',
    });
  });

  test.each<[string, string, string]>([
    ['Bash(make deploy:*)', 'make deploy', 'allow'],
    ['Bash(make deploy:*)', 'make deploy --now', 'allow'],
    ['Bash(make deploy:*)', 'make deploy-all', 'ask'],
    ['Bash(make deploy *)', 'make deploy-all', 'ask'],
    ['Bash(make deploy*)', 'make deploy-all', 'allow'],
    ['Bash(make)', 'make x', 'ask'],
    ['Bash(* --version)', 'rustup --version', 'allow'],
    ['Bash(make:*)', 'make a && make b', 'allow'],
    ['Bash(make:*)', 'make a && other', 'ask'],
    ['Bash(make:*)', 'make a > ../x', 'deny'],
    ['Bash(cat:*)', 'cat /etc/passwd', 'allow'],
    ['Bash(ls)', 'ls; cat /etc/passwd', 'ask'],
    ['Bash(make:*)', 'make "$(other)"', 'ask'],
    ['Bash(make:*)', 'make $X', 'allow'],
    ['Bash(make a)', 'make $X', 'ask'],
    ['Bash(make a b)', 'make "a b"', 'ask'],
    ['Bash(make:*)', 'LD_PRELOAD=x make', 'deny'],
    ['Bash(make:*)', 'timeout 5 make', 'allow'],
    ['Bash(find:*)', 'find src -exec rm {} +', 'ask'],
    ['Bash(find:*)', 'find src -exec grep x {} +', 'allow'],
    ['Bash(rm -rf:*)', 'rm -rf dist', 'allow'],
  ])('P16: allow %s on %j is %s', (rule, command, wanted) => {
    expect(behaviour(command, rules(rule))).toBe(wanted);
  });

  test('P8: a refusal names the part, the reason and the very line that would allow it', () => {
    const action = { tool: 'Bash', effect: 'execute', subject: 'ls && make deploy --now' } as const;
    const verdict = unattended(decide(action, policyWith()));
    expect(verdict).toMatchObject({
      behaviour: 'deny',
      subject: 'make deploy --now',
      remedy: 'allow: Bash(make deploy:*)',
    });
    expect(behaviour('ls && make deploy --now', rules('Bash(make deploy:*)'))).toBe('allow');
  });

  test('rules for files hold for what Bash reads and writes', () => {
    const policy = policyWith({ deny: ['Edit(locked/**)', 'Read(hidden/**)'] });
    for (const command of [
      'echo x > locked/a',
      'cat hidden/a',
      'cat < hidden/a',
      'cp a locked/b',
      'cp hidden/a b',
      'grep x hidden/a',
    ]) {
      expect([command, judgeCommand(command, policy).layer]).toEqual([command, 'deny-rule']);
    }
    expect(behaviour('echo x > .github/a', rules('Edit(.github/**)'))).toBe('allow');
  });

  test.each([
    ...['cat hidden/a', 'cat < hidden/a', 'ls > locked/a', '{ ls; } > locked/a', 'cp a locked/b', 'cp hidden/a b'],
    ...['cp -u hidden/a b', 'cp -t locked a', 'cp --target-directory=locked a', 'rm -rf locked', 'cp $X locked/a'],
    ...['sed -i.bak s/a/b/ locked/a', 'sed --in s/a/b/ locked/a', 'sort -o locked/a b', 'find locked -delete'],
    ...['cat $X hidden/a', 'cat /etc/passwd hidden/a', 'CI=1 cat hidden/a', '/bin/cat hidden/a', 'ls & cat hidden/a'],
    ...[
      'timeout 5 cat hidden/a',
      'env cat hidden/a',
      'ls | xargs cat hidden/a',
      "bash -c 'cat hidden/a'",
      'f() { cat hidden/a; }; f',
    ],
    ...[
      "bash -c 'cd hidden && cat a'",
      'cd hidden && cat a',
      '(cd hidden); cat a',
      'pushd hidden; cat a',
      'echo $(< hidden/a)',
    ],
    ...[
      'find . -exec cat hidden/a {} +',
      'find -P hidden -exec cat {} +',
      'find -- hidden',
      'cat hidden/*',
      'cat /repo/hidden/a',
    ],
    ...[
      'cat x/../hidden/a',
      'cat deep/../../../hidden/a',
      'cd link/../hidden && ls',
      'cat ./hidden//a',
      'grep --file=hidden/a x',
      'grep -nfhidden/a x',
      'diff --from-file=hidden/a b',
    ],
    ...['git log -m hidden/a', 'git add hidden/a', 'cat ~/private', 'cat //srv/private/a'],
    // what only running would show
    ...[
      'cat hidde?/a',
      'cat h*/*',
      'cat "$X"',
      'cat < $X',
      'f=hidden/a; cat $f',
      'for f in b hidden/a; do cat $f; done',
    ],
    ...[
      'grep -r x .',
      'grep -rn x',
      'rg x',
      'git grep x',
      'cp -r . c',
      'git show HEAD:hidden/a',
      'git diff HEAD -- hidden/a',
    ],
    ...[
      'find . -exec grep x {} +',
      'find . -name a | xargs cat',
      'cat hid{den,}/a',
      'git -C hidden log -p a',
      'tee "" locked/a',
      'cd hidd*; cat a',
      'cd "$(echo hidden)"; cat a',
    ],
  ])('P2: no allow rule opens to %j what a rule for files closes', (command) => {
    const closing = ['Edit(locked/**)', 'Read(hidden/**)', 'Read(~/private)', 'Read(//srv/private/**)'];
    for (const [list, layer] of [
      ['deny', 'deny-rule'],
      ['ask', 'ask-rule'],
    ] as const) {
      const both = [...closing, ...closing.map((rule) => rule.replace('Read', 'Edit'))];
      for (const allow of [['Bash'], ['Bash(*:*)', 'Read', 'Edit', 'Edit(**)', 'Read(**)'], []])
        expect([allow, judgeCommand(command, policyWith({ allow, [list]: both })).layer]).toEqual([allow, layer]);
    }
  });

  test('P1: a rule that denies one path stands before one that asks about another, or about the command', () => {
    const policy = policyWith({ ask: ['Read(a)', 'Bash(cat:*)'], deny: ['Read(hidden/**)'], allow: ['Bash'] });
    for (const command of ['cat a hidden/a', 'grep x a hidden/a', 'grep x a; cat hidden/a'])
      expect(judgeCommand(command, policy)).toMatchObject({ behaviour: 'deny', layer: 'deny-rule' });
  });

  test.each([
    ...['cat .git/config', 'cat < .git/config', 'echo x > .git/hooks/pre-commit', 'cp x .git/hooks/a', 'ls a/.GIT'],
    ...['cat link/../.git/x /repo/.git/config', 'cd .git && cat config', 'cat $X .git/config', 'grep -r x .git/*'],
    ...['make > .git/x', "bash -c 'cat .git/config'", 'find .git -name x', 'git log -p .git/config'],
  ])('P19: no rule opens the git data of the workspace to %j', (command) => {
    for (const allow of [['Bash'], ['Bash(*:*)', 'Edit(**)', 'Read(.git/**)'], []])
      expect(judgeCommand(command, policyWith({ allow }))).toMatchObject({
        layer: 'limit',
        remedy: 'No rule can allow this.',
      });
  });

  test.each([
    ...[
      'echo hidden/a',
      'grep hidden/a x',
      'grep -e hidden/a x',
      'grep -r --exclude-dir=hidden x .',
      'cat hidden.txt',
      'cat < a 2>&1',
    ],
    ...[
      'git commit -m hidden',
      'git commit -am "hidden"',
      "sed -i 's/hidden/x/' a",
      'cat locked/a',
      'cat /srv/other/.git/config',
    ],
    ...[
      'cd sub && cat ../a',
      'find . -not -path "./.git/*"',
      'grep -r --exclude-dir=.git x src',
      'ls > /dev/null < /dev/stdin',
    ],
  ])('rules for files close nothing else: %j', (command) => {
    const policy = policyWith({ allow: ['Bash'], deny: ['Edit(locked/**)', 'Read(hidden/**)', 'Read(/sub/../b)'] });
    expect(behaviour(command, policy)).toBe('allow');
  });

  test.each([
    ...['(cd sub) && cat ../x', '! cd sub && cat ../x', 'echo $(cd sub) && cat ../x', 'cd sub | true && cat ../x'],
    ...['find -P /etc', 'find -O3 /etc', 'find -D tree /etc', 'find -- /etc', 'find -P -O1 /etc -exec cat {} +'],
  ])('S5b: %j leaves the workspace', (command) => {
    expect(judgeCommand(command, policyWith())).toMatchObject({
      behaviour: 'ask',
      reason: expect.stringContaining('outside'),
    });
  });

  test('S5b: behind a cd whose place is not known, nothing is inside', () => {
    for (const cd of ['cd $X', 'cd', 'cd -', 'cd ~', 'popd'])
      expect([cd, behaviour(`${cd} && cat x`, rules('Bash(cd:*)', 'Bash(popd)'))]).toEqual([cd, 'ask']);
  });

  test('P14: allowing one command allows no other', () => {
    expect(behaviour('make b', rules('Bash(make a)'))).toBe('ask');
  });
});

describe('S3b: too many parts', () => {
  const many = (last: string): string => [...Array.from({ length: 60 }, () => 'true'), last].join('; ');

  test('S3b: more than fifty are denied, never asked, with the advice to split', () => {
    const verdict = judgeCommand(many('true'), rules('Bash'));
    expect(verdict).toMatchObject({
      behaviour: 'deny',
      layer: 'limit',
      instead: expect.stringContaining('split it into several calls'),
    });
  });

  test('S3b: a directory that may be any of many is not judged', () => {
    const wandering = (...names: string[]): string => [...names.map((name) => `cd ${name}`), 'cat x'].join('; ');
    expect(behaviour(wandering('a', 'b', 'c'))).toBe('allow');
    expect(behaviour(wandering(...'abcdefgh'))).toBe('ask');
  });

  test('S3b: a deny rule still finds the last one', () => {
    const policy = policyWith({ deny: ['Bash(make deny)'], allow: ['Bash'] });
    expect(judgeCommand(many('make deny'), policy).layer).toBe('deny-rule');
  });

  test.each(["echo 'x", 'x'.repeat(40_000), 'ls )', '$('.repeat(20_000)])(
    'S4b: what cannot be parsed is denied whatever the rules say',
    (command) => {
      expect(judgeCommand(command, rules('Bash'))).toMatchObject({ behaviour: 'deny', layer: 'limit' });
    },
  );
});
