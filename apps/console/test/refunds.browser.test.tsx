import type { OperatorRefund, OrderRefunds, QueuedRefund } from '@bozor/contract/operator/refunds.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStorage } from '../app/frame/console-storage.ts';
import OperatorConsole from '../app/operator/console.tsx';
import { RefundPart } from '../app/operator/refunds/refund-part.tsx';
import RefundsPage from '../app/operator/refunds/refunds-page.tsx';
import { expectWhole, openConsole, refusal, replies, sent, sentKeys } from './open-console.tsx';

const ORDER = 123456789;
const PAGES = [
  {
    path: '/console',
    element: <OperatorConsole />,
    children: [
      { path: 'refunds', element: <RefundsPage /> },
      { path: 'orders/:id', element: <RefundPart orderId={ORDER} /> },
    ],
  },
];
const SUPPORT = {
  id: 3,
  name: 'Sevara Aliyeva',
  role: 'support',
  permissions: ['orders.see', 'refunds.see', 'refunds.decide'],
  scope: { of: 'all', store: null, zones: [] },
  session: { id: 7, expires_at: '2026-11-20T19:00:00Z' },
};
const REFUND: OperatorRefund = {
  id: 5,
  kind: 'whole',
  state: 'requested',
  amount: 61_400,
  way: 'wallet',
  is_requested: true,
  reason: null,
  customer_reason: 'Cold',
  customer_note: 'See the photo',
  note: null,
  images_full_url: [],
  at: '2026-11-20T10:00:00Z',
  asked_by: null,
  decided_by: null,
  lines: [],
  acts: ['answer'],
};
const QUEUED: QueuedRefund = {
  ...REFUND,
  order: { id: ORDER, total: 61_400, store: { id: 5, name: 'Osh Markazi' }, zone: { id: 1, name: 'Chilonzor' }, customer_name: 'Aziza' },
};
const OF_ORDER: OrderRefunds = {
  can_give: true,
  can_credit: false,
  lines: [{ position: 1, name: 'Lagʻmon', quantity: 3, pieces: [12_400, 12_400, 12_401] }],
  left: 61_400,
  way: 'original',
  second_person_above: 20_000,
  refunds: [],
};
const AT = `/operator/orders/${ORDER}/refunds`;
const button = (name: string | RegExp) => page.getByRole('button', { name });

beforeEach(() => {
  consoleStorage.write('console-signed-in', true);
  replies['GET /staff/me'] = SUPPORT;
  replies[`GET ${AT}`] = OF_ORDER;
  replies[`POST ${AT}`] = { ...OF_ORDER, refunds: [{ ...REFUND, kind: 'lines', state: 'approved', amount: 12_400, acts: [] }] };
  replies['GET /operator/refunds'] = { refunds: [QUEUED], next: null };
  replies['POST /operator/refunds/5/answer'] = OF_ORDER;
});

