import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openCart } from './steps/cart.ts';
import { fillCart } from './steps/checkout.ts';
import { findPlenty } from './steps/item.ts';
import { openNetwork, type Network } from './steps/network.ts';
import { expect, test as base } from './steps/shop.ts';
import { signInAs, visit } from './steps/visitor.ts';

/** Visits without a network. The other journeys have no service worker: the driver cannot route what one answers. */
const test = base.extend<{ network: Network }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- the driver reads the names of fixtures from the pattern
  network: async ({}, give) => {
    const network = await openNetwork(process.env.SHOP_URL!);
    await give(network);
    await network.close();
  },
  baseURL: async ({ network }, give) => give(network.url),
});
test.use({ serviceWorkers: 'allow' });

/** Errors of the browsers for what they cannot fetch. */
const WITHOUT_NETWORK = /ERR_|NetworkError|Failed to fetch|Failed to load|Loading failed|NS_ERROR|No guest id|dynamically imported/;
const RETIRED = readFileSync(join(import.meta.dirname, '../apps/storefront/build/client/retired-worker.js'), 'utf8');

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection' });
const saved = (page: Page) => notice(page).getByText(/^Saved \d{2}:\d{2}$/);

/** Path and query of everything in the browser's caches. */
function keptAddresses(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname + new URL(url).search);
    return found;
  });
}

const isKept = async (page: Page, address: string): Promise<boolean> =>
  (await keptAddresses(page)).some((each) => each === address || each.startsWith(`${address}?kept-for=`));

async function waitUntilKept(page: Page, ...addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await expect.poll(() => isKept(page, address), address).toBe(true);
}

test(
  'home, a store, the cart and the orders are read without a network, marked as saved, and are fresh when it is back',
  { tag: '@every-browser' },
  async ({ page, request, network, shop, enter }) => {
    shop.expectTrouble(WITHOUT_NETWORK);
    const place = await enter('grocery');
    await signInAs(page, request, { module: 'grocery', isSignedIn: true });
    const item = await findPlenty(request, place, 'grocery');
    await fillCart(page, place, 'grocery', { item_id: item.id });
    const store = `/store/${item.store_slug}`;
    await visit(page, '/home');
    await waitUntilKept(page, '/home', '/offline');
    await (await openCart(page)).getByText(item.name).first().waitFor();
    await waitUntilKept(page, '/api/v1/customer/cart/list');
    await visit(page, store);
    await waitUntilKept(page, store);
    await visit(page, '/profile?page=my-orders');
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('tabpanel', { name: 'History' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/orderId=/);
    const order = page.getByRole('article', { name: /^No\./ });
    await order.getByText('Total', { exact: true }).first().waitFor();
    const { pathname, search } = new URL(page.url());
    // Opened without loading its document.
    await waitUntilKept(page, pathname + search);

    await network.cut();
    await page.reload();
    await expect(order.getByText('Total', { exact: true }).first()).toBeVisible();
    await expect(saved(page)).toBeVisible();
    await page.goto('/profile?page=my-orders');
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
    await page.goto('/home');
    await expect(saved(page)).toBeVisible();
    await expect((await openCart(page)).getByText(item.name).first()).toBeVisible();
    await page.goto(store);
    await expect(page.getByRole('heading', { level: 1, name: item.store_name })).toBeVisible();
    await expect(saved(page)).toBeVisible();

    // The page asks a silent server again by itself.
    const fresh = page.waitForResponse((response) => response.url().includes('/customer/cart/list') && response.ok());
    await network.restore();
    await fresh;
    await expect(notice(page)).toBeHidden();
  },
);

test(
  'a page that was not kept has the offline page, with what can be opened, and comes when the network is back',
  { tag: '@every-browser' },
  async ({ page, network, shop, enter }) => {
    shop.expectTrouble(WITHOUT_NETWORK);
    await enter('grocery');
    await visit(page, '/home');
    await waitUntilKept(page, '/home', '/offline');
    await network.cut();
    await page.goto('/categories');
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    const kept = page.getByRole('navigation', { name: 'What you can open now' });
    await expect(kept.getByRole('link', { name: /^Grocery/ })).toHaveAttribute('href', '/home');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Still no connection.')).toBeVisible();
    await kept.getByRole('link', { name: /^Grocery/ }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/categories');
    await network.restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/categories$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  },
);

test('signing out empties what was kept for a customer, and the next person reads none of it', async ({
  page,
  request,
  network,
  shop,
  enter,
}) => {
  shop.expectTrouble(WITHOUT_NETWORK);
  await enter('grocery');
  await signInAs(page, request, { module: 'grocery', isSignedIn: true });
  await visit(page, '/home');
  await waitUntilKept(page, '/home');
  await visit(page, '/profile?page=my-orders');
  await waitUntilKept(page, '/profile?page=my-orders', '/api/v1/customer/info');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => isKept(page, '/api/v1/customer/info')).toBe(false);
  await expect.poll(() => isKept(page, '/profile?page=my-orders')).toBe(false);
  expect(await isKept(page, '/home')).toBe(true);
  await network.cut();
  await page.goto('/profile?page=my-orders');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page.getByText('Dilnoza')).toHaveCount(0);
});

