import { z } from 'zod';
import type { ToolUseBlock } from '../../src/agent/message.js';
import type { AnyTool, Denial, Tool } from '../../src/agent/tool.js';
import type { AuditRecord } from '../../src/gates/audit.js';
import type { GateParts } from '../../src/gates/run-call.js';
import { createToolGate, type ToolGate } from '../../src/gates/tool-gate.js';
import type { Action, Verdict } from '../../src/permissions/verdict.js';

export interface Spied {
  readonly gate: ToolGate;
  readonly trace: string[];
  readonly audit: AuditRecord[];
  readonly denials: Denial[];
  /** `<state> <id>`, as it happens. */
  readonly states: string[];
}

export function call(id: string, name: string, input: unknown): ToolUseBlock {
  return { type: 'tool_use', id, name, input };
}

export function allow({ subject }: Action): Verdict {
  return { behaviour: 'allow', layer: 'tool', subject, reason: 'test' };
}

const schema = z.strictObject({ text: z.string(), safe: z.boolean().optional() });
export type SpyInput = z.infer<typeof schema>;

/** A gate around one tool `Spy`, which writes every stage it sees to the trace. */
export function spyGate(tool: Partial<Tool<SpyInput>> = {}, parts: Partial<GateParts> = {}): Spied {
  const trace: string[] = [];
  const audit: AuditRecord[] = [];
  const denials: Denial[] = [];
  const states: string[] = [];
  const spy: Tool<SpyInput> = {
    name: 'Spy',
    description: 'spy',
    schema,
    effect: 'execute',
    resultLimit: 100,
    concurrencySafe: (input) => input.safe === true,
    ...tool,
    subject: (input, context) => {
      trace.push(`subject ${input.text}`);
      return tool.subject?.(input, context) ?? input.text;
    },
    check: async (input, context) => {
      trace.push(`check ${input.text}`);
      return tool.check?.(input, context);
    },
    run: (input, context) => {
      trace.push(`run ${input.text}`);
      return tool.run?.(input, context) ?? Promise.resolve({ content: `ran ${input.text}` });
    },
  };
  const tools: readonly AnyTool[] = [spy];
  const decide = parts.decide ?? allow;
  const gate = createToolGate({
    tools,
    workspace: '/repo',
    redact: (text) => text.replaceAll('s3cret', '***'),
    onAudit: (record) => audit.push({ ...record, durationMs: 0 }),
    onDenial: (denial) => denials.push(denial),
    onState: ({ id }, state) => states.push(`${state} ${id}`),
    ...parts,
    decide: (action) => {
      trace.push(`permission ${action.subject}`);
      return decide(action);
    },
  });
  return { gate, trace, audit, denials, states };
}

export const never = new AbortController().signal;
