/** Kinds of module, by the goods sold. The type decides wording, the pricing of variations and whether stock counts (app-02). */
export const MODULE_TYPES = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'] as const;
export type ModuleType = (typeof MODULE_TYPES)[number];

/**
 * Returns whether a value is one of the five module types.
 * @example isModuleType('food') // true
 */
export function isModuleType(value: unknown): value is ModuleType {
  return (MODULE_TYPES as readonly unknown[]).includes(value);
}

/**
 * Returns whether stock limits an item of this module type. It does everywhere but in food, where only the item's maximum does (cart-23,
 * cart-24).
 * @example countsStock('food') // false
 */
export function countsStock(moduleType: ModuleType): boolean {
  return moduleType !== 'food';
}
