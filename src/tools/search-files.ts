import type { ProcessResult, Sandbox } from '../sandbox/types.js';
import { hasGitPart } from '../text/git-names.js';
import { globPattern } from './glob-pattern.js';
import { QUIET_GIT } from './list-files.js';

export interface Hit {
  /** Relative to the workspace. */
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

export type Found =
  | { readonly kind: 'found'; readonly hits: readonly Hit[]; readonly cut: boolean }
  | { readonly kind: 'problem'; readonly problem: string };

export interface Search {
  readonly workspace: string;
  /** Inside the workspace, relative to it. */
  readonly path: string;
  readonly pattern: string;
  readonly glob: string | undefined;
  readonly ignoreCase: boolean;
  readonly signal: AbortSignal;
}

const TIMEOUT_MS = 30_000;
const MOST_BYTES = 4 * 1024 * 1024;

/** By ripgrep where it is installed, else git grep, else grep: the first that answers. */
export async function searchFiles(sandbox: Sandbox, search: Search): Promise<Found> {
  for (const argv of [ripgrep(search), gitGrep(search), plainGrep(search)]) {
    const result = await run(sandbox, argv, search);
    if (result.ending === 'timed-out') return problem(`The search took more than ${TIMEOUT_MS / 1000} s. Narrow it.`);
    if (result.ending === 'cancelled') return problem('The search was cancelled.');
    if (result.ending === 'exited' && result.exitCode === 0) return found(result, search);
    // Nothing there for git: the path may be one that it ignores, asked for by name.
    const mayBeIgnored = argv[0] === 'git' && search.path !== '.';
    if (result.ending === 'exited' && result.exitCode === 1 && !mayBeIgnored) return found(result, search);
    // 2 is a bad expression (git: 128, as for "no repository"); everything else is a program that is not there.
    if (result.ending === 'exited' && result.exitCode !== 1 && complainsOfPattern(result))
      return problem(result.output.trim().slice(0, 500));
  }
  return problem('No search program (rg, git, grep) could be run.');
}

function run(sandbox: Sandbox, argv: readonly [string, ...string[]], search: Search): Promise<ProcessResult> {
  const { workspace: cwd, signal } = search;
  return sandbox.run({ argv, cwd, trust: 'steered', timeoutMs: TIMEOUT_MS, signal, keepHead: MOST_BYTES, keepTail: 0 });
}

const RG =
  'rg --no-config --engine=auto --null --line-number --with-filename --no-heading --color=never --hidden --no-messages';

function ripgrep({ pattern, path, glob, ignoreCase }: Search): readonly [string, ...string[]] {
  const globs = [...(glob === undefined ? [] : [glob]), ...excludes(path).map((name) => `!${name}`)];
  const options = [...globs.map((one) => `--glob=${one}`), ...(ignoreCase ? ['-i'] : [])];
  return command(RG, [...options, `--regexp=${pattern}`, '--', path]);
}

function gitGrep({ pattern, path, ignoreCase }: Search): readonly [string, ...string[]] {
  const options = 'grep --untracked --no-textconv --no-color -I -n -z -P'.split(' ');
  const words = ['--literal-pathspecs', ...options, ...(ignoreCase ? ['-i'] : [])];
  return [...QUIET_GIT, ...words, '-e', pattern, '--', path];
}

function plainGrep({ pattern, path, ignoreCase }: Search): readonly [string, ...string[]] {
  const options = [...excludes(path).map((name) => `--exclude-dir=${name}`), ...(ignoreCase ? ['-i'] : [])];
  return command('grep -rnIHZPs', [...options, '-e', pattern, '--', path]);
}

function command(start: string, rest: readonly string[]): readonly [string, ...string[]] {
  const [program = '', ...words] = start.split(' ');
  return [program, ...words, ...rest];
}

/** Installed packages are searched only when they are asked for by name. */
function excludes(path: string): string[] {
  return path.split('/').includes('node_modules') ? ['.git'] : ['.git', 'node_modules'];
}

function complainsOfPattern(result: ProcessResult): boolean {
  if (result.output.includes('Perl-compatible')) return false;
  return /regex|parse error|pattern|unmatched|parenthes|missing terminating|quantifier|lookbehind/i.test(result.output);
}

function problem(text: string): Found {
  return { kind: 'problem', problem: text };
}

function found(result: ProcessResult, { glob }: Search): Found {
  const matches = glob === undefined ? undefined : globPattern(glob.includes('/') ? glob : `**/${glob}`);
  const hits = result.output
    .split('\n')
    .map(hitOf)
    .filter((hit): hit is Hit => hit !== undefined && !hasGitPart(hit.path) && (matches?.test(hit.path) ?? true))
    .sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
  return { kind: 'found', hits, cut: result.outputBytes > MOST_BYTES };
}

/** `path NUL line NUL text` (git) or `path NUL line : text` (rg, grep). */
function hitOf(row: string): Hit | undefined {
  const parts = /^(?:\.\/)?([^\0]+)\0(\d+)[\0:](.*)$/s.exec(row);
  if (parts === null) return undefined;
  const [, path = '', line = '', text = ''] = parts;
  return { path, line: Number(line), text: text.replace(/\r$/, '') };
}
