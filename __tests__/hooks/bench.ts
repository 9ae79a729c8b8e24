import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandHooks } from '../../src/hooks/command-hook.js';
import type { Hook, HookCall, HookEvent } from '../../src/hooks/events.js';
import { createHooks, type HookRecord, type Hooks } from '../../src/hooks/run-hooks.js';
import { hookSettings } from '../../src/hooks/settings.js';
import { createPlainSandbox } from '../../src/sandbox/plain.js';

export interface HookLine {
  readonly command: string;
  readonly timeout?: number;
  readonly if?: string;
  readonly onFailure?: 'block' | 'allow';
}

export interface Benched {
  readonly hooks: Hooks;
  readonly records: HookRecord[];
  readonly messages: string[];
  readonly kept: string[];
}

export const SECRET = 's3cret-value';

/** A real directory in which real hook commands run. */
export class Bench {
  readonly outer = realpathSync(mkdtempSync(join(tmpdir(), 'greengate-hooks-')));
  readonly workspace = join(this.outer, 'work');
  readonly sandbox = createPlainSandbox({ environment: { PATH: process.env['PATH'], GITHUB_TOKEN: SECRET } });

  constructor() {
    mkdirSync(this.workspace);
  }

  /** The commands as hooks of one event, in this order. */
  of(event: HookEvent, ...lines: (string | HookLine)[]): Benched {
    const hooks = lines.map((line) => ({ type: 'command', ...(typeof line === 'string' ? { command: line } : line) }));
    return this.with({ [event]: [{ hooks }] });
  }

  with(settings: unknown, own: readonly Hook[] = []): Benched {
    const { workspace, sandbox } = this;
    const common = { sandbox, workspace, sessionId: 'session-1', transcriptPath: join(this.outer, 't.jsonl') };
    const records: HookRecord[] = [];
    const messages: string[] = [];
    const kept: string[] = [];
    const hooks = createHooks([...commandHooks(hookSettings.parse(settings), common), ...own], {
      redact: (text) => text.replaceAll(SECRET, '***'),
      keep: (text) => `all of it is in /kept/${kept.push(text)}.txt`,
      onRun: (record) => records.push(record),
      onMessage: (message) => messages.push(message),
    });
    return { hooks, records, messages, kept };
  }

  write(name: string, text: string): string {
    const path = join(this.workspace, name);
    writeFileSync(path, text);
    return path;
  }

  read(name: string): string {
    const path = join(this.workspace, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  }

  remove(): void {
    rmSync(this.outer, { recursive: true, force: true });
  }
}

export const never = new AbortController().signal;

/** A call of each event, as the run makes it. */
export const CALLS: Readonly<Record<HookEvent, HookCall>> = {
  SessionStart: { hook_event_name: 'SessionStart', source: 'startup', model: 'm' },
  UserPromptSubmit: { hook_event_name: 'UserPromptSubmit', prompt: 'Fix it.' },
  PreToolUse: { hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command: 'ls' }, tool_use_id: 'c1' },
  PostToolUse: {
    hook_event_name: 'PostToolUse',
    tool_name: 'Bash',
    tool_input: { command: 'ls' },
    tool_use_id: 'c1',
    tool_response: { content: 'a.txt', is_error: false },
    duration_ms: 3,
  },
  PostToolBatch: {
    hook_event_name: 'PostToolBatch',
    tool_calls: [{ tool_name: 'Bash', tool_input: { command: 'ls' }, tool_use_id: 'c1', tool_response: 'a.txt' }],
  },
  Stop: { hook_event_name: 'Stop', stop_hook_active: false, last_assistant_message: 'Done.', tool_use_count: 2 },
  SessionEnd: { hook_event_name: 'SessionEnd', reason: 'other', outcome: 'success' },
};

/** A command that prints this as JSON. */
export function saying(output: unknown): string {
  return `cat <<'JSON'\n${JSON.stringify(output)}\nJSON`;
}
