import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { parseConfigFile } from '../../src/config-file.js';
import { HOOK_EVENTS, type HookAnswer, type HookCall, type HookEvent } from '../../src/hooks/events.js';
import { readOutput } from '../../src/hooks/read-output.js';
import { KNOWN_HOOK_KEYS } from '../../src/hooks/settings.js';
import { Bench, CALLS, never } from './bench.js';

const page = readFileSync(new URL('../../docs/hooks.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(
  ([, text = '']) => parseConfigFile('docs', text).hooks,
);
const bench = new Bench();
afterAll(() => bench.remove());
beforeEach(() => {
  bench.write('a.txt', 'kept  \n');
  bench.write('CHANGELOG.md', '## 1.0\n');
});

const bash = (command: string) => ({ ...CALLS.PreToolUse, tool_input: { command } }) as HookCall;
const edited = {
  ...CALLS.PostToolUse,
  tool_name: 'Edit',
  tool_input: { file_path: join(bench.workspace, 'a.txt') },
} as HookCall;
const REMINDER = 'Add a line to CHANGELOG.md under "Unreleased".';

/** By example: what is asked, and what is answered. */
const ANSWERS: [example: number, call: HookCall, answer: HookAnswer][] = [
  [0, bash('ls'), {}],
  [0, bash('curl https://example.com'), { block: 'No downloads: use what is installed.', failed: false }],
  [1, CALLS.UserPromptSubmit, { context: 'The public API is frozen until the next release.' }],
  [2, edited, {}],
  [3, CALLS.Stop, { block: REMINDER, failed: false }],
  [3, { ...CALLS.Stop, stop_hook_active: true } as HookCall, {}],
  [4, bash('npm publish .'), { input: { command: 'npm publish . --dry-run' } }],
];

/** The examples use jq, as such scripts do and as GitHub's runners have it. */
const tried = spawnSync('jq', ['--version']).error === undefined ? test : test.skip;

describe('the examples of docs/hooks.md', () => {
  tried.each(ANSWERS)('example %d answers as it says', async (example, call, answer) => {
    const { hooks, messages } = bench.with(examples[example]);
    expect(await hooks.ask(call, { signal: never })).toEqual(answer);
    expect(messages).toEqual([]);
  });

  test('each is tried', () => {
    expect(new Set(ANSWERS.map(([example]) => example)).size).toBe(examples.length);
  });

  tried('the formatter formats', async () => {
    await bench.with(examples[2]).hooks.ask(edited, { signal: never });
    expect(bench.read('a.txt')).toBe('kept\n');
  });
});

describe('the tables of docs/hooks.md', () => {
  test('list every event and every key', () => {
    expect(firstCells('Event')).toEqual([...HOOK_EVENTS]);
    const keys = [...KNOWN_HOOK_KEYS.group.split(', '), ...KNOWN_HOOK_KEYS.hook.split(', ')];
    expect(firstCells('Key').sort()).toEqual(keys.filter((key) => key !== 'hooks').sort());
  });

  const VALUES: Readonly<Record<string, unknown>> = {
    continue: true,
    suppressOutput: true,
    decision: 'approve',
    permissionDecision: 'allow',
    updatedInput: {},
  };

  test.each(rows('Field').flatMap(([field = '', of = '']) => HOOK_EVENTS.map((event) => [field, event, of] as const)))(
    'H6: %s in a %s hook has an effect where the table says so',
    (field, event, of) => {
      const [outer, inner] = code(field).split('.');
      // An empty text is nothing said, but a field all the same.
      const value = (name: string) => VALUES[name] ?? '';
      const output =
        inner === undefined
          ? { [outer ?? '']: value(outer ?? '') }
          : { hookSpecificOutput: { hookEventName: event, [inner]: value(inner) } };
      const named: readonly HookEvent[] = of === 'all' ? HOOK_EVENTS : (of.split(', ') as HookEvent[]);
      expect(readOutput(event, JSON.stringify(output)).kind).toBe(named.includes(event) ? 'answer' : 'problem');
    },
  );
});

/** Rows of the table whose head begins with this word. */
function rows(head: string): string[][] {
  const table = new RegExp(`^\\| ${head} \\|.*\\n\\|.*\\n((?:\\|.*\\n)+)`, 'm').exec(page)?.[1] ?? '';
  const lines = table.trim().split('\n');
  return lines.map((line) => line.split(/(?<!\\)\|/).slice(1, -1)).map((cells) => cells.map((cell) => cell.trim()));
}

function firstCells(head: string): string[] {
  return rows(head).map(([first = '']) => code(first));
}

function code(cell: string): string {
  return cell.replaceAll('`', '');
}
