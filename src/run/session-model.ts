import type { ModelNotes } from '../models/reliable.js';
import type { SessionNotes } from './session-notes.js';
import type { SessionParts } from './session-parts.js';

/** What is noted down of a session's model: each request, each retry, and that another one took over. */
export function sessionModelNotes({
  transcript,
  log,
  deadlines,
  notes,
}: Pick<SessionParts, 'transcript' | 'log' | 'deadlines'> & { readonly notes: SessionNotes }): ModelNotes {
  return {
    onRequest: (record) => {
      transcript.audit('request', { turn: notes.turns + 1, ...record });
      const hasAnswered = record.end !== 'failed' && record.end !== 'aborted';
      if (hasAnswered && !notes.models.includes(record.model)) notes.models.push(record.model);
    },
    onRetry: (note, retry) => {
      transcript.audit('retry', { turn: notes.turns + 1, note, ...retry });
      log.info(note);
    },
    onNote: (note) => {
      transcript.audit('retry', { turn: notes.turns + 1, note });
      log.info(note);
    },
    endAt: deadlines.gateAt,
    onSwitch: (note) => {
      transcript.audit('switch', { turn: notes.turns + 1, note });
      log.info(note);
      notes.switches.push(note);
    },
  };
}
