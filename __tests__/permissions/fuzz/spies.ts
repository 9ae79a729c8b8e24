import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DANGEROUS_VARIABLES, REAL, WRITTEN_DOWN } from './programs.js';

/** A program that a line started: as its spy wrote it down. */
export interface Executed {
  /** The file that was started. */
  readonly path: string;
  readonly directory: string;
  /** Names of variables that change what programs do, where they were set. */
  readonly variables: readonly string[];
  readonly args: readonly string[];
}

/**
 * One spy under every name, in `bin`. It writes itself down to descriptor 9 and ends well; the spies of REAL programs
 * then become the program of that name in `real`, if that is given.
 */
export function placeSpies(bin: string, options: { shell: string; path: string; real?: string }): void {
  const { shell, path, real } = options;
  const variables = [...DANGEROUS_VARIABLES].map((name) => `\${${name}:+${name} }`).join('');
  // One write for a record, so that those of both ends of a pipe do not mix; the number of arguments comes first.
  const text = [
    `#!${shell}`,
    // Without one, the shell takes a safe one.
    `case $PATH in '${path}'|/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin) path=;; *) path=PATH;; esac`,
    `printf '%s\\0' "$#" "$0" "$PWD" "${variables}$path" "$@" 2>/dev/null >&9 || exit 97`,
    '',
  ].join('\n');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'spy'), `${text}exit 0\n`, { mode: 0o755 });
  writeFileSync(join(bin, 'spy-before'), `${text}exec "${real ?? ''}/\${0##*/}" "$@"\n`, { mode: 0o755 });
  for (const name of WRITTEN_DOWN) symlinkSync('spy', join(bin, name));
  for (const name of REAL) symlinkSync(real === undefined ? 'spy' : 'spy-before', join(bin, name));
}

export function readRecords(log: string): Executed[] {
  const fields = log.split('\0');
  const found: Executed[] = [];
  for (let at = 0; at + 4 < fields.length;) {
    const [count = '', path = '', directory = '', variables = ''] = fields.slice(at, at + 4);
    if (!/^\d+$/.test(count)) throw new Error(`Not a record of a spy: ${JSON.stringify(fields.slice(at, at + 6))}`);
    const args = fields.slice(at + 4, at + 4 + Number(count));
    found.push({ path, directory, variables: variables.split(' ').filter((name) => name !== ''), args });
    at += 4 + Number(count);
  }
  return found;
}
