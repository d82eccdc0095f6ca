import type { Locale } from '@bozor/domain/words/locale.ts';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleStorage } from '../app/frame/console-storage.ts';
import BoardPage from '../app/store/board/board-page.tsx';
import StoreConsole from '../app/store/console.tsx';
import { expectWhole, openConsole, refusal, replies, sent } from './open-console.tsx';

const PAGES = [
  {
    path: '/store-console',
    Component: StoreConsole,
    children: [
      { index: true, Component: BoardPage },
      { path: 'tickets', Component: OtherPage },
    ],
  },
];
/** A page whose dialog somebody has open. */
function OtherPage() {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  return (
    <>
      <title>Tickets</title>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Paper" closeLabel="Close">
        <input aria-label="Copies" onChange={() => void client.invalidateQueries()} />
      </Dialog>
    </>
  );
}

const MANAGER = {
  id: 3,
  name: 'Gulnora Saidova',
  role: 'store_manager',
  permissions: ['orders.see', 'orders.accept', 'orders.prepare', 'orders.hand_over', 'items.pause'],
  scope: { of: 'own store', store: 'Chinor Plov House' },
  grants: [{ role: 'store_manager', store: 'Chinor Plov House', zone: null, ends_at: null }],
  session: { id: 7, expires_at: '2026-12-20T19:00:00Z' },
};
const KITCHEN = { ...MANAGER, role: 'kitchen', permissions: ['orders.see', 'orders.prepare', 'orders.hand_over'] };

const ORDER = {
  id: 123_456_789,
  status: 'pending',
  order_type: 'delivery',
  module_type: 'food',
  created_at: '2026-11-20T06:59:30.000Z',
  confirmed: null,
  schedule_at: null,
  pick_up_at: '2026-11-20T07:30:00.000Z',
  ready_by: null,
  delay_reason: null,
  refusal_reason: null,
  can_delay: false,
  recall_until: null,
  promised: { from: '2026-11-20T07:30:00.000Z', to: '2026-11-20T07:45:00.000Z' },
  distance: 3,
  proposed_minutes: 20,
  customer_name: 'Aziza',
  items_count: 2,
  lines: [
    {
      item_id: 31,
      id: 11,
      left: 2,
      replacements: [],
      proposed: null,
      name: 'Tashkent plov',
      quantity: 2,
      unit: null,
      image_full_url: null,
      tile_hue: 85,
      options: ['Large'],
      add_ons: [{ name: 'Salad', quantity: 1 }],
    },
  ],
  note: 'I am allergic to nuts',
  allergy: { text: 'I am allergic to nuts', acknowledged: { at: '2026-11-20T06:59:40.000Z', name: 'Rustam' } },
  unavailable_item_note: 'call_me',
  can_swap: true,
  can_chat: false,
  cutlery: true,
  courier: null,
  pickup_code: null,
  collect_until: null,
  can_sell_again: false,
  payment: { method: 'cash_on_delivery', is_paid: false, total: 70_640, due: 70_640 },
};
const IN_KITCHEN = {
  ...ORDER,
  id: 223_456_700,
  status: 'processing',
  confirmed: '2026-11-20T06:50:00.000Z',
  ready_by: '2026-11-20T06:57:00.000Z',
  pick_up_at: '2026-11-20T06:57:00.000Z',
  can_delay: true,
  proposed_minutes: null,
};
const AT_COUNTER = { ...IN_KITCHEN, id: 323_456_700, status: 'handover', order_type: 'take_away', can_delay: false };
const WAITS = {
  ...IN_KITCHEN,
  id: 423_456_700,
  status: 'handover',
  can_delay: false,
  courier: { name: 'Jasur', image_full_url: null, minutes_away: 4, is_at_store: false, has_code: true, is_code_locked: false },
  pickup_code: '0427',
};
const HISTORY = [
  { what: 'pending', at: '2026-11-20T06:49:00.000Z', tapped_at: null, by: 'customer', name: null, ready_by: null },
  { what: 'confirmed', at: '2026-11-20T06:50:00.000Z', tapped_at: null, by: 'store', name: 'Gulnora Saidova', ready_by: null },
];

const show = (...orders: readonly object[]) => (replies['GET /store/orders'] = () => ({ now: new Date().toISOString(), orders }));
const open = (locale: Locale = 'en', width = 1024, path = '/store-console') => openConsole(PAGES, path, { locale, width });
const screenOfNew = () => page.getByRole('dialog', { name: /New order/ });

