import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { Messages } from '@anthropic-ai/sdk/resources/messages';
import { ModelError, type Model, type ModelRequest, type Reply } from '../agent/model.js';
import { collectReply } from './collect-reply.js';
import { requestBody } from './request-body.js';

export interface AnthropicSettings {
  readonly apiKey: string;
  readonly model: string;
  readonly baseUrl?: string;
}

// The API takes 32 MB; a gateway before it may take less.
const MOST_BYTES = 20 * 1024 * 1024;

/**
 * The Messages API, streamed. Throws the SDK's errors and StreamCutError, whose retrying and wording are the wrapper's
 * work, and a ModelError for a conversation that is too large to be sent.
 */
export function anthropicModel(settings: AnthropicSettings): Model {
  const client = new BaseAnthropic({
    apiKey: settings.apiKey,
    authToken: null,
    maxRetries: 0,
    logLevel: 'off',
    // Always said, or the SDK would take it from the environment of the job.
    baseURL: settings.baseUrl ?? 'https://api.anthropic.com',
  });
  const messages = new Messages(client);
  return {
    async respond(request: ModelRequest): Promise<Reply> {
      const body = requestBody(settings.model, request);
      refuseTooLarge(body);
      const events = await messages.create({ ...body, stream: true }, { signal: request.signal });
      return collectReply(events, request.early);
    },
  };
}

function refuseTooLarge(body: unknown): void {
  const bytes = Buffer.byteLength(JSON.stringify(body));
  if (bytes <= MOST_BYTES) return;
  const megabytes = (count: number): string => (count / 1024 / 1024).toFixed(1);
  throw new ModelError(
    `The conversation has grown to ${megabytes(bytes)} MB, more than the ${megabytes(MOST_BYTES)} MB that can be sent to the model. ` +
      'Give a narrower task.',
  );
}
