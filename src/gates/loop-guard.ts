import type { ToolUseBlock } from '../agent/message.js';

/** Notices a model that goes round in circles. Asked once about every call, in the order of the calls. */
export interface LoopGuard {
  /** What the call is answered with instead of being run; undefined: run it. */
  refuse(call: ToolUseBlock): string | undefined;
  /** A file was changed: the same call may now have another result. */
  changed(): void;
  /** Was a call made once more after it had been answered like this? */
  readonly stuck: () => boolean;
}

const MOST_IN_A_ROW = 2;

/** `isAside`: tools that act on nothing, so that a call of theirs in between is no other way being tried. */
export function createLoopGuard(isAside: (tool: string) => boolean): LoopGuard {
  const timesInARow = new Map<string, number>();
  let stuck = false;
  return {
    refuse(call) {
      const key = `${call.name} ${canonical(call.input)}`;
      if (!timesInARow.has(key) && !isAside(call.name)) timesInARow.clear();
      const times = (timesInARow.get(key) ?? 0) + 1;
      timesInARow.set(key, times);
      if (times > MOST_IN_A_ROW + 1) stuck = true;
      return times > MOST_IN_A_ROW ? refusal(call.name, times) : undefined;
    },
    changed: () => timesInARow.clear(),
    stuck: () => stuck,
  };
}

function refusal(tool: string, times: number): string {
  const what = `Not run: ${tool} was called with this very input ${times} times in a row, and nothing was changed in between, so the result stays what it was.`;
  if (times > MOST_IN_A_ROW + 1) return `${what} The run ends here.`;
  return `${what} Take another way, or finish and say what is missing. The same call once more ends the run.`;
}

/** JSON with its keys in order: how the model happened to order them makes no other call. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
