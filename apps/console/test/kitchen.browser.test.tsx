import type { Locale } from '@bozor/domain/words/locale.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleStorage } from '../app/frame/console-storage.ts';
import BoardPage from '../app/store/board/board-page.tsx';
import StoreConsole from '../app/store/console.tsx';
import KitchenPage from '../app/store/kitchen/kitchen-page.tsx';
import { expectWhole, openConsole, refusal, replies, sent } from './open-console.tsx';

const PAGES = [
  {
    path: '/store-console',
    Component: StoreConsole,
    children: [
      { index: true, Component: BoardPage },
      { path: 'kitchen', Component: KitchenPage },
    ],
  },
];
const COOK = {
  id: 4,
  name: 'Rustam Aliyev',
  role: 'kitchen',
  permissions: ['orders.see', 'orders.prepare', 'orders.hand_over'],
  scope: { of: 'own store', store: 'Chinor Plov House' },
  grants: [{ role: 'kitchen', store: 'Chinor Plov House', zone: null, ends_at: null }],
  session: { id: 8, expires_at: '2026-12-20T19:00:00Z' },
};

const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const line = (id: number, name: string, quantity: number, over: object = {}) => ({
  id,
  item_id: id,
  name,
  quantity,
  unit: null,
  image_full_url: null,
  tile_hue: 85,
  options: [],
  add_ons: [],
  left: quantity,
  replacements: [],
  proposed: null,
  ...over,
});
const order = (id: number, over: object = {}) => ({
  id,
  status: 'processing',
  order_type: 'delivery',
  module_type: 'food',
  created_at: fromNow(-12),
  confirmed: fromNow(-10),
  schedule_at: null,
  pick_up_at: fromNow(20),
  ready_by: fromNow(20),
  delay_reason: null,
  refusal_reason: null,
  can_delay: false,
  recall_until: null,
  promised: null,
  distance: 3,
  proposed_minutes: null,
  customer_name: 'Aziza',
  items_count: 2,
  lines: [line(11, 'Tashkent plov', 2, { options: ['Large'], add_ons: [{ name: 'Salad', quantity: 1 }] })],
  note: null,
  allergy: null,
  unavailable_item_note: null,
  can_swap: false,
  cutlery: false,
  courier: null,
  pickup_code: null,
  payment: null,
  ...over,
});
const CALM = order(223_456_701);
const SOON = order(223_456_702, { pick_up_at: fromNow(3), lines: [line(12, 'Tashkent plov', 3), line(13, 'Somsa', 1)] });
const LATE = order(223_456_703, {
  pick_up_at: fromNow(-4),
  note: 'No nuts: allergy!',
  allergy: { text: 'No nuts: allergy!', acknowledged: null },
  lines: [line(14, 'Halva', 1)],
});
const READY = order(223_456_704, { status: 'handover', recall_until: fromNow(1.5) });

const show = (...orders: readonly object[]) => (replies['GET /store/orders'] = () => ({ now: new Date().toISOString(), orders }));
const open = (locale: Locale = 'en', width = 1024) => openConsole(PAGES, '/store-console/kitchen', { locale, width });
const cards = () => page.getByRole('list', { name: 'Orders to prepare' }).element().children;
const textOf = (element: Element): string => element.textContent;

beforeEach(() => {
  consoleStorage.write('console-signed-in', true);
  consoleStorage.write('kitchen-keys', undefined);
  replies['GET /staff/me'] = COOK;
  show(LATE, SOON, CALM);
});

