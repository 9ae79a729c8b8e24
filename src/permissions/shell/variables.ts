import type { ShellWord, SimpleCommand } from './parse.js';
import { refuse, type Proof, type Scene } from './proof.js';

const SAFE_ENVIRONMENT = new Set(
  'CI NODE_ENV LANG LC_ALL LC_CTYPE TZ NO_COLOR FORCE_COLOR TERM PYTHONDONTWRITEBYTECODE PYTHONUNBUFFERED RUST_BACKTRACE DEBUG'.split(
    ' ',
  ),
);
/** Variables whose values are no secret. */
const PLAIN_VARIABLES = new Set(
  '? # $ ! PWD OLDPWD HOME PATH SHLVL RANDOM SECONDS LINENO BASH_VERSION HOSTNAME'.split(' '),
);

/** Variables set before the command or alone on a line. */
export function assignmentProblem(command: SimpleCommand, scene: Scene): Proof | undefined {
  const bad = command.assignments.find(({ name, value }) => {
    if (SAFE_ENVIRONMENT.has(name)) return value?.value === undefined;
    // Alone on its line, a lower-case variable is seen by nobody but this command line.
    const isOwn = command.words.length === 0 && /^[a-z][a-z0-9_]*$/.test(name);
    return !isOwn || value === undefined || dataProblem(value, command, scene) !== undefined;
  });
  if (bad === undefined) return undefined;
  return refuse(command, `the variable ${bad.name} may change what runs`, {
    instead: `run it without setting ${bad.name}`,
  });
}

/** A word that is only data: known, or made of variables that hold no secret. */
export function dataProblem(word: ShellWord, command: SimpleCommand, { ownVariables }: Scene): Proof | undefined {
  if (word.value !== undefined) return undefined;
  const secret = word.variables?.find((name) => !PLAIN_VARIABLES.has(name) && !ownVariables.has(name));
  if (word.variables !== undefined && secret === undefined) return undefined;
  return refuse(
    command,
    secret === undefined
      ? `what ${word.raw} stands for is not known before it runs`
      : `the variable ${secret} may hold a secret`,
  );
}

export function proveExport(command: SimpleCommand, args: readonly ShellWord[]): Proof {
  const names = args.map((word) => /^([A-Z_]+)=/.exec(word.value ?? '')?.[1]);
  const isHarmless = names.length > 0 && names.every((name) => name !== undefined && SAFE_ENVIRONMENT.has(name));
  return isHarmless ? { kind: 'reads' } : refuse(command, 'it may change what later commands run');
}
