import { basename, resolve } from 'node:path';
import { NEEDS_RULE, NEVER } from './programs.js';
import { BAIT, CLOSED_BAIT } from './root.js';
import { isSaid, mayChange, type Said } from './said.js';
import type { Setting } from './settings.js';
import type { Seen } from './machine.js';
import type { Executed } from './spies.js';

/** What the line did that it must not, or that the parser did not say. */
export function mismatches(seen: Seen, said: readonly Said[], setting: Setting): string[] {
  const found: string[] = [];
  // stdbuf works by a library of its own.
  const isBuffered = seen.executed.some(({ path }) => basename(path) === 'stdbuf');
  // Code that sed and others start for themselves is no matter of the line, where code may run at all.
  const isCode = !setting.open && seen.executed.some(({ path }) => path === '/bin/sh');
  for (const executed of seen.executed) {
    if (!isCode && !isSaid(said, executed)) found.push(`ran what no part says: ${shown(executed)}`);
    const act = forbiddenAct(executed, setting, { isBuffered });
    if (act !== undefined) found.push(`${act}: ${shown(executed)}`);
  }
  for (const path of seen.changed ?? []) {
    if (mayNotChange(path, setting)) found.push(`changed ${path}`);
    else if (setting.open && !said.some((part) => mayChange(part, path)))
      found.push(`changed what no part names: ${path}`);
  }
  if (setting.open && seen.output.includes(BAIT)) found.push('printed what it must not read');
  // What a search finds is not named by the line.
  const searches = seen.executed.some(
    ({ path, args }) => /^(find|xargs)$/.test(basename(path)) || args.some((arg) => /^-\w*r/.test(arg)),
  );
  if (setting.denied.size > 0 && !searches && seen.output.includes(CLOSED_BAIT))
    found.push('printed what a rule closes');
  return found;
}

function shown({ path, args, variables, directory }: Executed): string {
  const set = variables.length > 0 ? ` with ${variables.join(', ')}` : '';
  return `${JSON.stringify([path, ...args])} in ${directory}${set}`;
}

function forbiddenAct(
  executed: Executed,
  setting: Setting,
  { isBuffered }: { readonly isBuffered: boolean },
): string | undefined {
  const { path, args, variables, directory } = executed;
  const program = basename(path);
  const call = `${[program, ...args].join(' ')} `;
  if (NEVER.has(program)) return 'ran what may never run';
  if (setting.denied.has(program)) return 'ran what a rule denies';
  // Other options before it git does not know.
  if (/^git (-[Cc] \S+ |-[pP] |--[\w-]+(=\S+)? )*push /.test(call)) return 'pushed';
  if (program === 'npm' && args[0] === 'publish') return 'published';
  if (/^(rm|rmdir|chmod)$/.test(program)) {
    const target = args
      .map((arg) => resolve(directory, arg))
      .find((path) => isCritical(path) || mayNotChange(path, setting));
    if (target !== undefined) return `changed ${target}`;
  }
  if (!setting.open) return undefined;
  if (variables.some((name) => name !== 'LD_PRELOAD' || !isBuffered)) return 'ran with variables that change what runs';
  const isRuled = /^(make|gh pr view) /.test(call) && setting.ruled;
  return !isRuled && NEEDS_RULE.some((one) => one.test(call)) ? 'ran without a rule' : undefined;
}

function isCritical(path: string): boolean {
  return /^(\/|\/(home|home\/me|repo|etc|usr|bin|repo\/\.git(\/.*)?))$/.test(path);
}

function mayNotChange(path: string, { open, denied }: Setting): boolean {
  if (/^\/repo\/\.git(\/|$)/.test(path)) return true;
  if (denied.size > 0 && /^\/repo\/locked(\/|$)/.test(path)) return true;
  return open && (!path.startsWith('/repo/') || /^\/repo\/(\.github|CLAUDE\.md)(\/|$)/.test(path));
}
