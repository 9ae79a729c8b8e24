import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { APIError } from '@anthropic-ai/sdk/error';
import { Messages } from '@anthropic-ai/sdk/resources/messages';
import { ModelError, type Model, type ModelRequest, type Reply } from '../agent/model.js';
import { assertStream, fetchUnlessStalled } from './answer-stream.js';
import { collectReply } from './collect-reply.js';
import { createCompaction, isCompacted } from './compaction.js';
import { fetchFor } from './through-proxy.js';
import { requestBody, type Body } from './request-body.js';
import { windowOf } from './windows.js';

export interface AnthropicSettings {
  readonly apiKey: string;
  readonly model: string;
  readonly baseUrl?: string;
  /** Told when a request goes out again without a part that the provider refused. */
  readonly onNote?: (note: string) => void;
  /** Longest silence, before or within a reply. Default: three minutes. */
  readonly idleMs?: number;
}

// The API sends a sign of life every few seconds; a gateway that keeps them back is given time for a long thought.
const LONGEST_SILENCE_MS = 180_000;

// The API takes 32 MB; a gateway before it may take less.
const MOST_BYTES = 20 * 1024 * 1024;
const COMPACT_BETA = 'compact-2026-01-12';

/**
 * The Messages API, streamed. Throws the SDK's errors, StreamCutError and those of answer-stream.ts, whose retrying and wording are the wrapper's
 * work, and a ModelError for a conversation that is too large to be sent.
 */
export function anthropicModel(settings: AnthropicSettings): Model {
  // Always said, or the SDK would take it from the environment of the job.
  const baseURL = settings.baseUrl ?? 'https://api.anthropic.com';
  const client = new BaseAnthropic({
    apiKey: settings.apiKey,
    authToken: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: fetchUnlessStalled(settings.idleMs ?? LONGEST_SILENCE_MS, fetchFor(baseURL)),
    baseURL,
  });
  const messages = new Messages(client);
  const compaction = createCompaction(windowOf(settings.model));
  const unseen = new Set<string>();
  /** Length of the conversation that was last replied to: what is behind it may still be changed. */
  let replied = 0;

  return {
    async respond(request: ModelRequest): Promise<Reply> {
      for (;;) {
        const compactAt = compaction.at(request);
        const body = requestBody(settings.model, request, {
          unseen,
          ...(compactAt === undefined ? {} : { compactAt }),
        });
        refuseTooLarge(body);
        const asks = compactAt !== undefined;
        const beta = asks || isCompacted(request.messages) ? { headers: { 'anthropic-beta': COMPACT_BETA } } : {};
        try {
          const { data: events, response } = await messages
            .create({ ...body, stream: true }, { signal: request.signal, ...beta })
            .withResponse();
          await assertStream(response);
          const reply = await collectReply(events, request.early);
          compaction.replied(request, reply);
          replied = request.messages.length;
          return reply;
        } catch (error) {
          if (!isWithoutRefused(request, asks, error)) throw error;
        }
      }
    },
  };

  /** Takes out what the provider refused, where the run can go on without it. */
  function isWithoutRefused({ messages: all }: ModelRequest, asks: boolean, error: unknown): boolean {
    const why = refusalOf(error);
    if (/prompt is too long/i.test(why)) throw new ModelError(compaction.fullWords(), { cause: error });
    const fresh = all.slice(replied).flatMap((message) => (message.role === 'user' ? message.results : []));
    const images = fresh.filter(({ callId, image }) => image !== undefined && !unseen.has(callId));
    if (/\bimage/i.test(why) && images.length > 0) {
      for (const { callId } of images) unseen.add(callId);
      settings.onNote?.(`The model API could not take an image, so it goes on without: ${why}`);
      return true;
    }
    if (/context_management|compact|anthropic-beta/i.test(why) && asks && !isCompacted(all)) {
      compaction.refused();
      settings.onNote?.(`The model API does not summarise conversations, so this one goes on while it fits: ${why}`);
      return true;
    }
    return false;
  }
}

/** The words of a 400; empty for everything else. */
function refusalOf(error: unknown): string {
  return error instanceof APIError && (error as APIError).status === 400 ? error.message.slice(0, 300) : '';
}

function refuseTooLarge(body: Body): void {
  const bytes = Buffer.byteLength(JSON.stringify(body));
  if (bytes <= MOST_BYTES) return;
  const megabytes = (count: number): string => (count / 1024 / 1024).toFixed(1);
  throw new ModelError(
    `The conversation has grown to ${megabytes(bytes)} MB, more than the ${megabytes(MOST_BYTES)} MB that can be sent to the model. ` +
      'Give a narrower task.',
  );
}
