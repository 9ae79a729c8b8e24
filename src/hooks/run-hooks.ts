import { messageOf } from '../errors.js';
import type { Redact } from '../redact.js';
import type { Circumstances, Hook, HookAnswer, HookCall, HookEvent, HookRun } from './events.js';
import { mergeAnswers } from './merge-answers.js';

/** Exactly one for every run of a hook. */
export interface HookRecord {
  readonly hookEvent: HookEvent;
  readonly hook: string;
  readonly callId?: string;
  readonly durationMs: number;
  readonly exitCode?: number | null;
  readonly ending?: string;
  readonly decision: 'none' | 'block' | 'end' | 'rewrite' | 'failed' | 'cancelled';
  /** Its beginning. */
  readonly output?: string;
}

export interface HooksParts {
  readonly redact: Redact;
  /** Keeps a text that is too long to be told whole, and gives the words on where; empty when there is no room. */
  readonly keep: (text: string) => string;
  readonly onRun: (record: HookRecord) => void;
  /** Told what a hook has to say to the user. */
  readonly onMessage: (message: string) => void;
}

export interface Hooks {
  readonly has: (event: HookEvent) => boolean;
  /** Asks every hook that matches. Throws only when the signal was aborted, after all have ended. */
  readonly ask: (call: HookCall, circumstances: Circumstances) => Promise<HookAnswer>;
}

const LONGEST_TEXT = 10_000;
const PREVIEW = 9_000;
const LONGEST_RECORD = 2_000;

/** All hooks that match run side by side, identical ones once, and none is spared because another one has decided. */
export function createHooks(hooks: readonly Hook[], parts: HooksParts): Hooks {
  async function ask(call: HookCall, circumstances: Circumstances): Promise<HookAnswer> {
    const asked = await matching(hooks, call, circumstances);
    if (asked.length > 0) await circumstances.ready;
    const answers = await Promise.all(asked.map((hook) => runOne(hook, call, circumstances.signal, parts)));
    if (asked.length > 0) circumstances.signal.throwIfAborted();
    const answer = mergeAnswers(answers.map((one) => presentable(one, parts)));
    if (answer.message !== undefined) parts.onMessage(answer.message);
    return answer;
  }
  return { has: (event) => hooks.some((hook) => hook.event === event), ask };
}

async function matching(hooks: readonly Hook[], call: HookCall, circumstances: Circumstances): Promise<Hook[]> {
  const ofEvent = hooks.filter((hook) => hook.event === call.hook_event_name);
  // Where it cannot be told whether a hook is meant, it is asked.
  const meant = await Promise.all(
    ofEvent.map(async (hook) => {
      try {
        return await hook.matches(call, circumstances);
      } catch {
        return true;
      }
    }),
  );
  const matched = ofEvent.filter((_hook, at) => meant[at]);
  return matched.filter(({ key }, at) => key === undefined || matched.findIndex((other) => other.key === key) === at);
}

async function runOne(hook: Hook, call: HookCall, signal: AbortSignal, parts: HooksParts): Promise<HookAnswer> {
  const startedAt = performance.now();
  const run = await hook.run(call, signal).catch((error: unknown): HookRun => {
    const block = `The ${hook.event} hook ${JSON.stringify(hook.name)} failed: ${messageOf(error)}.`;
    return { answer: { block, failed: true } };
  });
  const { exitCode, ending, output } = run;
  parts.onRun({
    hookEvent: hook.event,
    hook: hook.name,
    ...('tool_use_id' in call ? { callId: call.tool_use_id } : {}),
    durationMs: Math.round(performance.now() - startedAt),
    ...(exitCode === undefined ? {} : { exitCode }),
    ...(ending === undefined ? {} : { ending }),
    decision: ending === 'cancelled' ? 'cancelled' : decisionOf(run.answer),
    ...(output === undefined ? {} : { output: sound(output).slice(0, LONGEST_RECORD) }),
  });
  return run.answer;
}

function decisionOf({ end, block, failed, input }: HookAnswer): HookRecord['decision'] {
  if (end !== undefined) return 'end';
  if (block !== undefined) return failed === true ? 'failed' : 'block';
  return input === undefined ? 'none' : 'rewrite';
}

/** Masked, sound and short: these texts go to the model, the report and the log. */
function presentable(answer: HookAnswer, { redact, keep }: HooksParts): HookAnswer {
  const fit = (field: 'block' | 'end' | 'context' | 'message') => {
    const said = answer[field];
    return said === undefined ? {} : { [field]: shortened(redact(sound(said)), keep) };
  };
  return { ...answer, ...fit('end'), ...fit('block'), ...fit('context'), ...fit('message') };
}

function shortened(text: string, keep: HooksParts['keep']): string {
  if (text.length <= LONGEST_TEXT) return text;
  const where = keep(text);
  const preview = text.slice(0, PREVIEW).replace(/[\uD800-\uDBFF]$/, '');
  return `${preview}\n[... ${text.length - preview.length} more characters${where === '' ? '' : `; ${where}`}]`;
}

function sound(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
