import { parse } from 'yaml';
import type { Change, ChangedFile, Finding } from '../types.js';
import { compareScripts } from './compare-scripts.js';
import { flatten } from './options.js';
import { checksNothing, programOf } from './program.js';
import { shellParts } from './shell-parts.js';

type Yaml = Record<string, unknown>;

/** One place of a pipeline that runs commands: a step, or a job with a script. */
interface Unit {
  readonly job: string;
  readonly name: string;
  readonly script: string;
  readonly soft: readonly Soft[];
}

/** What lets a unit fail, or keeps it from running. */
interface Soft {
  readonly key: string;
  readonly value: string;
}

const SOFT =
  /^(?:continue-on-error|continueOnError|allow_failure|soft_fail|ignore_error|failure|if|when|condition|only|except|rules|enabled)$/;

/** Jobs and steps that are gone or may fail now, triggers and matrix entries that are gone. */
export function readCi(file: ChangedFile, change: Change): Finding[] {
  if (file.before === undefined) return [];
  const before = parsed(file.before);
  const after = parsed(file.after ?? '');
  if (before === undefined) return [];
  if (after === undefined && file.after !== undefined)
    return [
      {
        kind: 'unreadable',
        file: file.path,
        what: `${file.path} cannot be read as YAML any more.`,
        names: [file.path],
      },
    ];
  const others = change.files
    .filter((one) => one !== file && /\.ya?ml$/.test(one.path))
    .flatMap((one) => unitsOf(parsed(one.after ?? '') ?? {}));
  const now = unitsOf(after ?? {});
  return [
    ...lostUnits(unitsOf(before), now, others, file),
    ...triggers(before, after ?? {}, file),
    ...matrices(before, after ?? {}, file),
    ...jobSettings(before, after ?? {}, file),
  ];
}

function lostUnits(
  before: readonly Unit[],
  now: readonly Unit[],
  others: readonly Unit[],
  file: ChangedFile,
): Finding[] {
  const left = [...now];
  const take = (test: (unit: Unit) => boolean): Unit | undefined => {
    const at = left.findIndex(test);
    return at === -1 ? undefined : left.splice(at, 1)[0];
  };
  const exact = new Map(
    before.map((unit) => [
      unit,
      take((one) => one.script === unit.script && one.job === unit.job) ?? take((one) => one.script === unit.script),
    ]),
  );
  return before.flatMap((unit): Finding[] => {
    const names = [unit.job, unit.name, `${unit.job} job`, ...unit.script.split('\n')].filter((name) => name !== '');
    const match =
      exact.get(unit) ??
      take((one) => one.job === unit.job && one.name === unit.name && one.name !== '') ??
      take((one) => one.job === unit.job && alike(one.script, unit.script)) ??
      take((one) => alike(one.script, unit.script)) ??
      others.find((one) => one.script === unit.script);
    if (match === undefined) {
      if (!checks(unit.script)) return [];
      // Several steps may have become one.
      if (parts(unit.script).every((text) => [...now, ...others].some(({ script }) => parts(script).includes(text))))
        return [];
      return [say(file, `\`${short(unit.script)}\` of the job ${unit.job} is gone.`, names)];
    }
    const place = {
      file: file.path,
      where: `${unit.name === '' ? 'a step' : `the step "${unit.name}"`} of the job ${unit.job}`,
      names,
      kind: 'ci-softened' as const,
    };
    const softer = match.soft.filter(
      (soft) => softens(soft) && !unit.soft.some(({ key, value }) => key === soft.key && value === soft.value),
    );
    return [
      ...(checks(unit.script)
        ? softer.map(({ key, value }) =>
            say(
              file,
              `\`${key}: ${value}\` on \`${short(match.script)}\` of the job ${match.job}: it may fail, or not run.`,
              [...names, key],
            ),
          )
        : []),
      ...(match.script === unit.script || /^uses:/.test(match.script)
        ? []
        : compareScripts(unit.script, match.script, { errexit: true, pipefail: false }, place)),
    ];
  });
}

/** Conditions under which everything that matters still runs soften nothing. */
function softens({ key, value }: Soft): boolean {
  if (/^(?:continue|allow|soft|ignore|failure)/.test(key)) return value !== 'false';
  if (key === 'enabled') return value === 'false';
  return !/^(?:\$\{\{)?\s*(?:always\(\)|success\(\)|!cancelled\(\)|!failure\(\)|on_success|always|true)\s*(?:\}\})?$/.test(
    value.trim(),
  );
}

function checks(script: string): boolean {
  return /^uses:/.test(script)
    ? /test|lint|check|codeql|coverage|sonar|super-linter/i.test(script)
    : shellParts(script).some(({ words }) => !checksNothing(programOf(words)));
}

function parts(script: string): string[] {
  return shellParts(script).map(({ text }) => text);
}

function alike(one: string, other: string): boolean {
  const name = (script: string): string | undefined =>
    /^uses:/.test(script)
      ? script.replace(/@.*/, '')
      : shellParts(script)
          .map(({ words }) => programOf(words))
          .find((program) => !checksNothing(program))?.name;
  return name(one) !== undefined && name(one) === name(other);
}

