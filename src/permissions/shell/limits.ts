import { hasGitPart } from '../../text/git-names.js';
import { isOutside } from '../judge-path.js';
import type { Policy } from '../policy.js';
import { NO_RULE, type Verdict } from '../verdict.js';
import type { Use } from './commands/use.js';
import { isRun, isSpecial } from './special-variables.js';
import type { PathWord } from './operands.js';
import { isNoFile, isOfProcess, placesOf } from './places.js';
import { isWrite } from './redirects.js';
import { sparesGit } from './spared.js';
import { programOf } from './program-of.js';
import { type Loose, type Part, type Way } from './take-apart.js';
import { settingOf } from './variables.js';
import { hasMatch } from './wildcards.js';
import type { ShellWord } from './syntax/words.js';

/** Why the part may never run, whatever the rules say; undefined where it is not of that kind. */
export function limitOn(part: Part, policy: Policy): Verdict | undefined {
  const { command } = part;
  const setting = settingLimit(part, policy);
  if (setting !== undefined) return denied(command.text, setting.reason, setting.instead);
  for (const way of part.ways) {
    const objection = finalObjection(way.use, policy);
    if (objection !== undefined) return denied(command.text, objection.reason, objection.instead);
    const reason = reasonIn(way, part, policy);
    if (reason !== undefined) return denied(command.text, reason);
  }
  return undefined;
}

/** A variable that makes what runs another than it seems. */
function settingLimit({ command, directories }: Part, policy: Policy): Use['objection'] {
  for (const { name, value } of command.assignments) {
    if (command.words.length === 0 && !isSpecial(name)) continue;
    const use = settingOf(name, value);
    const final = finalObjection(use, policy);
    if (final !== undefined) return final;
    const places = (use.reads ?? []).flatMap((word) => placesOf(word, directories, policy));
    if (!policy.isolated && use.objection === undefined && places.some((place) => isOutside(place, policy.workspace)))
      return { layer: 'plain', reason: `${name} leads outside the workspace` };
  }
  return undefined;
}

/** What no rule opens; some of it does no harm where it is isolated. */
function finalObjection({ objection }: Use, { isolated }: Policy): Use['objection'] {
  return objection?.layer === 'limit' || (objection?.layer === 'plain' && !isolated) ? objection : undefined;
}

/** What no rule opens among the words outside of commands. */
export function limitOnLoose({ word, values, unsure }: Loose): Verdict | undefined {
  const secret = secretsIn(word).find((name) => !isOwn(name, { values, unsure }));
  return secret === undefined ? undefined : denied(word.raw, leadsToSecret(secret));
}

function leadsToSecret(name: string): string {
  return `the variable ${name} leads to a secret or to the runner's files`;
}

export function denied(subject: string, reason: string, instead?: string): Verdict {
  return {
    behaviour: 'deny',
    layer: 'limit',
    subject,
    reason,
    remedy: NO_RULE,
    ...(instead === undefined ? {} : { instead }),
  };
}

