import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { text } from '@bozor/web/i18n/text.ts';

const FOOD = {
  items: { name: text('Foods'), none: text('No favourite foods found') },
  stores: { name: text('Restaurants'), none: text('No favourite restaurants found') },
} as const;

const OTHERS = {
  items: { name: text('Items'), none: text('No favourite items found') },
  stores: { name: text('Stores'), none: text('No favourite stores found') },
} as const;

/** Labels and empty texts of the wishlist's two tabs, by module. */
export function favouriteTabs(type: ModuleType | undefined): typeof FOOD | typeof OTHERS {
  return type === 'food' ? FOOD : OTHERS;
}
