import { PRICE_FILTER_BOUNDS } from './price-filter.ts';

const IN_A_DECADE = [1, 1.5, 2, 3, 5, 7];

/**
 * Returns the stops of a price slider in whole units of the currency, from 0 to the end of the range. They are dense where most prices are.
 * Currencies without decimals (soʻm) begin a thousandfold higher.
 * @example priceSteps(0) // [0, 1000, 1500, 2000, 3000, 5000, 7000, 10000, …, 100000000]
 */
export function priceSteps(decimals: number): number[] {
  const steps: number[] = [PRICE_FILTER_BOUNDS.from];
  for (let decade = decimals === 0 ? 1000 : 1; decade < PRICE_FILTER_BOUNDS.to; decade *= 10)
    for (const times of IN_A_DECADE) if (Number.isInteger(decade * times)) steps.push(decade * times);
  return [...steps, PRICE_FILTER_BOUNDS.to];
}

/**
 * Returns the index of the stop at a price, or of the last stop below it.
 * @example stepOf(1200, priceSteps(0)) // 1
 */
export function stepOf(price: number, steps: readonly number[]): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step <= price),
  );
}
