import type { Detector } from '../ecosystems/ecosystem.js';
import { ECOSYSTEMS } from '../ecosystems/index.js';
import {
  FOREIGN,
  inShell,
  Look,
  type Candidate,
  type CiCommand,
  type Part,
  type Setup,
  type TreeReader,
} from '../ecosystems/look.js';
import { script } from '../ecosystems/script.js';
import { taskFiles } from '../ecosystems/task-files.js';
import { calledInCi, ciCommands, testedFolders } from './detect/ci.js';
import { joinedSetup } from './detect/setup.js';

export type { Setup, TreeReader };

export interface Detection {
  /** To be run at the root: a command for a folder goes there by itself. */
  readonly command: string;
  /** Why this command, in words for the report. */
  readonly why: string;
  /** The same without the way there: the command and the folder that it runs in, '' for the root. */
  readonly local: { readonly command: string; readonly dir: string };
  /** Other commands that were possible. */
  readonly candidates: readonly string[];
  /** What has to be done once before; absent when nothing has to. To be run at the root. */
  readonly setup?: Setup;
  /** The same without the way there, in the folder of `local`. */
  readonly localSetup?: Setup;
}

const DETECTORS: readonly Detector[] = ECOSYSTEMS.flatMap((ecosystem) =>
  ecosystem.detect === undefined ? [] : [ecosystem],
);

/**
 * Finds the command that runs all tests of a repository, or undefined when there is nothing to run. A task file that
 * wraps several languages is more complete than any of them; otherwise the language's own command is the surer one.
 */
export async function detectTests(tree: TreeReader): Promise<Detection | undefined> {
  const ci = await ciCommands(tree);
  const parts = visitedByCi(await findParts(tree, ci), ci);
  const tasks = await taskFiles.detect(new Look(tree));
  const [task] = tasks;
  const wraps = task !== undefined && (parts.length !== 1 || parts[0]?.dir !== '');
  const chosen = wraps ? { ...task, others: [] as string[] } : (joined(parts) ?? (await lastResort(tree)));
  if (chosen === undefined) return undefined;
  const [only] = parts;
  const lonely = !wraps && parts.length === 1 && only !== undefined;
  const setup = joinedSetup(parts);
  const all = [...chosen.others, ...parts.map(inFolder), ...tasks.map(({ command }) => command)];
  const candidates = [...new Set(all)].filter((command) => command !== chosen.command);
  return {
    command: chosen.command,
    local: lonely ? { command: only.command, dir: only.dir } : { command: chosen.command, dir: '' },
    why: chosen.why,
    candidates,
    ...(setup === undefined ? {} : { setup }),
    ...(lonely && only.setup !== undefined
      ? { localSetup: only.setup }
      : setup === undefined
        ? {}
        : { localSetup: setup }),
  };
}

async function lastResort(tree: TreeReader) {
  const part = await detectIn(script, new Look(tree), '');
  return part === undefined ? undefined : joined([part]);
}

/** One part for each language at the root, and for each that is only found in a folder of its own. */
async function findParts(tree: TreeReader, ci: readonly CiCommand[]): Promise<Part[]> {
  const parts: Part[] = [];
  for (const ecosystem of DETECTORS) {
    const dirs = projectFolders(tree, ecosystem);
    // What lies below a project of the same kind is a part of it: a member of a workspace, a module.
    const isRoot = tree.files.some((path) => !path.includes('/') && ecosystem.marker.test(path));
    const atRoot = await detectIn(ecosystem, new Look(tree, { hidden: isRoot ? [] : dirs, ci }), '');
    if (atRoot !== undefined) {
      parts.push(atRoot);
      continue;
    }
    for (const dir of dirs) {
      const nested = await detectIn(ecosystem, new Look(tree, { dir, ci }), dir);
      if (nested !== undefined) parts.push(nested);
    }
  }
  return parts;
}

async function detectIn(ecosystem: Detector, look: Look, dir: string): Promise<Part | undefined> {
  const found = await ecosystem.detect(look);
  const [own] = found;
  if (own === undefined) return undefined;
  const called = calledInCi(ecosystem, dir, look.ci);
  const best = called === undefined || called.command === own.command ? own : asCalled(called);
  const others = found.map(({ command }) => command).filter((command) => command !== best.command);
  const setup = await ecosystem.setup?.(look, best.command);
  const part = { ...best, ecosystem: ecosystem.name, dir, others };
  return setup === undefined ? part : { ...part, setup };
}

function asCalled({ command, file }: CiCommand): Candidate {
  return { command, why: `as in ${file}` };
}

const DEEPEST = 2;

/** Folders below the root that are projects of this kind, outermost only. */
function projectFolders(tree: TreeReader, { marker }: Detector): string[] {
  const dirs = tree.files.flatMap((path) => {
    const cut = path.lastIndexOf('/');
    const dir = path.slice(0, Math.max(0, cut));
    const deep = dir.split('/').length;
    return cut > 0 && deep <= DEEPEST && marker.test(path.slice(cut + 1)) && !FOREIGN.test(path) && !dir.startsWith('.')
      ? [dir]
      : [];
  });
  const unique = [...new Set(dirs)].sort();
  return unique.filter((dir) => !unique.some((other) => dir.startsWith(`${other}/`)));
}

/** Of projects in folders, only those that CI goes to, if any. */
function visitedByCi(parts: readonly Part[], commands: readonly CiCommand[]): readonly Part[] {
  const visited = testedFolders(commands);
  const kept = parts.every(({ dir }) => dir !== '') ? parts.filter(({ dir }) => visited.has(dir)) : [];
  return kept.length > 0 ? kept : parts;
}

function inFolder({ dir, command }: Part): string {
  return dir === '' ? command : `cd ${inShell(dir)} && ${command}`;
}

function joined(parts: readonly Part[]): (Candidate & { others: readonly string[] }) | undefined {
  const [first, ...rest] = parts;
  if (first === undefined) return undefined;
  const others = parts.flatMap((part) => part.others.map((command) => inFolder({ ...part, command })));
  if (rest.length === 0) return { command: inFolder(first), why: inWords(first), others };
  const commands = parts.map((part) => (part.dir === '' ? part.command : `(${inFolder(part)})`));
  return { command: commands.join(' && '), why: parts.map(inWords).join('; '), others };
}

function inWords({ ecosystem, why, dir }: Part): string {
  return `${ecosystem}: ${why}${dir === '' ? '' : ` in ${dir}`}`;
}
