import { expect, test } from '@jest/globals';
import { matches } from '../../src/hooks/match.js';
import { CALLS } from './bench.js';

const onTool = (tool_name: string) => ({ ...CALLS.PreToolUse, tool_name }) as typeof CALLS.PreToolUse;

test.each<[string | undefined, string, boolean]>([
  [undefined, 'Bash', true],
  ['', 'Bash', true],
  ['*', 'Bash', true],
  ['Bash', 'Bash', true],
  ['Bash', 'BashOutput', false],
  ['bash', 'Bash', false],
  ['Edit|Write', 'Write', true],
  ['Edit|Write', 'Writer', false],
  ['Edit, Write', 'Write', true],
  ['Edit,Write', 'Read', false],
  ['^Re', 'Read', true],
  ['^Re', 'MyRead', false],
  ['E.it', 'NotebookEdit', true],
  ['mcp__.*', 'mcp__memory__x', true],
  ['mcp__memory', 'mcp__memory__x', false],
])('matcher %j on %s: %s', (matcher, tool, wanted) => {
  expect(matches(matcher, onTool(tool))).toBe(wanted);
});

test.each([
  ['startup', CALLS.SessionStart, true],
  ['resume', CALLS.SessionStart, false],
  ['other', CALLS.SessionEnd, true],
  ['*', CALLS.Stop, true],
])('matcher %j on other events', (matcher, call, wanted) => {
  expect(matches(matcher, call)).toBe(wanted);
});
