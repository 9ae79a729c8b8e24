import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { HOOK_EVENTS, type HookAnswer, type HookEvent } from '../../src/hooks/events.js';
import { abortWhen } from '../world/abort-when.js';
import { Bench, CALLS, never, saying, SECRET } from './bench.js';

const bench = new Bench();
afterAll(() => bench.remove());

const ask = (event: HookEvent, line: Parameters<Bench['of']>[1]) =>
  bench.of(event, line).hooks.ask(CALLS[event], { signal: never });

describe('what a command is told', () => {
  test.each(HOOK_EVENTS)('H23: %s: the call as one JSON object on stdin', async (event) => {
    await ask(event, `cat > told-${event}.json`);
    const common = {
      session_id: 'session-1',
      transcript_path: join(bench.outer, 't.jsonl'),
      cwd: bench.workspace,
      permission_mode: 'dontAsk',
    };
    expect(JSON.parse(bench.read(`told-${event}.json`))).toEqual({ ...common, ...CALLS[event] });
  });

  test('it runs in the workspace, knows where that is, and has no key', async () => {
    await ask('Stop', 'echo "$PWD $CLAUDE_PROJECT_DIR [$GITHUB_TOKEN]" > where.txt');
    expect(bench.read('where.txt')).toBe(`${bench.workspace} ${bench.workspace} []\n`);
  });

  test('it need not read what it is told', async () => {
    const long = { ...CALLS.UserPromptSubmit, prompt: 'x'.repeat(2_000_000) } as typeof CALLS.UserPromptSubmit;
    expect(await bench.of('UserPromptSubmit', 'exit 0').hooks.ask(long, { signal: never })).toEqual({});
  });
});

describe('what it says with its exit code', () => {
  test.each<[string, HookEvent, string, HookAnswer]>([
    ['H13: 0 and silence', 'PreToolUse', 'true', {}],
    ['H8: 0 and an empty string', 'PreToolUse', 'echo \'""\'', {}],
    ['0 and words', 'PreToolUse', 'echo fine', {}],
    ['0 and words before the work', 'UserPromptSubmit', 'echo fact', { context: 'fact' }],
    ['0 and words at the start', 'SessionStart', 'echo fact', { context: 'fact' }],
    ['0 and noise on stderr', 'PreToolUse', 'echo noise >&2', {}],
    ['2 and stderr', 'PreToolUse', 'echo no >&2; exit 2', { block: 'no', failed: false }],
    [
      '2 and silence',
      'PreToolUse',
      'exit 2',
      { block: 'A PreToolUse hook refused this and gave no reason.', failed: false },
    ],
    [
      '2 and a reason in JSON',
      'Stop',
      `${saying({ decision: 'block', reason: 'no' })}; exit 2`,
      { block: 'no', failed: false },
    ],
    [
      'H9: 2 beats an allow in JSON',
      'PreToolUse',
      `${saying({ hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'allow' } })}\nexit 2`,
      { block: 'A PreToolUse hook refused this and gave no reason.', failed: false },
    ],
    [
      '1 and a decision in JSON: both are told, and it is a decision',
      'Stop',
      `${saying({ decision: 'block', reason: 'no' })}\nexit 1`,
      {
        block: expect.stringMatching(/^no\nThe Stop hook .* failed: exit code 1\.$/s) as unknown as string,
        failed: false,
      },
    ],
  ])('%s', async (_name, event, command, answer) => {
    // A here-document ends at a line of its own.
    expect(await ask(event, command.replace('JSON; exit 2', 'JSON\nexit 2'))).toEqual(answer);
  });
});

