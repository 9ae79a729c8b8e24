import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** All that lies in a workspace, `.git` left out: folders, and files with their mode and content. */
export function contentsOf(workspace: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of readdirSync(workspace, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/^\.git(\/|$)/.test(name)) continue;
    const path = join(workspace, name);
    const facts = lstatSync(path);
    const mode = (facts.mode & 0o7777).toString(8);
    if (facts.isDirectory()) found[name] = 'folder';
    else found[name] = facts.isSymbolicLink() ? readlinkSync(path) : `${mode} ${readFileSync(path, 'latin1')}`;
  }
  return found;
}

/** Below all that an agent and its tests leave: changed, new, ignored, empty, a repository, and what keeps its owner out. */
export const MESS = `#!/bin/sh
echo changed > mine.txt; echo SECRET=2 > .env; rm README.md; ln -s package.json link
mkdir -p made/empty build vendor; echo new > made/new.txt; echo out > build/out.js; git init -q made/inner
echo planted > vendor/planted.js; chmod 4755 package.json; chmod 500 made; chmod 000 mess.sh
exit 0
`;
