import { describe, expect, test } from '@jest/globals';
import { parseConfigFile } from '../../src/config-file.js';
import { UserError } from '../../src/errors.js';
import { HOOK_EVENTS } from '../../src/hooks/events.js';

const FILE = '.github/greengate.yml';
const parse = (text: string) => parseConfigFile(FILE, text).hooks;

describe('hooks in the settings file', () => {
  test('every event is read, with all that a hook may have', () => {
    const hook = { type: 'command', command: './check.sh', timeout: 5, if: 'Bash(git *)', onFailure: 'allow' };
    const plain = { type: 'command', command: 'true' };
    const wanted = {
      SessionStart: [{ matcher: 'startup', hooks: [plain] }],
      UserPromptSubmit: [{ matcher: '', hooks: [plain] }],
      PreToolUse: [{ matcher: 'Bash', hooks: [hook, plain] }],
      PostToolUse: [{ matcher: 'Edit|Write', hooks: [hook] }],
      PostToolBatch: [{ hooks: [plain] }],
      Stop: [{ matcher: '*', hooks: [plain] }],
      SessionEnd: [{ hooks: [plain] }],
    };
    expect(Object.keys(wanted)).toEqual([...HOOK_EVENTS]);
    expect(parse(`hooks: ${JSON.stringify(wanted)}`)).toEqual(wanted);
    expect(parse('')).toEqual({});
  });

  test.each<[string, string, string]>([
    [
      'H22: an unknown event',
      'hooks:\n  Stop: []\n  PreCompact: []\n',
      `${FILE}:3: unknown key "hooks.PreCompact". Known here: ${HOOK_EVENTS.join(', ')}.`,
    ],
    [
      'an unknown key of a group',
      'hooks:\n  Stop:\n    - hooks: [{ type: command, command: x }]\n      macher: Bash\n',
      `${FILE}:4: unknown key "hooks.Stop.0.macher". Known here: matcher, hooks.`,
    ],
    [
      'an unknown key of a hook',
      'hooks:\n  Stop:\n    - hooks:\n        - type: command\n          command: x\n          async: true\n',
      `${FILE}:6: unknown key "hooks.Stop.0.hooks.0.async". Known here: type, command, timeout, if, onFailure.`,
    ],
    [
      'another type',
      'hooks:\n  Stop:\n    - hooks:\n        - type: http\n          command: x\n',
      `${FILE}:4: hooks.Stop.0.hooks.0.type: only hooks of type "command" are supported.`,
    ],
    [
      'a bad regular expression',
      "hooks:\n  PreToolUse:\n    - matcher: 'Ba(sh'\n      hooks: [{ type: command, command: x }]\n",
      `${FILE}:3: hooks.PreToolUse.0.matcher: "Ba(sh" is neither a list of names (Edit|Write) nor a regular expression.`,
    ],
    [
      'a matcher where there is nothing to match',
      'hooks:\n  Stop:\n    - matcher: Bash\n      hooks: [{ type: command, command: x }]\n',
      `${FILE}:3: hooks.Stop.0.matcher: a Stop hook takes no matcher.`,
    ],
    [
      'a rule where there is no call',
      'hooks:\n  Stop:\n    - hooks: [{ type: command, command: x, if: Bash }]\n',
      `${FILE}:3: hooks.Stop.0.hooks.0.if: a Stop hook takes no "if".`,
    ],
  ])('%s is refused with file, line and key', (_name, text, message) => {
    expect(() => parse(text)).toThrow(new UserError(message));
  });

  test.each([
    ['no command', '{ type: command }'],
    ['an empty command', '{ type: command, command: " " }'],
    ['H16: no time at all', '{ type: command, command: x, timeout: 0 }'],
    ['H16: time without end', '{ type: command, command: x, timeout: .inf }'],
    ['another way to fail', '{ type: command, command: x, onFailure: warn }'],
  ])('%s is refused', (_name, hook) => {
    expect(() => parse(`hooks: { PreToolUse: [{ hooks: [${hook}] }] }`)).toThrow(UserError);
  });
});
