import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the generator says of a repository that it made. */
export interface Manifest {
  readonly name: string;
  /** Programs without which its tests cannot run. */
  readonly needs: readonly string[];
  readonly default_branch: string;
  readonly work_branch: string;
  readonly pull_number: number | null;
  readonly test_command: string | null;
  readonly test_env: Readonly<Record<string, string>>;
  readonly issue: { readonly title: string; readonly body: string };
  readonly edits: readonly { readonly path: string; readonly old_string: string; readonly new_string: string }[];
  readonly expected_final: {
    readonly changed_files: readonly string[];
    /** Lines that may differ, where that is part of the trial. */
    readonly changed_lines?: number;
    /** Traces of somebody else's programs, relative to the work tree. */
    readonly canaries_absent?: readonly string[];
    readonly canaries_to_decide?: readonly string[];
  };
}

export async function readManifest(directory: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')) as Manifest;
}
