import { ecosystemOf } from '../ecosystems/languages.js';
import { judgingFiles, judgesByName, commandNames } from './judging-files.js';
import type { Change } from './types.js';

/**
 * Whether the runner finds the test file in the final tree: by its own rules of names and folders, or because the
 * command or the configuration names it. A file of an ecosystem that is not known is taken as found.
 */
export async function discovered(path: string, change: Change): Promise<boolean> {
  const rule = ecosystemOf(path)?.discovered;
  if (rule === undefined) return true;
  const command = await wholeCommand(change);
  const texts = new Map(change.files.map((file) => [file.path, file.after]));
  const isModule = (one: string): boolean => {
    const [name = ''] = one
      .replace(/^.*tests\//, '')
      .replace(/\.rs$/, '')
      .split('/');
    return [...texts].some(
      ([other, text]) =>
        other !== one &&
        /\.rs$/.test(other) &&
        new RegExp(`\\bmod ${name}\\b|#\\[path\\s*=\\s*"[^"]*${name}`).test(text ?? ''),
    );
  };
  if (rule(path, { command, isModule })) return true;
  // Not by its own rules: then only where the command or the configuration names it.
  if (commandNames(command).some((name) => name.replace(/^\.\//, '') === path)) return true;
  const configuration = change.paths
    .filter(judgesByName)
    .filter(
      (one) =>
        /(?:json|toml|ini|cfg|xml|dist|[cm]?[jt]s|rc|ya?ml)$/.test(one) && !/(?:^|\/)(?:test|tests|spec)\//.test(one),
    );
  const read = new Map(
    await Promise.all(
      configuration
        .slice(0, 40)
        .map(async (one) => [one, texts.has(one) ? texts.get(one) : await change.read(one)] as const),
    ),
  );
  // The name alone must not count here: ask about the same file under a name that says nothing.
  const named = judgingFiles([path], command, { paths: configuration, read: (one) => read.get(one) });
  return named.length > 0 && !judgesByName(path);
}

/** The test command with what the scripts of package.json do in its place. */
async function wholeCommand(change: Change): Promise<string> {
  if (!/\b(?:npm|yarn|pnpm|bun)\b/.test(change.command)) return change.command;
  const changed = change.files.find(({ path }) => path === 'package.json');
  const text = changed === undefined ? await change.read('package.json') : changed.after;
  try {
    const { scripts } = JSON.parse(text ?? '{}') as { scripts?: Record<string, string> };
    return [
      change.command,
      ...Object.entries(scripts ?? {})
        .filter(([name]) => /test|spec|check/.test(name))
        .map(([, script]) => script),
    ].join(' && ');
  } catch {
    return change.command;
  }
}
