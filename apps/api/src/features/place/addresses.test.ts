import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { API } from '@bozor/contract/shop/routes.ts';
import { expect, it } from 'vitest';
import { loadGazetteer } from '../../../seed/load/gazetteer.ts';
import { testApi } from '../../../test/api.ts';

const LEAST_SHARE = 0.95;

const { call, pool } = await testApi();
const client = await pool.connect();
await loadGazetteer(client);
client.release();

/** Addresses as people of Tashkent write them, each with the street that it means, and its house and flat. */
const WRITTEN = readFileSync(fileURLToPath(new URL('../../../test/addresses/tashkent.tsv', import.meta.url)), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [street: string, house: string, flat: string, text: string]);

it('at least 95 of 100 written addresses lead to their street and keep house and flat [api-02]', { timeout: 60_000 }, async () => {
  expect(WRITTEN.length).toBeGreaterThanOrEqual(300);
  const lost: string[] = [];
  for (const [street, house, flat, text] of WRITTEN) {
    const { body } = await call(API.place.autocomplete, { query: { search_text: text }, headers: { 'x-localization': 'uz' } });
    const [first] = body.predictions;
    const found = [first?.structured_formatting.main_text, first?.house, first?.flat];
    if (String(found) !== String([`${street} ${house}`, house, flat])) lost.push(`${text}: ${found.join(', ')}`);
  }
  expect(lost.length / WRITTEN.length, lost.join('\n')).toBeLessThanOrEqual(1 - LEAST_SHARE);
});

it.each([
  ['41.31, 69.28'],
  ['69.28 41.31'],
  ['41°18\'36"N 69°16\'48"E'],
  ['https://www.google.com/maps?q=41.31,69.28'],
  ['https://yandex.uz/maps/?ll=69.28%2C41.31&z=17'],
  ['https://2gis.uz/tashkent/geo/69.28,41.31'],
])('%s leads to its point, which has the name of the street there', async (text) => {
  const { body } = await call(API.place.autocomplete, { query: { search_text: text }, headers: { 'x-localization': 'uz' } });
  expect(body.predictions).toHaveLength(1);
  const [{ place_id, lat, lng, structured_formatting }] = body.predictions as [(typeof body.predictions)[number]];
  expect([lat, lng]).toEqual([41.31, 69.28]);
  expect(structured_formatting.main_text).toMatch(/koʻchasi|maydoni|xiyoboni/);
  const details = await call(API.place.details, { query: { placeid: place_id }, headers: { 'x-localization': 'uz' } });
  expect(details.body.result.geometry.location).toEqual({ lat: 41.31, lng: 69.28 });
});
