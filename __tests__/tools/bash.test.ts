import { expect, test } from '@jest/globals';
import { createBash, type CommandRecord } from '../../src/tools/bash.js';
import { contextOf, sandbox, workspaceWith } from './workspace-for-test.js';

const workspace = workspaceWith({ 'a.txt': 'hello\n', '.bashrc': 'echo RC RAN\n' });
const records: CommandRecord[] = [];
const bash = createBash({
  sandbox,
  isReadOnly: (command) => command === 'ls',
  onCommand: (record) => records.push({ ...record, durationMs: 0 }),
});

test.each([
  ['cat a.txt', { content: 'hello', isError: false }],
  ['true', { content: '', isError: false }],
  ['echo out; echo err >&2; exit 3', { content: 'out\nerr\n[exit code 3]', isError: true }],
  ['kill -9 $$', { content: '[ended by SIGKILL]', isError: true }],
  ['cat', { content: '', isError: false }],
  ['pwd', { content: workspace, isError: false }],
  ['cd / && X=1; true', { content: '', isError: false }],
  ['echo "[$X]"', { content: '[]', isError: false }],
])('Bash %s', async (command, wanted) => {
  const { apply, ...output } = await bash.run({ command }, contextOf(workspace));
  expect(output).toEqual(wanted);
  // Only a call that counts is in the list of commands.
  expect(records.map((record) => record.command)).not.toContain(command);
  apply?.();
  expect(records.at(-1)).toMatchObject({ command });
});

test('a command that takes too long is stopped and says so', async () => {
  const result = await bash.run({ command: 'echo begun; sleep 60', timeout: 300 }, contextOf(workspace));
  expect(result.isError).toBe(true);
  expect(result.content).toContain('begun\n[stopped after 300 ms; give a larger timeout or do less]');
});

test('what is left in the background is ended and told', async () => {
  const result = await bash.run({ command: 'sleep 60 & echo started' }, contextOf(workspace));
  expect(result.content).toContain('started\n[1 processes were still running and were ended]');
});

test('O1: long output keeps its start and its end, less of it when the command failed', async () => {
  const command = 'echo first; yes | head -c 3000000; echo; echo last';
  const fine = await bash.run({ command }, contextOf(workspace));
  expect(fine.content.length).toBeLessThanOrEqual(30_000);
  expect(fine.content).toMatch(/^first\n[\s\S]*left out[\s\S]*last$/);
  const failed = await bash.run({ command: `${command}; exit 1` }, contextOf(workspace));
  expect(failed.content.length).toBeLessThanOrEqual(10_050);
  expect(failed.content).toMatch(/last\n\[exit code 1\]$/);
});

test('B2: only a command that is proven to read is safe beside others', () => {
  expect(bash.concurrencySafe?.({ command: 'ls' })).toBe(true);
  expect(bash.concurrencySafe?.({ command: 'rm x' })).toBe(false);
});
