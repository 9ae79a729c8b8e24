import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '../errors.js';
import { detectTests, type TreeReader } from '../stop/detect.js';
import { parseArguments } from './arguments.js';
import type { Command } from './command.js';

/** Says which command the gate would run for a folder, why, and what has to be done before. */
export const gateDetect: Command = async (args) => {
  const given = parseArguments(args, { flags: { dir: 'string' } });
  const dir = typeof given.own['dir'] === 'string' ? given.own['dir'] : '.';
  if (!existsSync(dir)) throw new UserError(`gate detect: there is no folder "${dir}". Correct --dir.`);
  const answer = await detectIn(treeBelow(dir));
  console.log(given.json ? JSON.stringify(answer) : inWords(answer));
  return 0;
};

export interface Detected {
  readonly test: { readonly command: string; readonly cwd: string; readonly why: string } | null;
  readonly setup: { readonly command: string; readonly cwd: string; readonly why: string } | null;
  readonly candidates: readonly string[];
}

export async function detectIn(tree: TreeReader): Promise<Detected> {
  const found = await detectTests(tree);
  if (found === undefined) return { test: null, setup: null, candidates: [] };
  const { local, why, candidates, localSetup } = found;
  const cwd = local.dir === '' ? '.' : local.dir;
  return {
    test: { command: local.command, cwd, why },
    setup: localSetup === undefined ? null : { command: localSetup.command, cwd, why: localSetup.why },
    candidates,
  };
}

const DEEP = 8;
const UNSEEN = new Set(['.git', 'node_modules']);

function treeBelow(root: string): TreeReader {
  const files: string[] = [];
  const list = (folder: string, depth: number) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && depth > 0 && !UNSEEN.has(entry.name)) list(path, depth - 1);
      else if (!entry.isDirectory()) files.push(path);
    }
  };
  list('', DEEP);
  return { files, read: (path) => Promise.resolve(readFileSync(join(root, path), 'utf8')) };
}

function inWords({ test, setup, candidates }: Detected): string {
  if (test === null) return 'No tests found.';
  const place = test.cwd === '.' ? '' : ` in ${test.cwd}`;
  return [
    `Tests: ${test.command}${place} (${test.why})`,
    setup === null ? 'Setup: none' : `Setup: ${setup.command}${place} (${setup.why})`,
    ...candidates.map((command) => `Other: ${command}`),
  ].join('\n');
}
