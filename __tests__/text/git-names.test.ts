import { expect, test } from '@jest/globals';
import { hasGitPart } from '../../src/text/git-names.js';

test.each([
  ['.git/config', true],
  ['a/.git', true],
  ['a/.GIT/hooks/x', true],
  ['a/git~1/x', true],
  ['.g\u200cit/config', true],
  ['.git. /config', true],
  ['.git::$INDEX_ALLOCATION/x', true],
  ['.gitignore', false],
  ['.github/workflows/ci.yml', false],
  ['a.git/x', false],
])('%p has a .git part: %s', (path, expected) => expect(hasGitPart(path)).toBe(expected));
