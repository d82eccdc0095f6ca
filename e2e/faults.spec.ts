import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { toastWith } from './steps/cart.ts';
import { fill } from './steps/fill.ts';
import { expect, test, type Shop } from './steps/shop.ts';
import { cityCentre } from './steps/visit.ts';
import { signInAs, goBack, visit } from './steps/visitor.ts';

const NOBODY = ['nobody-knows-this', '987654321', '0', '%ff', '%00', "1'%20or%20'1'='1", 'x'.repeat(300)];
const KINDS = ['store', 'product', 'category', 'campaigns', 'nowhere'];

test("a missing page gives 404 with a search and a link home, in the reader's language", async ({ request }) => {
  const addresses = KINDS.flatMap((kind) => NOBODY.map((name) => `/${kind}/${name}`));
  for (const address of addresses) {
    const answer = await request.get(address, { headers: { cookie: 'language-setting=ru' } });
    const html = await answer.text();
    expect([address, answer.status()]).toEqual([address, 404]);
    expect(html, address).toContain('<html lang="ru"');
    expect(html, address).toContain('<search');
    expect(html, address).toMatch(/<h1[^>]*>Страница не найдена/);
  }
});

test('a missing page stays missing after hydration, also with an unreadable address [route-39]', async ({ page, shop }) => {
  shop.expectTrouble(/404/);
  for (const kind of KINDS)
    for (const name of ['%E0%A4%A', '%ff', 'x'.repeat(260)]) {
      await visit(page, `/${kind}/${name}`);
      await expect(page.getByRole('heading', { level: 1 }), `${kind}/${name}`).toHaveText('Page not found');
    }
});

test('every answer carries the headers that protect it', async ({ request }) => {
  const html = [
    '/',
    '/home',
    '/checkout?page=cart',
    '/nowhere',
    '/store/nobody-knows-this',
    '/api/docs',
    `/home?search=${'x'.repeat(3_000)}`,
  ];
  const others = [
    '/api/v1/config',
    '/api/v1/nothing',
    '/api/v1/customer/info',
    '/assets/gone.js',
    '/favicon.ico',
    '/robots.txt',
    '/healthz',
  ];
  for (const address of [...html, ...others]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.headers(), address).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/default-src '(self|none)'.*frame-ancestors 'none'/),
    });
    expect(answer.headers()['content-security-policy'], address).not.toContain('unsafe');
  }
});

test('without a network one notice appears, the input stays, and the page continues when it is back [error-04]', async ({
  page,
  context,
  shop,
  enter,
}) => {
  shop.expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await enter('grocery');
  await visit(page, '/home');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'With a password' }).check({ force: true });
  await fill(dialog.getByLabel('Email or phone'), '+998900000001');
  await fill(dialog.getByLabel('Password', { exact: true }), 'bozor-demo');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  const lost = page.getByText('Connection lost. Please try again.').filter({ visible: true });
  await expect(lost).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(lost).toHaveCount(1);
  await expect(page.getByText('No connection')).toBeAttached();
  await expect(dialog.getByLabel('Email or phone')).toHaveValue('+998900000001');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('bozor-demo');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Sign in successfully.')).toBeVisible();
  await expect(page.getByText('No connection')).toHaveCount(0);
});

test('content stays when its refetch fails', async ({ page, context, shop, enter }) => {
  shop.expectTrouble(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await enter('grocery');
  await visit(page, '/categories');
  const categories = page.getByRole('main').getByRole('link');
  const shown = await categories.count();
  expect(shown).toBeGreaterThan(5);
  let refused = 0;
  await page.route('**/api/v1/categories*', (route) => {
    refused += 1;
    return route.abort();
  });
  await page.clock.fastForward('10:00');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => refused).toBe(2);
  await expect(page.getByText('Connection lost. Please try again.').filter({ visible: true })).toHaveCount(1);
  await expect(categories).toHaveCount(shown);
});

