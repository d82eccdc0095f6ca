import type { Locale } from '@bozor/domain/words/locale.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleStorage } from '../app/frame/console-storage.ts';
import OperatorConsole from '../app/operator/console.tsx';
import EarningsPage from '../app/operator/earnings/earnings-page.tsx';
import StorePage from '../app/operator/earnings/store-page.tsx';
import { DAYS, NOTHING, ORDER, SUMS } from './earned-week.ts';
import { expectWhole, openConsole, refusal, replies, sent } from './open-console.tsx';

const PAGES = [
  {
    path: '/console',
    Component: OperatorConsole,
    children: [
      { path: 'earnings', Component: EarningsPage },
      { path: 'stores/:id', Component: StorePage },
    ],
  },
];
const FINANCE = {
  id: 9,
  name: 'Dilnoza Rahimova',
  role: 'finance',
  permissions: ['orders.see', 'earnings.see', 'payouts.approve'],
  scope: { of: 'all', store: null },
  grants: [{ role: 'finance', store: null, zone: null, ends_at: null }],
  session: { id: 7, expires_at: '2026-12-20T19:00:00Z' },
};
const PERIOD = { from: '2026-11-16', to: '2026-11-22', today: '2026-11-20' };
const STORES = { ...PERIOD, total: SUMS, stores: [{ id: 5, name: 'Chinor Plov House', ...SUMS }] };
const COMMISSION = { percent: 15, is_own: false, usual_percent: 15, next: null as object | null };
const STORE = {
  ...PERIOD,
  id: 5,
  name: 'Chinor Plov House',
  timezone: 'Asia/Tashkent',
  commission: COMMISSION,
  total: SUMS,
  days: DAYS,
};
const open = (path: string, locale: Locale = 'en', width = 1280) => openConsole(PAGES, path, { locale, width });
const STORE_PAGE = '/console/stores/5?from=2026-11-16&to=2026-11-22';

beforeEach(() => {
  consoleStorage.write('console-signed-in', true);
  replies['GET /staff/me'] = FINANCE;
  replies['GET /operator/earnings'] = STORES;
  replies['GET /operator/earnings/5'] = STORE;
  replies['GET /operator/earnings/5/orders'] = { timezone: 'Asia/Tashkent', total: SUMS, orders: [ORDER] };
});

describe('the earnings of the stores', () => {
  test('open from the sums of a period down to the formula of an order, and who pays its refunds', async () => {
    await open('/console/earnings');
    await expect.element(page.getByText('Net of the store')).toBeVisible();
    await expect.element(page.getByLabelText('First day')).toHaveValue('2026-11-16');
    await expectWhole();
    await page.getByRole('link', { name: /Chinor Plov House/ }).click();
    await expect.element(page.getByRole('heading', { name: 'Chinor Plov House' })).toBeVisible();
    await expectWhole();
    await page.getByRole('link', { name: /18/ }).click();
    await page.getByRole('button', { name: /493/ }).click();
    await expect.element(page.getByText(/^Commission: 15\s% of/)).toBeVisible();
    await expect.element(page.getByText(/the store bears it/)).toBeVisible();
    await expect.element(page.getByText(/the shop bears it/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Open order/ })).toHaveAttribute('href', '/console/orders/493028417');
    await expectWhole();
  });

  test('are saved as files of the stores, and of the orders of one', async () => {
    await open('/console/earnings');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect.element(page.getByText('The list is saved.')).toBeInTheDocument();
    await page.getByRole('link', { name: /Chinor Plov House/ }).click();
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect.element(page.getByText('The list is saved.')).toBeInTheDocument();
  });

  test('of a period that is too long say so, and the period can be changed', async () => {
    const message = 'Choose a period of at most 31 days.';
    replies['GET /operator/earnings'] = refusal(422, { code: 'period-not-possible', message, field: 'to' });
    await open('/console/earnings?from=2026-01-01&to=2026-12-31', 'ru', 360);
    await expect.element(page.getByText(message)).toBeVisible();
    await expectWhole();
    replies['GET /operator/earnings'] = STORES;
    await userEvent.fill(page.getByLabelText('Последний день'), '2026-01-31');
    await expect.element(page.getByText(message)).not.toBeInTheDocument();
  });

  test('of a period without orders are none', async () => {
    replies['GET /operator/earnings'] = { ...STORES, total: NOTHING, stores: [] };
    await open('/console/earnings', 'ar', 768);
    await expect.element(page.getByText('لا طلبات منتهية في هذه الفترة')).toBeVisible();
    await expectWhole();
  });
});

