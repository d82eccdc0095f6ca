import type { CategorySeed } from '../products/categories.ts';
import type { ProductSeed } from '../products/product-seed.ts';
import { randomFrom, type Random } from '../random.ts';
import type { StoreSeed } from './store-seed.ts';

/** A product sold by one store. Amounts are whole soʻm, the demo's minor unit. */
export interface MenuItem {
  readonly slug: string;
  readonly store: StoreSeed;
  readonly product: ProductSeed;
  readonly position: number;
  readonly priceMinor: number;
  readonly discount: number;
  readonly discountType: 'percent' | 'amount';
  readonly stock: number;
  readonly variations: readonly { readonly type: string; readonly priceMinor: number; readonly stock: number }[];
  readonly recommended: boolean;
  readonly addedDaysAgo: number;
  /** Relative frequency of its orders within the store. */
  readonly appeal: number;
}

/** Returns the categories of a store in its order, each filled with products of the category and its children. */
export function menuOf(store: StoreSeed, products: readonly ProductSeed[], categories: readonly CategorySeed[]): MenuItem[] {
  const random = randomFrom(`menu of ${store.key}`);
  const groups = [
    ...store.categories.map((category) => shuffledByShelf(productsIn(category, store, products, categories), random)),
    products.filter(({ key }) => store.also?.includes(key)),
  ];
  return chooseAcross(groups, store.size).map((product, position) => menuItem(store, product, position, random));
}

/** Returns a store's price from a list price: times its factor, rounded to the hundred, or to the five hundred from ten thousand. */
export function storePrice(store: StoreSeed, listPrice: number): number {
  return roundPrice((listPrice * store.pricePercent) / 100);
}

function productsIn(
  category: string,
  store: StoreSeed,
  products: readonly ProductSeed[],
  categories: readonly CategorySeed[],
): ProductSeed[] {
  const keys = new Set(categories.filter(({ key, parent }) => key === category || parent === category).map(({ key }) => key));
  if (keys.size === 0) throw new Error(`${store.key} sells ${category}, which is no category`);
  return products.filter(
    (product) =>
      product.module === store.module &&
      keys.has(product.category) &&
      (!store.onlyVeg || product.veg !== false) &&
      !store.without?.includes(product.key),
  );
}

/** The front shelf comes first. */
function shuffledByShelf(products: readonly ProductSeed[], random: Random): ProductSeed[] {
  const shuffled = random.some(products, products.length);
  return [...shuffled.filter((product) => product.shelf === 'front'), ...shuffled.filter((product) => product.shelf === 'back')];
}

/** Takes products from the categories in turn, two from the first for one of each other, until the menu is full or none is left. */
function chooseAcross(groups: readonly (readonly ProductSeed[])[], size: number): ProductSeed[] {
  const chosen = new Set<ProductSeed>();
  const heads = groups.map(() => 0);
  const takeNext = (group: number): void => {
    const products = groups[group] ?? [];
    let head = heads[group] ?? 0;
    while (head < products.length && chosen.has(products[head] as ProductSeed)) head++;
    const product = products[head];
    if (product && chosen.size < size) chosen.add(product);
    heads[group] = head + 1;
  };
  const all = new Set(groups.flat()).size;
  while (chosen.size < Math.min(size, all)) {
    takeNext(0);
    groups.forEach((_, group) => takeNext(group));
  }
  const order = new Map(groups.flatMap((group, at) => group.map((product) => [product, at] as const)).reverse());
  return [...chosen].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
}

function menuItem(store: StoreSeed, product: ProductSeed, position: number, random: Random): MenuItem {
  const haggle = 0.97 + random.next() * 0.07;
  const priceMinor = roundPrice((product.basePrice * store.pricePercent * haggle) / 100);
  const isOnOffer = random.chance(0.17);
  const isAmount = isOnOffer && random.chance(0.2);
  const percent = random.one([5, 10, 10, 15, 20, 25]);
  return {
    slug: `${product.key}-${store.key}`,
    store,
    product,
    position,
    priceMinor,
    discount: isOnOffer ? (isAmount ? roundPrice(priceMinor * 0.12) : percent) : 0,
    discountType: isAmount ? 'amount' : 'percent',
    stock: product.soldOut || random.chance(0.015) ? 0 : random.whole(6, 140),
    variations: (product.variations ?? []).map(({ type, price }) => ({
      type,
      priceMinor: roundPrice((price * store.pricePercent * haggle) / 100),
      stock: type === product.outOfStockVariation ? 0 : random.whole(3, 60),
    })),
    recommended: product.recommended ?? random.chance(0.1),
    addedDaysAgo: addedDaysAgo(store, random),
    appeal: 0.15 + random.next() ** 3 * 4 * (isOnOffer ? 1.3 : 1),
  };
}

/**
 * One of twelve is new; no item is older than its store, and each was sold at its full price
 * before it was reduced.
 */
function addedDaysAgo(store: StoreSeed, random: Random): number {
  const oldest = store.joinedDaysAgo ?? 400;
  return Math.max(1, Math.min(oldest, random.chance(0.08) ? random.whole(0, 12) : random.whole(95, 400)));
}

/** Rounds to the steps of shop prices. */
export function roundPrice(price: number): number {
  const step = price < 10_000 ? 100 : price < 200_000 ? 500 : price < 2_000_000 ? 1_000 : 10_000;
  return Math.max(step, Math.round(price / step) * step);
}
