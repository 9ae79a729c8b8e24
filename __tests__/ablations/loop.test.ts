import { test } from '@jest/globals';
import type { Turn } from '../../src/demo/model-script.js';
import { objectToStopping, type StopCheck } from '../../src/stop/index.js';
import { spyGate } from '../gates/spy-gate.js';
import { ablation } from './ablation.js';
import { runKernel } from '../agent/run-kernel.js';
import { rewriteHistory, runCutCalls, trustStopReason, unboundedStop } from './without.js';

const spy = (text: string) => ({ tool: 'Spy', input: { text } });
const DONE: Turn = { text: 'Done.' };

const ran = (trace: readonly string[]): string[] => trace.filter((line) => line.startsWith('run '));

test('D1, D2, L3: a call is run because it stands in the reply, whatever the stop reason says', () => {
  const script: Turn[] = [{ calls: [spy('late')], stopReason: 'end_turn' }, DONE];
  const lateCallRan = async (trusting: boolean): Promise<boolean> => {
    const { gate, trace } = spyGate();
    await runKernel({ script, gate, model: (it) => (trusting ? trustStopReason(it, ['end_turn', 'end_turn']) : it) });
    return ran(trace).includes('run late');
  };
  return ablation('D1', 'a late call runs', { on: () => lateCallRan(false), off: () => lateCallRan(true) });
});

test('D4m: a call that the length limit cut off is not run', () => {
  // What it was going to be nobody knows: `rm -rf build/cache`, perhaps.
  const script: Turn[] = [{ calls: [spy('rm -rf build')], stopReason: 'max_tokens' }, DONE];
  const nothingRan = async (runsAll: boolean): Promise<boolean> => {
    const { gate, trace } = spyGate();
    await runKernel({ script, gate, model: runsAll ? runCutCalls : (it) => it });
    return ran(trace).length === 0;
  };
  return ablation('truncated call', 'half a call is not run', {
    on: () => nothingRan(false),
    off: () => nothingRan(true),
  });
});

test('D4m, H25: a stop check that never gives in does not keep the run alive', () => {
  const never: StopCheck = { name: 'never', maxObjections: 3, check: async () => ({ kind: 'again', text: 'No.' }) };
  const endsByItself = async (bounded: boolean): Promise<boolean> => {
    const { gate } = spyGate();
    const script = Array.from({ length: 12 }, () => DONE);
    const objection = bounded ? objectToStopping([never]) : unboundedStop(never);
    const { end } = await runKernel({ script, gate, maxTurns: 12, objectToStopping: objection });
    return end?.kind === 'objected';
  };
  return ablation('Stop bound', 'a run ends although a check always objects', {
    on: () => endsByItself(true),
    off: () => endsByItself(false),
  });
});

test('D4m: what was said is never said otherwise later', () => {
  const script: Turn[] = [{ calls: [spy('a')] }, { calls: [spy('b')] }, { calls: [spy('c')] }, DONE];
  const accepted = async (rewrites: boolean): Promise<boolean> => {
    const { gate } = spyGate();
    const { statuses } = await runKernel({ script, gate, model: rewrites ? rewriteHistory : (it) => it });
    return statuses.every((status) => status === 200);
  };
  return ablation('prefix change', 'the API accepts every request', {
    on: () => accepted(false),
    off: () => accepted(true),
  });
});
