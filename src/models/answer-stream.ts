/** For so long nothing at all came, not even a sign of life. */
export class StallError extends Error {
  override readonly name = 'StallError';
}

/** The answer is no stream of events. */
export class NotAStreamError extends Error {
  override readonly name = 'NotAStreamError';
  /** It is a whole reply, only not streamed: it was made and paid for, and would be again. */
  readonly isReply: boolean;

  constructor(message: string, isReply: boolean) {
    super(message);
    this.isReply = isReply;
  }
}

/**
 * A fetch that gives up when nothing comes for `idleMs`, before or within the answer: a connection that is dead but open
 * would hold a run until its end. Every byte counts, also the pings that no reader of events sees.
 */
export function fetchUnlessStalled(idleMs: number, through: typeof fetch = fetch): typeof fetch {
  return async (url, init) => {
    const stalled = new AbortController();
    const words = `The model API fell silent: nothing came for ${idleMs / 1_000} s`;
    const timer = setTimeout(() => stalled.abort(new StallError(words)), idleMs).unref();
    const signal = AbortSignal.any([stalled.signal, init?.signal ?? []].flat());
    try {
      const response = await through(url, { ...init, signal });
      timer.refresh();
      const { status, statusText, headers, body } = response;
      const alive = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          timer.refresh();
          controller.enqueue(chunk);
        },
        flush: () => clearTimeout(timer),
      });
      return new Response(body?.pipeThrough(alive) ?? null, { status, statusText, headers });
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  };
}

const PREVIEW = 200;

/** Pages of proxies and replies in one piece are told apart from streams before anything is read as one. */
export async function assertStream(response: Response): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  if (!/json|html/i.test(type)) return;
  const text = await response.text();
  const isReply = /"type"\s*:\s*"message"/.test(text);
  const beginning = text.replace(/\s+/g, ' ').trim().slice(0, PREVIEW).toWellFormed();
  throw new NotAStreamError(`The model API answered with ${type} instead of a stream: ${beginning}`, isReply);
}
