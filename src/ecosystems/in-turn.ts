let last: Promise<unknown> = Promise.resolve();

/** Loads one reader after the other: loaders such as jest's cannot link two imports at once that share modules. */
export function inTurn<T>(load: () => Promise<T>): Promise<T> {
  const mine = last.then(load, load);
  last = mine;
  return mine;
}