beforeEach(() => {
  consoleStorage.write('console-signed-in', true);
  consoleStorage.write('console-shift', undefined);
  sessionStorage.removeItem('console-orders-put-off');
  replies['GET /staff/me'] = MANAGER;
  show();
});

describe('the board of a store', () => {
  test.each([
    ['en', 1024],
    ['ru', 360],
    ['ar', 768],
    ['uz-Cyrl', 360],
  ] as const)('is whole in %s at %i px: new, in preparation, ready', async (locale, width) => {
    show(ORDER, IN_KITCHEN, AT_COUNTER);
    await open(locale, width);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expectWhole();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 3 }).nth(2)).toBeVisible();
    await expectWhole();
  });

  test('says so where it is empty, and where it cannot be read', async () => {
    await open();
    await expect.element(page.getByText('No new orders')).toBeVisible();
    await expect.element(page.getByText('Nothing to prepare')).toBeVisible();
  });

  test('offers to load again what cannot be read', async () => {
    replies['GET /store/orders'] = undefined;
    await open();
    await expect.element(page.getByText('The orders cannot be shown.')).toBeVisible();
    show(IN_KITCHEN);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(page.getByRole('button', { name: /^Ready/ })).toBeVisible();
  });

  test('takes the next step of an order by one press, and says why it is refused', async () => {
    show(IN_KITCHEN, AT_COUNTER);
    replies[`POST /store/orders/${IN_KITCHEN.id}/ready`] = refusal(409, { code: 'order-canceled', message: 'This order was canceled.' });
    await open();
    await page.getByRole('button', { name: `Ready ${IN_KITCHEN.id}` }).click();
    await expect.element(page.getByText('This order was canceled.')).toBeVisible();
    expect(sent).toMatchObject([{ address: `POST /store/orders/${IN_KITCHEN.id}/ready` }]);
    await expect.element(page.getByRole('button', { name: `Handed to the customer ${AT_COUNTER.id}` })).toBeVisible();
  });
});

