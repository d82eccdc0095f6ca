import { expect, test } from './steps/shop.ts';

test('says that it lives and that it can serve', async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
});

test('protects every answer with headers', async ({ request }) => {
  for (const path of ['/', '/readyz', '/api/v1/nothing-here', '/nothing-here', '/assets/nothing-here.js']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy'], path).not.toContain('unsafe-inline');
    expect(headers['strict-transport-security'], path).toBeUndefined();
  }
});

test('answers for files that are not there without drawing a page', async ({ request }) => {
  for (const path of ['/assets/old-1a2b3c.js', '/media/demo/none.webp', '/favicon.png', '/wp-login.php', '/api/v2/items']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['content-type'], path).toContain('application/json');
  }
});

test('lets browsers keep the built files for ever, and sends them packed', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const style = /\/assets\/[\w.-]+\.css/.exec(page)![0];
  const answer = await request.get(style, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' });
});

test(
  'shows an address that is none as such, with a search and a way home [route-39]',
  { tag: '@every-browser' },
  async ({ page, shop }) => {
    shop.expectTrouble(/404/);
    expect((await page.goto('/nothing-here'))!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search the shop' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home');
  },
);
