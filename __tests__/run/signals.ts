import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { World } from '../world/world.js';
import { actionProcess, expectEnd, ourComments, running, type Result } from './scenes.js';

/** Signals the action of a world, once. */
export class Signaller {
  #sent = false;

  async send(world: World, signal: NodeJS.Signals): Promise<void> {
    if (this.#sent) return;
    this.#sent = true;
    process.kill(await actionProcess(world), signal);
  }
}

export function expectCancelled(result: Result, world: World): void {
  expectEnd(result, 'cancelled', 1);
  expect(ourComments(world)).toEqual([expect.stringContaining('⏹️ **Cancelled.**')]);
}

/** A script that sleeps, with a grandchild of its own session; both are found by their odd number of seconds. */
export function sleeper() {
  const seconds = `${300 + Math.floor(Math.random() * 1e6) / 1e6}`;
  const words = `sleep ${seconds}`;
  const script = `#!/bin/bash\nsetsid ${words} >/dev/null 2>&1 &\n${words}\n`;
  const sleepers = async (): Promise<number[]> => running(words);
  return {
    files: { 'slow.sh': { executable: script } },
    async started(): Promise<void> {
      while ((await sleepers()).length < 2) await sleep(30);
    },
    left: sleepers,
  };
}
