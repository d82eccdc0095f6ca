import type { OrderId } from '../ids.ts';

const SMALLEST = 100_000_000;
const LARGEST = 999_999_999;

/**
 * Whether a number is an order id: nine digits, the first not 0.
 * @example isOrderId(123456789) // true;  isOrderId(12345) // false
 */
export function isOrderId(value: unknown): value is OrderId {
  return Number.isInteger(value) && (value as number) >= SMALLEST && (value as number) <= LARGEST;
}

/**
 * Reads an order number as people write or copy it: spaces of any kind, dashes and what stands before the digits are dropped. `undefined` when it is none.
 * @example parseOrderNumber('Order No. 123 456-789') // 123456789
 */
export function parseOrderNumber(text: string): OrderId | undefined {
  const digits = text.replace(/[\s-]/g, '').replace(/^\D+/, '');
  const id = /^\d{9}$/.test(digits) ? Number(digits) : undefined;
  return isOrderId(id) ? id : undefined;
}

/**
 * An order number for people, in threes apart by narrow no-break spaces.
 * @example formatOrderNumber(123456789) // '123 456 789'
 */
export function formatOrderNumber(id: OrderId): string {
  return String(id).replace(/(?=(\d{3})+$)(?!^)/g, '\u202F');
}

/**
 * Turns random whole numbers from 0 to 2^32 - 1 into an order id; `undefined` when the number falls outside the even part and another must be drawn.
 * @example orderIdFrom(crypto.getRandomValues(new Uint32Array(1))[0]) // 748213905
 */
export function orderIdFrom(random: number): OrderId | undefined {
  const span = LARGEST - SMALLEST + 1;
  const fair = Math.floor(2 ** 32 / span) * span;
  return random < fair ? ((SMALLEST + (random % span)) as OrderId) : undefined;
}
