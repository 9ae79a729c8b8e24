/** A line for bash, without the files that would change what it means from one machine to the next. */
export function shellArgv(line: string): [string, ...string[]] {
  return ['bash', '--noprofile', '--norc', '-c', line];
}
