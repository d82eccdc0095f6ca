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
  permissions: ['orders.see', 'orders.accept', 'orders.prepare', 'orders.swap', 'orders.weigh', 'orders.hand_over'],
  scope: { of: 'own store', store: 'Day & Night' },
  grants: [{ role: 'store_manager', store: 'Day & Night', zone: null, ends_at: null }],
  session: { id: 7, expires_at: '2026-12-20T19:00:00Z' },
};
const line = (id: number, name: string, weight: object | null) => ({
  id,
  item_id: id,
  name,
  quantity: 2,
  left: 2,
  replacements: [],
  proposed: null,
  weight,
  unit: 'kg',
  image_full_url: null,
  tile_hue: 85,
  options: [],
  add_ons: [],
});
const TO_WEIGH = { ordered: 2000, least: 1800, most: 2200, weighed: null as number | null };
const order = (weighed: number | null = null, more: object = {}) => ({
  id: 123_456_789,
  status: 'processing',
  order_type: 'delivery',
  module_type: 'grocery',
  created_at: '2026-11-20T06:40:00.000Z',
  confirmed: '2026-11-20T06:50:00.000Z',
  schedule_at: null,
  pick_up_at: '2026-11-20T07:20:00.000Z',
  ready_by: '2026-11-20T07:20:00.000Z',
  delay_reason: null,
  refusal_reason: null,
  can_delay: false,
  recall_until: null,
  promised: null,
  distance: 3,
  proposed_minutes: null,
  customer_name: 'Aziza',
  items_count: 4,
  lines: [line(11, 'Red apples, 1 kg', { ...TO_WEIGH, weighed }), line(12, 'Toast bread', null)],
  note: null,
  allergy: null,
  unavailable_item_note: null,
  can_swap: true,
  can_weigh: true,
  can_chat: false,
  cutlery: false,
  courier: null,
  pickup_code: null,
  collect_until: null,
  can_sell_again: false,
  payment: { method: 'cash_on_delivery', is_paid: false, total: 70_640, due: 70_640 },
  history: [],
  ...more,
});
const ID = order().id;

function show(now: ReturnType<typeof order>): void {
  replies['GET /store/orders'] = () => ({ now: '2026-11-20T07:00:00.000Z', orders: [now] });
  replies[`GET /store/orders/${ID}`] = now;
}
const open = (locale: Locale = 'en', width = 1024) => openConsole(PAGES, `/store-console?order=${ID}`, { locale, width });
const sheet = page.getByRole('dialog', { name: /^Order|Заказ|الطلب|Буюртма/ });
const scales = page.getByRole('dialog', { name: /^Weigh/ });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const type = async (digits: string) => {
  for (const digit of digits) await press(digit);
};

beforeEach(() => {
  consoleStorage.write('console-signed-in', true);
  replies['GET /staff/me'] = MANAGER;
  show(order());
});

describe('weighing', () => {
  test.each([
    ['en', 1024],
    ['ru', 360],
    ['ar', 768],
    ['uz-Cyrl', 360],
  ] as const)('is whole in %s at %i px', async (locale, width) => {
    await open(locale, width);
    await sheet.getByText('Red apples, 1 kg').first().click();
    await sheet
      .getByRole('button', { name: /Red apples/ })
      .first()
      .click();
    await expect.element(page.getByRole('button', { name: '5', exact: true })).toBeVisible();
    await expectWhole();
  });

  test('is asked of lines that are sold by weight alone, and sends what is pressed', async () => {
    replies[`POST /store/orders/${ID}/weigh`] = () => {
      show(order(1850));
      return order(1850);
    };
    await open();
    await expect.element(sheet.getByText(/^To be weighed, ordered: \W*2\W000\W+g$/u)).toBeVisible();
    expect(sheet.getByRole('button', { name: /^Weigh/ }).elements()).toHaveLength(1);
    await press('Weigh Red apples, 1 kg');
    await expect.element(scales.getByText(/The scales may say \W*1\W800\W+to \W*2\W200\W+g\.$/u)).toBeVisible();
    await type('185');
    await userEvent.keyboard('07{Backspace}');
    await expect.element(scales.getByText(/^\W*1\W850\W+g$/u)).toBeVisible();
    await press('Save the weight');
    await expect.element(sheet.getByText(/^Weighed: \W*1\W850\W+g, ordered: \W*2\W000\W+g$/u)).toBeVisible();
    await expect.element(scales).not.toBeInTheDocument();
    expect(sent).toMatchObject([{ address: `POST /store/orders/${ID}/weigh`, body: { line: 11, grams: 1850 } }]);
  });

  test('takes the ordered weight by one press', async () => {
    replies[`POST /store/orders/${ID}/weigh`] = () => order(2000);
    await open();
    await press('Weigh Red apples, 1 kg');
    await scales.getByRole('button', { name: /^Exactly/ }).click();
    await expect.poll(() => sent).toMatchObject([{ body: { line: 11, grams: 2000 } }]);
  });

  test('names the limit before it is sent, and what the server refuses', async () => {
    replies[`POST /store/orders/${ID}/weigh`] = refusal(409, { code: 'wrong-step', message: 'This is not possible now.' });
    await open();
    await press('Weigh Red apples, 1 kg');
    await type('2201');
    await press('Save the weight');
    await expect.element(scales.getByText(/^At most \W*2\W200\W+g\.$/u)).toBeVisible();
    await press('Delete the last digit');
    await expect.element(scales.getByText(/^At most/)).not.toBeInTheDocument();
    await press('Save the weight');
    await expect.element(scales.getByText(/^At least \W*1\W800\W+g\./u)).toBeVisible();
    expect(sent).toEqual([]);
    await press('Delete the last digit');
    await type('00');
    await press('Save the weight');
    await expect.element(scales.getByText('This is not possible now.')).toBeVisible();
  });

  test('is reminded of beside Ready, which it does not keep away', async () => {
    await open();
    await expect.element(sheet.getByText('1 item is not weighed yet')).toBeVisible();
    await expect.element(sheet.getByRole('button', { name: `Ready ${ID}` })).toBeVisible();
  });

  test('is offered again for a slip, and to nobody who may not', async () => {
    show(order(1850));
    await open();
    await expect.element(sheet.getByRole('button', { name: /^Weigh/ })).toBeVisible();
    expect(sheet.getByText(/not weighed yet/).elements()).toEqual([]);
    show(order(null, { can_weigh: false }));
    await open();
    await expect.element(sheet.getByText(/^To be weighed/)).toBeVisible();
    expect(sheet.getByRole('button', { name: /^Weigh/ }).elements()).toEqual([]);
    expect(sheet.getByText(/not weighed yet/).elements()).toEqual([]);
  });
});
