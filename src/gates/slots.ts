/** Runs work in the order in which it is given, at most so much at once. */
export function createSlots(most: number): <Out>(work: () => Promise<Out>) => Promise<Out> {
  let free = most;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes straight to the next one: nobody may come in between.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
