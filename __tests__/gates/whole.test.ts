import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Denial } from '../../src/agent/tool.js';
import type { AuditRecord } from '../../src/gates/audit.js';
import { createToolGate, type ToolGate } from '../../src/gates/tool-gate.js';
import { decide } from '../../src/permissions/decide.js';
import type { Policy } from '../../src/permissions/policy.js';
import { parseRules } from '../../src/permissions/rules.js';
import { isReadOnly } from '../../src/permissions/shell/judge.js';
import { createPlainSandbox } from '../../src/sandbox/plain.js';
import { TOOL_CATALOGUE } from '../../src/tools/catalogue.js';
import { createTools } from '../../src/tools/index.js';
import { realPathOf } from '../../src/tools/workspace.js';
import { call, never } from './spy-gate.js';
import { namesIn } from '../../src/tools/names-in.js';

const outer = realpathSync(mkdtempSync(join(tmpdir(), 'greengate-gate-')));
const workspace = join(outer, 'work');
mkdirSync(workspace);
writeFileSync(join(outer, 'secret.txt'), 'secret outside\n');
writeFileSync(join(workspace, 'a.txt'), 'inside\n');
symlinkSync('../secret.txt', join(workspace, 'leak'));
symlinkSync('../planted.txt', join(workspace, 'dangling'));
afterAll(() => rmSync(outer, { recursive: true, force: true }));

const TOOLS = ['Bash', 'Read', 'Write', 'Edit', 'Glob', 'Grep', 'UpdatePlan'];

/** The real tools, rules and judge around a real directory. */
function wholeGate(
  allow: readonly string[],
  deny: readonly string[] = [],
): { gate: ToolGate; audit: AuditRecord[]; denials: Denial[] } {
  const { rules } = parseRules({ allow, ask: [], deny }, TOOL_CATALOGUE);
  const policy: Policy = {
    rules,
    workspace,
    testCommand: 'npm test',
    realPath: (path) => realPathOf(path),
    exists: existsSync,
    isolated: false,
    namesIn,
  };
  const sandbox = createPlainSandbox({ environment: { PATH: process.env['PATH'] } });
  const tools = createTools({
    sandbox,
    isReadOnly: (line) => isReadOnly(line, policy),
    onCommand: () => {},
    onPlan: () => {},
  });
  const audit: AuditRecord[] = [];
  const denials: Denial[] = [];
  const gate = createToolGate({
    tools,
    workspace,
    decide: (action) => decide(action, policy),
    redact: (text) => text,
    onAudit: (record) => audit.push(record),
    onDenial: (denial) => denials.push(denial),
  });
  return { gate, audit, denials };
}

const INSIDE = {
  Bash: { command: 'cat a.txt' },
  Read: { file_path: 'a.txt' },
  Write: { file_path: 'new.txt', content: 'x' },
  Edit: { file_path: 'a.txt', old_string: 'inside', new_string: 'within' },
  Glob: { pattern: '*.txt' },
  Grep: { pattern: 'in' },
  UpdatePlan: { items: [{ text: 'Look', done: false }] },
};

test.each(Object.entries(INSIDE))('P4: a deny rule blocks %s, whatever else allows it', async (name, input) => {
  const { gate, audit } = wholeGate(TOOLS, [name]);
  await gate.runTools([call('1', name, input)], never);
  expect(audit.map(({ end, verdict }) => [end, verdict?.layer])).toEqual([['denied', 'deny-rule']]);
});

test.each(Object.entries(INSIDE))('P15: %s inside the workspace needs no rule', async (name, input) => {
  const { gate } = wholeGate([]);
  expect(await gate.runTools([call('1', name, input)], never)).toMatchObject([{ isError: false }]);
});

describe('P5: with every tool allowed, the wall still stands', () => {
  test.each([
    ['Read', { file_path: '../secret.txt' }],
    ['Read', { file_path: 'leak' }],
    ['Write', { file_path: '../planted.txt', content: 'x' }],
    ['Write', { file_path: 'dangling', content: 'x' }],
    ['Edit', { file_path: 'leak', old_string: 'secret', new_string: 'x' }],
    ['Glob', { pattern: '../*' }],
    ['Grep', { pattern: 'secret', path: '..' }],
  ])('P5: %s %j', async (name, input) => {
    const { gate, audit, denials } = wholeGate([...TOOLS, 'Edit(//**)', 'Read(//**)']);
    const [result] = await gate.runTools([call('1', name, input)], never);
    expect(audit.map(({ end }) => end)).toEqual(['check-failed']);
    // A pattern is the tool's own affair; a path that leads out is listed as refused.
    const listed = denials.map(({ layer, remedy }) => [layer, remedy]);
    expect(listed).toEqual('pattern' in input && !('path' in input) ? [] : [['limit', 'No rule can allow this.']]);
    expect(result?.content).not.toContain('secret outside');
    expect(readdirSync(outer)).toEqual(['secret.txt', 'work']);
  });

  test.each(['cat leak', 'cat < leak', 'echo x > dangling', 'cp leak b', 'touch dangling', 'cat ../secret.txt'])(
    'S5b: Bash goes through it too: %s',
    async (command) => {
      const { gate, audit } = wholeGate([]);
      const [result] = await gate.runTools([call('1', 'Bash', { command })], never);
      expect(audit.map(({ end }) => end)).toEqual(['denied']);
      expect(result?.content).toContain('outside the workspace');
      expect(readdirSync(outer)).toEqual(['secret.txt', 'work']);
    },
  );
});

test('P13: each call has one audit record with the layer that decided', async () => {
  const { gate, audit } = wholeGate(['Bash(make:*)']);
  const commands = ['ls', 'make --version', 'sudo id', 'unheard-of', 'ls )'];
  await gate.runTools(
    commands.map((command, at) => call(String(at), 'Bash', { command })),
    never,
  );
  // Readers run side by side and may end in any order.
  const inCallOrder = audit.toSorted((a, b) => a.callId.localeCompare(b.callId));
  expect(inCallOrder.map(({ callId, end, verdict }) => [callId, end, verdict?.layer])).toEqual([
    ['0', 'ran', 'tool'],
    ['1', 'ran', 'allow-rule'],
    ['2', 'denied', 'limit'],
    ['3', 'denied', 'default'],
    ['4', 'denied', 'limit'],
  ]);
});
