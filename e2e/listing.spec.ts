import type { Page } from '@playwright/test';
import { fill } from './steps/fill.ts';
import { serverRendered } from './steps/server-rendered.ts';
import { coalesceObserverEntries } from './steps/coalesced-observer.ts';
import { cityCentre } from './steps/visit.ts';
import { signInAs, REGULAR, remembered, visit } from './steps/visitor.ts';
import { expect, test } from './steps/shop.ts';

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search the shop' }).filter({ visible: true }).first();
const suggestionsOf = (url: string) => new URL(url).pathname.endsWith('/items/item-or-store-search');

test(
  'suggests after a debounce, stores recent searches and offers them again [search-06] [search-08] [search-09] [search-10] [search-11] [search-13] [search-16]',
  { tag: '@every-browser' },
  async ({ page, request }) => {
    await signInAs(page, request, { module: 'food' });
    await visit(page, '/categories');
    const box = searchBox(page);
    const list = page.getByRole('listbox', { name: 'Search the shop' });
    const requested: string[] = [];
    page.on('request', (each) => suggestionsOf(each.url()) && requested.push(new URL(each.url()).searchParams.get('name') ?? ''));
    const suggested = page.waitForRequest((each) => suggestionsOf(each.url()));
    const began = Date.now();
    await fill(box, 'lagm');
    await suggested;
    expect(Date.now() - began).toBeGreaterThanOrEqual(500);
    await expect(list.getByRole('option').first()).toContainText(/lagman/i);
    expect(requested).toEqual(['lagm']);
    expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('400px');
    await page.getByRole('main').click({ position: { x: 5, y: 400 } });
    await expect(list).toBeHidden();

    await fill(box, 'lagmon');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/home\?search=lagmon&data_type=searched$/);
    await expect(page.getByRole('heading', { level: 1, name: /^\d+ Foods Found$/ })).toBeVisible();
    await expect(list).toBeHidden();
    expect(await remembered(page, 'searchedValues')).toBe('["lagmon"]');

    await visit(page, '/categories');
    await box.click();
    await expect(list.getByRole('group', { name: 'Recent searches' })).toBeVisible();
    await box.press('ArrowDown');
    await expect(list.getByRole('option', { name: 'lagmon' })).toHaveAttribute('aria-selected', 'true');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/home\?search=lagmon&data_type=searched$/);
    expect(await remembered(page, 'searchedValues')).toBe('["lagmon"]');
  },
);

test('a long pasted text is cut to the search limit, and its page can be reloaded [search-11]', async ({ page, request }) => {
  await signInAs(page, request, { module: 'food' });
  await visit(page, '/categories');
  await searchBox(page).focus();
  await page.keyboard.insertText('лағмон '.repeat(70));
  await expect(searchBox(page)).toHaveValue('лағмон '.repeat(70).slice(0, 100));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/data_type=searched$/);
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ Foods Found$/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ Foods Found$/ })).toBeVisible();
});

test('an empty list offers to clear its filters or to show everything', async ({ page, request }) => {
  await signInAs(page, request, { module: 'food' });
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  await visit(page, '/home?data_type=all&min_price=90000000');
  const nothing = main.getByText('Items not found!').locator('..');
  await nothing.getByRole('button', { name: 'Clear all' }).click();
  await expect(title).toHaveText(/^[1-9]\d* Foods Found$/);
  await expect(title).toBeFocused();
  await visit(page, '/home?search=qwzzyx&data_type=searched');
  await nothing.getByRole('link', { name: 'Show everything' }).click();
  await expect(page).toHaveURL(/data_type=all/);
  await expect(title).toHaveText(/^[1-9]\d* Foods Found$/);
});

test("a search announces the number of suggestions to screen readers, in the language's plural forms", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language-setting', value: 'ru', url: baseURL! }]);
  await page.addInitScript(() => location.protocol.startsWith('http') && localStorage.setItem('language-setting', 'ru'));
  await signInAs(page, request, { module: 'food' });
  await page.route('**/items/item-or-store-search*', async (route) => {
    const found = (await (await route.fetch()).json()) as { items: unknown[] };
    await route.fulfill({ json: { ...found, items: found.items.slice(0, 2), stores: [], categories: [] } });
  });
  await visit(page, '/categories');
  const box = page.getByRole('search').getByRole('combobox').filter({ visible: true }).first();
  const said = page.getByRole('search').getByRole('status').filter({ hasText: 'подсказ' });
  await fill(box, 'lag');
  await expect(said).toHaveText('2 подсказки');
  await fill(box, '');
  await expect(said).toHaveCount(0);
});

