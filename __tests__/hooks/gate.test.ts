import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ToolResult } from '../../src/agent/message.js';
import type { Denial } from '../../src/agent/tool.js';
import type { AuditRecord } from '../../src/gates/audit.js';
import { hookGate } from '../../src/gates/hook-gate.js';
import { createToolGate } from '../../src/gates/tool-gate.js';
import type { Hook, HookAnswer, HookCall } from '../../src/hooks/events.js';
import { createHooks } from '../../src/hooks/run-hooks.js';
import { decide } from '../../src/permissions/decide.js';
import type { Policy } from '../../src/permissions/policy.js';
import { parseCondition } from '../../src/permissions/parse-condition.js';
import { ruleMeans } from '../../src/permissions/rule-means.js';
import { parseRules } from '../../src/permissions/rules.js';
import type { ProcessResult, Sandbox } from '../../src/sandbox/types.js';
import { TOOL_CATALOGUE } from '../../src/tools/catalogue.js';
import { createTools } from '../../src/tools/index.js';
import { realPathOf } from '../../src/tools/workspace.js';
import { call, spyGate } from '../gates/spy-gate.js';
import { Bench, never, saying, type Benched } from './bench.js';
import { namesIn } from '../../src/tools/names-in.js';

const bench = new Bench();
afterAll(() => bench.remove());

interface Rules {
  readonly allow?: readonly string[];
  readonly ask?: readonly string[];
  readonly deny?: readonly string[];
}

/** The real tools and rules, with these hooks before and after them. */
function gated(settings: unknown, rules: Rules = {}, sandbox?: Sandbox) {
  const benched: Benched = bench.with(settings, [], sandbox);
  const policy: Policy = {
    rules: parseRules({ allow: [], ask: [], deny: [], ...rules }, TOOL_CATALOGUE).rules,
    workspace: bench.workspace,
    realPath: realPathOf,
    exists: existsSync,
    isolated: false,
    namesIn,
  };
  const audit: AuditRecord[] = [];
  const denials: Denial[] = [];
  const ends: string[] = [];
  const gate = createToolGate({
    tools: createTools({ sandbox: bench.sandbox, isReadOnly: () => false, onCommand: () => {}, onPlan: () => {} }),
    workspace: bench.workspace,
    decide: (action) => decide(action, policy),
    redact: (text) => text,
    onAudit: (record) => audit.push(record),
    onDenial: (denial) => denials.push(denial),
    ...hookGate({
      hooks: benched.hooks,
      workspace: bench.workspace,
      ruleMeans: (rule, action) => ruleMeans(parseCondition(rule, TOOL_CATALOGUE), action, policy),
      endRun: (reason) => ends.push(reason),
    }),
  });
  const run = async (tool: string, input: unknown): Promise<ToolResult> => {
    const [result] = await gate.runTools([call('c1', tool, input)], never);
    if (result === undefined) throw new Error('no result');
    return result;
  };
  return { ...benched, run, audit, denials, ends };
}

const before = (command: string, more = {}) => ({ PreToolUse: [{ ...more, hooks: [{ type: 'command', command }] }] });
const after = (command: string, more = {}) => ({ PostToolUse: [{ ...more, hooks: [{ type: 'command', command }] }] });
const pre = (fields: Record<string, unknown>) =>
  saying({ hookSpecificOutput: { hookEventName: 'PreToolUse', ...fields } });
const ALLOW = pre({ permissionDecision: 'allow', permissionDecisionReason: 'all is well' });
const TOUCH = { command: 'touch ran' };

