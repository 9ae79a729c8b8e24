import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OutputFile, type OutputFileRequest } from '../sandbox/output-file.js';
import { realPathOf } from './workspace.js';

/** Where results go that are too long for the conversation, so that the model can look at the rest of them. */
export interface Spill {
  /** Absolute real path, outside of the workspace. Read may open what is in it; no tool may write there. */
  readonly folder: string;
  /** A file for output that is still to come; undefined when there is no room left. Each must be settled. */
  reserve(): OutputFileRequest | undefined;
  /** Words for the model on where it finds the output, of which so many bytes stand in the file. */
  settle(file: OutputFileRequest, bytes: { readonly written: number; readonly all: number }): string;
  /** The output was short: no file is needed. */
  drop(file: OutputFileRequest): void;
  /** Writes a text, and gives the words on where it is; empty when there is no room left. */
  save(text: string): string;
}

const MOST_BYTES_A_FILE = 20 * 1024 * 1024;
const MOST_BYTES = 200 * 1024 * 1024;

export interface SpillLimits {
  readonly file: number;
  readonly all: number;
}

/** Bounded on disk. The folder is made when it is first needed. */
export function createSpill(
  scratch: string,
  limits: SpillLimits = { file: MOST_BYTES_A_FILE, all: MOST_BYTES },
): Spill {
  const folder = join(realPathOf(scratch), 'spill');
  let left = limits.all;
  let files = 0;

  function reserve(): OutputFileRequest | undefined {
    const mostBytes = Math.min(limits.file, left);
    if (mostBytes <= 0) return undefined;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    left -= mostBytes;
    files += 1;
    return { path: join(folder, `${files}.txt`), mostBytes };
  }

  function settle(file: OutputFileRequest, { written, all }: { written: number; all: number }): string {
    left += file.mostBytes - written;
    if (written === 0) return '';
    const howMuch = written < all ? `the first ${written} bytes of the output are` : 'the whole output is';
    return `${howMuch} in ${file.path}; look there with Read, offset and limit`;
  }

  function drop(file: OutputFileRequest): void {
    left += file.mostBytes;
    rmSync(file.path, { force: true });
  }

  function save(text: string): string {
    const request = reserve();
    if (request === undefined) return '';
    const file = new OutputFile(request);
    const bytes = Buffer.from(text);
    file.add(bytes);
    return settle(request, { written: file.close(), all: bytes.length });
  }
  return { folder, reserve, settle, drop, save };
}
