import { expect, test } from 'vitest';
import { pageMeta, type PageHead } from './page-head.ts';

const SITE = { siteName: 'Bozor', publicUrl: 'https://shop.example' };
const metaOf = (head?: PageHead) =>
  pageMeta({ matches: [{ id: 'root', loaderData: SITE }, undefined, { id: 'page', loaderData: head && { head } }] });

test('names the page and the shop, the one address of the content and that of each language', () => {
  const meta = metaOf({ title: 'Milk', canonical: '/product/milk?module_id=2', image: '/media/milk.webp', description: 'Fresh' });
  expect(meta).toContainEqual({ title: 'Milk · Bozor' });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://shop.example/product/milk?module_id=2' });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'uz-Cyrl',
    href: 'https://shop.example/product/milk?module_id=2&lang=uz-Cyrl',
  });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'x-default',
    href: 'https://shop.example/product/milk?module_id=2',
  });
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://shop.example/media/milk.webp' });
});

test('marks pages without a canonical address as noindex', () => {
  expect(metaOf({ title: 'Checkout' })).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('a page without a head carries the name of the shop', () => {
  expect(metaOf()).toEqual([{ title: 'Bozor' }]);
});
