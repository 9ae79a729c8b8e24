import { nextCall, type Standing } from '../agent/budget.js';
import type { LoopParts } from '../agent/loop.js';
import type { ModelRequest, Reply } from '../agent/model.js';
import type { Transcript } from './transcript.js';

/**
 * The same parts, with all that the loop is told written down: enough to run it once more without a model, tools, checks
 * or a clock. The messages are written by the ledger, and what tools gave stands in them.
 */
export function recordLoop(parts: LoopParts, transcript: Transcript): LoopParts {
  const { system, tools, limits } = parts;
  let standing: Standing | undefined;
  transcript.audit('start', { system, tools, limits });

  async function respond(request: ModelRequest): Promise<Reply> {
    const turn = (standing?.turns ?? 0) + 1;
    const next = standing === undefined ? undefined : nextCall(limits, standing);
    if (next?.kind === 'wrap-up') transcript.audit('limit', { turn, limit: next.limit });
    const reply = await parts.model.respond(request);
    transcript.audit('reply', { turn, ...reply });
    return reply;
  }

  return {
    ...parts,
    model: { respond },
    standing(turns) {
      standing = parts.standing(turns);
      transcript.audit('standing', { standing });
      return standing;
    },
    async objectToStopping(state) {
      const { attempt } = state;
      const startedAt = performance.now();
      const durationMs = (): number => Math.round(performance.now() - startedAt);
      try {
        const objection = await parts.objectToStopping(state);
        const said = objection ?? { kind: 'none' };
        transcript.audit('objection', { attempt, durationMs: durationMs(), said });
        return objection;
      } catch (error) {
        transcript.audit('objection', { attempt, durationMs: durationMs(), said: { kind: 'aborted' } });
        throw error;
      }
    },
  };
}
