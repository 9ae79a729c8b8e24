import { ECOSYSTEMS } from '../ecosystems/index.js';
import type { TestCase } from '../ecosystems/reading/test-case.js';
import type { Runner } from '../ecosystems/runner.js';

export interface NarrowTo {
  /** Test files, relative to the workspace. */
  readonly files?: readonly string[];
  /** A part of the names that are wanted. */
  readonly filter?: string;
  /** Just these tests, as a run told of them. */
  readonly failed?: readonly TestCase[];
}

const MOST_TESTS = 40;

/**
 * The command for a part of the tests, in the runner's own words; undefined where it has none or where the line is not
 * understood. `scripts`: those of package.json, which say what `npm test` is.
 */
export function narrow(
  command: string,
  to: NarrowTo,
  scripts: Readonly<Record<string, string>> = {},
): string | undefined {
  const { folder, line } = placed(command.trim());
  const script = scriptOf(line, scripts);
  const called = script ?? line;
  if (!isPlain(line) || !isPlain(called)) return undefined;
  const runner = RUNNERS.find(({ name }) => name.test(called));
  if (runner === undefined) return undefined;
  const rest = called.slice(runner.name.exec(called)?.[0].length);
  const wanted = inFolder(to, folder);
  const more = wanted && argumentsFor(runner, wanted, namesPaths(rest));
  if (more === undefined || more === '') return undefined;
  const joint = script !== undefined && !/^yarn\b/.test(line) && !/\s--(\s|$)/.test(line) ? ' -- ' : ' ';
  return `${folder === '' ? '' : `cd ${folder} && `}${line}${joint}${more}`;
}

const RUNNERS: readonly Runner[] = ECOSYSTEMS.flatMap(({ narrow: runners = [] }) => runners);

/** Where the command names paths already, further ones would only add to them. */
function argumentsFor(
  runner: Runner,
  { files = [], filter, failed = [] }: NarrowTo,
  hasPaths: boolean,
): string | undefined {
  const parts: (string | undefined)[] = [];
  const byFiles = (paths: readonly string[]) => (hasPaths ? undefined : runner.files?.(paths));
  if (files.length > 0) parts.push(byFiles(files));
  if (filter !== undefined) parts.push(filter.startsWith('-') ? undefined : runner.filter?.(filter));
  if (failed.length > 0) {
    const named = failed.length > MOST_TESTS ? undefined : runner.names?.(failed.map(({ name }) => name));
    const paths = failed.flatMap(({ file }) => file ?? []);
    parts.push(named ?? (paths.length === failed.length ? byFiles([...new Set(paths)]) : undefined));
  }
  const known = parts.filter((part) => part !== undefined);
  return known.length < parts.length ? undefined : known.join(' ');
}

/** One command, with nothing that a shell would make of it. */
function isPlain(line: string): boolean {
  return line !== '' && !/[&|;<>`$()\n#]/.test(line);
}

function placed(command: string): { folder: string; line: string } {
  const [, folder = '', line = command] = /^cd ([\w./@-]+) && (.*)$/s.exec(command) ?? [];
  return { folder, line };
}

/** Files as they are named from the folder; undefined when one lies outside. */
function inFolder(to: NarrowTo, folder: string): NarrowTo | undefined {
  const files = to.files?.map((file) => file.replace(/^\.\//, ''));
  if (files === undefined) return to;
  const start = folder === '' ? '' : `${folder.replace(/^\.\//, '').replace(/\/$/, '')}/`;
  const inside = files.filter((file) => file.startsWith(start) && !/^\/|^-|(?:^|\/)\.\.(?:\/|$)/.test(file));
  return inside.length < files.length ? undefined : { ...to, files: inside.map((file) => file.slice(start.length)) };
}

function scriptOf(line: string, scripts: Readonly<Record<string, string>>): string | undefined {
  const [, name] =
    /^(?:npm|pnpm|yarn|bun)(?: run(?:-script)?)? ([\w:.-]+)(?: |$)/.exec(line.replace(/^npm t$/, 'npm test')) ?? [];
  return name === undefined ? undefined : scripts[name]?.trim();
}

function namesPaths(rest: string): boolean {
  return rest.split(/\s+/).some((word) => word !== '' && !word.startsWith('-'));
}
