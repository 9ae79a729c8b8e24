import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import { errorBody } from './model-errors.js';
import { streamEvents, type ReplyMessage, type StreamEvent } from './model-reply.js';
import type { Fault } from './model-script.js';

export type BeforeEvent = (event: StreamEvent, message: ReplyMessage) => Promise<void> | void;

/** Sends a reply as server-sent events, up to the point where the fault, if there is one, breaks it. */
export async function sendStream(
  response: ServerResponse,
  message: ReplyMessage,
  fault: Fault | undefined,
  beforeEvent?: BeforeEvent,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  const stopAfter = fault === undefined || fault.kind === 'status' ? Infinity : (fault.afterEvents ?? 0);
  let sent = 0;
  for (const event of streamEvents(message)) {
    await beforeEvent?.(event, message);
    if (sent >= stopAfter) return breakStream(response, fault);
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    sent += 1;
    // Give the socket a chance to send what is written: a fault must not swallow the events before it.
    if (sent + 1 >= stopAfter) await sleep(5);
  }
  response.end();
}

function breakStream(response: ServerResponse, fault: Fault | undefined): void {
  if (fault?.kind === 'cut') response.destroy();
  else if (fault?.kind === 'eof') response.end();
  else if (fault?.kind === 'hang') response.flushHeaders();
  else if (fault?.kind === 'error-event') {
    const body = errorBody(fault.type ?? 'overloaded_error', 'Overloaded');
    response.end(`event: error\ndata: ${JSON.stringify(body)}\n\n`);
  }
}