describe('the start of a shift', () => {
  test('asks whether the bell was heard, and remembers the answer for the day', async () => {
    await open();
    await expect.element(page.getByText('Nobody can hear new orders on this device.')).toBeVisible();
    await page.getByRole('button', { name: 'Start the shift' }).click();
    await expect.element(page.getByText('Did you hear the bell?')).toBeVisible();
    await expectWhole();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect.element(page.getByText(/Turn the volume of this device up/)).toBeVisible();
    await expectWhole();
    await page.getByRole('button', { name: 'Ring again' }).click();
    await page.getByRole('button', { name: 'Yes, I heard it' }).click();
    await expect.element(page.getByText('Nobody can hear new orders on this device.')).not.toBeInTheDocument();
    expect(consoleStorage.read('console-shift')).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test.each([
    ['en', 0.14, false, true],
    ['ru', 0.14, true, false],
    ['ar', 0.21, false, false],
  ] as const)('warns of a battery that runs low: in %s at %d, charging %s', async (locale, level, charging, isWarned) => {
    const battery = Object.assign(new EventTarget(), { level, charging });
    const asked = vi.fn(async () => battery);
    Object.defineProperty(navigator, 'getBattery', { configurable: true, value: asked });
    try {
      await open(locale, 360);
      await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
      await expect.poll(() => page.getByRole('alert').elements().length).toBe(isWarned ? 1 : 0);
      Object.assign(battery, { level: 0.1, charging: false });
      battery.dispatchEvent(new Event('levelchange'));
      await expect.element(page.getByText(/10/).first()).toBeVisible();
      await expectWhole();
      Object.assign(battery, { charging: true });
      battery.dispatchEvent(new Event('chargingchange'));
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    } finally {
      Reflect.deleteProperty(navigator, 'getBattery');
    }
  });

  test('is not asked of the kitchen, which accepts no orders and is not rung for', async () => {
    replies['GET /staff/me'] = KITCHEN;
    show(ORDER, IN_KITCHEN);
    await open();
    await expect.element(page.getByRole('button', { name: /^Ready/ })).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Start the shift' })).not.toBeInTheDocument();
  });
});

describe('a new order', () => {
  test('fills the screen, is counted in the title, and is accepted with the clock time that is sent', async () => {
    show(ORDER);
    replies[`POST /store/orders/${ORDER.id}/accept`] = () => {
      show();
      return { ...ORDER, status: 'confirmed', history: HISTORY };
    };
    await open();
    await expect.element(screenOfNew()).toBeVisible();
    await expect.poll(() => document.title).toBe('(1) Order board');
    await expect.element(screenOfNew().getByText('I am allergic to nuts')).toBeVisible();
    await screenOfNew()
      .getByRole('radio', { name: /^25 min/ })
      .click({ force: true });
    const accept = screenOfNew().getByRole('button', { name: /^Accept, ready by \d\d:\d\d/ });
    await accept.click();
    await expect.element(screenOfNew()).not.toBeInTheDocument();
    expect(sent).toMatchObject([
      { address: `POST /store/orders/${ORDER.id}/accept`, body: { minutes: 25, tapped_at: expect.any(String) } },
    ]);
  });

  test('takes other minutes, within bounds', async () => {
    show(ORDER);
    await open();
    await userEvent.fill(screenOfNew().getByLabelText('Other minutes'), '500');
    await expect.element(screenOfNew().getByText('From 1 to 240 minutes')).toBeVisible();
    await screenOfNew()
      .getByRole('button', { name: /^Accept/ })
      .click({ force: true });
    expect(sent).toEqual([]);
  });

  test('is refused with a reason', async () => {
    show(ORDER);
    replies[`POST /store/orders/${ORDER.id}/refuse`] = () => {
      show();
      return { ...ORDER, status: 'canceled', history: HISTORY };
    };
    await open();
    await screenOfNew().getByRole('button', { name: 'Refuse' }).click();
    await expectWhole();
    await screenOfNew().getByRole('radio', { name: 'We are closing' }).click({ force: true });
    await screenOfNew().getByRole('button', { name: 'Refuse the order' }).click();
    await expect.element(screenOfNew()).not.toBeInTheDocument();
    expect(sent).toMatchObject([{ address: `POST /store/orders/${ORDER.id}/refuse`, body: { reason: 'closing' } }]);
  });

  test('is accepted without a network, and says what waits', async () => {
    show(ORDER);
    await open();
    await screenOfNew()
      .getByRole('button', { name: /^Accept/ })
      .click();
    await expect.element(screenOfNew()).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'In preparation 1' })).toBeVisible();
    await expect.element(page.getByText('Waits for the network', { exact: true })).toBeVisible();
    await expectWhole();
  });

  test('can be left for the board, which brings it back', async () => {
    show(ORDER, IN_KITCHEN);
    await open();
    await screenOfNew().getByRole('button', { name: 'To the board' }).click();
    await page.getByRole('button', { name: '1 new order' }).click();
    await expect.element(screenOfNew()).toBeVisible();
  });

  test('fills the screen on any other page too, over an open dialog, and gives the focus back to it', async () => {
    await open('en', 1024, '/store-console/tickets');
    await expect.element(page.getByRole('button', { name: 'Start the shift' })).toBeVisible();
    await page.getByRole('button', { name: 'Open' }).click();
    const copies = page.getByRole('dialog', { name: 'Paper' }).getByLabelText('Copies');
    show(ORDER);
    await userEvent.fill(copies, '2');
    await expect.element(screenOfNew()).toBeVisible();
    await expect.poll(() => document.title).toBe('(1) Tickets');
    await expect.poll(() => screenOfNew().element().contains(document.activeElement)).toBe(true);
    await screenOfNew().getByRole('button', { name: 'Later' }).click();
    await expect.element(screenOfNew()).not.toBeInTheDocument();
    await expect.element(copies).toHaveFocus();
    await expect.element(copies).toHaveValue('2');
  });

  test('that was put off fills the screen no second time after a reload, and waits in the bar', async () => {
    sessionStorage.setItem('console-orders-put-off', JSON.stringify([ORDER.id]));
    show(ORDER);
    await open('en', 1024, '/store-console/tickets');
    await expect.element(page.getByRole('button', { name: '1 new order' })).toBeVisible();
    await expect.element(screenOfNew()).not.toBeInTheDocument();
  });

  test.each([
    ['by the service worker, where there is one', true],
    ['by the page, where there is none', false],
  ])('is notified of %s, while the page is hidden, until it is accepted', async (_by, hasWorker) => {
    const shown: string[] = [];
    const closed: string[] = [];
    const note = (tag: string) => ({ close: () => void closed.push(tag) });
    class Shown {
      static readonly permission = 'granted';
      readonly #tag: string;
      constructor(title: string, { tag }: { tag: string }) {
        this.#tag = tag;
        shown.push(`${title} ${tag}`);
      }
      addEventListener() {}
      close() {
        closed.push(this.#tag);
      }
    }
    const worker = {
      active: {},
      showNotification: async (title: string, { tag }: { tag: string }) => void shown.push(`worker: ${title} ${tag}`),
      getNotifications: async ({ tag }: { tag: string }) => [note(tag)],
    };
    vi.stubGlobal('Notification', Shown);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const registration = vi
      .spyOn(navigator.serviceWorker, 'getRegistration')
      .mockResolvedValue((hasWorker ? worker : undefined) as unknown as ServiceWorkerRegistration | undefined);
    try {
      show(ORDER);
      replies[`POST /store/orders/${ORDER.id}/accept`] = () => {
        show();
        return { ...ORDER, status: 'confirmed', history: HISTORY };
      };
      await open('en', 1024, '/store-console/tickets');
      const tag = `order-${ORDER.id}`;
      await expect.poll(() => shown).toEqual([`${hasWorker ? 'worker: ' : ''}New order ${tag}`]);
      await screenOfNew()
        .getByRole('button', { name: /^Accept/ })
        .click();
      await expect.poll(() => closed).toEqual([tag]);
    } finally {
      vi.unstubAllGlobals();
      hidden.mockRestore();
      registration.mockRestore();
    }
  });

  test('neither rings nor fills the screen of somebody who may not accept it', async () => {
    replies['GET /staff/me'] = KITCHEN;
    show(ORDER);
    await open('en', 1024, '/store-console/tickets');
    await expect.element(page.getByRole('button', { name: 'Open' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Start the shift' })).not.toBeInTheDocument();
    await expect.element(screenOfNew()).not.toBeInTheDocument();
    expect(document.title).toBe('Tickets');
  });

  test('of a later time needs no minutes', async () => {
    show({
      ...ORDER,
      schedule_at: '2026-11-21T07:30:00.000Z',
      promised: { from: '2026-11-21T07:30:00.000Z', to: '2026-11-21T08:00:00.000Z' },
    });
    replies[`POST /store/orders/${ORDER.id}/accept`] = { ...ORDER, status: 'confirmed', history: HISTORY };
    await open();
    // 13 minutes of way before 12:30 in Tashkent.
    await screenOfNew().getByRole('button', { name: 'Accept, ready by 12:17' }).click();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]?.body).not.toHaveProperty('minutes');
  });
});

describe('handing over to a courier', () => {
  const enter = async (code: string) => {
    await page.getByRole('button', { name: `Hand over ${WAITS.id}` }).click();
    const dialog = page.getByRole('dialog', { name: /^Hand over/ });
    await userEvent.fill(dialog.getByLabelText('Code that Jasur tells you'), code);
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    return dialog;
  };

  test('shows who comes, when, and the code of the store', async () => {
    show(WAITS);
    await open('ru', 360);
    await expect.element(page.getByText('будет через 4 минуты')).toBeVisible();
    await expect.element(page.getByText('0427')).toBeVisible();
    await expectWhole();
  });

  test('sends the code that the courier tells', async () => {
    show(WAITS);
    replies[`POST /store/orders/${WAITS.id}/hand-over`] = () => {
      show();
      return { ...WAITS, status: 'picked_up', history: HISTORY };
    };
    await open();
    const dialog = await enter('8214');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent).toMatchObject([
      { address: `POST /store/orders/${WAITS.id}/hand-over`, body: { code: '8214', tapped_at: expect.any(String) } },
    ]);
  });

  test('keeps a short code, and says how many tries a wrong one leaves', async () => {
    show(WAITS);
    const message = 'This code is not right. Tries left: 4';
    replies[`POST /store/orders/${WAITS.id}/hand-over`] = refusal(422, { code: 'hand-over-code-wrong', field: 'code', message });
    await open();
    const dialog = await enter('82');
    await expect.element(dialog.getByText('The code has four digits.')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.fill(dialog.getByLabelText('Code that Jasur tells you'), '8214');
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expect.element(dialog.getByText(message)).toBeVisible();
    await expectWhole();
  });

  test('is left to the dispatcher after five wrong codes', async () => {
    show({ ...WAITS, courier: { ...WAITS.courier, is_code_locked: true } });
    await open();
    await expect.element(page.getByText(/^Five wrong codes/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Hand over/ })).not.toBeInTheDocument();
  });
});

