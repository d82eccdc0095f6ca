import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API as SHOP } from '@bozor/contract/shop/routes.ts';
import { API as COURIER } from '@bozor/contract/courier/routes.ts';
import { API } from '@bozor/contract/store/routes.ts';
import { SOLD_OUT_PLANS } from '@bozor/domain/orders/received/sold-out-plan.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildCourier, buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { bringOrder, orderByApi, placeUnpaid } from '../../../test/order.ts';
import { requestedJobs } from '../../../test/requested-jobs.ts';
import { changeSettings } from '../../../test/settings.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { bookEntry } from '../wallet/book-entry.ts';
import { decideUnanswered } from './decide-swap.ts';

const tested = await testApi({ connections: 6 });
const { api, db, call, customer, guest, staff } = tested;
const ITEMS = ['tomatoes', 'cheaper', 'same', 'dearer', 'bread'] as const;

let store: BuiltStore;
let items: Record<(typeof ITEMS)[number], BuiltItem>;
let people: Record<'manager' | 'kitchen' | 'foreign', Awaited<ReturnType<typeof staff>>>;
let me: Awaited<ReturnType<typeof customer>>;

beforeAll(async () => {
  await changeSettings(tested, { digital_payment: true, wallet: true });
  await buildCourier(db, {});
});
beforeEach(async () => {
  store = await buildStore(db);
  const build = (price_minor: number, allergens: string[] | null = []) => buildItem(db, { store, price_minor, stock: 10, allergens });
  items = {
    tomatoes: await build(20_000, ['milk']),
    cheaper: await build(15_000),
    same: await build(20_000, ['milk']),
    dearer: await build(20_001),
    bread: await build(5_000),
  };
  people = {
    manager: await staff('store_manager', { storeId: store.id }),
    kitchen: await staff('kitchen', { storeId: store.id }),
    foreign: await staff('store_manager', { storeId: (await buildStore(db)).id }),
  };
  me = await customer();
  await changeSettings(tested, { swap_answer_minutes: 3 });
});

/** Two pieces of the tomatoes at 20 000, and one loaf of bread. */
async function place(over: Record<string, unknown> & { as?: Caller } = {}): Promise<number> {
  const { as = me, ...more } = over;
  await call(SHOP.cart.add, { as, headers: headersFor(store), body: { item_id: items.bread.id, quantity: 1 } });
  return orderByApi(tested, { store, item: items.tomatoes, as, ...more });
}
const lineOf = async (order: number, item: BuiltItem = items.tomatoes) =>
  (await db.selectFrom('order_lines').where('order_id', '=', order).where('item_id', '=', item.id).select('id').executeTakeFirstOrThrow())
    .id;
const soldOut = async (
  order: number,
  { left = 0, instead, as = people.manager }: { left?: number; instead?: BuiltItem; as?: Caller } = {},
) =>
  call(API.orders.soldOut, {
    as,
    params: { order },
    body: { line: await lineOf(order), left, ...(instead && { item_id: instead.id }) },
  });
const adjustmentsOf = (order: number) =>
  db.selectFrom('order_adjustments').where('order_id', '=', order).orderBy('id').selectAll().execute();
const questionOf = async (order: number) => (await adjustmentsOf(order)).find(({ kind }) => kind === 'line_swapped')!.id;
const answer = async (order: number, agree: boolean, as = me) =>
  call(SHOP.orders.answerSwap, { as, body: { order_id: order, adjustment_id: await questionOf(order), agree } });
const letTimePass = async (order: number) => decideUnanswered(api, await questionOf(order));
const rowOf = (order: number) => db.selectFrom('orders').where('id', '=', order).selectAll().executeTakeFirstOrThrow();
const read = async (order: number, as = me) => (await call(SHOP.orders.details, { as, query: { order_id: order } })).body;
const stockOf = async (item: BuiltItem) =>
  (await db.selectFrom('item_stock').where('item_id', '=', item.id).select('stock').executeTakeFirstOrThrow()).stock;