describe('before a tool', () => {
  test('H21, H11: what a hook says against a call is its result, and beats an allow rule', async () => {
    const { run, audit, denials } = gated(before('echo "Not on a Friday." >&2; exit 2'), { allow: ['Bash'] });
    expect(await run('Bash', TOUCH)).toEqual({ callId: 'c1', content: 'Not on a Friday.', isError: true });
    expect(audit.map(({ end }) => end)).toEqual(['hook-denied']);
    expect(denials).toMatchObject([{ tool: 'Bash', layer: 'hook', reason: 'Not on a Friday.' }]);
    expect(existsSync(join(bench.workspace, 'ran'))).toBe(false);
  });

  test.each<[string, Rules, string]>([
    ['a deny rule', { deny: ['Bash(make *)'] }, 'deny-rule'],
    ['an ask rule', { ask: ['Bash(make *)'] }, 'ask-rule'],
    ['no rule at all', {}, 'default'],
  ])('H9: an allow of a hook does not skip %s', async (_name, rules, layer) => {
    const { run, audit } = gated(before(ALLOW), rules);
    expect(await run('Bash', { command: 'make it' })).toMatchObject({ isError: true });
    expect(audit).toMatchObject([{ end: 'denied', verdict: { layer } }]);
  });

  test('H13: silence is not approval, and no refusal', async () => {
    const { run, audit } = gated(before('true'));
    expect(await run('Bash', { command: 'pwd' })).toMatchObject({ content: bench.workspace, isError: false });
    await run('Bash', { command: 'make it' });
    expect(audit.map(({ end }) => end)).toEqual(['ran', 'denied']);
  });

  test('H12, H14: without any hook the rules decide alone', async () => {
    const { run } = gated({}, { deny: ['Bash(pwd)'] });
    expect(await run('Bash', { command: 'pwd' })).toMatchObject({ isError: true });
  });

  test.each<[string, string, string, Rules]>([
    ['V6: a rewritten input is what runs', 'echo two', 'ran', {}],
    ['V6: and what is judged', 'echo three; make it', 'denied', { deny: ['Bash(make *)'] }],
  ])('H18: %s', async (_name, command, end, rules) => {
    const { run, audit } = gated(before(pre({ updatedInput: { command } })), rules);
    await run('Bash', { command: 'echo one' });
    expect(audit).toMatchObject([{ end, input: { command } }]);
  });

  test.each<[string, unknown, string]>([
    ['the schema', { path: 'a' }, 'bad-input'],
    ['the path wall', { file_path: '../x', content: '' }, 'check-failed'],
  ])('V6: a rewritten input does not get past %s', async (_name, updatedInput, end) => {
    const { run, audit } = gated(before(pre({ updatedInput })));
    await run('Write', { file_path: 'a.txt', content: 'a' });
    expect(audit.map((record) => record.end)).toEqual([end]);
    expect(bench.read('a.txt')).toBe('');
  });

  test('H23: scripts get an absolute path', async () => {
    const { run } = gated(before('cat > told.json'));
    await run('Write', { file_path: 'sub/b.txt', content: 'b' });
    expect(JSON.parse(bench.read('told.json'))).toMatchObject({
      tool_name: 'Write',
      tool_input: { file_path: join(bench.workspace, 'sub/b.txt'), content: 'b' },
      tool_use_id: 'c1',
    });
  });

  test('its context stands behind the result', async () => {
    const { run } = gated(before(pre({ additionalContext: 'The cache is cold.' })));
    expect((await run('Bash', { command: 'echo hi' })).content).toBe('hi\n\nThe cache is cold.');
  });

  test('`if` is a rule, with the meaning of a rule', async () => {
    const hooks = [{ type: 'command', command: 'echo no >&2; exit 2', if: 'Bash(rm *)' }];
    const { run, audit } = gated({ PreToolUse: [{ hooks }] });
    for (const command of ['ls', 'ls; rm -f x', 'echo "unclosed', 'rm -f x', 'rmdir x']) await run('Bash', { command });
    const ends = audit.map(({ end }) => end === 'hook-denied');
    // What cannot be taken apart is meant by every rule.
    expect(ends).toEqual([false, true, true, true, false]);
  });

  test('continue: false ends the run with its reason, and the call is not made', async () => {
    const { run, ends } = gated(before(saying({ continue: false, stopReason: 'The release is frozen.' })));
    expect(await run('Bash', { command: 'touch frozen' })).toMatchObject({ content: 'The release is frozen.' });
    expect(ends).toEqual(['The release is frozen.']);
    expect(existsSync(join(bench.workspace, 'frozen'))).toBe(false);
  });

  test.each<[string, string, unknown, string]>([
    ['unknown tool', 'Nope', {}, 'unknown-tool'],
    ['V3: bad input', 'Bash', { cmd: 1 }, 'bad-input'],
    ['V4: failed check', 'Read', { file_path: '/etc/passwd' }, 'check-failed'],
  ])('H3: %s: audited, and no hook is asked', async (_name, tool, input, end) => {
    const { run, audit, records } = gated(before(ALLOW));
    await run(tool, input);
    expect(audit.map((record) => record.end)).toEqual([end]);
    expect(records).toEqual([]);
  });
});

