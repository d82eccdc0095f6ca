import type { StoreModule } from '../geo/zones.ts';
import { text, type LocalizedText } from '../products/product-seed.ts';

export interface FlashSaleSeed {
  readonly module: StoreModule;
  readonly title: LocalizedText;
  /** Whole days from today: it starts at that day's midnight and ends at the midnight after `lastDay`. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly categories: readonly string[];
  /** Maximum number of items per zone. */
  readonly itemsPerZone: number;
  readonly percentOff: readonly number[];
}

const evening = text`Evening prices | Kechki narxlar | Вечерние цены | أسعار المساء`;
const weekend = text`Weekend prices | Dam olish kuni narxlari | Цены выходного дня | أسعار نهاية الأسبوع`;

/** In every module one sale that runs until tomorrow's midnight, and one after it. */
export const FLASH_SALES: readonly FlashSaleSeed[] = [
  {
    module: 'food',
    title: evening,
    firstDay: -1,
    lastDay: 1,
    categories: ['pizza', 'burgers-fast-food', 'desserts', 'grill'],
    itemsPerZone: 8,
    percentOff: [20, 25, 30],
  },
  {
    module: 'grocery',
    title: evening,
    firstDay: -1,
    lastDay: 1,
    categories: ['fruit-vegetables', 'dairy-eggs', 'pantry', 'household'],
    itemsPerZone: 10,
    percentOff: [15, 20, 30],
  },
  {
    module: 'pharmacy',
    title: evening,
    firstDay: -1,
    lastDay: 1,
    categories: ['vitamins', 'hygiene', 'skin-eyes'],
    itemsPerZone: 6,
    percentOff: [10, 15],
  },
  {
    module: 'ecommerce',
    title: evening,
    firstDay: -1,
    lastDay: 1,
    categories: ['electronics', 'clothing', 'beauty', 'home-living'],
    itemsPerZone: 10,
    percentOff: [15, 20, 25],
  },
  {
    module: 'food',
    title: weekend,
    firstDay: 3,
    lastDay: 5,
    categories: ['sushi-asian', 'uzbek-kitchen', 'breakfast'],
    itemsPerZone: 8,
    percentOff: [15, 20],
  },
  {
    module: 'grocery',
    title: weekend,
    firstDay: 3,
    lastDay: 5,
    categories: ['sweets-snacks', 'grocery-drinks', 'meat-fish'],
    itemsPerZone: 8,
    percentOff: [15, 25],
  },
  {
    module: 'ecommerce',
    title: weekend,
    firstDay: 3,
    lastDay: 5,
    categories: ['kids', 'sport', 'books'],
    itemsPerZone: 8,
    percentOff: [10, 20],
  },
];