test('an opened search suggests items to signed-in customers only [search-17]', async ({ page, request }) => {
  const requested: string[] = [];
  page.on('request', (each) => new URL(each.url()).pathname.endsWith('/items/suggested') && requested.push(each.url()));
  await signInAs(page, request, { module: 'grocery' });
  await visit(page, '/categories');
  await fill(searchBox(page), 'milk');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(requested).toEqual([]);
  const token = await page.request.post('/api/v1/auth/login', { data: REGULAR });
  await page.evaluate((known) => localStorage.setItem('token', known), ((await token.json()) as { token: string }).token);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account of Dilnoza Karimova' }).first()).toBeVisible();
  expect(requested).toEqual([]);
  await searchBox(page).click();
  await expect(page.getByRole('group', { name: 'Suggested for you' }).getByRole('option')).not.toHaveCount(0);
});

test('an emptied search shows everything again, in the tab one is in [search-12]', async ({ page, request }) => {
  await signInAs(page, request, { module: 'food' });
  for (const [tab, after] of [
    ['', /data_type=category$/],
    ['&list_type=store', /data_type=all&list_type=store$/],
  ] as const) {
    await visit(page, `/home?search=samsa&data_type=searched${tab}`);
    await fill(searchBox(page), '');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(after);
  }
});

test(
  'a checkbox applies at once: a category selects its subcategories, All selects everything, another tab resets [list-13] [list-17] [list-18]',
  { tag: '@every-browser' },
  async ({ page, request }) => {
    await signInAs(page, request, { module: 'grocery' });
    await visit(page, '/home?data_type=all');
    const panel = page.getByRole('complementary', { name: 'Filters' });
    const categories = panel.getByRole('region').or(panel.locator('section')).filter({ hasText: 'Fruit and vegetables' });
    await categories.getByRole('checkbox', { name: /^Fruit and vegetables/ }).check();
    await expect(categories.getByRole('checkbox', { name: /^Greens and herbs/ })).toBeChecked();
    await expect(page).toHaveURL(/category_ids=\d+(%2C\d+)+/);
    await categories.getByRole('button', { name: 'All' }).click();
    await expect(categories.getByRole('checkbox', { checked: false })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Stores' }).click();
    await expect(categories.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(page).not.toHaveURL(/category_ids/);
  },
);

test('a price range is set with the keys alone, by fields or by its line, and is empty again once all is cleared [list-15] [list-20]', async ({
  page,
  request,
}) => {
  await signInAs(page, request, { module: 'grocery' });
  await visit(page, '/home?data_type=all');
  const main = page.getByRole('main');
  const from = main.getByRole('textbox', { name: 'From', exact: true });
  await from.focus();
  await page.keyboard.type('10000');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/min_price=10000/);
  await page.keyboard.type('20000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/min_price=10000&max_price=20000/);
  const least = main.getByRole('slider', { name: 'From' });
  await least.press('ArrowLeft');
  await expect(page).not.toHaveURL(/min_price=10000&/);
  await expect(least).toBeFocused();
  await main.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/_price=/);
  await expect(from).toHaveValue('');
});

test('focus moves to the next chip when one is removed, and to the results after the last [list-05]', async ({ page, request }) => {
  await signInAs(page, request, { module: 'grocery' });
  await visit(page, '/home?data_type=all&filter=discounted,popular&rating_count=4');
  const chip = (name: string) => page.getByRole('main').getByRole('button', { name: `Remove ${name}` });
  await chip('Popular').press('Enter');
  await expect(chip('4 stars and up')).toBeFocused();
  await chip('4 stars and up').press('Enter');
  const clear = page.getByRole('main').getByRole('button', { name: 'Clear all' });
  await expect(clear).toBeFocused();
  await clear.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Groceries Found$/ })).toBeFocused();
});

test(
  'on a phone all filters are in a sheet with a sticky title and a counting button',
  { tag: '@every-browser' },
  async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, request, { module: 'food' });
    await visit(page, '/home?data_type=all');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Filter/ })
      .filter({ visible: true })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const first = sheet.getByText('Show', { exact: true });
    await expect(first).toBeInViewport();
    await sheet.getByText('Rating', { exact: true }).evaluate((heading) => heading.scrollIntoView());
    await expect(first).not.toBeInViewport();
    await expect(sheet.getByRole('heading', { name: 'Filters', exact: true })).toBeInViewport({ ratio: 1 });
    await sheet.getByRole('button', { name: 'Milk', exact: true }).click();
    await expect(page).toHaveURL(/without=milk/);
    const show = sheet.getByRole('button', { name: /^Show \d+ items$/ });
    await expect(show).toBeEnabled();
    const heading = page.getByRole('heading', { level: 1, includeHidden: true });
    const numberIn = async (text: Promise<string>) => /\d+/.exec(await text)?.[0];
    await expect.poll(async () => (await numberIn(show.innerText())) === (await numberIn(heading.innerText()))).toBe(true);
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('main').getByRole('button', { name: 'Remove Without: milk' })).toBeVisible();
    await expect(page.getByText(/^Not shown because their allergens are not stated: \d+\.$/)).toBeVisible();
  },
);

