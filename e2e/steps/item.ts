import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import type { Place } from './visit.ts';

/** Returns the first matching items of a module, most ordered first; by default of open stores, so that they can be ordered at any hour. */
export async function findItems(
  request: APIRequestContext,
  place: Place,
  module: 'food' | 'grocery' | 'pharmacy' | 'ecommerce',
  suits: (item: ItemCard) => boolean,
  doors: 'open' | 'closed' = 'open',
): Promise<ItemCard[]> {
  const headers = { zoneid: `[${place.zoneId}]`, moduleId: String(place.modules[module]) };
  const open = await openStores(request, headers);
  const isAtHand = (item: ItemCard) => open.has(item.store_id) === (doors === 'open');
  const found: ItemCard[] = [];
  for (let offset = 1; offset <= 20; offset += 1) {
    const answer = await request.get('/api/v1/items/popular', { headers, params: { limit: 50, offset } });
    const { products } = (await answer.json()) as { products: ItemCard[] };
    found.push(...products.filter((item) => isAtHand(item) && suits(item)));
    if (products.length === 0 || found.length >= 20) break;
  }
  return found;
}

async function openStores(request: APIRequestContext, headers: Readonly<Record<string, string>>): Promise<ReadonlySet<number>> {
  const answer = await request.get('/api/v1/stores/get-stores/all', { headers, params: { limit: 50 } });
  const { stores } = (await answer.json()) as { stores: { id: number; open: boolean }[] };
  return new Set(stores.filter((store) => store.open).map(({ id }) => id));
}

/**
 * Returns an item that can be ordered now without options and has more stock than all journeys take together. Lists are up to half a minute
 * old, and other buyers must not block an order under way.
 */
export async function findPlenty(
  request: APIRequestContext,
  place: Place,
  module: 'grocery' | 'pharmacy',
  suits: (item: ItemCard) => boolean = () => true,
): Promise<ItemCard> {
  const [item] = await findItems(request, place, module, (each) => !each.has_variations && (each.stock ?? 0) >= 60 && suits(each));
  return item!;
}

/** Returns the first of some items whose details match. */
export async function findDetails(
  request: APIRequestContext,
  items: readonly Pick<ItemCard, 'slug'>[],
  suits: (item: ItemDetails) => boolean,
): Promise<ItemDetails> {
  for (const { slug } of items) {
    const item = (await (await request.get(`/api/v1/items/details/${slug}`)).json()) as ItemDetails;
    if (suits(item)) return item;
  }
  throw new Error(`None of ${items.length} items suits.`);
}

/** Returns the address of an item's own page. */
export const itemPage = (item: Pick<ItemCard, 'slug' | 'module_id'>): string => `/product/${item.slug}?module_id=${item.module_id}`;

export const itemDialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** Opens an item's dialog as a shared link does. */
export async function openItem(page: Page, item: Pick<ItemCard, 'slug' | 'name'>): Promise<Locator> {
  await page.goto(`/home?item=${item.slug}`);
  const dialog = itemDialog(page, item.name);
  await dialog.getByRole('button', { name: /Add to Cart|Update To Cart/ }).waitFor();
  return dialog;
}

/** Overrides the response for the details of the next opened item. */
export async function mockDetails(page: Page, different: Partial<ItemDetails>): Promise<void> {
  await page.unroute('**/api/v1/items/details/**');
  await page.route('**/api/v1/items/details/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...different } });
  });
}