test('a page that fails says so with a way to try again, and header and footer stay', async ({ page, shop, enter }) => {
  shop.expectTrouble(/500/);
  await enter('grocery');
  await visit(page, '/home');
  await page.route('**/about-us.data*', (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute('**/about-us.data*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
});

test(
  'a page that is left while code of it is awaited does not take the person back',
  { tag: '@every-browser' },
  async ({ page, enter }) => {
    await enter('grocery');
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    // Never answered: the browser gives it up when the page is left.
    await page.route('**/newsletter-form-*.js', () => isAsked());
    await visit(page, '/about-us');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await asked;
    await page.goto('/help-and-support');
    await expect(page).toHaveURL(/\/help-and-support$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('a page whose code cannot be had though there is a network says so, and does not load for ever', async ({ page, shop, enter }) => {
  shop.expectTrouble(/ERR_FAILED|dynamically imported module|React error|^thrown: $/);
  await enter('grocery');
  await page.route('**/listing-page-*.js', (route) => route.abort());
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.goto('/home?data_type=all&filter=popular');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute('**/listing-page-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Found/ })).toBeVisible();
});

const STORAGE_FAULTS = {
  'is forbidden': () => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: forbid });
    Object.defineProperty(window, 'sessionStorage', { get: forbid });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [fault, breakStorage] of Object.entries(STORAGE_FAULTS)) {
  test(`where storage ${fault} the shop says so once and still sells`, async ({ page, request, shop }) => {
    // The framework's own scroll restoration script reports it too.
    shop.expectTrouble(/SecurityError|^thrown: $/);
    await page.addInitScript(breakStorage);
    const place = await cityCentre(request);
    await page.goto(`/home?module_id=${place.modules.grocery}`);
    await expect(page.getByText(/Your browser does not let this shop remember things/)).toHaveCount(1);
    await page
      .getByRole('button', { name: /Pick a location|Deliver to/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Pick from map' }).click();
    const picker = page.getByRole('dialog', { name: 'Pick Location' });
    await fill(picker.getByRole('combobox'), 'Chorsu');
    await picker.getByRole('option').first().click();
    await picker.getByRole('button', { name: 'Pick Locations' }).click();
    await expect(picker).toBeHidden();
    await page
      .getByRole('region', { name: /Most Popular Items/ })
      .getByRole('button', { name: /^Add .+ to the cart$/ })
      .first()
      .click();
    await expect(toastWith(page, 'Item added to cart')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, 1 item/ })).toBeVisible();
  });
}

test('a guest whom the shop has forgotten becomes another one, and buys [auth-02]', async ({ page, shop, enter }) => {
  shop.expectTrouble(/403/);
  await enter('grocery');
  const forgotten = 'a-guest-of-an-earlier-database-0123456789-abc';
  await visit(page, '/about-us');
  await page.evaluate((id) => localStorage.setItem('guest_id', id), forgotten);
  await page.goto('/home');
  await page.waitForFunction((id) => ![null, id].includes(localStorage.getItem('guest_id')), forgotten);
  await page
    .getByRole('button', { name: /^Add .+ to the cart$/ })
    .first()
    .click();
  await expect(toastWith(page, 'Item added to cart')).toBeVisible();
});

test('slow content has skeletons that are announced to screen readers, on pages and in lists [app-06]', async ({ page, request }) => {
  await signInAs(page, request, { module: 'grocery', isSignedIn: true });
  const main = page.getByRole('main');
  const boxes = main.locator('[aria-busy="true"] [data-shape]').filter({ visible: true });
  const slow = async (address: RegExp, open: () => Promise<unknown>) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(address, async (route) => (await answered, await route.continue()));
    await open();
    await expect(boxes.first()).toBeVisible();
    await expect(main.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeAttached();
    answer();
    await expect(boxes).toHaveCount(0);
    await page.unroute(address);
  };
  await visit(page, '/home?data_type=all');
  await slow(/\/api\/v1\/items\/search\?.*list_type=store/, () => page.getByRole('tab', { name: 'Stores' }).click());
  await expect(main.getByRole('link', { name: /./ }).first()).toBeVisible();
  await slow(/\/api\/v1\/customer\/order\/running-orders/, () => visit(page, '/profile?page=my-orders'));
});

test('a list whose next page fails keeps its rows, shows the error, stops loading and continues at a press', async ({
  page,
  request,
  shop,
}) => {
  shop.expectTrouble(/500|Failed to load resource/);
  await signInAs(page, request, { module: 'food' });
  const requested: string[] = [];
  await page.route(/\/items\/search\?.*offset=2/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ status: 500, json: { errors: [{ code: 'internal', message: 'broken' }], message: 'broken' } });
  });
  await visit(page, '/home?data_type=all');
  const main = page.getByRole('main');
  const cards = main.getByRole('list', { name: 'Foods' }).getByRole('article');
  // The cards of the place that only the browser knows replace the first cards.
  await expect(() => cards.last().scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
  await expect(main.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
  await expect(cards).toHaveCount(12);
  const tries = requested.length;
  await cards.first().scrollIntoViewIfNeeded();
  await cards.last().scrollIntoViewIfNeeded();
  await page.unroute(/\/items\/search\?.*offset=2/);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(12);
  await expect(main.getByRole('alert')).toHaveCount(0);
  expect(requested).toHaveLength(tries);
});

/** Errors of the browser for files it cannot fetch, and of React for lazy parts. */
const WITHOUT_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload CSS/;

/** Opens a list of restaurants before the network is lost. Returns the main part of the page. */
async function readRestaurants(page: Page, request: APIRequestContext, shop: Shop): Promise<Locator> {
  shop.expectTrouble(WITHOUT_NETWORK);
  await signInAs(page, request, { module: 'food' });
  await visit(page, '/store/popular');
  return page.getByRole('main');
}

test('without a network "back" shows a cached page, with a notice', async ({ page, request, context, shop }) => {
  const main = await readRestaurants(page, request, shop);
  await main.getByRole('link', { name: 'On the map' }).click();
  await expect(page).toHaveURL(/\/store\/map/);
  await context.setOffline(true);
  await goBack(page);
  await expect(main.getByRole('heading', { level: 1, name: 'Popular restaurants' })).toBeVisible();
  await expect(main.getByRole('article')).not.toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'No connection' })).toBeHidden();
  await expect(main.getByRole('heading', { level: 1, name: 'Popular restaurants' })).toBeVisible();
});

test('without a network a touched link leaves the page as it is, and a page not seen before says why it does not come', async ({
  page,
  request,
  context,
  shop,
}) => {
  const main = await readRestaurants(page, request, shop);
  const store = main.getByRole('article').first().getByRole('link').first();
  await context.setOffline(true);
  // The router as shipped reloads the document when a page's code fails to load, so links stop prefetching once the loss is known.
  await page.waitForFunction(() => !navigator.onLine);
  await store.hover();
  await expect(main.getByRole('heading', { level: 1, name: 'Popular restaurants' })).toBeVisible();
  await store.click();
  await expect(main.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/store\/(?!popular)/);
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('No connection');
});

/** Makes requests fail without an offline event. Returns the function that restores the network. */
async function cutNetwork(page: Page, shop: Shop): Promise<() => Promise<void>> {
  shop.expectTrouble(/ERR_FAILED|Failed to fetch|dynamically imported module|Error loading route module/);
  const everything = '**/*';
  await page.route(everything, (route) => route.abort());
  return () => page.unroute(everything);
}

const noConnection = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection' });

/** Presses Try again, unless another request has found the network already. */
async function tryAgain(page: Page): Promise<void> {
  const again = noConnection(page).getByRole('button', { name: 'Try again' });
  await Promise.race([again.click(), again.waitFor({ state: 'hidden' })]);
}

test('with a network lost unnoticed, a touched link leaves the page and shows a notice', async ({ page, request, shop }) => {
  const main = await readRestaurants(page, request, shop);
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await cutNetwork(page, shop);
  await main.getByRole('article').first().getByRole('link').first().hover();
  await expect(noConnection(page)).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'Popular restaurants' })).toBeVisible();
  expect(loads).toBe(0);
});

