import { describe, expect, test } from '@jest/globals';
import { judgeCommand } from '../../src/permissions/shell/judge.js';
import { policyWith } from './policy-for-test.js';

const plain = policyWith({}, { namesIn: () => [] });
const isolated = policyWith({}, { isolated: true });
const open = [policyWith({ allow: ['Bash'] }), policyWith({ allow: ['Bash'] }, { isolated: true })];

function lines(table: string): string[] {
  return table.trim().split(/\s*\|\s*/);
}

/** One use of each tool, and the same behind programs that start others. */
const PUBLISHED = lines(`
  git subtree push --prefix=a origin b | git lfs push origin main | /usr/lib/git-core/git-push origin | git-push origin
  | git-lfs push | git annex sync | git svn dcommit | hg push | svn commit -m x | jj git push | mvn deploy | mvn -q clean deploy
  | ./mvnw release:perform | mvn org.apache.maven.plugins:maven-deploy-plugin:3.0:deploy | gradle publish | ./gradlew :a:publishAllPublications
  | gradle uploadArchives | sbt +publishSigned | mix hex.publish --yes | dotnet nuget push a.nupkg | nuget push a | twine upload dist/*
  | python3 -m twine upload dist/x | python setup.py sdist upload | poetry publish | uv publish | flit publish | maturin publish
  | cargo publish | cargo +nightly publish | cargo release | cabal upload x | pod trunk push x | dart pub publish | flutter pub publish
  | npm publish | pnpm publish | bun publish | deno publish | lerna publish | np | semantic-release | release-it | gh-pages -d dist
  | luarocks upload x | rake release | lein deploy | docker image push a | docker buildx build --push . | helm push a b | conan upload x
  | gem push a.gem | rebar3 hex publish | swift package-registry publish x | web-ext sign | mkdocs gh-deploy | snapcraft upload x
`);

describe('what publishes is opened by nothing', () => {
  test.each(PUBLISHED)('%s', (command) => {
    for (const policy of open)
      expect(judgeCommand(command, policy)).toMatchObject({ behaviour: 'deny', layer: 'limit' });
  });

  test.each(
    lines(
      'mvn -q test | gradle test publishToMavenLocal | mix test | dotnet test | sbt publishLocal | cargo test publish | semantic-release --dry-run | hg log',
    ),
  )('%s does not', (command) => {
    for (const policy of open) expect(judgeCommand(command, policy).behaviour).toBe('allow');
  });

  test('a task that is not known may be the one that publishes', () => {
    for (const policy of open) expect(judgeCommand('mvn "$GOAL"', policy).layer).toBe('limit');
  });
});

const WRAPPERS = lines(`
  c8 | c8 -r text | nyc --reporter lcov | watch | entr | hyperfine | perf stat | nodemon --exec | cross-env A=1 | dotenv -- | concurrently
  | rbenv exec | mise exec -- | bundle exec | xvfb-run -a | npx c8 | yarn | yarn run | pnpm exec | faketime now | eatmydata | kcov out
  | some-tool-nobody-knows | ./node_modules/.bin/anything --flag
`);

describe.each(WRAPPERS)('what %s starts is judged', (wrapper) => {
  test('it may not publish, and deny rules reach it, in both modes', () => {
    for (const more of [{}, { isolated: true }]) {
      const denied = policyWith({ allow: ['Bash'], deny: ['Bash(curl:*)'] }, more);
      expect(judgeCommand(`${wrapper} npm publish`, denied)).toMatchObject({ behaviour: 'deny', layer: 'limit' });
      expect(judgeCommand(`${wrapper} git push`, denied)).toMatchObject({ behaviour: 'deny', layer: 'limit' });
      expect(judgeCommand(`${wrapper} curl https://x.example`, denied)).toMatchObject({ layer: 'deny-rule' });
    }
  });
});

test.each([
  'prove -e "git push" t',
  'prove --exec="git push" t',
  'prove -e"git push" t',
  'ctest --test-command "git push"',
  'concurrently "git push"',
])('%s starts a command that is one word', (command) => {
  for (const policy of open) expect(judgeCommand(command, policy)).toMatchObject({ behaviour: 'deny', layer: 'limit' });
});

describe('what comes later in a line opens no limit of what stands before it', () => {
  test.each([
    ['D=/; rm -rf "$D"', '; source x'],
    ['D=/; rm -rf "$D"', '; . ./x'],
    ['rm -rf "$HOME"', '; HOME=/tmp'],
    ['cat "$HOME/.ssh/id_rsa"', '; HOME=/tmp/a'],
    ['echo "$MY_SECRET"', '; MY_SECRET=x'],
    ['false && MY_SECRET=x; echo "$MY_SECRET"', ''],
    ['(MY_SECRET=x); echo "$MY_SECRET"', ''],
    ['for x in $MY_SECRET; do echo "$x"; done', '; MY_SECRET=x'],
  ])('%s%s', (before, after) => {
    for (const policy of open) {
      expect(judgeCommand(before, policy)).toMatchObject({ behaviour: 'deny', layer: 'limit' });
      expect(judgeCommand(before + after, policy)).toMatchObject({ behaviour: 'deny', layer: 'limit' });
    }
  });

  test('what is surely assigned before is its own', () => {
    expect(judgeCommand('MY_SECRET=x; echo "$MY_SECRET"', isolated).behaviour).toBe('allow');
    expect(judgeCommand('cd a && MY_SECRET=x && echo "$MY_SECRET"', isolated).behaviour).toBe('allow');
  });
});

