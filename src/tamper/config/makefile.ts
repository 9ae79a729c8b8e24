import type { Change, ChangedFile, Finding } from '../types.js';
import { compareScripts } from './compare-scripts.js';

interface Makefile {
  readonly targets: ReadonlyMap<string, { needs: readonly string[]; recipe: readonly string[] }>;
  readonly variables: ReadonlyMap<string, string>;
  readonly special: readonly string[];
}

const JUDGING_TARGET =
  /^(?:all|test|tests|check|verify|ci|coverage|unit|integration|e2e|spec|lint|validate)\b|[-_](?:test|tests|check)$|^test[-_]/;
const TEST_LIST = /(?:TEST|CHECK|SPEC)\w*$|^TESTS/;

/** The targets that tests run by: what they need and what they do. The recipe of another target may do as it likes. */
export function readMakefile(file: ChangedFile, { command }: Change): Finding[] {
  if (file.before === undefined) return [];
  const before = parseMakefile(file.before);
  const after = parseMakefile(file.after ?? '');
  const judging = judgingTargets(before, command);
  return [
    ...[...judging].flatMap((target) => compareTarget(target, before, after, file)),
    ...after.special
      .filter((one) => !before.special.includes(one))
      .map((one) => say(file, one, `\`${one}\` changes how recipes fail.`)),
    ...[...before.variables].flatMap(([name, value]) =>
      compareVariable(name, value, after.variables.get(name) ?? '', file),
    ),
    ...[...after.variables].flatMap(([name, value]) =>
      before.variables.has(name) ? [] : compareVariable(name, '', value, file),
    ),
  ];
}

function compareTarget(target: string, before: Makefile, after: Makefile, file: ChangedFile): Finding[] {
  const old = before.targets.get(target);
  const now = after.targets.get(target);
  if (old === undefined) return [];
  if (now === undefined) return [say(file, target, `The target ${target} is gone.`)];
  const place = {
    file: file.path,
    where: `the target ${target}`,
    names: [`make ${target}`, `${target} target`],
    kind: 'command-changed' as const,
  };
  const lost = old.needs.filter((need) => !now.needs.includes(need) && before.targets.has(need) && !isFile(need));
  // Each line of a recipe ends the target where it fails, as `set -e` would.
  const recipes = compareScripts(
    expand(old.recipe, before).join('\n'),
    expand(now.recipe, after).join('\n'),
    { errexit: true, pipefail: false, lines: true },
    place,
  );
  return [
    ...lost
      .filter((need) => !now.recipe.join('\n').includes(need))
      .map((need) => say(file, need, `The target ${target} does not need ${need} any more.`)),
    ...recipes,
  ];
}

/** Variables that name tests, and those that switch assertions off. */
function compareVariable(name: string, was: string, is: string, file: ChangedFile): Finding[] {
  if (was === is) return [];
  const lost = was.split(/\s+/).filter((word) => word !== '' && !is.split(/\s+/).includes(word));
  const covered = /\$\(wildcard|\*/.test(is);
  if (TEST_LIST.test(name) && lost.length > 0 && !covered)
    return [
      {
        kind: 'tests-excluded',
        file: file.path,
        what: `${name} does not name ${lost.join(', ')} any more.`,
        names: [name, ...lost],
      },
    ];
  const off = /-DNDEBUG\b|-D\w*(?:SKIP|NO|DISABLE)_?TESTS?\w*/.exec(is)?.[0];
  if (off !== undefined && !was.includes(off))
    return [
      {
        kind: 'runner-changed',
        file: file.path,
        what: `${name} has \`${off}\`: checks are compiled away.`,
        names: [name, off],
      },
    ];
  if (/^(?:SHELL|\.SHELLFLAGS|MAKEFLAGS)$/.test(name)) return [say(file, name, `${name} is \`${is}\` now.`)];
  const gone = /-Werror\b|-fsanitize=\S+/.exec(was)?.[0];
  if (gone !== undefined && !is.includes(gone))
    return [
      { kind: 'runner-changed', file: file.path, what: `${name} has no \`${gone}\` any more.`, names: [name, gone] },
    ];
  return [];
}

function say(file: ChangedFile, name: string, what: string): Finding {
  return { kind: 'command-changed', file: file.path, what, names: [name, `make ${name}`] };
}

function expand(recipe: readonly string[], { variables }: Makefile): string[] {
  return recipe.map((line) =>
    line.replace(/\$[({](\w+)[)}]/g, (whole, name: string) =>
      /^(?:Q|V|SILENT|AT)$/.test(name) ? '' : (variables.get(name) ?? whole),
    ),
  );
}

/** The targets of the command and of tests by their name, with all that they need. */
function judgingTargets({ targets }: Makefile, command: string): Set<string> {
  const named = [...command.matchAll(/\bg?make\s+([^&|;]*)/g)].flatMap(([, words = '']) => words.split(/\s+/));
  const judging = new Set(
    [...targets.keys()].filter((target) => JUDGING_TARGET.test(target) || named.includes(target)),
  );
  for (const target of judging)
    for (const need of targets.get(target)?.needs ?? []) if (targets.has(need)) judging.add(need);
  return judging;
}

function isFile(target: string): boolean {
  return /[./]/.test(target);
}

export function parseMakefile(text: string): Makefile {
  const targets = new Map<string, { needs: string[]; recipe: string[] }>();
  const variables = new Map<string, string>();
  const special: string[] = [];
  let open: string[] = [];
  for (const line of text.replace(/\\\r?\n/g, ' ').split(/\r?\n/)) {
    if (/^(?:\t| {2,})\S/.test(line) && open.length > 0) {
      for (const target of open) targets.get(target)?.recipe.push(line.trim());
      continue;
    }
    const bare = line.replace(/(^|\s)#.*/, '').trimEnd();
    const variable = /^(?:export\s+|override\s+)?([.\w-]+)\s*([:?+!]?:?)=\s*(.*)$/.exec(bare);
    const rule = /^([^\s:=][^:=]*?)\s*:{1,2}(?!=)\s*([^=;]*?)(?:;\s*(.*))?$/.exec(bare);
    if (variable !== null) {
      const [, name = '', sign = '', value = ''] = variable;
      variables.set(name, sign.startsWith('+') ? `${variables.get(name) ?? ''} ${value}`.trim() : value);
      open = [];
    } else if (rule !== null) {
      const [, names = '', needs = '', recipe] = rule;
      open = names.split(/\s+/);
      if (/^\.(?:IGNORE|ONESHELL|DEFAULT_GOAL|POSIX)$/.test(names)) special.push(bare);
      for (const target of open) {
        const known = targets.get(target) ?? { needs: [], recipe: [] };
        known.needs.push(...needs.split(/\s+/).filter((need) => need !== '' && need !== '|'));
        if (recipe !== undefined) known.recipe.push(recipe);
        targets.set(target, known);
      }
    } else if (bare !== '') open = [];
  }
  return { targets, variables, special };
}
