import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { Messages } from '@anthropic-ai/sdk/resources/messages';
import type { Model, ModelRequest, Reply } from '../agent/model.js';
import { collectReply } from './collect-reply.js';
import { requestBody } from './request-body.js';

export interface AnthropicSettings {
  readonly apiKey: string;
  readonly model: string;
  readonly baseUrl?: string;
}

/** The Messages API, streamed. Throws the SDK's errors and StreamCutError: retrying and wording are the wrapper's work. */
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
      const events = await messages.create({ ...body, stream: true }, { signal: request.signal });
      return collectReply(events);
    },
  };
}
