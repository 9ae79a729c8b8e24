import { OWN_MARKER, type Event } from '../github/types.js';
import type { TriggerSettings } from './request.js';

const OWN_LOGIN = 'greengate[bot]';

/** Events that GitHub itself lets only writers (or nobody in particular) start. */
const STARTED_BY_WRITERS = new Set(['schedule', 'workflow_dispatch', 'repository_dispatch']);

/** Why this event's sender cannot ask, as far as the payload tells; undefined when the permission decides. */
export function refuseSender(event: Event, settings: TriggerSettings): string | undefined {
  if (STARTED_BY_WRITERS.has(event.name)) return undefined;
  const text = (event.comment ?? event.review ?? openedText(event))?.body ?? '';
  // Before the list of allowed bots: answering ourselves would never end.
  if (text.includes(OWN_MARKER) || event.sender?.login === OWN_LOGIN)
    return "Greengate's own comment or change asks for nothing.";
  if (event.sender === undefined) return `The ${event.name} event does not say who sent it.`;
  const { login, type } = event.sender;
  if (type === 'Bot' && !settings.allowedBots.includes(login)) return `${login} is a bot and not in allowed-bots.`;
  return undefined;
}

/** What is new about an event without a comment. A label on a pull request of ours is somebody else's act. */
function openedText(event: Event): { readonly body: string } | undefined {
  return event.action === 'opened' ? (event.issue ?? event.pullRequest) : undefined;
}