describe('names of tests are no commands of the runner', () => {
  test.each(
    lines(
      'pytest tests/test_cart.py::TestCart::test_total | cargo test parser::tests::x | grep "std::vec::Vec" a.rs | pytest a.py::b::c -q',
    ),
  )('%s', (command) => {
    for (const policy of [plain, isolated]) expect(judgeCommand(command, policy).behaviour).toBe('allow');
  });

  test.each([
    "echo '::add-mask::x'",
    "echo ' ::error file=a::x'",
    "printf 'a\\n::warning::x'",
    "echo 'x ##[error]y'",
    'cat <<E\n::debug::x\nE',
  ])('%s prints one', (command) => {
    for (const policy of open) expect(judgeCommand(command, policy).layer).toBe('limit');
  });

  test('a file is no output', () => {
    expect(judgeCommand("echo '::debug::x' > a.txt", plain).behaviour).toBe('allow');
  });
});

/** Each needs a rule where nothing isolates it. */
test.each(
  lines(
    `git remote -v add evil ../x ~ sqlite3 a.db "select * from fsdir('/etc')" ~ sqlite3 a.db "select \\"readfile\\"('x')" ~ look "" /etc/passwd
    ~ ptx -G a b ~ nm --plugin=./x.so a.o ~ zip a.zip b -x c -TT 'sh -c id' ~ cp payload/* . ~ jq '1-env.HOME' a.json
    ~ PATH=./bin:$PATH; git status ~ PATH=node_modules/.bin:$PATH && git log ~ find . -path '*/.git/config' -exec cat {} +
    ~ find . -path '*/.git/config' ! xargs cat ~ node --test --test-reporter-destination=.npmrc ~ pytest --junitxml=.github/a.yml
    ~ git init --template=x ~ git maintenance start ~ capsh --user=root -- -c id`.replaceAll('~', '|'),
  ).map((line) => line.replace(' ! ', ' | ')),
)('%s is not allowed by itself', (command) => {
  expect(judgeCommand(command, plain).behaviour).not.toBe('allow');
});

test('what a pattern copies is judged by the names it stands for', () => {
  const names = (held: string[]) => policyWith({}, { namesIn: (path) => (path === '/repo/payload' ? held : []) });
  expect(judgeCommand('cp payload/* .', names(['a.ts'])).behaviour).toBe('allow');
  expect(judgeCommand('cp payload/* .', names(['a.ts', 'CLAUDE.md'])).behaviour).not.toBe('allow');
});

test('a folder that was emptied may be removed', () => {
  const names = policyWith({}, { namesIn: (path) => (path === '/repo/dir' ? ['a'] : []) });
  expect(judgeCommand('mv dir/* b/ && rmdir dir', names).behaviour).toBe('allow');
});

test.each(
  lines(`git reflog | git restore --staged . | ls /repo/*.sh ! xargs wc -l | n=0; while [ $n -lt 3 ]; do n=$((n+1)); done
    | NODE_OPTIONS=--experimental-vm-modules npx jest | sqlite3 a.db "select count(*), max(x) from t where y in (1, 2)" | c8 npm test | nyc mocha
    | PATH=$PATH:node_modules/.bin; git status | find . -name "*.py" -not -path "./.git/*" -exec wc -l {} + | git -c core.pager=less log`).map(
    (line) => line.replace(' ! ', ' | '),
  ),
)('%s is honest, in both modes', (command) => {
  for (const policy of [plain, isolated]) expect(judgeCommand(command, policy).behaviour).toBe('allow');
});

test('a pager of its own is a question for a rule, in both modes', () => {
  for (const more of [{}, { isolated: true }])
    expect(judgeCommand('git -c core.pager=x log', policyWith({ allow: ['Bash(git:*)'] }, more)).behaviour).toBe(
      'allow',
    );
  expect(judgeCommand('git -c core.pager=x log', plain).layer).toBe('default');
});

describe('new temporary files of tee, without isolation', () => {
  test.each(['tee /tmp/x', 'ls | tee -a /tmp/out.log'])('%s', (command) => {
    expect(judgeCommand(command, plain).behaviour).toBe('allow');
  });

  test.each([
    'tee /tmp/a/b',
    'tee /tmp/../etc/x',
    'tee /var/x',
    'ls | tee /tmp/x; cat /tmp/x',
    'ls | tee /tmp/x; /tmp/x',
  ])('%s is none', (command) => expect(judgeCommand(command, plain).behaviour).not.toBe('allow'));

  test('what is there already, or a link, is somebody’s', () => {
    const there = { ...plain, exists: (path: string) => path === '/tmp/x' };
    const linked = { ...plain, realPath: (path: string) => (path === '/tmp/x' ? '/home/me/.bashrc' : path) };
    for (const policy of [there, linked]) expect(judgeCommand('tee /tmp/x', policy).behaviour).not.toBe('allow');
  });
});

describe('places that options of fd name are paths', () => {
  const programs = ['fd', 'fdfind'];
  const words = [
    '-C /etc x',
    '--base-directory /etc x',
    '--search-path=/etc x',
    '--search-path /etc',
    '-L x',
    '-HL x',
    '--follow x',
  ];
  test.each(programs.flatMap((program) => words.map((word) => `${program} ${word}`)))('%s', (command) => {
    expect(judgeCommand(command, plain).behaviour).not.toBe('allow');
  });

  test.each(['fd x', 'fdfind -e ts x src', 'fd -C src x', 'fd --search-path src x'])('%s is inside', (command) => {
    expect(judgeCommand(command, plain).behaviour).toBe('allow');
  });
});
