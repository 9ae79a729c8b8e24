import { closeSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';

import { wholeCharacters } from './bounded-output.js';

export interface OutputFileRequest {
  /** Must not exist yet: a link that somebody put there is not followed. */
  readonly path: string;
  readonly mostBytes: number;
}

/** Writes a stream of bytes to a new file as they come, up to a limit. No bytes, no file. */
export class OutputFile {
  readonly #path: string;
  readonly #most: number;
  #file: number | undefined;
  #written = 0;
  #isOver = false;

  constructor({ path, mostBytes }: OutputFileRequest) {
    this.#path = path;
    this.#most = mostBytes;
  }

  add(chunk: Buffer): void {
    if (this.#isOver || chunk.length === 0) return;
    const kept = chunk.subarray(0, this.#most - this.#written);
    this.#isOver = kept.length < chunk.length;
    try {
      this.#file ??= openSync(this.#path, 'wx+', 0o600);
      for (let at = 0; at < kept.length;) {
        const count = writeSync(this.#file, kept, at);
        at += count;
        this.#written += count;
      }
    } catch {
      // A full disk is no reason to lose the command too; how much was written is told.
      this.#isOver = true;
    }
  }

  /** How many bytes the file holds. Where it was cut, no character is left in halves. */
  close(): number {
    if (this.#file === undefined) return 0;
    try {
      if (this.#isOver) this.#cutToCharacters(this.#file);
    } finally {
      closeSync(this.#file);
    }
    return this.#written;
  }

  #cutToCharacters(file: number): void {
    const end = Buffer.alloc(Math.min(4, this.#written));
    readSync(file, end, 0, end.length, this.#written - end.length);
    this.#written -= end.length - wholeCharacters(end);
    ftruncateSync(file, this.#written);
  }
}
