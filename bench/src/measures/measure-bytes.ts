import { gzipSync } from 'node:zlib';
import { COOKIE, SCOPE, type Measured, type MeasuredCity } from './city.ts';

const KB = 1_000;

/**
 * Measures the bytes that a browser fetches for a whole page: the scripts and styles of its HTML, those requested after the first paint
 * included.
 */
export async function measureBytes({ shop: { url } }: MeasuredCity): Promise<Measured[]> {
  const answer = await fetch(`${url}/api/v1/items/popular?limit=1`, { headers: SCOPE });
  const { products } = (await answer.json()) as { products: readonly { slug: string; store_slug: string }[] };
  const { slug, store_slug: storeSlug } = products[0]!;
  const pages = [
    { name: 'the landing page', path: '/', cookie: '' },
    { name: 'the home page', path: '/home', cookie: COOKIE },
    { name: 'a store', path: `/store/${storeSlug}`, cookie: COOKIE },
    { name: 'an item', path: `/product/${slug}`, cookie: COOKIE },
    { name: 'the checkout', path: '/checkout', cookie: COOKIE },
  ];
  const measured: Measured[] = [];
  for (const { name, path, cookie } of pages) {
    const html = await (await fetch(url + path, { headers: { cookie } })).text();
    const named = new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file));
    const weigh = async (ending: string) => {
      let bytes = 0;
      for (const file of named) if (file.endsWith(ending)) bytes += gzipSync(await (await fetch(url + file)).bytes()).length;
      return bytes / KB;
    };
    measured.push({ name: `JavaScript of ${name}`, value: await weigh('.js') }, { name: `CSS of ${name}`, value: await weigh('.css') });
  }
  return measured;
}
