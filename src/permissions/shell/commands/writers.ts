import { basename, join } from 'node:path';
import type { PathWord } from '../operands.js';
import type { ShellWord } from '../syntax/words.js';
import {
  asPath,
  mayBeOption,
  never,
  operandsOf,
  optionsOf,
  rows,
  unproven,
  valuesOf,
  type Call,
  type Row,
  type Use,
} from './use.js';

/** Programs that change the files they name. */
export const WRITERS: readonly (readonly [string, Row])[] = [
  ...rows('mkdir', everyOperand(/^(-[pv]+|-m\d+|--(parents|verbose|mode=\d+))$/)),
  ...rows('touch', everyOperand(/^-[camh]+$|^-[dtr].+$|^--(no-create|date=.*)$/, /^-[dtr]$/)),
  // Whole directories need a rule.
  ...rows('rm', rm),
  ...rows('rmdir', everyOperand(/^(-[pv]+|--ignore-fail-on-non-empty|--parents|--verbose)$/)),
  ...rows('unlink', everyOperand(/^$/)),
  ...rows('shred', (call) => withTargets(call, unproven('it destroys files'))),
  ...rows('tee', tee),
  ...rows('truncate', everyOperand(/^(-s.*|-c|--(size=.*|no-create))$/, /^-s$/)),
  ...rows(
    'cp',
    ontoLast(
      /^-[aLPRrpfnvuT]+$|^--(recursive|force|archive|no-clobber|verbose|update|preserve(=\w+)?|no-target-directory)$/,
    ),
  ),
  ...rows('mv', ontoLast(/^-[fnvuT]+$|^--(force|no-clobber|verbose|update|no-target-directory)$/)),
  ...rows('install', ontoLast(/^-[vpCD]+$|^-m\d+$/)),
  ...rows('ln', ln),
  ...rows('chmod', chmod),
  ...rows('chown chgrp', (call) => withTargets(call, unproven('it changes who owns files'))),
  ...rows('patch', patch),
  ...rows('dd', dd),
  ...rows('split csplit', (call) => ({
    ...unproven('it writes files that it names itself'),
    reads: paths(call),
    writes: paths(call),
  })),
  ...rows('mktemp', ({ args }) =>
    args.length === 0 || valuesOf(args).every((value) => value === '-d') ? { nature: 'writes' } : unproven(),
  ),
  ...rows('rsync', rsync),
  ...rows('dos2unix unix2dos', everyOperand(/^(-q|-k)$/)),
];

function paths({ args }: Call): PathWord[] {
  return operandsOf(args).map(asPath);
}

function withTargets(call: Call, use: Use): Use {
  return { ...use, writes: paths(call) };
}

/** An option that is not listed, or a word that may stand for one. */
function odd(args: readonly ShellWord[], options: RegExp): string | undefined {
  const bad = optionsOf(args).find((option) => !options.test(option));
  if (bad !== undefined) return bad;
  const end = args.findIndex(({ value }) => value === '--');
  return args.find(
    (word, at) => (end === -1 || at < end) && (word.value === undefined || word.glob) && mayBeOption(word),
  )?.raw;
}

/** It makes plain files only, so that a new one among temporary files harms nothing. */
function tee(call: Call): Use {
  const use = everyOperand(/^(-a|--append|-i)$/, undefined, 0)(call);
  return { ...use, writes: (use.writes ?? []).map((word) => ({ ...word, temporary: true as const })) };
}

function everyOperand(options: RegExp, valued?: RegExp, least = 1): Row {
  return ({ program, args }) => {
    const writes = operandsOf(args, valued).map(asPath);
    const bad = odd(
      args.filter(
        ({ value = '' }, at) => !(valued?.test(value) ?? false) && !(valued?.test(args[at - 1]?.value ?? '') ?? false),
      ),
      options,
    );
    if (bad !== undefined || writes.length < least)
      return { ...unproven(`${program} ${bad ?? ''} is not understood`), writes };
    return { nature: 'writes', writes };
  };
}

