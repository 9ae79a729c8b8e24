import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import type { Tool, ToolContext, ToolOutput } from '../agent/tool.js';
import type { Sandbox } from '../sandbox/types.js';
import { hasOtherName } from './other-names.js';
import { searchFiles } from './search-files.js';
import type { Hit } from './search-types.js';
import { withContext } from './with-context.js';
import { resolveInWorkspace, wallProblem } from './workspace.js';

const MOST_LINES = 250;
const MOST_LINE = 500;

const contextLines = z.int().min(0).max(50).optional();

const schema = z.strictObject({
  pattern: z.string().min(1).max(2_000).describe('Regular expression (Perl syntax)'),
  path: z.string().min(1).optional().describe('File or directory, default the workspace'),
  glob: z.string().min(1).max(500).optional().describe('Only files of this name, like *.ts'),
  output_mode: z.enum(['content', 'files_with_matches', 'count']).optional(),
  '-i': z.boolean().optional().describe('Ignore case'),
  '-n': z.boolean().optional().describe('Line numbers, always there'),
  '-A': contextLines,
  '-B': contextLines,
  '-C': contextLines.describe('Lines around each match; -A after, -B before'),
  head_limit: z.int().min(1).max(2_000).optional(),
});

interface GrepParts {
  readonly sandbox: Sandbox;
  readonly mayRead: (path: string) => boolean;
}

type GrepInput = z.infer<typeof schema>;

export function createGrep(sandbox: Sandbox, mayRead: (path: string) => boolean): Tool<GrepInput> {
  return {
    name: 'Grep',
    description:
      'Searches the files of the workspace line by line. output_mode: content (path:line:text), files_with_matches (default) or ' +
      'count. Sorted, at most 250 lines (head_limit), without binary and ignored files. ' +
      'Fails for an invalid expression and for paths outside the workspace.',
    schema,
    effect: 'read',
    interrupt: 'cancel',
    resultLimit: 30_000,
    subject: (input, context) => resolveInWorkspace(context.workspace, input.path ?? '.'),
    concurrencySafe: () => true,
    check: async (input, context) => {
      const escapes = (input.glob ?? '').startsWith('/') || (input.glob ?? '').split('/').includes('..');
      return escapes
        ? `The glob ${input.glob} leaves the workspace.`
        : ((await wallProblem(context.workspace, input.path ?? '.')) ?? (await kindProblem(input, context)));
    },
    run: async (input, context) => grep(input, context, { sandbox, mayRead }),
  };
}

/** A search that opens a pipe waits for somebody to write into it. */
async function kindProblem({ path = '.' }: GrepInput, { workspace }: ToolContext): Promise<string | undefined> {
  const stats = statSync(await resolveInWorkspace(workspace, path), { throwIfNoEntry: false });
  return stats === undefined || stats.isFile() || stats.isDirectory() ? undefined : `${path} is not a regular file.`;
}

function remembered(ask: (path: string) => boolean): (path: string) => boolean {
  const answers = new Map<string, boolean>();
  return (path) => {
    const answer = answers.get(path) ?? ask(path);
    answers.set(path, answer);
    return answer;
  };
}

async function grep(input: GrepInput, context: ToolContext, parts: GrepParts): Promise<ToolOutput> {
  const { workspace, signal } = context;
  const path = relative(workspace, await resolveInWorkspace(workspace, input.path ?? '.')) || '.';
  const { pattern, glob } = input;
  const found = await searchFiles(parts.sandbox, {
    workspace,
    path,
    pattern,
    glob,
    ignoreCase: input['-i'] ?? false,
    signal,
  });
  if (found.kind === 'problem') return { content: found.problem, isError: true };
  const mayShow = remembered((path: string) => parts.mayRead(path) && !hasOtherName(path));
  const hits = found.hits.filter((hit) => mayShow(join(workspace, hit.path)));
  if (hits.length === 0) return { content: `No match for ${pattern}.` };
  const most = input.head_limit ?? MOST_LINES;
  const lines = await rendered(hits, input, workspace);
  const notes = found.cut ? ['[The search was cut: too much output. Use a narrower pattern, path or glob.]'] : [];
  if (lines.length > most) notes.push(`[${most} of ${lines.length} lines.]`);
  return { content: [...lines.slice(0, most), ...notes].join('\n') };
}

async function rendered(hits: readonly Hit[], input: GrepInput, workspace: string): Promise<string[]> {
  const { output_mode: mode, '-A': after, '-B': before, '-C': both = 0 } = input;
  if (mode === 'content') {
    return withContext(hits, { workspace, before: before ?? both, after: after ?? both, mostLine: MOST_LINE });
  }
  const counts = new Map<string, number>();
  for (const { path } of hits) counts.set(path, (counts.get(path) ?? 0) + 1);
  return [...counts].map(([path, count]) => (mode === 'count' ? `${path}:${count}` : path));
}
