import { expect, test } from '@playwright/test';
import { serverRendered } from './steps/server-rendered.ts';
import { findDetails, findItems, itemPage } from './steps/item.ts';
import { cityCentre, type Place } from './steps/visit.ts';
import { signInAs, visit } from './steps/visitor.ts';

let place: Place;
test.beforeEach(async ({ request }) => {
  place = await cityCentre(request);
});

test("an item's page shows description, store and price [item-09, item-12, item-13, item-16, item-17, item-18, item-35]", async ({
  request,
}) => {
  const varied = await findItems(
    request,
    place,
    'ecommerce',
    ({ price_range, discount_chip }) => price_range !== null && discount_chip?.discount_type === 'percent',
  );
  const item = await findDetails(
    request,
    varied,
    (each) => each.rating_count > 0 && each.tags.length > 0 && each.choice_options.length > 0,
  );
  const { html, words } = await serverRendered(request, itemPage(item));
  for (const text of [
    item.name,
    item.store.name,
    `Zone ${item.zone_name}`,
    `${item.rating_count} review`,
    `−${item.discount_chip!.discount}%`,
    ...item.choice_options.flatMap(({ title, options }) => [title, ...options]),
    'Total',
    ...item.category_ids.map(({ name }) => name),
    ...item.tags.map((tag) => `#${tag}`),
    'Add to Cart',
    'Buy Now',
    'You may also like',
  ])
    expect(words).toContain(text);
  expect(words).toMatch(/\n\d[\d ]* – \d[\d ]*\n/);
  expect(html).toContain(`href="/store/${item.store.slug}?`);
  expect(html).toContain('href="#reviews"');
  expect(html).toMatch(/role="group"[^>]*aria-label="Quantity"|aria-label="Quantity"[^>]*role="group"/);
});

test("a dish's page shows halal, nutrition and allergens [item-11, item-15]", async ({ request }) => {
  const dishes = await findItems(request, place, 'food', ({ is_halal, halal_tag_status }) => is_halal === 1 && halal_tag_status === 1);
  const dish = await findDetails(request, dishes, (each) => each.nutritions_name.length > 0 && each.allergies_name.length > 0);
  const { words } = await serverRendered(request, itemPage(dish));
  for (const text of ['Halal', ...dish.nutritions_name, `Allergens: ${dish.allergies_name.join(', ')}`])
    expect(words).toContain(`\n${text}\n`);
});

test("an organic item's page says whether it is new [item-10]", async ({ request }) => {
  const [organic] = await findItems(request, place, 'grocery', (each) => each.organic === 1);
  const item = await findDetails(request, [organic!], () => true);
  expect((await serverRendered(request, itemPage(item))).words).toContain(item.is_new ? 'Organic, new' : 'Organic, known of old');
});

test('the page of a medicine on prescription says so [item-20]', async ({ request }) => {
  const [medicine] = await findItems(request, place, 'pharmacy', (each) => each.is_prescription_required === 1);
  expect((await serverRendered(request, itemPage(medicine!))).words).toContain(
    'A prescription is needed. You can add its picture at the checkout.',
  );
});

test("a sold-out item's page sells nothing [item-19, item-33]", async ({ request }) => {
  const [gone] = await findItems(request, place, 'grocery', (each) => each.available_stock === 0);
  const { words } = await serverRendered(request, itemPage(gone!));
  expect(words).toContain('\nOut of Stock\n');
  expect(words).not.toMatch(/Add to Cart|Buy Now/);
});

test("a campaign item's page, by slug and by id, only offers to order it [item-24, route-13]", async ({ request }) => {
  const headers = { zoneid: `[${place.zoneId}]`, moduleId: String(place.modules.ecommerce) };
  const { products } = await (await request.get('/api/v1/campaigns/item', { headers })).json();
  const [{ id, slug, module_id: module, name }] = products;
  for (const item of [id, slug]) {
    const { words } = await serverRendered(request, `/product/${item}?module_id=${module}&product_type=campaign`);
    expect(words).toContain(`\n${name}\n`);
    expect(words).toContain('\nOrder Now\n');
    expect(words).not.toMatch(/Add to Cart|Buy Now/);
  }
});

test('a sale that ends while its item is open removes its badge and its reference price [item-09]', async ({ page, request }) => {
  await signInAs(page, request, { module: 'food' });
  const headers = { moduleid: String(place.modules.food), zoneid: `[${place.zoneId}]` };
  const { flash_sales: sales } = await (await request.get('/api/v1/flash-sales', { headers })).json();
  const [{ end_date: end, active_products: products }] = sales;
  const { slug, price } = products.find(({ available_stock: left }: { available_stock: number }) => left > 0).item;
  await page.clock.install();
  await visit(page, `/product/${slug}`);
  const title = page.getByRole('heading', { level: 1 }).locator('..');
  await expect(title).toContainText('%');
  await expect(title).toContainText('Lowest price of the 30 days before');
  await page.route('**/items/details/*', async (route) => {
    const item = await (await route.fetch()).json();
    await route.fulfill({
      json: {
        ...item,
        flash: null,
        store_discount_terms: null,
        discount: 0,
        discounted_price: price,
        reference_price: null,
        discount_chip: null,
      },
    });
  });
  await page.clock.fastForward(Date.parse(end) - Date.now() + 60_000);
  await expect(title).not.toContainText('Lowest price of the 30 days before');
  await expect(title).not.toContainText('%');
});
