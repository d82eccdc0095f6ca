import { expect, test } from 'vitest';
import { openTestPage } from '../platform/pages/testing/open-test-page.ts';
import { loader } from './robots-txt.ts';

test('crawlers may read everything but personal pages and the API, and are told of the sitemap', async () => {
  const response = (loader as unknown as (args: object) => Response)(openTestPage({}));
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines.slice(-5)).toEqual(['Disallow: /newsletter', 'Disallow: /api/', '', 'Sitemap: https://shop.example/sitemap.xml', '']);
  const closed = lines.filter((line) => line.startsWith('Disallow: '));
  expect(new Set(closed).size).toBe(closed.length);
  for (const path of ['/checkout', '/payment', '/rate-and-review', '/auth', '/profile']) expect(closed).toContain(`Disallow: ${path}`);
  for (const path of ['/home', '/store', '/product', '/']) expect(closed).not.toContain(`Disallow: ${path}`);
});
