import { parseHosts } from './network/hosts.js';
import { parseServices, type Service } from './network/services.js';
import type { RuleLine } from './permissions/rules.js';
import { parseVariables, type VariableEntry } from './sandbox/given-variables.js';

/** How the values of inputs are read: each gives a value or throws an Error that says what was wanted. */

const SET_IT = "Set it in the workflow's `with:` block, or as a flag on the command line.";

export function wholeNumber(least: number, most: number): (raw: string) => number {
  return (raw) => {
    const value = /^\d{1,9}$/.test(raw) ? Number(raw) : NaN;
    if (!(value >= least && value <= most)) {
      throw new Error(`must be a whole number from ${least} to ${most}, got "${raw}". ${SET_IT}`);
    }
    return value;
  };
}

export function decimal(least: number, most: number): (raw: string) => number {
  return (raw) => {
    const value = /^\d{1,9}(\.\d{1,9})?$/.test(raw) ? Number(raw) : NaN;
    if (!(value >= least && value <= most)) {
      throw new Error(`must be a number from ${least} to ${most}, got "${raw}". ${SET_IT}`);
    }
    return value;
  };
}

export function oneOf<const T extends string>(...values: readonly T[]): (raw: string) => T {
  return (raw) => {
    const value = values.find((candidate) => candidate === raw.toLowerCase());
    if (value === undefined) throw new Error(`must be one of ${values.join(', ')}, got "${raw}". ${SET_IT}`);
    return value;
  };
}

export function yesNoOrNothing(raw: string): boolean | undefined {
  return raw === '' ? undefined : oneOf('true', 'false')(raw) === 'true';
}

export function httpUrl(raw: string): string | undefined {
  if (raw === '') return undefined;
  if (!/^https?:\/\/[^\s]+$/.test(raw) || !URL.canParse(raw)) {
    throw new Error(`must be an http or https URL, got "${raw}". ${SET_IT}`);
  }
  return raw;
}

export function oneWord(raw: string): string {
  if (/\s/.test(raw)) throw new Error(`must be one word without blanks, got "${raw}". ${SET_IT}`);
  return raw;
}

export function exactLogins(raw: string): string[] {
  const logins = words(raw);
  const bad = logins.find((login) => !/^[A-Za-z0-9][A-Za-z0-9-]*(\[bot\])?$/.test(login));
  if (bad !== undefined)
    throw new Error(`takes exact logins such as renovate[bot], no patterns; got "${bad}". ${SET_IT}`);
  return logins;
}

/** Undefined: nothing is said, `none`: no host. */
export function hostList(raw: string): string[] | undefined {
  if (raw === '') return undefined;
  return raw.toLowerCase() === 'none' ? [] : parseHosts(words(raw), SET_IT);
}

/** Undefined: nothing is said, `none`: no service. */
export function serviceList(raw: string): Service[] | undefined {
  if (raw === '') return undefined;
  return raw.toLowerCase() === 'none' ? [] : parseServices(words(raw), SET_IT);
}

/** Undefined: nothing is said, `none`: no variable. A line with `=` is one entry, as values may have blanks. */
export function variableList(raw: string): VariableEntry[] | undefined {
  if (raw === '') return undefined;
  if (raw.toLowerCase() === 'none') return [];
  const lines = raw.split(/\r?\n/).map((line) => line.trim());
  return parseVariables(
    lines.flatMap((line) => (line.includes('=') ? [line] : words(line))),
    SET_IT,
  );
}

export function branchName(raw: string): string {
  // git's own rules for ref names, and no leading dash.
  const bad = /^-|^\/|\.\.|\/\/|@\{|[\s~^:?*[\\\x7f]|\.lock(\/|$)|\/\.|^\./;
  // eslint-disable-next-line no-control-regex
  if (bad.test(raw) || /[\x00-\x1f]/.test(raw)) throw new Error(`is not a valid git branch name: "${raw}". ${SET_IT}`);
  return raw;
}

export function relativePath(raw: string): string {
  const parts = raw.split('/');
  if (raw.startsWith('/') || parts.includes('..') || raw.includes('\0')) {
    throw new Error(`must be a path inside the repository, got "${raw}". ${SET_IT}`);
  }
  return parts.filter((part) => part !== '' && part !== '.').join('/');
}

/** One rule a line; blank lines and those that begin with # are none. */
export function ruleLines(name: string, raw = ''): RuleLine[] {
  return raw
    .split(/\r?\n/)
    .map((line, at) => ({ text: line.trim(), where: `${name}, line ${at + 1}` }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'));
}

function words(raw: string): string[] {
  return raw.split(/[\s,]+/).filter((word) => word !== '');
}
