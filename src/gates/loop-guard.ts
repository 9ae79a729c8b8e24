import type { ToolUseBlock } from '../agent/message.js';

/** A call that was made too often. */
export interface Repetition {
  /** What it is answered with instead of being run. */
  readonly text: string;
  /** It was answered like this before. */
  readonly endsRun: boolean;
}

/** Notices a model that goes round in circles. */
export interface LoopGuard {
  /** Counts a call, in the order of the calls. Undefined: run it. */
  count(call: ToolUseBlock): Repetition | undefined;
  /** The call was refused by a rule or a hook: that is counted elsewhere, and a result it has not. */
  refused(call: ToolUseBlock): void;
  /** A file was changed: the same call may now have another result. */
  changed(): void;
  /** Gives back the state of this moment: calls that are counted after it can turn out never to have been made. */
  mark(): () => void;
}

const MOST_IN_A_ROW = 2;

/** `isAside`: tools that act on nothing, so that a call of theirs in between is no other way being tried. */
export function createLoopGuard(isAside: (tool: string) => boolean): LoopGuard {
  let timesInARow = new Map<string, number>();
  return {
    count(call) {
      const key = keyOf(call);
      if (!timesInARow.has(key) && !isAside(call.name)) timesInARow.clear();
      const times = (timesInARow.get(key) ?? 0) + 1;
      timesInARow.set(key, times);
      return times > MOST_IN_A_ROW ? repetition(call.name, times) : undefined;
    },
    refused: (call) => void timesInARow.delete(keyOf(call)),
    changed: () => timesInARow.clear(),
    mark() {
      const then = new Map(timesInARow);
      return () => void (timesInARow = then);
    },
  };
}

function repetition(tool: string, times: number): Repetition {
  const what = `Not run: ${tool} was called with this very input ${times} times in a row, and nothing was changed in between, so the result stays what it was.`;
  const endsRun = times > MOST_IN_A_ROW + 1;
  const next = endsRun
    ? 'The run ends here.'
    : 'Take another way, or finish and say what is missing. The same call once more ends the run.';
  return { text: `${what} ${next}`, endsRun };
}

function keyOf({ name, input }: ToolUseBlock): string {
  return `${name} ${canonical(input)}`;
}

/** JSON with its keys in order: how the model happened to order them makes no other call. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
