import { describe, expect, test } from '@jest/globals';
import { HOOK_EVENTS, type HookAnswer, type HookEvent } from '../../src/hooks/events.js';
import { readOutput } from '../../src/hooks/read-output.js';

type Case = readonly [output: Record<string, unknown>, effect: HookAnswer];

const own = (event: HookEvent, fields: Record<string, unknown>) => ({
  hookSpecificOutput: { hookEventName: event, ...fields },
});
const BEYOND_ANSWERING = ' (The hook leaves this to a person, and nobody is there to approve.)';

/** Every field that a hook can return, and what comes of it. */
const FIELDS: Readonly<Record<string, (event: HookEvent) => Case>> = {
  'continue: false': (event) => [{ continue: false }, { end: `A ${event} hook ended the run.` }],
  stopReason: () => [{ continue: false, stopReason: 'enough' }, { end: 'enough' }],
  'continue: true': () => [{ continue: true }, {}],
  suppressOutput: () => [{ suppressOutput: true }, {}],
  systemMessage: () => [{ systemMessage: 'hello' }, { message: 'hello' }],
  'decision: block': (event) => [{ decision: 'block' }, { block: `A ${event} hook refused this and gave no reason.` }],
  reason: () => [{ decision: 'block', reason: 'no' }, { block: 'no' }],
  'decision: approve': () => [{ decision: 'approve', reason: 'fine' }, {}],
  additionalContext: (event) => [own(event, { additionalContext: 'fact' }), { context: 'fact' }],
  'permissionDecision: deny': (event) => [
    own(event, { permissionDecision: 'deny', permissionDecisionReason: 'no' }),
    { block: 'no' },
  ],
  'permissionDecision: ask': (event) => [
    own(event, { permissionDecision: 'ask', permissionDecisionReason: 'hm' }),
    { block: `hm${BEYOND_ANSWERING}` },
  ],
  'permissionDecision: defer': (event) => [
    own(event, { permissionDecision: 'defer', permissionDecisionReason: 'hm' }),
    { block: `hm${BEYOND_ANSWERING}` },
  ],
  'permissionDecision: allow': (event) => [
    own(event, { permissionDecision: 'allow', permissionDecisionReason: 'fine' }),
    {},
  ],
  updatedInput: (event) => [own(event, { updatedInput: { command: 'ls' } }), { input: { command: 'ls' } }],
  updatedToolOutput: (event) => [own(event, { updatedToolOutput: 'x' }), {}],
  updatedPermissions: (event) => [own(event, { updatedPermissions: [] }), {}],
  terminalSequence: () => [{ terminalSequence: 'x' }, {}],
  async: () => [{ async: true }, {}],
};

const ANYWHERE = ['continue: true', 'suppressOutput', 'systemMessage'];
const DURING = [...ANYWHERE, 'continue: false', 'stopReason', 'additionalContext'];
const DECIDED = [...DURING, 'decision: block', 'reason', 'decision: approve'];
const ACCEPTED: Readonly<Record<HookEvent, readonly string[]>> = {
  SessionStart: DURING,
  UserPromptSubmit: DECIDED,
  PreToolUse: [
    ...DECIDED,
    ...['deny', 'ask', 'defer', 'allow'].map((behaviour) => `permissionDecision: ${behaviour}`),
    'updatedInput',
  ],
  PostToolUse: DECIDED,
  PostToolBatch: DECIDED,
  Stop: DECIDED,
  SessionEnd: ANYWHERE,
};

const table = HOOK_EVENTS.flatMap((event) => Object.keys(FIELDS).map((field) => [event, field] as const));

describe('what a hook returns', () => {
  test.each(table)('H6: %s × %s has its effect or is refused by name', (event, field) => {
    const [output, effect] = FIELDS[field]?.(event) ?? [{}, {}];
    const read = readOutput(event, JSON.stringify(output));
    if (ACCEPTED[event].includes(field)) return expect(read).toEqual({ kind: 'answer', answer: effect });
    expect(read.kind).toBe('problem');
    const name = field.split(':')[0] ?? '';
    const said = read.kind === 'problem' ? read.problem : '';
    // An event without fields of its own refuses their common place.
    expect(said.includes(name) || said.includes('hookSpecificOutput')).toBe(true);
  });

  test.each(HOOK_EVENTS.flatMap((event) => ['', '{}', '""', '0', 'null', ' \n', 'all good'].map((o) => [event, o])))(
    'H8 H13: %s × %j is no decision',
    (event, output) => {
      expect(readOutput(event as HookEvent, output)).toEqual({ kind: 'answer', answer: {} });
    },
  );

  test.each<[string, HookEvent, string, RegExp]>([
    ['broken JSON', 'PreToolUse', '{"decision": "bl', /begins like JSON and is not/],
    ['a wrong type', 'Stop', '{"decision": true}', /decision/],
    ['a wrong value', 'Stop', '{"decision": "deny"}', /decision/],
    ['the answer to another event', 'PreToolUse', JSON.stringify(own('Stop', {})), /hookEventName/],
    ['a reason for nothing', 'Stop', '{"reason": "tests are red"}', /reason without decision/],
    ['an end that is none', 'Stop', '{"stopReason": "enough"}', /stopReason without continue/],
  ])('H6: %s is refused', (_name, event, output, problem) => {
    const read = readOutput(event, output);
    expect(read.kind === 'problem' ? read.problem : '').toMatch(problem);
  });

  test('H6: of two decisions the stricter one counts', () => {
    const both = { decision: 'block', reason: 'old way', ...own('PreToolUse', { permissionDecision: 'allow' }) };
    expect(readOutput('PreToolUse', JSON.stringify(both))).toEqual({ kind: 'answer', answer: { block: 'old way' } });
  });
});
