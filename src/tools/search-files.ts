import type { ProcessResult, Sandbox } from '../sandbox/types.js';
import { hasGitPart } from '../text/git-names.js';
import { cut } from '../text/shorten.js';
import { globPattern } from '../text/glob-pattern.js';
import { QUIET_GIT } from './list-files.js';
import { searchHere } from './search-here.js';
import type { Found, Hit, Search } from './search-types.js';

const TIMEOUT_MS = 30_000;
const MOST_BYTES = 4 * 1024 * 1024;

type Argv = readonly [string, ...string[]];

/** By ripgrep where it is installed, else by git, else by ourselves: the first that answers. */
export async function searchFiles(sandbox: Sandbox, search: Search): Promise<Found> {
  for (const argv of [ripgrep(search), gitGrep(search), gitGrepAnywhere(search)]) {
    const found = read(await run(sandbox, argv, search), search);
    // Nothing there for git: the path may be one that it ignores, asked for by name.
    const mayBeIgnored = argv.includes('--untracked') && search.path !== '.';
    if (found?.kind === 'problem' || (found !== undefined && (found.hits.length > 0 || !mayBeIgnored))) return found;
  }
  const found = await searchHere(sandbox, search);
  return found.kind === 'problem' ? found : { ...found, hits: chosen(found.hits, search) };
}

function run(sandbox: Sandbox, argv: Argv, { workspace: cwd, signal }: Search): Promise<ProcessResult> {
  const limits = { timeoutMs: TIMEOUT_MS, wholeStdout: true, mostStdout: MOST_BYTES };
  return sandbox.run({ argv, cwd, trust: 'steered', turn: 'reader', signal, ...limits });
}

/** Undefined when this program is not there, or cannot do it. */
function read(result: ProcessResult, search: Search): Found | undefined {
  if (result.ending === 'timed-out') return problem(`The search took more than ${TIMEOUT_MS / 1000} s. Narrow it.`);
  if (result.ending === 'cancelled') return problem('The search was cancelled.');
  if (result.ending !== 'exited') return undefined;
  // Other codes are of a bad expression, of a program that cannot do this, or of a file that it could not open.
  if (result.exitCode !== 0 && result.exitCode !== 1 && result.stdout.length === 0) {
    return complainsOfPattern(result.output) ? problem(cut(result.output.trim(), 500)) : undefined;
  }
  const hits = result.stdout.toString().split('\n').flatMap(hitOf);
  return { kind: 'found', hits: chosen(hits, search), cut: result.stdout.length >= MOST_BYTES };
}

/** No settings and no preprocessor; what git ignores, and nothing else, is left out. */
const RG =
  'rg --no-config --no-pre --no-ignore-dot --engine=auto --crlf --null --line-number --with-filename --no-heading --color=never --hidden --no-messages';

function ripgrep({ pattern, path, glob, ignoreCase }: Search): Argv {
  const globs = [...(glob === undefined ? [] : [glob]), ...excludes(path).map((name) => `!${name}`)];
  const options = [...globs.map((one) => `--glob=${one}`), ...(ignoreCase ? ['-i'] : [])];
  const [program = '', ...words] = RG.split(' ');
  return [program, ...words, ...options, `--regexp=${pattern}`, '--', path];
}

const GIT_GREP = 'grep --no-textconv --no-color --no-column --no-recurse-submodules -I -n -z -P'.split(' ');

/** `$` is before CR LF as well. */
const ANY_LINE_END = '(*ANYCRLF)';

function gitGrep({ pattern, path, ignoreCase }: Search): Argv {
  const options = ['--untracked', ...(ignoreCase ? ['-i'] : [])];
  return [...QUIET_GIT, '--literal-pathspecs', ...GIT_GREP, ...options, '-e', ANY_LINE_END + pattern, '--', path];
}

/** Without a repository, and in what a repository ignores. */
function gitGrepAnywhere({ pattern, path, ignoreCase }: Search): Argv {
  const options = ['--no-index', '--no-exclude-standard', ...(ignoreCase ? ['-i'] : [])];
  const without = excludes(path).map((name) => `:(exclude,glob)**/${name}/**`);
  return [...QUIET_GIT, ...GIT_GREP, ...options, '-e', ANY_LINE_END + pattern, '--', `:(literal)${path}`, ...without];
}

/** Installed packages are searched only when they are asked for by name. */
function excludes(path: string): string[] {
  return path.split('/').includes('node_modules') ? ['.git'] : ['.git', 'node_modules'];
}

function complainsOfPattern(words: string): boolean {
  if (words.includes('Perl-compatible')) return false;
  return /regex|parse error|pattern|unmatched|parenthes|missing terminating|quantifier|lookbehind|match limit/i.test(
    words,
  );
}

function problem(text: string): Found {
  return { kind: 'problem', problem: text };
}

function chosen(hits: readonly Hit[], { glob }: Search): Hit[] {
  const matches = glob === undefined ? undefined : globPattern(glob.includes('/') ? glob : `**/${glob}`);
  return hits
    .filter(({ path }) => !hasGitPart(path) && (matches?.test(path) ?? true))
    .sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
}

/** `path NUL line NUL text` (git) or `path NUL line : text` (rg). */
function hitOf(row: string): Hit[] {
  const parts = /^(?:\.\/)?([^\0]+)\0(\d+)[\0:](.*)$/s.exec(row);
  if (parts === null) return [];
  const [, path = '', line = '', text = ''] = parts;
  return [{ path, line: Number(line), text: text.replace(/\r$/, '') }];
}