describe('the commission of a store', () => {
  test('is set from a later time on, by the clock of the store, with a reason', async () => {
    replies['POST /operator/stores/5/commission'] = () => {
      const next = { percent: 12.5, is_own: true, at: '2026-12-01T19:00:00.000Z' };
      replies['GET /operator/earnings/5'] = { ...STORE, commission: { ...COMMISSION, next } };
      return { ...COMMISSION, next };
    };
    await open(STORE_PAGE);
    await expect.element(page.getByText('15 %, as all stores')).toBeVisible();
    await page.getByRole('button', { name: 'Set the commission' }).click();
    const dialog = page.getByRole('dialog');
    await expectWhole();
    await dialog.getByRole('button', { name: 'Set the commission' }).click();
    await expect.element(dialog.getByText('Enter a percentage from 0 to 100.')).toBeVisible();
    await userEvent.fill(dialog.getByLabelText('Commission, %'), '12,5');
    await dialog.getByRole('radio', { name: 'From a later time on' }).click({ force: true });
    await dialog.getByRole('button', { name: 'Set the commission' }).click();
    await expect.element(dialog.getByText('Enter day and time.')).toBeVisible();
    await userEvent.fill(dialog.getByLabelText('Day and time, on the clock of the store'), '2026-12-02T00:00');
    await dialog.getByRole('button', { name: 'Set the commission' }).click();
    await expect.element(dialog.getByText('Say why.')).toBeVisible();
    await userEvent.fill(dialog.getByLabelText('Reason'), 'New contract');
    await dialog.getByRole('button', { name: 'Set the commission' }).click();
    await expect.element(page.getByText(/^For orders from .*2 Dec.*, 00:00 on: 12\.5\s%, of this store alone$/)).toBeVisible();
    expect(sent).toEqual([
      {
        address: 'POST /operator/stores/5/commission',
        body: { percent: 12.5, from: '2026-12-01T19:00:00.000Z', reason: 'New contract' },
      },
    ]);
  });

  test('is that of the shop again at once', async () => {
    replies['GET /operator/earnings/5'] = { ...STORE, commission: { ...COMMISSION, percent: 10, is_own: true } };
    replies['POST /operator/stores/5/commission'] = COMMISSION;
    await open(STORE_PAGE, 'ru', 360);
    await page.getByRole('button', { name: 'Установить комиссию' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Как у всех/ }).click({ force: true });
    await userEvent.fill(dialog.getByLabelText('Причина'), 'Договор истёк');
    await expectWhole();
    await dialog.getByRole('button', { name: 'Установить комиссию' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toMatchObject([{ body: { percent: null, from: null, reason: 'Договор истёк' } }]);
  });

  test('says why it is refused', async () => {
    const message = 'Choose a later time, at most a year ahead.';
    replies['POST /operator/stores/5/commission'] = refusal(422, { code: 'from-not-possible', message });
    await open(STORE_PAGE);
    await page.getByRole('button', { name: 'Set the commission' }).click();
    const dialog = page.getByRole('dialog');
    await userEvent.fill(dialog.getByLabelText('Commission, %'), '12');
    await userEvent.fill(dialog.getByLabelText('Reason'), 'New contract');
    await dialog.getByRole('button', { name: 'Set the commission' }).click();
    await expect.element(dialog.getByText(message)).toBeVisible();
  });

  test('is read, and not set, by those who may not', async () => {
    replies['GET /staff/me'] = { ...FINANCE, role: 'auditor', permissions: ['orders.see', 'earnings.see'] };
    await open(STORE_PAGE, 'ar', 768);
    await expect.element(page.getByText(/15٪/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'تحديد العمولة' })).not.toBeInTheDocument();
    await expectWhole();
  });

  test('of a store that is none, or elsewhere, is not found', async () => {
    replies['GET /operator/earnings/5'] = refusal(404, { code: 'store-not-found', message: 'none' });
    await open(STORE_PAGE);
    await expect.element(page.getByText('This store is not found')).toBeVisible();
  });
});
