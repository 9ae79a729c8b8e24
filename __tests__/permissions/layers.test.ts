import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decide } from '../../src/permissions/decide.js';
import { isOffered } from '../../src/permissions/offered.js';
import { unattended } from '../../src/permissions/unattended.js';
import { BEHAVIOURS, LAYERS, type Action, type Layer } from '../../src/permissions/verdict.js';
import { TOOL_CATALOGUE } from '../../src/tools/catalogue.js';
import { NOT_ALLOWED } from './not-allowed.js';
import { policyWith } from './policy-for-test.js';

const bash = (subject: string, more: object = {}): Action => ({
  tool: 'Bash',
  effect: 'execute',
  subject,
  input: { command: subject, ...more },
});
const file = (tool: string, subject: string, input: object = {}): Action => ({
  tool,
  effect: tool === 'Read' || tool === 'Grep' ? 'read' : 'write',
  subject: `/repo/${subject}`,
  input: { file_path: subject, ...input },
});

/** What a run makes of it, with nobody there to be asked. */
const isAllowed = (action: Action, ...policy: Parameters<typeof policyWith>): boolean =>
  unattended(decide(action, policyWith(...policy))).behaviour === 'allow';

describe('the order of the layers', () => {
  test.each<[string, Action, Parameters<typeof policyWith>[0], Layer]>([
    ['a limit before every rule', bash('sudo id'), { deny: ['Bash'], ask: ['Bash'], allow: ['Bash'] }, 'limit'],
    ['deny before ask and allow', bash('ls'), { deny: ['Bash(ls)'], ask: ['Bash'], allow: ['Bash'] }, 'deny-rule'],
    ['ask before allow', bash('ls'), { ask: ['Bash(ls)'], allow: ['Bash'] }, 'ask-rule'],
    ["allow before the tool's own opinion", bash('make a'), { allow: ['Bash(make:*)'] }, 'allow-rule'],
    ["the tool's own opinion without a rule", bash('ls'), {}, 'tool'],
    ['a limit on paths before every rule', file('Edit', '.git/config'), { deny: ['Edit'], allow: ['Edit'] }, 'limit'],
    ['deny on paths', file('Edit', 'a'), { deny: ['Edit(a)'], ask: ['Edit'], allow: ['Edit'] }, 'deny-rule'],
    ['ask on paths', file('Edit', 'a'), { ask: ['Edit(a)'], allow: ['Edit'] }, 'ask-rule'],
    ['allow on paths', file('Edit', 'a'), { allow: ['Edit(a)'] }, 'allow-rule'],
    ['an act of its own kind', file('Edit', 'a'), {}, 'tool'],
    ['the default', { tool: 'New', effect: 'execute', subject: 'x' }, {}, 'default'],
  ])('P1: %s', (_name, action, rules, layer) => {
    expect(decide(action, policyWith(rules)).layer).toBe(layer);
  });

  test('P12: isolation has its say where nothing else has, and only where commands are isolated', () => {
    const unknown = bash('unheard-of --now');
    expect(decide(unknown, policyWith({}, { isolated: true }))).toMatchObject({
      behaviour: 'allow',
      layer: 'isolation',
    });
    expect(decide(unknown, policyWith({}, { isolated: false })).behaviour).not.toBe('allow');
    for (const [rules, wanted] of [
      [{ deny: ['Bash(unheard-of:*)'] }, 'deny-rule'],
      [{ ask: ['Bash(unheard-of:*)'] }, 'ask-rule'],
    ] as const) {
      expect(decide(unknown, policyWith(rules, { isolated: true })).layer).toBe(wanted);
    }
    expect(decide(bash('sudo unheard-of'), policyWith({}, { isolated: true })).layer).toBe('limit');
  });
});

const RULES = [
  'Bash',
  'Bash(ls:*)',
  'Bash(tool:*)',
  'Bash(tool a)',
  'Edit',
  'Edit(src/**)',
  'Read(src/**)',
  'Read',
  '*',
];
const INPUT_RULES = ['Bash(timeout:1)', 'Bash(timeout:*0)', 'Edit(replace_all:true)', 'Grep(pattern:*key*)'];
const ACTIONS = [
  ...['ls', 'tool a', 'tool b; ls', 'cat src/a', 'sudo id', 'echo x > src/a'].map((line) =>
    bash(line, { timeout: 10 }),
  ),
  file('Edit', 'src/a', { replace_all: true }),
  file('Write', '.github/x'),
  file('Grep', 'src', { pattern: 'a key b' }),
  ...NOT_ALLOWED.map((line) => bash(line)),
];
const some = fc.uniqueArray(fc.constantFrom(...RULES), { maxLength: 4 });
const hard = fc.uniqueArray(fc.constantFrom(...RULES, ...INPUT_RULES), { maxLength: 4 });
const action = fc.constantFrom(...ACTIONS);

