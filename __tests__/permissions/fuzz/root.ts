import { lutimesSync, mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** What no allowed line may print: it stands in every file and variable that is out of bounds. */
export const BAIT = 'BAIT-7f3a';
/** The same for what only a rule closes. */
export const CLOSED_BAIT = 'CLOSED-7f3a';

/** The machine as the lines see it: the workspace /repo, and around it what they must not reach. */
const FILES: Readonly<Record<string, string>> = {
  'repo/README.md': '# About\n\nsome text\n',
  'repo/package.json': '{"name":"x","scripts":{"test":"true"}}\n',
  'repo/a.txt': 'one\ntwo\nthree\n',
  'repo/b.txt': 'two\none\n',
  'repo/src/a.ts': 'export const a = 1;\n',
  'repo/src/b.ts': 'export const b = 2;\n',
  'repo/a/b/c/d.txt': 'deep\n',
  'repo/bare/HEAD': 'ref: refs/heads/main\n',
  'repo/secret/key': `${CLOSED_BAIT}\n`,
  'repo/locked/l.txt': 'locked\n',
  'repo/odd/a.txt': 'odd\n',
  'repo/-rf': 'named like an option\n',
  'repo/.env': 'plain\n',
  'repo/.git/config': `[core]\n; ${BAIT}\n`,
  'repo/.git/hooks/pre-commit': '#!/bin/sh\n',
  'repo/.github/workflows/ci.yml': 'on: push\n',
  'repo/CLAUDE.md': 'be good\n',
  'etc/passwd': `root:x:0:0:${BAIT}:/root:/bin/bash\n`,
  'etc/secret': `${BAIT}\n`,
  'home/me/.netrc': `${BAIT}\n`,
  'home/me/.bashrc': `# ${BAIT}\n`,
  'tmp/left.txt': `${BAIT}\n`,
};
const LINKS: Readonly<Record<string, string>> = {
  'repo/link': '/etc',
  'repo/deep': 'a/b/c',
  'repo/odd/l.txt': '/etc/secret',
  'repo/odd/.h.txt': '/etc/secret',
  'repo/odd/key.txt': '../secret/key',
};

const LONG_AGO = new Date('2001-01-01T00:00:00Z');

/** Puts the files below `root`, all of them long unchanged. */
export function layOut(root: string): void {
  for (const [path, text] of Object.entries(FILES)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, LONG_AGO, LONG_AGO);
  }
  for (const [path, target] of Object.entries(LINKS)) {
    symlinkSync(target, join(root, path));
    lutimesSync(join(root, path), LONG_AGO, LONG_AGO);
  }
}

/** Where a path leads, as the layout says. */
export function realPathIn(path: string): string {
  for (const [link, target] of Object.entries(LINKS)) {
    const below = path.slice(link.length + 1);
    if (path !== `/${link}` && !path.startsWith(`/${link}/`)) continue;
    return realPathIn(resolve(dirname(`/${link}`), target) + below);
  }
  return path;
}

export function existsIn(path: string): boolean {
  return path === '/' || namesIn(dirname(path)).includes(basename(path));
}

export function namesIn(directory: string): readonly string[] {
  const below = `${realPathIn(directory)}/`.replace('//', '/');
  const paths = [...Object.keys(FILES), ...Object.keys(LINKS)].map((path) => `/${path}`);
  return [
    ...new Set(
      paths.filter((path) => path.startsWith(below)).map((path) => path.slice(below.length).split('/')[0] ?? ''),
    ),
  ];
}
