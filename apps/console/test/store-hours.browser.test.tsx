import type { Locale } from '@bozor/domain/words/locale.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleStorage } from '../app/frame/console-storage.ts';
import StoreConsole from '../app/store/console.tsx';
import HoursPage from '../app/store/hours/hours-page.tsx';
import { expectWhole, openConsole, refusal, replies, sent } from './open-console.tsx';

const PAGES = [{ path: '/store-console', Component: StoreConsole, children: [{ path: 'hours', Component: HoursPage }] }];
const NOW = '2026-11-20T10:00:00.000Z';
const MANAGER = {
  id: 3,
  name: 'Gulnora Saidova',
  role: 'store_manager',
  permissions: ['orders.see', 'stores.hours'],
  scope: { of: 'own store', store: 'Chinor Plov House' },
  grants: [{ role: 'store_manager', store: 'Chinor Plov House', zone: null, ends_at: null }],
  session: { id: 7, expires_at: '2026-12-20T19:00:00Z' },
};
const OWN = {
  id: 1,
  name: 'Chinor Plov House',
  timezone: 'Asia/Tashkent',
  is_open: true,
  busy_minutes: 0,
  busy_until: null,
  paused_until: null,
  opens_tomorrow_at: null,
};
const MONDAY = { day: 1, opening_time: '09:00', closing_time: '22:00' };
const CLOSURE = { id: 5, starts_at: '2026-12-31T05:00:00.000Z', ends_at: '2026-12-31T19:00:00.000Z', reason: 'Public holiday' };
const hours = (over: object = {}) => ({
  store: 1,
  name: OWN.name,
  timezone: OWN.timezone,
  now: NOW,
  version: 4,
  hours: [MONDAY],
  closures: [CLOSURE],
  ...over,
});
const ADDRESS = '/store/stores/1/hours';
const open = (locale: Locale = 'en', width = 1024) => openConsole(PAGES, '/store-console/hours', { locale, width });
const monday = () => page.getByRole('group', { name: 'Monday' });
const saved = () => sent.filter(({ address }) => address.startsWith('PUT')).map(({ body }) => body);

beforeEach(() => {
  consoleStorage.write('console-signed-in', true);
  replies['GET /staff/me'] = MANAGER;
  replies['GET /store/stores'] = { now: NOW, stores: [OWN] };
  replies[`GET ${ADDRESS}`] = hours();
  replies[`POST ${ADDRESS}/conflicts`] = { orders: [] };
  replies[`PUT ${ADDRESS}`] = (body: object) => (replies[`GET ${ADDRESS}`] = hours({ ...body, version: 5, closures: [CLOSURE] }));
});

