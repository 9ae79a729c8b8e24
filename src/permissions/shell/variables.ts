import type { Judgement } from '../verdict.js';
import type { Policy } from '../policy.js';
import { settingUse, SAFE_ENVIRONMENT } from './commands/builtins.js';
import type { Use } from './commands/use.js';
import type { SimpleCommand } from './syntax/simple-command.js';
import { isSpecial } from './special-variables.js';
import { pathProblem } from './path-proof.js';
import { doubt, type Subject } from './proof.js';
import type { Part } from './take-apart.js';
import type { ShellWord } from './syntax/words.js';

/** Variables whose values are no secret. */
const PLAIN_VARIABLES = new Set(
  '? # $ ! - PWD OLDPWD HOME PATH USER LOGNAME LANG TERM SHLVL RANDOM SECONDS LINENO BASH_VERSION HOSTNAME HOSTTYPE OSTYPE MACHTYPE UID EUID PPID COLUMNS LINES CI TZ PYTHONPATH JAVA_HOME VIRTUAL_ENV PIPESTATUS FUNCNAME REPLY EPOCHSECONDS 0'.split(
    ' ',
  ),
);

/** Why the variables set before the command, or alone on a line, may change what runs. */
export function assignmentProblem({ command, script }: Part, subject: Subject, policy: Policy): Judgement | undefined {
  for (const { name, value } of command.assignments) {
    if (value === undefined && command.words.length > 0) return unknownValue(name, subject);
    const data = value === undefined ? undefined : dataProblem(value, subject, script.values);
    if (data !== undefined) return data;
    // Alone on its line, a variable is seen by nobody but this command line, unless others know its name.
    if (command.words.length === 0 && !isSpecial(name) && !SAFE_ENVIRONMENT.has(name)) continue;
    const use = settingOf(name, value);
    if (use.objection !== undefined) return doubt(subject, use.objection);
    for (const place of use.reads ?? []) {
      const problem = pathProblem(place, 'read', subject, policy);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

/** What it does to later commands that the variable has this value. */
export function settingOf(name: string, value: ShellWord | undefined): Use {
  const { value: text, ...rest } = value ?? { raw: '', glob: false, variables: undefined };
  return settingUse(name, { ...rest, raw: `${name}=${rest.raw}` }, text);
}

function unknownValue(name: string, subject: Subject): Judgement {
  return doubt(subject, { layer: 'default', reason: `the value of ${name} is not known` });
}

/** Does setting these variables only say how to print, or where to read? */
export function setsOnlyData({ assignments, words }: SimpleCommand): boolean {
  return assignments.every(({ name, value }) => {
    if (words.length === 0 && !isSpecial(name)) return true;
    const use = settingOf(name, value);
    return use.nature === 'reads' && use.objection === undefined;
  });
}

/** A word that is only data: known, or made of variables that hold no secret. */
export function dataProblem(
  word: ShellWord,
  subject: Subject,
  own: ReadonlyMap<string, unknown>,
): Judgement | undefined {
  if (word.value !== undefined) return undefined;
  const secret = word.variables?.find((name) => !PLAIN_VARIABLES.has(name) && !own.has(name));
  if (word.variables !== undefined && secret === undefined) return undefined;
  const reason =
    secret === undefined
      ? `what ${word.raw} stands for is not known before it runs`
      : `the variable ${secret} may hold a secret`;
  return doubt(subject, { layer: 'default', reason });
}
