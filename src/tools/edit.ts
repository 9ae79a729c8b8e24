import { relative } from 'node:path';
import { z } from 'zod';
import { messageOf } from '../errors.js';
import type { Tool, ToolContext, ToolOutput } from '../agent/tool.js';
import { isBinary, readRegularFile, wholeText } from './file-text.js';
import { replaceText } from './replace-text.js';
import { resolveInWorkspace } from './workspace.js';
import { writeFileAtomically } from './write-file.js';

const schema = z.strictObject({
  file_path: z.string().min(1),
  old_string: z.string().min(1),
  new_string: wholeText,
  replace_all: z.boolean().optional(),
});

type EditInput = z.infer<typeof schema>;

export function createEdit(): Tool<EditInput> {
  return {
    name: 'Edit',
    description:
      'Replaces old_string by new_string in a file of the workspace. old_string must occur exactly once, with the same ' +
      'whitespace and without line numbers; none or more than one is an error that changes nothing. Give more lines ' +
      'around it to make it unique, or set replace_all. Line endings, encoding and mode are kept.',
    schema,
    effect: 'write',
    interrupt: 'block',
    resultLimit: 4_000,
    subject: (input, context) => resolveInWorkspace(context.workspace, input.file_path),
    concurrencySafe: () => false,
    check,
    run,
  };
}

async function check(input: EditInput, context: ToolContext): Promise<string | undefined> {
  try {
    const outcome = await edited(input, context);
    return outcome.kind === 'problem' ? outcome.problem : undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** Reads and matches again: another call may have changed the file since the check. */
async function run(input: EditInput, context: ToolContext): Promise<ToolOutput> {
  const outcome = await edited(input, context);
  if (outcome.kind === 'problem') return { content: outcome.problem, isError: true };
  await writeFileAtomically(outcome.path, outcome.bytes);
  const name = relative(context.workspace, outcome.path);
  return { content: `Edited ${name}: ${outcome.lines.length === 1 ? 'line' : 'lines'} ${outcome.lines.join(', ')}.` };
}

type Edited =
  | { readonly kind: 'problem'; readonly problem: string }
  | { readonly kind: 'done'; readonly path: string; readonly bytes: Buffer; readonly lines: readonly number[] };

async function edited(input: EditInput, { workspace }: ToolContext): Promise<Edited> {
  const path = await resolveInWorkspace(workspace, input.file_path);
  const bytes = await readRegularFile(path, input.file_path);
  if (isBinary(bytes)) return { kind: 'problem', problem: `${input.file_path} is a binary file and cannot be edited.` };
  const replaced = replaceText(bytes, input.old_string, input.new_string, { all: input.replace_all ?? false });
  if (replaced.kind === 'problem') return { kind: 'problem', problem: `${input.file_path}: ${replaced.problem}` };
  return { ...replaced, path };
}
