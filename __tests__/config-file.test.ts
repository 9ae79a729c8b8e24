import { describe, expect, test } from '@jest/globals';
import { EMPTY_CONFIG_FILE, parseConfigFile } from '../src/config-file.js';
import { UserError } from '../src/errors.js';

const FILE = '.github/greengate.yml';
const parse = (text: string) => parseConfigFile(FILE, text);

describe('the configuration file', () => {
  test.each(['', '# nothing\n', 'null\n', '---\n'])('%j is an empty one', (text) => {
    expect(parse(text)).toEqual(EMPTY_CONFIG_FILE);
  });

  test('known keys are read', () => {
    const text = [
      'permissions:',
      '  allow: ["Bash(make:*)"]',
      'tests:',
      '  command: make check',
      '  timeout: 5',
      'instructions: Be brief.',
      'network: [Example.org, "*.example.net"]',
      'tasks:',
      '  weekly: Update the changelog.',
    ].join('\n');
    expect(parse(text)).toMatchObject({
      permissions: { allow: [{ text: 'Bash(make:*)', where: `${FILE}:2: allow` }] },
      tests: { command: 'make check', timeout: 5 },
      instructions: 'Be brief.',
      network: ['example.org', '*.example.net'],
      'setup-network': [],
      tasks: { weekly: 'Update the changelog.' },
    });
  });

  test.each<[string, string]>([
    [
      'tests:\n  command: x\n  comand: y\n',
      `${FILE}:3: unknown key "tests.comand". Known here: command, setup, timeout, policy, flaky, protect, max-file-mb, judge.`,
    ],
    [
      'test:\n  command: x\n',
      `${FILE}:1: unknown key "test". Known here: permissions, claude-settings, tests, checks, hooks, network, setup-network, services, env, tasks, instructions.`,
    ],
    [
      'permissions:\n  allow:\n    - Bash\n  alow: []\n',
      `${FILE}:4: unknown key "permissions.alow". Known here: allow, ask, deny.`,
    ],
  ])('unknown keys are refused with their line: %j', (text, message) => {
    expect(() => parse(text)).toThrow(new UserError(message));
  });

  test.each<[string, RegExp]>([
    ['tests:\n  timeout: soon\n', /greengate\.yml:2: tests\.timeout: /],
    ['tests:\n  timeout: -1\n', /greengate\.yml:2: tests\.timeout: /],
    ['permissions:\n  allow: Bash\n', /greengate\.yml:2: permissions\.allow: /],
    ['network: [https://example.org]\n', /greengate\.yml:1: network: .*host names such as/],
    ['setup-network: none\n', /greengate\.yml:1: setup-network: /],
    ['services: [localhost]\n', /greengate\.yml:1: services: .*with a port/],
    ['env: [GITHUB_TOKEN]\n', /greengate\.yml:1: env: .*belongs to the runner/],
    ['- a\n- b\n', /greengate\.yml:1: the file: /],
    ['a: [\n', /greengate\.yml:\d: not valid YAML/],
    ['a: 1\na: 2\n', /greengate\.yml:2: not valid YAML/],
  ])('wrong values are refused with their line: %j', (text, message) => {
    expect(() => parse(text)).toThrow(UserError);
    expect(() => parse(text)).toThrow(message);
  });

  test('a bomb of aliases is refused', () => {
    const levels = Array.from(
      { length: 8 },
      (_, i) =>
        `a${i}: &a${i} [${Array(9)
          .fill(i === 0 ? '1' : `*a${i - 1}`)
          .join(', ')}]`,
    );
    expect(() => parse(levels.join('\n'))).toThrow(UserError);
  });
});
