import type { Locale } from '@bozor/domain/words/locale.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStorage } from '../app/frame/console-storage.ts';
import StoreConsole from '../app/store/console.tsx';
import EarningsPage from '../app/store/earnings/earnings-page.tsx';
import { DAYS, NOTHING, ORDER, SUMS } from './earned-week.ts';
import { expectWhole, openConsole, replies } from './open-console.tsx';

const PAGES = [{ path: '/store-console', Component: StoreConsole, children: [{ path: 'earnings', Component: EarningsPage }] }];
const MANAGER = {
  id: 3,
  name: 'Gulnora Saidova',
  role: 'store_manager',
  permissions: ['orders.see', 'earnings.see'],
  scope: { of: 'own store', store: 'Chinor Plov House' },
  grants: [{ role: 'store_manager', store: 'Chinor Plov House', zone: null, ends_at: null }],
  session: { id: 7, expires_at: '2026-12-20T19:00:00Z' },
};
const WEEK = {
  stores: [{ id: 1, name: 'Chinor Plov House' }],
  store: 1,
  from: '2026-11-16',
  to: '2026-11-22',
  today: '2026-11-20',
  total: SUMS,
  days: DAYS,
};
const open = (locale: Locale = 'en', width = 1024, query = '') => openConsole(PAGES, `/store-console/earnings${query}`, { locale, width });
const OPENED = '?day=2026-11-18&order=493028417';

beforeEach(() => {
  consoleStorage.write('console-signed-in', true);
  replies['GET /staff/me'] = MANAGER;
  replies['GET /store/earnings'] = WEEK;
  replies['GET /store/earnings/orders'] = { timezone: 'Asia/Tashkent', total: SUMS, orders: [ORDER] };
});

describe('the earnings of a store', () => {
  test.each([
    ['en', 1024, ''],
    ['ru', 360, OPENED],
    ['ar', 768, OPENED],
    ['uz-Cyrl', 360, ''],
  ] as const)('are whole in %s at %i px %s', async (locale, width, query) => {
    await open(locale, width, query);
    await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
    await expectWhole();
  });

  test('lead by two taps from the week to the formula of an order, and back', async () => {
    await open();
    await expect.element(page.getByRole('link', { name: /18 November/ })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /21 November/ })).not.toBeInTheDocument();
    await page.getByRole('link', { name: /18 November/ }).click();
    await page.getByRole('button', { name: /493/ }).click();
    await expect.element(page.getByText(/Commission: 15\s%\sof\s80/)).toBeVisible();
    for (const words of ['Goods received', 'Your discount', 'Packaging', 'Refunds that you bear'])
      await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    await expect.element(page.getByText(/Something was missing: you bear it/)).toBeVisible();
    await expect.element(page.getByText(/It came too late: the shop bears it/)).toBeVisible();
    await expect.element(page.getByText('Your coupon', { exact: true })).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Back to the week' }).click();
    await expect.element(page.getByText('Paid out')).toBeVisible();
  });

  test('are saved as a table with the separator of the country, whose last line is the sum', async () => {
    replies['GET /config'] = { country: 'UZ', business_name: 'Bozor' };
    const saved: Blob[] = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (file: Blob) => {
      saved.push(file);
      return createObjectURL(file);
    };
    await open();
    await page.getByRole('button', { name: 'Save the statement (CSV)' }).click();
    await expect.poll(() => saved.length).toBe(1);
    URL.createObjectURL = createObjectURL;
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await new Blob(saved).arrayBuffer()).split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFOrder;Day;Goods received;/);
    expect(lines[1]).toContain(';2026-11-18;110000;-10000;0;0;3000;0;103000;15;-12000;-20000;71000;10714');
    expect(lines[2]).toBe('Total;;;;;;;;103000;;-12000;-20000;71000;');
  });

  test('offer the week before, and the one after only where there is one', async () => {
    await open();
    await expect.element(page.getByRole('button', { name: 'The week after' })).not.toBeInTheDocument();
    replies['GET /store/earnings'] = { ...WEEK, from: '2026-11-09', to: '2026-11-15', total: NOTHING, days: [] };
    await page.getByRole('button', { name: 'The week before' }).click();
    await expect.element(page.getByRole('button', { name: 'The week after' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save the statement (CSV)' })).not.toBeInTheDocument();
  });

  test('offer to load again what cannot be read', async () => {
    replies['GET /store/earnings'] = undefined;
    await open();
    await expect.element(page.getByText('The earnings cannot be shown.')).toBeVisible();
    replies['GET /store/earnings'] = WEEK;
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(page.getByText('Paid out')).toBeVisible();
  });
});
