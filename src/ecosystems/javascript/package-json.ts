import type { Look } from '../look.js';

export interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: ReadonlySet<string>;
  readonly packageManager: string;
  readonly workspaces: boolean;
}

export type Manager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** `berry`: yarn from version 2 on, whose commands differ. */
export interface ManagerInUse {
  readonly name: Manager;
  readonly berry: boolean;
}

/** Undefined when the file is no JSON object. */
export function parseManifest(text: string): Manifest | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof json !== 'object' || json === null) return undefined;
  const field = (name: string): unknown => (json as Record<string, unknown>)[name];
  const names = ['dependencies', 'devDependencies'].flatMap((name) => Object.keys(field(name) ?? {}));
  const scripts = Object.entries(field('scripts') ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const manager = field('packageManager');
  return {
    scripts: Object.fromEntries(scripts),
    dependencies: new Set(names),
    packageManager: typeof manager === 'string' ? manager : '',
    workspaces: field('workspaces') !== undefined,
  };
}

/** The package manager the project declares, else the one whose lock file is there; of several the one that CI calls. */
export async function managerOf(look: Look, manifest: Manifest): Promise<ManagerInUse> {
  const declared = /^(npm|pnpm|yarn|bun)@(\d+)/.exec(manifest.packageManager);
  const berry =
    declared?.[1] === 'yarn' ? Number(declared[2]) > 1 : (await look.read('yarn.lock')).startsWith('__metadata');
  if (declared !== null) return { name: declared[1] as Manager, berry };
  const called = calledInCi(look);
  if (called !== undefined) return { name: called, berry: berry || (called === 'yarn' && look.has('.yarnrc.yml')) };
  if (look.has('pnpm-lock.yaml', 'pnpm-workspace.yaml')) return { name: 'pnpm', berry };
  if (look.has('yarn.lock')) return { name: 'yarn', berry: berry || look.has('.yarnrc.yml') };
  if (look.has('bun.lock', 'bun.lockb')) return { name: 'bun', berry };
  return { name: 'npm', berry };
}

const LOCKS: readonly (readonly [Manager, readonly string[]])[] = [
  ['npm', ['package-lock.json', 'npm-shrinkwrap.json']],
  ['pnpm', ['pnpm-lock.yaml']],
  ['yarn', ['yarn.lock']],
  ['bun', ['bun.lock', 'bun.lockb']],
];

/** Where lock files contradict each other, what CI does is what works. */
function calledInCi(look: Look): Manager | undefined {
  const locked = LOCKS.filter(([, files]) => look.has(...files)).map(([name]) => name);
  if (locked.length < 2) return undefined;
  const called = look.ci.map(({ command }) => /^(?:corepack )?(npm|pnpm|yarn|bun)(?: |$)/.exec(command)?.[1]);
  return locked.find((name) => name === called.find((one) => locked.some((lock) => lock === one)));
}

export function runScript(manager: Manager, script: string): string {
  if (script !== 'test' || manager === 'bun') return `${manager} run ${script}`;
  return `${manager} test`;
}

export function execWith(manager: Manager): string {
  return { npm: 'npx', pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' }[manager];
}
