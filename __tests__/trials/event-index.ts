import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The list of recorded events and what is expected of each. */
export interface EventIndex {
  readonly assume: {
    readonly trigger_phrase: string;
    readonly label_trigger: string;
    readonly assignee_trigger: string;
  };
  readonly events: readonly EventEntry[];
}

export interface EventEntry {
  readonly file: string;
  readonly event: string;
  readonly expect: {
    readonly decision: string;
    readonly number?: number | null;
    readonly actor?: string;
    readonly prompt?: string;
    readonly is_fork?: boolean | string | null;
    readonly api?: Readonly<Record<string, { readonly permission?: string }>>;
  };
}

/** The parts of a payload from which the world around it is made. */
export interface EventPayload {
  readonly repository?: { readonly full_name?: string; readonly default_branch?: string };
  readonly sender?: { readonly login: string };
  readonly ref?: string;
  readonly issue?: { readonly number: number };
  readonly comment?: { readonly id: number; readonly body: string; readonly user: { readonly login: string } | null };
  readonly pull_request?: {
    readonly head: { readonly ref: string; readonly repo: { readonly full_name: string } | null };
    readonly base: { readonly ref: string };
  };
}

export async function readEventIndex(directory: string): Promise<EventIndex> {
  return JSON.parse(await readFile(join(directory, 'index.json'), 'utf8')) as EventIndex;
}

/** The payload as it lies there, and what of it can be read. */
export interface RecordedEvent {
  readonly text: string;
  readonly payload: EventPayload;
}

export async function readEvent(directory: string, file: string): Promise<RecordedEvent> {
  const text = await readFile(join(directory, file), 'utf8');
  try {
    return { text, payload: JSON.parse(text) as EventPayload };
  } catch {
    return { text, payload: {} };
  }
}
