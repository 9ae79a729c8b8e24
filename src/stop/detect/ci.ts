import { parse } from 'yaml';

import type { TreeReader } from '../../ecosystems/look.js';

/** A command that the project's own CI runs for each change, and the folder it runs in ('' is the root). */
export interface CiCommand {
  readonly command: string;
  readonly dir: string;
  readonly file: string;
}

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
    for (const { run, dir } of steps) for (const command of commandsOf(run)) found.push({ command, dir, file });
  }
  return found;
}

/** How CI calls the runner of an ecosystem; npm scripts are the project's own word and need no second one. */
const CALLED: Readonly<Record<string, RegExp>> = {
  Python: /^(?:(?:uv|poetry|pdm|pipenv|hatch) run )?(?:python3? -m )?(?:pytest|tox|nox)(?: |$)/,
  Rust: /^cargo (?:\+\S+ )?(?:test|nextest run)(?: |$)/,
  Go: /^go test /,
  JVM: /^(?:\.\/)?(?:mvnw?|gradlew?) (?:.* )?(?:test|check|verify)(?: |$)/,
  Ruby: /^bundle exec (?:rspec|rake (?:test|spec))(?: |$)/,
  PHP: /^(?:composer test|vendor\/bin\/\w+)/,
};

/** The first command that calls the runner of this ecosystem in this folder. */
export function calledInCi(
  part: { ecosystem: string; dir: string },
  commands: readonly CiCommand[],
): CiCommand | undefined {
  return commands.find(({ command, dir }) => dir === part.dir && CALLED[part.ecosystem]?.test(command));
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

function commandsOf(run: string): string[] {
  const lines = run.replace(/\\\n\s*/g, ' ').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !/[#$|&;<>`]/.test(line));
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
