import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { World } from '../world/world.js';
import { actionProcess, expectEnd, ourComments, running, type Result } from './scenes.js';

/** A promise to the user, with room for a busy machine and the post step. */
const PROMISED_MS = 5_000;
const ROOM_MS = 2_000;

/** Signals the action of a world once, and tells how long it took to end. */
export class Signaller {
  at: number | undefined;

  async send(world: World, signal: NodeJS.Signals): Promise<void> {
    if (this.at !== undefined) return;
    this.at = Date.now();
    process.kill(await actionProcess(world), signal);
  }

  expectInTime(): void {
    expect(Date.now() - (this.at ?? 0)).toBeLessThan(PROMISED_MS + ROOM_MS);
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
