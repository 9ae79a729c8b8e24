import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { UserError } from '../../src/errors.js';
import { decide } from '../../src/permissions/decide.js';
import { parseRules } from '../../src/permissions/rules.js';
import { unattended } from '../../src/permissions/unattended.js';
import type { Action } from '../../src/permissions/verdict.js';
import { TOOL_CATALOGUE } from '../../src/tools/catalogue.js';
import { NOT_ALLOWED } from './not-allowed.js';
import { policyWith } from './policy-for-test.js';

const none = { allow: [], ask: [], deny: [] };

test.each([
  ['Bash', { tool: 'Bash' }],
  ['Bash(*)', { tool: 'Bash' }],
  ['Bash(npm run lint:*)', { tool: 'Bash', specifier: 'npm run lint:*' }],
  ['Bash(echo (a))', { tool: 'Bash', specifier: 'echo (a)' }],
  ['  Edit(docs/**)  ', { tool: 'Edit', specifier: 'docs/**' }],
])('reads %s', (text, wanted) => {
  const { rules, warnings } = parseRules({ ...none, allow: [text, '', '# a comment'] }, TOOL_CATALOGUE);
  expect(rules.allow).toEqual([{ text: text.trim(), behaviour: 'allow', ...wanted }]);
  expect(warnings).toEqual([]);
});

test.each(['Bash(', 'Bash)', 'Bash()', '(ls)', 'Bash ls', 'Edit(!x)', '5'])(
  '%j is a user error that names list and rule',
  (text) => {
    const read = (): unknown => parseRules({ ...none, deny: [text] }, TOOL_CATALOGUE);
    expect(read).toThrow(UserError);
    expect(read).toThrow(`deny: ${JSON.stringify(text)}`);
  },
);

test.each([
  [
    'Bsh(ls)',
    'allow: Bsh(ls) names an unknown tool and never matches. There are: Bash, Read, Write, Edit, Glob, Grep, UpdatePlan, RunTests.',
  ],
  ['Write(src/**)', 'allow: Write(src/**) never matches: paths are governed by Edit(...). Write Edit(src/**).'],
  ['Grep(src/**)', 'allow: Grep(src/**) never matches: paths are governed by Read(...). Write Read(src/**).'],
  ['*', 'allow: * is ignored: an allow rule must name its tool.'],
])('%s is a warning and allows nothing', (text, warning) => {
  const { rules, warnings } = parseRules({ ...none, allow: [text] }, TOOL_CATALOGUE);
  expect(warnings).toEqual([warning]);
  expect(rules.allow).toEqual([]);
});

const read = (subject: string, tool = 'Read'): Action => ({ tool, effect: 'read', subject });
const write = (subject: string, tool = 'Write'): Action => ({ tool, effect: 'write', subject });
const bash = (subject: string): Action => ({ tool: 'Bash', effect: 'execute', subject });

