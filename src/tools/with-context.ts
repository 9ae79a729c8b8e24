import { join } from 'node:path';
import { cutLine } from '../text/shorten.js';
import { readRegularFile, textOf } from './file-text.js';
import type { Hit } from './search-types.js';

export interface Around {
  readonly workspace: string;
  /** Lines shown before and after each hit. */
  readonly before: number;
  readonly after: number;
  readonly mostLine: number;
}

/** Hits as `path:line:text`, with the lines around them as `path-line-text` and `--` where lines are left out between. */
export async function withContext(hits: readonly Hit[], around: Around): Promise<string[]> {
  if (around.before + around.after === 0) return hits.map((hit) => shown(hit, ':', around));
  const rows: string[] = [];
  for (const [path, own] of byPath(hits)) {
    const lines = await linesOf(join(around.workspace, path));
    let last = 0;
    for (const line of numbersAround([...own.keys()], lines.length, around)) {
      if (rows.length > 0 && (last === 0 || line !== last + 1)) rows.push('--');
      const text = (lines[line - 1] ?? '').replace(/\r$/, '');
      rows.push(shown(own.get(line) ?? { path, line, text }, own.has(line) ? ':' : '-', around));
      last = line;
    }
  }
  return rows;
}

/** For each path its hits by their lines. */
function byPath(hits: readonly Hit[]): Map<string, Map<number, Hit>> {
  const paths = new Map<string, Map<number, Hit>>();
  for (const hit of hits) paths.set(hit.path, (paths.get(hit.path) ?? new Map<number, Hit>()).set(hit.line, hit));
  return paths;
}

function shown({ path, line, text }: Hit, sign: string, { mostLine }: Around): string {
  return `${path}${sign}${line}${sign}${cutLine(text, mostLine)}`;
}

function numbersAround(hits: readonly number[], count: number, { before, after }: Around): number[] {
  const numbers = hits.flatMap((hit) =>
    Array.from({ length: before + after + 1 }, (_, at) => hit - before + at).filter(
      (line) => line > 0 && line <= count,
    ),
  );
  return [...new Set([...numbers, ...hits])].sort((a, b) => a - b);
}

/** None for a file that is gone meanwhile: its hits stay. */
async function linesOf(path: string): Promise<string[]> {
  const bytes = await readRegularFile(path, path).catch(() => Buffer.alloc(0));
  return textOf(bytes).replace(/\n$/, '').split('\n');
}
