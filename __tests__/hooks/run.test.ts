import { afterEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssistantBlock } from '../../src/agent/message.js';
import { NO_USAGE, type Model, type ModelRequest } from '../../src/agent/model.js';
import { readConfig, type InputName } from '../../src/config.js';
import { metered } from '../../src/models/metered.js';
import { priceOf } from '../../src/models/prices.js';
import { createLog } from '../../src/report/log.js';
import { openTranscript } from '../../src/report/transcript.js';
import { readBaseRef } from '../../src/run/base-ref.js';
import { deadlinesFrom } from '../../src/run/deadlines.js';
import { work } from '../../src/run/work.js';
import { Scene } from '../git/scene.js';
import { saying } from './bench.js';
import { notIsolated } from '../sandbox/not-isolated.js';

// Each is a whole run with its git and its processes.

let scene: Scene;
afterEach(() => scene.remove());

const SETTINGS = '.github/greengate.yml';

type Reply = string | readonly { readonly tool: string; readonly input: unknown }[];

/** A whole run in a real repository whose settings are these; the model gives its replies one after the other. */
async function runWith(
  hooks: Readonly<Record<string, unknown>>,
  replies: readonly Reply[],
  inputs: Partial<Record<InputName, string>> = {},
  inWorkTree: Readonly<Record<string, string>> = {},
  inBase: Readonly<Record<string, string>> = {},
) {
  scene = new Scene({ 'a.txt': 'one\n', [SETTINGS]: JSON.stringify({ hooks }), ...inBase });
  const base = {
    files: scene.git('ls-files').split('\n'),
    read: async (path: string) => scene.git('show', `HEAD:${path}`),
  };
  scene.write(inWorkTree);
  const repository = await scene.open();
  const requests: ModelRequest[] = [];
  const model: Model = {
    respond: async (request) => {
      const reply = replies[Math.min(requests.length, replies.length - 1)] ?? 'Done.';
      requests.push({ ...request, messages: [...request.messages] });
      const content = contentOf(reply, requests.length);
      const calls = content.flatMap((block) => (block.type === 'tool_use' ? [block] : []));
      return { content, calls, withheld: [], cutOff: false, paused: false, usage: NO_USAGE, costUsd: 0.01 };
    },
  };
  const given: Partial<Record<InputName, string>> = {
    'test-command': 'test -s a.txt',
    prompt: 'Is it done?',
    ...inputs,
  };
  const config = readConfig((name) => given[name]);
  const transcriptPath = join(mkdtempSync(join(scene.root, 'run-')), 'transcript.jsonl');
  const lines: string[] = [];
  const done = await work({
    config,
    base: await readBaseRef(base, config),
    baseCommit: scene.git('rev-parse', 'HEAD'),
    repository,
    request: { prompt: 'Is it done?' },
    branch: 'greengate/x',
    isolation: notIsolated(scene.sandbox),
    home: undefined,
    model: (fixedBytes) => metered(model, priceOf(config.model), fixedBytes),
    deadlines: deadlinesFrom(Date.now(), config.timeoutMs),
    cancel: new AbortController().signal,
    redact: (text) => text,
    log: createLog(
      (line) => lines.push(line),
      (text) => text,
    ),
    transcript: openTranscript(transcriptPath, (text) => text),
    onStart: () => {},
    learnSecrets: () => {},
    onProgress: () => {},
  });
  const records = readFileSync(transcriptPath, 'utf8').trim().split('\n');
  const audit = records.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { ...done, requests, audit, lines };
}

function contentOf(reply: Reply, turn: number): AssistantBlock[] {
  if (typeof reply === 'string') return [{ type: 'text', text: reply }];
  return reply.map(({ tool, input }, at) => ({ type: 'tool_use', id: `t${turn}-${at}`, name: tool, input }));
}

const one = (command: string, more = {}) => [{ hooks: [{ type: 'command', command, ...more }] }];
const EDIT = [{ tool: 'Edit', input: { file_path: 'a.txt', old_string: 'one', new_string: 'two' } }];
const opening = ({ messages }: ModelRequest) => (messages[0]?.role === 'user' ? messages[0].text : '');
const lastUser = ({ messages }: ModelRequest) => messages.findLast(({ role }) => role === 'user');

