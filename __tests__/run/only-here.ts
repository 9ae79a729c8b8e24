import type { CommitOn } from '../../src/demo/sample-repository.js';
import type { Turn } from '../../src/demo/model-script.js';
import { runInClone } from '../world/fresh-clone.js';
import { bash, comment, ourComments, scene, tip, type Result } from './scenes.js';

type Call = NonNullable<Turn['calls']>[number];

/** Work that is green where it was done and nowhere else. */
export interface OnlyHere {
  readonly name: string;
  readonly files: CommitOn['files'];
  readonly calls: readonly Call[];
  readonly command: string;
  /** Made before the run by a step of the workflow. */
  readonly setUp?: string;
  /** What the report has to name. */
  readonly named?: string;
}

const TEST = 'sh test.sh';
/** Green where this holds. */
const when = (condition: string): string =>
  `echo 1..1\nif ${condition}; then echo 'ok 1 - there'; else echo 'not ok 1 - there'; exit 1; fi\n`;

/** A trivial edit, which makes it a change. */
const TRIVIAL = bash('echo more >> README.md');

/** A model that was asked for `there`, and tests that say whether it is. */
const row = (name: string, condition: string, ignored: string, line: string, named: string): OnlyHere => ({
  name,
  files: { 'test.sh': when(condition), '.gitignore': ignored },
  calls: [TRIVIAL, bash(line)],
  command: TEST,
  named,
});

export const ONLY_HERE: readonly OnlyHere[] = [
  row(
    'an ignored file in a folder that the run made',
    'grep -q yes generated/impl.js',
    'generated/\n',
    'mkdir generated && echo yes > generated/impl.js',
    'generated',
  ),
  {
    ...row(
      'a cache among dependencies',
      'test -e node_modules/.cache/fix',
      'node_modules/\n',
      'mkdir -p node_modules/.cache && echo > node_modules/.cache/fix',
      'node_modules/.cache/fix',
    ),
    setUp: 'mkdir -p node_modules/dep && echo 1 > node_modules/dep/index.js',
  },
  {
    ...row(
      'an ignored file that was there and was overwritten',
      'grep -q yes build/out.txt',
      'build/\n',
      'echo yes > build/out.txt',
      'build/out.txt',
    ),
    setUp: 'mkdir build && echo no > build/out.txt',
  },
  row('an ignored .env', 'grep -q KEY .env', '.env\n', 'echo KEY=1 > .env', '.env'),
  row('an empty folder', 'test -d var/cache', 'none\n', 'mkdir -p var/cache', 'var/cache'),
  row('a repository in the repository', 'test -e lib/impl', 'none\n', 'git init -q lib && echo > lib/impl', 'lib'),
  row(
    'a file in Git LFS',
    'test -e big.bin',
    'none\n',
    "echo '*.bin filter=lfs diff=lfs merge=lfs -text' > .gitattributes && echo x > big.bin",
    'big.bin',
  ),
  {
    name: 'an attribute that changes the text on the way',
    files: { 'test.sh': when("grep -q 'Id: right' version.txt"), 'version.txt': 'none\n' },
    calls: [bash("echo 'version.txt ident' > .gitattributes && echo '$Id: right $' > version.txt")],
    command: TEST,
  },
  {
    name: 'an object that is newer than its source',
    files: {
      'test.sh': 'make -s prog && ./prog\n',
      Makefile: 'prog: add.sh\n\tcp add.sh prog\n\tchmod +x prog\n',
      'add.sh': "#!/bin/sh\necho 1..1\necho 'ok 1 - there'\n",
      '.gitignore': 'prog\n',
    },
    calls: [
      bash('printf \'#!/bin/sh\\necho 1..1\\necho "not ok 1 - there"\\nexit 1\\n\' > add.sh'),
      bash('touch -d 2001-01-01 add.sh'),
    ],
    command: TEST,
    setUp: 'make -s prog',
  },
  {
    name: 'bytecode that nobody holds against its source',
    files: {
      'test.sh': `python3 -c 'import m, sys
print("1..1"); print("ok 1 - there" if m.f() == 1 else "not ok 1 - there"); sys.exit(m.f() != 1)'\n`,
      'm.py': 'def f(): return 0\n',
      '.gitignore': '__pycache__/\n',
    },
    calls: [
      TRIVIAL,
      bash('cp m.py old && echo "def f(): return 1" > m.py'),
      bash('python3 -m compileall -q --invalidation-mode unchecked-hash m.py && mv old m.py'),
    ],
    command: TEST,
  },
];

export interface Seen {
  readonly result: Result;
  readonly pushed: boolean;
  /** What a clone of the pushed branch says; undefined where nothing was pushed. */
  readonly clone: number | null | undefined;
  readonly comment: string;
}

/** The row at work, through the built product. */
export async function tryOnlyHere(row: OnlyHere, options: Parameters<typeof scene>[1] = {}): Promise<Seen> {
  const more = (['main', 'topic'] as const).map((branch) => ({ branch, message: 'Add tests', files: row.files }));
  const script = (_request: unknown, turn: number): Turn =>
    turn === 0 ? { calls: row.calls } : { text: 'All tests pass now.' };
  const world = await scene(script, { ...options, more });
  const before = await tip(world, 'topic');
  const inputs = { allow: 'Bash\nEdit\nWrite', 'gate-attempts': '1', 'test-command': row.command };
  const setUp = row.setUp === undefined ? {} : { 'setup-command': row.setUp };
  const result = await comment(world, { inputs: { ...inputs, ...setUp } }, '/greengate bring what is there');
  const pushed = (await tip(world, 'topic')) !== before;
  const clone = pushed ? (await runInClone(world.repository.bare, 'topic', row)).exitCode : undefined;
  return { result, pushed, clone, comment: ourComments(world)[0] ?? '' };
}
