import { pathWords, type PathWord } from '../operands.js';
import { unknownWord, type ShellWord } from '../syntax/words.js';
import { namesBelow, namesGitData } from './listed.js';
import { dirtyOption, type Options } from './options.js';
import { never, risky, rows, unproven, valuesOf, type Call, type Row, type Start, type Use } from './use.js';

/** Programs that look for something, in files or for them. */
export const SEARCHERS: readonly (readonly [string, Row])[] = [
  ...rows(
    'grep egrep fgrep',
    searcher({ noShort: 'R', noLong: ['dereference-recursive'], valued: 'emABCd' }, 'it may follow links'),
  ),
  ...rows(
    'rg',
    searcher({
      risky: true,
      valued: 'egtTmABCjMrd',
      noShort: 'zL',
      noLong: ['pre', 'pre-glob', 'search-zip', 'hostname-bin', 'follow'],
    }),
  ),
  ...rows(
    'ag ack',
    searcher({ noShort: 'fz', noLong: ['pager', 'follow', 'search-zip', 'ackrc', 'env', 'create-ackrc'] }),
  ),
  ...rows('fd fdfind', fd),
  ...rows('find', find),
  ...rows('locate mlocate', () => unproven('it looks outside the workspace')),
];

function searcher(spec: Options & { readonly risky?: true }, why?: string): Row {
  return ({ program, args }) => {
    const listsFiles = program === 'rg' && args.some((word) => word.value === '--files');
    const named = pathWords(program, args, { ...spec, operands: listsFiles ? 'paths' : 'pattern' });
    const reads = listsFiles ? named : deepened(program, args, named);
    const problem = dirtyOption(spec, args);
    return problem === undefined
      ? { nature: 'reads', reads }
      : { ...(spec.risky ? risky(problem) : unproven(why ?? problem)), reads };
  };
}

/** A search through directories opens all that is in them. */
function deepened(program: string, args: readonly ShellWord[], named: readonly PathWord[]): readonly PathWord[] {
  const values = valuesOf(args);
  const isDeep =
    !/grep$/.test(program) ||
    values.some((value) => /^(-[a-zA-Z]*[rR]|--(dereference-)?recursive|--directories=recurse)/.test(value));
  if (!isDeep) return named;
  const places = named.length === 0 ? [{ raw: '.', path: '.', glob: false }] : named;
  const without = values.flatMap((value) => /^--exclude-dir=([\w.-]+)$/.exec(value)?.[1] ?? []);
  return places.map((place) => ({ ...place, deep: place.deep ?? 'plain', without }));
}

function fd({ program, args }: Call): Use {
  const at = args.findIndex(({ value = '' }) => /^(-[a-zA-Z]*[xX]|--exec(-batch)?(=.*)?)$/.test(value));
  const own = at === -1 ? args : args.slice(0, at);
  // Places that an option names, in the next word or behind `=`, which is a path like any other then.
  const named = own.filter((_, place) =>
    /^(-C|--(base-directory|search-path|ignore-file))$/.test(own[place - 1]?.value ?? ''),
  );
  const reads = [
    ...pathWords(program, own, { operands: 'pattern' }),
    ...named.map(({ raw, value, glob }) => ({ raw, path: value, glob })),
  ];
  if (valuesOf(own).some((value) => /^(-[a-zA-Z]*L|--follow$)/.test(value)))
    return { ...unproven('it may follow links'), reads };
  if (at === -1) return { nature: 'reads', reads };
  return { ...risky('it starts another program'), reads, starts: [{ words: args.slice(at + 1), exact: false }] };
}

const WRITES_OR_CHANGES = /^-(delete|fprint|fprint0|fprintf|fls)$/;

