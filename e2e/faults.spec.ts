import { expect, test } from './vocabulary/shop.ts';

const NOBODY = ['nobody-knows-this', '987654321', '0', '%ff', '%00', "1'%20or%20'1'='1", 'x'.repeat(300)];
const KINDS = ['store', 'product', 'category', 'campaigns', 'nowhere'];

test('what is not there answers 404 with a search and a way home, in the reader’s language', async ({ request }) => {
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
