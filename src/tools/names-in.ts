import { readdirSync } from 'node:fs';

/** The names in a directory, hidden ones too; none where it is no directory or may not be read. */
export function namesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