test('with a network lost unnoticed, a new page shows the failure in the shop and can be retried', async ({ page, request, shop }) => {
  const main = await readRestaurants(page, request, shop);
  const store = main.getByRole('article').first().getByRole('link').first();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  const mend = await cutNetwork(page, shop);
  await store.dispatchEvent('click');
  await expect(main.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await noConnection(page).getByRole('button', { name: 'Try again' }).click();
  await expect(noConnection(page).getByRole('button', { name: 'Try again', disabled: false })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  expect(loads).toBe(0);
  await mend();
  await tryAgain(page);
  await expect(page).toHaveURL(/\/store\/(?!popular)/);
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('No connection');
  await expect(noConnection(page)).toBeHidden();
  // The router would wait for ever for the code that it could not load.
  await expect.poll(() => loads).toBe(1);
});

test('without a network, a failed page leads to another without leaving the shop', async ({ page, request, shop }) => {
  const main = await readRestaurants(page, request, shop);
  const stores = main.getByRole('article');
  await stores.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/store\/(?!popular)/);
  await goBack(page);
  await expect(main.getByRole('heading', { level: 1, name: 'Popular restaurants' })).toBeVisible();
  const mend = await cutNetwork(page, shop);
  await stores.nth(1).getByRole('link').first().dispatchEvent('click');
  const lost = main.getByRole('heading', { level: 1, name: 'No connection' });
  await expect(lost).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Track Order' }).click();
  await expect(lost).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await mend();
  await tryAgain(page);
  await expect(page).toHaveURL(/\/track-order/);
  await expect(lost).toBeHidden();
});