test.each<[string, string, Action, string]>([
  // gitignore form
  ['deny', 'Edit(a.txt)', write('/repo/deep/a.txt'), 'deny'],
  ['deny', 'Edit(./a.txt)', write('/repo/deep/a.txt'), 'allow'],
  ['deny', 'Edit(/src)', write('/repo/src/x/y.ts'), 'deny'],
  ['deny', 'Edit(src/*.ts)', write('/repo/src/x.ts'), 'deny'],
  ['deny', 'Edit(src/*.ts)', write('/repo/src/x/y.ts'), 'allow'],
  ['deny', 'Edit(src/**/y.ts)', write('/repo/src/y.ts'), 'deny'],
  ['deny', 'Edit(src/**)', write('/repo/pkg/src/x.ts'), 'deny'],
  ['allow', 'Edit(.github/**)', write('/repo/.github/workflows/ci.yml'), 'allow'],
  ['allow', 'Edit(workflows/**)', write('/repo/.github/workflows/ci.yml'), 'ask'],
  ['deny', 'Read(//repo/secret/**)', read('/repo/secret/x'), 'deny'],
  ['deny', 'Read(~/x)', read('/repo/x'), 'allow'],
  ['deny', 'Edit(*.lock)', write('/repo/yarn.lock'), 'deny'],
  ['deny', 'Edit(a.txt)', write('/repo/aXtxt'), 'allow'],
  ['deny', 'Edit(src/[ab].ts)', write('/repo/src/b.ts'), 'deny'],
  ['deny', 'Edit(src/[a-c].ts)', write('/repo/src/b.ts'), 'deny'],
  ['deny', 'Edit(src/[!ab].ts)', write('/repo/src/b.ts'), 'allow'],
  ['deny', 'Edit(src/[!ab].ts)', write('/repo/src/c.ts'), 'deny'],
  ['deny', 'Edit(app/[id]/x.ts)', write('/repo/app/[id]/x.ts'), 'deny'],
  ['deny', 'Edit(src/[z-a].ts)', write('/repo/src/b.ts'), 'allow'],
  ['deny', 'Edit(a\\*b)', write('/repo/a*b'), 'deny'],
  ['deny', 'Edit(a\\*b)', write('/repo/axb'), 'allow'],
  ['allow', 'Edit(.github/[ab].yml)', write('/repo/.github/a.yml'), 'ask'],
  ['allow', 'Edit(.github/[ab].yml)', write('/repo/.github/[ab].yml'), 'allow'],
  // Edit governs every writer, Read every reader
  ['deny', 'Edit(x)', write('/repo/x', 'Edit'), 'deny'],
  ['deny', 'Edit(x)', read('/repo/x'), 'allow'],
  ['deny', 'Read(x)', read('/repo/x', 'Grep'), 'deny'],
  ['deny', 'Read(x/**)', read('/repo/x', 'Glob'), 'deny'],
  ['deny', 'Read(x)', write('/repo/x'), 'deny'],
  ['ask', 'Read(x)', write('/repo/x'), 'allow'],
  // P4: a deny rule holds for every tool
  ['deny', 'Write', write('/repo/x', 'Write'), 'deny'],
  ['deny', 'Write', write('/repo/x', 'Edit'), 'allow'],
  ['deny', 'Edit', write('/repo/x', 'Write'), 'deny'],
  ['deny', 'Read', read('/repo/x', 'Glob'), 'deny'],
  ['deny', 'Bash', bash('ls'), 'deny'],
  ['deny', '*', read('/repo/x'), 'deny'],
  ['deny', '*', bash('ls'), 'deny'],
  ['ask', 'Glob', read('/repo/x', 'Glob'), 'ask'],
])('P4: %s %s on %j', (behaviour, rule, action, wanted) => {
  expect(decide(action, policyWith({ [behaviour]: [rule] })).behaviour).toBe(wanted);
});

test.each([
  ['/etc/passwd', 'outside'],
  ['/repo2/x', 'outside'],
  ['/repo/.git/config', 'git'],
  ['/repo/sub/.GIT', 'git'],
])('P19: no rule opens %s', (subject, reason) => {
  for (const action of [read(subject), write(subject)]) {
    const verdict = decide(action, policyWith({ allow: ['Read', 'Edit', 'Edit(//**)', 'Read(//**)'] }));
    expect(verdict).toMatchObject({ behaviour: 'deny', layer: 'limit', remedy: 'No rule can allow this.' });
    expect(verdict.reason).toContain(reason);
  }
});

test.each([
  '.github/workflows/ci.yml',
  'CODEOWNERS',
  'docs/CODEOWNERS',
  '.claude/settings.json',
  'CLAUDE.md',
  'pkg/AGENTS.md',
  '.mcp.json',
  '.gitmodules',
  '.npmrc',
  '.bashrc',
  '.husky/pre-commit',
  '.GitHub/x',
  '.vscode/tasks.json',
])('P21: %s may be read, and written only by a rule that names it', (path) => {
  const subject = `/repo/${path}`;
  expect(decide(read(subject), policyWith()).behaviour).toBe('allow');
  const asked = decide(write(subject), policyWith({ allow: ['Edit', 'Write'] }));
  expect(asked).toMatchObject({ behaviour: 'ask', layer: 'tool', remedy: `allow: Edit(/${path})` });
  const opening = asked.remedy?.replace('allow: ', '') ?? '';
  expect(decide(write(subject), policyWith({ allow: [opening] })).behaviour).toBe('allow');
});

