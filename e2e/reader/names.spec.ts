import { findItems } from '../steps/item.ts';
import { expect } from '../steps/shop.ts';
import { visit } from '../steps/visitor.ts';
import { accessibilityTree, nameless } from './accessibility-tree.ts';
import { test } from './desktop.ts';

test('Firefox tells screen readers the name of each heading, link and field right after a page has loaded', async ({
  page,
  request,
  enter,
  shop,
  desktop,
}) => {
  test.setTimeout(240_000);
  shop.expectTrouble(/404/);
  const place = await enter('food');
  const [dish] = await findItems(request, place, 'food', () => true);
  const [grocery] = await findItems(request, place, 'grocery', () => true);
  const addresses = [
    '/',
    ...Object.values(place.modules).map((id) => `/home?module_id=${id}`),
    `/store/${dish!.store_slug}?module_id=${place.modules.food}`,
    `/store/${grocery!.store_slug}?module_id=${place.modules.grocery}`,
    `/product/${grocery!.slug}?module_id=${place.modules.grocery}`,
    `/home?module_id=${place.modules.grocery}&data_type=searched&search=non`,
    `/home?module_id=${place.modules.grocery}&data_type=searched&search=zzzzqqqq`,
    '/categories',
    '/campaigns',
    '/store/map',
    '/checkout?page=cart',
    '/track-order',
    '/auth',
    '/store-registration',
    '/about-us',
    '/nowhere',
  ];
  // Firefox begins its tree with the first question, and has not finished it by the first answer.
  await visit(page, '/about-us');
  await accessibilityTree(page, desktop);
  const found: string[] = [];
  for (const address of addresses) {
    await visit(page, address);
    const tree = await accessibilityTree(page, desktop);
    expect(tree.filter(({ role }) => role === 'heading').length, address).toBeGreaterThan(0);
    found.push(...nameless(tree).map((each) => `${address}: ${each}`));
  }
  expect(found).toEqual([]);
});
