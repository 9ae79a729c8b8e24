import type { Detector } from './ecosystem.js';
import { inShell, type Candidate, type Look, type Setup } from './look.js';

/** Where a file tells all: the first row whose files are there and whose text is found gives the command. */
export interface Row {
  readonly files: RegExp;
  readonly holds?: RegExp;
  /** Another file that must be there. */
  readonly beside?: RegExp;
  /** Files of another tool that has the last word where it is there. */
  readonly without?: RegExp;
  /** `{}` stands for the file that was found. */
  readonly command: string;
}

/** What is needed before the tests, where the file that says so is there. */
export interface SetupRow extends Row {
  readonly provides: readonly string[];
  readonly offline?: true;
}

export function fromRows(
  list: readonly Row[],
  setups: readonly SetupRow[] = [],
): Required<Pick<Detector, 'detect' | 'setup'>> {
  return {
    async detect(look) {
      const found: Candidate[] = [];
      for (const row of list) {
        const path = await matching(look, row);
        if (path !== undefined) found.push({ command: row.command.replace('{}', inShell(path)), why: path });
      }
      return found;
    },
    async setup(look): Promise<Setup | undefined> {
      for (const row of setups) {
        const path = await matching(look, row);
        if (path !== undefined)
          return {
            command: row.command.replace('{}', inShell(path)),
            why: path,
            provides: row.provides,
            ...(row.offline === true ? { offline: true } : {}),
          };
      }
      return undefined;
    },
  };
}

async function matching(look: Look, { files, holds, beside, without }: Row): Promise<string | undefined> {
  if (without !== undefined && look.find(without).length > 0) return undefined;
  if (beside !== undefined && look.find(beside).length === 0) return undefined;
  const found = look.find(files);
  if (holds === undefined) return found[0];
  for (const path of found.slice(0, 40)) if (holds.test(await look.read(path))) return path;
  return undefined;
}

/** Marks no folder: these are looked for from the root only. */
export const NOWHERE = /(?!)/;
