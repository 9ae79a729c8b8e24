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
    case 'begun':
      return result;
    default:
      // Killed before it began, or never set up.
      if (result.ending !== 'exited' || result.exitCode === 0) return result;
      return {
        ...result,
        ending: 'not-started',
        exitCode: null,
        startError: `${NOT_SET_UP}: ${whyNot(result.output)}`,
      };
  }
}

const NOT_SET_UP = 'the sandbox could not be set up';

/** Nothing of the command has run. */
export function isNotSetUp({ startError }: ProcessResult): boolean {
  return startError?.startsWith(NOT_SET_UP) === true;
}

/** Which mount and why; where to look for more is of no use to anybody who was not there. */
function whyNot(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !/^dmesg\(1\)/.test(line)).join(' ');
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
