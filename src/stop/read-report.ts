import type { Reading } from '../ecosystems/reading/reading.js';
import { readJsonReport } from '../ecosystems/reading/report-json.js';
import { readXmlReport } from '../ecosystems/reading/report-xml.js';

/** Reads a report file of any form that is known. Undefined: it is none. */
export function readReport(text: string): Reading | undefined {
  const start = text.slice(0, 1_000).trimStart();
  return start.startsWith('{') || start.startsWith('[') ? readJsonReport(text) : readXmlReport(text);
}
