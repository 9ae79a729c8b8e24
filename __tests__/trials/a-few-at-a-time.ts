/** Runs the jobs with at most `most` at once; results in the order of the jobs. A job that throws ends the whole. */
export async function aFewAtATime<T>(most: number, jobs: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  const waiting = [...jobs.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: most }, work));
  return results;
}
