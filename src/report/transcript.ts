import { createHash } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import type { Message } from '../agent/message.js';
import type { Redact } from '../redact.js';
import { withoutKeys } from '../text/key-formats.js';
import { mapStrings } from '../text/map-strings.js';

/** One record a line, written as it happens: a killed run leaves everything up to its last moment. */
export interface Transcript {
  readonly path: string;
  message(message: Message): void;
  /** What happened: a request, a tool call, a hook, a gate attempt, the end. */
  audit(event: string, details: Readonly<Record<string, unknown>>): void;
}

/** Changes when a record of before can no longer be read, or no longer means the same. */
export const FORMAT = 1;

/** Starts a new file, readable by this user only. Throws when it cannot be written. */
export function openTranscript(path: string, redact: Redact, now: () => number = Date.now): Transcript {
  writeFileSync(path, '', { mode: 0o600 });
  // Handed to the kernel with each record, so that nothing waits in this process when it is killed.
  const append = (kind: string, record: Readonly<Record<string, unknown>>): void => {
    const line = {
      kind,
      at: new Date(now()).toISOString(),
      ...mapStrings(record, (text) => withoutKeys(redact(text))),
    };
    appendFileSync(path, `${JSON.stringify(line)}\n`);
  };
  append('transcript', { format: FORMAT });
  return {
    path,
    message: (message) => append('message', { message: withoutImages(message) }),
    audit: (event, details) => append('audit', { event, ...details }),
  };
}

/** A record for people and for comparing: an image stands in it by its digest, not with its megabytes. */
function withoutImages(message: Message): unknown {
  if (message.role === 'assistant') return message;
  const results = message.results.map(({ image, ...result }) => {
    if (image === undefined) return result;
    const bytes = Buffer.from(image.data, 'base64');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { ...result, image: { type: image.type, bytes: bytes.length, sha256 } };
  });
  return { ...message, results };
}