function rm(call: Call): Use {
  const writes = paths(call);
  const bad = odd(call.args, /^-[fviI]+$|^--(force|verbose|interactive=never)$/);
  if (bad === undefined && writes.length > 0 && !writes.some((path) => path.glob)) return { nature: 'writes', writes };
  const reason = bad === undefined ? 'which files it removes is not known' : `rm ${bad} removes more than it names`;
  return { ...unproven(reason, 'name the files and remove them without -r'), writes };
}

/** The target may be a directory: then the names of the sources are written in it. */
function ontoLast(options: RegExp): Row {
  return ({ program, args }) => {
    const given = args.findIndex(({ value = '' }) => /^(-t|--target-directory)$/.test(value));
    const joined = args.find(({ value = '' }) => /^(-t.+|--target-directory=.+)$/s.test(value));
    const operands = operandsOf(args, /^(-t|--target-directory|-m|-[ogS])$/);
    const into = given === -1 ? undefined : args[given + 1];
    const named = joined?.value?.replace(/^(-t|--target-directory=)/, '');
    const target =
      into ?? (named === undefined ? operands.at(-1) : { raw: named, value: named, glob: false, variables: [] });
    const sources = into === undefined && named === undefined ? operands.slice(0, -1) : operands;
    const isWhole = optionsOf(args).some((option) => /^-\w*[arR]|^--(archive|recursive)/.test(option));
    const touched = {
      reads: sources.map((word) => ({
        ...asPath(word),
        deep: 'plain' as const,
        ...(isWhole ? { copied: true as const } : {}),
      })),
      writes: target === undefined ? [] : written(sources, target, program),
    };
    const rest = args.filter((word, at) => word !== joined && (given === -1 || (at !== given && at !== given + 1)));
    const plainly = rest.filter(({ value = '' }, at) => !/^-m$/.test(value) && rest[at - 1]?.value !== '-m');
    const bad = odd(plainly, options);
    if (bad !== undefined || sources.length === 0 || target === undefined)
      return { ...unproven(`${program} ${bad ?? ''} is not understood`), ...touched };
    const keepsLinks =
      program === 'mv' || optionsOf(args).some((option) => /^-\w*[arRdP]|^--(archive|recursive)/.test(option));
    return { nature: 'writes', ...(keepsLinks ? { scatters: true, moves: true } : {}), ...touched };
  };
}

function written(sources: readonly ShellWord[], target: ShellWord, program: string): PathWord[] {
  const inside = sources.map(({ raw, value, glob }): PathWord => {
    if (value === undefined || target.value === undefined) return { raw: target.raw, path: undefined, glob: false };
    if (glob && !target.glob) return { raw, path: target.value, glob: false, named: value };
    return { raw, path: join(target.value, basename(value)), glob: glob || target.glob };
  });
  const isDirectory =
    target.value === '.' ||
    target.value === '..' ||
    target.value?.endsWith('/') === true ||
    sources.length > 1 ||
    sources.some(({ glob }) => glob);
  return [...inside, ...(isDirectory ? [] : [asPath(target)]), ...(program === 'mv' ? sources.map(asPath) : [])];
}

/** A link may lead only where the file tools may go too: what it leads to counts as written. */
function ln({ args }: Call): Use {
  const operands = operandsOf(args);
  const bad = odd(args, /^-[sfnvrT]+$|^--(symbolic|force|relative|no-dereference)$/);
  const [to, at] = operands;
  if (bad !== undefined || operands.length !== 2 || to?.value === undefined || at?.value === undefined)
    return {
      ...unproven('where the link leads is not understood'),
      reads: operands.map(asPath),
      writes: operands.map(asPath),
    };
  const isSymbolic = optionsOf(args).some((option) => /^-\w*s|^--symbolic/.test(option));
  const isRelative = optionsOf(args).some((option) => /^-\w*r|^--relative/.test(option));
  // A symbolic link starts where it lies.
  const target = isSymbolic && !isRelative && !to.value.startsWith('/') ? join(at.value, '..', to.value) : to.value;
  const made = [asPath(at), { raw: at.raw, path: join(at.value, basename(to.value)), glob: at.glob }];
  const source = { raw: to.raw, path: target, glob: to.glob };
  // Under a second name it could be changed.
  return { nature: 'writes', moves: true, reads: [source], writes: [...made, source] };
}

