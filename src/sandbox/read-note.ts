import { closeSync, constants, fstatSync, openSync, readSync, rmSync } from 'node:fs';

import type { ProcessRequest, ProcessResult } from './types.js';

/** What the sandbox noted besides the exit code. The command can write there too: at worst it makes itself fail. */
export function withNote(result: ProcessResult, path: string, request: ProcessRequest): ProcessResult {
  const [word, count] = (read(path) ?? '').trim().split(' ');
  switch (word) {
    case 'left':
      return { ...result, strays: Number(count) || 0 };
    case 'not-found':
      return { ...result, ending: 'not-started', exitCode: null, startError: `${request.argv[0]}: not found` };
    case 'no-folder':
      return { ...result, ending: 'not-started', exitCode: null, startError: noFolder(request.cwd) };
    case 'no-sandbox':
      return {
        ...result,
        ending: 'not-started',
        exitCode: null,
        startError: `the sandbox could not be set up: ${result.output.trim()}`,
      };
    default:
      return result;
  }
}

export function noFolder(cwd: string): string {
  return `the working directory ${cwd} does not exist`;
}

/** Undefined in the usual case, without a note. A link or a pipe that the command put there is not followed. */
function read(path: string): string | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    if (!fstatSync(file).isFile()) return undefined;
    const bytes = Buffer.alloc(40);
    return bytes.toString('latin1', 0, readSync(file, bytes));
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) {
      closeSync(file);
      rmSync(path, { force: true });
    }
  }
}
