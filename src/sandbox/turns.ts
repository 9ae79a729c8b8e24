/** Whose turn it is: any number that change nothing side by side, one that may change something alone. */
export class Turns {
  #running = 0;
  #isAlone = false;
  readonly #waiting: { readonly alone: boolean; readonly begin: () => void }[] = [];

  /** Runs `act` when nothing runs that it may not run beside, in the order in which it was asked for. */
  async take<T>(kind: 'alone' | 'beside', act: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.#waiting.push({ alone: kind === 'alone', begin });
      this.#next();
    });
    try {
      return await act();
    } finally {
      this.#running -= 1;
      this.#isAlone = false;
      this.#next();
    }
  }

  #next(): void {
    for (let first = this.#waiting[0]; first !== undefined; first = this.#waiting[0]) {
      if (this.#isAlone || (first.alone && this.#running > 0)) return;
      this.#waiting.shift();
      this.#running += 1;
      this.#isAlone = first.alone;
      first.begin();
    }
  }
}
