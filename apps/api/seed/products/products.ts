import { breakfast, foodBakery } from './food-bakery-breakfast.ts';
import { coldDrinks, desserts, teaAndCoffee } from './food-desserts-drinks.ts';
import { burgers, sides, wraps } from './food-fast.ts';
import { pizza, sushi, wok } from './food-pizza-asian.ts';
import { grill, plov } from './food-plov-grill.ts';
import { dumplingsAndSamsa, hotDishes, salads, soupsAndNoodles } from './food-uzbek.ts';
import type { ProductSeed } from './product-seed.ts';

/** Everything the demo city sells, before the stores make their menus of it. */
export const products: readonly ProductSeed[] = [
  ...plov,
  ...grill,
  ...soupsAndNoodles,
  ...dumplingsAndSamsa,
  ...hotDishes,
  ...salads,
  ...burgers,
  ...wraps,
  ...sides,
  ...pizza,
  ...sushi,
  ...wok,
  ...foodBakery,
  ...breakfast,
  ...desserts,
  ...teaAndCoffee,
  ...coldDrinks,
];
