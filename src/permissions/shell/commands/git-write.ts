import type { ShellWord } from '../syntax/words.js';
import {
  asPath,
  mayBeOption,
  never,
  operandsOf,
  optionsOf,
  reserved,
  risky,
  unproven,
  valuesOf,
  type Use,
} from './use.js';

const FOR_YOU = 'leave it out: your changes are committed and published for you';
const UNDO = 'undo a change with Edit or Write; git show HEAD:path prints how a file was';
const WORK = { nature: 'writes', scatters: true, moves: true } as const;

type Writing = (rest: readonly ShellWord[], verb: string) => Use | undefined;

/** What git may do to files and to the index; undefined where this use of the verb is not known. */
export function gitWriting(verb: string, rest: readonly ShellWord[]): Use | undefined {
  return VERBS[verb]?.(rest, verb);
}

const VERBS: Readonly<Record<string, Writing>> = {
  add: only(/^(-[AuvnfN]+|--(all|update|verbose|dry-run|intent-to-add|renormalize|force|no-all|ignore-removal))$/, {
    least: 0,
  }),
  mv: (rest) => {
    if (!plain(rest, /^(-[fkvn]+|--(force|verbose|dry-run))$/)) return undefined;
    const paths = operandsOf(rest).map(asPath);
    return paths.length < 2 ? undefined : { ...WORK, reads: paths, writes: paths };
  },
  rm: (rest) =>
    optionsOf(rest).includes('--cached')
      ? only(/^(--(cached|quiet|ignore-unmatch|force)|-[rqf]+)$/, { writes: false })(rest, 'rm')
      : only(/^(-[qfn]+|--(quiet|force|dry-run|ignore-unmatch))$/)(rest, 'rm'),
  checkout: (rest) => restoring(rest) ?? undone(rest),
  restore: (rest) =>
    only(/^(-[SWq]+|--(staged|worktree|quiet|source=[\w./~^@{}-]+|ignore-unmerged|ours|theirs))$/)(
      withoutSource(rest),
      'restore',
    ),
  apply: (rest) =>
    optionsOf(rest).some((option) => /^--unsafe/.test(option))
      ? never('it may write outside the workspace')
      : optionsOf(rest).every((option) => /^(--(check|stat|numstat|summary))$/.test(option)) &&
          optionsOf(rest).length > 0
        ? { nature: 'reads', reads: operandsOf(rest).map(asPath) }
        : undefined,
  config: (rest) => config(rest),
  remote: () => never("it changes git's own settings"),
  'update-ref': () => risky('it changes what branches are', UNDO),
  'update-index': () => unproven('it changes what git sees of the files', FOR_YOU),
  'filter-branch': (rest) => ({
    ...risky('it rewrites commits and runs programs'),
    starts: scripts(rest, /^--\w+-filter$/),
  }),
  'filter-repo': () => risky('it rewrites commits'),
  rebase: (rest) => ({
    ...(started(rest, /^(-x|--exec)/) ? risky('it runs programs') : unproven('it rewrites commits', FOR_YOU)),
    starts: scripts(rest, /^(-x|--exec)$/),
  }),
  bisect: (rest) =>
    rest[0]?.value === 'run'
      ? { ...risky('it runs a program many times'), starts: [{ words: rest.slice(1), exact: false }] }
      : undefined,
  submodule: (rest) => {
    const at = rest.findIndex(({ value }) => value === 'foreach');
    if (at === -1) return reserved('it fetches other repositories');
    const script = valuesOf(operandsOf(rest.slice(at + 1))).join(' ');
    return { ...risky('it runs a program in other repositories'), starts: [{ script, exact: false }] };
  },
  difftool: (rest) => ({ ...risky('it starts other programs'), starts: scripts(rest, /^(-x|--extcmd)$/) }),
  mergetool: () => risky('it starts other programs'),
  branch: (rest) =>
    optionsOf(rest).some((option) => /^(-[dDmMcCf]|--(delete|move|copy|force))/.test(option))
      ? risky('it changes what branches are', FOR_YOU)
      : undefined,
  reflog: () => risky('it removes what could be recovered'),
  gc: () => risky('it removes what could be recovered'),
  prune: () => risky('it removes what could be recovered'),
  worktree: () => risky('it writes another working tree'),
  archive: (rest) => (started(rest, /^--(remote|exec)/) ? never('it runs programs elsewhere') : undefined),
  maintenance: (rest) =>
    /^(start|register|unregister|stop)$/.test(rest[0]?.value ?? '')
      ? never('it starts work that outlives the run')
      : risky('it removes what could be recovered'),
  init: (rest) =>
    optionsOf(rest).some((option) => /^--(te|sep)/.test(option))
      ? never('it brings hooks that git runs later')
      : undefined,
  daemon: () => never('it serves the repository to others'),
  instaweb: () => never('it serves the repository to others'),
  'http-backend': () => never('it serves the repository to others'),
  'upload-pack': () => never('it serves the repository to others'),
  'receive-pack': () => never('it serves the repository to others'),
  shell: () => never('it serves the repository to others'),
  clone: fetching,
  fetch: fetching,
  pull: fetching,
  'ls-remote': fetching,
  'fetch-pack': fetching,
};

