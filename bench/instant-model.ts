import { listenOnLoopback, readBody } from '../src/demo/loopback.js';
import { replyMessage } from '../src/demo/model-reply.js';
import type { Turn } from '../src/demo/model-script.js';
import { sendStream } from '../src/demo/model-stream.js';

export interface InstantModel {
  readonly url: string;
  /** When each request had arrived, of `performance.now()`, and how long it was. */
  readonly requests: readonly { readonly at: number; readonly bytes: number }[];
  close(): Promise<void>;
}

const USAGE = {
  input_tokens: 100,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 0,
  output_tokens: 20,
};

/** Streams one turn after the other and looks at nothing: the demo's server checks each request, which takes longer than it. */
export async function startInstantModel(turns: readonly Turn[]): Promise<InstantModel> {
  const requests: { at: number; bytes: number }[] = [];
  const server = await listenOnLoopback(async (request, response) => {
    const { length } = await readBody(request);
    const turn = turns[requests.length] ?? { text: 'The script is over.' };
    requests.push({ at: performance.now(), bytes: length });
    const about = { model: 'claude-sonnet-5-5', name: `${requests.length}`, signature: 'c2lnbmVk', usage: USAGE };
    await sendStream(response, replyMessage(turn, about), undefined);
  });
  return { url: server.url, requests, close: () => server.close() };
}
