import type { ModuleType } from '../../catalogue/module-type.ts';
import type { OrderType } from '../order-type.ts';

/** End of goods that nobody receives at a door: back to whoever gave them, or thrown away. */
export const WHEN_ABSENT = ['return', 'dispose'] as const;
export type WhenAbsent = (typeof WHEN_ABSENT)[number];

/** A dish is cold and can never be sold again, so the way back would bring nobody anything. */
const RULES: Readonly<Record<ModuleType, WhenAbsent>> = {
  food: 'dispose',
  grocery: 'return',
  pharmacy: 'return',
  ecommerce: 'return',
  parcel: 'return',
};

/**
 * Returns what becomes of an order whose customer is absent. Whatever it is, a courier may also bring it back.
 * @example whenAbsent({ orderType: 'delivery', moduleType: 'food' }) // 'dispose'
 */
export function whenAbsent({ orderType, moduleType }: { readonly orderType: OrderType; readonly moduleType: ModuleType }): WhenAbsent {
  return orderType === 'delivery' ? RULES[moduleType] : 'return';
}