const codeOf = ({ status, body }: { status: number; body: { errors?: readonly { code: string }[] } }) => [status, body.errors?.[0]?.code];
const balanceOf = async (as: Caller) => (await call(SHOP.wallet.transactions, { as })).body.wallet_balance;
const outcomeOf = async (order: number) => {
  const [{ status, adjusted_minor, swap_until }, adjustments] = await Promise.all([rowOf(order), adjustmentsOf(order)]);
  expect(swap_until).toBeNull();
  return [status, adjusted_minor, adjustments.map(({ kind, state, answered_by }) => `${kind} ${state} ${answered_by ?? '-'}`)];
};

describe('a line that is sold out', () => {
  it('is taken out of what is received, due and collected; what was ordered stays', async () => {
    const order = await place();
    const before = await read(order);
    const { body } = await soldOut(order);
    expect(body.lines.find(({ left }) => left === 0)).toMatchObject({ quantity: 2, replacements: [], proposed: null });
    const after = await read(order);
    expect(after).toMatchObject({
      order_amount: before.order_amount,
      charges: before.charges,
      received_amount: before.order_amount - 40_000,
      due_amount: before.due_amount - 40_000,
      adjustments: [{ kind: 'line_removed', state: 'done', pieces: 2, amount: -40_000, replacement: null }],
    });
    expect(body.payment?.due).toBe(after.due_amount);
    const { notifications } = (await call(SHOP.notifications.list, { as: me })).body;
    expect(notifications.map(({ title }) => title)).toContain('Something of your order is sold out. You do not pay for it.');
  });

  it('is taken out in part, once, however often it is pressed', async () => {
    const order = await place();
    for (let press = 0; press < 3; press++) expect((await soldOut(order, { left: 1 })).status).toBe(200);
    expect(await outcomeOf(order)).toEqual(['pending', -20_000, ['line_reduced done -']]);
    expect((await soldOut(order, { left: 0 })).status).toBe(200);
    expect(await outcomeOf(order)).toEqual(['pending', -40_000, ['line_reduced done -', 'line_removed done -']]);
    expect(codeOf(await soldOut(order, { left: 1 }))).toEqual([422, 'too-many-pieces']);
  });

  it('keeps the time of a press that was sent later, within what is believed', async () => {
    const order = await place();
    const body = { line: await lineOf(order), left: 0, tapped_at: '2020-01-01T00:00:00Z' };
    await call(API.orders.soldOut, { as: people.manager, params: { order }, body });
    const act = await db.selectFrom('order_acts').where('order_id', '=', order).select('tapped_at').executeTakeFirstOrThrow();
    expect(Math.abs(act.tapped_at!.getTime() - tested.clock.now().getTime())).toBeLessThan(60_000);
  });

  it('is told by its person in history and audit', async () => {
    const order = await place();
    await soldOut(order);
    const acts = await db.selectFrom('order_acts').where('order_id', '=', order).select(['kind', 'staff_id']).execute();
    expect(acts).toEqual([{ kind: 'line_removed', staff_id: people.manager.staffId }]);
    const audit = await db.selectFrom('audit_log').where('subject_id', '=', String(order)).select('action').execute();
    expect(audit).toEqual([{ action: 'order.line_removed' }]);
  });

  it('is nobody else’s to say: not of another store, not without the permission', async () => {
    const order = await place();
    expect(codeOf(await soldOut(order, { as: people.foreign }))).toEqual([404, 'order-not-found']);
    expect((await soldOut(order, { as: people.kitchen })).status).toBe(403);
    const listed = await call(API.orders.swaps, { as: people.foreign, params: { order, line: await lineOf(order) } });
    expect(codeOf(listed)).toEqual([404, 'order-not-found']);
    const unknown = await call(API.orders.soldOut, { as: people.manager, params: { order }, body: { line: 999_999_999, left: 0 } });
    expect(codeOf(unknown)).toEqual([404, 'line-not-found']);
  });

  it('is refused where nothing would be left, where the plan wants no order then, and once the goods are ready', async () => {
    const alone = await orderByApi(tested, { store, item: items.tomatoes, as: me });
    expect(codeOf(await soldOut(alone))).toEqual([409, 'order-emptied']);
    const strict = await place({ unavailable_item_note: 'cancel_order' });
    expect(codeOf(await soldOut(strict))).toEqual([409, 'plan-cancels']);
    const ready = await place();
    await call(API.orders.accept, { as: people.manager, params: { order: ready }, body: { minutes: 10 } });
    await call(API.orders.ready, { as: people.manager, params: { order: ready }, body: {} });
    expect(codeOf(await soldOut(ready))).toEqual([409, 'wrong-step']);
    const canceled = await place();
    await call(SHOP.orders.cancel, { as: me, body: { order_id: canceled, reason: 'Late' } });
    expect(codeOf(await soldOut(canceled))).toEqual([409, 'order-canceled']);
  });

  it('is sold out in the shop too', async () => {
    const order = await place();
    await soldOut(order);
    expect(await stockOf(items.tomatoes)).toBe(0);
  });
});

