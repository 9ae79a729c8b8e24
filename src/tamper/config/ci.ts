import { parse } from 'yaml';
import type { Change, ChangedFile, Finding } from '../types.js';
import { compareScripts } from './compare-scripts.js';
import { triggers } from './ci-triggers.js';
import { softened, unitsOf, type Soft, type Unit } from './ci-units.js';
import { flatten } from './options.js';
import { checksNothing, programOf } from './program.js';
import { shellParts } from './shell-parts.js';

type Yaml = Record<string, unknown>;

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
      return [softened(file, `\`${short(unit.script)}\` of the job ${unit.job} is gone.`, names)];
    }
    const place = {
      file: file.path,
      where: `${unit.name === '' ? 'a step' : `the step "${unit.name}"`} of the job ${unit.job}`,
      names,
      kind: 'ci-softened' as const,
    };
    const softer = match.soft.filter(
      (soft) => softens(soft) && !unit.soft.some(({ key, value }) => key === soft.key && sameBut(value, soft.value)),
    );
    return [
      ...(checks(unit.script)
        ? softer.map(({ key, value }) =>
            softened(
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

/** The same condition about another version. */
function sameBut(one: string, other: string): boolean {
  const plain = (text: string): string => text.replace(/\d+(?:\.\d+)*/g, '0');
  return plain(one) === plain(other);
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

/** Entries of a matrix: platforms and versions that are tested. A version that a higher one replaces is a bump. */
function matrices(before: Yaml, after: Yaml, file: ChangedFile): Finding[] {
  const entries = (root: Yaml): Map<string, string[]> =>
    new Map([...flatten(root)].filter(([key]) => /(?:^|\.)(?:matrix|parallel)\.(?!include\b)/.test(key)));
  const [was, is] = [entries(before), entries(after)];
  const lost = [...was].flatMap(([key, old]): Finding[] => {
    if (/\.exclude(?:\.|$)/.test(key)) return [];
    const now = is.get(key) ?? renamed(key, was, is);
    const gone = old.filter((one) => !now.includes(one));
    const came = now.filter((one) => !old.includes(one));
    if (gone.length === 0 || now.length >= old.length || (came.length > 0 && now.length >= old.length)) return [];
    const names = [...gone, ...gone.map(platformOf), key.split('.').at(-1) ?? ''];
    return [{ ...softened(file, `The matrix has no ${gone.join(', ')} any more.`, names), was: gone.join(' ') }];
  });
  const excluded = [...is]
    .filter(([key]) => /\.exclude(?:\.|$)/.test(key))
    .flatMap(([key, now]): Finding[] => {
      const came = now.slice((was.get(key) ?? []).length);
      return came.length > 0
        ? [softened(file, `The matrix leaves ${came.join(', ')} out.`, [...came, ...came.map(platformOf)])]
        : [];
    });
  return [...lost, ...excluded];
}

/** The entries of the same matrix in a job that has another name now. */
function renamed(key: string, was: ReadonlyMap<string, string[]>, is: ReadonlyMap<string, string[]>): string[] {
  const rest = (one: string): string => one.split('.').slice(2).join('.');
  return [...is].find(([one]) => !was.has(one) && rest(one) === rest(key))?.[1] ?? [];
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
    return [
      softened(file, `\`${key}: ${value}\` changes what a failing command does.`, [key, key.split('.').at(-1) ?? '']),
    ];
  });
}

function short(script: string): string {
  const [first = '', ...rest] = script.split('\n');
  return rest.length > 0 ? `${first} …` : first;
}

function parsed(text: string): Yaml | undefined {
  try {
    const value: unknown = parse(text, { logLevel: 'error' });
    return value !== null && typeof value === 'object' ? (value as Yaml) : {};
  } catch {
    return undefined;
  }
}