describe('the kitchen', () => {
  test.each([
    ['en', 1024],
    ['ru', 360],
    ['ar', 768],
    ['uz-Cyrl', 360],
  ] as const)('is whole in %s at %i px', async (locale, width) => {
    show(LATE, SOON, CALM, READY);
    await open(locale, width);
    await expect.element(page.getByRole('heading', { level: 2 }).nth(3)).toBeVisible();
    await expectWhole();
  });

  test('says how old each order is, in words beside the colour', async () => {
    await open();
    await expect.poll(() => textOf(cards()[0])).toMatch(/\d\sminutes\slate/);
    expect([...cards()].map((card) => [card.getAttribute('data-age'), /late|Due soon|In time/.exec(textOf(card))?.[0]])).toEqual([
      ['late', 'late'],
      ['soon', 'Due soon'],
      ['calm', 'In time'],
    ]);
  });

  test('counts each dish over all open orders', async () => {
    await open();
    await expect.element(page.getByRole('heading', { name: 'All orders together' })).toBeVisible();
    const counts = page.getByRole('region', { name: 'All orders together' }).getByRole('listitem');
    expect(counts.elements().map(textOf)).toEqual(['5 ×Tashkent plov', '1 ×Halva', '1 ×Somsa']);
  });

  test('marks an order as ready by a press', async () => {
    replies[`POST /store/orders/${CALM.id}/ready`] = { ...CALM, status: 'handover', history: [] };
    await open();
    await page.getByRole('button', { name: `Ready ${CALM.id}` }).click();
    await expect.poll(() => sent.map(({ address }) => address)).toEqual([`POST /store/orders/${CALM.id}/ready`]);
  });

  test('asks to read an allergy line before the order can be ready', async () => {
    replies[`POST /store/orders/${LATE.id}/acknowledge-allergy`] = () => {
      const read = { ...LATE, allergy: { text: LATE.note, acknowledged: { at: fromNow(0), name: 'Rustam' } } };
      show(read, SOON, CALM);
      return { ...read, history: [] };
    };
    await open();
    const acknowledge = page.getByRole('button', { name: `I have read it ${LATE.id}` });
    await expect.element(acknowledge).toBeVisible();
    await expect.element(page.getByRole('button', { name: `Ready ${LATE.id}` })).not.toBeInTheDocument();
    expect(textOf(cards()[0]).match(/No nuts/g)).toHaveLength(1);
    await acknowledge.click();
    await expect.element(page.getByText(/^Read at .* by Rustam$/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: `Ready ${LATE.id}` })).toBeVisible();
  });

  test('strikes lines on this screen alone', async () => {
    await open();
    const plov = page.getByRole('button', { name: /^3 × ?Tashkent plov/ });
    await plov.click();
    await expect.element(plov).toHaveAttribute('aria-pressed', 'true');
    await plov.click();
    await expect.element(plov).toHaveAttribute('aria-pressed', 'false');
    expect(sent).toEqual([]);
  });

  test('shows what comes instead, and what is sold out', async () => {
    const gone = line(15, 'Manti', 2, { left: 0 });
    const swapped = line(16, 'Lagman', 2, { left: 1, replacements: [{ name: 'Soup', image_full_url: null, tile_hue: 1, pieces: 1 }] });
    show(order(223_456_705, { lines: [gone, swapped] }));
    await open();
    await expect.element(page.getByText('Sold out: Manti')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /1 × ?Lagman ?1 × ?Soup/ })).toBeVisible();
    const counts = page.getByRole('region', { name: 'All orders together' }).getByRole('listitem');
    expect(counts.elements().map(textOf)).toEqual(['1 ×Lagman', '1 ×Soup']);
  });

  test('waits for the customer who is asked what comes instead', async () => {
    const proposed = { name: 'Soup', image_full_url: null, tile_hue: 1, pieces: 1, answer_until: fromNow(3) };
    show(order(223_456_706, { lines: [line(17, 'Lagman', 1, { left: 0, proposed })] }));
    await open();
    await expect.element(page.getByText('The customer is asked what comes instead.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Ready/ })).not.toBeInTheDocument();
  });

  test('takes back that an order is ready, and says why it cannot', async () => {
    show(READY);
    replies[`POST /store/orders/${READY.id}/recall`] = refusal(409, { code: 'wrong-step', message: 'The courier has it.' });
    await open();
    await expect.element(page.getByText('Nothing to prepare')).toBeVisible();
    await page.getByRole('button', { name: `Take back ${READY.id}` }).click();
    await expect.element(page.getByText('The courier has it.')).toBeVisible();
  });

  test('no longer offers to take back what is ready for two minutes', async () => {
    show({ ...READY, recall_until: fromNow(-0.1) });
    await open();
    await expect.element(page.getByText('Nothing to prepare')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Take back/ })).not.toBeInTheDocument();
  });
});

describe('the keys of the kitchen', () => {
  const press = async (...keys: readonly string[]) => {
    await expect.element(page.getByRole('heading', { name: 'Kitchen' })).toBeVisible();
    await expect.poll(() => cards().length).toBeGreaterThan(0);
    for (const key of keys) await userEvent.keyboard(key);
  };
  beforeEach(() => {
    for (const { id } of [SOON, CALM]) replies[`POST /store/orders/${id}/ready`] = { ...order(id), status: 'handover', history: [] };
    replies[`POST /store/orders/${READY.id}/recall`] = { ...READY, status: 'processing', history: [] };
  });

  test('mark the order at a place as ready, the first one, and take the last one back', async () => {
    show(SOON, CALM, READY);
    await open();
    await press('2', '{Enter}', '{Backspace}', '9');
    await expect
      .poll(() => sent.map(({ address }) => address))
      .toEqual([`POST /store/orders/${CALM.id}/ready`, `POST /store/orders/${SOON.id}/ready`, `POST /store/orders/${READY.id}/recall`]);
  });

  test('lead to an allergy line that nobody has read', async () => {
    await open();
    await press('1');
    await expect.element(page.getByRole('button', { name: `I have read it ${LATE.id}` })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('can be switched off', async () => {
    show(SOON, CALM);
    await open();
    await page.getByRole('switch', { name: /Digit keys/ }).click();
    await press('1', '2', '{Backspace}');
    await expect.element(page.getByRole('switch', { name: /Digit keys/ })).not.toBeChecked();
    expect(sent).toEqual([]);
    expect(consoleStorage.read('kitchen-keys')).toBe(false);
  });
});
