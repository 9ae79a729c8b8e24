import { constants } from 'node:fs';
import { open, readdir, realpath } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';

import { readReport } from './read-report.js';
import type { Reading } from '../ecosystems/reading/reading.js';

export interface ReportSearch {
  /** Absolute path of the folder that the command ran in. */
  readonly root: string;
  /** Nothing older is a report of this run. */
  readonly sinceMs: number;
  /** The command, and what the output says that it calls: their flags name the file that a runner is to write. */
  readonly texts: readonly string[];
  /** Look also where runners write without being told. */
  readonly everywhere: boolean;
}

const MOST_FILES = 500;
const LARGEST = 20 * 1024 * 1024;

/**
 * Reads the reports that a run left behind. The files are of the tested code's making: links, pipes, what lies outside of
 * the folder and what is too large are passed over.
 */
export async function findReports(search: ReportSearch): Promise<Reading[]> {
  const root = await realpath(search.root).catch(() => undefined);
  if (root === undefined) return [];
  const usual = search.everywhere ? await usualPlaces(root) : [];
  const paths = [...new Set([...search.texts.flatMap(namedIn).map((path) => join(root, path)), ...usual])];
  const readings: Reading[] = [];
  for (const path of paths.slice(0, MOST_FILES)) {
    const text = await readFresh(path, root, search.sinceMs);
    const reading = text === undefined ? undefined : readReport(text);
    if (reading !== undefined) readings.push(reading);
  }
  return readings;
}

/** --junitxml=a.xml, --log-junit a.xml, --outputFile a.json, --test-reporter-destination=a.xml, -o a.xml … */
const FLAG =
  /--?(?:junit-?xml|junit-?file|log-junit|output-?file|output-junit|test-reporter-destination|reporter-outfile|reporter-option|json-report-file|out|jsonfile|gtest_output|logger)[= ](?:\S*?[=:])?["']?([^\s"':=;]+\.(?:xml|json|trx))\b/gi;

function namedIn(text: string): string[] {
  return [...text.slice(0, 20_000).matchAll(FLAG)].map(([, path = '']) => path).filter((path) => !path.startsWith('/'));
}

const FOLDERS = /^(?:surefire-reports|failsafe-reports|test-results|test-reports|TestResults|reports?)$/;
const FILES = /^(?:TEST-.*\.xml|.*\.trx|junit(?:-.*)?\.xml|test-(?:results|report)\.xml|report\.(?:xml|json))$/;
const UNSEEN = /^(?:\.git|node_modules|vendor|\.venv|venv|site-packages)$/;
const DEEPEST = 6;
const MOST_FOLDERS = 2_000;

/** Report files at the root, and everything in the folders that build tools keep reports in. */
async function usualPlaces(root: string): Promise<string[]> {
  const found: string[] = [];
  let seen = 0;
  let level: { folder: string; reports: boolean }[] = [{ folder: root, reports: true }];
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth += 1) {
    const next: typeof level = [];
    for (const { folder, reports } of level) {
      if ((seen += 1) > MOST_FOLDERS) return found;
      for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
        const path = join(folder, entry.name);
        if (entry.isFile() && reports && FILES.test(entry.name)) found.push(path);
        else if (entry.isDirectory() && !UNSEEN.test(entry.name)) {
          next.push({ folder: path, reports: FOLDERS.test(entry.name) || FOLDERS.test(basename(folder)) });
        }
      }
    }
    level = next;
  }
  return found;
}

async function readFresh(path: string, root: string, sinceMs: number): Promise<string | undefined> {
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined || !real.startsWith(root + sep)) return undefined;
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(real, flags).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    const { size, mtimeMs } = await file.stat().then((stat) => (stat.isFile() ? stat : { size: Infinity, mtimeMs: 0 }));
    return size > LARGEST || mtimeMs < sinceMs ? undefined : await file.readFile('utf8');
  } finally {
    await file.close();
  }
}
