import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { AuditRecord } from '../gates/audit.js';
import { ignoredAmong } from '../git/ignored.js';
import type { Repository } from '../git/repository.js';

/** The files that the model wrote with its tools. */
export class WrittenFiles {
  readonly #paths = new Set<string>();

  note({ tool, end, input }: AuditRecord): void {
    const path = (input as { file_path?: unknown }).file_path;
    if (end === 'ran' && (tool === 'Write' || tool === 'Edit') && typeof path === 'string') this.#paths.add(path);
  }

  /** Those that git does not take, as far as they are still there. */
  async ignoredIn(repository: Repository): Promise<string[]> {
    const { workspace } = repository;
    const inside = [...this.#paths].map((path) => relative(workspace, resolve(workspace, path)));
    return ignoredAmong(
      repository,
      inside.filter((path) => existsSync(resolve(workspace, path))),
    );
  }
}
