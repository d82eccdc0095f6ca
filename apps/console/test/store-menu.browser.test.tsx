import type { Locale } from '@bozor/domain/words/locale.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleStorage } from '../app/frame/console-storage.ts';
import StoreConsole from '../app/store/console.tsx';
import MenuPage from '../app/store/menu/menu-page.tsx';
import { expectWhole, openConsole, refusal, replies, sent } from './open-console.tsx';

const PAGES = [{ path: '/store-console', Component: StoreConsole, children: [{ path: 'menu', Component: MenuPage }] }];
const KITCHEN = {
  id: 3,
  name: 'Gulnora Saidova',
  role: 'kitchen',
  permissions: ['orders.see', 'items.see', 'items.pause'],
  scope: { of: 'own store', store: 'Chinor Plov House' },
  grants: [{ role: 'kitchen', store: 'Chinor Plov House', zone: null, ends_at: null }],
  session: { id: 7, expires_at: '2026-12-20T19:00:00Z' },
};
const item = (id: number, name: string, state: 'on' | 'off' | 'withdrawn', off_until: string | null = null) => ({
  id,
  name,
  store: 'Chinor Plov House',
  image_full_url: null,
  tile_hue: 85,
  state,
  off_until,
});
const PLOV = item(31, 'Tashkent plov', 'on');
const SOMSA = item(32, 'Somsa', 'off', '2026-11-21T04:00:00.000Z');
const OLD = item(33, 'Old soup', 'withdrawn');
const show = (...items: object[]) => (replies['GET /store/items'] = { now: '2026-11-20T15:10:00.000Z', items, total: items.length });
const open = (locale: Locale = 'en', width = 1024, query = '') => openConsole(PAGES, `/store-console/menu${query}`, { locale, width });

beforeEach(() => {
  consoleStorage.write('console-signed-in', true);
  replies['GET /staff/me'] = KITCHEN;
  show(SOMSA, PLOV, OLD);
});

describe('the menu of a store', () => {
  test.each([
    ['en', 1024],
    ['ru', 360],
    ['ar', 768],
    ['uz-Cyrl', 360],
  ] as const)('is whole in %s at %i px', async (locale, width) => {
    await open(locale, width);
    await expect.element(page.getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
    await expectWhole();
  });

  test('says what is on sale, off until when, and taken out', async () => {
    await open();
    await expect.element(page.getByText('On sale')).toBeVisible();
    await expect.element(page.getByText(/^Off until .*09:00/)).toBeVisible();
    await expect.element(page.getByText('Not sold: taken out by the operator')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Old soup/ })).not.toBeInTheDocument();
  });

  test('takes an item off until a day', async () => {
    replies['POST /store/items/31/off'] = { ...PLOV, state: 'off', off_until: '2026-12-01T00:00:00.000Z' };
    await open();
    await page.getByRole('button', { name: 'Take off Tashkent plov' }).click();
    await page.getByRole('button', { name: 'Take off until then' }).click();
    await expect.element(page.getByText('Choose the day.')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Back on this day'), '2026-12-01');
    await page.getByRole('button', { name: 'Take off until then' }).click();
    await expect.poll(() => sent).toMatchObject([{ body: { lasts: 'until', until: new Date('2026-12-01T00:00').toISOString() } }]);
  });

  test('puts an item back, and says why that is refused', async () => {
    replies['POST /store/items/32/on'] = refusal(404, { code: 'item-not-found', message: 'This item is not available any more.' });
    await open();
    await page.getByRole('button', { name: 'Put back Somsa' }).click();
    await expect.element(page.getByText('This item is not available any more.')).toBeVisible();
    replies['POST /store/items/32/on'] = () => {
      show(item(32, 'Somsa', 'on'));
      return item(32, 'Somsa', 'on');
    };
    await page.getByRole('button', { name: 'Put back Somsa' }).click();
    await expect.element(page.getByRole('button', { name: 'Take off Somsa' })).toBeVisible();
  });

  test('says so where nothing is found, and where it cannot be read', async () => {
    show();
    await open('en', 1024, '?name=xyz&off=1');
    await expect.element(page.getByText('Nothing found')).toBeVisible();
    await expect.element(page.getByLabelText('Find by name')).toHaveValue('xyz');
    await expect.element(page.getByLabelText('Only what is off')).toBeChecked();
  });

  test('offers to load again what cannot be read', async () => {
    replies['GET /store/items'] = undefined;
    await open();
    await expect.element(page.getByText('The menu cannot be shown.')).toBeVisible();
    show(PLOV);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(page.getByText('On sale')).toBeVisible();
  });
});
