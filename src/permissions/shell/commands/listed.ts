import type { SimpleCommand } from '../syntax/simple-command.js';
import { pathWords } from '../operands.js';
import type { ShellWord } from '../syntax/words.js';

/** Filters that hand on some of the lines they read, as they are. */
const FILTERS = /^(grep|egrep|fgrep|rg|head|tail|sort|uniq|tac|shuf)$/;

/** The names that a pipe hands over, where they all lie in directories that are known. */
export function listedBy(command: SimpleCommand | undefined): readonly ShellWord[] | undefined {
  const [name, ...args] = command?.words ?? [];
  const program = name?.value ?? '';
  if (command === undefined || command.assignments.length > 0) return undefined;
  if (program === 'find') {
    if (args.some(({ value = '' }) => /^-(printf|fprintf|exec|execdir|ok|okdir)$/.test(value))) return undefined;
    if (namesGitData(args.map(({ value = '' }) => value))) return undefined;
    const places = pathWords('find', args, { operands: 'paths' });
    return places.length === 0
      ? [namesBelow('.', NAMES)]
      : below(places.map(({ path, glob }) => (glob ? undefined : path)));
  }
  const values = args.map((word) => word.value ?? '$');
  const absolute = args.filter(({ value = '' }) => /^\/.*\*[\w.]*$/.test(value));
  if (
    program === 'ls' &&
    absolute.length > 0 &&
    isListing(
      program,
      values.filter((value) => !value.startsWith('/')),
    )
  )
    return [...args.filter(({ value = '' }) => value.startsWith('/')), ...HERE];
  if (
    (program === 'rg' && values.some((value) => /^(--files|-\w*l|--files-with-matches|-\w*L)$/.test(value))) ||
    isListing(program, values)
  )
    return HERE;
  if (program === 'xargs' && isListing(values[0] ?? '', values.slice(1))) return listedBy(command.reads);
  if (FILTERS.test(program) && command.reads !== undefined && isPlainFilter(program, values))
    return listedBy(command.reads);
  return undefined;
}

const NAMES = 'the names that xargs reads';
const HERE: readonly ShellWord[] = [{ raw: NAMES, value: '*', glob: true, variables: [], below: true }];

/** Names in this directory or below it. */
function isListing(program: string, values: readonly string[]): boolean {
  if (program === 'git') return /^(ls-files|diff --name-only|grep -l)/.test(values.join(' '));
  const operands = values.filter((value) => !value.startsWith('-'));
  const inside = operands.every((value) => !/^[/~$]|(^|\/)\.\.(\/|$)/.test(value));
  if (program === 'ls') return inside && !values.some((value) => /^-\w*l/.test(value));
  return /^e?grep$/.test(program) && inside && values.some((value) => /^-\w*[lL]/.test(value));
}

/** It reads only the pipe, and cuts nothing out of a line. */
function isPlainFilter(program: string, values: readonly string[]): boolean {
  const operands = values.filter((value, at) => !value.startsWith('-') && !/^-[nABCm]$/.test(values[at - 1] ?? ''));
  return /^(e?grep|fgrep|rg)$/.test(program)
    ? operands.length <= 1 && !values.some((value) => /^-\w*[of]|^--(only-matching|replace|file)|^-r/.test(value))
    : operands.length === 0;
}

/** Does `find` look for what lies in `.git`? Leaving that out names it, too. */
export function namesGitData(values: readonly string[]): boolean {
  return values.some(
    (value, at) =>
      /^-(i?name|i?path|i?wholename|i?regex)$/.test(values[at - 1] ?? '') &&
      !/^(!|-not)$/.test(values[at - 2] ?? '') &&
      values[at + 1] !== '-prune' &&
      /(^|[/*?])\\?\.(git|\[g\]it|gi\[t\]|g\?t|gi\?|gi\*)(?![\w-])/i.test(value),
  );
}

/** Any name in a directory or below it. */
export function namesBelow(place: string, raw: string): ShellWord {
  return { raw, value: `${place.replace(/\/+$/, '')}/*`, glob: true, variables: [], below: true };
}

function below(places: readonly (string | undefined)[]): readonly ShellWord[] | undefined {
  const known = places.flatMap((place) =>
    place === undefined || place.startsWith('-') ? [] : [namesBelow(place, NAMES)],
  );
  return known.length === places.length ? known : undefined;
}