describe('a replacement', () => {
  it('is offered from the store, in stock, not dearer and without another allergen, the nearest price first', async () => {
    await buildItem(db, { store, price_minor: 19_000, stock: 1, allergens: [] });
    await buildItem(db, { store, price_minor: 19_000, stock: 10, allergens: ['milk', 'nuts'] });
    await buildItem(db, { store, price_minor: 19_000, stock: 10, allergens: null });
    await buildItem(db, { store, price_minor: 19_000, stock: 10, allergens: [], is_active: false });
    await buildItem(db, { price_minor: 19_000, stock: 10, allergens: [] });
    const order = await place();
    const { body } = await call(API.orders.swaps, { as: people.manager, params: { order, line: await lineOf(order) } });
    expect(body.swaps.map(({ id, price }) => [id, price])).toEqual([
      [items.same.id, 20_000],
      [items.cheaper.id, 15_000],
      [items.bread.id, 5_000],
    ]);
    expect(codeOf(await soldOut(order, { instead: items.dearer }))).toEqual([409, 'swap-not-possible']);
  });

  it('waits for the customer, is reserved meanwhile, and closes the bag to nobody before', async () => {
    const order = await place();
    const { body } = await soldOut(order, { instead: items.cheaper });
    expect(body.lines.find(({ proposed }) => proposed)).toMatchObject({ left: 0, proposed: { pieces: 2 } });
    expect(await stockOf(items.cheaper)).toBe(8);
    const shown = await read(order);
    expect(shown.adjustments).toMatchObject([{ state: 'proposed', amount: -10_000, replacement: { total: 30_000 } }]);
    expect(shown.received_amount).toBe(shown.order_amount);
    expect(Date.parse(shown.adjustments[0]!.answer_until!) - Date.now()).toBeGreaterThan(2 * 60_000);
    expect((await soldOut(order, { instead: items.cheaper })).status).toBe(200);
    expect(codeOf(await soldOut(order, { instead: items.same }))).toEqual([409, 'swap-unanswered']);
    await call(API.orders.accept, { as: people.manager, params: { order }, body: { minutes: 10 } });
    const ready = await call(API.orders.ready, { as: people.manager, params: { order }, body: {} });
    expect(codeOf(ready)).toEqual([409, 'swap-unanswered']);
    await answer(order, true);
    expect((await call(API.orders.ready, { as: people.manager, params: { order }, body: {} })).body.status).toBe('handover');
  });

  it('keeps the operator, too, from having the order ready', async () => {
    const order = await place();
    const dispatcher = await staff('dispatcher');
    const move = (to: 'confirmed' | 'processing' | 'handover') =>
      call(OPERATOR.orders.move, { as: dispatcher, params: { id: order }, body: { to } });
    await soldOut(order, { instead: items.cheaper });
    await move('confirmed');
    const { body } = await move('processing');
    expect(body.acts.filter(({ act }) => act === 'move')).toEqual([]);
    expect(codeOf(await move('handover'))).toEqual([409, 'swap-unanswered']);
    expect((await rowOf(order)).status).toBe('processing');
    await answer(order, false);
    expect((await move('handover')).body.status).toBe('handover');
  });

  it('is agreed to by the customer, once', async () => {
    const order = await place();
    await soldOut(order, { instead: items.cheaper });
    expect((await answer(order, true)).status).toBe(200);
    expect((await answer(order, true)).status).toBe(200);
    expect(codeOf(await answer(order, false))).toEqual([409, 'swap-answered']);
    expect(await outcomeOf(order)).toEqual(['pending', -10_000, ['line_swapped done customer']]);
    expect([await stockOf(items.tomatoes), await stockOf(items.cheaper)]).toEqual([0, 8]);
  });

  const AGREED = ['pending', -10_000, ['line_swapped done customer']];
  const DECLINED = ['pending', -40_000, ['line_swapped declined customer', 'line_removed done -']];
  const REMOVED = ['pending', -40_000, ['line_swapped expired system', 'line_removed done -']];
  const outcomes: Record<(typeof SOLD_OUT_PLANS)[number], Record<'agreed' | 'declined' | 'unanswered', unknown[]>> = {
    call_me: { agreed: AGREED, declined: DECLINED, unanswered: REMOVED },
    remove: { agreed: AGREED, declined: DECLINED, unanswered: REMOVED },
    best_match: { agreed: AGREED, declined: DECLINED, unanswered: ['pending', -10_000, ['line_swapped done system']] },
    cancel_order: {
      agreed: AGREED,
      declined: ['canceled', 0, ['line_swapped declined customer']],
      unanswered: ['canceled', 0, ['line_swapped expired system']],
    },
  };
  const rows = SOLD_OUT_PLANS.flatMap((plan) => (['agreed', 'declined', 'unanswered'] as const).map((reply) => [plan, reply] as const));
  it.each(rows)('under the plan %s that is %s ends as planned, with its stock', async (plan, reply) => {
    if (reply === 'unanswered') await changeSettings(tested, { swap_answer_minutes: 0 });
    const order = await place({ unavailable_item_note: plan });
    await soldOut(order, { instead: items.cheaper });
    await (reply === 'unanswered' ? letTimePass(order) : answer(order, reply === 'agreed'));
    const outcome = await outcomeOf(order);
    expect(outcome).toEqual(outcomes[plan][reply]);
    const isSwapped = (outcome[2] as string[])[0]!.includes('done');
    expect([await stockOf(items.tomatoes), await stockOf(items.cheaper)]).toEqual([0, isSwapped ? 8 : 10]);
    expect(await stockOf(items.bread)).toBe(outcome[0] === 'canceled' ? 10 : 9);
    if (outcome[0] === 'canceled') expect((await read(order)).cancellation_reason).toBe('Something of the order is sold out');
  });

  it('tells a customer what is asked of them, and what their plan decided', async () => {
    await changeSettings(tested, { swap_answer_minutes: 0 });
    for (const plan of ['best_match', 'remove'] as const) {
      const order = await place({ unavailable_item_note: plan });
      await soldOut(order, { instead: items.cheaper });
      await letTimePass(order);
      await sql`update item_stock set stock = 10 where item_id = ${items.tomatoes.id}`.execute(db);
    }
    const { notifications } = (await call(SHOP.notifications.list, { as: me })).body;
    expect(notifications.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Something of your order is sold out. Choose what comes instead.',
        'Something of your order was sold out. A similar item comes instead.',
        'Something of your order is sold out. You do not pay for it.',
      ]),
    );
  });

  it('cancels the order where nothing is left without it', async () => {
    const order = await orderByApi(tested, { store, item: items.tomatoes, as: me });
    await soldOut(order, { instead: items.cheaper });
    await answer(order, false);
    expect(await outcomeOf(order)).toEqual(['canceled', 0, ['line_swapped declined customer']]);
  });

  it('is not decided by the plan before its time', async () => {
    const order = await place();
    await soldOut(order, { instead: items.cheaper });
    await letTimePass(order);
    expect((await adjustmentsOf(order)).map(({ state }) => state)).toEqual(['proposed']);
    const [job] = (await requestedJobs<{ adjustmentId: number }>(db, 'decide-swap')).slice(-1);
    expect(job!.payload).toEqual({ adjustmentId: await questionOf(order) });
    expect(job!.run_in).toBeGreaterThan(2 * 60);
  });

  it('is refused late, and is not a stranger’s to answer', async () => {
    await changeSettings(tested, { swap_answer_minutes: 0 });
    const order = await place();
    await soldOut(order, { instead: items.cheaper });
    expect(codeOf(await answer(order, true))).toEqual([409, 'swap-answered']);
    expect((await answer(order, true, await customer())).status).toBe(404);
    const other = await place();
    const foreign = await call(SHOP.orders.answerSwap, {
      as: me,
      body: { order_id: other, adjustment_id: await questionOf(order), agree: true },
    });
    expect(codeOf(foreign)).toEqual([404, 'swap-not-found']);
  });

  it('is told to a guest by SMS, who answers by the tracking link', async () => {
    const as = await guest();
    const order = await place({ as });
    await soldOut(order, { instead: items.cheaper });
    const sms = await db
      .selectFrom('outbox')
      .where('deduplication_key', 'like', 'swap-%')
      .orderBy('id', 'desc')
      .selectAll()
      .executeTakeFirstOrThrow();
    const token = /token=(\S+)/.exec(JSON.stringify(sms))![1]!.replace(/["\\].*$/, '');
    const { body: shown } = await call(SHOP.orders.track, { query: { token } });
    expect(shown).toMatchObject({ viewer: 'link', details: [], adjustments: [{ state: 'proposed', pieces: 2 }] });
    const { status } = await call(SHOP.orders.answerSwap, { body: { token, adjustment_id: shown.adjustments[0]!.id, agree: true } });
    expect(status).toBe(200);
    expect(await outcomeOf(order)).toEqual(['pending', -10_000, ['line_swapped done customer']]);
    expect((await call(SHOP.orders.track, { query: { token } })).body.adjustments).toEqual([]);
  });

  it('and the customer’s cancellation at once have one outcome, fifty times', async () => {
    await sql`update item_stock set stock = 1000 where item_id in (select id from items where store_id = ${store.id})`.execute(db);
    for (let round = 0; round < 50; round++) {
      await sql`update item_stock set stock = 100 where item_id = ${items.tomatoes.id}`.execute(db);
      const order = await place();
      const before = await stockOf(items.cheaper);
      const line = await lineOf(order);
      const [proposed, canceled] = await Promise.all([
        call(API.orders.soldOut, { as: people.manager, params: { order }, body: { line, left: 0, item_id: items.cheaper.id } }),
        call(SHOP.orders.cancel, { as: me, body: { order_id: order, reason: 'Late' } }),
      ]);
      expect(canceled.status).toBe(200);
      expect([200, 409]).toContain(proposed.status);
      const { status, adjusted_minor, swap_until } = await rowOf(order);
      expect([status, adjusted_minor, swap_until]).toEqual(['canceled', 0, null]);
      expect((await adjustmentsOf(order)).map(({ state }) => state)).toEqual(proposed.status === 200 ? ['expired'] : []);
      expect(await stockOf(items.cheaper)).toBe(before);
      expect(await stockOf(items.tomatoes)).toBe(proposed.status === 200 ? 0 : 100);
    }
  });

  it('and its answer at once with the end of the time have one outcome, twenty times', async () => {
    await changeSettings(tested, { swap_answer_minutes: 0 });
    for (let round = 0; round < 20; round++) {
      await sql`update item_stock set stock = 100 where item_id in (select id from items where store_id = ${store.id})`.execute(db);
      const order = await place();
      await soldOut(order, { instead: items.cheaper });
      await Promise.all([letTimePass(order), answer(order, true), letTimePass(order)]);
      expect(await outcomeOf(order)).toEqual(['pending', -40_000, ['line_swapped expired system', 'line_removed done -']]);
    }
  });
});

