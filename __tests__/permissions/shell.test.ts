import { describe, expect, test } from '@jest/globals';
import { isReadOnly, judgeCommand } from '../../src/permissions/shell/judge.js';
import { unattended } from '../../src/permissions/unattended.js';
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
  'cd /work && ls',
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

const NOT_ALLOWED = [
  // readers that do more
  'rg --pre sh x',
  "sed 's/x/id/e' f",
  "sed 'w /etc/x' f",
  "sed -n '1e id' f",
  'sed -f x.sed f',
  'sort -o x f',
  'sort --compress-prog sh f',
  'uniq a b',
  'xxd -r x y',
  'find . -delete',
  'find . -exec sh -c id {} +',
  'find . -fprint x',
  'git grep -O"sh -c id" x',
  'git log --output=x',
  'git diff --ext-diff',
  'git -c core.pager=sh log',
  'git log --format=%G?',
  'git branch -D main',
  'git config -l',
  'git remote add x y',
  'git status --git-dir=x',
  'tail -f x',
  'yes',
  'sleep 100000',
  'file -C -m x',
  'date -s 1',
  'jq -n env',
  "jq -n '$ENV'",
  'awk \'BEGIN{system("id")}\'',
  'printf -v x y',
  'sort *',
  'grep -R x .',
  'npm ls --script-shell=x',
  'hash -p /bin/sh ls',
  'node -e 1',
  'python3 x.py',
  'python --version x',
  // places
  'cat /etc/passwd',
  'cat ../x',
  'cat ~/.npmrc',
  'cat link/passwd',
  'cat sub/../../x',
  'cat link/../x',
  'cat deep/../../x',
  'cat .git/config',
  'cat .g*/config',
  'cat /proc/self/environ',
  'cat $HOME/x',
  'cat "$X"',
  'cat {a,/etc/passwd}',
  'ls /',
  'head -n1 /etc/passwd',
  'grep -f/etc/passwd x',
  'grep --file=/etc/passwd x',
  'diff --from-file=/etc/passwd a',
  'cat < /etc/passwd',
  'cd /etc && cat passwd',
  'cd deep && cd .. && cat ../x',
  'cd sub; cat ../x',
  'cd - && ls',
  'find / -name x',
  'find link/ -name x',
  'git -C /etc log',
  'git diff --no-index a b',
  'cd bare && git status',
  'git -C bare log',
  'wc --files0-from=x',
  // S5b: writes by redirection
  'echo x > ../o',
  'echo x >> /etc/p',
  'ls 2> ../f',
  'ls &> ../f',
  'ls >| ../f',
  'echo x > ~/x',
  'echo x > *.txt',
  'echo x > $F',
  'echo x > .github/workflows/a.yml',
  'echo x > CLAUDE.md',
  'echo x > .git/hooks/pre-commit',
  'echo x > link/p',
  '{ ls; } > ../f',
  'for i in 1; do ls; done > ../f',
  'exec 3<>/dev/tcp/127.0.0.1/9',
  'echo x >&../f',
  // file commands
  'rm -rf dist',
  'rm -rf .',
  'rm -rf *',
  'rm ../x',
  'cp x /usr/bin/y',
  'cp /etc/passwd x',
  'mv .github x',
  'cp ci.yml .github/workflows/',
  'mv a/CLAUDE.md .',
  'cp * .',
  'tee /etc/x',
  'tee .npmrc',
  "sed -i 's/a/b/' /etc/hosts",
  "sed -i 's/a/b/w x' f",
  "sed -i 's/a/id/e' f",
  'chmod u+s x',
  'chmod 4755 x',
  'ln -s / x',
  'mkdir -p ~/x',
  'cp -t /etc x',
  'touch link/x',
  // S7b: variables
  'LD_PRELOAD=./x.so ls',
  'NODE_OPTIONS="--require ./x.js" npm test',
  'npm_config_script_shell=./x npm test',
  'PATH=. ls',
  'CI=$(id) npm test',
  'PS4=x; set -x; true',
  'export PATH=.:$PATH',
  'echo $ANTHROPIC_API_KEY',
  'x=$GITHUB_TOKEN; echo $x',
  'echo ${!GITHUB_*}',
  'echo "${TOKEN}" | rev',
  'BASH_ENV=./x bash -c true',
  // S10b and S4b: names and grammar
  './ls',
  'src/cat x',
  '$X y',
  '"$BASH" -c id',
  'su$@do id',
  '`echo ls`',
  'r\\m -rf /',
  "$'\\x72\\x6d' -rf /",
  'l? x',
  '{ls,x}',
  'ls() { id; }; ls',
  'coproc ls',
  'ls &',
  'select x in a; do ls; done',
  'echo $((x))',
  '[[ -v x ]]',
  '[[ a =~ b ]]',
  'a[$(id)]=1',
  'arr=(x)',
  'echo ${x@P}',
  'echo ${x:=y}',
  'if true; then ls',
  "echo 'x",
  'cat <<EOF\nno end',
  'ls )',
  '',
  '# nothing',
  'ls\u00a0-l',
  'ls \u2066x',
  'a\rb',
  'ls\0',
  'eval ls',
  '. ./x',
  'trap ls EXIT',
  'alias ls=id',
  'read -r "x[1]"',
  "unset 'x[1]'",
  'declare -i n=1',
  // S6b: wrappers that start something else
  'watch ls',
  'setsid ls',
  'xargs ls',
  'env ls',
  'nice -n',
  'stdbuf -oL sh',
  'exec ls',
  'command sh -c id',
  'timeout 5 node x.js',
  'npx x',
  'bash -c ls',
  'for PATH in .; do ls; done',
  'for IFS in x; do ls; done',
  'cat <<EOF\n$TOKEN\nEOF',
  'npm test -- -c/etc/x',
  'bash <(ls)',
  '. <(ls)',
  'tee >(sh)',
  'npm test --script-shell=./x',
  'npm --script-shell=./x test',
  'npm test -- ../x',
  'npm test -- $X',
  // the runner's own commands
  "echo '::add-mask::x'",
  "echo 'text ##[error]x'",
  'echo "::set-output name=x::y"',
];

