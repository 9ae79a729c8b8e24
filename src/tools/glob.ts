import { statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { z } from 'zod';
import { UserError } from '../errors.js';
import type { Tool, ToolContext, ToolOutput } from '../agent/tool.js';
import type { Sandbox } from '../sandbox/types.js';
import { globPattern } from '../text/glob-pattern.js';
import { listFiles } from './list-files.js';
import { hasOtherName } from './other-names.js';
import { isInside, resolveInWorkspace, wallProblem } from './workspace.js';

const MOST_NAMES = 200;

const schema = z.strictObject({
  pattern: z.string().min(1).max(1_000),
  path: z.string().min(1).optional().describe('Directory to search, default the workspace'),
});

interface GlobParts {
  readonly sandbox: Sandbox;
  readonly mayRead: (path: string) => boolean;
}

type GlobInput = z.infer<typeof schema>;

export function createGlob(sandbox: Sandbox, mayRead: (path: string) => boolean): Tool<GlobInput> {
  return {
    name: 'Glob',
    description:
      'Lists files of the workspace by name: `src/**/*.ts`, `*.{js,ts}`. Sorted, at most 200 names, without what ' +
      '.gitignore leaves out. Fails for patterns and paths that leave the workspace.',
    schema,
    effect: 'read',
    interrupt: 'cancel',
    resultLimit: 30_000,
    subject: (input, context) => resolveInWorkspace(context.workspace, input.path ?? '.'),
    concurrencySafe: () => true,
    check: async (input, context) =>
      patternProblem(input, context.workspace) ?? (await directoryProblem(input, context)),
    run: async (input, context) => glob(input, context, { sandbox, mayRead }),
  };
}

async function directoryProblem(input: GlobInput, { workspace }: ToolContext): Promise<string | undefined> {
  const path = input.path ?? '.';
  const problem = await wallProblem(workspace, path);
  if (problem !== undefined) return problem;
  const stats = statSync(await resolveInWorkspace(workspace, path), { throwIfNoEntry: false });
  return stats?.isDirectory() === true ? undefined : `${path} is not a directory.`;
}

function patternProblem({ pattern, path }: GlobInput, workspace: string): string | undefined {
  if (pattern.split('/').includes('..'))
    return `The pattern ${pattern} leaves the directory. Use path instead of "..".`;
  if (!isAbsolute(pattern) || (path === undefined && isInside(workspace, pattern))) return undefined;
  return `The pattern ${pattern} is outside the workspace ${workspace}.`;
}

async function glob(input: GlobInput, context: ToolContext, parts: GlobParts): Promise<ToolOutput> {
  const { workspace, signal } = context;
  const directory = await resolveInWorkspace(workspace, input.path ?? '.');
  const pattern = isAbsolute(input.pattern) ? relative(workspace, input.pattern) : input.pattern;
  const test = compiled(pattern.includes('/') ? pattern : `**/${pattern}`);
  const found = (await listFiles(parts.sandbox, directory, signal)).filter(
    (name) => test.test(name) && parts.mayRead(join(directory, name)) && !hasOtherName(join(directory, name)),
  );
  if (found.length === 0) return { content: `No file matches ${input.pattern}.` };
  const names = found.slice(0, MOST_NAMES).map((name) => relative(workspace, join(directory, name)));
  if (found.length > MOST_NAMES)
    names.push(`[${MOST_NAMES} of ${found.length} names. Use a narrower pattern or path.]`);
  return { content: names.join('\n') };
}

function compiled(pattern: string): RegExp {
  try {
    return globPattern(pattern);
  } catch (cause) {
    throw new UserError(`${pattern} is not a valid pattern.`, { cause });
  }
}
