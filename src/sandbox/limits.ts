import { readFileSync } from 'node:fs';

const GIB = 1024 ** 3;

/** Most of each that one command gets. More memory than there is would break programs that only reserve it. */
const MOST = {
  core: ['Max core file size', 0],
  fsize: ['Max file size', 8 * GIB],
  nproc: ['Max processes', 4096],
} as const;

/** Runs the rest of an argv under limits, where there is a program for it. None is raised above what we have ourselves. */
export function limited(program: string | undefined, argv: readonly string[]): string[] {
  if (program === undefined) return [...argv];
  const options = Object.entries(MOST).map(([name, [line, most]]) => `--${name}=${Math.min(most, ownLimit(line))}`);
  return [program, ...options, ...argv];
}

/** The hard limit. */
function ownLimit(line: string): number {
  const found = new RegExp(`^${line} +\\S+ +(\\d+) `, 'm').exec(limitsText());
  return found?.[1] === undefined ? Infinity : Number(found[1]);
}

function limitsText(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