test('stores are on a map and in a list, twelve at a time; a marker leads to its store [map-03] [map-04]', async ({ page, request }) => {
  await signInAs(page, request, { module: 'food' });
  await visit(page, '/store/popular');
  await page.getByRole('main').getByRole('link', { name: 'On the map' }).click();
  await expect(page).toHaveURL(/\/store\/map/);
  const stores = page.getByRole('list', { name: 'Stores' }).getByRole('listitem');
  await expect(stores).toHaveCount(12);
  await expect(stores.first()).toContainText(/soʻm|Free/);
  await page.getByRole('main').getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => stores.count()).toBeGreaterThan(12);
  const markOf = (name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}(\\. Opens .*)?$`) });
  // Stores that stand close together share one mark with their number.
  await expect(async () => {
    for (const link of await stores.getByRole('link').all()) {
      const mark = markOf(await link.locator('span span').first().innerText());
      if ((await mark.count()) === 0) continue;
      const [path] = (await link.getAttribute('href'))!.split('?');
      await mark.dispatchEvent('click', {}, { timeout: 2_000 });
      await expect(page).toHaveURL(new RegExp(`${path}\\?.*module_id=\\d+&distance=[\\d.]+&store_zone_id=\\d+`), { timeout: 5_000 });
      return;
    }
    throw new Error('No store of the list has a mark of its own.');
  }).toPass();
});

test('the marker of a closed store says when it opens, visibly and to screen readers [map-03]', async ({ page, request }) => {
  await page.route(/\/stores\/get-stores\/all\?.*offset=2/, async (route) => {
    const answer = await route.fetch();
    const reply = (await answer.json()) as { stores: { name: string }[] };
    const store = { name: 'Early Door', open: false, next_opening_at: '2030-03-05T04:00:00Z' };
    await route.fulfill({ response: answer, json: { ...reply, stores: [{ ...reply.stores[0], ...store }] } });
  });
  await signInAs(page, request, { module: 'food' });
  await visit(page, '/store/map');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Load more' }).click();
  const closed = main.getByRole('button', { name: 'Early Door. Opens on 5 March at 09:00', exact: true });
  await expect(closed).toContainText('on 5 March at 09:00');
});

test('a listing loads more near its end, and marks items not served now [card-02] [list-07] [list-22]', async ({ page, request }) => {
  await coalesceObserverEntries(page);
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    const margins: string[] = [];
    Object.assign(window, { margins });
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        margins.push(options?.rootMargin ?? '');
      }
    };
  });
  await page.route(/\/items\/search\?.*offset=2/, async (route) => {
    const answer = await route.fetch();
    const reply = (await answer.json()) as { products: object[] };
    const unhydrated = { available: false, available_stock: null, available_time_starts: '01:00', available_time_ends: '02:00' };
    await route.fulfill({ response: answer, json: { ...reply, products: reply.products.map((each) => ({ ...each, ...unhydrated })) } });
  });
  await signInAs(page, request, { module: 'food' });
  // The viewport is so low that the end of the first page is not near at once.
  await page.setViewportSize({ width: 1280, height: 640 });
  await visit(page, '/home?data_type=all');
  const cards = page.getByRole('list', { name: 'Foods' }).getByRole('article');
  await expect(cards).toHaveCount(12);
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(24);
  await expect(cards.nth(12)).toContainText('Not Available now');
  await expect(cards.nth(12)).toContainText('01:00–02:00');
  // It goes on by itself, and no button waits after some pages.
  for (const shown of [24, 36]) {
    await cards.last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count()).toBeGreaterThan(shown);
  }
  expect(await page.evaluate(() => (window as unknown as { margins: string[] }).margins)).toContain('0px 0px 38% 0px');
});

test('results name their store, in the grid and the list', async ({ request }) => {
  const { zoneId, modules } = await cityCentre(request);
  const zone = `[${zoneId}]`;
  const { products } = await (
    await request.get('/api/v1/items/search', {
      headers: { zoneid: zone, moduleId: String(modules.food) },
      params: { name: 'plov', data_type: 'searched', list_type: 'item', limit: 12, offset: 1 },
    })
  ).json();
  const stores = new Set((products as { store_name: string }[]).map(({ store_name: name }) => name));
  expect(stores.size).toBeGreaterThan(1);
  for (const view of ['grid', 'list']) {
    const path = `/home?search=plov&data_type=searched&view=${view}&module_id=${modules.food}`;
    const { html } = await serverRendered(request, path, `zoneid=${encodeURIComponent(zone)}`);
    const cards = (html.match(/<article.*?<\/article>/gs) ?? []).join('');
    for (const name of stores) expect(cards, view).toContain(`>${name}<`);
  }
});

test('shows distance and delivery price of every store beside the filters, never truncated', async ({ page, request }) => {
  await page.setViewportSize({ width: 1180, height: 900 });
  await signInAs(page, request, { module: 'food' });
  await visit(page, '/home?data_type=all&list_type=store');
  await expect(page.getByRole('article').filter({ hasText: 'km' }).first()).toBeVisible();
  const lines = page.getByRole('article').locator('p');
  expect(
    await lines.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)),
  ).toEqual([]);
});
