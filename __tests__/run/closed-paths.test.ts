import { describe, expect, test } from '@jest/globals';
import { decide } from '../../src/permissions/decide.js';
import type { Policy } from '../../src/permissions/policy.js';
import { parseRules } from '../../src/permissions/rules.js';
import { closedChanges, closedWords } from '../../src/run/closed-paths.js';
import { TOOL_CATALOGUE } from '../../src/tools/catalogue.js';

function closedBy(allow: readonly string[], changed: readonly string[]) {
  const policy: Policy = {
    rules: parseRules({ allow, ask: [], deny: [] }, TOOL_CATALOGUE).rules,
    workspace: '/w',
    settings: ['ci/greengate.yml'],
    isolated: true,
    realPath: (path) => path,
    exists: () => true,
    namesIn: () => [],
  };
  return closedChanges(changed, {
    workspace: '/w',
    settings: ['ci/greengate.yml'],
    decide: (action) => decide(action, policy),
  });
}

describe('changed paths that steer people or machines', () => {
  test.each<[readonly string[], string, string | undefined]>([
    [[], 'src/sum.js', undefined],
    [[], 'AGENTS.md', 'allow: Edit(/AGENTS.md)'],
    [[], '.github/workflows/x.yml', 'allow: Edit(/.github/workflows/x.yml)'],
    [[], 'packages/a/.npmrc', 'allow: Edit(/packages/a/.npmrc)'],
    [[], '.husky/pre-commit', 'allow: Edit(/.husky/pre-commit)'],
    [[], 'ci/greengate.yml', 'allow: Edit(/ci/greengate.yml)'],
    [['Edit', 'Bash', 'Write'], 'AGENTS.md', 'allow: Edit(/AGENTS.md)'],
    [['Edit(**)'], 'CLAUDE.md', 'allow: Edit(/CLAUDE.md)'],
    [['Edit(/AGENTS.md)'], 'AGENTS.md', undefined],
    [['Edit(/.github/**)'], '.github/workflows/x.yml', undefined],
  ])('with the rules %j a change of %s is opened by %s', (allow, path, remedy) => {
    expect(closedBy(allow, [path])).toEqual(remedy === undefined ? [] : [{ path, remedy }]);
  });

  test('the reason names the paths and the rules that would open them', () => {
    expect(closedWords(closedBy([], ['AGENTS.md', '.npmrc']))).toBe(
      'The change touches what steers people and machines, and no rule allows that: AGENTS.md, .npmrc. ' +
        'It can be allowed: allow: Edit(/AGENTS.md); allow: Edit(/.npmrc)',
    );
  });
});
