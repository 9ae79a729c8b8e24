import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { snapshot } from '../../../src/git/snapshot.js';
import { treesOf } from '../../../src/run/gate-trees.js';
import { DEFAULT_SETTINGS, type GateParts } from '../../../src/stop/gate/gate-parts.js';
import { judgeChange } from '../../../src/stop/gate/judge-change.js';
import type { GateVerdict } from '../../../src/stop/gate-verdict.js';
import { Scene, type Content } from '../../git/scene.js';

export type Files = Readonly<Record<string, Content>>;

/** A repository of real files with a gate on it, as a session has one. */
export class GateGround {
  readonly scene: Scene;
  readonly #repository: ReturnType<Scene['open']>;
  readonly #start: Promise<string>;

  constructor(files: Files) {
    this.scene = new Scene(files);
    mkdirSync(join(this.scene.work, '.git/notes'), { recursive: true });
    this.#repository = this.scene.open();
    this.#start = this.#repository.then(snapshot);
  }

  async parts(command: string | undefined, more: Partial<GateParts> = {}): Promise<GateParts> {
    const repository = await this.#repository;
    await this.#start;
    const since = this.#tick();
    return {
      trees: treesOf(repository, () => this.#start, since),
      workspace: repository.workspace,
      sandbox: this.scene.sandbox,
      command,
      timeoutMs: 600_000,
      settings: DEFAULT_SETTINGS,
      request: 'Say hello in German.',
      ...more,
    };
  }

  /** A time (ms) after all that was written, and before all that will be: by the clock of the files, which goes in steps. */
  #tick(): number {
    const mark = join(this.scene.root, 'mark');
    const touched = (): number => {
      writeFileSync(mark, '');
      return statSync(mark).ctimeMs;
    };
    const before = touched();
    for (;;) {
      const now = touched();
      if (Math.floor(now) > before) return Math.floor(now);
    }
  }

  /** The verdict once these files are written. */
  async judge(command: string | undefined, files: Files, more: Partial<GateParts> = {}): Promise<GateVerdict> {
    const parts = await this.parts(command, more);
    this.scene.write(files);
    return judgeChange(parts, new AbortController().signal);
  }

  async snapshot(): Promise<string> {
    return snapshot(await this.#repository);
  }

  remove(): void {
    this.scene.remove();
  }
}
