import type { RunTools } from '../../src/agent/answer-calls.js';
import { Ledger } from '../../src/agent/ledger.js';
import { runLoop, type LoopEnd, type LoopParts } from '../../src/agent/loop.js';
import type { ToolResult } from '../../src/agent/message.js';
import type { Model } from '../../src/agent/model.js';
import type { Turn } from '../../src/demo/model-script.js';
import { startModelServer } from '../../src/demo/model-server.js';
import type { ToolGate } from '../../src/gates/tool-gate.js';
import { anthropicModel } from '../../src/models/anthropic.js';

interface Kernel {
  readonly script: readonly Turn[];
  readonly gate: ToolGate;
  readonly ledger?: Ledger;
  readonly maxTurns?: number;
  readonly model?: (model: Model) => Model;
  readonly runTools?: RunTools;
  readonly objectToStopping?: LoopParts['objectToStopping'];
}

export interface KernelRun {
  /** Undefined: it broke. */
  readonly end: LoopEnd | undefined;
  readonly ledger: Ledger;
  /** Of the API's answers. */
  readonly statuses: readonly number[];
}

const FREE = { promptTokens: 0, promptUsd: 0, outputTokenUsd: 0 };

/** The real loop, provider, ledger and gate against a scripted API that has the real one's reasons to refuse. */
export async function runKernel(kernel: Kernel): Promise<KernelRun> {
  const { script, gate, ledger = new Ledger(), maxTurns = 20, model = (it) => it } = kernel;
  const server = await startModelServer({ script });
  ledger.addUser('Fix it.');
  try {
    const end = await runLoop({
      model: model(anthropicModel({ apiKey: 'key', model: 'claude-sonnet-5-5', baseUrl: server.url })),
      system: 'You fix.',
      tools: gate.specs,
      ledger,
      limits: { maxTurns, maxCostUsd: 1, maxTokens: Infinity, maxDenials: 100, startedAt: 0, wrapUpAt: Infinity },
      runTools: kernel.runTools ?? gate.runTools,
      objectToStopping: kernel.objectToStopping ?? (async () => undefined),
      standing: (turns) => ({ turns, costUsd: 0, tokens: 0, denials: 0, stuck: false, now: 0, nextCall: FREE }),
      onReply: () => {},
      signal: new AbortController().signal,
    }).catch(() => undefined);
    return { end, ledger, statuses: server.requests.map(({ status }) => status) };
  } finally {
    await server.close();
  }
}

/** Every result the model was given, in the order in which they stand. */
export function resultsOf(ledger: Ledger): ToolResult[] {
  return ledger.messages.flatMap((message) => (message.role === 'user' ? message.results : []));
}
