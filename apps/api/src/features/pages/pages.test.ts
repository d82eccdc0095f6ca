import { expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';

const { bus, call, db } = await testApi();

await db
  .insertInto('pages')
  .values([
    {
      slug: 'about-us',
      title: JSON.stringify({ en: 'About us', ru: 'О нас' }),
      body: JSON.stringify({ en: 'We bring.', ru: '## Кто мы\n\nМы возим.' }),
    },
    { slug: 'shipping-policy', title: { en: 'Shipping' }, body: { en: 'Fast.' } },
    { slug: 'terms-and-conditions', title: { en: 'Terms' }, body: { en: 'Be kind.' }, is_active: false },
  ])
  .execute();

test('a page is returned in the requested language', async () => {
  const { body } = await call(API.config.page, { params: { slug: 'about-us' }, headers: { 'x-localization': 'ru' } });
  expect(body).toMatchObject({ slug: 'about-us', title: 'О нас', untranslated: [] });
  expect(body.blocks).toEqual([
    { kind: 'heading', text: 'Кто мы', items: [] },
    { kind: 'paragraph', text: 'Мы возим.', items: [] },
  ]);
});

test('a language it was not written in reads English', async () => {
  const { body } = await call(API.config.page, { params: { slug: 'about-us' }, headers: { 'x-localization': 'ar' } });
  expect(body).toMatchObject({ title: 'About us', untranslated: ['title', 'blocks'] });
});

test('a policy that is switched off is not there [footer-05]', async () => {
  const readPage = () => call(API.config.page, { params: { slug: 'shipping-policy' } });
  expect((await readPage()).status).toBe(200);
  await db.insertInto('settings').values({ key: 'shipping_policy', kind: 'flag', value: 'false' }).execute();
  bus.publish('settings_changed', {});
  const { status, body } = await readPage();
  expect([status, body.errors?.[0]?.code]).toEqual([404, 'page-off']);
});

test.each([
  ['that is not published', 'terms-and-conditions', 404],
  ['that nobody wrote', 'privacy-policy', 404],
  ['of an unknown name', 'secrets', 404],
])('a page %s is refused', async (_name, slug, status) => {
  expect((await call(API.config.page, { params: { slug } })).status).toBe(status);
});
