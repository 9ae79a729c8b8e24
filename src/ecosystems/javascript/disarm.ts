export interface ScriptRun {
  /** How the script is started, as "npm test". */
  readonly start: string;
  /** How a program of the project is started, as "npx". */
  readonly exec: string;
  /** What stands between `start` and arguments for the script. */
  readonly pass: string;
}

const WATCH_FLAG = /\s--watch(?:All)?(?:=true)?(?=\s|$)/g;

/** The command that runs a watching script once, or undefined when the script ends by itself where CI is set. */
export function disarm(script: string, { start, exec, pass }: ScriptRun): string | undefined {
  const simple = /^[^;&|]+$/.test(script);
  if (/\breact-scripts test\b/.test(script) && !/--watchAll=false/.test(script))
    return `${start}${pass}--watchAll=false`;
  if (/\bng test\b/.test(script) && !/--(?:no-watch|watch=false)/.test(script)) {
    return `${start}${pass}--watch=false --browsers=ChromeHeadless`;
  }
  if (/\bkarma start\b/.test(script) && !/--single-run/.test(script)) return `${start}${pass}--single-run`;
  if (/\bvitest\b(?! run\b)/.test(script) && / (?:-w|--watch|watch|dev)\b(?!=false)/.test(script)) {
    const rest = script.replace(WATCH_FLAG, '').replace(/ (?:-w|watch|dev)(?= |$)/, '');
    return simple ? `${exec} ${rest.replace(/^(?:npx )?vitest(?: run)?/, 'vitest run')}` : `${start}${pass}--run`;
  }
  const watched = /^nodemon\b.*?(?:--exec|-x) +(["']?)(.+)\1$/.exec(script)?.[2];
  if (watched !== undefined) return direct(watched, exec);
  const once = script.replace(WATCH_FLAG, '');
  if (once === script) return undefined;
  if (simple) return direct(once, exec);
  // Several commands in one: npx gives them a shell that finds the project's programs.
  return once.includes("'") ? undefined : `npx -c '${once}'`;
}

function direct(command: string, exec: string): string {
  return /^(?:node|npx|bun|deno|tsx|NODE_\w+=)\b/.test(command) ? command : `${exec} ${command}`;
}
