import { statSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Sandbox } from '../sandbox/types.js';
import { isBinary, readRegularFile, textOf } from './file-text.js';
import { listFiles } from './list-files.js';
import type { Found, Hit, Search } from './search-types.js';

/** All in all: this process does nothing else meanwhile. */
const TIMEOUT_MS = 2_000;
const MOST_HITS = 20_000;

/** The search where no program can do it: file by file, with JavaScript's regular expressions. */
export async function searchHere(sandbox: Sandbox, search: Search): Promise<Found> {
  const { workspace, path, pattern, ignoreCase, signal } = search;
  const flags = ignoreCase ? 'iu' : 'u';
  try {
    new RegExp(pattern, flags);
  } catch (error) {
    return { kind: 'problem', problem: String(error) };
  }
  const start = join(workspace, path);
  const isFile = statSync(start).isFile();
  const files = isFile ? [path] : (await listFiles(sandbox, start, signal)).map((name) => join(path, name));
  const hits: Hit[] = [];
  let leftMs = TIMEOUT_MS;
  for (const file of files) {
    if (hits.length >= MOST_HITS) return { kind: 'found', hits, cut: true };
    const bytes = await readRegularFile(join(workspace, file), file).catch(() => undefined);
    if (bytes === undefined || isBinary(bytes)) continue;
    const lines = textOf(bytes)
      .split('\n')
      .map((line) => line.replace(/\r$/, ''));
    const startedAt = performance.now();
    try {
      for (const at of matching(lines, pattern, flags, leftMs))
        hits.push({ path: file, line: at + 1, text: lines[at] ?? '' });
    } catch {
      return { kind: 'problem', problem: `The search took more than ${TIMEOUT_MS / 1000} s. Narrow it.` };
    }
    leftMs = Math.max(1, Math.floor(leftMs - (performance.now() - startedAt)));
  }
  return { kind: 'found', hits, cut: false };
}

/** Which lines match. In a context of its own, as only there an expression that never ends can be stopped. */
function matching(lines: readonly string[], pattern: string, flags: string, timeout: number): number[] {
  const script = 'lines.flatMap((line, at) => (new RegExp(pattern, flags).test(line) ? [at] : []))';
  return [...(runInNewContext(script, { lines, pattern, flags }, { timeout }) as number[])];
}
