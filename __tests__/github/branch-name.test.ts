import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { branchFor } from '../../src/github/branch-name.js';

test.each([
  ['Date parser is wrong', 'greengate/issue-7-date-parser-is-wrong'],
  ['Größe & Länge: `$(rm -rf /)`!', 'greengate/issue-7-grosse-lange-rm-rf'],
  ['日本語のタイトル', 'greengate/issue-7'],
  ['', 'greengate/issue-7'],
  ['../../etc/passwd.lock', 'greengate/issue-7-etc-passwd-lock'],
  ['one two three four five six seven eight nine ten', 'greengate/issue-7-one-two-three-four-five-six-seven-eight'],
  ['x'.repeat(100), `greengate/issue-7-${'x'.repeat(40)}`],
])('issue %j', (title, branch) => {
  expect(branchFor('greengate/', { kind: 'issue', number: 7, title })).toBe(branch);
});

test('a task has the same branch every time', () => {
  const branch = branchFor('greengate/', { kind: 'task', prompt: 'Update the changelog.' });
  expect(branch).toMatch(/^greengate\/task-update-the-changelog-[0-9a-f]{8}$/);
  expect(branchFor('greengate/', { kind: 'task', prompt: ' Update the\n changelog. ' })).toBe(branch);
  expect(branchFor('greengate/', { kind: 'task', prompt: 'Update the changelog!' })).not.toBe(branch);
});

test.each(['green gate/', '../', '/x/', 'a//', '-x/', 'a~', '.x/', 'x/.y/', 'a@{', 'x.lock/'])(
  'bad prefix %j',
  (prefix) => {
    expect(() => branchFor(prefix, { kind: 'issue', number: 7, title: 't' })).toThrow(
      `branch-prefix "${prefix}" does not make`,
    );
  },
);

test('git accepts every branch that comes out', () => {
  const titles = fc.sample(fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.string()), 20);
  for (const title of titles) {
    const branch = branchFor('greengate/', { kind: 'issue', number: 7, title });
    expect(execFileSync('git', ['check-ref-format', '--branch', branch], { encoding: 'utf8' }).trim()).toBe(branch);
  }
});
