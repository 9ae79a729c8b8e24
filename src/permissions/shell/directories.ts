import { resolve } from 'node:path';
import type { Policy } from '../policy.js';
import type { SimpleCommand } from './parse.js';
import { programOf, unwrapped } from './wrappers.js';

export interface Placed {
  readonly command: SimpleCommand;
  /** Every directory that it may run in. */
  readonly directories: readonly string[];
}

const UNKNOWN_PLACE = '/';

/** Part by part, with the directories it may run in: after a `cd` that may not have counted, the old ones too. */
export function withDirectories(
  commands: readonly SimpleCommand[],
  start: readonly string[],
  { realPath }: Pick<Policy, 'realPath'>,
  chained: ReadonlySet<SimpleCommand> = new Set(),
): Placed[] {
  let directories = start;
  return commands.map((command) => {
    const placed = { command, directories };
    if (changesDirectory(command)) {
      const target = targetOf(command);
      const asked = target === undefined ? [UNKNOWN_PLACE] : directories.map((one) => resolve(one, target));
      // Behind a link, the shell's idea of the directory and the real one differ: both count.
      const there = [...asked, ...asked.map((path) => realPath(path))];
      const isSure = target !== undefined && chained.has(command);
      directories = [...new Set(isSure ? there : [...directories, ...there])];
    }
    return placed;
  });
}

export function changesDirectory({ words }: SimpleCommand): boolean {
  return /^(cd|pushd|popd)$/.test(programOf((unwrapped(words) ?? words)[0]) ?? '');
}

function targetOf({ words }: SimpleCommand): string | undefined {
  const [name, ...args] = unwrapped(words) ?? words;
  const target = args.findLast((word) => word.value !== '--');
  const isPlain = target !== undefined && !target.glob && !target.raw.startsWith('~') && name?.value !== 'popd';
  return isPlain && target.value?.startsWith('-') === false ? target.value : undefined;
}
