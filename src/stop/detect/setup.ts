import { inShell, type Part, type Setup } from '../../ecosystems/look.js';

/** One command for all parts, each in its folder: requirement files are named from the root. */
export function joinedSetup(parts: readonly Part[]): Setup | undefined {
  const found = parts.flatMap(({ setup, dir }) => (setup === undefined ? [] : [inFolder(setup, dir)]));
  const [first, ...rest] = found;
  if (first === undefined || rest.length === 0) return first;
  return {
    command: found.map(({ command }) => command).join(' && '),
    why: found.map(({ why }) => why).join('; '),
    ...(found.every(({ offline }) => offline) ? { offline: true } : {}),
    provides: found.every(({ provides }) => provides.length > 0) ? found.flatMap(({ provides }) => provides) : [],
  };
}

function inFolder(setup: Setup, dir: string): Setup {
  if (dir === '') return setup;
  const { command, why, provides } = setup;
  const named = /^pip install(?: -r \S+)+$/.test(command)
    ? command.replaceAll(' -r ', ` -r ${dir}/`)
    : `(cd ${inShell(dir)} && ${command})`;
  return { ...setup, command: named, why: `${why} in ${dir}`, provides: provides.map((path) => `${dir}/${path}`) };
}

/**
 * Must a setup that was only detected be run? Not where something that it makes is there already, made by a step of the
 * workflow or by an earlier run. `exists` is asked for paths below the workspace.
 */
export async function setupNeeded(setup: Setup, exists: (path: string) => Promise<boolean>): Promise<boolean> {
  for (const path of setup.provides) if (await exists(path)) return false;
  return true;
}
