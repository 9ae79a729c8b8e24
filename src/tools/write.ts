import { stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { z } from 'zod';
import { messageOf } from '../errors.js';
import type { Tool, ToolContext, ToolOutput } from '../agent/tool.js';
import { readRegularFile, wholeText } from './file-text.js';
import { inFormOf } from './in-form-of.js';
import { resolveInWorkspace } from './workspace.js';
import { writeFileAtomically } from './write-file.js';

const schema = z.strictObject({ file_path: z.string().min(1), content: wholeText });

type WriteInput = z.infer<typeof schema>;

export function createWrite(): Tool<WriteInput> {
  return {
    name: 'Write',
    description:
      'Creates a file in the workspace or replaces the whole of one; missing directories are made. ' +
      'For a change in an existing file use Edit. Line endings, encoding and mode of a file are kept. Fails for directories, paths outside the workspace, and when the file has this content already.',
    schema,
    effect: 'write',
    interrupt: 'block',
    resultLimit: 2_000,
    subject: (input, context) => resolveInWorkspace(context.workspace, input.file_path),
    concurrencySafe: () => false,
    check,
    run,
  };
}

async function check(input: WriteInput, { workspace }: ToolContext): Promise<string | undefined> {
  try {
    const path = await resolveInWorkspace(workspace, input.file_path);
    const stats = await stat(path).catch(() => undefined);
    if (stats !== undefined && !stats.isFile()) return `${input.file_path} exists and is not a regular file.`;
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

async function run(input: WriteInput, { workspace }: ToolContext): Promise<ToolOutput> {
  const path = await resolveInWorkspace(workspace, input.file_path);
  const stats = await stat(path).catch(() => undefined);
  // One that cannot be read, or is too large for it, can still be replaced.
  const before = stats === undefined ? undefined : await readRegularFile(path, input.file_path).catch(() => undefined);
  const bytes = before === undefined ? Buffer.from(input.content) : inFormOf(before, input.content);
  if (before?.equals(bytes) === true) {
    return { content: `${input.file_path} has exactly this content already; nothing was changed.`, isError: true };
  }
  await writeFileAtomically(path, bytes);
  const lines = input.content === '' ? 0 : input.content.replace(/\n$/, '').split('\n').length;
  const deed = stats !== undefined ? 'Replaced' : 'Created';
  return { content: `${deed} ${relative(workspace, path)}: ${lines} lines, ${bytes.length} bytes.` };
}