function chmod(call: Call): Use {
  const [mode, ...operands] = operandsOf(call.args.filter(({ value = '' }) => !/^[-+=][rwxXst,]+$/.test(value)));
  const signed = call.args.find(({ value = '' }) => /^[-+=][rwxXst,]+$/.test(value));
  const modes = signed?.value ?? mode?.value;
  const targets = (signed === undefined ? operands : operandsOf(call.args.filter((word) => word !== signed))).map(
    asPath,
  );
  const use = { writes: targets };
  if (valuesOf(call.args).some((value) => /^(u?g?o?a?[-+=,ugoarwxX]*[+=][rwxXt]*s|[2467]\d{3}$)/.test(value)))
    return { ...never('it makes a set-user-id file'), ...use };
  const isRecursive = optionsOf(call.args).some(
    (option) => option !== signed?.value && /^(-\w*R|--recursive)/.test(option),
  );
  const isPlain = /^([ugoa]*[-+=][rwxX]+(,[ugoa]*[-+=][rwxX]+)*|0?[0-7]{3})$/.test(modes ?? '');
  if (!isPlain || isRecursive || targets.length === 0)
    return { ...unproven('this use of chmod is not understood'), ...use };
  return { nature: 'writes', ...use };
}

function patch({ args, redirects }: Call): Use {
  const operands = operandsOf(args, /^-[pidoB]$/);
  const input = args.filter((_, at) => args[at - 1]?.value === '-i');
  const bad = odd(args, /^(-[NRsbEluft]+|-p\d|-i|--(forward|reverse|dry-run|silent|strip=\d))$/);
  const isDry = optionsOf(args).includes('--dry-run');
  const touched = { reads: [...operands.slice(1), ...input].map(asPath), writes: operands.slice(0, 1).map(asPath) };
  if (bad !== undefined) return { ...unproven(`patch ${bad} is not understood`), ...touched };
  // Without a name the patch itself says which files it changes; one that leaves the directory is refused by patch.
  if (operands.length === 0 && !isDry)
    return redirects.length + input.length === 0
      ? unproven('which files it changes is not known')
      : { ...unproven('which files it changes stands in the patch', 'use Edit, or name the file'), ...touched };
  return { nature: 'writes', ...touched };
}

function dd({ args }: Call): Use {
  const named = (key: string): PathWord[] =>
    args.flatMap(({ raw, value }): PathWord[] => {
      if (value === undefined) return raw.startsWith(`${key}=`) ? [{ raw, path: undefined, glob: false }] : [];
      return value.startsWith(`${key}=`) ? [{ raw, path: value.slice(key.length + 1), glob: false }] : [];
    });
  const touched = { reads: named('if'), writes: named('of') };
  if (touched.writes.some(({ path }) => path !== undefined && /^\/dev\/(?!null$)/.test(path)))
    return never('it writes to a device');
  const isPlain = args.every(({ value = '' }) => /^(if|of|bs|count|skip|seek|status|conv)=/.test(value));
  return isPlain ? { nature: 'writes', ...touched } : { ...unproven('this use of dd is not understood'), ...touched };
}

function rsync({ args }: Call): Use {
  const operands = operandsOf(args);
  const touched = { reads: operands.slice(0, -1).map(asPath), writes: operands.slice(-1).map(asPath) };
  const starts = optionsOf(args).some((option) => /^(-\w*e|--rsh|--rsync-path)/.test(option));
  if (starts || operands.some(({ value = '' }) => /^[^/]*:/.test(value)))
    return { ...never('it reaches another machine or starts a program'), ...touched };
  return { ...unproven('it changes whole directories'), ...touched };
}