test('P6: each layer only tightens what the layers after it would do', () => {
  fc.assert(
    fc.property(action, some, hard, hard, fc.boolean(), (act, allow, ask, deny, isolated) => {
      const alone = isAllowed(act, { allow }, { isolated });
      const asked = isAllowed(act, { allow, ask }, { isolated });
      const denied = isAllowed(act, { allow, ask, deny }, { isolated });
      expect([asked && !alone, denied && !asked]).toEqual([false, false]);
    }),
  );
});

test('P1: where a rule stands, and how specific it is, changes nothing', () => {
  fc.assert(
    fc.property(action, some, hard, hard, (act, allow, ask, deny) => {
      const told = (a: readonly string[], b: readonly string[], c: readonly string[]) => {
        const { behaviour, layer } = decide(act, policyWith({ allow: a, ask: b, deny: c }));
        return { behaviour, layer };
      };
      const forwards = told(allow, ask, deny);
      expect(told(allow.toReversed(), ask.toReversed(), deny.toReversed())).toEqual(forwards);
      // A more specific rule of the same kind beside the one that decided.
      expect(told([...allow, ...allow], [...ask, ...ask], [...deny, ...deny])).toEqual(forwards);
    }),
  );
});

test('P9, P13: every verdict is an object with a behaviour, its layer, its subject and a reason; a refusal has a remedy', () => {
  fc.assert(
    fc.property(action, some, hard, hard, fc.boolean(), (act, allow, ask, deny, isolated) => {
      const verdict = decide(act, policyWith({ allow, ask, deny }, { isolated }));
      expect(BEHAVIOURS).toContain(verdict.behaviour);
      expect(LAYERS).toContain(verdict.layer);
      expect(verdict.subject).toEqual(expect.any(String));
      expect(verdict.reason).toMatch(/./);
      if (verdict.behaviour !== 'allow') expect(verdict.remedy).toMatch(/./);
      if (verdict.layer.endsWith('-rule') && act.tool !== 'Bash') expect(verdict.rule).toBeDefined();
    }),
  );
});

describe('rules about a field of the input', () => {
  test.each<[string, Action, string]>([
    ['Bash(timeout:600000)', bash('ls', { timeout: 600_000 }), 'deny'],
    ['Bash(timeout:600000)', bash('ls', { timeout: 60_000 }), 'allow'],
    ['Bash(timeout:6*)', bash('ls', { timeout: 60_000 }), 'deny'],
    ['Bash(timeout:600000)', bash('ls'), 'allow'],
    ['Edit(replace_all:true)', file('Edit', 'a', { replace_all: true }), 'deny'],
    ['Edit(replace_all:true)', file('Edit', 'a', { replace_all: 'true' }), 'deny'],
    ['Edit(replace_all:true)', file('Edit', 'a', { replace_all: [true] }), 'allow'],
    ['Edit(replace_all:true)', file('Write', 'a', { replace_all: true }), 'allow'],
    ['Grep(pattern:*passw*)', file('Grep', '.', { pattern: 'my\npassword' }), 'deny'],
    // The prefix form of a command that is named like a field.
    ['Bash(timeout:*)', bash('timeout 5 ls'), 'deny'],
    ['Bash(timeout:*)', bash('ls', { timeout: 5 }), 'allow'],
    ['UpdatePlan(items:*)', { tool: 'UpdatePlan', effect: 'none', subject: 'x', input: { items: [] } }, 'allow'],
  ])('P16: deny %s on %j is %s', (rule, act, behaviour) => {
    expect(decide(act, policyWith({ deny: [rule] })).behaviour).toBe(behaviour);
  });

  test('P8: its remedy is to take it away, and the parts of the command stay told', () => {
    const verdict = decide(bash('tool a', { timeout: 5 }), policyWith({ ask: ['Bash(timeout:5)'] }));
    expect(verdict).toMatchObject({
      behaviour: 'ask',
      layer: 'ask-rule',
      rule: 'Bash(timeout:5)',
      remedy: 'Remove the rule ask: Bash(timeout:5). Then add allow: Bash(tool a:*)',
    });
  });
});

