import { join } from 'node:path';
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { startShop, type StartedShop } from './start-shop.ts';
import { findInAllColorSchemes } from './steps/color-schemes.ts';
import { signUpCustomer } from './steps/customer.ts';
import { expect, test } from './steps/shop.ts';
import { signInAsStaff } from './steps/staff.ts';
import { cityCentre, storePlace } from './steps/visit.ts';

const PHONE = { width: 390, height: 844 };
const HOME = { latitude: 41.3111, longitude: 69.2797 };
const MOST_SCRIPTS_KB = 150;

test.describe.configure({ mode: 'serial' });

/** A courier on duty is asked for every order, so these journeys have a shop of their own. Its autopilot plays the stores. */
let own: StartedShop;
let database: pg.Client;
test.beforeAll(async () => {
  own = await startShop();
  database = new pg.Client({ host: join(own.dataDir, 'database/run'), port: 5432, user: 'bozor', database: 'bozor' });
  await database.connect();
});
test.afterAll(async () => {
  await database.end();
  await own.stop();
});

const openPhone = (browser: Browser) =>
  browser.newContext({
    baseURL: own.url,
    viewport: PHONE,
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'Asia/Tashkent',
    permissions: ['geolocation'],
    geolocation: { latitude: 41.31, longitude: 69.28 },
    serviceWorkers: 'block',
  });

const one = async <Row extends object>(query: string, values: unknown[]): Promise<Row> =>
  (await database.query<Row>(query, values)).rows[0]!;

/** The customer orders groceries to be paid in cash. */
async function order(context: BrowserContext, request: APIRequestContext): Promise<{ readonly id: number; readonly total: number }> {
  const token = await signUpCustomer(context, request);
  const place = await cityCentre(request);
  await storePlace(context, own.url, place, 'grocery');
  const headers = {
    ...token,
    zoneid: `[${place.zoneId}]`,
    moduleId: String(place.modules.grocery),
    latitude: String(HOME.latitude),
    longitude: String(HOME.longitude),
  };
  const send = async (path: string, data: object) => (await request.post(`/api/v1/customer/${path}`, { headers, data })).json();
  const popular = await request.get('/api/v1/items/popular', { headers, params: { limit: 50, offset: 1, type: 'all' } });
  const { products } = (await popular.json()) as {
    products: { id: number; price: number; available: boolean; variations: unknown[]; stock: number }[];
  };
  const item = products.find(({ available, variations, stock }) => available && variations.length === 0 && stock > 5)!;
  await send('cart/add', {
    model: 'Item',
    item_id: item.id,
    price: item.price,
    quantity: 4,
    variation: [],
    add_on_ids: [],
    add_on_qtys: [],
  });
  const wanted = { order_type: 'delivery', payment_method: 'cash_on_delivery', ...HOME };
  const quote = await send('order/quote', wanted);
  const placed = await send('order/place', {
    ...wanted,
    quote_id: quote.quote_id,
    order_amount: quote.order_amount,
    address: 'Amir Temur 15',
    address_type: 'home',
    house: '15, 42',
    floor: '4',
    contact_person_name: 'Aziza Karimova',
    contact_person_number: '+998901234567',
  });
  return { id: placed.order_id, total: quote.order_amount };
}