describe('the hours of a store', () => {
  test.each([
    ['en', 1024],
    ['ru', 360],
    ['ar', 768],
    ['uz-Cyrl', 360],
  ] as const)('are whole in %s at %i px', async (locale, width) => {
    await open(locale, width);
    await expect.element(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
    await expectWhole();
  });

  test('have a second opening over midnight, and are saved with the version that was seen', async () => {
    await open();
    await monday().getByRole('button', { name: 'Add an opening Monday' }).click();
    await userEvent.fill(monday().getByLabelText('Opens').nth(1), '23:00');
    await userEvent.fill(monday().getByLabelText('Closes').nth(1), '02:00');
    await page.getByRole('button', { name: 'Save the hours' }).click();
    await expect.poll(saved).toEqual([
      {
        version: 4,
        hours: [MONDAY, { day: 1, opening_time: '23:00', closing_time: '02:00' }],
        closures: [{ id: 5, starts_at: CLOSURE.starts_at, ends_at: CLOSURE.ends_at }],
      },
    ]);
    await expect.element(page.getByRole('button', { name: 'Undo the changes' })).not.toBeInTheDocument();
  });

  test('are copied to every day, and undone', async () => {
    await open();
    await page.getByRole('button', { name: 'Copy to every day Monday' }).click();
    await expect.element(page.getByRole('group', { name: 'Sunday' }).getByLabelText('Opens')).toHaveValue('09:00');
    await page.getByRole('button', { name: 'Undo the changes' }).click();
    await expect.element(page.getByRole('group', { name: 'Sunday' }).getByText('Closed')).toBeVisible();
  });

  test('list the orders that fall outside before they are saved', async () => {
    replies[`POST ${ADDRESS}/conflicts`] = { orders: [{ order_id: 493_028_417, at: '2026-11-23T06:00:00.000Z', is_scheduled: true }] };
    await open();
    await monday().getByRole('button', { name: 'Remove this opening of Monday' }).click();
    await page.getByRole('button', { name: 'Save the hours' }).click();
    await expect.element(page.getByRole('dialog', { name: '1 order falls outside' })).toBeVisible();
    await expect.element(page.getByText(/For later: 23 November, 11:00/)).toBeVisible();
    expect(saved()).toEqual([]);
    await page.getByRole('button', { name: 'Save anyway' }).click();
    await expect.poll(saved).toMatchObject([{ hours: [], is_confirmed: true }]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('say that somebody else has changed them, and show theirs', async () => {
    await open();
    await monday().getByRole('button', { name: 'Remove this opening of Monday' }).click();
    replies[`PUT ${ADDRESS}`] = refusal(409, { code: 'hours-changed', message: 'Somebody else has changed the hours.' });
    replies[`GET ${ADDRESS}`] = hours({ version: 5, hours: [{ ...MONDAY, opening_time: '10:00' }] });
    await page.getByRole('button', { name: 'Save the hours' }).click();
    await page.getByRole('button', { name: 'Show the present hours' }).click();
    await expect.element(monday().getByLabelText('Opens')).toHaveValue('10:00');
  });
});

describe('a closure', () => {
  test('needs its times and, for another reason, words', async () => {
    await open();
    await page.getByRole('button', { name: 'Add a closure or a shorter day' }).click();
    const add = () => page.getByRole('button', { name: 'Add to the plan' }).click();
    await add();
    await expect.element(page.getByText('Enter when it begins.')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Closed from'), '2026-12-01T10:00');
    await userEvent.fill(page.getByLabelText('Closed until'), '2026-12-01T09:00');
    await add();
    await expect.element(page.getByText('Enter a later end.')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Closed until'), '2026-12-02T10:00');
    await userEvent.selectOptions(page.getByLabelText('Reason for customers'), 'other');
    await add();
    await expect.element(page.getByText('Say why.')).toBeVisible();
    await userEvent.fill(page.getByLabelText(/Own words/), 'Wedding');
    await add();
    await expect.element(page.getByText('Wedding')).toBeVisible();
    await page.getByRole('button', { name: 'Save the hours' }).click();
    await expect.poll(saved).toMatchObject([
      {
        closures: [
          { id: 5 },
          { starts_at: '2026-12-01T05:00:00.000Z', ends_at: '2026-12-02T05:00:00.000Z', reason: 'other', words: 'Wedding' },
        ],
      },
    ]);
  });

  test('of a shorter day leaves its hours open', async () => {
    await open();
    await page.getByRole('button', { name: 'Add a closure or a shorter day' }).click();
    await userEvent.selectOptions(page.getByLabelText('Kind'), 'short');
    await userEvent.fill(page.getByLabelText('Day'), '2026-12-30');
    await page.getByRole('button', { name: 'Add to the plan' }).click();
    await page.getByRole('button', { name: 'Save the hours' }).click();
    await expect.poll(saved).toMatchObject([
      {
        closures: [
          { id: 5 },
          { starts_at: '2026-12-29T19:00:00.000Z', ends_at: '2026-12-30T05:00:00.000Z' },
          { starts_at: '2026-12-30T10:00:00.000Z', ends_at: '2026-12-30T19:00:00.000Z' },
        ],
      },
    ]);
  });

  test('ends when it is removed', async () => {
    await open();
    await expect.element(page.getByText('Public holiday')).toBeVisible();
    await page.getByRole('button', { name: /^Remove 31 December/ }).click();
    await expect.element(page.getByText('Nothing is planned.')).toBeVisible();
  });
});
