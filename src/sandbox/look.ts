import { lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs';

/** Of the path itself, not of what a link leads to. Undefined for what is not there, or not ours to see. */
export function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

/** Undefined for what is not there. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** None for what is not there, or not ours to see. */
export function namesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