describe('the money of an adjusted order', () => {
  it('in cash is what the courier collects and has in hand', async () => {
    const courierId = await buildCourier(db, { zone_id: store.zoneId });
    const rider = await staff('courier', { courierId });
    const order = await place();
    await soldOut(order);
    const { due_amount: due, order_amount: ordered } = await read(order);
    expect(due).toBe(ordered - 40_000);
    await bringOrderBy(order, courierId);
    const { body } = await call(COURIER.state.read, { as: rider });
    expect(body.cash_in_hand).toBe(due);
    expect((await read(order)).due_amount).toBe(0);
    const lines = await db.selectFrom('refunds').where('order_id', '=', order).selectAll().execute();
    expect(lines).toEqual([]);
  });

  it('from the wallet goes back to it with the delivery, once', async () => {
    await inTransaction(db, (trx) =>
      bookEntry(trx, { reason: 'referral', once: `gift:${me.customerId}` }, me.customerId, [
        { own: 'wallet', shop: 'referral', amount: 200_000 },
      ]),
    );
    const order = await place({ payment_method: 'wallet' });
    const paid = await balanceOf(me);
    await soldOut(order);
    expect(await balanceOf(me)).toBe(paid);
    await bringOrder(db, order);
    expect(await balanceOf(me)).toBe(paid + 40_000);
  });

  async function placePaid(as: Caller): Promise<number> {
    await call(SHOP.cart.add, { as, headers: headersFor(store), body: { item_id: items.bread.id, quantity: 1 } });
    await sql`update item_stock set stock = 100 where item_id = ${items.tomatoes.id}`.execute(db);
    const { orderId, payment } = await placeUnpaid(tested, { store, item: items.tomatoes, as });
    await call(SHOP.payment.sandboxDecide, { params: { payment }, body: { decision: 'approve' } });
    await api.jobs.perform('sandbox-callback', { id: payment });
    expect((await soldOut(orderId)).status).toBe(200);
    await bringOrder(db, orderId);
    return orderId;
  }
  const refundsOf = (order: number) =>
    db.selectFrom('refunds').where('order_id', '=', order).select(['kind', 'amount_minor', 'state', 'method']).execute();
  const paymentOf = (order: number) =>
    db.selectFrom('payments').where('order_id', '=', order).select(['state', 'amount_minor']).executeTakeFirstOrThrow();

  it('that was paid online goes back the way it came, once, to customer and guest', async () => {
    for (const as of [me, await guest()]) {
      const order = await placePaid(as);
      expect(await refundsOf(order)).toMatchObject([{ kind: 'difference', state: 'approved', method: 'original' }]);
      await api.jobs.perform('give-money-back', {});
      await api.jobs.perform('give-money-back', {});
      expect(await refundsOf(order)).toEqual([{ kind: 'difference', amount_minor: 40_000, state: 'paid', method: 'original' }]);
      expect((await paymentOf(order)).state).toBe('partially_refunded');
      expect((await rowOf(order)).payment_status).toBe('paid');
      if (as === me) expect(await balanceOf(me)).toBe(0);
    }
  });

  it('goes to the wallet, and to a guest by a person, where the gateway returns nothing', async () => {
    for (const as of [me, await guest()]) {
      const order = await placePaid(as);
      const sandbox = api.adapters.gateways[0] as { refund?: unknown };
      const { refund } = sandbox;
      delete sandbox.refund;
      await Promise.all([api.jobs.perform('give-money-back', {}), api.jobs.perform('give-money-back', {})]);
      sandbox.refund = refund;
      const isMine = as === me;
      expect(await refundsOf(order)).toEqual([
        { kind: 'difference', amount_minor: 40_000, state: isMine ? 'paid' : 'approved', method: isMine ? 'wallet' : 'cash' },
      ]);
      if (isMine) expect(await balanceOf(me)).toBe(40_000);
    }
  });

  async function bringOrderBy(order: number, courierId: number): Promise<void> {
    await sql`update orders set rider_id = ${courierId} where id = ${order}`.execute(db);
    await sql`insert into courier_shifts (rider_id) values (${courierId})`.execute(db);
    await bringOrder(db, order);
  }
});
