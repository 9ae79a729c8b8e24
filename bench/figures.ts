/** What was measured, in the order of the runs. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly values: readonly number[];
  /** What it should not exceed on a quiet machine with two cores. Nothing fails when it does. */
  readonly target?: number;
  /** The target is what it should reach instead. */
  readonly moreIsBetter?: boolean;
}

export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? NaN;
  const half = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? at(half) : (at(half - 1) + at(half)) / 2;
  return { median, min: at(0), max: at(sorted.length - 1) };
}

export function renderFigures(figures: readonly Figure[]): string {
  const lines = figures.map(({ name, unit, values, target, moreIsBetter = false }) => {
    const { median, min, max } = spreadOf(values);
    const limit = target === undefined ? '' : `${moreIsBetter ? '≥' : ''}${target} ${unit}`.trim();
    const missed = target !== undefined && (moreIsBetter ? median < target : median > target);
    return [
      name,
      `${short(median)} ${unit}`,
      `${short(min)}–${short(max)}`,
      `${values.length}`,
      limit,
      missed ? (moreIsBetter ? 'under' : 'over') : '',
    ];
  });
  const all = [['measure', 'median', 'min–max', 'runs', 'target', ''], ...lines];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  return all
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function short(value: number): string {
  return value < 1 ? value.toPrecision(2) : value < 10 ? value.toFixed(1) : value.toFixed(0);
}
