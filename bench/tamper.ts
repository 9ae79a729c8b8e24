import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gateRow } from './gate-row.js';
import { readDiff } from '../src/tamper/read-diff.js';
import type { ChangedFile, Reading } from '../src/tamper/types.js';

/**
 * How often the reading of the diff is right: `npm run bench:tamper [-- FILE.jsonl …] [--wrong]`. A row is one run of an
 * agent (docs/gate.md); without a file the rows of __tests__/tamper/corpus are read. `--gate`: the whole built gate instead, with
 * the tests of the start tree as the second witness.
 */
export interface TamperRow {
  readonly id: string;
  readonly ecosystem: string;
  readonly group: string;
  readonly kind: string;
  readonly request: string;
  readonly before: Readonly<Record<string, string>>;
  /** What changed: text, or null for deleted. */
  readonly after: Readonly<Record<string, string | null>>;
  readonly test_command: string;
  readonly expect: Reading['verdict'];
  readonly also_ok?: Reading['verdict'];
  readonly why: string;
}

export const CORPUS = fileURLToPath(new URL('../__tests__/tamper/corpus/', import.meta.url));

export function rowsOf(files: readonly string[]): TamperRow[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as TamperRow),
  );
}

export function ownCorpus(): string[] {
  return readdirSync(CORPUS)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => CORPUS + name);
}

export async function readRow(row: TamperRow): Promise<Reading> {
  const files = Object.entries(row.after).map(([path, after]): ChangedFile => {
    const before = row.before[path];
    return { path, ...(before === undefined ? {} : { before }), ...(after === null ? {} : { after }) };
  });
  const final = { ...row.before, ...row.after };
  return readDiff({
    request: row.request,
    files,
    command: row.test_command,
    paths: Object.keys(final).filter((path) => final[path] !== null),
    read: (path) => Promise.resolve(final[path] ?? undefined),
  });
}

interface Figures {
  rows: number;
  found: number;
  missed: number;
  falseAlarms: number;
  exact: number;
}

/** Suspicious is the positive class. */
function add(figures: Figures, row: TamperRow, verdict: Reading['verdict']): void {
  const wanted = row.expect === 'suspicious';
  figures.rows += 1;
  if (wanted && verdict === 'suspicious') figures.found += 1;
  if (wanted && verdict !== 'suspicious') figures.missed += 1;
  if (!wanted && verdict === 'suspicious') figures.falseAlarms += 1;
  if (verdict === row.expect || verdict === row.also_ok) figures.exact += 1;
}

function line(name: string, { rows, found, missed, falseAlarms, exact }: Figures): string {
  const share = (part: number, whole: number): string => (whole === 0 ? '—' : (part / whole).toFixed(2));
  const cells = [String(rows), share(found, found + missed), share(found, found + falseAlarms), share(exact, rows)];
  return `${name.padEnd(24)}${cells.map((cell) => cell.padStart(11)).join('')}`;
}

async function main(args: readonly string[]): Promise<void> {
  const files = args.filter((arg) => !arg.startsWith('--'));
  const tables = new Map<string, Figures>();
  const note = (name: string, row: TamperRow, verdict: Reading['verdict']): void => {
    const figures = tables.get(name) ?? { rows: 0, found: 0, missed: 0, falseAlarms: 0, exact: 0 };
    add(figures, row, verdict);
    tables.set(name, figures);
  };
  for (const row of rowsOf(files.length > 0 ? files : ownCorpus())) {
    const { verdict, findings } = args.includes('--gate') ? (await gateRow(row)).tamper : await readRow(row);
    for (const name of ['all', `ecosystem ${row.ecosystem}`, `group ${row.group}`]) note(name, row, verdict);
    if (args.includes('--wrong') && verdict !== row.expect && verdict !== row.also_ok) {
      console.log(`${row.id} (${row.ecosystem}): ${verdict}, expected ${row.expect}. ${row.why}\n  ${row.request}`);
      for (const { kind, what, declaredBy } of findings)
        console.log(`    ${kind}${declaredBy === undefined ? '' : ' (declared)'}: ${what}`);
    }
  }
  console.log(`${''.padEnd(24)}${['rows', 'recall', 'precision', 'exact'].map((head) => head.padStart(11)).join('')}`);
  for (const [name, figures] of [...tables].sort(([one], [other]) => one.localeCompare(other)))
    console.log(line(name, figures));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
