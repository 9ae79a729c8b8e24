import { judgingFiles, judgesByName, commandNames } from './judging-files.js';
import type { Change } from './types.js';

/** By extension: whether the runner of the language finds a test file of this path by its own rules. */
const RULES: readonly [RegExp, (path: string, found: Found) => boolean][] = [
  [
    /\.go$/,
    (path) =>
      /_test\.go$/.test(path) &&
      !/(?:^|\/)[._]/.test(path) &&
      !/(?:^|\/)testdata\//.test(path) &&
      !/_(?:windows|darwin|js|wasip1|plan9|aix|android|ios|solaris|freebsd|netbsd|openbsd|dragonfly|wasm|arm|arm64|386|s390x|ppc64le?|mips\w*|riscv64)_test\.go$/.test(
        path,
      ),
  ],
  [
    /\.rs$/,
    (path, found) =>
      !/(?:^|\/)tests\//.test(path) ||
      /(?:^|\/)tests\/(?:[^/]+\.rs|[^/]+\/main\.rs)$/.test(path) ||
      found.isModule(path),
  ],
  [
    /\.(?:java|kt|groovy|scala)$/,
    (path, { command }) =>
      /(?:^|\/)src\/\w*[tT]est\w*\//.test(path) &&
      (!/\bmvnw?\b/.test(command) ||
        /(?:^|\/)(?:Test[^/]*|[^/]*(?:Test|Tests|TestCase|IT|ITCase|Spec))\.\w+$/.test(path)),
  ],
  [
    /\.py$/,
    (path, { command }) =>
      /\bunittest\b/.test(command) && !/pytest/.test(command)
        ? /(?:^|\/)test[^/]*\.py$/.test(path)
        : /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests?)\.py$/.test(path),
  ],
  [/\.(?:[cm]?[jt]sx?)$/, foundByJavaScript],
  [
    /\.t$/,
    (path, { command }) =>
      /^(?:x?t|tests?)\/[^/]+\.t$/.test(path) ||
      (/^(?:x?t|tests?)\//.test(path) && /\bprove\b.*\s-(?:\w*r|-recurse)|\bmake\b|\bBuild\b/.test(command)),
  ],
  [/\.bats$/, (path, { command }) => path.split('/').length <= 2 || /\s(?:-r|--recursive)\b/.test(command)],
  [
    /\.rb$/,
    (path, { command }) =>
      /\brspec\b/.test(command)
        ? /^(?:.*\/)?spec\/.*_spec\.rb$/.test(path)
        : /(?:_test|_spec)\.rb$|(?:^|\/)test_[^/]*\.rb$/.test(path),
  ],
  [/\.php$/, (path, { command }) => !/phpunit|artisan|pest|composer/.test(command) || /Test\.php$/.test(path)],
  [/\.exs$/, (path) => /(?:^|\/)test\/.*_test\.exs$/.test(path)],
  [/\.swift$/, (path) => /(?:^|\/)Tests\//.test(path)],
  [/\.dart$/, (path) => /(?:^|\/)test\/.*_test\.dart$/.test(path)],
];

interface Found {
  readonly command: string;
  /** Another file of the tests takes it in as a module. */
  readonly isModule: (path: string) => boolean;
}

/**
 * Whether the runner finds the test file in the final tree: by its own rules of names and folders, or because the
 * command or the configuration names it. A file of an ecosystem that is not known is taken as found.
 */
export async function discovered(path: string, change: Change): Promise<boolean> {
  const rule = RULES.find(([extension]) => extension.test(path))?.[1];
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

function foundByJavaScript(path: string, { command }: Found): boolean {
  const byName = /[._](?:test|spec)\.[cm]?[jt]sx?$/.test(path);
  const inFolder = /(?:^|\/)__tests__\//.test(path);
  if (/\bnode\b.*--test/.test(command))
    return (
      byName ||
      /[-]test\.[cm]?[jt]s$/.test(path) ||
      /(?:^|\/)test(?:-[^/]*)?\.[cm]?[jt]s$/.test(path) ||
      /(?:^|\/)test\//.test(path)
    );
  if (/\bmocha\b/.test(command))
    return (
      byName ||
      /^(?:test|spec)\/[^/]+\.[cm]?js$/.test(path) ||
      (/--recursive/.test(command) && /^test\//.test(path)) ||
      inFolder
    );
  if (/\bvitest\b/.test(command)) return byName;
  return byName || inFolder || (/\b(?:ava|tap|tape|uvu)\b/.test(command) && /^tests?\//.test(path));
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