describe('the sheet of an order', () => {
  test.each([
    ['en', 1024],
    ['ar', 360],
  ] as const)('is whole in %s at %i px', async (locale, width) => {
    show(IN_KITCHEN);
    replies[`GET /store/orders/${IN_KITCHEN.id}`] = { ...IN_KITCHEN, history: HISTORY };
    await open(locale, width, `/store-console?order=${IN_KITCHEN.id}`);
    await expect.element(page.getByText('Gulnora Saidova')).toBeVisible();
    await expectWhole();
  });

  test('takes an item off for today in two presses', async () => {
    show(IN_KITCHEN);
    replies[`GET /store/orders/${IN_KITCHEN.id}`] = { ...IN_KITCHEN, history: HISTORY };
    const off = { id: 31, name: 'Tashkent plov', store: 'Chinor', image_full_url: null, tile_hue: 85, state: 'off', off_until: null };
    replies['POST /store/items/31/off'] = off;
    await open('en', 1024, `/store-console?order=${IN_KITCHEN.id}`);
    await page.getByRole('button', { name: 'Take off Tashkent plov' }).click();
    await expectWhole();
    await page.getByRole('button', { name: 'For today, until the store opens tomorrow' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Take off' })).not.toBeInTheDocument();
    expect(sent).toEqual([{ address: 'POST /store/items/31/off', body: { lasts: 'today' } }]);
  });

  test('leads to the prescription that came with it', async () => {
    show(IN_KITCHEN);
    replies[`GET /store/orders/${IN_KITCHEN.id}`] = { ...IN_KITCHEN, prescription_pages: 2, history: HISTORY };
    await open('en', 1024, `/store-console?order=${IN_KITCHEN.id}`);
    const link = page.getByRole('link', { name: 'Prescription: 2 pages' });
    await expect.element(link).toHaveAttribute('href', `/store-console/prescriptions/${IN_KITCHEN.id}`);
    await expectWhole();
  });

  test('postpones the order with a reason', async () => {
    show(IN_KITCHEN);
    replies[`GET /store/orders/${IN_KITCHEN.id}`] = { ...IN_KITCHEN, history: HISTORY };
    replies[`POST /store/orders/${IN_KITCHEN.id}/delay`] = { ...IN_KITCHEN, can_delay: false, history: HISTORY };
    await open('en', 1024, `/store-console?order=${IN_KITCHEN.id}`);
    await page.getByRole('button', { name: 'Postpone', exact: true }).click();
    await expectWhole();
    await page.getByRole('radio', { name: '15 min' }).click({ force: true });
    await page.getByRole('radio', { name: 'It takes longer' }).click({ force: true });
    await page.getByRole('button', { name: /^Postpone to/ }).click();
    await expect
      .poll(() => sent)
      .toMatchObject([{ address: `POST /store/orders/${IN_KITCHEN.id}/delay`, body: { minutes: 15, reason: 'longer-preparation' } }]);
  });

  const SWAPS = `GET /store/orders/${IN_KITCHEN.id}/lines/11/swaps`;
  const SOLD_OUT = `POST /store/orders/${IN_KITCHEN.id}/sold-out`;
  const offer = { id: 77, name: 'Samarkand plov', image_full_url: null, tile_hue: 20, unit: null, stock: null, price: 30_000 };
  const sheetOf = (line: object = {}) => ({ ...IN_KITCHEN, lines: [{ ...ORDER.lines[0], ...line }], history: HISTORY });

  test('proposes what comes instead of a sold-out line in three presses, and says that the customer is asked', async () => {
    show(IN_KITCHEN);
    replies[`GET /store/orders/${IN_KITCHEN.id}`] = sheetOf();
    replies[SWAPS] = { swaps: [offer] };
    replies[SOLD_OUT] = () => {
      const proposed = { ...offer, pieces: 2, answer_until: new Date(Date.now() + 170_000).toISOString() };
      return (replies[`GET /store/orders/${IN_KITCHEN.id}`] = sheetOf({ left: 0, proposed }));
    };
    await open('en', 360, `/store-console?order=${IN_KITCHEN.id}`);
    await page.getByRole('button', { name: 'Sold out Tashkent plov' }).click();
    await page.getByRole('radio', { name: /^Samarkand plov/ }).click({ force: true });
    await expectWhole();
    await page.getByRole('button', { name: 'Ask the customer' }).click();
    await expect.element(page.getByText(/^The customer is asked: 2 × Samarkand plov/)).toBeVisible();
    await expectWhole();
    expect(sent).toMatchObject([{ address: SOLD_OUT, body: { line: 11, left: 0, item_id: 77 } }]);
  });

  test('takes the pieces out that are missing, and says why it is refused', async () => {
    show(IN_KITCHEN);
    replies[`GET /store/orders/${IN_KITCHEN.id}`] = sheetOf();
    replies[SWAPS] = { swaps: [] };
    replies[SOLD_OUT] = refusal(409, { code: 'plan-cancels', message: 'The customer wants no order if something is missing.' });
    await open('ar', 360, `/store-console?order=${IN_KITCHEN.id}`);
    await page.getByRole('button', { name: 'نفد Tashkent plov' }).click();
    await page.getByRole('radio', { name: '1', exact: true }).click({ force: true });
    await page.getByRole('radio').last().click({ force: true });
    await page.getByRole('button', { name: 'إزالته من الطلب' }).click();
    await expect.element(page.getByText('The customer wants no order if something is missing.')).toBeVisible();
    await expectWhole();
    expect(sent).toMatchObject([{ address: SOLD_OUT, body: { line: 11, left: 1 } }]);
  });

  test('offers nothing of it to those who may not', async () => {
    show(IN_KITCHEN);
    replies[`GET /store/orders/${IN_KITCHEN.id}`] = { ...sheetOf(), can_swap: false };
    await open('en', 1024, `/store-console?order=${IN_KITCHEN.id}`);
    await expect.element(page.getByText('Gulnora Saidova')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Sold out/ })).not.toBeInTheDocument();
  });

  test('says that an order cannot be shown', async () => {
    await open('en', 1024, '/store-console?order=999999999');
    await expect.element(page.getByText('This order cannot be shown.')).toBeVisible();
  });
});

