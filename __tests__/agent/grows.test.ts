import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { Ledger } from '../../src/agent/ledger.js';
import { runLoop, type LoopEnd, type LoopParts } from '../../src/agent/loop.js';
import type { Message, ToolUseBlock } from '../../src/agent/message.js';
import { NO_USAGE, type Reply } from '../../src/agent/model.js';
import type { AnyTool } from '../../src/agent/tool.js';
import { hookGate } from '../../src/gates/hook-gate.js';
import { createToolGate } from '../../src/gates/tool-gate.js';
import type { Hook } from '../../src/hooks/events.js';
import { createHooks } from '../../src/hooks/run-hooks.js';
import { decide } from '../../src/permissions/decide.js';
import { parseRules } from '../../src/permissions/rules.js';
import { objectToStopping, type StopCheck } from '../../src/stop/index.js';

interface Grown {
  readonly tools?: readonly AnyTool[];
  readonly hooks?: readonly Hook[];
  readonly deny?: readonly string[];
  readonly checks?: readonly StopCheck[];
}

function toolNamed(name: string): AnyTool {
  return {
    name,
    description: name,
    schema: z.object({}),
    effect: 'none',
    resultLimit: 100,
    subject: () => name,
    run: async () => ({ content: `${name} ran` }),
  };
}

const PLAIN = { effect: 'none', fields: [] } as const;

/** One and the same loop; only what it is given differs. The model calls Echo and Shout, then says that it is done. */
async function session({ tools = [], hooks = [], deny = [], checks = [] }: Grown) {
  const asked = createHooks(hooks, { redact: String, keep: () => '', onRun: () => {}, onMessage: () => {} });
  const all = [toolNamed('Echo'), ...tools];
  const { rules } = parseRules({ allow: [], ask: [], deny }, { Echo: PLAIN, Shout: PLAIN });
  const policy = {
    rules,
    workspace: '/repo',
    isolated: false,
    realPath: String,
    exists: () => false,
    namesIn: () => [],
  };
  const gate = createToolGate({
    tools: all,
    workspace: '/repo',
    decide: (action) => decide(action, policy),
    redact: String,
    ...hookGate({ hooks: asked, workspace: '/repo', ruleMeans: () => true, endRun: () => {} }),
    onAudit: () => {},
    onDenial: () => {},
  });
  const ledger = new Ledger();
  ledger.addUser('Go.');
  const call = (name: string): ToolUseBlock => ({ type: 'tool_use', id: name, name, input: {} });
  const replies = [replyOf(call('Echo'), call('Shout'))];
  const parts: LoopParts = {
    model: { respond: async () => replies.shift() ?? replyOf({ type: 'text', text: 'Done.' }) },
    system: '',
    tools: gate.specs,
    ledger,
    limits: { maxTurns: 9, maxCostUsd: 1, maxTokens: 0, maxDenials: 9, startedAt: 0, wrapUpAt: Infinity },
    runTools: gate.runTools,
    objectToStopping: objectToStopping(checks),
    standing: (turns) => ({
      turns,
      costUsd: 0,
      tokens: 0,
      denials: 0,
      stuck: gate.stuck(),
      now: 0,
      nextCall: { promptTokens: 0, promptUsd: 0, outputTokenUsd: 0 },
    }),
    onReply: () => {},
    signal: new AbortController().signal,
  };
  const end: LoopEnd = await runLoop(parts);
  return { end: end.kind, told: ledger.messages.slice(1).flatMap(told) };
}

function replyOf(...content: Reply['content'][number][]): Reply {
  const calls = content.flatMap((block) => (block.type === 'tool_use' ? [block] : []));
  return { content, calls, withheld: [], cutOff: false, paused: false, usage: NO_USAGE, costUsd: 0 };
}

function told(message: Message): string[] {
  if (message.role === 'assistant') return [];
  return [...message.results.map(({ content }) => content.split('\n')[0] ?? ''), message.text].filter(
    (text) => text !== '',
  );
}

const NO_SHOUT = 'Unknown tool "Shout". There are: Echo.';
const refuses: Hook = {
  event: 'PreToolUse',
  name: 'refuses',
  matches: () => true,
  run: async () => ({ answer: { block: 'The hook says no.' } }),
};
let asked = 0;
const once: StopCheck = {
  name: 'once',
  check: async () => ((asked += 1) === 1 ? { kind: 'again', text: 'Not yet.' } : undefined),
};

test.each<[string, Grown, readonly string[]]>([
  ['nothing', {}, ['Echo ran', NO_SHOUT]],
  ['a tool', { tools: [toolNamed('Shout')] }, ['Echo ran', 'Shout ran']],
  ['a hook', { hooks: [refuses] }, ['The hook says no.', NO_SHOUT]],
  ['a rule', { deny: ['Echo'] }, [expect.stringMatching(/^Denied .*Echo/) as unknown as string, NO_SHOUT]],
  ['a stop check', { checks: [once] }, ['Echo ran', NO_SHOUT, 'Not yet.']],
])('L8, M7: %s is added, and the loop is the same', async (_name, grown, wanted) => {
  expect(await session(grown)).toEqual({ end: 'finished', told: wanted });
});

test('L8: the loop knows contracts only: its imports are of the kernel, and it names no tool, hook, rule or check', () => {
  const source = readFileSync(new URL('../../src/agent/loop.ts', import.meta.url), 'utf8');
  const imports = [...source.matchAll(/from '([^']+)'/g)].map(([, from]) => from);
  expect(imports).not.toHaveLength(0);
  expect(imports.filter((from) => !/^\.\/[\w-]+\.js$/.test(from ?? ''))).toEqual([]);
  expect(source).not.toMatch(/\b(Bash|Read|Write|Edit|Glob|Grep|RunTests|UpdatePlan|PreToolUse|permission|verdict)\b/);
});
