import type { Look, Setup } from '../look.js';
import { managerOf, parseManifest, type ManagerInUse } from './package-json.js';

/** How the packages get there, by the manager in use; with a lock file as it says, and not otherwise. */
export async function javascriptSetup(look: Look): Promise<Setup | undefined> {
  if (look.has('rush.json'))
    return { command: 'rush install', why: 'rush.json', provides: ['common/temp/node_modules'] };
  const manifest = parseManifest(await look.read('package.json'));
  if (manifest === undefined) return undefined;
  const locked = look.find(/^(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/)[0];
  const members = manifest.workspaces || look.has('pnpm-workspace.yaml');
  if (locked === undefined && manifest.dependencies.size === 0 && !members) return undefined;
  const manager = await managerOf(look, manifest);
  const command = install(manager, look);
  return { command, why: locked ?? 'dependencies in package.json', provides: ['node_modules', '.pnp.cjs'] };
}

function install({ name, berry }: ManagerInUse, look: Look): string {
  switch (name) {
    case 'npm':
      return look.has('package-lock.json', 'npm-shrinkwrap.json') ? 'npm ci' : 'npm install';
    case 'yarn':
      if (!look.has('yarn.lock')) return 'yarn install';
      return berry ? 'yarn install --immutable' : 'yarn install --frozen-lockfile';
    case 'pnpm':
      return look.has('pnpm-lock.yaml') ? 'pnpm install --frozen-lockfile' : 'pnpm install';
    case 'bun':
      return look.has('bun.lock', 'bun.lockb') ? 'bun install --frozen-lockfile' : 'bun install';
  }
}
