import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cleanExport } from '../src/git/clean-export.js';
import { snapshot } from '../src/git/snapshot.js';
import { Scene } from '../__tests__/git/scene.js';
import type { Figure } from './figures.js';

interface Size {
  readonly name: string;
  readonly files: number;
  readonly bytes: number;
  readonly target?: number;
}

const SIZES: readonly Size[] = [
  { name: '50 files', files: 50, bytes: 2_000, target: 60 },
  { name: '20,000 files, 200 MB', files: 20_000, bytes: 10_000 },
];

/** What it takes to write a tree as a clone would hold it and to give back what was lent: half of the files are dependencies. */
export async function cleanExportFigures(runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, files, bytes, target } of SIZES) {
    const tracked = filesIn('src', files / 2, bytes);
    const scene = new Scene({ ...tracked, '.gitignore': 'node_modules/\n' });
    try {
      scene.write(filesIn('node_modules', files / 2, bytes));
      const repo = await scene.open();
      const tree = await snapshot(repo);
      const values: number[] = [];
      for (let run = 0; run <= runs; run += 1) {
        const startedAt = performance.now();
        const { remove } = await cleanExport(repo, tree, join(scene.root, 'export'), { since: Date.now() + 60_000 });
        await remove();
        if (run > 0) values.push(performance.now() - startedAt);
      }
      figures.push({
        name: `gate: clean export, ${name}`,
        unit: 'ms',
        values,
        ...(target === undefined ? {} : { target }),
      });
    } finally {
      rmSync(scene.root, { recursive: true, force: true });
    }
  }
  return figures;
}

function filesIn(folder: string, count: number, bytes: number): Record<string, string> {
  const line = (at: number): string => `export const value${at} = ${at};\n`;
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `${folder}/m${at % 100}/f${at}.js`,
      line(at).repeat(Math.ceil(bytes / line(at).length)),
    ]),
  );
}
