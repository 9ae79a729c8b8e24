import { lstat, readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import type { AnyTool } from '../agent/tool.js';
import { isOutside } from '../permissions/judge-path.js';

export interface SecretFilesParts {
  readonly workspace: string;
  /** Paths of files that everybody who can read the repository can read: what is in them is no secret. */
  readonly tracked: readonly string[];
  readonly learnSecrets: (values: readonly string[]) => void;
}

const LARGEST_BYTES = 1024 * 1024;
const MOST_FOLDERS = 500;
const DEEPEST = 2;

/**
 * Tools that learn what is secret in files that no commit holds, before they run: what a call may show is then hidden in its
 * result, and in all that leaves. Files near the root once, and those that a call names.
 */
export function withSecretFiles(tools: readonly AnyTool[], parts: SecretFilesParts): readonly AnyTool[] {
  const { workspace, learnSecrets } = parts;
  const tracked = new Set(parts.tracked);
  const known = new Set<string>();
  const startedAt = Date.now();
  let nearby: Promise<string[]> | undefined;
  const learn = async (input: unknown): Promise<void> => {
    nearby ??= secretFilesBelow(workspace);
    const paths = [...(await nearby), ...namedIn(input).map((name) => resolve(workspace, name))];
    for (const path of new Set(paths)) {
      if (isOutside(path, workspace) || tracked.has(relative(workspace, path))) continue;
      const values = secretsIn(await textOf(path, startedAt)).filter((value) => !known.has(value));
      for (const value of values) known.add(value);
      if (values.length > 0) learnSecrets(values);
    }
  };
  return tools.map((tool) => ({
    ...tool,
    run: async (input, context) => {
      await learn(input);
      return tool.run(input, context);
    },
  }));
}

const SECRET_FILE =
  /^(?:\.env(?:[.-].+)?|.+\.env|\.envrc|\.npmrc|\.pypirc|\.netrc|\.?secrets?(?:\.\w+)?|\.?credentials(?:\.\w+)?)$/i;
const LINE =
  /^[ \t]*(?:export[ \t]+)?["']?([\w./:@-]{1,100}?)["']?[ \t]*(?:=|:(?=[ \t"']))[ \t]*(?:"([^"]*)"|'([^']*)'|([^\s#,;]+))/gm;
const SECRET_NAME = /key|token|secret|passw|pwd|cred|auth|salt|private|signature|dsn/i;
const LOGIN = /^\w+:\/\/[^/\s:@]*:([^/\s@]+)@/;

/** Values of lines such as `API_KEY=…` and passwords in addresses. Short words are no secrets: hiding them would make texts unreadable. */
export function secretsIn(text: string): string[] {
  return [...text.matchAll(LINE)].flatMap(([, name = '', double, single, bare]) => {
    const value = double ?? single ?? bare ?? '';
    const secret = LOGIN.exec(value)?.[1] ?? (SECRET_NAME.test(name) ? value : '');
    return isTelling(secret) ? [secret] : [];
  });
}

function isTelling(value: string): boolean {
  return value.length >= 8 && !/\s|^\$|^<.*>$/.test(value) && /[a-z]/i.test(value) && /[^a-z_-]/i.test(value);
}

function namedIn(input: unknown): string[] {
  const words = JSON.stringify(input).split(/\\[nt]|[\s"'`=<>|;&(){}\\]+/);
  return words.filter((word) => SECRET_FILE.test(basename(word)));
}

async function secretFilesBelow(workspace: string): Promise<string[]> {
  const found: string[] = [];
  const folders = [{ path: workspace, depth: 0 }];
  for (const { path, depth } of folders) {
    for (const entry of await readdir(path, { withFileTypes: true }).catch(() => [])) {
      if (entry.isFile() && SECRET_FILE.test(entry.name)) found.push(join(path, entry.name));
      const isLooked = entry.isDirectory() && depth < DEEPEST && folders.length < MOST_FOLDERS;
      if (isLooked && !['.git', 'node_modules'].includes(entry.name))
        folders.push({ path: join(path, entry.name), depth: depth + 1 });
    }
  }
  return found;
}

/** What was written since is the model's own. */
async function textOf(path: string, before: number): Promise<string> {
  const stat = await lstat(path).catch(() => undefined);
  if (stat === undefined || !stat.isFile() || stat.size > LARGEST_BYTES || stat.mtimeMs >= before) return '';
  return readFile(path, 'utf8').catch(() => '');
}
