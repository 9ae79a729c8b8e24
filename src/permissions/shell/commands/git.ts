import { pathWords } from '../operands.js';
import type { ShellWord } from '../syntax/words.js';
import { gitReadingProblem } from './git-read.js';
import { gitWriting } from './git-write.js';
import {
  asPath,
  mayBeOption,
  never,
  operandsOf,
  reserved,
  risky,
  rows,
  unproven,
  valuesOf,
  type Call,
  type Row,
  type Use,
} from './use.js';

export const GIT: readonly (readonly [string, Row])[] = [
  ...rows('git', git),
  ...rows('gh hub glab tea', ({ program, args }) =>
    /^(api|auth|secret|variable|ssh-key|gpg-key|release|cache|repo|ruleset|codespace|extension|config|alias)$/.test(
      valuesOf(args)[0] ?? '',
    ) ||
    (args[0]?.value === 'pr' && /^(review|merge|close|edit|ready|lock)$/.test(args[1]?.value ?? ''))
      ? never(`${program} acts in your name elsewhere`, THREAD)
      : reserved(`${program} talks to the server; that belongs to the harness`, THREAD),
  ),
];

const THREAD = 'the thread is in the request; what you changed is published for you';
const FOR_YOU = 'leave it out: your changes are committed and published for you';

function git({ args }: Call): Use {
  const at = verbAt(args);
  if (args.slice(0, at).some((word) => word.value === undefined))
    return never('what git shall do is not known before it runs');
  const problem = globalProblem(args.slice(0, at));
  const verb = args[at]?.value;
  const rest = args.slice(at + 1);
  if (args[at] === undefined) return problem === undefined ? { nature: 'reads' } : risky(problem);
  if (verb === undefined) return never('what git shall do is not known before it runs');
  const use = ofVerb(verb, rest);
  if (problem !== undefined && use.objection?.layer !== 'limit') {
    // Without a terminal git starts no pager: a rule may open it, in both modes.
    const onlyPages = args
      .slice(0, at)
      .every(({ value = '' }) => /^(-c|--no-pager|core\.pager=[^\n]*|pager\.\w+=[^\n]*)$/.test(value));
    return { ...(onlyPages ? unproven(problem) : risky(problem)), ...placesOf(args.slice(0, at)) };
  }
  return { ...use, reads: [...(placesOf(args.slice(0, at)).reads ?? []), ...(use.reads ?? [])] };
}

/** The first word that is no option of git itself. */
export function verbAt(args: readonly ShellWord[]): number {
  let at = 0;
  for (; args[at]?.value?.startsWith('-') === true; at += 1) {
    if (
      /^(-C|-c|--git-dir|--work-tree|--namespace|--exec-path|--config-env|--super-prefix)$/.test(args[at]?.value ?? '')
    )
      at += 1;
  }
  return at;
}

function placesOf(before: readonly ShellWord[]): Pick<Use, 'reads'> {
  return { reads: before.filter((_, at) => before[at - 1]?.value === '-C').map(asPath) };
}

/** Settings given on the line can start programs and lead elsewhere. */
function globalProblem(before: readonly ShellWord[]): string | undefined {
  for (const [at, { value = '$', raw }] of before.entries()) {
    if (before[at - 1]?.value === '-C' || value === '-C') continue;
    if (/^(--no-pager|--no-optional-locks|--version|--help|-P|--literal-pathspecs|--no-replace-objects)$/.test(value))
      continue;
    if (before[at - 1]?.value === '-c' && HARMLESS_SETTING.test(value)) continue;
    if (value === '-c' && HARMLESS_SETTING.test(before[at + 1]?.value ?? '')) continue;
    return `git ${raw} may start other programs or lead elsewhere`;
  }
  return undefined;
}

const HARMLESS_SETTING =
  /^(color\.\w+|core\.(quotepath|pager=(cat|less|more|less -\w+)?$)|pager\.\w+=(false|cat)$|core\.quotePath|advice\.\w+|user\.(name|email)|diff\.renames|log\.date|init\.defaultBranch|commit\.gpgsign=false|gc\.auto=0)(=|$)/;

function ofVerb(verb: string, rest: readonly ShellWord[]): Use {
  if (/^(push|send-pack|credential(-\w+)?|send-email|request-pull|imap-send|http-push)$/.test(verb))
    return {
      nature: 'runs',
      objection: { layer: 'limit', reason: 'pushing and credentials belong to the harness', instead: FOR_YOU },
    };
  const why = gitReadingProblem(verb, rest);
  if (why === undefined) {
    const unknown = rest.find(
      (word) => (word.value === undefined || word.glob) && mayBeOption(word) && !isAfterDashes(word, rest),
    );
    const reads = pathsRead(verb, rest);
    if (unknown !== undefined) return { ...unproven(`${unknown.raw} may stand for an option`), reads };
    return { nature: 'reads', reads };
  }
  const isRisky = /(-O|open-files|ext-diff|output|exec|textconv)/.test(why);
  return gitWriting(verb, rest) ?? { ...(isRisky ? risky(why) : unproven(why, FOR_YOU)), ...bothWays(rest) };
}

function isAfterDashes(word: ShellWord, rest: readonly ShellWord[]): boolean {
  const end = rest.findIndex(({ value }) => value === '--');
  return end !== -1 && rest.indexOf(word) > end;
}

const WITH_PATHS =
  /^(status|log|diff|show|ls-files|ls-tree|blame|annotate|grep|shortlog|whatchanged|diff-tree|diff-index|diff-files|rev-list|check-ignore|check-attr|cat-file|rev-parse|stash|hash-object)$/;

/** Operands that are paths, or `REVISION:path`, which is read as it was. */
function pathsRead(verb: string, rest: readonly ShellWord[]): NonNullable<Use['reads']> {
  if (!WITH_PATHS.test(verb)) return [];
  // For blame, -S names a file.
  const valued = verb === 'blame' ? 'nLe' : 'SGnLei';
  const words = rest.filter(
    (_, at) =>
      !/^--(grep|author|committer|since|until|after|before|format|date|pretty)$/.test(rest[at - 1]?.value ?? ''),
  );
  const named = pathWords('git', words, { operands: verb === 'grep' ? 'pattern' : 'paths', valued });
  if (verb === 'grep')
    return (named.length === 0 ? [{ raw: '.', path: '.', glob: false }] : named).map((word) => ({
      ...word,
      deep: 'plain',
    }));
  return named.map((word) => {
    const path = word.path === undefined ? undefined : /^[^/:]*:(?!\/)(?:\.\/)?(.+)$/s.exec(word.path)?.[1];
    return path === undefined ? word : { ...word, path, atRoot: true };
  });
}

function bothWays(rest: readonly ShellWord[]): Pick<Use, 'reads' | 'writes'> {
  const paths = operandsOf(rest, /^(-\w*m|--message)$/).map(asPath);
  return { reads: paths, writes: paths };
}
