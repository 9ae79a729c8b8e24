import type { Finding, FindingKind } from '../types.js';
import { FLAG_RULES } from './flags.js';
import { maskOf, type ScriptWay } from './masks.js';
import { checksNothing, programOf, type Program } from './program.js';
import { shellParts, type Part } from './shell-parts.js';

/** Where the script stands, for the sentence and for the licence. */
export interface ScriptPlace {
  readonly file: string;
  /** `the script "test"`, `the step "Test" of the job test`. */
  readonly where: string;
  readonly names: readonly string[];
  /** What a finding is called whose kind is about commands. */
  readonly kind: FindingKind;
}

/**
 * What a script that judges the code checks less than before: commands that are gone or are another program,
 * statuses that do not count any more, flags and arguments that leave something out.
 */
export function compareScripts(before: string, after: string, way: ScriptWay, place: ScriptPlace): Finding[] {
  const old = shellParts(before);
  const now = shellParts(after);
  const left = now.map((_, at) => at).filter((at) => isCheck(now[at]));
  const pairs = old.flatMap((part, at): [number, number | undefined][] => (isCheck(part) ? [[at, take(part)]] : []));
  // A program that took another one's place: as many as are left over, in order.
  const found = pairs.map(([at, match]) => [at, match ?? left.shift()] as const);
  return found.flatMap(([at, match]) => {
    const part = old[at];
    if (part === undefined) return [];
    if (maskOf(old, at, way) !== undefined) return [];
    if (match === undefined)
      return [finding(place, 'command-changed', `does not run \`${part.text}\` any more`, [part.text])];
    return comparePart(part, now, match, way, place);
  });

  function take(part: Part): number | undefined {
    const program = programOf(part.words).name;
    const same = left.findIndex((at) => now[at]?.text === part.text);
    const alike = same === -1 ? left.findIndex((at) => programOf(now[at]?.words ?? []).name === program) : same;
    return alike === -1 ? undefined : left.splice(alike, 1)[0];
  }
}

function isCheck(part: Part | undefined): boolean {
  return part !== undefined && !checksNothing(programOf(part.words));
}

function comparePart(old: Part, now: readonly Part[], at: number, way: ScriptWay, place: ScriptPlace): Finding[] {
  const part = now[at];
  if (part === undefined) return [];
  const mask = maskOf(now, at, way);
  const masked =
    mask === undefined ? [] : [finding(place, 'command-changed', `runs \`${part.text}\`, but ${mask}`, [part.text])];
  const again =
    (part.next === '||' && programOf(now[at + 1]?.words ?? []).name === programOf(part.words).name) ||
    (old.loop !== true && part.loop === true && endsLoop(now.slice(at)));
  const retried = again
    ? [finding(place, 'retries-added', `runs \`${part.text}\` again where it fails`, ['retry', 'again'])]
    : [];
  if (old.text === part.text) return [...masked, ...retried];
  return [...masked, ...retried, ...comparePrograms(programOf(old.words), programOf(part.words), { old, part, place })];
}

/** `for i in 1 2 3; do a && break; done`: tried again until it passes. */
function endsLoop(from: readonly Part[]): boolean {
  const end = from.findIndex(({ next }) => next !== '|' && next !== '&&');
  return from.slice(1, end + 1).some(({ text }) => /^(?:break|exit|exit 0|return|return 0)$/.test(text));
}

interface Compared {
  readonly old: Part;
  readonly part: Part;
  readonly place: ScriptPlace;
}

function comparePrograms(before: Program, after: Program, { old, part, place }: Compared): Finding[] {
  if (before.name !== after.name)
    return [
      {
        ...finding(place, 'command-changed', `runs \`${part.text}\` instead of \`${old.text}\``, [
          before.name,
          after.name,
        ]),
        was: old.text,
        is: part.text,
      },
    ];
  return [
    ...compareFlags(before, after, place),
    ...compareArguments(before, after, place),
    ...compareVariables(before, after, place),
  ];
}

