/** What a module sells. Decides wording, how variations price and whether stock counts (app-02). */
export const MODULE_TYPES = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'] as const;
export type ModuleType = (typeof MODULE_TYPES)[number];

/**
 * Whether a text is one of the five module types.
 * @example isModuleType('food') // true
 */
export function isModuleType(value: unknown): value is ModuleType {
  return (MODULE_TYPES as readonly unknown[]).includes(value);
}

/**
 * Whether stock limits an item of this module: everywhere but in food, where only the item's maximum does (cart-23, cart-24).
 * @example countsStock('food') // false
 */
export function countsStock(moduleType: ModuleType): boolean {
  return moduleType !== 'food';
}
