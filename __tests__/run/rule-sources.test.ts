import { expect, test } from '@jest/globals';
import { readConfig, type InputName } from '../../src/config.js';
import { UserError } from '../../src/errors.js';
import { decide } from '../../src/permissions/decide.js';
import { readBaseRef } from '../../src/run/base-ref.js';
import { runPolicy } from '../../src/run/run-policy.js';

const CONFIG = '.github/greengate.yml';
const CLAUDE = '.claude/settings.json';

/** The rules of a run: from its inputs, and from these files of the base branch. */
async function policyOf(inputs: Partial<Record<InputName, string>>, files: Readonly<Record<string, string>> = {}) {
  const config = readConfig((name) => inputs[name]);
  const base = await readBaseRef({ files: Object.keys(files), read: async (path) => files[path] }, config);
  const read = runPolicy({ config, base, workspace: '/nowhere/repo', home: '/nowhere', isolated: false });
  return { ...read, warnings: [...read.warnings, ...(await read.tryRules())] };
}

const onTool = async (...parts: Parameters<typeof policyOf>): Promise<string> =>
  decide({ tool: 'Bash', effect: 'execute', subject: 'tool a' }, (await policyOf(...parts)).policy).behaviour;

const yaml = (behaviour: string): string => `permissions:\n  ${behaviour}: ['Bash(tool:*)']\n`;
const json = (behaviour: string): string => JSON.stringify({ permissions: { [behaviour]: ['Bash(tool:*)'] } });
const BOTH = { 'claude-settings': 'true' } as const;

test.each<[string, Parameters<typeof policyOf>, string]>([
  ['no source', [{}, {}], 'ask'],
  ['the inputs', [{ allow: 'Bash(tool:*)' }], 'allow'],
  ['the settings file', [{}, { [CONFIG]: yaml('allow') }], 'allow'],
  ["Claude Code's settings", [BOTH, { [CLAUDE]: json('allow') }], 'allow'],
  ["Claude Code's settings, not asked for", [{}, { [CLAUDE]: json('allow') }], 'ask'],
  [
    "Claude Code's settings, asked for in the settings file",
    [{}, { [CLAUDE]: json('allow'), [CONFIG]: 'claude-settings: true\n' }],
    'allow',
  ],
  [
    'the input says no, whatever the file says',
    [{ 'claude-settings': 'false' }, { [CLAUDE]: json('allow'), [CONFIG]: 'claude-settings: true\n' }],
    'ask',
  ],
])('P16, P17: rules come from %s', async (_name, parts, wanted) => {
  expect(await onTool(...parts)).toBe(wanted);
});

test.each<[string, Parameters<typeof policyOf>]>([
  [
    'the inputs',
    [
      { ...BOTH, deny: 'Bash(tool:*)' },
      { [CONFIG]: yaml('allow'), [CLAUDE]: json('allow') },
    ],
  ],
  [
    'the settings file',
    [
      { ...BOTH, allow: 'Bash(tool:*)' },
      { [CONFIG]: yaml('deny'), [CLAUDE]: json('allow') },
    ],
  ],
  [
    "Claude Code's settings",
    [
      { ...BOTH, allow: 'Bash(tool:*)' },
      { [CONFIG]: yaml('allow'), [CLAUDE]: json('deny') },
    ],
  ],
])('P17: a denial from %s beats what all others allow', async (_name, parts) => {
  expect(await onTool(...parts)).toBe('deny');
});

test.each<[Parameters<typeof policyOf>, string]>([
  [[{ allow: 'Bash\n\nBash(' }], 'allow, line 3: "Bash(" is not a rule.'],
  [
    [{}, { [CONFIG]: 'permissions:\n  ask:\n    - Bash\n    - "Edit()"\n' }],
    `${CONFIG}:4: ask: "Edit()" has an empty specifier.`,
  ],
  [
    [BOTH, { [CLAUDE]: '{\n  "permissions": {\n    "deny": [\n      "Bash",\n      "Read ./x"\n    ]\n  }\n}' }],
    `${CLAUDE}:5: deny: "Read ./x" is not a rule.`,
  ],
  [[BOTH, { [CLAUDE]: '{ "permissions": ' }], `${CLAUDE}: not valid JSON: `],
  [[BOTH, { [CLAUDE]: '{ "permissions": { "deny": "Bash" } }' }], `${CLAUDE}: permissions.deny: `],
  [
    [{}, { [CONFIG]: 'permissions:\n  deny:\n    - rule: Bash(rm:*)\n      match: [ls]\n' }],
    `${CONFIG}:3: deny: Bash(rm:*): the match example is not matched: ls`,
  ],
  [
    [{}, { [CONFIG]: 'permissions:\n  deny:\n    - rule: Bash\n      matches: [ls]\n' }],
    `${CONFIG}:4: unknown key "permissions.deny.0.matches". Known here: rule, match, no-match.`,
  ],
])('a mistake is told with its place: %j', async (parts, says) => {
  const error: unknown = await policyOf(...parts).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UserError);
  expect((error as Error).message).toContain(says);
});

test('P18: what has no effect is told with its place, from every source', async () => {
  const { warnings } = await policyOf(
    { ...BOTH, deny: '\nBash(command:rm *)' },
    {
      [CONFIG]: 'permissions:\n  allow:\n    - rule: Bash(sudo:*)\n',
      [CLAUDE]: JSON.stringify(
        { permissions: { allow: ['WebSearch'], defaultMode: 'acceptEdits' }, model: 'x' },
        null,
        1,
      ),
    },
  );
  expect(warnings.map((text) => text.slice(0, 55))).toEqual([
    '.claude/settings.json: permissions.defaultMode has no e',
    '.claude/settings.json:4: allow: WebSearch names an unkn',
    'deny, line 2: Bash(command:rm *) is ignored: a compound',
    '.github/greengate.yml:3: allow: Bash(sudo:*) can have n',
  ]);
});

test('that there are no settings to take in is told', async () => {
  const { warnings } = await policyOf(BOTH);
  expect(warnings).toEqual([`claude-settings is true, but there is no ${CLAUDE} on the base branch.`]);
});
