import type { ChangedFile, Finding } from '../types.js';
import { softened } from './ci-units.js';
import { flatten } from './options.js';

type Yaml = Record<string, unknown>;

/** Events, branches, paths and types under which a workflow runs. */
export function triggers(before: Yaml, after: Yaml, file: ChangedFile): Finding[] {
  const on = (root: Yaml): Map<string, string[]> =>
    flatten(normalEvents(root['on'] ?? root['true'] ?? root['trigger'] ?? {}));
  const [was, is] = [on(before), on(after)];
  const events = (options: Map<string, string[]>): string[] => [
    ...new Set([...options.keys()].map((key) => key.split('.')[0] ?? '')),
  ];
  const lost = events(was).filter(
    (event) =>
      /^(?:push|pull_request|pull_request_target|merge_group|schedule)$/.test(event) && !events(is).includes(event),
  );
  const narrowed = [...new Set([...was.keys(), ...is.keys()])].flatMap((key): Finding[] => {
    const [event = '', filter = ''] = key.split('.');
    if (lost.includes(event) || !events(was).includes(event)) return [];
    const [old, now] = [was.get(key) ?? [], is.get(key) ?? []];
    const came = now.filter((one) => !old.includes(one));
    const gone = old.filter((one) => !now.includes(one));
    if (/^(?:branches|paths|types|tags)-ignore$/.test(filter))
      return came.length > 0
        ? [softened(file, `${event} is not tested for ${came.join(', ')} any more.`, [event, filter, ...came])]
        : [];
    if (!/^(?:branches|paths|types)$/.test(filter)) return [];
    const covered = now.some((one) => one === '**' || one === '*');
    const narrower = old.length === 0 ? came.length > 0 : gone.length > 0 && now.length > 0 && !covered;
    return narrower
      ? [softened(file, `${event} is tested only for ${now.join(', ')}.`, [event, filter, ...gone, ...now])]
      : [];
  });
  return [
    ...lost.map((event) => softened(file, `The workflow does not run on ${event} any more.`, [event])),
    ...narrowed,
  ];
}

function normalEvents(on: unknown): unknown {
  if (typeof on === 'string') return { [on]: { any: 'any' } };
  if (Array.isArray(on)) return Object.fromEntries(on.map((event) => [String(event), { any: 'any' }]));
  if (on === null || typeof on !== 'object') return {};
  return Object.fromEntries(
    Object.entries(on).map(([event, value]) => [
      event,
      value === null ? { any: 'any' } : Array.isArray(value) ? { any: 'any' } : { any: 'any', ...(value as Yaml) },
    ]),
  );
}
