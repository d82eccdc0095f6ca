import { API } from '@bozor/contract/shop/routes.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ItemPage } from '../app/features/item/item-page.tsx';
import { OperatorPage } from '../app/features/pages/operator-page.tsx';
import { StorePage } from '../app/features/store/store-page.tsx';
import { renderShop } from './render-shop.tsx';
import { replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const item = (server: ShopServer) =>
  server.answer(
    API.items.details,
    replyOf(API.items.details, { name: 'Плов', description: 'Rice with carrots', untranslated: ['description'] }),
  );
const store = (server: ShopServer) =>
  server.answer(
    API.stores.details,
    replyOf(API.stores.details, {
      name: 'Лола',
      address: 'Lola street',
      announcement: 'Closed in May',
      description: 'A corner shop',
      untranslated: ['description', 'announcement', 'address'],
    }),
  );
const blocks = [{ kind: 'paragraph' as const, text: 'We bring.', items: [] }];
const about = (server: ShopServer) =>
  server.answer(API.config.page, replyOf(API.config.page, { title: 'О нас', blocks, untranslated: ['blocks'] }));

test.each([
  {
    name: 'an item',
    part: <ItemPage idOrSlug="plov" isCampaign={false} />,
    answers: item,
    title: 'Плов',
    foreign: ['Rice with carrots'],
  },
  {
    name: 'a store',
    part: <StorePage idOrSlug="lola" />,
    answers: store,
    title: 'Лола',
    foreign: ['Closed in May', 'A corner shop', 'Lola street'],
  },
  { name: 'an operator’s page', part: <OperatorPage slug="about-us" />, answers: about, title: 'О нас', foreign: ['We bring.'] },
])('$name marks its texts that are not in the language of the page, and no others', async ({ part, answers, title, foreign }) => {
  await renderShop(<main id="main">{part}</main>, { locale: 'ru', answers });
  const languageOf = (element: Element) => element.closest<HTMLElement>('[lang]')!.lang;
  const heading = page.getByRole('heading', { level: 1 }).getByText(title);
  await expect.element(heading).toBeVisible();
  expect(languageOf(heading.element())).toBe('ru');
  for (const text of foreign) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    expect(languageOf(page.getByText(text, { exact: true }).element()), text).toBe('en');
  }
});
