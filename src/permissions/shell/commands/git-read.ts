import type { ShellWord } from '../syntax/words.js';

/** What git may be asked without changing anything: which options each list takes, for those that can do more. */
const READERS = new Set(
  'status log diff show rev-parse ls-files ls-tree blame annotate grep shortlog describe cat-file merge-base rev-list name-rev diff-tree diff-index diff-files range-diff cherry check-ignore check-attr count-objects whatchanged show-ref show-branch for-each-ref version fsck hash-object'.split(
    ' ',
  ),
);

const FORMAT = String.raw`--format=[^%]*(%\((HEAD|refname|objectname|objecttype|upstream|push|committerdate|authordate|creatordate|authorname|subject|contents:subject)(:[\w=-]+)?\)[^%]*)*`;
const LISTS: Readonly<Record<string, RegExp>> = {
  branch: new RegExp(
    `^(--list|-l|-a|--all|-r|--remotes|-v+|-av+|--show-current|--(no-)?(contains|merged)(=.*)?|--points-at(=.*)?|--sort=[\\w-]+|--no-color|--color=\\w+|--no-column|--column(=\\w+)?|${FORMAT})$`,
  ),
  tag: new RegExp(`^(--list|-l|-n\\d*|--(contains|sort|merged|points-at)(=.*)?|${FORMAT})$`),
  stash: /^(list|show|-p|--stat|--name-only|--name-status|--oneline|stash@\{\d+\}|\d+)$/,
  remote: /^(-v|--verbose|show|get-url|[\w./-]+)$/,
  worktree: /^(list|--porcelain)$/,
  reflog: /^(show|HEAD(@\{\d+\})?|--oneline|-\d+|-n\d*|\d+|--all|[\w./-]+)$/,
  submodule: /^(status|summary|--recursive|--cached)$/,
  notes: /^(list|show|HEAD)$/,
  bisect: /^(log|view)$/,
  'symbolic-ref': /^(--short|-q|HEAD)$/,
  lfs: /^(ls-files|status)$/,
  var: /^GIT_(AUTHOR_IDENT|COMMITTER_IDENT|EDITOR|PAGER|SEQUENCE_EDITOR|DEFAULT_BRANCH)$/,
};

/** Short forms that the first operand may take to be a list only after one of these. */
const PATTERN_AFTER = /^(--list|-l|--(contains|merged|no-merged|no-contains|points-at))$/;

const BAD_LONG = [
  'ext-diff',
  'textconv',
  'output',
  'output-directory',
  'open-files-in-pager',
  'show-signature',
  'exec',
  'upload-pack',
  'filters',
  'paginate',
  'git-dir',
  'work-tree',
  'no-index',
  'parseopt',
  'sq-quote',
  'resolve-git-dir',
  'contents',
  'ignore-revs-file',
  'lost-found',
  'help',
];

/** Why the verb with these arguments does more than look; undefined where it only looks. */
export function gitReadingProblem(verb: string, rest: readonly ShellWord[]): string | undefined {
  const list = LISTS[verb];
  const values = rest.map((word) => word.value ?? '$');
  if (list !== undefined) {
    const fine =
      values.every(
        (value, at) => list.test(value) || (/^[\w./*@{}~^-]+$/.test(value) && PATTERN_AFTER.test(values[at - 1] ?? '')),
      ) && isListing(verb, values);
    return fine ? undefined : `this use of git ${verb} does more than listing`;
  }
  if (!READERS.has(verb)) return `git ${verb} does more than reading`;
  return optionProblem(verb, values);
}

/** With no words, or the first one, these do something else than listing. */
function isListing(verb: string, all: readonly string[]): boolean {
  const [first] = all;
  if (verb === 'stash') return /^(list|show)$/.test(first ?? '');
  if (verb === 'worktree') return first === 'list';
  if (verb === 'remote') return remoteLists(all);
  if (verb === 'reflog') return !/^(expire|delete|drop|write)$/.test(first ?? '');
  if (verb === 'submodule') return /^(status|summary)?$/.test(first ?? '');
  if (verb === 'notes') return /^(list|show)$/.test(first ?? '');
  if (verb === 'bisect') return /^(log|view)$/.test(first ?? '');
  if (verb === 'lfs' || verb === 'var') return first !== undefined;
  if (verb === 'symbolic-ref') return first !== undefined;
  return true;
}

/** `git remote -v add x y` adds: the first word that is no option decides. */
function remoteLists(values: readonly string[]): boolean {
  const [verb] = values.filter((value) => !value.startsWith('-'));
  return verb === undefined || verb === 'get-url';
}

function optionProblem(verb: string, values: readonly string[]): string | undefined {
  for (const value of values) {
    if (value === '--') return undefined;
    const long = /^--([\w-]+)/.exec(value)?.[1];
    const bad = long === undefined ? undefined : BAD_LONG.find((name) => name.startsWith(long));
    if (bad !== undefined && !isOther(bad, verb, long ?? '')) return `git ${verb} --${bad} does more than reading`;
    if (verb === 'hash-object' && /^-w/.test(value)) return 'git hash-object -w writes';
    if (verb === 'grep' && /^-[a-zA-Z]*O/.test(value)) return 'git grep -O starts another program';
    // These placeholders start gpg.
    if (/%G|%\(signature/.test(value)) return 'signatures are not checked here';
  }
  return undefined;
}

/** The same word means something harmless for this verb. */
function isOther(bad: string, verb: string, long: string): boolean {
  if (bad === 'contents') return verb !== 'blame' && verb !== 'annotate';
  // `git rev-parse --git-dir` only prints where it is.
  if (/^(git-dir|work-tree)$/.test(bad)) return verb === 'rev-parse' && long === 'git-dir';
  // `git ls-files --exclude-standard`, `git log --ex...`: an abbreviation that git itself finds ambiguous.
  return bad === 'exec' && long !== 'exec';
}
