/** Why a find does more than look; commands after -exec are judged by whoever calls. */
export function findIsReading(args: readonly string[]): string | undefined {
  const bad = args.find(
    (arg) =>
      /^-(exec|execdir|ok|okdir|delete|fprint|fprint0|fprintf|fls|files0-from|follow)$/.test(arg) ||
      /^-[LH]$/.test(arg),
  );
  return bad === undefined ? undefined : `find ${bad} does more than looking`;
}

const SED_ADDRESS = String.raw`(?:\d+|\$|/(?:[^/\\]|\\.)*/)`;
const SED_PRINTING = new RegExp(`^\\s*(?:${SED_ADDRESS}(?:,[+~]?${SED_ADDRESS})?\\s*!?\\s*)?[pd=qQlnN]\\s*$`);

/** Only printing: a sed script can also write files and run commands. */
export function sedIsReading(args: readonly string[]): string | undefined {
  const script = sedScripts(args);
  if (script === undefined) return 'this use of sed is not understood';
  const isPrinting = (one: string): boolean =>
    one.split(/[;\n]/).every((part) => SED_PRINTING.test(part)) || isSubstitution(one);
  return script.every(isPrinting) ? undefined : 'a sed script may only print, delete or substitute';
}

/** `s` with any delimiter and harmless flags, after an optional address; never `e` or `w`. */
export function isSubstitution(script: string): boolean {
  const parts = new RegExp(`^\\s*(?:${SED_ADDRESS}(?:,${SED_ADDRESS})?\\s*!?\\s*)?s([^\\w\\s\\\\])(.*)$`, 's').exec(
    script,
  );
  const [, delimiter = '', rest = ''] = parts ?? [];
  if (delimiter === '') return false;
  const pieces = splitUnescaped(rest, delimiter);
  return pieces.length === 3 && /^[gpiI\d]*\s*$/.test(pieces[2] ?? '') && !rest.includes('\n');
}

function splitUnescaped(text: string, delimiter: string): string[] {
  const pieces = [''];
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\\') {
      pieces.push((pieces.pop() ?? '') + char + text.charAt(at + 1));
      at += 1;
    } else if (char === delimiter) pieces.push('');
    else pieces.push((pieces.pop() ?? '') + char);
  }
  return pieces;
}

/** The scripts on a sed command line; undefined when an option is not one of the plain ones. */
export function sedScripts(args: readonly string[]): string[] | undefined {
  const scripts: string[] = [];
  const operands: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '-e' || arg === '--expression') scripts.push(args[(at += 1)] ?? '');
    else if (arg.startsWith('--expression=')) scripts.push(arg.slice('--expression='.length));
    else if (/^-[nEru]+$|^--(quiet|silent|regexp-extended)$|^-i$|^--in-place$/.test(arg)) continue;
    else if (/^-[nEru]+e$/.test(arg)) scripts.push(args[(at += 1)] ?? '');
    else if (arg.startsWith('-')) return undefined;
    else operands.push(arg);
  }
  return scripts.length > 0 ? scripts : operands.slice(0, 1);
}

/** A jq filter can print the environment and load modules. */
export function jqIsReading(args: readonly string[]): string | undefined {
  const bad = args.find((arg) =>
    /\benv\b|\$ENV|\$__prog|\b(import|include|input_filename|get_search_list)\b/.test(arg),
  );
  return bad === undefined ? undefined : 'this jq filter reads more than its input';
}

const GIT_READERS = new Set(
  'status log diff show rev-parse ls-files ls-tree blame grep shortlog describe cat-file merge-base rev-list name-rev diff-tree check-ignore count-objects whatchanged show-ref for-each-ref'.split(
    ' ',
  ),
);
const GIT_LISTS: Readonly<Record<string, RegExp>> = {
  branch:
    /^(--list|-l|-a|--all|-r|--remotes|-v|-vv|--show-current|--(no-)?(contains|merged)(=.*)?|--format=[^%]*(%\((refname|objectname|upstream|committerdate)(:\w+)?\)[^%]*)*)$/,
  tag: /^(--list|-l|-n\d*|--(contains|sort|merged)=.*)$/,
  stash: /^(list|show|-p|--stat|stash@\{\d+\})$/,
  remote: /^$/,
  worktree: /^list$/,
};
const GIT_BAD_LONG = [
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
];

/** Only commands that look, without anything that starts another program or writes a file. */
export function gitIsReading(args: readonly string[]): string | undefined {
  let at = 0;
  for (; args[at]?.startsWith('-') === true; at += 1) {
    if (args[at] === '-C') at += 1;
    else if (!/^(--no-pager|--no-optional-locks|--version|-P|--literal-pathspecs)$/.test(args[at] ?? ''))
      return `git ${args[at]} is not understood`;
  }
  const verb = args[at];
  const rest = args.slice(at + 1);
  if (verb === undefined || verb === 'version') return undefined;
  const list = GIT_LISTS[verb];
  if (list !== undefined) {
    const fine =
      rest.every((arg) => list.test(arg)) &&
      (verb !== 'stash' || rest.length > 0) &&
      (verb !== 'worktree' || rest.length > 0);
    return fine ? undefined : `this use of git ${verb} does more than listing`;
  }
  if (!GIT_READERS.has(verb)) return `git ${verb} does more than reading`;
  return gitOptionProblem(verb, rest);
}

function gitOptionProblem(verb: string, rest: readonly string[]): string | undefined {
  for (const arg of rest) {
    if (arg === '--') return undefined;
    const long = /^--([\w-]+)/.exec(arg)?.[1];
    const bad = long === undefined ? undefined : GIT_BAD_LONG.find((name) => name.startsWith(long));
    if (bad !== undefined && !(bad === 'contents' && verb !== 'blame'))
      return `git ${verb} --${bad} does more than reading`;
    if (verb === 'grep' && /^-[a-zA-Z]*O/.test(arg)) return 'git grep -O starts another program';
    // These placeholders start gpg.
    if (/%G/.test(arg)) return 'signatures are not checked here';
  }
  return undefined;
}
