import type { OrderId } from '../ids.ts';

const SMALLEST = 100_000_000;
const LARGEST = 999_999_999;

/**
 * Returns whether a value is an order id: nine digits, the first not 0.
 * @example isOrderId(123456789) // true;  isOrderId(12345) // false
 */
export function isOrderId(value: unknown): value is OrderId {
  return Number.isInteger(value) && (value as number) >= SMALLEST && (value as number) <= LARGEST;
}

/**
 * Parses an order number as written or copied. Spaces, dashes and text before the digits are dropped. `undefined` when it is not an order
 * number.
 * @example parseOrderNumber('Order No. 123 456-789') // 123456789
 */
export function parseOrderNumber(text: string): OrderId | undefined {
  const digits = text.replace(/[\s-]/g, '').replace(/^\D+/, '');
  const id = /^\d{9}$/.test(digits) ? Number(digits) : undefined;
  return isOrderId(id) ? id : undefined;
}

/**
 * Formats an order number in groups of three, separated by narrow no-break spaces.
 * @example formatOrderNumber(123456789) // '123 456 789'
 */
export function formatOrderNumber(id: OrderId): string {
  return String(id).replace(/(?=(\d{3})+$)(?!^)/g, '\u202F');
}

/**
 * Maps a random whole number from 0 to 2^32 - 1 to an order id. `undefined` for numbers above the last whole multiple of the range: retry
 * with another number, so that all ids are equally likely.
 * @example orderIdFrom(crypto.getRandomValues(new Uint32Array(1))[0]) // 748213905
 */
export function orderIdFrom(random: number): OrderId | undefined {
  const span = LARGEST - SMALLEST + 1;
  const fair = Math.floor(2 ** 32 / span) * span;
  return random < fair ? ((SMALLEST + (random % span)) as OrderId) : undefined;
}
