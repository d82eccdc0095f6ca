import { API } from '@bozor/contract/operator/routes.ts';
import { API as SHOP } from '@bozor/contract/shop/routes.ts';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildCourier, buildItem, buildStore, buildZone, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { sendForm } from '../../../test/form.ts';
import { bringOrder, orderByApi, placeUnpaid } from '../../../test/order.ts';
import { changeSettings } from '../../../test/settings.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { decideRefund } from '../orders/decide-refund.ts';

const tested = await testApi();
const { api, db, call, customer, guest, staff } = tested;
const { refunds } = API;

type Person = Caller & { readonly staffId: number };
let store: BuiltStore;
let item: BuiltItem;
let buyer: Caller & { readonly customerId: number };
let support: Person;
let finance: Person;
let otherFinance: Person;
let orderId: number;

beforeAll(async () => {
  await changeSettings(tested, { digital_payment: true });
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 20_000, stock: 100_000 });
  await buildCourier(db, { zone_id: store.zoneId });
  buyer = await customer();
  support = await staff('support');
  finance = await staff('finance');
  otherFinance = await staff('finance');
});
afterEach(() => changeSettings(tested, { refund_second_person_above: 500_000 }));

const delivered = async (quantity = 3, as: Caller = buyer) => {
  orderId = await orderByApi(tested, { store, item, as, quantity });
  await bringOrder(db, orderId);
  // The test's clock stands.
  await sql`update orders set delivered_at = '2026-11-20T06:00:00Z' where id = ${orderId}`.execute(db);
  return orderId;
};
const paidOnline = async (quantity = 3) => {
  const placed = await placeUnpaid(tested, { store, item, as: buyer, quantity });
  await call(SHOP.payment.sandboxDecide, { params: { payment: placed.payment }, body: { decision: 'approve' } });
  await api.jobs.perform('sandbox-callback', { id: placed.payment });
  orderId = placed.orderId;
  await bringOrder(db, orderId);
  await sql`update orders set delivered_at = '2026-11-20T06:00:00Z' where id = ${orderId}`.execute(db);
  return placed.payment;
};
const requested = async () => {
  const asked = await sendForm(tested, SHOP.orders.requestRefund, {
    as: buyer,
    fields: { order_id: orderId, customer_reason: 'Cold' },
    files: { 'image[]': [] },
  });
  expect(asked.status).toBe(200);
  return db.selectFrom('refunds').where('order_id', '=', orderId).where('state', '=', 'requested').select('id').executeTakeFirstOrThrow();
};
const give = (body: Record<string, unknown>, as: Caller = support, key?: string) =>
  call(refunds.give, {
    as,
    params: { id: orderId },
    body: { reason: 'missing', ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const pieces = (count: number, position = 1) => ({ lines: [{ position, pieces: count }] });
const read = async (as: Caller = support) => (await call(refunds.ofOrder, { as, params: { id: orderId } })).body;
const detailsOf = async () => (await call(SHOP.orders.details, { as: buyer, query: { order_id: orderId } })).body;
const balance = async () => (await call(SHOP.customer.info, { as: buyer })).body.wallet_balance ?? 0;
const codeOf = ({ status, body }: { status: number; body: { errors?: readonly { code: string }[] } }) => [status, body.errors?.[0]?.code];
const prove = (person: Person) =>
  db
    .updateTable('staff_sessions')
    .set({ proved_at: sql`now()` })
    .where('staff_id', '=', person.staffId)
    .execute();
const noticesOf = async () =>
  (await call(SHOP.notifications.list, { as: buyer })).body.notifications
    .filter(({ order_id }) => order_id === orderId)
    .map(({ title }) => title);

describe('a refund of an order of which something was sold out', () => {
  test('counts the pieces that came, and the money that is left of them', async () => {
    orderId = await orderByApi(tested, { store, item, as: buyer, quantity: 3 });
    const soldOut = { order_id: orderId, line_position: 1, kind: 'line_reduced', pieces: 1, amount_minor: -20_000, by: 'store' } as const;
    await db.insertInto('order_adjustments').values(soldOut).execute();
    await bringOrder(db, orderId);
    await sql`update orders set delivered_at = '2026-11-20T06:00:00Z' where id = ${orderId}`.execute(db);
    const { total_minor: ordered } = await db
      .selectFrom('orders')
      .where('id', '=', orderId)
      .select('total_minor')
      .executeTakeFirstOrThrow();
    expect(await read()).toMatchObject({ left: ordered - 20_000, lines: [{ pieces: [20_000, 20_000] }] });
    expect(codeOf(await give(pieces(3)))[0]).toBe(409);
    expect((await give(pieces(2))).body).toMatchObject({ left: ordered - 60_000, lines: [{ pieces: [] }] });
  });
});

describe('a refund of pieces', () => {
  test('gives the share of the line to the wallet, tells the customer, and leaves the order delivered', async () => {
    await delivered();
    const before = await balance();
    expect(await read()).toMatchObject({ can_give: true, way: 'wallet', lines: [{ quantity: 3, pieces: [20_000, 20_000, 20_000] }] });
    const { status, body } = await give(pieces(1));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      lines: [{ pieces: [20_000, 20_000] }],
      refunds: [
        {
          state: 'paid',
          amount: 20_000,
          way: 'wallet',
          reason: 'missing',
          asked_by: 'Rustam',
          decided_by: 'Rustam',
          lines: [{ pieces: 1 }],
        },
      ],
    });
    expect(await balance()).toBe(before + 20_000);
    expect(await detailsOf()).toMatchObject({
      order_status: 'delivered',
      payment_status: 'partially_refunded',
      refund: null,
      refunds: [{ kind: 'lines', status: 'paid', way: 'wallet', amount: 20_000, reason: 'Something was missing', lines: [{ pieces: 1 }] }],
    });
    expect(await noticesOf()).toContain('Money of your order is given back');
    const acts = await db.selectFrom('order_acts').where('order_id', '=', orderId).select(['kind', 'staff_id']).execute();
    expect(acts).toContainEqual({ kind: 'refund_given', staff_id: support.staffId });
  });

  test('of one line after the other ends when no piece is left', async () => {
    await delivered();
    await give(pieces(2));
    expect(codeOf(await give(pieces(2)))).toEqual([409, 'pieces-gone']);
    expect((await give(pieces(1))).status).toBe(200);
    expect(codeOf(await give(pieces(1)))).toEqual([409, 'pieces-gone']);
  });

  test('is written once for each press', async () => {
    await delivered();
    const [one, two] = await Promise.all([give(pieces(1), support, 'press'), give(pieces(1), support, 'press')]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect((await read()).refunds).toHaveLength(1);
  });

  test('may be lowered, never raised', async () => {
    await delivered();
    expect(codeOf(await give({ ...pieces(1), amount: 20_001 }))).toEqual([422, 'more-than-proposed']);
    expect(codeOf(await give({ ...pieces(1), amount: 0 }))).toEqual([422, 'amount-required']);
    expect((await give({ ...pieces(1), amount: 5_000 })).body.refunds).toMatchObject([{ amount: 5_000 }]);
  });

  test('without lines gives all that is left', async () => {
    await delivered();
    await give(pieces(1));
    const { left } = await read();
    expect((await give({})).body).toMatchObject({ left: 0, refunds: [{}, { kind: 'whole', amount: left }] });
    expect(await detailsOf()).toMatchObject({ order_status: 'delivered', payment_status: 'refunded', can_request_refund: false });
    expect(codeOf(await give({}))).toEqual([409, 'nothing-to-refund']);
  });

  test('of an order under way is refused', async () => {
    orderId = await orderByApi(tested, { store, item, as: buyer });
    expect(codeOf(await give(pieces(1)))).toEqual([409, 'wrong-step']);
  });

  test('of a guest waits until it was paid by hand', async () => {
    await delivered(1, await guest());
    expect((await give(pieces(1))).body.refunds).toMatchObject([{ state: 'approved', way: 'cash', acts: ['mark_paid'] }]);
    const id = (await read()).refunds[0]!.id;
    expect(
      (await call(refunds.queue, { as: support, query: { waits: 'by_hand', limit: 50 } })).body.refunds.map((each) => each.id),
    ).toContain(id);
    const pay = () => call(refunds.paid, { as: support, params: { id } });
    expect([await pay(), await pay()].map(({ body }) => body.refunds)).toMatchObject([[{ state: 'paid' }], [{ state: 'paid' }]]);
  });
});

describe('a refund of a payment', () => {
  test('goes back in two parts and the rest, each once', async () => {
    const payment = await paidOnline();
    const before = await balance();
    await give(pieces(1));
    await give(pieces(1));
    expect((await read()).refunds).toMatchObject([{ state: 'approved', way: 'original', acts: [] }, { state: 'approved' }]);
    await api.jobs.perform('give-money-back', {});
    await api.jobs.perform('give-money-back', {});
    expect(await detailsOf()).toMatchObject({ payment_status: 'partially_refunded', order_status: 'delivered' });
    const parts = () => db.selectFrom('sandbox_refunds').where('payment_id', '=', payment).select('amount_minor').execute();
    expect(await parts()).toEqual([{ amount_minor: 20_000 }, { amount_minor: 20_000 }]);
    await give({});
    await api.jobs.perform('give-money-back', {});
    const state = () => db.selectFrom('payments').where('order_id', '=', orderId).select('state').execute();
    expect(await state()).toEqual([{ state: 'refunded' }]);
    expect((await detailsOf()).payment_status).toBe('refunded');
    expect(await balance()).toBe(before);
    expect((await noticesOf()).filter((title) => title === 'Your money was given back')).toHaveLength(3);
  });

  test('beside a request for all of it gives back what is left', async () => {
    const payment = await paidOnline();
    await give(pieces(1));
    const { id } = await requested();
    await call(refunds.answer, { as: support, params: { id }, body: { is_approved: true, note: '' } });
    await api.jobs.perform('give-money-back', {});
    expect(await detailsOf()).toMatchObject({ order_status: 'refunded', payment_status: 'refunded' });
    const { state } = await db.selectFrom('sandbox_payments').where('id', '=', payment).select('state').executeTakeFirstOrThrow();
    expect(state).toBe('refunded');
  });
});

describe('a request of the customer', () => {
  test('lies in the queue, the oldest first, and is declined with a reason', async () => {
    await delivered();
    const { id } = await requested();
    const first = await call(refunds.queue, { as: support, query: { waits: 'answer', limit: 1 } });
    expect(first.body.refunds).toHaveLength(1);
    let { next } = first.body;
    const seen = first.body.refunds.map((each) => each.id);
    while (next !== null) {
      const { body } = await call(refunds.queue, { as: support, query: { waits: 'answer', limit: 1, cursor: next } });
      seen.push(...body.refunds.map((each) => each.id));
      ({ next } = body);
    }
    expect(seen.filter((each) => each === id)).toEqual([id]);
    const decline = (note: string) => call(refunds.answer, { as: support, params: { id }, body: { is_approved: false, note } });
    expect(codeOf(await decline(' '))).toEqual([422, 'reason-required']);
    expect((await decline('The photo shows another bag.')).body.refunds).toMatchObject([{ state: 'rejected' }]);
    expect((await decline('Again')).body.refunds).toMatchObject([{ state: 'rejected', note: 'The photo shows another bag.' }]);
    expect(await detailsOf()).toMatchObject({ order_status: 'refund_rejected', refund: { store_note: 'The photo shows another bag.' } });
  });

  test('is answered by pieces: the order is delivered as before', async () => {
    await delivered();
    const before = await detailsOf();
    await requested();
    expect((await give(pieces(1))).body.refunds).toMatchObject([{ kind: 'lines', is_requested: true, state: 'paid', amount: 20_000 }]);
    const after = await detailsOf();
    expect(after).toMatchObject({
      order_status: 'delivered',
      payment_status: 'partially_refunded',
      refunds: [{ note: 'Cold', lines: [{ pieces: 1 }] }],
    });
    expect(after.delivered).toBe(before.delivered);
    expect((await noticesOf()).filter((title) => title === 'Your order has been delivered')).toHaveLength(1);
  });
});

describe('above the limit', () => {
  test('a second person decides, never the one who asked, and proves who they are', async () => {
    await changeSettings(tested, { refund_second_person_above: 30_000 });
    await delivered();
    const before = await balance();
    expect((await give(pieces(2), finance)).body).toMatchObject({
      lines: [{ pieces: [20_000] }],
      refunds: [{ state: 'asked', acts: ['decline'] }],
    });
    expect((await detailsOf()).refunds).toEqual([]);
    const { id } = (await read()).refunds[0]!;
    const approve = (as: Caller) => call(refunds.approve, { as, params: { id } });
    expect(codeOf(await approve(support))).toEqual([403, 'not-allowed']);
    expect(codeOf(await approve(otherFinance))).toEqual([403, 'fresh-proof-required']);
    await prove(finance);
    await prove(otherFinance);
    expect(codeOf(await approve(finance))).toEqual([409, 'second-person-required']);
    expect((await call(refunds.queue, { as: otherFinance, query: { waits: 'second' } })).body.refunds.map((each) => each.id)).toContain(id);
    expect((await approve(otherFinance)).body.refunds).toMatchObject([{ state: 'paid' }]);
    expect((await approve(otherFinance)).status).toBe(200);
    expect(await balance()).toBe(before + 40_000);
  });

  test('a declined refund frees its pieces', async () => {
    await changeSettings(tested, { refund_second_person_above: 30_000 });
    await delivered();
    await give(pieces(3), support);
    const { id } = (await read()).refunds[0]!;
    await prove(otherFinance);
    await call(refunds.decline, { as: otherFinance, params: { id }, body: { note: 'Too much' } });
    expect(await read()).toMatchObject({ lines: [{ pieces: [20_000, 20_000, 20_000] }], refunds: [{ state: 'rejected' }] });
    expect((await give(pieces(1))).status).toBe(200);
  });

  test('a request for all of it waits for the second person too', async () => {
    await changeSettings(tested, { refund_second_person_above: 30_000 });
    await delivered();
    const { id } = await requested();
    await call(refunds.answer, { as: finance, params: { id }, body: { is_approved: true, note: 'Sorry' } });
    expect(await detailsOf()).toMatchObject({ order_status: 'refund_requested', refund: { status: 'requested', store_note: null } });
    await prove(otherFinance);
    await call(refunds.approve, { as: otherFinance, params: { id } });
    expect(await detailsOf()).toMatchObject({ order_status: 'refunded', refund: { status: 'paid', store_note: 'Sorry' } });
  });
});

describe('a credit', () => {
  const credit = (amount: number, as: Caller = support) =>
    call(refunds.credit, { as, params: { id: orderId }, body: { amount, reason: 'late' } });

  test('goes to the wallet, beside the money of the order', async () => {
    await delivered();
    const before = await balance();
    expect((await credit(7_000)).body.refunds).toMatchObject([{ kind: 'goodwill', state: 'paid', amount: 7_000 }]);
    expect(await balance()).toBe(before + 7_000);
    expect(await detailsOf()).toMatchObject({ payment_status: 'paid', refunds: [{ kind: 'goodwill', amount: 7_000 }] });
    expect(codeOf(await credit(0))).toEqual([422, 'amount-required']);
    expect((await credit(600_000)).body.refunds).toMatchObject([{}, { state: 'asked' }]);
  });

  test('needs a wallet, and the permission', async () => {
    await delivered(1, await guest());
    expect(codeOf(await credit(7_000))).toEqual([409, 'no-wallet']);
    expect(codeOf(await credit(7_000, finance))).toEqual([403, 'not-allowed']);
  });
});

describe('who may', () => {
  test('see and give is by role', async () => {
    await delivered();
    const dispatcher = await staff('dispatcher');
    expect(await read(dispatcher)).toMatchObject({ can_give: false, can_credit: false });
    expect(codeOf(await give(pieces(1), dispatcher))).toEqual([403, 'not-allowed']);
    expect(codeOf(await give(pieces(1), await staff('kitchen', { storeId: store.id })))).toEqual([403, 'not-allowed']);
  });

  test('reaches the orders of their zones alone', async () => {
    await delivered();
    await give(pieces(1), support);
    const { id } = (await read()).refunds[0]!;
    const foreign = await staff('support');
    await db
      .updateTable('staff_grants')
      .set({ zone_id: (await buildZone(db)).id })
      .where('staff_id', '=', foreign.staffId)
      .execute();
    const calls = [
      call(refunds.ofOrder, { as: foreign, params: { id: orderId } }),
      give(pieces(1), foreign),
      call(refunds.credit, { as: foreign, params: { id: orderId }, body: { amount: 1, reason: 'late' } }),
      call(refunds.answer, { as: foreign, params: { id }, body: { is_approved: true, note: '' } }),
      call(refunds.paid, { as: foreign, params: { id } }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await call(refunds.queue, { as: foreign, query: {} })).body.refunds).toEqual([]);
  });
});

describe('at once', () => {
  test('one piece is refunded to one of two people, in 50 rounds', async () => {
    for (let round = 1; round <= 50; round += 1) {
      await delivered(1);
      const answers = await Promise.all([give(pieces(1), support), give(pieces(1), finance)]);
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    }
  }, 120_000);

  test('a refund of pieces and the answer to a request never give more than was paid', async () => {
    for (let round = 1; round <= 20; round += 1) {
      await delivered(1);
      const before = await balance();
      const { id } = await requested();
      await Promise.all([
        give(pieces(1)),
        call(refunds.answer, { as: finance, params: { id }, body: { is_approved: true, note: '' } }),
        inTransaction(db, (trx) => decideRefund(trx, orderId, { isApproved: true, note: 'Sorry' }, { as: 'operator' })),
      ]);
      const { order_amount: total } = await detailsOf();
      expect([20_000, total]).toContain((await balance()) - before);
      expect((await read()).refunds).toHaveLength(1);
    }
  }, 120_000);
});
