import { join } from 'node:path';
import type { PathWord } from '../operands.js';
import type { ShellWord } from '../syntax/words.js';
import {
  asPath,
  mayBeOption,
  operandsOf,
  optionsOf,
  risky,
  rows,
  unproven,
  valuesOf,
  type Call,
  type Row,
  type Use,
} from './use.js';

/** Programs that pack and unpack. */
export const ARCHIVERS: readonly (readonly [string, Row])[] = [
  ...rows('tar gtar bsdtar', tar),
  ...rows('zip', zip),
  ...rows('unzip', unzip),
  ...rows('gzip gunzip bzip2 bunzip2 xz unxz zstd unzstd lz4', squeeze),
  ...rows('7z 7za 7zr unrar rar cpio ar', ({ args }) => ({
    ...unproven('it writes files that it names itself'),
    ...both(operandsOf(args)),
  })),
];

function both(words: readonly ShellWord[]): Pick<Use, 'reads' | 'writes'> {
  const paths = words.map(asPath);
  return { reads: paths, writes: paths };
}

function isKnown(words: readonly ShellWord[]): boolean {
  return words.every((word) => (word.value !== undefined && !word.glob) || !mayBeOption(word));
}

const TAR_LONG =
  /^--(create|extract|get|list|verbose|gzip|bzip2|xz|zstd|auto-compress|exclude(=.*)?|exclude-vcs|file=.*|directory=.*|strip-components=\d+|no-same-owner|keep-old-files)$/;
/** Letters, and at the end one that takes the next word. */
const TAR_SHORT = /^-[cxtvzjJakmpO]*[fC]?$/;

function tar({ args }: Call): Use {
  const words = dashed(args);
  const letters = optionsOf(words)
    .filter((option) => !option.startsWith('--'))
    .join('');
  const operands = operandsOf(words, /^(-[a-zA-Z]*[fC]|--(file|directory|exclude))$/).map(asPath);
  const valueOf = (option: RegExp): PathWord[] =>
    words.filter((_, at) => option.test(words[at - 1]?.value ?? '')).map(asPath);
  const joined = (option: string): PathWord[] =>
    words
      .filter(({ value }) => value?.startsWith(option))
      .map(({ raw, value = '' }) => ({ raw, path: value.slice(option.length), glob: false }));
  const archive = [...valueOf(/^(-[a-zA-Z]*f|--file)$/), ...joined('--file=')].filter(({ path }) => path !== '-');
  const places = [...valueOf(/^(-[a-zA-Z]*C|--directory)$/), ...joined('--directory=')];
  const bad = optionsOf(words).find((option) => !TAR_LONG.test(option) && !TAR_SHORT.test(option));
  const creates = letters.includes('c') || optionsOf(words).includes('--create');
  const lists = letters.includes('t') || optionsOf(words).includes('--list');
  const into = places.length === 0 ? [{ raw: '.', path: '.', glob: false }] : places;
  const touched: Pick<Use, 'reads' | 'writes'> = creates
    ? { reads: [...packed(words, operands, places), ...places], writes: archive }
    : lists
      ? { reads: [...archive, ...places] }
      : { reads: archive, writes: into };
  if (bad !== undefined) return { ...risky(`tar ${bad} may do more than packing`), ...both(args), ...touched };
  if ([...archive, ...operands].some(({ path }) => /^[^/]*:|^@/.test(path ?? '')))
    return { ...risky('tar would start another program'), ...touched };
  if (!isKnown(args)) return { ...unproven('the words of tar are not known before it runs'), ...touched };
  if (lists) return { nature: 'reads', ...touched };
  return creates ? { nature: 'writes', ...touched } : { nature: 'writes', scatters: true, moves: true, ...touched };
}

/** `tar czf a.tgz x`: the first word may be a cluster without its dash, whose letters take their values in turn. */
function dashed(args: readonly ShellWord[]): readonly ShellWord[] {
  const [first, ...others] = args;
  if (first?.value === undefined || !/^[a-zA-Z]+$/.test(first.value)) return args;
  const [valued = '', ...more] = first.value.match(/[fC]/g) ?? [];
  const flags = first.value.replace(/[fC]/g, '');
  return [{ ...first, value: `-${flags}${valued}${more.join('')}` }, ...others];
}

