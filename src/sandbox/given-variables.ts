import { isOfTheMachine, type Environment } from './environment.js';

/** One entry of a list of variables: a name, names with `*`, or a variable with its value. */
export type VariableEntry =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'value'; readonly name: string; readonly value: string };

/** Reads a list of variables. Throws an Error that says what an entry must look like, and `remedy`. */
export function parseVariables(entries: readonly string[], remedy = ''): VariableEntry[] {
  return entries.map((entry) => {
    const { name = '', value } = /^(?<name>[^=]*)(?:=(?<value>.*))?$/s.exec(entry)?.groups ?? {};
    const wanted = value === undefined ? /^[A-Za-z_*][A-Za-z0-9_*]*$/ : /^[A-Za-z_][A-Za-z0-9_]*$/;
    // `*` alone would hand over whatever a later step adds.
    if (!wanted.test(name) || /^[*_]+$/.test(name)) throw new Error(`${WANTED}, got "${entry}". ${remedy}`.trim());
    if (isReserved(name)) throw new Error(`${NEVER_GIVEN}, got "${name}". ${remedy}`.trim());
    if (value !== undefined) return { kind: 'value', name, value };
    return name.includes('*') ? { kind: 'pattern', pattern: name } : { kind: 'name', name };
  });
}

const WANTED = 'takes "none", names of variables such as DATABASE_URL, patterns such as RAILS_*, or NAME=value';
const NEVER_GIVEN =
  'cannot name what belongs to the runner or to Greengate itself, nor what changes how programs are started';

/** Keys and channels of the runner, and what a loader or shell obeys before the sandbox has closed. */
const RESERVED =
  /^((INPUT|ACTIONS|GITHUB|RUNNER|STATE|ANTHROPIC|GREENGATE|LD|DYLD|PERL5?)_?.*|PATH|HOME|TMPDIR|SHELLOPTS|BASHOPTS|BASH_ENV|ENV|PS4|IFS|SHLVL)$/i;

function isReserved(name: string): boolean {
  return RESERVED.test(name);
}

/** By its name: a key, a token, a password. A pattern never means one. */
export function isSecretName(name: string): boolean {
  return /(^|_)(TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY(_ID)?|SECRET_KEY|PRIVATE_KEY|CREDENTIALS)$/i.test(
    name,
  );
}

/** What steered processes get of the job's own variables. */
export interface JobVariables {
  /** Name to value. */
  given(): Readonly<Record<string, string>>;
  /** Names of what the job has and steered processes are not given. Sorted. */
  withheld(): readonly string[];
}

/** None is given until it is permitted. */
export interface GivenVariables extends JobVariables {
  permit(entries: readonly VariableEntry[]): void;
}

export interface VariablesParts {
  readonly environment: Environment;
  /** Told the values of variables that are secrets by their name, as soon as they are given. */
  readonly onSecrets: (values: readonly string[]) => void;
}

export function createGivenVariables({ environment, onSecrets }: VariablesParts): GivenVariables {
  let given: Readonly<Record<string, string>> = {};
  return {
    permit: (entries) => {
      given = Object.fromEntries(entries.flatMap((entry) => matching(environment, entry)));
      onSecrets(Object.entries(given).flatMap(([name, value]) => (isSecretName(name) && value !== '' ? [value] : [])));
    },
    given: () => given,
    withheld: () =>
      Object.keys(environment)
        .filter((name) => !(name in given) && !isOfTheMachine(name) && !isReserved(name))
        .sort(),
  };
}

function matching(environment: Environment, entry: VariableEntry): [string, string][] {
  if (entry.kind === 'value') return [[entry.name, entry.value]];
  const pattern = entry.kind === 'pattern' ? new RegExp(`^${entry.pattern.replaceAll('*', '.*')}$`) : undefined;
  return Object.entries(environment).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (pattern === undefined) return entry.kind === 'name' && name === entry.name ? [[name, value]] : [];
    return pattern.test(name) && !isSecretName(name) && !isReserved(name) ? [[name, value]] : [];
  });
}