test.each(NOT_ALLOWED)('S2b to S10b: %j is not allowed by itself, and no reader', (command) => {
  expect(behaviour(command)).not.toBe('allow');
  expect(isReadOnly(command, policyWith())).toBe(false);
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
    'rm -rf /work',
    'rm -rf .',
    'rm -rf .git',
    'rm -rf /usr',
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
    ['Bash(make:*)', 'make "$(other)"', 'ask'],
    ['Bash(make:*)', 'make $X', 'allow'],
    ['Bash(make a)', 'make $X', 'ask'],
    ['Bash(make a b)', 'make "a b"', 'ask'],
    ['Bash(make:*)', 'LD_PRELOAD=x make', 'ask'],
    ['Bash(make:*)', 'timeout 5 make', 'allow'],
    ['Bash(find:*)', 'find . -exec rm {} +', 'allow'],
    ['Bash(rm -rf:*)', 'rm -rf dist', 'allow'],
  ])('P16: allow %s on %j is %s', (rule, command, wanted) => {
    expect(behaviour(command, rules(rule))).toBe(wanted);
  });

  test('P8: a refusal names the part, the reason and the very line that would allow it', () => {
    const verdict = unattended(judgeCommand('ls && make deploy --now', policyWith()));
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

  test('P14: allowing one command allows no other', () => {
    expect(behaviour('make b', rules('Bash(make a)'))).toBe('ask');
  });
});

describe('S3b: too many parts', () => {
  const many = (last: string): string => [...Array.from({ length: 60 }, () => 'true'), last].join('; ');

  test('S3b: more than fifty are denied, never asked, with the advice to split', () => {
    const verdict = judgeCommand(many('true'), rules('Bash'));
    expect(verdict).toMatchObject({ behaviour: 'deny', layer: 'shell', instead: 'split it into several calls' });
  });

  test('S3b: a deny rule still finds the last one', () => {
    const policy = policyWith({ deny: ['Bash(make deny)'], allow: ['Bash'] });
    expect(judgeCommand(many('make deny'), policy).layer).toBe('deny-rule');
  });

  test.each(["echo 'x", 'x'.repeat(40_000), 'ls )', '$('.repeat(20_000)])(
    'S4b: what cannot be parsed is denied whatever the rules say',
    (command) => {
      expect(judgeCommand(command, rules('Bash'))).toMatchObject({ behaviour: 'deny', layer: 'shell' });
    },
  );
});