/** What is packed, from the directory that tar goes to before it, and whether git's data is left out. */
function packed(
  words: readonly ShellWord[],
  operands: readonly PathWord[],
  places: readonly PathWord[],
): readonly PathWord[] {
  const values = valuesOf(words);
  const start = words.findIndex(({ raw }) => raw === operands[0]?.raw);
  // Options of this kind only count for what follows them.
  const before = start === -1 ? values : values.slice(0, start);
  const leavesOut =
    before.includes('--exclude-vcs') ||
    before.some((value, at) => NO_GIT.test(values[at - 1] === '--exclude' ? `--exclude=${value}` : value));
  const moves = values.filter((value) => TAR_MOVES.test(value));
  const [place] = places;
  const isMoved = place !== undefined && moves.length === 1 && before.some((value) => TAR_MOVES.test(value));
  return operands.flatMap((word) => {
    const { path, raw, glob } = word;
    if (leavesOut) return [word];
    if (!isMoved || path === undefined || path.startsWith('/')) return [{ ...word, copied: true as const }];
    const inner = { raw, path: place.path === undefined ? undefined : join(place.path, path), glob };
    return [word, { ...inner, copied: true as const }];
  });
}

const TAR_MOVES = /^(-[a-zA-Z]*C|--directory(=.*)?)$/;
const NO_GIT = /^--exclude=(\*\/)?\.git(\/\*)?$/;

function zip({ args }: Call): Use {
  const ended = args.findIndex(({ value }) => value === '-x' || value === '-i');
  const words = ended === -1 ? args : args.slice(0, ended);
  const [archive, ...files] = operandsOf(words);
  // Links are followed, unless they are to be kept.
  const keeps = optionsOf(words).some((option) => /^-[a-z]*y/.test(option));
  const takesAll =
    optionsOf(words).some((option) => /^-\w*r/.test(option)) &&
    !(
      args[ended]?.value === '-x' && args.slice(ended + 1).some(({ value }) => /^\*?\.git(\*|\/\*+)$/.test(value ?? ''))
    );
  const touched = {
    reads: files.map((word) => ({
      ...asPath(word),
      ...(keeps ? {} : { deep: 'following' as const }),
      ...(takesAll ? { copied: true as const } : {}),
    })),
    writes: archive === undefined ? [] : [asPath(archive)],
  };
  // Options may also stand behind the names that are left out.
  const bad =
    optionsOf(args).find((option) => !/^-([rqjy0-9uXv]+|x|i)$/.test(option)) ??
    args.find((word) => word.value === undefined && mayBeOption(word))?.raw;
  return bad === undefined && !words.some((word) => word.glob && mayBeOption(word))
    ? { nature: 'writes', ...touched }
    : { ...risky(`zip ${bad ?? ''} may start other programs`), ...touched };
}

function unzip({ args }: Call): Use {
  const at = args.findIndex(({ value }) => value === '-d');
  const place = at === -1 ? undefined : args[at + 1];
  const archives = operandsOf(args, /^-(d|x)$/)
    .slice(0, 1)
    .map(asPath);
  const bad = optionsOf(args).find((option) => !/^-([oqnjlvtZpud]+|x)$/.test(option));
  const looks = optionsOf(args).some((option) => /^-\w*[lvtZp]/.test(option));
  const writes = [place === undefined ? { raw: '.', path: '.', glob: false } : asPath(place)];
  if (bad !== undefined || !isKnown(args))
    return { ...unproven('this use of unzip is not understood'), reads: archives, writes };
  return looks
    ? { nature: 'reads', reads: archives }
    : { nature: 'writes', scatters: true, moves: true, reads: archives, writes };
}

const ENDINGS = ['.gz', '.bz2', '.xz', '.zst', '.lz4'];

function squeeze({ program, args }: Call): Use {
  const files = operandsOf(args).map(asPath);
  const toOutput =
    optionsOf(args).some((option) => /^-\w*[clt]\w*$|^--(stdout|list|test)$/.test(option)) || files.length === 0;
  const bad = optionsOf(args).find(
    (option) => !/^-[cdklftvq0-9]+$|^--(stdout|list|test|decompress|keep|force|best|fast)$/.test(option),
  );
  const others = files.flatMap(({ raw, path, glob }) =>
    path === undefined
      ? []
      : [...ENDINGS.map((ending) => path + ending), path.replace(/\.\w+$/, '')].map((one) => ({
          raw,
          path: one,
          glob,
        })),
  );
  if (bad !== undefined || !isKnown(args))
    return { ...unproven(`this use of ${program} is not understood`), ...both(operandsOf(args)) };
  return toOutput
    ? { nature: 'reads', reads: files }
    : { nature: 'writes', reads: files, writes: [...files, ...others] };
}
