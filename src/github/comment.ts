import { messageOf } from '../errors.js';
import type { Client } from './client.js';
import { explained } from './explain-error.js';
import { create, findOrCreate, overwrite, type CommentPlace, type Posted } from './marked-comment.js';
import { OWN_MARKER, type Repo } from './types.js';

/** The one comment of a request, kept up to date while the run goes. */
export interface StickyComment {
  readonly id: number;
  readonly url: string;
  /** Was it written with the token of the job, which starts no other workflows? */
  readonly byJobToken: boolean;
  /** Shows this soon, at most every 15 seconds; the newest wins. Never throws: a failure is a line in the log. */
  update(body: string): void;
  /** Shows this for good, after whatever is under way. Throws a UserError when GitHub does not take it. */
  finish(body: string): Promise<void>;
}

/** Time, as tests replace it. `after` calls once and returns what calls it off. */
export interface Clock {
  now(): number;
  after(ms: number, call: () => void): () => void;
}

export interface CommentOptions {
  readonly body: string;
  readonly log: (line: string) => void;
  /** Time of the request: no comment of ours can be older. Fewer pages to search. */
  readonly since?: string | undefined;
  readonly clock?: Clock;
}

const PAUSE_MS = 15_000;

/** The comment with this key, written anew with `body`; created when there is none yet. */
export async function openComment(
  client: Client,
  repo: Repo,
  number: number,
  key: string,
  options: CommentOptions,
): Promise<StickyComment> {
  const place = { client, repo, number, marker: `${OWN_MARKER}${key} -->`, since: options.since };
  const first = await explained(`comment on #${number}`, () => findOrCreate(place, options.body), true);
  return new PacedComment(place, first, options.log, options.clock ?? SYSTEM_CLOCK);
}

const SYSTEM_CLOCK: Clock = {
  now: Date.now,
  after(ms, call) {
    const timer = setTimeout(call, ms).unref();
    return () => clearTimeout(timer);
  },
};

/** Holds back what comes too fast, and keeps requests one after another. Lives as long as the run. */
class PacedComment implements StickyComment {
  #posted: Posted;
  #waiting: string | undefined;
  #callOff: (() => void) | undefined;
  #underWay: Promise<void> = Promise.resolve();
  #sentAt: number;
  #finished = false;
  readonly #place: CommentPlace;
  readonly #log: (line: string) => void;
  readonly #clock: Clock;

  constructor(place: CommentPlace, posted: Posted, log: (line: string) => void, clock: Clock) {
    this.#place = place;
    this.#posted = posted;
    this.#log = log;
    this.#clock = clock;
    this.#sentAt = clock.now();
  }

  get id(): number {
    return this.#posted.id;
  }

  get url(): string {
    return this.#posted.url;
  }

  get byJobToken(): boolean {
    return this.#posted.author === 'github-actions[bot]';
  }

  update(body: string): void {
    if (this.#finished) return;
    this.#waiting = body;
    this.#callOff ??= this.#clock.after(Math.max(0, this.#sentAt + PAUSE_MS - this.#clock.now()), () =>
      this.#sendWaiting(),
    );
  }

  async finish(body: string): Promise<void> {
    this.#finished = true;
    this.#callOff?.();
    const write = this.#underWay.then(() => this.#say(body));
    this.#underWay = write.catch(() => {});
    await write;
  }

  async #write(body: string): Promise<void> {
    const doing = `update the comment on #${this.#place.number}`;
    this.#posted = await explained(doing, () => overwrite(this.#place, this.#posted, body));
  }

  /** GitHub takes no change of the comment: the last words go into a new one, so that nobody waits for them. */
  async #say(body: string): Promise<void> {
    await this.#write(body).catch(async (error: unknown) => {
      this.#log(`${messageOf(error)} The report goes into a new comment.`);
      const doing = `comment on #${this.#place.number}`;
      this.#posted = await explained(doing, () => create(this.#place, body));
    });
  }

  #sendWaiting(): void {
    const body = this.#waiting;
    if (body === undefined) return;
    this.#waiting = undefined;
    this.#underWay = this.#write(body)
      .catch((error: unknown) => this.#log(`The comment is not up to date. ${messageOf(error)}`))
      .finally(() => {
        // The pause is between the end of one request and the next: a slow API is not pressed.
        this.#sentAt = this.#clock.now();
        this.#callOff = undefined;
        if (this.#waiting !== undefined) this.update(this.#waiting);
      });
  }
}