test('a courier goes on duty, takes an offer, fetches by the code of the store, delivers by that of the customer with change, and goes off', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [phone, visitor] = [await openPhone(browser), await openPhone(browser)];
  const [courier, customer] = [await phone.newPage(), await visitor.newPage()];
  await signInAsStaff(courier, 'courier');
  await courier.getByRole('button', { name: 'Go on duty' }).click();
  await expect(courier.getByRole('heading', { name: 'You are on duty' })).toBeVisible();

  const { id, total } = await order(visitor, visitor.request);
  await customer.goto(`/track-order?order_id=${id}`);
  await expect(customer.getByText('Tell the courier this code')).toBeHidden();

  const offer = courier.getByRole('region', { name: 'New order' });
  await expect(offer).toBeVisible({ timeout: 60_000 });
  await expect(offer.getByText('Cash to collect')).toBeVisible();
  expect(await findInAllColorSchemes(courier, 'an offer')).toEqual([]);
  await offer.getByRole('button', { name: 'Take' }).click();
  const job = courier.getByRole('article');
  await expect(job.getByRole('heading', { level: 2 })).toHaveText(/^Order \d{3}\s\d{3}\s\d{3}$/);
  await expect(job.getByRole('link', { name: 'Open the way: Yandex Maps' })).toHaveAttribute(
    'href',
    /^https:\/\/yandex\.com\/maps\/\?rtext=~41\./,
  );
  await expect(job.getByRole('link', { name: 'Another map app' })).toHaveAttribute('href', /^geo:41\./);

  const shown = customer.getByText('Tell the courier this code at the door');
  await expect(shown).toBeVisible();
  const spoken = (await shown.textContent())!.replaceAll(/\D/g, '');
  const code = spoken.slice(0, 4);

  const store = job.getByRole('textbox', { name: 'Code from the store' });
  await expect(store).toBeVisible({ timeout: 30_000 });
  // The bar of places covers no button at the end of the page.
  await courier.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await findInAllColorSchemes(courier, 'a job')).toEqual([]);
  const { pickup_code } = await one<{ pickup_code: string }>('select pickup_code from order_codes where order_id = $1', [id]);
  await job.getByRole('button', { name: 'I am here' }).click();
  await store.fill(pickup_code === '0000' ? '0001' : '0000');
  await job.getByRole('button', { name: 'I have picked it up' }).click();
  await expect(job.getByText('This code is not right. Tries left: 4')).toBeVisible();
  await store.fill(pickup_code);
  await job.getByRole('button', { name: 'I have picked it up' }).click();
  await expect(customer.getByText('is on the way').first()).toBeVisible();

  await expect(job.getByRole('link', { name: 'Call the customer' })).toHaveAttribute('href', 'tel:+998901234567');
  await expect(job.getByText('Floor: 4')).toBeVisible();
  await job.getByRole('button', { name: 'Delivered' }).scrollIntoViewIfNeeded();
  expect(await findInAllColorSchemes(courier, 'at the door')).toEqual([]);
  await job.getByRole('textbox', { name: 'Code from the customer' }).fill(code);
  await job.getByRole('textbox', { name: 'Cash received' }).fill(String(total - 1));
  await job.getByRole('button', { name: 'Delivered' }).click();
  await expect(job.getByText(/The whole amount is due/)).toBeVisible();
  await job.getByRole('textbox', { name: 'Cash received' }).fill(String(total + 38_600));
  await expect(job.getByText(/change\s38.600/)).toBeVisible();
  await job.getByRole('button', { name: 'Delivered' }).click();
  await expect(courier.getByText(/^Delivered\. .* change\s38.600/).first()).toBeVisible();
  await expect(customer.getByText('Tell the courier this code')).toBeHidden();

  const { balance } = await one<{ balance: string }>('select balance_minor as balance from courier_cash where order_id = $1', [id]);
  expect(Number(balance)).toBe(total);
  await courier.getByRole('link', { name: 'Cash' }).click();
  await expect(courier.getByRole('listitem').filter({ hasText: 'Collected' })).toHaveCount(1);
  expect(await findInAllColorSchemes(courier, 'cash')).toEqual([]);
  await courier.getByRole('link', { name: 'Earnings' }).click();
  await expect(courier.getByText(/\skm\s×/)).toBeVisible();
  expect(await findInAllColorSchemes(courier, 'earnings')).toEqual([]);

  await courier.getByRole('link', { name: 'Deliveries' }).click();
  await courier.getByRole('button', { name: 'Go off duty' }).click();
  await expect(courier.getByRole('heading', { name: 'You are off duty' })).toBeVisible();
  expect((await database.query('select 1 from rider_positions p join staff_grants g on g.rider_id = p.rider_id')).rows).toEqual([]);
  await Promise.all([phone.close(), visitor.close()]);
});

test('the courier app can be installed, and its first screen is small', async ({ browser }) => {
  const phone = await openPhone(browser);
  const page: Page = await phone.newPage();
  await signInAsStaff(page, 'courier');
  const again = await phone.newPage();
  await again.goto('/courier', { waitUntil: 'load' });
  await expect(again.getByRole('button', { name: 'Go on duty' })).toBeVisible();
  const kb = await again.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1_000, 0),
  );
  test.info().annotations.push({ type: 'KB of scripts', description: kb.toFixed(1) });
  expect(kb).toBeLessThanOrEqual(MOST_SCRIPTS_KB);
  expect(kb).toBeGreaterThan(50);
  const href = await again.locator('link[rel=manifest]').getAttribute('href');
  const answer = await phone.request.get(href!);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ start_url: '/courier', scope: '/courier', display: 'standalone' });
  for (const { src } of manifest.icons as { src: string }[]) expect((await phone.request.get(src)).status()).toBe(200);
  await phone.close();
});