test.each<[Action, string, string]>([
  [read('/repo/x'), 'allow', 'tool'],
  [write('/repo/x'), 'allow', 'tool'],
  [bash('make deploy'), 'ask', 'default'],
  [{ tool: 'New', effect: 'execute', subject: 'x' }, 'passthrough', 'default'],
  [{ tool: 'UpdatePlan', effect: 'none', subject: 'x' }, 'allow', 'tool'],
])('P12, P15: without a rule %j is %s', (action, behaviour, layer) => {
  expect(decide(action, policyWith())).toMatchObject({ behaviour, layer });
});

test.each(['ask', 'passthrough'] as const)('P10: %s becomes deny, with its reason and remedy', (behaviour) => {
  const verdict = {
    behaviour,
    layer: 'default',
    subject: 'x',
    reason: 'no rule allows it',
    remedy: 'allow: Bash(x:*)',
  } as const;
  expect(unattended(verdict)).toEqual({
    ...verdict,
    behaviour: 'deny',
    reason: 'no rule allows it; it needs approval and nobody is there to give it',
  });
});

test('P1: deny before ask before allow, however specific', () => {
  const aws = bash('aws s3 ls');
  expect(decide(aws, policyWith({ deny: ['Bash(aws *)'], allow: ['Bash(aws s3 ls)'] })).behaviour).toBe('deny');
  expect(decide(aws, policyWith({ ask: ['Bash(aws *)'], allow: ['Bash(aws s3 ls)'] })).behaviour).toBe('ask');
  expect(decide(aws, policyWith({ deny: ['Bash(aws s3 ls)'], ask: ['Bash(aws *)'] })).behaviour).toBe('deny');
  expect(decide(aws, policyWith({ allow: ['Bash(aws s3 ls)'] }))).toMatchObject({
    behaviour: 'allow',
    layer: 'allow-rule',
  });
});

const RULES = [
  'Bash(aws *)',
  'Bash(aws s3 ls)',
  'Bash',
  'Edit',
  'Edit(src/**)',
  'Read(src/**)',
  'Read',
  'Write',
  'Bash(rm:*)',
  'Edit(.github/**)',
  'Read(hidden/**)',
  'Read(//etc/**)',
  'Bash(cat:*)',
  'Bash(cp:*)',
  'Bash(* > *)',
];
const ACTIONS = [
  bash('aws s3 ls'),
  bash('ls && aws x'),
  bash('rm x'),
  write('/repo/src/a'),
  read('/repo/src/a'),
  write('/repo/.github/x'),
  ...['cat hidden/a', 'cat < hidden/a', 'cp hidden/a src/b', 'cat .git/config', 'cat /etc/passwd'].map(bash),
  ...['aws x > src/a', 'rm x > ../o', 'cd src && cat a', "bash -c 'cat hidden/a'"].map(bash),
  ...NOT_ALLOWED.map(bash),
];
const someRules = fc.uniqueArray(fc.constantFrom(...RULES), { maxLength: 6 });

test('P2: adding an allow rule never turns a deny, and an ask only into an allow', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ACTIONS),
      someRules,
      someRules,
      someRules,
      someRules,
      (action, allow, ask, deny, more) => {
        const before = decide(action, policyWith({ allow, ask, deny })).behaviour;
        const after = decide(action, policyWith({ allow: [...allow, ...more], ask, deny })).behaviour;
        expect(before === 'deny' ? after : 'deny').toBe('deny');
        expect(before === 'allow' ? after : 'allow').toBe('allow');
      },
    ),
  );
});

test('P1: the order of the rules changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ACTIONS), someRules, someRules, someRules, (action, allow, ask, deny) => {
      const forwards = decide(action, policyWith({ allow, ask, deny }));
      const backwards = decide(
        action,
        policyWith({ allow: [...allow].reverse(), ask: [...ask].reverse(), deny: [...deny].reverse() }),
      );
      expect([backwards.behaviour, backwards.layer]).toEqual([forwards.behaviour, forwards.layer]);
    }),
  );
});
