/** Which paths judge the code: tests, fixtures, snapshots, runner, build and CI configuration, ignore lists. */
export function judgingFiles(_paths: readonly string[], _command: string): string[] {
  return [];
}
