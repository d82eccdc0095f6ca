import { ECOMMERCE_STORES } from './ecommerce.ts';
import { FOOD_STORES } from './food.ts';
import { GROCERY_STORES } from './grocery.ts';
import { PHARMACY_STORES } from './pharmacy.ts';
import type { StoreSeed } from './store-seed.ts';

export const STORES: readonly StoreSeed[] = [...FOOD_STORES, ...GROCERY_STORES, ...PHARMACY_STORES, ...ECOMMERCE_STORES];
