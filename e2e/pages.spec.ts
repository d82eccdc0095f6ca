import { createHash } from 'node:crypto';
import { expect, test } from './steps/shop.ts';
import { signInAs, goBack, visit, waitForHistoryEntry } from './steps/visitor.ts';

test('reads in every language, by a link, a cookie or the browser alone, before any script', async ({ request }) => {
  const langOf = async (path: string, headers: Record<string, string> = {}) =>
    /<html lang="([^"]+)" dir="([^"]+)"/.exec(await (await request.get(path, { headers })).text())!.slice(1);
  expect(await langOf('/home?lang=ar')).toEqual(['ar', 'rtl']);
  expect(await langOf('/home', { cookie: 'language-setting=uz-Cyrl' })).toEqual(['uz-Cyrl', 'ltr']);
  expect(await langOf('/home', { 'accept-language': 'de, ru;q=0.8' })).toEqual(['ru', 'ltr']);
});

test('gives everybody the same page, whatever else they send, and says so to browsers', async ({ request }) => {
  const plain = await request.get('/home');
  const other = await request.get('/home?utm_source=mail', {
    headers: { 'cookie': 'zoneid=evil; token=secret', 'authorization': 'Bearer secret', 'x-forwarded-host': 'evil.example' },
  });
  expect(await other.text()).toBe(await plain.text());
  expect(plain.headers()).toMatchObject({ 'cache-control': 'private, no-cache', 'vary': expect.stringContaining('Cookie') });
  const again = await request.get('/home', { headers: { 'if-none-match': plain.headers()['etag']! } });
  expect(again.status()).toBe(304);
});

test('has no inline style and no script outside its policy', async ({ request }) => {
  const answer = await request.get('/home');
  const html = await answer.text();
  const policy = answer.headers()['content-security-policy']!;
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
  expect(html).not.toContain('nonce=');
  const inline = [...html.matchAll(/<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g)];
  const named = inline.map(([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`);
  const delayed = 1; // The one that starts the module scripts after the first paint.
  expect(policy.match(/'sha256-[^']+'/g)).toEqual(expect.arrayContaining(named));
  expect(policy.match(/'sha256-/g)).toHaveLength(new Set(named).size + delayed);
});

test('is dark from the first paint for those who want it, and remembers the choice [header-19]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about-us', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => localStorage.setItem('settings', '{"direction":"ltr","theme":"light"}'));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('requests a guest id once and stores it [auth-02] [storage-02]', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().endsWith('/auth/guest/request') && requested.push(request.url()));
  await page.goto('/about-us');
  const stored = () => page.evaluate(() => localStorage.getItem('guest_id'));
  await expect.poll(stored).toMatch(/^[\w-]{43}$/);
  const first = await stored();
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await stored()).toBe(first);
  expect(requested).toHaveLength(1);
});

test('an invalid token is removed with a notice, and leads home [auth-51]', async ({ page, shop }) => {
  shop.expectTrouble(/401/);
  await page.addInitScript(
    () => sessionStorage.getItem('seen') ?? (localStorage.setItem('token', 'x'.repeat(43)), sessionStorage.setItem('seen', '1')),
  );
  await page.goto('/about-us');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Your account is inactive or Your token has been expired')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('survives storage that is corrupt or edited by hand', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['token', 'guest_id', 'zoneid', 'currentLatLng', 'module', 'settings', 'searchedValues', 'userDatafor', 'bg'])
      localStorage.setItem(key, '{"__proto__":[');
  });
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_id'))).toMatch(/^[\w-]{43}$/);
});

test('gives search engines a sitemap and excluded paths', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /profile\n');
  const index = await (await request.get('/sitemap.xml')).text();
  const file = /<loc>([^<]+)<\/loc>/.exec(index)![1]!.replaceAll('&amp;', '&');
  const places = await (await request.get(new URL(file).pathname + new URL(file).search)).text();
  expect(places).toMatch(/<loc>[^<]+\/store\/[^<]+<\/loc>/);
  expect(places).toMatch(/<loc>[^<]+\/product\/[^<]+<\/loc>/);
});

test("the operator's pages have their URLs, and every footer links to them [route-27] [route-31] [route-32] [route-33] [route-34] [route-37] [route-40]", async ({
  request,
}) => {
  const slugs = ['terms-and-conditions', 'privacy-policy', 'refund-policy', 'cancellation-policy', 'shipping-policy', 'about-us'];
  const landing = await (await request.get('/')).text();
  for (const slug of slugs) {
    const { title } = await (await request.get(`/api/v1/pages/${slug}`, { headers: { 'X-localization': 'ru' } })).json();
    const page = await (await request.get(`/${slug}?lang=ru`)).text();
    expect(/<h1[^>]*>([^<]+)/.exec(page)?.[1]).toBe(title);
    expect(landing).toContain(`href="/${slug}"`);
  }
});

test('the landing page has location field, modules, steps, apps and jobs, before any script [route-42]', async ({ request }) => {
  const html = await (await request.get('/?lang=en')).text();
  const headings = [...html.matchAll(/<h[12][^>]*>([^<]+)/g)].map(([, heading]) => heading);
  const expected = [
    'One address for everything',
    'How it works',
    'Take it with you',
    'Open your store here',
    'Ride with us',
    'News worth opening',
  ];
  expect(headings).toEqual(expect.arrayContaining(expected));
  for (const way of ['Search location', 'Use Current Location', 'Pick from map']) expect(html).toContain(way);
});

test('on a phone the line of the operator’s pages shows the one that is read [route-40]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shipping-policy');
  const line = page.getByRole('navigation', { name: 'About the shop' });
  await expect(line.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
});

test('going back closes an open dialog first, then leads to the page before', async ({ page, request }) => {
  await signInAs(page, request, { module: 'grocery' });
  await visit(page, '/home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog).toBeVisible();
  await waitForHistoryEntry(page, 'overlay');
  await goBack(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/about-us$/);
  await goBack(page);
  await expect(page).toHaveURL(/\/home/);
});
