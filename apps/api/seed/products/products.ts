import { beauty, bags, clothes, shoes } from './ecommerce-style.ts';
import { books, homeLiving, kids, sport, tools } from './ecommerce-home.ts';
import { audio, computers, gadgets, phones } from './ecommerce-tech.ts';
import { breakfast, foodBakery } from './food-bakery-breakfast.ts';
import { coldDrinks, desserts, teaAndCoffee } from './food-desserts-drinks.ts';
import { burgers, sides, wraps } from './food-fast.ts';
import { pizza, sushi, wok } from './food-pizza-asian.ts';
import { grill, plov } from './food-plov-grill.ts';
import { dumplingsAndSamsa, hotDishes, salads, soupsAndNoodles } from './food-uzbek.ts';
import { dairy, groceryBread } from './grocery-dairy-bread.ts';
import { groceryDrinks, snacks } from './grocery-drinks-snacks.ts';
import { fruit, greens, meatAndFish, vegetables } from './grocery-fresh.ts';
import { babyFood, household } from './grocery-home.ts';
import { cannedAndHoney, flourOilSpices, nuts, pantry } from './grocery-pantry.ts';
import { devices, firstAid, motherAndBaby, skinAndEyes, vitamins } from './pharmacy-care.ts';
import { medicines } from './pharmacy-medicines.ts';
import type { ProductSeed } from './product-seed.ts';

const food = [plov, grill, soupsAndNoodles, dumplingsAndSamsa, hotDishes, salads, burgers, wraps, sides, pizza, sushi, wok];
const cafe = [foodBakery, breakfast, desserts, teaAndCoffee, coldDrinks];
const grocery = [fruit, vegetables, greens, meatAndFish, dairy, groceryBread, pantry, flourOilSpices, cannedAndHoney, nuts];
const groceryAisles = [groceryDrinks, snacks, household, babyFood];
const pharmacy = [medicines, vitamins, firstAid, skinAndEyes, devices, motherAndBaby];
const goods = [phones, audio, computers, gadgets, clothes, shoes, bags, beauty, homeLiving, books, kids, sport, tools];

/** All products of the demo city, from which the stores' menus are made. */
export const products: readonly ProductSeed[] = [...food, ...cafe, ...grocery, ...groceryAisles, ...pharmacy, ...goods].flat();
