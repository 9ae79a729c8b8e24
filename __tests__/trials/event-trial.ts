import type { ActionResult } from '../../src/demo/action-runner.js';
import type { World } from '../world/world.js';
import { builtAction } from './built-action.js';
import { DEFAULTS, NEEDS_PROMPT, type Choice } from './defaults.js';
import { readEvent, readEventIndex, type EventEntry, type EventIndex, type RecordedEvent } from './event-index.js';
import { createEventOrigin, deliveredEvent, workspaceOf, worldOf } from './event-world.js';
import { rowOf, type Row, type Trial } from './table.js';

export type Decision = 'trigger' | 'ignore' | 'error';

interface Wanted {
  readonly name: string;
  readonly decision: Decision;
  readonly inputs: Readonly<Record<string, string>>;
  /** Undefined: nothing is said of it. */
  readonly number?: number | null | undefined;
  readonly actor?: string | undefined;
  readonly prompt?: string | undefined;
}

/** One trial for each event of the index, and one more for each setting on which the decision depends. */
export async function eventTrials(directory: string, scratch: string): Promise<Trial[]> {
  const index = await readEventIndex(directory);
  const recorded = await Promise.all(
    index.events.map(async (entry) => ({ entry, event: await readEvent(directory, entry.file) })),
  );
  const heads = recorded.flatMap(({ event }) => event.payload.pull_request?.head.ref ?? []);
  const origin = await createEventOrigin(scratch, heads);
  return recorded.flatMap(({ entry, event }) =>
    wantedOf(index, entry).map((wanted) => ({
      name: wanted.name,
      play: () => eventTrial({ entry, event, wanted, origin, scratch }),
    })),
  );
}

function wantedOf({ assume }: EventIndex, { file, expect }: EventEntry): Wanted[] {
  const inputs = {
    'trigger-phrase': assume.trigger_phrase,
    label: assume.label_trigger,
    assignee: assume.assignee_trigger,
  };
  const { number, actor, prompt, decision } = expect;
  if (decision !== 'config-dependent') {
    const given = { ...inputs, ...NEEDS_PROMPT[file] };
    return [{ name: file, decision: decision as Decision, inputs: given, number, actor, prompt }];
  }
  const choices: readonly Choice[] = DEFAULTS[file] ?? [{ decision: 'error', why: 'defaults.ts lacks this event' }];
  return choices.map((choice) => ({
    name: `${file} (${choice.why})`,
    decision: choice.decision,
    inputs: { ...inputs, ...choice.inputs },
    number: choice.number === undefined ? number : choice.number,
    actor,
    prompt: choice.prompt ?? prompt,
  }));
}

interface EventTrial {
  readonly entry: EventEntry;
  readonly event: RecordedEvent;
  readonly wanted: Wanted;
  readonly origin: string;
  readonly scratch: string;
}

async function eventTrial({ entry, event, wanted, origin, scratch }: EventTrial): Promise<Row> {
  const world = await worldOf(entry, event.payload, { origin, actionDirectory: builtAction(scratch) });
  try {
    const result = await world.deliver(await deliveredEvent(world, entry, event), {
      inputs: wanted.inputs,
      // What is ignored needs no checkout, and what should be is faster without.
      workspace: wanted.decision === 'trigger' ? await workspaceOf(world) : scratch,
    });
    const got = decisionIn(world, result);
    const differences = [
      ...(got === wanted.decision ? [] : [`${got} instead of ${wanted.decision}: ${result.outputs['summary'] ?? ''}`]),
      ...inOrder(world, result),
      ...(got === 'ignore' ? quiet(world, entry, result) : []),
      ...(got === 'trigger' ? asAsked(world, wanted) : []),
    ];
    const outcome = result.outputs['outcome'] ?? 'no outcome';
    return rowOf(wanted.name, wanted.decision, `${got} (${outcome})`, differences);
  } finally {
    await world.close();
  }
}

function decisionIn(world: World, { outputs }: ActionResult): Decision {
  if (outputs['outcome'] === 'ignored') return 'ignore';
  return requestsOf(world).length > 0 ? 'trigger' : 'error';
}

function requestsOf({ github, model }: World): string[] {
  return [...github.requests.map(({ method, path }) => `${method} ${path}`), ...model.requests.map(({ path }) => path)];
}

/** True of every run: an end with a code that fits, no stack trace, nothing that GitHub's description does not know. */
function inOrder(world: World, { outputs, exitCode, log, post }: ActionResult): string[] {
  const fine = ['success', 'no_changes', 'ignored'].includes(outputs['outcome'] ?? '');
  return [
    ...(exitCode === (fine ? 0 : 1) ? [] : [`exit code ${exitCode} with outcome ${outputs['outcome']}`]),
    ...(post?.exitCode === 0 ? [] : [`post step: exit code ${post?.exitCode}`]),
    ...log.filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line)).map((line) => `stack trace: ${line.trim()}`),
    ...world.violations,
  ];
}

function quiet(world: World, { expect }: EventEntry, { log }: ActionResult): string[] {
  const requests = requestsOf(world);
  const isQuestion = (request: string): boolean => /^GET \/repos\/[^ ]+\/permission$/.test(request);
  const allowed = expect.api === undefined ? [] : requests.filter(isQuestion);
  const lines = log.filter((line) => line.trim() !== '');
  return [
    ...requests.filter((request) => !allowed.includes(request)).map((request) => `asked although ignored: ${request}`),
    ...(lines.length === 1 ? [] : [`${lines.length} lines of log instead of one`]),
  ];
}

function asAsked(world: World, wanted: Wanted): string[] {
  const { number, actor, prompt } = wanted;
  const ours = [...world.repository.comments.values()].filter(({ author }) => author === 'github-actions[bot]');
  const numbers = [...new Set(ours.map(({ issue }) => issue))];
  const judged = world.github.requests.flatMap(
    ({ path }) => /\/collaborators\/([^/]+)\/permission/.exec(path)?.[1] ?? [],
  );
  const asked = decodeURIComponent(judged[0] ?? '');
  const differences: string[] = [];
  if (number !== undefined && numbers.join() !== (number ?? '').toString()) {
    differences.push(`answered in #${numbers.join(', #')} instead of #${number}`);
  }
  if (actor !== undefined && asked !== '' && asked !== actor) differences.push(`judged ${asked} instead of ${actor}`);
  if (number !== undefined && number !== null && asked === '' && actor?.endsWith('[bot]') === false) {
    differences.push(`nobody asked for the permission of ${actor}`);
  }
  const told = opening(world);
  if (prompt !== undefined && told !== undefined && !says(told, prompt)) {
    differences.push(`the model was not asked for "${prompt}" but: ${told.slice(0, 120)}`);
  }
  return differences;
}

/** What the model was told first; undefined when it was not asked. */
function opening({ model }: World): string | undefined {
  const messages = model.requests[0]?.body.messages as { content: string | { text?: string }[] }[] | undefined;
  const content = messages?.[0]?.content;
  return typeof content === 'string' ? content : content?.map(({ text = '' }) => text).join('\n');
}

/** The request stands between its heading and the first block of data; an empty one points at the thread. */
function says(told: string, prompt: string): boolean {
  if (prompt === '') return /^Task, asked[^:]*: resolve /.test(told);
  const [, request = ''] = /^Task, asked[^:]*:\n\n([^]*?)(?=\n\n<|\n\n\(|$)/.exec(told) ?? [];
  return request.trim() === prompt;
}
