import { posix } from 'node:path';

import { parse } from 'yaml';

import type { Detector } from '../../ecosystems/ecosystem.js';
import type { CiCommand, TreeReader } from '../../ecosystems/look.js';

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
/** Other services: whatever stands there under `script`, `run` or `command` is run for each change. */
const OTHERS =
  /^(?:\.gitlab-ci\.yml|\.travis\.yml|\.circleci\/config\.yml|azure-pipelines\.yml|bitbucket-pipelines\.yml|\.cirrus\.yml)$/;
const MOST_FILES = 20;

/** Single commands of the workflows that judge changes; what needs values of the CI itself is left out. */
export async function ciCommands(tree: TreeReader): Promise<CiCommand[]> {
  const files = tree.files.filter((path) => WORKFLOW.test(path) || OTHERS.test(path)).slice(0, MOST_FILES);
  const found: CiCommand[] = [];
  for (const file of files) {
    const document = read((await tree.read(file)) ?? '');
    const steps = OTHERS.test(file) ? stepsIn(document) : workflowSteps(document);
    for (const step of steps) for (const { command, dir } of commandsOf(step)) found.push({ command, dir, file });
  }
  return found;
}

/** The first command that calls the runner of this ecosystem in this folder, for all of its tests. */
export function calledInCi(
  { inCi }: Pick<Detector, 'inCi'>,
  folder: string,
  commands: readonly CiCommand[],
): CiCommand | undefined {
  return commands.find(({ command, dir }) => dir === folder && inCi?.(command) === true);
}

export function testedFolders(commands: readonly CiCommand[]): ReadonlySet<string> {
  return new Set(commands.filter(({ command }) => /\btest\b|pytest/.test(command)).map(({ dir }) => dir));
}

function read(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' });
  } catch {
    // A broken workflow is no hint; it is for others to complain.
    return undefined;
  }
}

interface Step {
  readonly run: string;
  readonly dir: string;
}

function workflowSteps(document: unknown): Step[] {
  const triggers = JSON.stringify(field(document, 'on') ?? '');
  if (!/"(?:push|pull_request|merge_group)"/.test(triggers)) return [];
  return Object.values(field(document, 'jobs') ?? {}).flatMap((job: unknown) => {
    const home = text(field(field(field(job, 'defaults'), 'run'), 'working-directory'));
    const steps = field(job, 'steps');
    if (!Array.isArray(steps)) return [];
    return steps.map((step: unknown) => ({
      run: text(field(step, 'run')),
      dir: (text(field(step, 'working-directory')) || home).replace(/^\.\/|\/$/g, ''),
    }));
  });
}

function stepsIn(value: unknown, depth = 0): Step[] {
  if (depth > 12 || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]: [string, unknown]) => {
    if (!/^(?:script|run|command|test_script)$/.test(key)) return stepsIn(below, depth + 1);
    const lines = Array.isArray(below) ? below : [below];
    const own = lines.flatMap((line: unknown) => (typeof line === 'string' ? [{ run: line, dir: '' }] : []));
    return own.length > 0 ? own : stepsIn(below, depth + 1);
  });
}

/** The single commands of one step, each with the folder that the lines before it have gone to. */
function commandsOf({ run, dir }: Step): { command: string; dir: string }[] {
  const lines = run.replace(/\\\n\s*/g, ' ').split('\n');
  const found: { command: string; dir: string }[] = [];
  let here: string | undefined = dir;
  for (const line of lines.map((text) => text.trim())) {
    const [, folder, rest = ''] = /^(?:cd|pushd) ([\w./-]+)(?: *(?:&&|;) *(.*))?$/.exec(line) ?? [];
    if (folder !== undefined) here = here === undefined ? undefined : below(here, folder);
    else if (/^(?:cd|pushd|popd)\b/.test(line)) here = undefined;
    const command = folder === undefined ? line : rest;
    // What needs a shell, or a folder that is not known, is no hint.
    if (here !== undefined && command !== '' && !/[#$|&;<>`]/.test(command)) found.push({ command, dir: here });
  }
  return found;
}

/** Undefined outside of the tree. */
function below(dir: string, folder: string): string | undefined {
  const path = posix.normalize(posix.join('/', dir, folder)).replace(/^\/|\/$/g, '');
  const climbs = posix.normalize(posix.join(dir === '' ? '.' : dir, folder)).startsWith('..');
  return climbs || folder.startsWith('/') ? undefined : path;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