describe('a hook that cannot do its work', () => {
  const FAILURES: [string, string, number | undefined, RegExp][] = [
    ['crashes', 'echo oops >&2; exit 1', undefined, /failed: exit code 1\.\noops$/],
    ['is not found', './no-such-script', undefined, /failed: exit code 127\.\n.*no-such-script/s],
    ['may not be run', 'touch plain; ./plain', undefined, /failed: exit code 126\./],
    ['kills itself', 'kill -9 $$', undefined, /failed: ended by SIGKILL\./],
    ['hangs', 'sleep 30', 0.2, /failed: it did not end within 0\.2 s\./],
  ];

  test.each(FAILURES)('H15: that %s blocks', async (_name, command, timeout, words) => {
    const line = { command, ...(timeout === undefined ? {} : { timeout }) };
    const { hooks, records } = bench.of('PreToolUse', line);
    const answer = await hooks.ask(CALLS.PreToolUse, { signal: never });
    expect(answer).toEqual({ block: expect.stringMatching(words), failed: true });
    expect(records.map(({ decision }) => decision)).toEqual(['failed']);
  });

  test.each(FAILURES)(
    'H15: that %s is passed over by the choice of the user, who is told',
    async (_n, command, timeout, words) => {
      const line = { command, onFailure: 'allow' as const, ...(timeout === undefined ? {} : { timeout }) };
      const { hooks, messages } = bench.of('PreToolUse', line);
      const { block } = await hooks.ask(CALLS.PreToolUse, { signal: never });
      expect(block).toBeUndefined();
      expect(messages[0]?.replace(/\n\(It was passed over, as its onFailure says\.\)$/, '')).toMatch(words);
    },
  );

  test.each([
    ['a field without effect', saying({ permissionDecision: 'deny' })],
    ['broken JSON', "echo '{'"],
    ['more than it can be read', `printf '{"systemMessage":"'; head -c 2000000 /dev/zero | tr '\\0' x; printf '"}'`],
  ])('H6: %s blocks even where failures are passed over', async (_name, command) => {
    const answer = await ask('PreToolUse', { command, onFailure: 'allow' });
    expect(answer).toMatchObject({ block: expect.stringMatching(/failed: its output/), failed: true });
  });

  test('H15: a decision is a decision, even of a hook whose failures are passed over', async () => {
    expect(await ask('PreToolUse', { command: 'echo no >&2; exit 2', onFailure: 'allow' })).toMatchObject({
      block: 'no',
    });
  });

  test('H16: what it started is ended with it', async () => {
    const signal = abortWhen(() => existsSync(join(bench.workspace, 'begun')));
    const { hooks } = bench.of('PreToolUse', 'sleep 60 & echo $! > child.pid; touch begun; wait');
    await expect(hooks.ask(CALLS.PreToolUse, { signal })).rejects.toThrow(/abort/i);
    const stat = `/proc/${bench.read('child.pid').trim()}/stat`;
    expect(existsSync(stat) && !/\) [ZX] /.test(readFileSync(stat, 'utf8'))).toBe(false);
  });

  test('an abort ends the hook and is no verdict', async () => {
    const controller = new AbortController();
    const { hooks, records } = bench.of('PreToolUse', 'touch begun; sleep 60');
    const asked = hooks.ask(CALLS.PreToolUse, { signal: controller.signal });
    const poll = setInterval(() => existsSync(join(bench.workspace, 'begun')) && controller.abort(), 10);
    await expect(asked).rejects.toThrow(/abort/i);
    clearInterval(poll);
    expect(records.map(({ decision }) => decision)).toEqual(['cancelled']);
  });
});

describe('what it says is made fit', () => {
  test('a long text is cut with a note, and kept', async () => {
    const { hooks, kept } = bench.of('UserPromptSubmit', "head -c 25000 /dev/zero | tr '\\0' x");
    const { context = '' } = await hooks.ask(CALLS.UserPromptSubmit, { signal: never });
    expect(context).toMatch(/^x{9000}\n\[\.\.\. 16000 more characters; all of it is in \/kept\/1\.txt\]$/);
    expect(kept).toEqual(['x'.repeat(25_000)]);
  });

  test('10,000 characters are not long', async () => {
    const { hooks, kept } = bench.of('PreToolUse', "head -c 10000 /dev/zero | tr '\\0' x >&2; exit 2");
    expect((await hooks.ask(CALLS.PreToolUse, { signal: never })).block).toBe('x'.repeat(10_000));
    expect(kept).toEqual([]);
  });

  test('secrets are masked, and what no API takes is taken out', async () => {
    const text = `{"systemMessage":"key ${SECRET} \\ud800\\u0000b"}`;
    const { hooks, messages } = bench.of('Stop', `cat <<'JSON'\n${text}\nJSON`);
    await hooks.ask(CALLS.Stop, { signal: never });
    expect(messages).toEqual(['key *** \ufffdb']);
  });
});
