import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { ItemCard } from '@bozor/contract/item-card.ts';
import type { ItemDetails } from '@bozor/contract/item-details.ts';
import type { Place } from './visit.ts';

/** The first items of a module that suit, the most ordered first. */
export async function findItems(
  request: APIRequestContext,
  place: Place,
  module: 'food' | 'grocery' | 'ecommerce',
  suits: (item: ItemCard) => boolean,
): Promise<ItemCard[]> {
  const headers = { zoneid: `[${place.zoneId}]`, moduleId: String(place.modules[module]) };
  const found: ItemCard[] = [];
  for (let offset = 1; offset <= 20; offset += 1) {
    const answer = await request.get('/api/v1/items/popular', { headers, params: { limit: 50, offset } });
    const { products } = (await answer.json()) as { products: ItemCard[] };
    found.push(...products.filter(suits));
    if (products.length === 0 || found.length >= 20) break;
  }
  return found;
}

export const itemDialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** Opens an item's dialog as a shared link does. */
export async function openItem(page: Page, item: Pick<ItemCard, 'slug' | 'name'>): Promise<Locator> {
  await page.goto(`/home?item=${item.slug}`);
  const dialog = itemDialog(page, item.name);
  await dialog.getByRole('button', { name: /Add to Cart|Update To Cart/ }).waitFor();
  return dialog;
}

/** Lets the shop answer something else about whatever item's dialog is opened next. */
export async function answerDetails(page: Page, different: Partial<ItemDetails>): Promise<void> {
  await page.unroute('**/api/v1/items/details/**');
  await page.route('**/api/v1/items/details/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...different } });
  });
}
