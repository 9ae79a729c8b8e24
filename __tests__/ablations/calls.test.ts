import { afterAll, test } from '@jest/globals';
import { pairingProblem } from '../../src/agent/ledger.js';
import type { Turn } from '../../src/demo/model-script.js';
import type { BeforeTool, GateParts } from '../../src/gates/run-call.js';
import { hookGate } from '../../src/gates/hook-gate.js';
import type { ToolGate } from '../../src/gates/tool-gate.js';
import { decide } from '../../src/permissions/decide.js';
import type { Action, Verdict } from '../../src/permissions/verdict.js';
import { call, never, spyGate, type Spied, type SpyInput } from '../gates/spy-gate.js';
import { Bench, saying } from '../hooks/bench.js';
import { policyWith } from '../permissions/policy-for-test.js';
import { ablation } from './ablation.js';
import { resultsOf, runKernel } from '../agent/run-kernel.js';
import {
  approveFirst,
  askWhenLong,
  auditAsHook,
  dropUnfinished,
  forgetRefusals,
  hookMayAllow,
  inOrderOfEnding,
  rewriteBehindTheJudge,
  sayAllSafe,
  UncheckedLedger,
  type Decide,
} from './without.js';

const bench = new Bench();
afterAll(() => bench.remove());

const spy = (text: string, safe = false) => ({ tool: 'Spy', input: { text, safe } });
const DONE: Turn = { text: 'Done.' };
const ran = ({ trace }: Spied): string[] => trace.filter((line) => line.startsWith('run '));

test('D2, I2: calls that an interrupt left without a result are answered', () => {
  const script: Turn[] = [{ calls: [spy('first'), spy('second')] }, DONE];
  const pairsIntact = async (answersAll: boolean): Promise<boolean> => {
    const interrupt = new AbortController();
    const run = async (): Promise<never> => {
      interrupt.abort();
      throw new Error('interrupted');
    };
    const { gate, audit } = spyGate({ run });
    const runTools = answersAll ? gate.runTools : dropUnfinished(gate.runTools, audit);
    const { ledger, statuses } = await runKernel({
      script,
      gate,
      ledger: new UncheckedLedger(),
      runTools: (calls) => runTools(calls, interrupt.signal),
    });
    return pairingProblem(ledger.messages) === undefined && statuses.join() === '200,200';
  };
  return ablation('D3', 'pairs are intact after an interrupt', {
    on: () => pairsIntact(true),
    off: () => pairsIntact(false),
  });
});

const policy = policyWith({ ask: ['Spy'], deny: ['Bash(rm *)'] });
const rules: Decide = (action) => decide(action, policy);
const yes = ({ subject }: Action): Verdict => ({ behaviour: 'allow', layer: 'ask-rule', subject, reason: 'approved' });
/** Somebody stands behind the rules who says yes to whatever is asked. */
const approved =
  (judge: Decide): Decide =>
  async (action) => {
    const verdict = await judge(action);
    return verdict.behaviour === 'ask' ? yes(action) : verdict;
  };

/** Is the command line kept from running by what judges it and the hooks before that? */
async function isKept(command: string, judge: Decide, hooks: Partial<GateParts> = {}): Promise<boolean> {
  const spied = spyGate({ name: 'Bash' }, { decide: judge, ...hooks });
  await spied.gate.runTools([call('1', 'Bash', { text: command })], never);
  return ran(spied).length === 0;
}

test('D2, P3: what a rule denies does not run, whoever would approve of it', () =>
  ablation('D4', 'what is denied does not run', {
    on: () => isKept('rm -rf build', approved(rules)),
    off: () => isKept('rm -rf build', approveFirst(yes, rules)),
  }));

test('D4m, S3b: a denied command behind fifty others is denied, not asked about', () => {
  const line = [...Array.from({ length: 50 }, (_, at) => `echo ${at}`), 'rm -rf build'].join('; ');
  return ablation('sub-command cap', 'a denied command behind fifty others does not run', {
    on: () => isKept(line, approved(rules)),
    off: () => isKept(line, approved(askWhenLong(rules, 50))),
  });
});

test('D4m, H9, P20: what a rule denies does not run, although a hook allows it', () => {
  const said = { hookEventName: 'PreToolUse', permissionDecision: 'allow', permissionDecisionReason: 'all is well' };
  const { hooks } = bench.of('PreToolUse', saying({ hookSpecificOutput: said }));
  const asked = hookGate({ hooks, workspace: bench.workspace, ruleMeans: () => true, endRun: () => {} });
  return ablation('hook loosening', 'what is denied does not run', {
    on: () => isKept('rm -rf build', rules, asked),
    off: () => isKept('rm -rf build', hookMayAllow(rules, said), asked),
  });
});