describe('after a tool', () => {
  test('H5, H19: every hook runs, and what each says stands behind the result', async () => {
    const { run, records } = gated({
      PostToolUse: [
        { hooks: [{ type: 'command', command: saying({ decision: 'block', reason: 'Run the formatter.' }) }] },
        {
          hooks: [
            {
              type: 'command',
              command: saying({ hookSpecificOutput: { hookEventName: 'PostToolUse', additionalContext: 'Seen.' } }),
            },
            { type: 'command', command: 'cat > after.json' },
          ],
        },
      ],
    });
    expect(await run('Bash', { command: 'echo hi' })).toEqual({
      callId: 'c1',
      content: 'hi\n\nRun the formatter.\nSeen.',
      isError: false,
    });
    expect(records).toHaveLength(3);
    expect(JSON.parse(bench.read('after.json'))).toMatchObject({
      hook_event_name: 'PostToolUse',
      tool_name: 'Bash',
      tool_response: { content: 'hi', is_error: false },
      duration_ms: expect.any(Number),
    });
  });

  test('H15: a failure is told, and the result stays', async () => {
    const { run } = gated(after('exit 1'));
    expect(await run('Bash', { command: 'echo hi' })).toEqual({
      callId: 'c1',
      content: 'hi\n\nThe PostToolUse hook "exit 1" failed: exit code 1.',
      isError: false,
    });
  });

  test('it is asked about what has run, whatever came of it, and about nothing else', async () => {
    const { run, records } = gated(after('true'), { deny: ['Bash(pwd)'] });
    await run('Bash', { command: 'ls no-such-file' });
    await run('Bash', { command: 'pwd' });
    expect(records).toHaveLength(1);
  });

  test('continue: false ends the run, and the result is told', async () => {
    const { run, ends } = gated(after(saying({ continue: false, stopReason: 'Enough.' })));
    expect((await run('Bash', { command: 'echo hi' })).content).toBe('hi\n\nEnough.');
    expect(ends).toEqual(['Enough.']);
  });
});

/** Rules of all three kinds, and what a hook can print and exit with. */
const rule = fc.constantFrom('Edit(a/**)', 'Edit(b/**)', 'Edit(b/x)', 'Edit', 'Write', 'Bash');
const some = fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(rule, { maxLength: 2 }));
const rules = fc.record({ allow: fc.array(rule, { maxLength: 3 }), ask: some, deny: some });
const written = fc.record({ file_path: fc.constantFrom('a/x', 'b/x', 'b/y'), content: fc.constant('old') });
const input = fc.oneof(
  fc.record({ file_path: fc.constantFrom('a/x', 'b/x', 'b/y', '../x', '.git/config'), content: fc.constant('new') }),
  fc.constantFrom<Record<string, unknown>>({}, { file_path: 5 }, { file_path: 'a/x' }),
);
const printed = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('', 'ok', '{}', '{"decision":"approve"}') },
  fc.constantFrom('', '{}', '""', '{"deny"', 'ok', '{"allow":true}', '{"continue":false}', '{"decision":"block"}'),
  fc.constantFrom('{"decision":"approve"}', '{"decision":"approve","reason":"fine"}'),
  fc
    .record(
      {
        permissionDecision: fc.constantFrom('allow', 'deny', 'ask', 'defer', 'sure'),
        permissionDecisionReason: fc.constantFrom('', 'because'),
        updatedInput: input,
        additionalContext: fc.constant('fact'),
      },
      { requiredKeys: [] },
    )
    .map((fields) => JSON.stringify({ hookSpecificOutput: { hookEventName: 'PreToolUse', ...fields } })),
);
const ending = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ ending: 'exited', exitCode: 0 } as const) },
  fc.constant({ ending: 'exited', exitCode: 2 } as const),
  fc.constantFrom(
    { ending: 'exited', exitCode: 1 } as const,
    { ending: 'timed-out', exitCode: null } as const,
    { ending: 'not-started', exitCode: null } as const,
  ),
);
const hooksPrinting = fc.array(
  fc.record({ printed, ending, onFailure: fc.constantFrom<'block' | 'allow'>('block', 'allow') }),
  { maxLength: 3 },
);

