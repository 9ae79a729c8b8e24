import type { MessagesRequest, Turn } from '../../src/demo/model-script.js';
import { saying } from '../hooks/bench.js';
import { bash, edit, write } from '../run/scenes.js';
import type { Wanted } from './recorded.js';

const GOOD = edit('code', 'bad', 'good');
const WORSE = edit('code', 'bad', 'worse');
const READ = { tool: 'Read', input: { file_path: 'code' } };
/** A command that nothing else on this machine has. */
const SLEEP = `sleep 60.${process.pid}`;
const DONE: Turn = { text: 'Done.' };
const one = (command: string, more = {}) => [{ hooks: [{ type: 'command', command, ...more }] }];
const first =
  (fault: NonNullable<Turn['fault']>, turn = 1) =>
  ({ messages }: MessagesRequest) =>
    (messages as { role: string }[]).filter(({ role }) => role === 'assistant').length === turn ? fault : undefined;

export interface Row extends Wanted {
  readonly outcome: string;
  /** How each call of the model's ended, in its order. */
  readonly calls: readonly string[];
}

/** Runs of many kinds: every way in which a call, a request and a run can end. */
export const RUNS: Readonly<Record<string, Row>> = {
  'everything goes well': {
    script: [{ calls: [READ, bash('ls'), GOOD], text: 'Look.' }, DONE],
    outcome: 'success',
    calls: ['ran', 'ran', 'ran'],
  },
  'nothing is to be done': { script: [DONE], outcome: 'no_changes', calls: [] },
  'calls that are not run': {
    script: [
      {
        calls: [
          { tool: 'Fly', input: {} },
          { tool: 'Read', input: { path: 7 } },
          { tool: 'Read', input: { file_path: '/etc/passwd' } },
          bash('curl example.org'),
          write('.github/workflows/x.yml', 'on: push\n'),
          edit('code', 'not there', 'x'),
        ],
      },
      DONE,
    ],
    outcome: 'blocked_by_policy',
    calls: ['unknown-tool', 'bad-input', 'check-failed', 'denied', 'denied', 'check-failed'],
  },
  'the same call again and again': {
    script: [{ calls: [READ] }, { calls: [READ] }, { calls: [READ] }, { calls: [READ] }, { text: 'Stuck.' }],
    outcome: 'no_progress',
    calls: ['ran', 'ran', 'repeated', 'repeated'],
  },
  'a call that was cut off': {
    script: [{ calls: [READ, bash('ls')], stopReason: 'max_tokens' }, DONE],
    outcome: 'no_changes',
    calls: ['ran', 'withheld'],
  },
  'a hook that refuses, and one that rewrites': {
    script: [{ calls: [GOOD, bash('ls')] }, DONE],
    hooks: {
      PreToolUse: [
        { matcher: 'Edit', ...one('echo no >&2; exit 2')[0] },
        {
          matcher: 'Bash',
          ...one(saying({ hookSpecificOutput: { hookEventName: 'PreToolUse', updatedInput: { command: 'pwd' } } }))[0],
        },
      ],
    },
    outcome: 'no_changes',
    calls: ['hook-denied', 'ran'],
  },
  'red, then green': {
    script: [{ calls: [WORSE] }, DONE, { calls: [edit('code', 'worse', 'good')] }, DONE],
    outcome: 'success',
    calls: ['ran', 'ran'],
  },
  'red to the end': {
    script: [{ calls: [WORSE] }, DONE, DONE, DONE],
    inputs: { 'gate-attempts': '2' },
    outcome: 'tests_failed',
    calls: ['ran'],
  },
  'a Stop hook that never gives in': {
    script: () => DONE,
    hooks: { Stop: one('echo more >&2; exit 2') },
    outcome: 'blocked_by_policy',
    calls: [],
  },
  'a hook that ends the run': {
    script: [{ calls: [GOOD, bash('ls')] }, DONE],
    hooks: { PostToolUse: one(saying({ continue: false, stopReason: 'Enough.' })) },
    outcome: 'blocked_by_policy',
    calls: ['ran', 'cancelled'],
  },
  'a hook that does not let it begin': {
    script: [DONE],
    hooks: { UserPromptSubmit: one('echo closed >&2; exit 2') },
    outcome: 'blocked_by_policy',
    calls: [],
  },
  'the turns are used up, and a call is made all the same': {
    script: [
      ...Array.from({ length: 3 }, (_, at): Turn => ({ calls: [bash(`echo ${at}`)] })),
      { text: 'Sum.', calls: [GOOD] },
    ],
    inputs: { 'max-turns': '4' },
    outcome: 'max_turns',
    calls: ['ran', 'ran', 'ran', 'withheld'],
  },
  'the money is used up': {
    script: [{ calls: [WORSE], usage: { input_tokens: 100_000 } }, DONE],
    inputs: { 'max-cost-usd': '0.3' },
    outcome: 'max_cost',
    calls: ['ran'],
  },
  'the tokens are used up': {
    script: [{ calls: [WORSE], usage: { input_tokens: 20_000 } }, DONE],
    inputs: { 'max-tokens': '60000' },
    outcome: 'max_tokens',
    calls: ['ran'],
  },
  'rules that decide': {
    script: [{ calls: [bash('sleep 0'), bash('echo no'), READ] }, DONE],
    inputs: { allow: 'Bash(sleep *)', deny: 'Bash(echo *)', ask: 'Read(code)' },
    outcome: 'no_changes',
    calls: ['ran', 'denied', 'denied'],
  },
  'too much is refused': {
    script: [{ calls: [bash('curl a.org'), bash('sudo id')] }, DONE],
    inputs: { 'max-denials': '2' },
    outcome: 'blocked_by_policy',
    calls: ['denied', 'denied'],
  },
  'out of time while a command runs': {
    script: [{ calls: [bash('sleep 60')] }, { text: 'No time.' }],
    inputs: { 'timeout-minutes': '0.1', allow: 'Bash(sleep *)' },
    outcome: 'timed_out',
    calls: ['cancelled'],
  },
  'cancelled while a command runs': {
    script: [{ calls: [GOOD, bash(SLEEP), write('x', 'y')] }, DONE],
    inputs: { allow: 'Bash(sleep *)' },
    cancel: { command: SLEEP },
    outcome: 'cancelled',
    calls: ['ran', 'cancelled', 'cancelled'],
  },
  'cancelled while the model thinks': {
    script: [{ calls: [GOOD] }, { ...DONE, fault: { kind: 'hang' } }],
    cancel: { turn: 1 },
    outcome: 'cancelled',
    calls: ['ran'],
  },
  'a fault that passes': {
    script: [{ calls: [READ] }, DONE],
    fault: first({ kind: 'cut', afterEvents: 4 }),
    outcome: 'no_changes',
    calls: ['ran'],
  },
  'no answer for good': {
    script: [{ calls: [GOOD] }, DONE],
    fault: first({ kind: 'status', status: 401, times: 9 }),
    outcome: 'model_error',
    calls: ['ran'],
  },
  'another model takes over': {
    script: [{ calls: [GOOD] }, DONE],
    fault: (request) =>
      request.model === 'claude-sonnet-5-5' ? first({ kind: 'status', status: 404, times: 9 })(request) : undefined,
    inputs: { 'fallback-model': 'claude-haiku-5-5' },
    outcome: 'success',
    calls: ['ran'],
  },
  'the model refuses': {
    script: [{ calls: [READ] }, { text: 'No.', stopReason: 'refusal' }],
    outcome: 'refused',
    calls: ['ran'],
  },
  'replies that are empty and cut off': {
    script: [{ thinking: 'hm' }, { text: 'I will now', stopReason: 'max_tokens' }, DONE],
    outcome: 'no_changes',
    calls: [],
  },
  'no whole reply': { script: () => ({ thinking: 'hm' }), outcome: 'model_error', calls: [] },
};
