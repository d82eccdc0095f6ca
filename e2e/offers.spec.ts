import { serverRendered } from './steps/server-rendered.ts';
import { expect, test } from './steps/shop.ts';
import { cityCentre } from './steps/visit.ts';

test('a flash sale has a page with a countdown and the stock of its items [flash-02, flash-04, route-15]', async ({ request }) => {
  const { zoneId, modules } = await cityCentre(request);
  const headers = { zoneid: `[${zoneId}]`, moduleId: String(modules.grocery) };
  const { flash_sales: sales } = await (await request.get('/api/v1/flash-sales', { headers })).json();
  const { id, title, active_products: products } = sales[0];
  const { html, words } = await serverRendered(
    request,
    `/flash-sales?id=${id}&module_id=${modules.grocery}`,
    `zoneid=${encodeURIComponent(headers.zoneid)}`,
  );
  expect(words).toContain(title);
  expect(html).toMatch(/role="timer"[^>]*aria-label="Ends in"/);
  for (const unit of ['days', 'hours', 'minutes', 'seconds']) expect(words).toContain(`\n${unit}\n`);
  expect(words.match(/\nSold \d+\n/g)).toHaveLength(Math.min(products.length, 12));
  expect(words).toMatch(/\n\d+ left\n/);
  const long = products.map(({ item }: { item: { name: string } }) => item.name).filter((name: string) => name.length > 25);
  expect(long.length).toBeGreaterThan(0);
  for (const name of long) {
    expect(words).not.toContain(name);
    const [shown] = words.split('\n').filter((line) => line.endsWith('…') && name.startsWith(line.slice(0, -1)));
    expect(shown, name).toBeDefined();
    expect(shown!.length).toBeLessThanOrEqual(26);
  }
});

test('a campaign counts days, hours, minutes and seconds down, and ends in saying so [camp-01, camp-02]', async ({
  page,
  request,
  enter,
}) => {
  const { zoneId } = await enter();
  const { campaigns } = await (await request.get('/api/v1/campaigns/basic', { headers: { zoneid: `[${zoneId}]` } })).json();
  const { slug, module_id: module, end_date: end } = campaigns[0];
  await page.clock.setFixedTime(Date.parse(end) - ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000);
  await page.goto(`/campaigns/${slug}?module_id=${module}`);
  await expect(page.getByRole('timer', { name: 'Ends in' })).toHaveText(/^02\s*days\s*03\s*hours\s*04\s*minutes\s*05\s*seconds$/);
  await page.clock.setFixedTime(end);
  await expect(page.getByText('This campaign is over', { exact: true })).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Ends in' })).toHaveCount(0);
});

test('a campaign shows its items and remaining time, and is closed outside its hours [camp-03, camp-07, route-14]', async ({ request }) => {
  const { zoneId } = await cityCentre(request);
  const headers = { zoneid: `[${zoneId}]` };
  const cookie = `zoneid=${encodeURIComponent(headers.zoneid)}`;
  const { campaigns } = await (await request.get('/api/v1/campaigns/basic?limit=50', { headers })).json();
  // The demo city's campaigns of evenings and of lunch hours are never open at the same time.
  const closed = campaigns.find(({ open_now }: { open_now: boolean }) => !open_now);
  const page = await serverRendered(request, `/campaigns/${closed.slug}?module_id=${closed.module_id}`, cookie);
  expect(page.words).toContain('\nClosed now\n');
  expect(page.words).toContain(`${closed.start_time}–${closed.end_time}`);
  expect(page.html).toMatch(/role="timer"[^>]*aria-label="Ends in"/);

  const sellers = campaigns.filter(({ kind }: { kind: string }) => kind === 'item');
  expect(sellers.length).toBeGreaterThan(1);
  for (const { id, slug, module_id: module, open_now: isOpen } of sellers) {
    const { items } = await (await request.get(`/api/v1/campaigns/details/${id}`, { headers })).json();
    const { words } = await serverRendered(request, `/campaigns/${slug}?module_id=${module}`, cookie);
    expect(words).toContain(items[0].name);
    expect(words.includes('\nOrder Now\n'), `orders from ${slug}`).toBe(isOpen);
    expect(words.includes('\nNot Available now\n'), `nothing now from ${slug}`).toBe(!isOpen);
  }
});

test('a campaign that ends at midnight names the day before as its last [camp-07]', async ({ request }) => {
  const { zoneId } = await cityCentre(request);
  const headers = { zoneid: `[${zoneId}]` };
  const { campaigns } = await (await request.get('/api/v1/campaigns/basic?limit=50', { headers })).json();
  const [{ slug, module_id: module, end_date: end }] = campaigns;
  const { timezone } = await (await request.get('/api/v1/config')).json();
  const said = new Date(Date.parse(end) - 1).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: timezone });
  const { words } = await serverRendered(request, `/campaigns/${slug}?module_id=${module}`, `zoneid=${encodeURIComponent(headers.zoneid)}`);
  expect(words).toContain(`Until ${said}`);
});

test('no card strikes out more than the lowest price of the thirty days before, and its badge is reckoned from it', async ({ request }) => {
  const { zoneId, modules } = await cityCentre(request);
  const cookie = `zoneid=${encodeURIComponent(`[${zoneId}]`)}`;
  const offers = async (module: number, path: string) => {
    const headers = { zoneid: `[${zoneId}]`, moduleId: String(module) };
    return (await (await request.get(`/api/v1${path}`, { headers })).json()).products as Offer[];
  };
  for (const module of [modules.food, modules.grocery, modules.pharmacy, modules.ecommerce]) {
    for (const offer of await offers(module, '/items/discounted?limit=50')) {
      const { name, price, discounted_price: now, reference_price: struck, lowest_price_30_days: lowest, discount_chip: chip } = offer;
      // An item that came while its store's discount ran has no earlier price.
      expect(struck, name).toBe(Math.min(price, lowest ?? price));
      expect(now, name).toBeLessThan(struck!);
      const promised = chip!.discount_type === 'percent' ? (struck! * chip!.discount) / 100 : chip!.discount;
      expect(promised, name).toBeLessThanOrEqual(struck! - now + 1);
    }
  }
  const dish = (await offers(modules.food, '/items/discounted?limit=50')).find(({ reference_price: struck }) => struck !== null);
  const pages = {
    special: `/home?module_id=${modules.food}`,
    food: `/store/${dish!.store_id}?module_id=${modules.food}`,
    popular: `/home?module_id=${modules.ecommerce}`,
    flash: `/flash-sales?module_id=${modules.grocery}`,
    vertical: `/home?data_type=discounted&module_id=${modules.grocery}`,
    list: `/home?data_type=discounted&view=list&module_id=${modules.grocery}`,
  };
  for (const [layout, path] of Object.entries(pages)) {
    const { html } = await serverRendered(request, path, cookie);
    const cards = html.match(new RegExp(`<article[^>]*data-layout="${layout}".*?</article>`, 'gs')) ?? [];
    expect(cards.filter((card) => /<s[ >]/.test(card)).length, layout).toBeGreaterThan(0);
    expect(
      cards.filter((card) => card.includes('30-day low')),
      layout,
    ).toEqual([]);
  }
});

interface Offer {
  readonly name: string;
  readonly store_id: number;
  readonly price: number;
  readonly discounted_price: number;
  readonly reference_price: number | null;
  readonly lowest_price_30_days: number | null;
  readonly discount_chip: { readonly discount: number; readonly discount_type: 'percent' | 'amount' } | null;
}