/** Commands whose processes end as they are told to. */
function scripted(ends: readonly { readonly printed: string; readonly ending: Partial<ProcessResult> }[]): Sandbox {
  const bytes = { output: '', outputBytes: 0, spilledBytes: 0, durationMs: 0, strays: 0, signal: null } as const;
  return {
    run: async ({ argv }) => {
      const { printed: stdout, ending: how } = ends[Number(argv.at(-1))] ?? { printed: '', ending: {} };
      return { ...bytes, exitCode: 0, ending: 'exited', stdout: Buffer.from(stdout), ...how };
    },
  };
}

test('H10: whatever commands print and exit with, under whatever rules, what runs would have run without them', async () => {
  let ran = 0;
  await fc.assert(
    fc.asyncProperty(rules, hooksPrinting, written, async (given, ends, first) => {
      const hooks = ends.map(({ onFailure }, at) => ({ type: 'command', command: String(at), onFailure }));
      const settings = hooks.length === 0 ? {} : { PreToolUse: [{ hooks }] };
      const hooked = gated(settings, given, scripted(ends));
      await hooked.run('Write', first);
      const [record] = hooked.audit;
      if (record?.end !== 'ran') return;
      ran += 1;
      const alone = gated({}, given);
      await alone.run('Write', record.input);
      expect(alone.audit.map(({ end }) => end)).toEqual(['ran']);
      // And nobody had said no.
      expect(ends.filter(({ ending: how }) => how.exitCode === 2)).toEqual([]);
    }),
    { numRuns: 200 },
  );
  expect(ran).toBeGreaterThan(20);
});

const answers = fc.record<HookAnswer>(
  {
    block: fc.constantFrom('no', ''),
    context: fc.constant('fact'),
    message: fc.constant('hello'),
    input: fc.constantFrom({ text: 'a' }, { text: 'b' }, { text: 5 }, {}),
    failed: fc.boolean(),
  },
  { requiredKeys: [] },
);

test('H10: whatever hooks answer, nothing runs that the rules do not allow', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(answers, { maxLength: 4 }), fc.subarray(['a', 'b', 'c']), async (given, allowed) => {
      const ran: unknown[] = [];
      const hooks = given.map((answer, at): Hook => ({
        event: 'PreToolUse',
        name: String(at),
        matches: () => true,
        run: async (_call: HookCall) => ({ answer }),
      }));
      const parts = { redact: (text: string) => text, keep: () => '', onRun: () => {}, onMessage: () => {} };
      const { gate } = spyGate(
        { run: async ({ text }) => (ran.push(text), { content: text }) },
        {
          decide: ({ subject }) => ({
            behaviour: allowed.includes(subject) ? 'allow' : 'passthrough',
            layer: 'default',
            subject,
            reason: 'test',
          }),
          ...hookGate({
            hooks: createHooks(hooks, parts),
            workspace: '/repo',
            ruleMeans: () => true,
            endRun: () => {},
          }),
        },
      );
      await gate.runTools([call('1', 'Spy', { text: 'c' })], never);
      expect(ran.filter((text) => !allowed.includes(text as string))).toEqual([]);
      if (given.some(({ block }) => block !== undefined)) expect(ran).toEqual([]);
      if (given.every((answer) => answer.input === undefined && answer.block === undefined)) {
        expect(ran).toEqual(allowed.includes('c') ? ['c'] : []);
      }
    }),
    { numRuns: 300 },
  );
});
