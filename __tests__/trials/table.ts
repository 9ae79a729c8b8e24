/** One trial: what was expected of it and what happened. */
export interface Row {
  readonly row: string;
  readonly wanted: string;
  readonly got: string;
  readonly verdict: 'ok' | 'BAD' | 'skipped';
  readonly differences: readonly string[];
}

/** Something to try, and what to call it in case it breaks. */
export interface Trial {
  readonly name: string;
  readonly play: () => Promise<Row>;
}

export function rowOf(row: string, wanted: string, got: string, differences: readonly string[]): Row {
  return { row, wanted, got, differences, verdict: differences.length === 0 ? 'ok' : 'BAD' };
}

export function renderTable(rows: readonly Row[]): string {
  const cells = rows.map(({ row, wanted, got, verdict }) => [row, wanted, got, verdict]);
  const all = [['row', 'wanted', 'got', ''], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return all
    .flatMap((texts, index) => [line(texts), ...(rows[index - 1]?.differences ?? []).map((text) => `    - ${text}`)])
    .join('\n');
}

export function summaryOf(rows: readonly Row[]): string {
  const count = (verdict: Row['verdict']): number => rows.filter((row) => row.verdict === verdict).length;
  return `Trials: ${count('ok')} as wanted, ${count('BAD')} not, ${count('skipped')} skipped`;
}