describe('links', () => {
  const linked = (effect: 'read' | 'write', name: string, subject: string): Action => ({
    tool: effect === 'read' ? 'Read' : 'Edit',
    effect,
    subject,
    input: { file_path: name },
  });

  test.each<[string, Action, string]>([
    // `deep` leads to a/b/c.
    ['Edit(deep/**)', linked('write', 'deep/x', '/repo/a/b/c/x'), 'deny'],
    ['Edit(a/b/**)', linked('write', 'deep/x', '/repo/a/b/c/x'), 'deny'],
    ['Read(/deep)', linked('read', '/repo/deep/x', '/repo/a/b/c/x'), 'deny'],
    ['Edit(other/**)', linked('write', 'deep/x', '/repo/a/b/c/x'), 'allow'],
  ])('P4: a deny rule for link or target is enough: %s', (rule, act, behaviour) => {
    expect(decide(act, policyWith({ deny: [rule] })).behaviour).toBe(behaviour);
  });

  test.each<[readonly string[], string]>([
    [['Edit(.github/**)'], 'ask'],
    [['Edit(.claude/**)'], 'ask'],
    [['Edit(.github/**)', 'Edit(.claude/**)'], 'allow'],
  ])('P21: an allow rule has to name link and target: %j', (allow, behaviour) => {
    const act = linked('write', '.claude/x', '/repo/.github/x');
    const verdict = decide(act, policyWith({ allow }));
    expect(verdict.behaviour).toBe(behaviour);
    if (behaviour === 'ask') expect(verdict.remedy).toContain('allow: Edit(/');
  });
});

test.each<[readonly string[], string]>([
  [['Edit(a/b/**)'], 'tool'],
  [['Edit(deep/**)'], 'tool'],
  [['Edit(a/b/**)', 'Edit(deep/**)'], 'allow-rule'],
])('P16: allow rules %j speak of a linked file: %s', (allow, layer) => {
  const act: Action = { tool: 'Edit', effect: 'write', subject: '/repo/a/b/c/x', input: { file_path: 'deep/x' } };
  expect(decide(act, policyWith({ allow })).layer).toBe(layer);
});

describe('P21: what steers people and machines', () => {
  test.each(['Edit', 'Edit(**)', 'Edit(/**)', 'Edit(*.md)', 'Edit(//repo/**)', 'Write', 'Bash'])(
    'P21: %s is too wide to open it',
    (rule) => {
      const policy = policyWith({ allow: [rule] });
      expect(decide(file('Write', 'CLAUDE.md'), policy).behaviour).toBe('ask');
      expect(decide(bash('echo x > CLAUDE.md'), policy).behaviour).toBe('ask');
    },
  );

  test.each(['Edit(CLAUDE.md)', 'Edit(/CLAUDE.md)', 'Edit(//repo/CLAUDE.md)', 'Edit(**/CLAUDE.md)'])(
    'P21: %s names it',
    (rule) => expect(decide(file('Write', 'CLAUDE.md'), policyWith({ allow: [rule] })).behaviour).toBe('allow'),
  );

  test.each([
    'greengate.yml',
    'ci/own.yml',
    '.Husky/x',
    '.codex/a',
    'a/.cargo/config.toml',
    '.zshenv',
    '.pre-commit-config.yaml',
  ])('P21: %s is one of them', (path) => {
    expect(decide(file('Edit', path), policyWith({}, { settings: ['ci/own.yml'] })).behaviour).toBe('ask');
  });

  test.each(['src/hooks/use-x.ts', 'docs/github.md', 'src/.eslintrc.json', 'a/.github/x', 'codeowners.ts'])(
    'P21: %s is not',
    (path) => expect(decide(file('Edit', path), policyWith()).behaviour).toBe('allow'),
  );
});

test.each(['dist/post.js', 'dist/new.js'])('P19: %s, where Greengate itself runs from, is not written', (path) => {
  const policy = policyWith({ allow: ['Edit(dist/**)'] }, { ownFiles: '/repo/dist' });
  expect(decide(file('Write', path), policy)).toMatchObject({ behaviour: 'deny', layer: 'limit' });
  expect(decide(file('Read', path), policy).behaviour).toBe('allow');
});

test.each<[string, readonly string[]]>([
  ['Bash', ['Bash']],
  ['Edit', ['Write', 'Edit']],
  ['Read', ['Read', 'Glob', 'Grep']],
  ['*', Object.keys(TOOL_CATALOGUE)],
  ['Bash(*)', ['Bash']],
  ['Bash(rm:*)', []],
])('P4: a deny rule %s keeps %j from the model', (rule, hidden) => {
  const policy = policyWith({ deny: [rule] });
  const names = Object.entries(TOOL_CATALOGUE).filter(([name, { effect }]) => !isOffered({ name, effect }, policy));
  expect(names.map(([name]) => name)).toEqual(hidden);
});
