import type { Locale } from '@bozor/domain/words/locale.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleStorage } from '../app/frame/console-storage.ts';
import BoardPage from '../app/store/board/board-page.tsx';
import StoreConsole from '../app/store/console.tsx';
import { expectWhole, openConsole, refusal, replies, sent } from './open-console.tsx';

const PAGES = [{ path: '/store-console', Component: StoreConsole, children: [{ index: true, Component: BoardPage }] }];
const MANAGER = {
  id: 3,
  name: 'Gulnora Saidova',
  role: 'store_manager',
  permissions: ['orders.see', 'orders.accept', 'stores.pause'],
  scope: { of: 'own store', store: 'Chinor Plov House' },
  grants: [{ role: 'store_manager', store: 'Chinor Plov House', zone: null, ends_at: null }],
  session: { id: 7, expires_at: '2026-12-20T19:00:00Z' },
};
const STORE = {
  id: 5,
  name: 'Chinor Plov House',
  timezone: 'Asia/Tashkent',
  is_open: true,
  busy_minutes: 0,
  busy_until: null as string | null,
  paused_until: null as string | null,
  opens_tomorrow_at: '2026-11-21T04:00:00.000Z',
};
const NOW = '2026-11-20T15:10:00.000Z';
const reply = (...stores: object[]) => ({ now: NOW, stores });
const open = (locale: Locale = 'en', width = 1024) => openConsole(PAGES, '/store-console', { locale, width });

beforeEach(() => {
  consoleStorage.write('console-signed-in', true);
  replies['GET /staff/me'] = MANAGER;
  replies['GET /store/orders'] = { now: NOW, orders: [] };
  replies['GET /store/stores'] = reply(STORE);
});

describe('a busy store', () => {
  test('is busy until a clock time in three presses, and says so with the way back', async () => {
    replies['POST /store/stores/5/busy'] = () => {
      replies['GET /store/stores'] = reply({ ...STORE, busy_minutes: 20, busy_until: '2026-11-20T16:00:00.000Z' });
      return reply(STORE);
    };
    await open();
    await page.getByRole('button', { name: 'Busy or pause' }).click();
    await page.getByRole('radio', { name: '20 min' }).click({ force: true });
    await page.getByRole('group', { name: 'Busy until' }).getByRole('button', { name: 'Until 21:00' }).click();
    await expect.element(page.getByText('Busy: new orders take 20 minutes more until 21:00. That ends by itself.')).toBeVisible();
    expect(sent).toEqual([{ address: 'POST /store/stores/5/busy', body: { minutes: 20, until: '2026-11-20T16:00:00.000Z' } }]);
    replies['POST /store/stores/5/resume'] = () => {
      replies['GET /store/stores'] = reply(STORE);
      return reply(STORE);
    };
    await page.getByRole('button', { name: 'End now' }).click();
    await expect.element(page.getByText(/^Busy: /)).not.toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ address: 'POST /store/stores/5/resume', body: { what: 'busy' } });
  });

  test('takes any other time of the clock', async () => {
    replies['POST /store/stores/5/busy'] = reply(STORE);
    await open();
    await page.getByRole('button', { name: 'Busy or pause' }).click();
    await page.getByRole('button', { name: /^Set +Busy until another time$/ }).click();
    await expect.element(page.getByText('Enter the time.')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Busy until another time', { exact: true }), '20:05');
    await page.getByRole('button', { name: /^Set +Busy until another time$/ }).click();
    // 20:05 has passed in Tashkent: tomorrow's.
    await expect.poll(() => sent).toMatchObject([{ body: { until: '2026-11-21T15:05:00.000Z' } }]);
  });
});

