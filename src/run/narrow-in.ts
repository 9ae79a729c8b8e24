import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Narrow } from '../stop/gate/gate-parts.js';
import { narrow } from '../stop/narrow.js';

/** `narrow` for a workspace: its package.json says what the scripts are at the time. */
export function narrowIn(workspace: string): Narrow {
  return (command, to) => {
    const folder = /^cd ([\w./@-]+) && /.exec(command)?.[1] ?? '.';
    return narrow(command, to, scriptsOf(join(workspace, folder, 'package.json')));
  };
}

function scriptsOf(file: string): Record<string, string> {
  try {
    const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, unknown> };
    const entries = Object.entries(scripts ?? {});
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    // None, or none that npm could read.
    return {};
  }
}
