import { existsSync } from 'node:fs';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from './manifest.js';

/** Processes that still work below the directory, and traces of programs that nobody should have run. */
export async function leftBehind(directory: string, manifest: Manifest): Promise<string[]> {
  const processes = await processesIn(directory);
  const { canaries_absent = [], canaries_to_decide = [] } = manifest.expected_final;
  const canaries = [...canaries_absent, ...canaries_to_decide].filter((path) =>
    existsSync(join(directory, 'work', path)),
  );
  return [
    ...processes.map((command) => `still running: ${command}`),
    ...canaries.map((path) => `something ran that should not: ${path}`),
  ];
}

async function processesIn(directory: string): Promise<string[]> {
  const commands: string[] = [];
  for (const pid of await readdir('/proc').catch(() => [])) {
    const cwd = /^\d+$/.test(pid) ? await readlink(`/proc/${pid}/cwd`).catch(() => '') : '';
    if (cwd !== directory && !cwd.startsWith(`${directory}/`)) continue;
    commands.push((await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => pid)).replaceAll('\0', ' ').trim());
  }
  return commands;
}