describe('a pause', () => {
  test('until tomorrow says when the store opens', async () => {
    replies['POST /store/stores/5/pause'] = () => {
      replies['GET /store/stores'] = reply({ ...STORE, is_open: false, paused_until: STORE.opens_tomorrow_at });
      return reply(STORE);
    };
    await open('ru', 360);
    await page.getByRole('button', { name: 'Занято или пауза' }).click();
    await expectWhole();
    await page.getByRole('region', { name: 'Пауза' }).getByRole('button').nth(2).click();
    await expect.element(page.getByText(/^Пауза: заказать нельзя до .*09:00/)).toBeVisible();
    expect(sent).toMatchObject([{ address: 'POST /store/stores/5/pause', body: { until: STORE.opens_tomorrow_at } }]);
    await expectWhole();
  });

  test('says why it is refused', async () => {
    const message = 'The store is closed at this time already.';
    replies['POST /store/stores/5/pause'] = refusal(409, { code: 'store-closed-already', message });
    await open();
    await page.getByRole('button', { name: 'Busy or pause' }).click();
    await page.getByRole('region', { name: 'Pause' }).getByRole('button', { name: '30 min' }).click();
    await expect.element(page.getByText(message)).toBeVisible();
    expect(sent).toMatchObject([{ body: { until: '2026-11-20T15:40:00.000Z' } }]);
  });

  test('is not offered to the kitchen, which sees it', async () => {
    replies['GET /staff/me'] = { ...MANAGER, role: 'kitchen', permissions: ['orders.see', 'orders.prepare'] };
    replies['GET /store/stores'] = reply({ ...STORE, paused_until: '2026-11-20T16:00:00.000Z' });
    await open('ar', 768);
    await expect.element(page.getByText(/21:00/)).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('button')).not.toBeInTheDocument();
    await expectWhole();
  });
});

describe('the time that a store says', () => {
  const FRIDAY = {
    store: 5,
    name: STORE.name,
    weekday: 5,
    from_hour: 18,
    proposed_minutes: 20,
    is_chosen: false,
    kept: { orders: 10, late: 7, said_minutes: 20, took_minutes: 31, fitting_minutes: 35 },
  };
  const TRUTH = 'Friday, 18:00–21:00: you said 20 min, it took 31 min. Later than said: 7 of 10 orders.';
  const chosen = { ...FRIDAY, proposed_minutes: 35, is_chosen: true };

  test('is held against what it took, with one tap to offer what fits', async () => {
    replies['GET /store/kept-times'] = { stores: [FRIDAY] };
    replies['POST /store/stores/5/ready-minutes'] = () => (replies['GET /store/kept-times'] = { stores: [chosen] });
    await open();
    await expect.element(page.getByText(TRUTH)).toBeVisible();
    await expectWhole();
    await page.getByRole('button', { name: 'Offer 35 min from now on' }).click();
    await expect.element(page.getByText(TRUTH)).not.toBeInTheDocument();
    expect(sent).toEqual([{ address: 'POST /store/stores/5/ready-minutes', body: { weekday: 5, from_hour: 18, minutes: 35 } }]);
  });

  test.each([
    ['most orders were kept', { ...FRIDAY, kept: { ...FRIDAY.kept, late: 5 } }],
    ['the orders are too few', { ...FRIDAY, kept: null }],
    ['what fits is offered already', chosen],
  ])('is not spoken of where %s', async (_case, time) => {
    replies['GET /store/kept-times'] = { stores: [time] };
    await open();
    await page.getByRole('button', { name: 'Busy or pause' }).click();
    await expect.element(page.getByRole('heading', { name: 'The time that you say' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Order board', includeHidden: true }).getByText(TRUTH)).not.toBeInTheDocument();
  });

  test('is read beside busy and pause, with the way back to the last orders', async () => {
    replies['GET /store/kept-times'] = { stores: [chosen] };
    replies['POST /store/stores/5/ready-minutes'] = () => (replies['GET /store/kept-times'] = { stores: [{ ...FRIDAY, kept: null }] });
    await open('ru', 360);
    await page.getByRole('button', { name: 'Занято или пауза' }).click();
    await expect.element(page.getByText(/^пятница, 18:00–21:00: вы\s+обещали 20\s+мин/i)).toBeVisible();
    await expectWhole();
    await page.getByRole('button', { name: 'Снова по последним заказам' }).click();
    await expect.element(page.getByText(/заказов мало/)).toBeVisible();
    expect(sent).toMatchObject([{ body: { minutes: null } }]);
  });

  test('says why the choice is refused', async () => {
    const message = 'This store does not exist.';
    replies['GET /store/kept-times'] = { stores: [FRIDAY] };
    replies['POST /store/stores/5/ready-minutes'] = refusal(404, { code: 'store-not-found', message });
    await open('ar', 768);
    await page.getByRole('button', { name: /اقتراح/ }).click();
    await expect.element(page.getByText(message)).toBeVisible();
    await expectWhole();
  });
});