function reasonIn({ words, use }: Way, part: Part, policy: Policy): string | undefined {
  const { command, directories, script } = part;
  const redirected = command.redirects.flatMap((one) =>
    one.target === undefined || one.operator.startsWith('<<') ? [] : [{ ...one, target: one.target }],
  );
  const named = [...(use.reads ?? []), ...(use.writes ?? [])];
  const paths = [
    ...named,
    ...redirected.map(({ target: { raw, value, glob } }): PathWord => ({ raw, path: value, glob })),
  ];
  const reachesProcess =
    paths.some(
      (word) =>
        word.path !== undefined &&
        !isNoFile(word.path, 'read') &&
        placesOf(word, directories, policy).some(isOfProcess),
    ) || words.some(({ value, raw }) => isOfProcess(value ?? raw.replace(/["']/g, '')));
  if (reachesProcess) return 'it reads the memory or environment of a process';
  const all = [
    ...words,
    ...command.assignments.map(({ value }) => value),
    ...command.redirects.map(({ target }) => target),
  ];
  const secret = all.flatMap((word) => secretsIn(word)).find((name) => !isOwn(name, script));
  if (secret !== undefined) return leadsToSecret(secret);
  const run = command.assignments.find(({ name }) => isRun(name));
  if (run !== undefined) return `bash runs what ${run.name} holds`;
  if (paths.some((word) => mayBeGitData(word))) return "it is git's own data";
  const program = programOf(words[0]) ?? '';
  if (/^(echo|printf|cat)$/.test(program) && printsRunnerCommand(words, part))
    return 'it prints a workflow command of the runner';
  if (EVALUATING.test(program) && words.some(({ value, raw }) => /\[[^\]]*(\$\(|`)/.test(value ?? raw)))
    return `${program} would run what stands between the brackets`;
  if (redirected.some((one) => isWrite(one) && isDevice(one.target.value)))
    return 'it writes to a device or to the network';
  if (redirected.some(({ target }) => /^\/dev\/(tcp|udp)\//.test(target.value ?? '')))
    return 'it reaches another machine';
  return /^(rm|rmdir|shred|unlink|chmod|chown|chgrp|mv|find)$/.test(programOf(words[0]) ?? '')
    ? criticalTarget(words, part, policy, use)
    : undefined;
}

/** The runner reads `::name::` at the start of a line, and `##[name]` anywhere in it. A file is no output. */
function printsRunnerCommand([name, ...args]: readonly ShellWord[], { command }: Part): boolean {
  if (command.redirects.some((one) => isWrite(one) && !/^[&\d]|^\/dev\//.test(one.target?.value ?? ''))) return false;
  const texts = name?.value === 'cat' ? [] : args.map(({ value, raw }) => value ?? raw.replace(/["']/g, ''));
  const given = command.redirects.flatMap(({ operator, target }) =>
    operator.startsWith('<<') ? [target?.value ?? target?.raw ?? ''] : [],
  );
  return [...texts, texts.filter((text) => !/^-[neE]+$/.test(text)).join(' '), ...given].some((text) =>
    /##\[|(^|[\n\r]|\\[nr])\s*::[a-z-]+( [^:\n]*)?::/i.test(text),
  );
}

/** Builtins that evaluate subscripts in the names they are given. */
const EVALUATING =
  /^(test|\[|printf|read|unset|declare|typeset|local|readonly|export|let|getopts|wait|mapfile|readarray)$/;

/** A wildcard that names the dot may mean `.git`. */
function mayBeGitData({ path, glob }: PathWord): boolean {
  return (
    glob &&
    path !== undefined &&
    path.split('/').some((name) => name.startsWith('.') && /[*?[]/.test(name) && hasMatch(name.toLowerCase(), '.git'))
  );
}

function isDevice(path = ''): boolean {
  return /^\/dev\/(?!null$|std(out|err)$|fd\/\d+$|tty$|shm\/)/.test(path);
}

const SECRET =
  /^(GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY|EVENT_PATH)|ACTIONS_\w+|INPUT_\w+|RUNNER_TEMP|\w*(TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|PRIVATE_KEY|CREDENTIALS?)(_\w+)?)$/;

function secretsIn(word: ShellWord | undefined): string[] {
  return (word?.variables ?? []).filter((name) => SECRET.test(name));
}

/** The line gives it a value itself before it is read, each time one that is known. */
function isOwn(name: string, { values: own, unsure }: Pick<Part['script'], 'values' | 'unsure'>): boolean {
  const values = own.get(name) ?? [];
  return (
    values.length > 0 && !unsure.has(name) && !isSpecial(name) && values.every((value) => value?.value !== undefined)
  );
}

/** Root, home, the workspace itself or what a variable that may be empty turns into one of them. */
function criticalTarget(
  words: readonly ShellWord[],
  { directories }: Part,
  policy: Policy,
  use: Way['use'],
): string | undefined {
  const program = programOf(words[0]);
  // `find / -delete`: what it starts in is what it removes.
  if (program === 'find' && (!words.some(({ value }) => value === '-delete') || sparesGit(words))) return undefined;
  const targets =
    program === 'find'
      ? (use.writes ?? []).map(({ raw, path, glob }): ShellWord => ({
          raw,
          ...(path === undefined ? {} : { value: path }),
          glob,
          variables: [],
        }))
      : words.slice(1, program === 'mv' ? -1 : undefined);
  const isRecursive = program === 'rm' && words.some(({ value = '' }) => /^-\w*[rR]|^--r/.test(value));
  for (const { value, raw, glob, pieces, variables } of targets) {
    if (value === undefined) {
      if (isRecursive && pieces === undefined && variables === undefined) return `what ${raw} stands for is not known`;
      if (/^"?\$\{?\w+[^/]*\}?"?\/(["*]|$)/.test(raw) || /^"?\$\{?HOME/.test(raw))
        return `${raw} may be the root or the home directory`;
      continue;
    }
    if (/^-./.test(value) || value === '') continue;
    // `/*` means what `/` means; in the workspace, only what is not hidden.
    const all = /(^|\/)\*+$/.test(raw);
    const path = all ? value.replace(/\*+$/, '') || '.' : value;
    for (const place of placesOf({ raw, path, glob }, directories, policy)) {
      const reason = criticalReason(place, policy);
      if (reason !== undefined && !(all && place === policy.workspace && !isRecursive)) return `${raw} is ${reason}`;
    }
  }
  return undefined;
}

function criticalReason(path: string, { workspace, home }: Policy): string | undefined {
  if (path === '/' || /^\/[^/?]+$/.test(path))
    return path === workspace ? 'the workspace itself' : 'the root or a directory of the system';
  if (home !== undefined && (path === home || home.startsWith(`${path}/`))) return 'a home directory';
  if (path === workspace || workspace.startsWith(`${path}/`)) return 'the workspace itself';
  return hasGitPart(path) ? "git's own data" : undefined;
}
