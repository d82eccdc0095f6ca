import type { Brand } from './brand.ts';

/** Catalogue ids: positive whole numbers from the database. */
export type ModuleId = Brand<number, 'ModuleId'>;
export type ZoneId = Brand<number, 'ZoneId'>;
export type StoreId = Brand<number, 'StoreId'>;
export type ItemId = Brand<number, 'ItemId'>;
export type AddOnId = Brand<number, 'AddOnId'>;
export type CategoryId = Brand<number, 'CategoryId'>;
type BrandId = Brand<number, 'BrandId'>;
/** A line of a cart. */
export type CartLineId = Brand<number, 'CartLineId'>;
/** A signed-in customer. */
export type CustomerId = Brand<number, 'CustomerId'>;
/** A random nine-digit number, 100 000 000 to 999 999 999; see `orders/order-number.ts`. */
export type OrderId = Brand<number, 'OrderId'>;

type AnyId = ModuleId | ZoneId | StoreId | ItemId | AddOnId | CategoryId | BrandId | CartLineId | CustomerId;

/**
 * Parses a catalogue id from input: a whole number from 1 to 2^53 - 1, as a number or as plain digits. `undefined` for anything else (0,
 * '1.5', '1e3', ' 7', null).
 * @example parseId<StoreId>('42') // 42
 */
export function parseId<Id extends AnyId>(value: unknown): Id | undefined {
  const id = typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? (id as Id) : undefined;
}
