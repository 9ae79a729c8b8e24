import { join } from 'node:path';
import type { RunTools } from '../../src/agent/answer-calls.js';
import { Ledger } from '../../src/agent/ledger.js';
import type { Objection, StopState } from '../../src/agent/loop.js';
import { toolCallsOf, type Message } from '../../src/agent/message.js';
import type { Model, Reply } from '../../src/agent/model.js';
import type { AnyTool, Tool, ToolContext } from '../../src/agent/tool.js';
import type { AuditRecord } from '../../src/gates/audit.js';
import type { BeforeTool } from '../../src/gates/run-call.js';
import type { ToolGate } from '../../src/gates/tool-gate.js';
import type { Action, Verdict } from '../../src/permissions/verdict.js';
import type { StopCheck } from '../../src/stop/index.js';

/** What the kernel would be without one of its guards, each put together from its own parts. The product knows none of it. */

export type Decide = (action: Action) => Verdict | Promise<Verdict>;

/** Goes on only when the stop reason says `tool_use`, as many a small agent does. */
export function trustStopReason(model: Model, stopReasons: readonly string[]): Model {
  let turn = 0;
  return changing(model, (reply) => {
    const goesOn = stopReasons[turn++] === 'tool_use';
    return goesOn ? reply : { ...reply, calls: [], content: reply.content.filter(({ type }) => type !== 'tool_use') };
  });
}

/** Runs whatever stands in a reply, also the call that its length limit cut off. */
export function runCutCalls(model: Model): Model {
  return changing(model, (reply) => ({ ...reply, calls: toolCallsOf(reply.content), withheld: [], cutOff: false }));
}

function changing(model: Model, change: (reply: Reply) => Reply): Model {
  return { respond: async (request) => change(await model.respond(request)) };
}

/** Makes room in the conversation by shortening what was said before. */
export function rewriteHistory(model: Model): Model {
  const shorter = (message: Message, at: number, all: readonly Message[]): Message =>
    message.role === 'user' && at < all.length - 1
      ? { ...message, results: message.results.map((result) => ({ ...result, content: '(old result)' })) }
      : message;
  return { respond: (request) => model.respond({ ...request, messages: request.messages.map(shorter) }) };
}

/** A conversation that is sent as it is, whole or not. */
export class UncheckedLedger extends Ledger {
  override assertPaired(): void {}
}

/** Tells only what really ran: a call that was cut short has no result. */
export function dropUnfinished(runTools: RunTools, audit: readonly AuditRecord[]): RunTools {
  return async (calls, signal) => {
    const results = await runTools(calls, signal);
    const ran = new Set(audit.filter(({ end }) => end === 'ran').map(({ callId }) => callId));
    return results.filter(({ callId }) => ran.has(callId));
  };
}

/** Results as they come. Each call is a batch of its own, all at once. */
export function inOrderOfEnding(runTools: RunTools): RunTools {
  return async (calls, signal) => {
    const results: Awaited<ReturnType<RunTools>> = [];
    await Promise.all(calls.map(async (call) => results.push(...(await runTools([call], signal)))));
    return results;
  };
}

/** Somebody who says yes to everything is asked before the rules are. */
export function approveFirst(approve: Decide, decide: Decide): Decide {
  return async (action) => {
    const answer = await approve(action);
    return answer.behaviour === 'allow' ? answer : decide(action);
  };
}

/** The audit as one more hook behind the others, of which the first that answers is the last that is asked. */
export function auditAsHook(hooks: readonly BeforeTool[], audit: (callId: string) => void): BeforeTool {
  const log: BeforeTool = async ({ callId }) => {
    audit(callId);
    return undefined;
  };
  return async (call) => {
    for (const hook of [...hooks, log]) {
      const answer = await hook(call);
      if (answer !== undefined) return answer;
    }
    return undefined;
  };
}

/** A hook's `allow` is an answer that no rule is asked about. */
export function hookMayAllow(decide: Decide, said: { readonly permissionDecision: string }): Decide {
  return (action) =>
    said.permissionDecision === 'allow'
      ? { behaviour: 'allow', layer: 'hook', subject: action.subject, reason: 'a hook allows it' }
      : decide(action);
}

/** A gate that has never seen the call before, each time. */
export function forgetRefusals(newGate: () => ToolGate): RunTools {
  return (calls, signal) => newGate().runTools(calls, signal);
}

/** Every input is said to be safe beside any other. */
export function sayAllSafe<Input>(tool: Partial<Tool<Input>>): Partial<Tool<Input>> {
  return { ...tool, concurrencySafe: () => true };
}

/** A hook's rewriting comes into force behind the judge: what was judged is not what runs. */
export function rewriteBehindTheJudge<Input>(run: Tool<Input>['run'], rewritten: Input): Tool<Input>['run'] {
  return (_judged, context) => run(rewritten, context);
}

/** The check itself, asked as often as it likes. */
export function unboundedStop(check: StopCheck): (state: StopState) => Promise<Objection | undefined> {
  return (state) => check.check(state);
}

/** What is too long to be judged is asked about, and its deny rules are not looked at. */
export function askWhenLong(decide: Decide, mostParts: number): Decide {
  return (action) =>
    action.subject.split(';').length > mostParts
      ? { behaviour: 'ask', layer: 'default', subject: action.subject, reason: 'it is too long' }
      : decide(action);
}

/** A reader whose long results are put into files like everybody's. */
export function spillReads(tool: AnyTool, resultLimit: number): AnyTool {
  return tool.name === 'Read' ? { ...tool, resultLimit } : tool;
}

/** A file tool for which the whole disk is the workspace. */
export function withoutWall(tool: AnyTool): AnyTool {
  const { check: _none, ...rest } = tool;
  const everywhere = (input: unknown, { workspace, signal }: ToolContext): [unknown, ToolContext] => {
    const { file_path: path } = input as { file_path: string };
    return [
      { ...(input as object), file_path: join(workspace, path) },
      { workspace: '/', signal },
    ];
  };
  return {
    ...rest,
    subject: (input, context) => tool.subject(...everywhere(input, context)),
    run: (input, context) => tool.run(...everywhere(input, context)),
  };
}
