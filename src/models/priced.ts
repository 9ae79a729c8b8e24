import type { Model, ModelRequest, Reply } from '../agent/model.js';
import { costOf, type Price } from './prices.js';

/** A Model whose replies say what they cost. */
export interface PricedModel extends Model {
  /** What the next call may be charged at: one price, or several when more than one model may be asked for one reply. */
  prices(): readonly Price[];
}

export function priced(model: Model, price: Price): PricedModel {
  return {
    async respond(request: ModelRequest): Promise<Reply> {
      const reply = await model.respond(request);
      return { ...reply, costUsd: costOf(price, reply.usage) };
    },
    prices: () => [price],
  };
}
