import type { Candidate, Look } from '../look.js';

export async function detectGo(look: Look): Promise<readonly Candidate[]> {
  const modules = usedModules(await look.read('go.work'));
  // At the root of a workspace "./..." names no module, so each one is named.
  if (modules.length > 0) {
    const paths = modules.map((dir) => (dir === '.' ? './...' : `./${dir}/...`));
    return [{ command: `go test ${paths.join(' ')}`, why: 'modules in go.work' }];
  }
  return look.has('go.mod') ? [{ command: 'go test ./...', why: 'go.mod' }] : [];
}

/** "use ./a" and "use ( ./a ./b )". */
function usedModules(work: string): string[] {
  const block = /^use\s*\(([^)]*)\)/m.exec(work)?.[1] ?? '';
  const single = [...work.matchAll(/^use\s+([^\s(]+)/gm)].map(([, dir]) => dir ?? '');
  const dirs = [...block.split('\n').map((line) => line.replace(/\/\/.*/, '').trim()), ...single];
  return dirs.filter((dir) => /^[\w./-]+$/.test(dir)).map((dir) => dir.replace(/^\.\/|\/$/g, ''));
}