test('D4m, H3: every call has its record, also one that a hook stopped', () => {
  const refuse: BeforeTool = async ({ input }) =>
    (input as { text: string }).text === 'no' ? { deny: 'not today' } : undefined;
  const calls = [
    call('unknown', 'Nope', {}),
    call('invalid', 'Spy', { text: 1 }),
    call('refused', 'Spy', { text: 'no' }),
    call('ran', 'Spy', { text: 'yes' }),
  ];
  const allRecorded = async (asHook: boolean): Promise<boolean> => {
    const logged: string[] = [];
    const beforeTool = asHook ? auditAsHook([refuse], (callId) => logged.push(callId)) : refuse;
    const { gate, audit } = spyGate({}, { beforeTool });
    await gate.runTools(calls, never);
    const recorded = asHook ? logged : audit.map(({ callId }) => callId);
    return recorded.join() === calls.map(({ id }) => id).join();
  };
  return ablation('audit short-circuit', 'every call leaves a record', {
    on: () => allRecorded(false),
    off: () => allRecorded(true),
  });
});

test('D4m, B6: results stand in the order of the calls, whichever ends first', () => {
  const names = ['a', 'b', 'c', 'd'];
  const script: Turn[] = [{ calls: names.map((name) => spy(name, true)) }, DONE];
  const inCallOrder = async (asTheyCome: boolean): Promise<boolean> => {
    // Each ends only after the one behind it has.
    const ends = new Map(names.map((name) => [name, signalOf()]));
    const run = async ({ text }: { readonly text: string }) => {
      await ends.get(names[names.indexOf(text) + 1] ?? '')?.given;
      ends.get(text)?.give();
      return { content: text };
    };
    const { gate } = spyGate({ run });
    const runTools = asTheyCome ? inOrderOfEnding(gate.runTools) : gate.runTools;
    const { ledger } = await runKernel({ script, gate, ledger: new UncheckedLedger(), runTools });
    const told = resultsOf(ledger).map(({ content }) => content);
    return told.join() === names.join() && pairingProblem(ledger.messages) === undefined;
  };
  return ablation('in-order replay', 'the ledger does not depend on which call ends first', {
    on: () => inCallOrder(false),
    off: () => inCallOrder(true),
  });
});

test('D1, B8: calls that are not safe never run at the same time', () => {
  const neverBeside = async (allSafe: boolean): Promise<boolean> => {
    let running = 0;
    let most = 0;
    const tool = {
      run: async () => {
        most = Math.max(most, (running += 1));
        await new Promise(setImmediate);
        running -= 1;
        return { content: 'x' };
      },
    };
    const { gate } = spyGate(allSafe ? sayAllSafe<SpyInput>(tool) : tool);
    await gate.runTools(
      ['a', 'b', 'c'].map((text) => call(text, 'Spy', { text })),
      never,
    );
    return most === 1;
  };
  return ablation('serial calls', 'calls that are not safe run alone', {
    on: () => neverBeside(false),
    off: () => neverBeside(true),
  });
});

test('D1, V6: what a hook makes of a call is what is judged', () => {
  const rewritten = { text: 'rm -rf build' };
  const deniedDidNotRun = async (behind: boolean): Promise<boolean> => {
    const made: string[] = [];
    const run = async ({ text }: SpyInput) => ({ content: String(made.push(text)) });
    const spied = spyGate(
      { name: 'Bash', run: behind ? rewriteBehindTheJudge(run, rewritten) : run },
      { decide: rules, ...(behind ? {} : { beforeTool: async () => ({ input: rewritten }) }) },
    );
    await spied.gate.runTools([call('1', 'Bash', { text: 'ls' })], never);
    return !made.includes(rewritten.text);
  };
  return ablation('rewritten input', 'what is denied does not run', {
    on: () => deniedDidNotRun(false),
    off: () => deniedDidNotRun(true),
  });
});

test('D1, P11: a call that was denied once stays denied', () => {
  const staysDenied = async (forgets: boolean): Promise<boolean> => {
    let judged = 0;
    const softening: Decide = ({ subject }) => ({
      behaviour: (judged += 1) === 1 ? 'deny' : 'allow',
      layer: 'deny-rule',
      subject,
      reason: 'test',
    });
    const newGate = (): ToolGate => spyGate({}, { decide: softening }).gate;
    const runTools = forgets ? forgetRefusals(newGate) : newGate().runTools;
    const twice = [await runTools([call('1', 'Spy', { text: 'x' })], never)];
    twice.push(await runTools([call('1', 'Spy', { text: 'x' })], never));
    return twice.flat().every(({ isError }) => isError);
  };
  return ablation('sticky denial', 'a call that was denied stays denied', {
    on: () => staysDenied(false),
    off: () => staysDenied(true),
  });
});

function signalOf(): { readonly given: Promise<void>; readonly give: () => void } {
  let give = (): void => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}