function find({ program, args }: Call): Use {
  const reads = pathWords(program, args, { operands: 'paths' });
  const values = valuesOf(args);
  const written = args.filter((_, at) => /^-f(print|print0|printf|ls)$/.test(values[at - 1] ?? ''));
  const writes = written.map(({ raw, value, glob }) => ({ raw, path: value, glob }));
  const { starts, isPlain } = started(args, program);
  const base = { reads, writes, starts };
  const ends = values.filter((value) => /^[;+]$/.test(value)).length;
  const hides = ends > starts.length ? () => true : mayStart;
  if (args.some(({ value, raw }) => value === undefined && hides(raw))) return never('it hides where words begin');
  if (starts.length > 0 && namesGitData(values)) return { ...never("it is git's own data"), ...base };
  if (values.includes('-delete'))
    return {
      ...unproven('find -delete removes whatever it finds'),
      ...base,
      writes: reads.length === 0 ? [{ raw: '.', path: '.', glob: false }] : reads,
    };
  if (values.some((value) => WRITES_OR_CHANGES.test(value))) return { ...risky('find would write a file'), ...base };
  if (!isPlain) return { ...risky('find -execdir and -ok do more than looking'), ...base };
  if (values.some((value) => /^-(files0-from|follow|[LH]+)$/.test(value)))
    return { ...unproven('find would follow links'), ...base };
  const unknown = args.find(({ value, glob }) => value === undefined || (glob && /^[*?[]/.test(value)));
  if (unknown !== undefined && !isStartingPoint(unknown, args))
    return { ...unproven(`what ${unknown.raw} stands for is not known before it runs`), ...base };
  return { nature: 'reads', ...base };
}

/** Does what is not known of the word leave room for `-exec`, or for a blank before it? */
function mayStart(raw: string): boolean {
  if (/IFS|^-|-(exec|ok)(dir)?(?![\w-])/.test(raw)) return true;
  const texts = raw.replace(/["'\\]/g, '').split(/\$\(.*\)|`.*`|\$\{[^}]*\}|\$\w+|\$./s);
  const literal = texts.filter((text) => text !== '');
  if (literal.length === 0) return false;
  const [first = '', last = ''] = [texts[0], texts.at(-1)];
  return ['-exec', '-execdir', '-ok', '-okdir'].some(
    (option) => option.startsWith(first) && option.endsWith(last) && literal.every((text) => option.includes(text)),
  );
}

/** Before the first test, where a word can only be a directory unless it looks like an option. */
function isStartingPoint(word: ShellWord, args: readonly ShellWord[]): boolean {
  const first = args.findIndex(({ value = '' }) => /^[-(!]/.test(value));
  const isEarly = first === -1 || args.indexOf(word) < first;
  return isEarly && typeof word.pieces?.[0] === 'string' && !/^[-*?[(!]/.test(word.pieces[0]);
}

/** `-exec COMMAND {} +`: the names that find gives begin with a directory it searches, and are never options. */
function started(args: readonly ShellWord[], program: string): { starts: readonly Start[]; isPlain: boolean } {
  const starts: Start[] = [];
  let isPlain = true;
  for (const [at, { value = '' }] of args.entries()) {
    if (!/^-(exec|execdir|ok|okdir)$/.test(value)) continue;
    const rest = args.slice(at + 1);
    const end = rest.findIndex((word) => word.value === ';' || word.value === '+');
    const words = rest.slice(0, end === -1 ? undefined : end);
    isPlain &&= value === '-exec' && end !== -1 && words.length > 0;
    starts.push({ words: words.flatMap((word) => found(word, args, program)), exact: value === '-exec' && end !== -1 });
  }
  return { starts, isPlain };
}

/** What `{}` becomes lies in the directories that are searched: they stand for it. */
function found(word: ShellWord, args: readonly ShellWord[], program: string): readonly ShellWord[] {
  if (word.value !== '{}') return [word.value?.includes('{}') === true ? unknownWord(word.raw) : word];
  const places = pathWords(program, args, { operands: 'paths' });
  return (places.length === 0 ? [{ path: '.', glob: false }] : places).map(({ path, glob }) =>
    path === undefined || glob || path.startsWith('-') ? unknownWord(word.raw) : namesBelow(path, word.raw),
  );
}
