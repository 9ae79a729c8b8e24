import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { NO_RULES } from '../../src/permissions/rules.js';
import { judgeCommand } from '../../src/permissions/shell/judge.js';
import type { Policy } from '../../src/permissions/policy.js';
import { linksBelow } from '../../src/sandbox/links-below.js';
import { namesIn } from '../../src/tools/names-in.js';
import { realPathOf } from '../../src/tools/workspace.js';

const outer = realpathSync(mkdtempSync(join(tmpdir(), 'shell-links-')));
const workspace = join(outer, 'repo');
for (const folder of ['src', 'odd', 'inner']) mkdirSync(join(workspace, folder), { recursive: true });
for (const file of ['a.txt', 'src/a.ts', 'src/b.ts', 'odd/b.txt']) writeFileSync(join(workspace, file), 'x');
writeFileSync(join(outer, 'secret'), 'x');
symlinkSync('../../secret', join(workspace, 'odd/l.txt'));
symlinkSync('../a.txt', join(workspace, 'inner/l.txt'));
afterAll(() => rmSync(outer, { recursive: true, force: true }));

const policy: Policy = {
  rules: NO_RULES,
  workspace,
  isolated: false,
  realPath: realPathOf,
  exists: existsSync,
  namesIn,
  linksBelow,
};
const judged = (command: string): string => judgeCommand(command, policy).behaviour;

describe('S5b: links that a hostile repository brings', () => {
  test.each([
    ...['cat odd/l.txt', 'cat odd/*', 'cat o*/l*', 'cd odd && cat *', 'tail -n 1 ./odd/[l]*', 'sort odd/*.txt'],
    ...['for f in odd/*; do cat "$f"; done', 'find odd -exec cat {} +', 'find . -name "l*" -exec head {} \\;'],
    ...[
      'find odd | xargs cat',
      'find . -name "*.txt" | xargs grep x',
      'zip -r x.zip odd',
      'tar -ch odd',
      'grep -R x odd',
    ],
    ...['mv odd o2; cat o2/l.txt', 'cp -r odd o3; cat o3/l.txt', 'mv odd o2 && echo x > o2/l.txt'],
    ...['ln -s ../secret y', 'ln -s . y && echo x > y/.github/w', 'ln -s src y; cat y/a.ts', 'ln odd/l.txt y'],
  ])('S5b: %j is not allowed', (command) => {
    expect(judged(command)).not.toBe('allow');
  });

  test.each([
    ...['cat src/*', 'cat inner/l.txt', 'cat inner/*', 'find src -exec cat {} +', 'find src inner | xargs grep x'],
    ...[
      'mv src/a.ts src/c.ts && cat src/c.ts',
      'cp a.txt b.txt && cat b.txt',
      'ls -la odd',
      'grep -r x odd',
      'stat odd/b.txt',
    ],
    ...['for f in src/*.ts; do mv "$f" inner/; done', 'ln -s a.txt b.txt', 'rm odd/b.txt', 'zip -ry x.zip odd'],
  ])('S5b: %j is allowed', (command) => {
    expect(judged(command)).toBe('allow');
  });
});
