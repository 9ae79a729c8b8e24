import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A copy of the built action in which functions begin with something else. The product has no switch for that, so the
 * copy is where one is made. Throws when no function, or more than one, has the name: then nothing, or too much, was
 * taken away. The bundler may have copied one into several files.
 */
export async function patchedAction(
  beginnings: Readonly<Record<string, string>>,
): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'greengate-patched-'));
  await cp(join(PROJECT, 'action.yml'), join(directory, 'action.yml'));
  await cp(join(PROJECT, 'dist'), join(directory, 'dist'), { recursive: true });
  const files = (await readdir(join(directory, 'dist'))).filter((name) => name.endsWith('.js'));
  for (const [name, beginning] of Object.entries(beginnings)) {
    const head = new RegExp(`^((?:async )?function ${name}\\([^\\n]*\\) \\{)$`, 'gm');
    const heads = new Set<string>();
    for (const file of files) {
      const path = join(directory, 'dist', file);
      const text = await readFile(path, 'utf8');
      const patched = text.replace(head, (found: string) => {
        heads.add(found);
        return `${found}\n    ${beginning}`;
      });
      if (patched !== text) await writeFile(path, patched);
    }
    if (heads.size !== 1) throw new Error(`The built action has ${heads.size} functions called ${name}, not one.`);
  }
  return { directory, remove: () => rm(directory, { recursive: true, force: true, maxRetries: 3 }) };
}