describe('before the work', () => {
  test('H7: what UserPromptSubmit and SessionStart hooks add reaches the first request', async () => {
    const context = { hookEventName: 'UserPromptSubmit', additionalContext: 'The API is frozen.' };
    const { requests } = await runWith(
      {
        UserPromptSubmit: one(saying({ hookSpecificOutput: context })),
        SessionStart: one('echo "Node $PPID" | sed s/[0-9]*$/20/'),
      },
      ['Done.'],
    );
    expect(requests).toHaveLength(1);
    expect(opening(requests[0] as ModelRequest)).toMatch(
      /Is it done\?[\s\S]*From a SessionStart hook:\n\nNode 20\n\nFrom a UserPromptSubmit hook:\n\nThe API is frozen\.$/,
    );
  });

  test.each([
    ['UserPromptSubmit', 'cat >&2; exit 2', /"prompt":"Is it done\?"/],
    ['UserPromptSubmit', saying({ decision: 'block', reason: 'Not today.' }), /^Not today\.$/],
    ['UserPromptSubmit', saying({ continue: false, stopReason: 'Closed.' }), /^Closed\.$/],
    ['UserPromptSubmit', 'exit 1', /failed: exit code 1/],
    ['SessionStart', 'exit 2', /gave no reason/],
    ['SessionStart', './none', /failed: exit code 127/],
  ])('H7, H15: a %s hook with %j lets no model be asked', async (event, command, reason) => {
    const { requests, conclusion, session } = await runWith({ [event]: one(command) }, ['Done.']);
    expect(requests).toEqual([]);
    expect(conclusion).toMatchObject({ outcome: 'blocked_by_policy', reason: expect.stringMatching(reason) });
    expect(session).toMatchObject({ turns: 0, costUsd: 0 });
  });

  test('H15: a failure that the user passes over is in the notes', async () => {
    const { requests, notes } = await runWith({ UserPromptSubmit: one('exit 1', { onFailure: 'allow' }) }, ['Done.']);
    expect(requests).toHaveLength(1);
    expect(notes).toEqual([expect.stringMatching(/^The UserPromptSubmit hook "exit 1" failed: exit code 1\./)]);
  });

  test('what hooks write before the work is not a change of the model', async () => {
    const { conclusion } = await runWith({ SessionStart: one('echo x > made.txt') }, ['Done.']);
    expect(conclusion.outcome).toBe('no_changes');
  });

  test('an `if` that can never match is refused at the start', async () => {
    const hooks = { PreToolUse: one('exit 2', { if: 'Write(src/**)' }) };
    await expect(runWith(hooks, ['Done.'])).rejects.toThrow(/^\.github\/greengate\.yml: hooks: if: .*Write Edit\(src/);
  });
});

describe('during the work', () => {
  test('H2, H3, H17: a run with hooks is told whole by its records', async () => {
    const { conclusion, audit } = await runWith(
      { PreToolUse: one('true'), PostToolUse: one('exit 2'), Stop: one('true'), SessionEnd: one('true') },
      [EDIT, 'Done.'],
    );
    expect(conclusion).toMatchObject({ outcome: 'success', tests: 'passed' });
    const hooks = audit.filter(({ event }) => event === 'hook');
    expect(hooks.map(({ hookEvent, decision, callId }) => [hookEvent, decision, callId])).toEqual([
      ['PreToolUse', 'none', 't1-0'],
      ['PostToolUse', 'block', 't1-0'],
      ['Stop', 'none', undefined],
      ['SessionEnd', 'none', undefined],
    ]);
    expect(audit.filter(({ event }) => event === 'call')).toMatchObject([{ callId: 't1-0', end: 'ran' }]);
  });

  test.each(['PreToolUse', 'PostToolUse'])(
    'continue: false of a %s hook ends the run, with its reason',
    async (event) => {
      const command = saying({ continue: false, stopReason: 'Frozen.' });
      const calls = [...EDIT, { tool: 'Bash', input: { command: 'touch later' } }];
      const { requests, conclusion, files, audit } = await runWith({ [event]: one(command) }, [calls, 'Done.']);
      expect(requests).toHaveLength(1);
      expect(conclusion).toMatchObject({ outcome: 'blocked_by_policy', reason: 'Frozen.' });
      expect(files.map(({ path }) => path)).toEqual(event === 'PreToolUse' ? [] : ['a.txt']);
      // The later call was not made, and is answered all the same.
      const ends = audit.filter((record) => record['event'] === 'call').map(({ end }) => end);
      expect(ends).toEqual([event === 'PreToolUse' ? 'hook-denied' : 'ran', 'cancelled']);
    },
  );

  test('only the settings of the base are believed, whatever the work tree says', async () => {
    const hostile = { [SETTINGS]: JSON.stringify({ hooks: { UserPromptSubmit: one('exit 2') } }) };
    const { conclusion, audit } = await runWith({}, ['Done.'], {}, hostile);
    expect(audit.filter(({ event }) => event === 'hook')).toEqual([]);
    expect(conclusion.outcome).toBe('no_changes');
  });
});

describe('the scripts of hooks', () => {
  const REFUSES = '. "$(dirname "$0")/why.sh"; echo "$WHY in $PWD" >&2; exit 2\n';
  const inBase = { 'tools/check.sh': REFUSES, 'tools/why.sh': 'WHY="Frozen: $(cat a.txt)"\n' };
  const inWorkTree = { 'tools/check.sh': 'exit 0\n', 'tools/why.sh': 'WHY=other\n', 'a.txt': 'two\n' };

  test.each([
    'bash tools/check.sh',
    'bash "$CLAUDE_PROJECT_DIR"/tools/check.sh',
    'bash "$GREENGATE_BASE_DIR/tools/check.sh"',
  ])(
    '%s: the script and what lies beside it are those of the base, and they look at the work tree',
    async (command) => {
      const { conclusion } = await runWith({ UserPromptSubmit: one(command) }, ['Done.'], {}, inWorkTree, inBase);
      expect(conclusion).toMatchObject({ outcome: 'blocked_by_policy', reason: `Frozen: two in ${scene.work}` });
    },
  );

  test('the model cannot change them', async () => {
    const edit = [{ tool: 'Write', input: { file_path: 'tools/check.sh', content: 'exit 0\n' } }];
    const hooks = { PreToolUse: [{ matcher: 'Bash', ...one('bash tools/check.sh')[0] }] };
    const touch = [{ tool: 'Bash', input: { command: 'touch a.txt' } }];
    const { session } = await runWith(hooks, [edit, touch, 'Done.'], {}, {}, inBase);
    expect(session.denials).toMatchObject([{ tool: 'Bash', layer: 'hook', reason: expect.stringMatching(/^Frozen/) }]);
  });

  test('what they import is what is installed', async () => {
    const script = "import { why } from 'why';\nconsole.error(why);\nprocess.exit(2);\n";
    const installed = { 'node_modules/why/index.js': "exports.why = 'Installed.';\n" };
    const { conclusion } = await runWith({ UserPromptSubmit: one('node tools/check.mjs') }, ['Done.'], {}, installed, {
      'tools/check.mjs': script,
    });
    expect(conclusion.reason).toBe('Installed.');
  });

  test('the audit and the messages name the command as it was written', async () => {
    const hooks = { UserPromptSubmit: one('bash tools/none.sh; bash tools/check.sh; exit 1') };
    const { audit, conclusion } = await runWith(hooks, ['Done.'], {}, {}, inBase);
    expect(audit.find(({ event }) => event === 'hook')).toMatchObject({
      hook: 'bash tools/none.sh; bash tools/check.sh; exit 1',
    });
    expect(conclusion.reason).not.toMatch(/GREENGATE_BASE_DIR/);
  });
});

describe('when the model wants to stop', () => {
  test('H20, H24: the hook is told, objects, and is told that it did', async () => {
    const command = `cat >> "$CLAUDE_PROJECT_DIR/../told.jsonl"; echo >> "$CLAUDE_PROJECT_DIR/../told.jsonl"; [ "$(wc -l < "$CLAUDE_PROJECT_DIR/../told.jsonl")" -gt 1 ] || { echo "Write a test." >&2; exit 2; }`;
    const { requests, conclusion } = await runWith({ Stop: one(command) }, [EDIT, 'Finished.']);
    const told = readFileSync(join(scene.root, 'told.jsonl'), 'utf8').trim().split('\n');
    expect(told.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { hook_event_name: 'Stop', stop_hook_active: false, last_assistant_message: 'Finished.', tool_use_count: 1 },
      { hook_event_name: 'Stop', stop_hook_active: true, tool_use_count: 1 },
    ]);
    expect(lastUser(requests[2] as ModelRequest)).toMatchObject({ text: 'Write a test.' });
    expect(conclusion.outcome).toBe('success');
  });

  test('H24: the flag stays while the model works on what the hook wanted, so a hook that heeds it objects once', async () => {
    const heeding = `grep -q '"stop_hook_active":true' || { echo "Look again." >&2; exit 2; }`;
    const { requests, conclusion } = await runWith({ Stop: one(heeding) }, ['Done.', EDIT, 'Done now.']);
    expect(requests).toHaveLength(3);
    expect(conclusion.outcome).toBe('success');
  });

  test('H24: red tests are no doing of the hook: it is asked as if for the first time', async () => {
    const told = 'grep -o stop_hook_active.:[a-z]* >> ../flags';
    const bad = [{ tool: 'Write', input: { file_path: 'a.txt', content: '' } }];
    const good = [{ tool: 'Write', input: { file_path: 'a.txt', content: 'two\n' } }];
    const { conclusion } = await runWith({ Stop: one(told) }, [bad, 'Done.', good, 'Done.']);
    expect(conclusion.outcome).toBe('success');
    expect(readFileSync(join(scene.root, 'flags'), 'utf8')).toBe('stop_hook_active":false\n'.repeat(2));
  });

  test.each(['true', 'echo fine', "echo '{}'", 'echo "Hm" >&2'])('H8: %j ends silently', async (command) => {
    const { requests, conclusion } = await runWith({ Stop: one(command) }, ['Done.']);
    expect(requests).toHaveLength(1);
    expect(conclusion.outcome).toBe('no_changes');
  });

  test('H25, H27: a hook that ignores the flag ends after nine calls, and the reason says so', async () => {
    const { requests, conclusion } = await runWith({ Stop: one('echo more >&2; exit 2') }, ['Done.']);
    expect(requests).toHaveLength(9);
    expect(conclusion).toEqual({
      outcome: 'blocked_by_policy',
      reason: 'The stop check "Stop hook" still objects after 8 attempts.',
      tests: 'not-run',
    });
  });

  test('H25: tool calls in between do not start the count anew', async () => {
    let turn = 0;
    const replies = Array.from({ length: 30 }, (): Reply =>
      (turn += 1) % 2 === 1 ? [{ tool: 'Bash', input: { command: `echo ${turn}` } }] : 'Done.',
    );
    const { requests } = await runWith({ Stop: one('echo more >&2; exit 2') }, replies);
    expect(requests).toHaveLength(18);
  });

  test('H16, H26: a hook that hangs is ended each time, recorded each time, and does not hold the run', async () => {
    const { requests, conclusion, audit } = await runWith({ Stop: one('sleep 60', { timeout: 0.2 }) }, ['Done.']);
    expect(requests).toHaveLength(2);
    expect(conclusion.reason).toBe('The Stop hook "sleep 60" failed: it did not end within 0.2 s.');
    const hooks = audit.filter(({ event }) => event === 'hook');
    expect(hooks.map(({ ending, decision }) => [ending, decision])).toEqual([
      ['timed-out', 'failed'],
      ['timed-out', 'failed'],
    ]);
  });

  test('H28: what a hook makes the model do counts as turns', async () => {
    const { requests, conclusion } = await runWith({ Stop: one('exit 2') }, ['Done.'], { 'max-turns': '2' });
    expect(requests).toHaveLength(2);
    expect(conclusion.outcome).toBe('max_turns');
  });

  test('H15: a hook that fails is told to the model once, and then ends the run', async () => {
    const { requests, conclusion } = await runWith({ Stop: one('./none') }, ['Done.']);
    expect(requests).toHaveLength(2);
    expect(conclusion).toMatchObject({ outcome: 'blocked_by_policy', reason: expect.stringMatching(/exit code 127/) });
  });

  test('continue: false ends the run with its reason', async () => {
    const command = saying({ continue: false, stopReason: 'Wait for a person.' });
    const { requests, conclusion, files } = await runWith({ Stop: one(command) }, [EDIT, 'Done.']);
    expect(requests).toHaveLength(2);
    expect(conclusion).toMatchObject({ outcome: 'blocked_by_policy', reason: 'Wait for a person.' });
    expect(files.map(({ path }) => path)).toEqual(['a.txt']);
  });

  test('its context is feedback: the model goes on with it', async () => {
    const context = saying({ hookSpecificOutput: { hookEventName: 'Stop', additionalContext: 'Lint is red.' } });
    const command = `[ -e ../once ] || { touch ../once; ${context}\n}`;
    const { requests } = await runWith({ Stop: one(command) }, ['Done.']);
    expect(requests).toHaveLength(2);
    expect(lastUser(requests[1] as ModelRequest)).toMatchObject({ text: 'Lint is red.' });
  });

  test('what a Stop hook changes is tested with the rest', async () => {
    const { conclusion, files, session } = await runWith({ Stop: one('echo formatted >> a.txt') }, [EDIT, 'Done.']);
    expect(conclusion.outcome).toBe('success');
    expect(files).toMatchObject([{ path: 'a.txt', added: 2 }]);
    expect(session.attempts).toHaveLength(1);
  });
});

