import type { Measured } from './measures/city.ts';

/** Budget of a figure. Exactly one of the three is given. */
interface Budget {
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly exactly?: number;
  readonly unit: string;
}

export type Budgets = Readonly<Record<string, Budget>>;

export interface CheckedFigure extends Measured {
  readonly limit: string;
  readonly isWithinBudget: boolean;
}

/** Compares measurements with their budgets. A figure without a budget is an error. */
export function checkBudgets(measured: readonly Measured[], budgets: Budgets): CheckedFigure[] {
  return measured.map((each) => {
    const budget = budgets[each.name];
    if (!budget) throw new Error(`bench/budgets.json knows no "${each.name}".`);
    const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY, exactly, unit } = budget;
    const limit =
      exactly === undefined ? (budget.atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`) : `exactly ${exactly}`;
    const isWithinBudget = exactly === undefined ? each.value >= atLeast && each.value <= atMost : each.value === exactly;
    return { ...each, limit: `${limit} ${unit}`.trim(), isWithinBudget };
  });
}

/** Formats one line per figure, in columns. */
export function formatTable(lines: readonly CheckedFigure[]): string {
  const width = Math.max(...lines.map(({ name }) => name.length));
  return lines
    .map(({ name, value, limit, isWithinBudget, note }) =>
      [isWithinBudget ? '✓' : '✗', name.padEnd(width), String(Number(value.toPrecision(3))).padStart(8), limit.padEnd(22), note ?? '']
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
