/** Ways in which an order reaches its receiver. */
export const ORDER_TYPES = ['delivery', 'take_away', 'parcel'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

const ALIASES: Readonly<Record<string, OrderType>> = { home: 'delivery', home_delivery: 'delivery', takeaway: 'take_away' };

/**
 * Parses an order type, including its aliases: `home` and `home_delivery` for delivery, `takeaway` for take-away (store-10). `undefined`
 * for anything else.
 * @example parseOrderType('takeaway') // 'take_away'
 */
export function parseOrderType(value: unknown): OrderType | undefined {
  if (typeof value !== 'string') return undefined;
  return ORDER_TYPES.find((type) => type === value) ?? (Object.hasOwn(ALIASES, value) ? ALIASES[value] : undefined);
}