/** Every place with commands, of GitHub, GitLab, Azure, CircleCI, Travis and others: what matters is where scripts stand. */
function unitsOf(root: Yaml): Unit[] {
  const units: Unit[] = [];
  const visit = (node: unknown, job: string, soft: readonly Soft[]): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, job, soft);
    if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
    const map = node as Yaml;
    const own = [
      ...soft,
      ...Object.entries(map)
        .filter(([key, value]) => SOFT.test(key) && !(key === 'rules' && value === undefined))
        .map(([key, value]) => ({ key, value: typeof value === 'string' ? value : JSON.stringify(value) })),
    ];
    const script = ['run', 'script', 'command', 'commands', 'bash', 'pwsh', 'before_script', 'after_success']
      .flatMap((key) => scriptOf(map[key]))
      .join('\n')
      .trim();
    const uses = typeof map['uses'] === 'string' ? `uses:${map['uses']}` : '';
    const name = [map['name'], map['displayName'], map['label']].find((one) => typeof one === 'string') ?? '';
    if (script !== '' || uses !== '') units.push({ job, name, script: script === '' ? uses : script, soft: own });
    for (const [key, value] of Object.entries(map)) {
      if (
        /^(?:on|env|with|strategy|matrix|variables|image|services|run|script|command|commands)$/.test(key) &&
        typeof (map[key] as { script?: unknown }).script === 'undefined' &&
        key !== 'run'
      )
        continue;
      if (value !== null && typeof value === 'object')
        visit(
          value,
          /^(?:jobs|steps|stages|script|workflows|pipelines|default|parallel|step)$/.test(key) ||
            (job !== '' && /^(?:run|steps|then|else)$/.test(key))
            ? job
            : job === ''
              ? key
              : job,
          own,
        );
    }
  };
  visit(root, '', []);
  return units;
}

function scriptOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

/** Events, branches, paths and types under which a workflow runs. */
function triggers(before: Yaml, after: Yaml, file: ChangedFile): Finding[] {
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
        ? [say(file, `${event} is not tested for ${came.join(', ')} any more.`, [event, filter, ...came])]
        : [];
    if (!/^(?:branches|paths|types)$/.test(filter)) return [];
    const covered = now.some((one) => one === '**' || one === '*');
    const narrower = old.length === 0 ? came.length > 0 : gone.length > 0 && now.length > 0 && !covered;
    return narrower
      ? [say(file, `${event} is tested only for ${now.join(', ')}.`, [event, filter, ...gone, ...now])]
      : [];
  });
  return [...lost.map((event) => say(file, `The workflow does not run on ${event} any more.`, [event])), ...narrowed];
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

/** Entries of a matrix: platforms and versions that are tested. A version that a higher one replaces is a bump. */
function matrices(before: Yaml, after: Yaml, file: ChangedFile): Finding[] {
  const entries = (root: Yaml): Map<string, string[]> =>
    new Map([...flatten(root)].filter(([key]) => /(?:^|\.)(?:matrix|parallel)\.(?!include\b)/.test(key)));
  const [was, is] = [entries(before), entries(after)];
  const lost = [...was].flatMap(([key, old]): Finding[] => {
    if (/\.exclude(?:\.|$)/.test(key)) return [];
    const now = is.get(key) ?? [];
    const gone = old.filter((one) => !now.includes(one));
    const came = now.filter((one) => !old.includes(one));
    if (gone.length === 0 || now.length >= old.length || (came.length > 0 && now.length >= old.length)) return [];
    return [
      say(file, `The matrix has no ${gone.join(', ')} any more.`, [
        ...gone,
        ...gone.map(platformOf),
        key.split('.').at(-1) ?? '',
      ]),
    ];
  });
  const excluded = [...is]
    .filter(([key]) => /\.exclude(?:\.|$)/.test(key))
    .flatMap(([key, now]): Finding[] => {
      const came = now.slice((was.get(key) ?? []).length);
      return came.length > 0
        ? [say(file, `The matrix leaves ${came.join(', ')} out.`, [...came, ...came.map(platformOf)])]
        : [];
    });
  return [...lost, ...excluded];
}

function platformOf(entry: string): string {
  return entry.replace(/-(?:latest|\d[\d.]*)$/, '');
}

/** Settings of whole jobs and workflows that change what a failing command does. */
function jobSettings(before: Yaml, after: Yaml, file: ChangedFile): Finding[] {
  const soft =
    /(?:^|\.)(?:shell|fail-fast|allow_failures\S*|env\.\w*(?:SKIP|CONTINUE|IGNORE)\w*|variables\.\w*SKIP\w*|timeout-minutes)$/;
  const was = flatten(before);
  return [...flatten(after)].flatMap(([key, now]): Finding[] => {
    const old = was.get(key) ?? [];
    const value = now.join(' ');
    if (!soft.test(key) || old.join(' ') === value || /fail-fast|timeout-minutes/.test(key)) return [];
    if (/shell$/.test(key) && !/\+e|\|\| ?true|\{0\};/.test(value) && !/^(?:sh|bash) \{0\}$/.test(value)) return [];
    return [say(file, `\`${key}: ${value}\` changes what a failing command does.`, [key, key.split('.').at(-1) ?? ''])];
  });
}

function say(file: ChangedFile, what: string, names: readonly string[]): Finding {
  return { kind: 'ci-softened', file: file.path, what, names };
}

function short(script: string): string {
  const [first = '', ...rest] = script.split('\n');
  return rest.length > 0 ? `${first} …` : first;
}

function parsed(text: string): Yaml | undefined {
  try {
    const value: unknown = parse(text, { logLevel: 'silent' });
    return value !== null && typeof value === 'object' ? (value as Yaml) : {};
  } catch {
    return undefined;
  }
}
