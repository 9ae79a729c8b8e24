/**
 * How a process of the run gets along with others. `reader`: changes nothing, beside other readers. `hook`: may change
 * something and waits for no reader, as it may be what ends one. `alone`: may change something, beside nothing.
 */
export type Turn = 'reader' | 'hook' | 'alone';

/** Whose turn it is: whatever may change something begins while nothing else that may is running, and no reader begins beside it. */
export class Turns {
  readonly #running: Turn[] = [];
  readonly #waiting: { readonly turn: Turn; readonly begin: () => void }[] = [];

  /** Runs `act` when nothing runs that it may not run beside, in the order in which it was asked for. */
  async take<T>(turn: Turn, act: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.#waiting.push({ turn, begin });
      this.#next();
    });
    try {
      return await act();
    } finally {
      this.#running.splice(this.#running.indexOf(turn), 1);
      this.#next();
    }
  }

  #next(): void {
    // Hooks come first: what they wait for could be waiting for them.
    const order = [
      ...this.#waiting.filter(({ turn }) => turn === 'hook'),
      ...this.#waiting.filter(({ turn }) => turn !== 'hook'),
    ];
    for (const one of order) {
      if (!this.#mayBegin(one.turn)) {
        if (one.turn === 'hook') continue;
        return;
      }
      this.#waiting.splice(this.#waiting.indexOf(one), 1);
      this.#running.push(one.turn);
      one.begin();
    }
  }

  #mayBegin(turn: Turn): boolean {
    const others = this.#running.filter((other) => other !== 'reader');
    return turn === 'alone' ? this.#running.length === 0 : others.length === 0;
  }
}