describe('a refund of pieces', () => {
  test('is four presses: the pieces sum up, and the way back is told', async () => {
    await openConsole(PAGES, `/console/orders/${ORDER}`);
    await button('Refund').click();
    await expect.element(page.getByText('The money goes back the way it was paid.')).toBeVisible();
    await expectWhole();
    await button('One piece more').click();
    await page.getByText('Missing', { exact: true }).click();
    await button(/^Refund 12/).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(sent.filter(({ address }) => address === `POST ${AT}`)).toEqual([
      { address: `POST ${AT}`, body: { lines: [{ position: 1, pieces: 1 }], reason: 'missing' } },
    ]);
  });

  test('of all that is left, with the delivery, needs no pieces', async () => {
    await openConsole(PAGES, `/console/orders/${ORDER}`);
    await button('Refund').click();
    await page.getByRole('checkbox', { name: /^All that is left/ }).click();
    await expect.element(page.getByRole('dialog').getByRole('group', { name: 'Pieces' })).not.toBeInTheDocument();
    await page.getByText('Missing', { exact: true }).click();
    await expectWhole();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Refund/ })
      .click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual([{ address: `POST ${AT}`, body: { reason: 'missing' } }]);
  });

  test('says who bears it before it is given, by its reason, and afterwards', async () => {
    const given = { ...REFUND, kind: 'lines', reason: 'late', state: 'paid', is_requested: false, decided_by: 'Dilnoza', acts: [] };
    replies[`GET ${AT}`] = { ...OF_ORDER, refunds: [given] };
    await openConsole(PAGES, `/console/orders/${ORDER}`);
    await expect.element(page.getByText('The shop bears it.')).toBeVisible();
    await button('Refund').click();
    const dialog = page.getByRole('dialog');
    await page.getByText('Missing', { exact: true }).click();
    await expect.element(dialog.getByText('The store bears it, up to what the order brought.')).toBeVisible();
    await page.getByText('Damaged', { exact: true }).click();
    await expect.element(dialog.getByText('The shop bears it.')).toBeVisible();
    await expectWhole();
  });

  test('says what is lacking, sends a lower amount, and shows a refusal', async () => {
    replies[`POST ${AT}`] = refusal(409, { code: 'pieces-gone', message: 'These pieces were refunded already.', field: 'lines' });
    await openConsole(PAGES, `/console/orders/${ORDER}`, { width: 1280 });
    await button('Refund').click();
    const send = page.getByRole('dialog').getByRole('button', { name: /^Refund/ });
    await send.click();
    const pieces = page.getByRole('dialog').getByRole('group', { name: 'Pieces' });
    await expect.element(pieces).toHaveFocus();
    await expect.element(pieces).toHaveAccessibleDescription('Choose what to refund.');
    await button('One piece more').click();
    await send.click();
    await expect.element(page.getByRole('radio').first()).toHaveFocus();
    await expect
      .element(page.getByRole('group', { name: 'Reason, which the customer reads' }))
      .toHaveAccessibleDescription('Choose a reason.');
    await page.getByText('Damaged', { exact: true }).click();
    await page.getByRole('textbox', { name: /Lower the amount/ }).fill('5000');
    await send.click();
    await expect.element(page.getByText('These pieces were refunded already.')).toBeVisible();
    expect(sent.at(-1)!.body).toEqual({ lines: [{ position: 1, pieces: 1 }], reason: 'damaged', amount: 5_000 });
  });

  test('counts once when it is sent again, and is another refund with another amount, written as people do', async () => {
    delete replies[`POST ${AT}`];
    await openConsole(PAGES, `/console/orders/${ORDER}`);
    await button('Refund').click();
    await button('One piece more').click();
    await page.getByText('Missing', { exact: true }).click();
    const send = page.getByRole('dialog').getByRole('button', { name: /^Refund/ });
    const amount = page.getByRole('textbox', { name: /Lower the amount/ });
    for (const [at, written] of ['5 000', '5 000', '4 000'].entries()) {
      await amount.fill(written);
      await send.click();
      await expect.poll(() => sent.length).toBe(at + 1);
      await expect.element(page.getByText('Connection lost. Please try again.')).toBeVisible();
    }
    expect(sent.map(({ body }) => (body as { amount: number }).amount)).toEqual([5_000, 5_000, 4_000]);
    const [first, again, other] = sentKeys;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('above the limit tells that a second person decides', async () => {
    await openConsole(PAGES, `/console/orders/${ORDER}`);
    await button('Refund').click();
    await button('One piece more').click();
    await expect.element(page.getByText(/a second person has to approve it/)).not.toBeInTheDocument();
    await button('One piece more').click();
    await expect.element(page.getByText(/a second person has to approve it/)).toBeVisible();
  });
});

test('a credit has an amount and a reason', async () => {
  replies[`GET ${AT}`] = { ...OF_ORDER, can_credit: true };
  replies[`POST /operator/orders/${ORDER}/credits`] = OF_ORDER;
  await openConsole(PAGES, `/console/orders/${ORDER}`);
  await button('Give a credit').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expectWhole();
  const send = page.getByRole('dialog').getByRole('button', { name: 'Give a credit' });
  await send.click();
  await expect.element(page.getByText('Enter an amount above zero.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('7000');
  await page.getByText('Too late', { exact: true }).click();
  await send.click();
  await expect.poll(() => sent).toEqual([{ address: `POST /operator/orders/${ORDER}/credits`, body: { amount: 7_000, reason: 'late' } }]);
});

describe('the queue', () => {
  test('approves a request, and declines one only with a reason', async () => {
    await openConsole(PAGES, '/console/refunds');
    await expect.element(page.getByText('Cold · See the photo')).toBeVisible();
    await expectWhole();
    await button('Decline').click();
    await expect.element(page.getByText('Write the reason.')).toBeVisible();
    expect(sent).toEqual([]);
    await page.getByRole('textbox', { name: 'Answer, which the customer reads' }).fill('Sorry');
    await button(/^Approve/).click();
    await expect.poll(() => sent).toEqual([{ address: 'POST /operator/refunds/5/answer', body: { is_approved: true, note: 'Sorry' } }]);
  });

  test('offers the second person approval, and marks what was paid by hand', async () => {
    const asked = { ...QUEUED, state: 'asked', asked_by: 'Rustam', acts: ['approve', 'decline'] } as const;
    const byHand = { ...QUEUED, id: 6, state: 'approved', way: 'cash', acts: ['mark_paid'] } as const;
    replies['GET /operator/refunds'] = { refunds: [asked, byHand], next: '2026-11-20 10:00:00+00~6' };
    replies['POST /operator/refunds/5/approve'] = OF_ORDER;
    replies['POST /operator/refunds/6/paid'] = OF_ORDER;
    await openConsole(PAGES, '/console/refunds', { locale: 'ar', width: 768 });
    await expectWhole();
    await button(/^الموافقة/).click();
    await button(/^وضع علامة/).click();
    await expect
      .poll(() => sent.map(({ address }) => address))
      .toEqual(['POST /operator/refunds/5/approve', 'POST /operator/refunds/6/paid']);
    await expect.element(button('الصفحة التالية').or(page.getByRole('link', { name: 'الصفحة التالية' }))).toBeVisible();
  });

  test('says when nothing waits', async () => {
    replies['GET /operator/refunds'] = { refunds: [], next: null };
    await openConsole(PAGES, '/console/refunds?waits=by_hand');
    await expect.element(page.getByText('No refund waits for anybody.')).toBeVisible();
  });
});