test('payments, the wallet, messages, sign-in and pictures are never kept', async ({ page, request, enter }) => {
  await enter('grocery');
  await signInAs(page, request, { module: 'grocery', isSignedIn: true });
  await visit(page, '/home');
  await waitUntilKept(page, '/home');
  for (const path of [
    '/profile?page=wallet',
    '/profile?page=inbox',
    '/profile?page=loyalty-points',
    '/checkout',
    '/profile?page=my-orders',
  ])
    await visit(page, path);
  await expect(page.getByRole('tab', { name: 'Running' })).toBeVisible();
  await waitUntilKept(page, '/profile?page=my-orders', '/api/v1/customer/info');
  const addresses = await keptAddresses(page);
  expect(
    addresses.filter((each) =>
      /wallet(?!-queries|-part)|inbox|loyalty|checkout\?|^\/checkout|message\/|auth\/|payment\/|^\/media|events/.test(
        each.replace(/^\/assets.*/, ''),
      ),
    ),
  ).toEqual([]);
});

test('a release takes over without a reload and keeps the files of the build before', async ({ page, network, enter }) => {
  await enter('grocery');
  await visit(page, '/home');
  await waitUntilKept(page, '/home', '/offline');
  const builds = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('files-')).map((name) => name.slice(6)));
  const [first] = await builds();
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  for (const build of ['bbbbbbbbbbbb', 'cccccccccccc']) {
    network.replace('/service-worker.js', (text) => text.replaceAll(first!, build));
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect.poll(async () => (await builds()).includes(build)).toBe(true);
  }
  await expect.poll(builds).toEqual(['bbbbbbbbbbbb', 'cccccccccccc']);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.reload();
  await waitUntilKept(page, '/home');
});

test('the operator retires the worker: what was kept is emptied, and pages come from the network alone', async ({
  page,
  network,
  shop,
  enter,
}) => {
  shop.expectTrouble(WITHOUT_NETWORK);
  await enter('grocery');
  await visit(page, '/home');
  await waitUntilKept(page, '/home', '/offline');
  network.replace('/service-worker.js', () => RETIRED);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => keptAddresses(page)).toEqual([]);
  await visit(page, '/home');
  await visit(page, '/categories');
  expect(await keptAddresses(page)).toEqual([]);
  await network.cut();
  await expect(page.reload()).rejects.toThrow();
});

test('the shop can be installed: its manifest is in the language of the page', async ({ page, request, context, baseURL }) => {
  await context.addCookies([{ name: 'language-setting', value: 'ru', url: baseURL! }]);
  await visit(page, '/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(address!);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ lang: 'ru', dir: 'ltr', start_url: '/home', scope: '/', display: 'standalone', name: 'Bozor' });
  expect(manifest.description).toMatch(/^Еда/);
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    expect((await request.get(src)).status(), src).toBe(200);
    expect(sizes).toMatch(/^\d+x\d+$/);
  }
});

test('the worker is served for the whole shop and compared at each visit', async ({ request }) => {
  const { headers, status } = await request
    .get('/service-worker.js')
    .then((answer) => ({ headers: answer.headers(), status: answer.status() }));
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' });
});
