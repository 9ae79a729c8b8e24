import { addUsage, NO_USAGE, type Usage } from '../agent/model.js';
import type { Config } from '../config.js';
import type { Meter } from '../models/metered.js';
import { reliableModel, type ModelNotes } from '../models/reliable.js';
import type { Redact } from '../redact.js';
import { createModelJudge, type AskJudge, type PaidOpinion } from '../tamper/model-judge.js';

export interface PaidJudgeParts {
  readonly config: Pick<
    Config,
    'apiKey' | 'baseUrl' | 'model' | 'modelPrices' | 'maxCostUsd' | 'judgeModel' | 'judgeCostUsd'
  >;
  /** What the run has spent on everything else. */
  readonly spentUsd: () => number;
  readonly redact: Redact;
  readonly nonce: string;
  readonly notes: ModelNotes;
}

/** A model judge with an account of its own: its budget is small, and what it spends counts in the run's. */
export interface PaidJudge {
  readonly ask: AskJudge;
  total(): { readonly usage: Usage; readonly costUsd: number };
}

/** Throws UserError where the price of its model is not known. */
export function createPaidJudge({ config, spentUsd, redact, nonce, notes }: PaidJudgeParts): PaidJudge {
  const model = config.judgeModel === '' ? config.model : config.judgeModel;
  const input = config.judgeModel === '' ? 'model' : 'judge-model';
  const newModel = reliableModel({ ...config, model, input, fallbackModel: '' });
  const meters: Meter[] = [];
  const known = new Map<string, PaidOpinion>();
  const total = () =>
    meters
      .map((meter) => meter.total())
      .reduce((sum, one) => ({ usage: addUsage(sum.usage, one.usage), costUsd: sum.costUsd + one.costUsd }), {
        usage: NO_USAGE,
        costUsd: 0,
      });
  const judge = createModelJudge({
    // A new one each time: its estimates hold for one conversation.
    model: (fixedBytes) => {
      const meter = newModel(fixedBytes, { ...notes, endAt: Math.min(notes.endAt ?? Infinity, Date.now() + WAIT_MS) });
      meters.push(meter);
      return meter;
    },
    leftUsd: () => Math.min(config.judgeCostUsd - total().costUsd, config.maxCostUsd - spentUsd() - total().costUsd),
    redact,
    nonce,
  });
  return {
    ask: async (change, signal) => {
      // The same change on a base that moved is the same question.
      const key = JSON.stringify([change.request, change.patch.replace(/^(?:index |@@ ).*$/gm, '')]);
      const before = known.get(key);
      if (before !== undefined) return { ...before, costUsd: 0 };
      const opinion = await judge(change, signal);
      if (opinion.opinion !== 'none') known.set(key, opinion);
      return opinion;
    },
    total,
  };
}

const WAIT_MS = 30_000;