function compareFlags(before: Program, after: Program, place: ScriptPlace): Finding[] {
  const added = after.flags.filter((flag) => !before.flags.includes(flag));
  const gone = before.flags.filter((flag) => !after.flags.includes(flag));
  const kind = place.kind;
  return FLAG_RULES.filter(({ of }) => of === undefined || of.test(after.name)).flatMap((rule): Finding[] => {
    const came = added.filter((flag) => rule.flag.test(flag));
    const went = gone.filter((flag) => rule.flag.test(flag));
    const say = (flag: string, what: string): Finding =>
      finding(
        { ...place, kind: rule.kind === 'command-changed' ? kind : rule.kind },
        rule.kind,
        `${what} (\`${flag}\`)`,
        namesIn(flag),
      );
    if (rule.weaker !== undefined) {
      const numbers = came.flatMap((flag) => {
        const old = went.find((one) => nameOf(one) === nameOf(flag));
        if (old === undefined)
          return rule.gone === true || rule.unlimited?.test(after.name) === true ? [] : [say(flag, rule.what)];
        const [was, is] = [numberIn(old), numberIn(flag)];
        return (rule.weaker === 'lower' ? is < was : is > was)
          ? [{ ...say(flag, rule.what), was: String(was), is: String(is) }]
          : [];
      });
      const dropped =
        rule.gone === true ? went.filter((flag) => !came.some((one) => nameOf(one) === nameOf(flag))) : [];
      return [...numbers, ...dropped.map((flag) => say(flag, 'drops a threshold'))];
    }
    if (rule.gone === true)
      return went
        .filter((flag) => !came.some((one) => nameOf(one) === nameOf(flag)))
        .map((flag) => say(flag, rule.what));
    return came.filter((flag) => !went.some((one) => contains(flag, one))).map((flag) => say(flag, rule.what));
  });
}

/** Fewer words of a selecting flag select more: `-k "a and b"` → `-k a` is told apart by the caller's reader. */
function contains(flag: string, old: string): boolean {
  return nameOf(flag) === nameOf(old) && flag.length < old.length && old.startsWith(flag);
}

/** Files and folders that are not handed over any more, unless one that holds them is. */
function compareArguments(before: Program, after: Program, place: ScriptPlace): Finding[] {
  const was = before.args.map(plain);
  const is = after.args.map(plain);
  if (is.length === 0 || /^(?:echo|sh|bash|env|gcc|cc|g\+\+|clang|cmake)$/.test(after.name)) {
    const other = /^(?:sh|bash)$/.test(after.name) && was[0] !== is[0];
    return other
      ? [
          {
            ...finding(place, 'command-changed', `runs \`${is[0] ?? ''}\` instead of \`${was[0] ?? ''}\``, is),
            was: was[0] ?? '',
            is: is[0] ?? '',
          },
        ]
      : [];
  }
  const covered = (arg: string): boolean =>
    is.some((one) => one === arg || one === '.' || arg.startsWith(`${one}/`) || widens(one, arg));
  const lost = was.filter((arg) => !covered(arg));
  if (was.length === 0)
    return [finding(place, 'tests-excluded', `runs only ${is.map((arg) => `\`${arg}\``).join(', ')}`, is)];
  return lost.length === 0
    ? []
    : [
        finding(place, 'tests-excluded', `does not name ${lost.map((arg) => `\`${arg}\``).join(', ')} any more`, [
          ...lost,
          ...is,
        ]),
      ];
}

function widens(pattern: string, arg: string): boolean {
  const folder = pattern.replace(/\/?\*.*$/, '');
  return (
    pattern.includes('*') &&
    (folder === '' || arg.startsWith(folder)) &&
    (pattern.includes('**') || !arg.slice(folder.length + 1).includes('/')) &&
    arg.endsWith(pattern.replace(/^.*\*/, ''))
  );
}

/** Variables that change how everything behind them runs. */
function compareVariables(before: Program, after: Program, place: ScriptPlace): Finding[] {
  return after.variables
    .filter((variable) => !before.variables.includes(variable))
    .filter((variable) =>
      /^(?:NODE_OPTIONS=.*(?:--require|-r|--import|--loader)|PYTHONSTARTUP|PYTHONOPTIMIZE|PERL5OPT|RUBYOPT|BASH_ENV|ENV=|LD_PRELOAD|PATH=|MAKEFLAGS=.*[ik]|RUSTFLAGS=.*--cfg|SKIP_?TESTS?|PYTEST_ADDOPTS|GRADLE_OPTS|MAVEN_OPTS|\w*SKIP\w*=(?!0|false|$))/.test(
        variable,
      ),
    )
    .map((variable) => finding(place, 'runner-changed', `sets \`${variable}\``, namesIn(variable)));
}

function plain(arg: string): string {
  return arg
    .replace(/^\.\//, '')
    .replace(/\/$/, '')
    .replace(/\/\.\.\.$/, '/...');
}

function nameOf(flag: string): string {
  return flag.replace(/=.*$/s, '');
}

function numberIn(flag: string): number {
  return Number(/(\d+(?:\.\d+)?)/.exec(flag.replace(/^[^=]*/, ''))?.[1] ?? NaN);
}

/** The words of a flag by which a request may name it. */
function namesIn(text: string): string[] {
  return [text, ...text.split(/[=\s,:'"]+/).filter((word) => word.replace(/^-+/, '').length > 2)];
}

function finding(place: ScriptPlace, kind: FindingKind, what: string, names: readonly string[]): Finding {
  const own = kind === 'command-changed' ? place.kind : kind;
  return { kind: own, file: place.file, what: `${capital(place.where)} ${what}.`, names: [...place.names, ...names] };
}

function capital(text: string): string {
  return /^(?:the|a) /.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
