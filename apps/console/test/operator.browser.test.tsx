import type { BoardOrder, FoundOrder, NeedyOrder, OperatorOrder } from '@bozor/contract/operator/order-shapes.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleStorage } from '../app/frame/console-storage.ts';
import OperatorConsole from '../app/operator/console.tsx';
import HomePage from '../app/operator/home/home-page.tsx';
import OrderPage from '../app/operator/order-page/order-page.tsx';
import SearchPage from '../app/operator/search/search-page.tsx';
import { expectWhole, openConsole, refusal, replies, sent } from './open-console.tsx';

const PAGES = [
  {
    path: '/console',
    element: <OperatorConsole />,
    children: [
      { index: true, element: <HomePage /> },
      { path: 'orders', element: <SearchPage /> },
      { path: 'orders/:id', element: <OrderPage /> },
    ],
  },
];

const DISPATCHER = {
  id: 3,
  name: 'Sherzod Aliyev',
  role: 'dispatcher',
  permissions: ['orders.see', 'orders.move', 'orders.cancel', 'orders.assign', 'orders.note', 'customers.reveal', 'couriers.see'],
  scope: { of: 'all', store: null, zones: [] },
  session: { id: 7, expires_at: '2026-11-20T19:00:00Z' },
};

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

const BOARD_ORDER: BoardOrder = {
  id: 123456789,
  order_type: 'delivery',
  module: { id: 1, type: 'food' },
  status: 'confirmed',
  status_since: minutes(-10),
  placed_at: minutes(-20),
  promised_until: minutes(30),
  minutes_late: 0,
  store: { id: 5, name: 'Osh Markazi' },
  zone: { id: 1, name: 'Chilonzor' },
  courier: null,
  payment_method: 'cash_on_delivery',
  payment_status: 'unpaid',
  total: 61_400,
};
const LATE: BoardOrder = {
  ...BOARD_ORDER,
  id: 223456789,
  status: 'handover',
  promised_until: minutes(-12.5),
  minutes_late: 12,
  store: { id: 6, name: 'Non Uyi' },
  zone: { id: 2, name: 'Yunusobod' },
  courier: { id: 9, name: 'Bobur Aliyev' },
};
const NEEDS: readonly NeedyOrder[] = [
  { need: 'not_accepted', since: minutes(-7.5), order: { ...BOARD_ORDER, id: 323456789, status: 'pending' }, next: 'accept' },
  { need: 'no_courier', since: minutes(-3.5), order: LATE, next: 'assign' },
];
const FOUND: FoundOrder = { ...BOARD_ORDER, customer_name: 'Азиза Каримова', customer_phone: '+998 ** *** ** 67' };
const ORDER: OperatorOrder = {
  ...BOARD_ORDER,
  module: { id: 1, type: 'food', name: 'Food' },
  store: { id: 5, name: 'Osh Markazi', phone: '+998712000000', address: 'Navoiy 1' },
  courier: { id: 9, name: 'Bobur Aliyev', phone: '+998935550001', vehicle: 'Bicycle', position_at: null },
  promised_from: minutes(20),
  scheduled_for: null,
  prescription_pages: 0,
  customer: { name: 'Aziza Karimova', phone: '+998 ** *** ** 67', has_account: true, locale: 'uz' },
  receiver: null,
  address: { address: 'Amir Temur 15', house: '15', floor: '4', note: 'Blue door', lat: 41.31, lng: 69.28 },
  to_address: null,
  lines: [{ id: 1, name: 'Lagʻmon', options: 'Large', quantity: 2, total: 56_000 }],
  parcel: null,
  charges: [
    { code: 'items', label: 'Items', amount: 56_000, included: false, explanation: null, calculation: null, lower_by: null },
    { code: 'delivery', label: 'Delivery', amount: 5_400, included: false, explanation: '2.4 km', calculation: null, lower_by: null },
  ],
  adjustments: [
    {
      id: 1,
      line: 1,
      kind: 'line_weighed',
      state: 'done',
      name: 'Red apples, 1 kg',
      pieces: 0,
      replacement: null,
      weight: { ordered: 1000, weighed: 1080, charged: 1080 },
      amount: 1_352,
      answer_until: null,
    },
  ],
  received: 92_352,
  paid_by_wallet: 0,
  due: 61_400,
  change_from: null,
  pay_until: null,
  payments: [],
  order_note: 'No onions',
  delivery_instruction: null,
  unavailable_item_note: null,
  cancellation: null,
  refund: null,
  delivery_proof: null,
  timeline: [
    entry({ at: minutes(-20), status: 'pending', by: 'customer' }),
    entry({ at: minutes(-10), status: 'confirmed', by: 'operator', person: { name: 'Sherzod Aliyev', role: 'dispatcher' } }),
    entry({
      at: minutes(-5),
      act: 'courier_assigned',
      by: 'operator',
      courier: 'Bobur Aliyev',
      person: { name: 'Sherzod Aliyev', role: 'dispatcher' },
    }),
  ],
  acts: [
    { act: 'move', to: 'processing', needs: [] },
    { act: 'reassign', to: null, needs: ['courier'] },
    { act: 'unassign', to: null, needs: ['reason'] },
    { act: 'cancel', to: null, needs: ['reason', 'bearer'] },
    { act: 'note', to: null, needs: ['text'] },
    { act: 'reveal', to: null, needs: [] },
  ],
  money_back: { way: 'none', amount: 0 },
};

