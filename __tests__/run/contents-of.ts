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
