import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redact } from '../redact.js';
import { safe } from './safe.js';
import type { VerdictRecord } from './verdict-record.js';

/** Writes the verdict for other programs; returns the path. */
export function writeVerdictFile(record: VerdictRecord, directory: string, redact: Redact): string {
  const path = join(directory, 'greengate-verdict.json');
  writeFileSync(path, verdictJson(record, redact));
  return path;
}

export function verdictJson(record: VerdictRecord, redact: Redact): string {
  return `${JSON.stringify(safe(record, redact), null, 2)}\n`;
}