function entry(over: Partial<OperatorOrder['timeline'][number]>): OperatorOrder['timeline'][number] {
  return {
    at: minutes(0),
    tapped_at: null,
    status: null,
    act: null,
    by: 'system',
    person: null,
    text: null,
    courier: null,
    from_courier: null,
    ...over,
  };
}

const AT = `/operator/orders/${ORDER.id}`;

beforeEach(() => {
  consoleStorage.write('console-signed-in', true);
  replies['GET /staff/me'] = DISPATCHER;
  replies['GET /operator/orders/board'] = { total: 2, orders: [LATE, BOARD_ORDER] };
  replies['GET /operator/needs'] = { needs: NEEDS };
  replies['GET /operator/orders'] = { orders: [FOUND], next: null, too_short: false, zones: [{ id: 1, name: 'Chilonzor' }], store: null };
  replies[`GET ${AT}`] = ORDER;
  replies['GET /operator/cancellation-reasons'] = { reasons: [{ id: 4, reason: 'The store is closed' }] };
  replies['GET /operator/couriers'] = {
    couriers: [
      { id: 9, name: 'Bobur Aliyev', vehicle: null, zone: { id: 1, name: 'Chilonzor' }, is_online: true, running_orders: 1 },
      { id: 10, name: 'Sardor Umarov', vehicle: 'Car', zone: { id: 1, name: 'Chilonzor' }, is_online: true, running_orders: 0 },
    ],
  };
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

describe.each([390, 768, 1280])('at %d px', (width) => {
  test('the first page is whole: needs, board and search', async () => {
    await openConsole(PAGES, '/console', { width });
    await expect.element(page.getByRole('region', { name: /Needs you now/ })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 3, name: /Accepted/ })).toBeVisible();
    await expectWhole();
  });
  test('the search is whole', async () => {
    await openConsole(PAGES, '/console/orders?query=aziza', { width });
    await expect.element(page.getByRole('table')).toBeVisible();
    await expectWhole();
  });
  test('an order is whole', async () => {
    await openConsole(PAGES, `/console/orders/${ORDER.id}`, { width });
    await expect.element(heading(/123/)).toBeVisible();
    await expectWhole();
  });
});

