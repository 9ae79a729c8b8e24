import { relative } from 'node:path';
import { z } from 'zod';
import { UserError } from '../errors.js';
import type { Tool, ToolContext, ToolOutput } from '../agent/tool.js';
import { encodingOf, isBinary, readRegularFile } from './file-text.js';
import { nearNames } from './near-names.js';
import { resolveForReading, wallProblem } from './workspace.js';

const MOST_LINES = 2_000;
const MOST_LINE = 2_000;
const MOST_CHARACTERS = 48_000;

const schema = z.strictObject({
  file_path: z.string().min(1),
  offset: z.int().min(1).optional().describe('First line, from 1'),
  limit: z.int().min(1).max(MOST_LINES).optional(),
});

type ReadInput = z.infer<typeof schema>;

/** `alsoReadable`: a folder outside of the workspace whose files may be read as well. */
export function createRead(alsoReadable?: string): Tool<ReadInput> {
  const resolve = (input: ReadInput, { workspace }: ToolContext): Promise<string> =>
    resolveForReading(workspace, input.file_path, alsoReadable);
  return {
    name: 'Read',
    description:
      'Reads a text file of the workspace with line numbers, up to 2000 lines at a time; go on with offset. ' +
      'Fails for directories (use Glob), binary files and paths outside the workspace.',
    schema,
    effect: 'read',
    interrupt: 'cancel',
    // It bounds itself by pages. A limit would spill what was spilled already when that is read, and so on without end.
    resultLimit: Infinity,
    subject: resolve,
    concurrencySafe: () => true,
    check: (input, { workspace }) => wallProblem(workspace, input.file_path, alsoReadable),
    run: async (input, context) => read(input, context, await resolve(input, context)),
  };
}

async function read(input: ReadInput, { workspace }: ToolContext, path: string): Promise<ToolOutput> {
  let bytes: Buffer;
  try {
    bytes = await readRegularFile(path, input.file_path);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const near = error.message.includes('does not exist') ? await nearNames(workspace, path) : [];
    return { content: error.message + (near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''), isError: true };
  }
  if (bytes.length === 0) return { content: `${relative(workspace, path)} is empty (0 bytes).` };
  if (isBinary(bytes)) {
    return {
      content: `${input.file_path} is a binary file of ${bytes.length} bytes and cannot be shown as text.`,
      isError: true,
    };
  }
  return page(bytes, input);
}

function page(bytes: Buffer, { offset = 1, limit = MOST_LINES }: ReadInput): ToolOutput {
  const encoding = encodingOf(bytes);
  const text = encoding === 'UTF-8' ? new TextDecoder().decode(bytes) : bytes.toString('latin1');
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  if (offset > lines.length) return { content: `The file has only ${lines.length} lines.`, isError: true };

  const shown = numbered(lines.slice(offset - 1, offset - 1 + limit), offset);
  const last = offset - 1 + shown.length;
  const notes: string[] = [];
  if (last < lines.length) notes.push(`Lines ${offset}-${last} of ${lines.length}. Go on with offset ${last + 1}.`);
  if (text.includes('\r\n')) notes.push('Lines end with CRLF; Edit keeps that.');
  if (encoding !== 'UTF-8') notes.push('Not valid UTF-8; shown as Latin-1.');
  return { content: [...shown, ...notes.map((note) => `[${note}]`)].join('\n') };
}

/** As many whole lines as fit, at least one. */
function numbered(lines: readonly string[], first: number): string[] {
  const shown: string[] = [];
  let size = 0;
  for (const [at, line] of lines.entries()) {
    const text = `${String(first + at).padStart(6)}\t${cutLine(line.replace(/\r$/, ''), MOST_LINE)}`;
    size += text.length + 1;
    if (size > MOST_CHARACTERS && shown.length > 0) break;
    shown.push(text);
  }
  return shown;
}

/** A long line with a note of how much of it is missing. */
export function cutLine(line: string, most: number): string {
  if (line.length <= most) return line;
  return `${line.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')} [... ${line.length - most} more characters]`;
}