describe('whatever can hold up the end has a bound, a time limit and a record for each time', () => {
  const RED = { 'test-command': 'false', 'gate-attempts': '2' };

  test.each<[string, Record<string, unknown>, Partial<Record<InputName, string>>, number, string[], RegExp]>([
    ['a Stop hook that objects', { Stop: one('exit 2') }, {}, 9, Array<string>(9).fill('block'), /after 8 attempts/],
    ['a Stop hook that fails', { Stop: one('exit 1') }, {}, 2, ['failed', 'failed'], /failed: exit code 1/],
    [
      'a Stop hook that hangs',
      { Stop: one('sleep 60', { timeout: 0.2 }) },
      {},
      2,
      ['failed', 'failed'],
      /within 0\.2 s/,
    ],
    [
      'a Stop hook that always has something to say',
      { Stop: one(saying({ hookSpecificOutput: { hookEventName: 'Stop', additionalContext: 'Hm.' } })) },
      {},
      9,
      Array<string>(9).fill('none'),
      /after 8 attempts/,
    ],
    // The tests of an unchanged tree are not run again.
    ['red tests', {}, RED, 3, ['failed'], /./],
  ])('H26: %s', async (_name, hooks, inputs, turns, decisions, reason) => {
    const gate = inputs === RED;
    const { requests, conclusion, audit } = await runWith(hooks, gate ? [EDIT, 'Done.'] : ['Done.'], inputs);
    expect(requests).toHaveLength(turns);
    expect(conclusion.reason).toMatch(reason);
    const records = audit.filter(({ event }) => event === (gate ? 'gate' : 'hook'));
    expect(records.map(({ decision, verdict }) => decision ?? verdict)).toEqual(decisions);
    expect(records.every(({ durationMs }) => typeof durationMs === 'number')).toBe(true);
  });
});

describe('after the work', () => {
  test('H20: SessionEnd is told how it ended, and can change nothing any more', async () => {
    const command = 'cat > ../end.json; echo late >> a.txt';
    const { conclusion, files } = await runWith({ SessionEnd: one(command) }, [EDIT, 'Done.']);
    expect(JSON.parse(readFileSync(join(scene.root, 'end.json'), 'utf8'))).toMatchObject({
      hook_event_name: 'SessionEnd',
      reason: 'other',
      outcome: 'success',
    });
    expect(conclusion.outcome).toBe('success');
    expect(files).toMatchObject([{ path: 'a.txt', added: 1, removed: 1 }]);
  });

  test.each([
    ['exit 1', /SessionEnd hook "exit 1" failed/],
    [saying({ systemMessage: 'Cleaned up.' }), /^Cleaned up\.$/],
    [saying({ decision: 'block' }), /decision has no effect in a SessionEnd hook/],
  ])('%s is in the notes', async (command, note) => {
    const { notes, conclusion } = await runWith({ SessionEnd: one(command) }, ['Done.']);
    expect(notes).toEqual([expect.stringMatching(note)]);
    expect(conclusion.outcome).toBe('no_changes');
  });
});
