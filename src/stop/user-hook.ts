import type { Objection } from '../agent/loop.js';
import type { Hooks } from '../hooks/run-hooks.js';
import type { CheckState, StopCheck } from './index.js';

export interface UserHookParts {
  readonly hooks: Hooks;
  /** How many calls the model has made so far. */
  readonly toolUses: () => number;
}

/** A hook that cannot do its work will not do it later either: the model gets one chance to mend the cause. */
const MOST_FAILURES = 1;

/** The user's Stop hooks as one check among the others. How often they may object is bounded where checks are asked. */
export function createUserHook({ hooks, toolUses }: UserHookParts): StopCheck {
  let failures = 0;

  async function check(state: CheckState): Promise<Objection | undefined> {
    const answer = await hooks.ask(
      {
        hook_event_name: 'Stop',
        stop_hook_active: state.stopHookActive,
        last_assistant_message: state.lastAssistantMessage,
        tool_use_count: toolUses(),
      },
      { signal: state.signal },
    );
    if (answer.end !== undefined) return { kind: 'over', reason: answer.end };
    if (answer.failed === true && (failures += 1) > MOST_FAILURES) {
      return { kind: 'over', reason: answer.block ?? 'A Stop hook failed.' };
    }
    const said = [answer.block, answer.context].filter((text) => text !== undefined);
    return said.length === 0 ? undefined : { kind: 'again', text: said.join('\n') };
  }
  return { name: USER_HOOK, check };
}

export const USER_HOOK = 'Stop hook';
