import type { Event } from '../github/types.js';
import { assigned } from './assigned.js';
import { ciFailed } from './ci-failed.js';
import { dispatched } from './dispatched.js';
import { labeled } from './labeled.js';
import { mention } from './mention.js';
import { opened } from './opened.js';
import { pushed } from './pushed.js';
import type { Ignored, Request, Trigger, TriggerSettings } from './request.js';
import { scheduled } from './scheduled.js';
import { refuseSender } from './sender.js';

const TRIGGERS: readonly Trigger[] = [mention, labeled, assigned, opened, scheduled, dispatched, ciFailed, pushed];

/** What the event asks for, decided without any request to anyone. Throws a UserError where the workflow is incomplete. */
export function findRequest(event: Event, settings: TriggerSettings): Request | Ignored {
  const refused = refuseSender(event, settings);
  for (const trigger of TRIGGERS) {
    const found = trigger.find(event, settings);
    if (found !== undefined) return 'ignored' in found || refused === undefined ? found : { ignored: refused };
  }
  return { ignored: `Nothing listens to ${event.name}${event.action === undefined ? '' : ` ${event.action}`}.` };
}