describe('goods that nobody received', () => {
  const BACK = { ...WAITS, id: 523_456_700, status: 'returning', can_sell_again: true };
  const closed = (id: number) =>
    (replies[`POST /store/orders/${id}/take-back`] = () => (show(), { ...BACK, id, status: 'returned', history: HISTORY }));

  test.each([
    ['that can be sold again', true, /^Received back, can be sold/, true],
    ['that are spoiled', true, /^Received back, spoiled/, false],
    ['of a kitchen', false, /^Received back(?!,)/, false],
  ] as const)('%s are received back in one tap', async (_name, can_sell_again, name, is_sellable) => {
    show({ ...BACK, can_sell_again });
    closed(BACK.id);
    await open();
    await expect.element(page.getByText('Comes back: the customer was not there')).toBeVisible();
    await expectWhole();
    await page.getByRole('button', { name }).click();
    await expect.element(page.getByText('Nothing waits to be taken')).toBeVisible();
    expect(sent).toMatchObject([{ address: `POST /store/orders/${BACK.id}/take-back`, body: { is_sellable } }]);
  });

  test('are kept until their time is over, and closed after a question', async () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    show({ ...AT_COUNTER, collect_until: at(30) });
    await open('en', 360);
    await expect.element(page.getByText(/^Can be collected until/)).toBeVisible();
    expect(page.getByRole('button', { name: /^Nobody collected it/ }).query()).toBeNull();
    show({ ...AT_COUNTER, id: 623_456_700, collect_until: at(-1) });
    closed(623_456_700);
    await open('en', 360);
    await page.getByRole('button', { name: /^Nobody collected it/ }).click();
    await expect.element(page.getByText('The food cannot be sold again', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Close the order' }).click();
    await expect.element(page.getByText('Nothing waits to be taken')).toBeVisible();
    expect(sent).toMatchObject([{ address: 'POST /store/orders/623456700/take-back', body: { is_sellable: false } }]);
  });

  test('say why they could not be taken back', async () => {
    show(BACK);
    replies[`POST /store/orders/${BACK.id}/take-back`] = refusal(409, { code: 'wrong-step', message: 'Not possible now.' });
    await open();
    await page.getByRole('button', { name: /^Received back, can be sold/ }).click();
    await expect.element(page.getByText('Not possible now.')).toBeVisible();
  });
});
