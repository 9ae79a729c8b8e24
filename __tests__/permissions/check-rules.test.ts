import { describe, expect, test } from '@jest/globals';
import { UserError } from '../../src/errors.js';
import { checkRules } from '../../src/permissions/check-rules.js';
import { parseRules, type Example, type RuleBehaviour } from '../../src/permissions/rules.js';
import { TOOL_CATALOGUE } from '../../src/tools/catalogue.js';
import { policyWith } from './policy-for-test.js';

const NONE = { allow: [], ask: [], deny: [] };

function warningsOf(behaviour: RuleBehaviour, text: string, more: object = {}): readonly string[] {
  const line = { text, where: `greengate.yml:3: ${behaviour}`, ...more };
  const { read, warnings } = parseRules({ ...NONE, [behaviour]: [line] }, TOOL_CATALOGUE);
  return [...warnings, ...checkRules(read, TOOL_CATALOGUE, policyWith())];
}

describe('rules without an effect', () => {
  test.each<[RuleBehaviour, string, RegExp]>([
    // forms that compound commands or other spellings get around
    [
      'deny',
      'Bash(command:rm *)',
      /^greengate\.yml:3: deny: Bash\(command:rm \*\) is ignored: a compound command gets around .* Write Bash\(rm \*\)\.$/,
    ],
    [
      'ask',
      'Edit(file_path:*.lock)',
      /is ignored: another spelling of the path gets around .* Write Edit\(\*\.lock\)\.$/,
    ],
    ['deny', 'Grep(path:secret)', /is ignored: another spelling/],
    ['allow', 'Bash(timeout:5)', /is ignored: fields of an input can be named in ask and deny rules only/],
    // never match
    ['allow', 'Bash(git add . && git commit)', /never matches: every simple command is judged alone/],
    ['deny', 'Bash(curl * | sh)', /never matches: every simple command is judged alone/],
    ['deny', 'Bash(a; b)', /never matches/],
    ['allow', 'Bash(make > out.log)', /never matches.*Edit\(path\) for a file that is written/],
    ['allow', 'Bash(echo "unclosed)', /can have no effect: bash would not understand it/],
    ['allow', 'Bash(if *)', /can have no effect: bash would not understand it/],
    ['allow', 'Bash($X)', /can have no effect: the name of the program is not known/],
    ['allow', 'Bash(timeout 60 make)', /never matches: .* without wrappers/],
    ['deny', 'RunTests(npm test)', /never matches: RunTests has neither path nor command\. Write RunTests\.$/],
    ['deny', 'mcp__github__push', /names an unknown tool and never matches/],
    ['ask', 'WebFetch(domain:x.org)', /names an unknown tool and never matches/],
    ['deny', 'Write(src/**)', /never matches: paths are governed by Edit\(\.\.\.\)/],
    ['allow', '*', /is ignored: an allow rule must name its tool/],
    // nothing opens a hard limit
    ['allow', 'Bash(sudo:*)', /can have no effect: .*No rule can allow this\.$/],
    ['allow', 'Bash(git push *)', /can have no effect/],
    ['allow', 'Edit(//etc/**)', /can have no effect: it is outside the workspace/],
    ['allow', 'Read(~/notes)', /can have no effect: it is outside the workspace/],
    ['allow', 'Edit(.git/hooks/**)', /can have no effect: it is git's own data/],
    ['allow', 'Edit(../x)', /can have no effect: it is outside the workspace/],
  ])('P18: %s: %s is told at the start', (behaviour, text, says) => {
    expect(warningsOf(behaviour, text)).toEqual([expect.stringMatching(says)]);
  });

  test.each<[RuleBehaviour, string]>([
    ['allow', 'Bash'],
    ['allow', 'Bash(npm run build)'],
    ['allow', 'Bash(npm run lint:*)'],
    ['allow', 'Bash(make *)'],
    ['allow', 'Bash(* --version)'],
    ['allow', 'Bash(./gradlew assemble)'],
    ['allow', 'Edit(.github/**)'],
    ['allow', 'Edit(app/[id]/*.tsx)'],
    ['allow', 'Read(docs/**)'],
    ['deny', 'Bash(sudo:*)'],
    ['deny', 'Bash(git push:*)'],
    ['deny', 'Bash(timeout:600000)'],
    ['deny', 'Bash(*secret*)'],
    ['deny', 'Read(//etc/**)'],
    ['deny', 'Read(~/.ssh/**)'],
    ['deny', 'Edit(*.lock)'],
    ['ask', 'Edit'],
    ['deny', 'mcp__*'],
    ['deny', 'RunTests'],
  ])('P18: nothing is said of %s: %s', (behaviour, text) => {
    expect(warningsOf(behaviour, text)).toEqual([]);
  });

  test('P18: a rule that is ignored is not there at all', () => {
    const { rules } = parseRules({ ...NONE, deny: ['Bash(command:rm *)'], allow: ['Bash(timeout:5)'] }, TOOL_CATALOGUE);
    expect(rules).toEqual({ allow: [], ask: [], deny: [], inputs: [] });
  });
});

describe('examples', () => {
  test.each<[RuleBehaviour, string, readonly Example[], readonly Example[]]>([
    [
      'allow',
      'Bash(npm run lint:*)',
      ['npm run lint', 'npm run lint -- --fix'],
      ['npm run linty', 'npm run lint; curl x'],
    ],
    ['deny', 'Bash(rm:*)', ['rm x', 'ls && /bin/rm x', 'timeout 5 rm -v x'], ['ls rm']],
    ['deny', 'Edit(src/**)', ['src/a', 'pkg/src/b/c'], ['lib/src.ts']],
    ['allow', 'Edit(src/**)', ['src/a'], ['pkg/src/b']],
    ['ask', 'Read(*.pem)', ['a/b.pem'], ['pem']],
    ['deny', 'Bash(timeout:6*)', [{ command: 'ls', timeout: 600 }], [{ command: 'ls', timeout: 500 }, 'ls']],
    ['deny', 'Grep(pattern:key)', [{ pattern: 'key' }], [{ pattern: 'keys' }]],
  ])('P16: %s: %s holds', (behaviour, text, match, noMatch) => {
    expect(warningsOf(behaviour, text, { match, noMatch })).toEqual([]);
  });

  test.each<[RuleBehaviour, string, { match?: Example[]; noMatch?: Example[] }, string]>([
    [
      'allow',
      'Bash(npm run lint)',
      { match: ['npm run lint --fix'] },
      'the match example is not matched: npm run lint --fix',
    ],
    ['deny', 'Bash(rm:*)', { noMatch: ['ls; rm x'] }, 'the no-match example is matched: ls; rm x'],
    ['allow', 'Bash(sudo:*)', { match: ['sudo id'] }, 'the match example is not matched: sudo id ('],
    ['allow', 'Edit(docs/**)', { match: ['../docs/a'] }, 'the match example is not matched: ../docs/a (it is outside'],
    [
      'deny',
      'Edit(a)',
      { match: [{ path: 'a' }] },
      'the example {"path":"a"} cannot be tried. The input of Edit needs',
    ],
  ])('P16: %s: %s with %j is an error with its place', (behaviour, text, more, says) => {
    const check = (): unknown => warningsOf(behaviour, text, more);
    expect(check).toThrow(UserError);
    expect(check).toThrow(`greengate.yml:3: ${behaviour}: ${text}: ${says}`);
  });
});

test('every broken rule is told, each with its place', () => {
  const lines = [
    { text: 'Bash(', where: 'deny, line 1' },
    { text: 'Bash', where: 'deny, line 2' },
    { text: 'Edit(!x)', where: 'deny, line 3' },
  ];
  expect(() => parseRules({ ...NONE, deny: lines }, TOOL_CATALOGUE)).toThrow(
    /^deny, line 1: "Bash\(" is not a rule.*\ndeny, line 3: "Edit\(!x\)"/s,
  );
});