describe('the first page', () => {
  test('counts in the title what needs somebody, and tells lateness in words', async () => {
    await openConsole(PAGES, '/console', { width: 1280 });
    await expect.element(page.getByText(/min\slate/)).toBeVisible();
    await expect.poll(() => document.title).toBe('(2) Orders now');
    await expect.element(page.getByText('Not accepted')).toBeVisible();
  });

  test('accepts an order in place, and leads to the choice of a courier', async () => {
    replies['POST /operator/orders/323456789/move'] = () => {
      replies['GET /operator/needs'] = { needs: NEEDS.slice(1) };
      return { ...ORDER, id: 323456789 };
    };
    await openConsole(PAGES, '/console', { width: 1280 });
    await page.getByRole('button', { name: /^Accept for the store: / }).click();
    await expect.element(page.getByText('Not accepted')).not.toBeInTheDocument();
    expect(sent).toEqual([{ address: 'POST /operator/orders/323456789/move', body: { to: 'confirmed' } }]);
    await expect.element(page.getByRole('heading', { name: /Needs you now/ })).toHaveFocus();
    await expect
      .element(page.getByRole('link', { name: /^Assign a courier/ }))
      .toHaveAttribute('href', '/console/orders/223456789?act=assign');
  });

  test('leaves the board in sight: more than six needs are shown at a press', async () => {
    const many = Array.from({ length: 8 }, (_, at) => ({ ...NEEDS[1], order: { ...LATE, id: 400000001 + at } }));
    replies['GET /operator/needs'] = { needs: many };
    await openConsole(PAGES, '/console', { width: 1280 });
    const rows = page.getByRole('link', { name: /^Assign a courier: / });
    await expect.poll(() => rows.elements().length).toBe(6);
    await button('Show all 8').click();
    await expect.poll(() => rows.elements().length).toBe(8);
    await expect.element(button('Show fewer')).toHaveAttribute('aria-expanded', 'true');
  });

  test('says why an order could not be accepted', async () => {
    replies['POST /operator/orders/323456789/move'] = refusal(409, { code: 'wrong-step', message: 'Not possible now.' });
    await openConsole(PAGES, '/console', { width: 1280 });
    await page.getByRole('button', { name: /^Accept for the store: / }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not possible now.');
  });

  test('says in the language of the reader that the connection is lost', async () => {
    await openConsole(PAGES, '/console', { width: 1280, locale: 'ru' });
    await page.getByRole('button', { name: /^Принять за магазин/ }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Нет связи. Попробуйте ещё раз.');
  });

  test('keeps its filters in the address, and clears those that nothing fits', async () => {
    await openConsole(PAGES, '/console?zone=2', { width: 1280 });
    const board = page.getByRole('region', { name: /Running orders/ });
    await expect.element(board.getByText('Non Uyi').last()).toBeVisible();
    await expect.element(board.getByRole('link', { name: /123/ })).not.toBeInTheDocument();
    await board.getByLabelText('Zone').selectOptions('');
    await expect.element(board.getByRole('link', { name: /123/ })).toBeVisible();
  });

  test('says that nothing needs anybody and that nothing runs', async () => {
    replies['GET /operator/needs'] = { needs: [] };
    replies['GET /operator/orders/board'] = { total: 0, orders: [] };
    await openConsole(PAGES, '/console');
    await expect.element(page.getByText('Nothing needs you. Every order goes its way.')).toBeVisible();
    await expect.element(page.getByText('No order is running.')).toBeVisible();
    await expectWhole();
  });

  test('loads again what could not be loaded', async () => {
    delete replies['GET /operator/orders/board'];
    await openConsole(PAGES, '/console', { width: 1280 });
    await expect.element(button('Load again')).toBeVisible();
    replies['GET /operator/orders/board'] = { total: 1, orders: [LATE] };
    await button('Load again').click();
    await expect.element(page.getByText(/min\slate/)).toBeVisible();
  });

  test('is the own page of a person who sees no orders', async () => {
    replies['GET /staff/me'] = { ...DISPATCHER, role: 'catalogue', permissions: ['items.see'] };
    replies['GET /staff/sessions'] = { sessions: [] };
    await openConsole(PAGES, '/console');
    await expect.element(heading('Your account')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Find orders', exact: true })).not.toBeInTheDocument();
  });

  test('finds by key: slash, text, Enter', async () => {
    await openConsole(PAGES, '/console', { width: 1280 });
    await expect.element(page.getByText(/min\slate/)).toBeVisible();
    await userEvent.keyboard('/');
    await expect.element(page.getByLabelText('Find an order')).toHaveFocus();
    await userEvent.keyboard('Азиза{Enter}');
    await expect.element(page.getByRole('table')).toBeVisible();
    await expect.element(page.getByLabelText('Find an order')).toHaveValue('Азиза');
  });
});

describe('the search', () => {
  test('tells apart what is too short from what is nobody’s', async () => {
    replies['GET /operator/orders'] = { orders: [], next: null, too_short: true, zones: [], store: null };
    await openConsole(PAGES, '/console/orders?query=a');
    await expect.element(page.getByText('Type more')).toBeVisible();
    replies['GET /operator/orders'] = { orders: [], next: null, too_short: false, zones: [], store: null };
    await page.getByLabelText('Find an order').fill('nobody');
    await button('Find').click();
    await expect.element(page.getByText('No order was found.').first()).toBeVisible();
    await expectWhole();
  });

  test('goes on to older orders, by the address', async () => {
    replies['GET /operator/orders'] = {
      orders: [FOUND],
      next: '2026-11-20T07:00:00.000000Z_123456789',
      too_short: false,
      zones: [],
      store: { id: 5, name: 'Osh Markazi' },
    };
    await openConsole(PAGES, '/console/orders?query=aziza&store=5', { width: 1280 });
    await expect
      .element(page.getByRole('link', { name: 'Older orders' }))
      .toHaveAttribute('href', '/console/orders?query=aziza&store=5&cursor=2026-11-20T07%3A00%3A00.000000Z_123456789');
    await button('Show the orders of all stores').click();
    await expect
      .element(page.getByRole('link', { name: 'Older orders' }))
      .toHaveAttribute('href', '/console/orders?query=aziza&cursor=2026-11-20T07%3A00%3A00.000000Z_123456789');
  });
});

describe('the page of an order', () => {
  const open = () => openConsole(PAGES, `/console/orders/${ORDER.id}`, { width: 1280 });

  test('tells its history by person, and offers the legal acts alone', async () => {
    await open();
    await expect.element(page.getByText('Sherzod Aliyev, Dispatcher').first()).toBeVisible();
    await expect.element(button('Start preparing')).toBeVisible();
    await expect.element(button('Mark as ready')).not.toBeInTheDocument();
  });

  test('offers no act to who may only read', async () => {
    replies[`GET ${AT}`] = { ...ORDER, acts: [] };
    await open();
    await expect.element(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
    expect(
      page
        .getByRole('main')
        .getByRole('button')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['Find']);
  });

  test('leads to the prescription that came with it', async () => {
    replies[`GET ${AT}`] = { ...ORDER, prescription_pages: 1 };
    await open();
    const link = page.getByRole('link', { name: 'Prescription: 1 page' });
    await expect.element(link).toHaveAttribute('href', `/console/prescriptions/${ORDER.id}`);
  });

  test('moves it on', async () => {
    replies[`POST ${AT}/move`] = () => (replies[`GET ${AT}`] = { ...ORDER, status: 'processing', acts: [] });
    await open();
    await button('Start preparing').click();
    await expect.element(heading(/Being prepared/)).toBeVisible();
    expect(sent).toEqual([{ address: `POST ${AT}/move`, body: { to: 'processing' } }]);
  });

  test('asks before it is delivered, and says what that means for the cash', async () => {
    replies[`GET ${AT}`] = { ...ORDER, status: 'picked_up', acts: [{ act: 'move', to: 'delivered', needs: [] }] };
    await open();
    await button('Mark as delivered').click();
    await expect.element(page.getByRole('alertdialog').getByText(/in cash counts as paid then/)).toBeVisible();
    await expectWhole();
    await button('Back').click();
    expect(sent).toEqual([]);
  });

  test('sends it back with a bearer, who decides the money', async () => {
    replies[`GET ${AT}`] = { ...ORDER, status: 'picked_up', acts: [{ act: 'move', to: 'returning', needs: ['bearer'] }] };
    replies[`POST ${AT}/move`] = () =>
      (replies[`GET ${AT}`] = { ...ORDER, status: 'returning', acts: [], cancellation: { reason: null, borne_by: 'shop' } });
    await open(`/console/orders/${ORDER.id}`);
    await page.getByRole('button', { name: 'Send it back' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send it back' });
    await dialog.getByRole('button', { name: 'Send it back' }).click();
    await expect.element(dialog.getByText('Choose who bears the cost.')).toBeVisible();
    expect(sent).toEqual([]);
    await expectWhole();
    await dialog.getByText('The shop').click();
    await expect.element(dialog.getByText('Everything that was paid goes back', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Send it back' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent).toMatchObject([{ body: { to: 'returning', borne_by: 'shop' } }]);
  });

  test('cancels with a reason and a bearer, and says what happens to the money', async () => {
    replies[`GET ${AT}`] = { ...ORDER, money_back: { way: 'original', amount: 61_400 } };
    replies[`POST ${AT}/cancel`] = () =>
      (replies[`GET ${AT}`] = {
        ...ORDER,
        status: 'canceled',
        acts: [],
        cancellation: { reason: 'The store is closed', borne_by: 'shop' },
      });
    await open();
    await button('Cancel the order').click();
    await expect.element(dialog().getByText(/goes back the way it was paid/)).toBeVisible();
    await dialog().getByRole('button', { name: 'Cancel the order' }).click();
    await expect.element(dialog().getByLabelText('Reason, which the customer reads')).toHaveAccessibleDescription('Choose a reason.');
    await expect.element(dialog().getByLabelText('Reason, which the customer reads')).toHaveFocus();
    await dialog().getByLabelText('Reason, which the customer reads').selectOptions('4');
    await dialog().getByRole('button', { name: 'Cancel the order' }).click();
    await expect.element(dialog().getByRole('radio').first()).toHaveFocus();
    await expect
      .element(dialog().getByRole('group', { name: 'Who bears the cost?' }))
      .toHaveAccessibleDescription('Choose who bears the cost.');
    await expectWhole();
    await dialog().getByText('The shop', { exact: true }).click();
    await dialog().getByRole('button', { name: 'Cancel the order' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent).toEqual([{ address: `POST ${AT}/cancel`, body: { reason_id: 4, borne_by: 'shop' } }]);
    await expect.element(page.getByText('The store is closed')).toBeVisible();
  });

  test('names payments and the last refund in words', async () => {
    replies[`GET ${AT}`] = {
      ...ORDER,
      payments: [{ gateway: 'payme', state: 'partially_refunded', amount: 61_400, at: '2026-11-20T10:00:00Z' }],
      refund: { status: 'asked', amount: 5_000, reason: 'Cold' },
    };
    await open();
    await expect.element(page.getByText(/^payme: partly refunded/)).toBeVisible();
    await expect.element(page.getByText(/^Refund of .*: Waits for a second person, Cold/)).toBeVisible();
  });

  test('keeps a cancellation that could not be sent', async () => {
    await open();
    await button('Cancel the order').click();
    await dialog().getByLabelText('Reason, which the customer reads').selectOptions('other');
    await dialog().getByLabelText('Reason in your words').fill('Road closed');
    await dialog().getByText('The courier', { exact: true }).click();
    await dialog().getByRole('button', { name: 'Cancel the order' }).click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('Connection lost. Please try again.');
    await expect.element(dialog().getByLabelText('Reason in your words')).toHaveValue('Road closed');
  });

  test('changes the courier', async () => {
    replies[`POST ${AT}/assign`] = () =>
      (replies[`GET ${AT}`] = { ...ORDER, courier: { ...ORDER.courier!, id: 10, name: 'Sardor Umarov' } });
    await open();
    await button('Change the courier').click();
    await expect.element(dialog().getByRole('radio')).toBeInTheDocument();
    expect(dialog().getByRole('radio').elements()).toHaveLength(1);
    await expectWhole();
    await dialog().getByText('Sardor Umarov').click();
    await dialog().getByRole('button', { name: 'Assign', exact: true }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent).toEqual([{ address: `POST ${AT}/assign`, body: { courier_id: 10 } }]);
  });

  test('takes the order away with a reason', async () => {
    replies[`POST ${AT}/unassign`] = () => (replies[`GET ${AT}`] = { ...ORDER, courier: null, acts: [] });
    await open();
    await button('Take the order away').click();
    await dialog().getByRole('button', { name: 'Take the order away' }).click();
    await expect.element(dialog().getByLabelText('Reason')).toHaveAccessibleDescription('Write the reason.');
    await dialog().getByLabelText('Reason').fill('Flat tyre');
    await dialog().getByRole('button', { name: 'Take the order away' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent).toEqual([{ address: `POST ${AT}/unassign`, body: { reason: 'Flat tyre' } }]);
  });

  test('shows the whole phone at a press', async () => {
    replies[`POST ${AT}/reveal-phone`] = { phone: '+998901234567' };
    await open();
    await button('Show the whole phone number').click();
    await expect.element(page.getByRole('link', { name: '+998 90 123 45 67' })).toHaveFocus();
  });

  test('takes a note', async () => {
    replies[`POST ${AT}/notes`] = ORDER;
    await open();
    await button('Add the note').click();
    await expect.element(page.getByLabelText('Note for staff')).toHaveAccessibleDescription('Write a note.');
    await page.getByLabelText('Note for staff').fill('Called twice');
    await button('Add the note').click();
    await expect.element(page.getByLabelText('Note for staff')).toHaveValue('');
    expect(sent).toEqual([{ address: `POST ${AT}/notes`, body: { text: 'Called twice' } }]);
  });

  test.each(['100000001', 'nothing'])('says that there is no order %s', async (id) => {
    replies['GET /operator/orders/100000001'] = refusal(404, { code: 'order-not-found', message: 'Order not found' });
    await openConsole(PAGES, `/console/orders/${id}`);
    await expect.element(heading('Order not found')).toBeVisible();
    await expectWhole();
  });
});

test.each(['ru', 'ar'] as const)('everything is in the language of the person: %s', async (locale) => {
  await openConsole(PAGES, `/console/orders/${ORDER.id}`, { locale, width: 390 });
  await expect.element(heading(/123/)).toBeVisible();
  await expectWhole();
});