/** From another place inside the workspace it would be harmless; a transport may start programs. */
function fetching(rest: readonly ShellWord[], verb: string): Use {
  const values = valuesOf(rest);
  if (values.some((value) => /^\w*ext::|^--(upload-pack|exec|config|template|recurse-submodules)|^-[uc]/.test(value)))
    return never(`this use of git ${verb} may start other programs`);
  return reserved('it needs the network, which belongs to the harness', 'work with the commits that are there');
}

function config(rest: readonly ShellWord[]): Use {
  const values = valuesOf(rest);
  if (values.some((value) => /^(-l|--list|--get-regexp|--get-urlmatch|list)$/.test(value)))
    return {
      nature: 'runs',
      objection: { layer: 'limit', reason: "it prints git's settings, where tokens may stand" },
    };
  const isAsking =
    values.length <= 2 &&
    /^(user\.(name|email)|core\.\w+|init\.\w+)$/.test(values.at(-1) ?? '') &&
    /^(--get|get)?$/.test(values.length === 2 ? (values[0] ?? '') : '');
  return isAsking ? { nature: 'reads' } : never("it changes git's own settings");
}

/** Changes to the named paths only: `git add` reads them, and others write them. */
function only(
  options: RegExp,
  { least = 1, writes = true }: { readonly least?: number; readonly writes?: boolean } = {},
): Writing {
  return (rest, verb) => {
    if (!plain(rest, options)) return undefined;
    const paths = operandsOf(rest).map(asPath);
    if (paths.length < least) return undefined;
    if (verb === 'add' || !writes) return { nature: 'writes', reads: paths };
    if (isIndexOnly(rest, verb)) return { nature: 'writes', reads: paths };
    return wholeTree(paths) ? unproven('it discards all changes', UNDO) : { ...WORK, writes: paths };
  };
}

/** The files stay as they are: only what is to be committed changes. */
function isIndexOnly(rest: readonly ShellWord[], verb: string): boolean {
  const options = optionsOf(rest);
  const isStaged = options.some((option) => /^(-\w*S\w*|--staged)$/.test(option));
  return verb === 'restore' && isStaged && !options.some((option) => /^(-\w*W\w*|--worktree)$/.test(option));
}

function wholeTree(paths: readonly { readonly path: string | undefined }[]): boolean {
  return paths.some(({ path }) => path === undefined || /^(:\/|:|\.?\/?|\*)$/.test(path.replace(/^(\.\/)+/, '')));
}

function plain(rest: readonly ShellWord[], options: RegExp): boolean {
  return (
    optionsOf(rest).every((option) => options.test(option)) &&
    !rest.some((word) => word.value === undefined && mayBeOption(word))
  );
}

/** `git checkout [REVISION] -- FILE...` and `git checkout FILE...`, where each names a file. */
function restoring(rest: readonly ShellWord[]): Use | undefined {
  if (!plain(rest, /^(-[qf]+|--(quiet|force|ours|theirs|))$/)) return undefined;
  const dashes = rest.findIndex(({ value }) => value === '--');
  const files = dashes === -1 ? operandsOf(rest) : rest.slice(dashes + 1);
  const named = dashes === -1 ? files.every(({ value = '' }) => /\.\w+$|\/|^\.\w/.test(value)) : true;
  const paths = (dashes === -1 && !named ? files.slice(1) : files).map(asPath);
  const isRevisionFirst = dashes === -1 && !named && /^(HEAD|[0-9a-f]{7,40})([~^]\d*)*$/.test(files[0]?.value ?? '');
  if (paths.length === 0 || (!named && !isRevisionFirst) || wholeTree(paths)) return undefined;
  return { ...WORK, writes: paths };
}

function undone(rest: readonly ShellWord[]): Use {
  return unproven(
    optionsOf(rest).some((option) => /^-[bB]|^--orphan/.test(option))
      ? 'it changes the branch'
      : 'it may discard changes',
    UNDO,
  );
}

function withoutSource(rest: readonly ShellWord[]): readonly ShellWord[] {
  return rest.filter(
    ({ value }, at) => !/^(-s|--source)$/.test(value ?? '') && !/^(-s|--source)$/.test(rest[at - 1]?.value ?? ''),
  );
}

function started(rest: readonly ShellWord[], option: RegExp): boolean {
  return rest.some(({ value }) => option.test(value ?? ''));
}

function scripts(rest: readonly ShellWord[], option: RegExp): NonNullable<Use['starts']> {
  return rest.flatMap(({ value = '' }, at) => {
    if (option.test(value)) return [{ script: rest[at + 1]?.value ?? '$unknown', exact: false }];
    const joined = /^(?:--[\w-]+=|-x)(.+)$/s.exec(value)?.[1];
    return joined !== undefined &&
      option.test(value.replace(/[=].*$/s, '').slice(0, value.startsWith('--') ? undefined : 2))
      ? [{ script: joined, exact: false }]
      : [];
  });
}
