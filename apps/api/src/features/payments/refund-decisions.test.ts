import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, buildZone, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { sendForm } from '../../../test/form.ts';
import { bringOrder, orderByApi, placeUnpaid } from '../../../test/order.ts';
import { changeSettings } from '../../../test/settings.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { answerRefund } from '../autopilot/answer-refund.ts';
import { findRefundRequests } from '../autopilot/store.ts';
import { decideRefund } from '../orders/decide-refund.ts';

const tested = await testApi();
const { api, db, call, customer, staff } = tested;

let store: BuiltStore;
let item: BuiltItem;
let owner: Caller;

beforeAll(async () => {
  await changeSettings(tested, { digital_payment: true });
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 20_000, stock: 1_000 });
  owner = await customer();
  await db.insertInto('riders').values({ zone_id: store.zoneId, f_name: 'Bobur', l_name: 'Aliyev', phone: '+998935550091' }).execute();
});

const OPERATOR = { as: 'operator' } as const;
const deliveredAndAsked = async (orderId: number): Promise<number> => {
  await bringOrder(db, orderId);
  await db
    .updateTable('orders')
    .set({ delivered_at: new Date('2026-11-20T06:00:00Z') })
    .where('id', '=', orderId)
    .execute();
  const asked = await sendForm(tested, API.orders.requestRefund, {
    as: owner,
    fields: { order_id: orderId, customer_reason: 'Cold' },
    files: { 'image[]': [] },
  });
  expect(asked.status).toBe(200);
  return orderId;
};
const inCash = async () => deliveredAndAsked(await orderByApi(tested, { store, item, as: owner }));
const decide = (orderId: number, isApproved: boolean, note = 'We looked at it.') =>
  inTransaction(db, (trx) => decideRefund(trx, orderId, { isApproved, note }, OPERATOR));
const detailsOf = async (order_id: number) => (await call(API.orders.details, { as: owner, query: { order_id } })).body;
const balance = async () => (await call(API.customer.info, { as: owner })).body.wallet_balance;
const noticesOf = async (orderId: number) =>
  (await call(API.notifications.list, { as: owner })).body.notifications
    .filter(({ order_id }) => order_id === orderId)
    .map(({ title }) => title);

describe('an answered refund request [order-14, order-15]', () => {
  it('credits the wallet, once, and tells the customer', async () => {
    const orderId = await inCash();
    const [before, { order_amount: amount }] = [await balance(), await detailsOf(orderId)];
    expect(await decide(orderId, true)).toEqual({ ok: true });
    expect(await decide(orderId, true)).toEqual({ ok: false, problem: 'gone' });
    expect(await balance()).toBe((before ?? 0) + amount);
    expect(await detailsOf(orderId)).toMatchObject({
      order_status: 'refunded',
      payment_status: 'refunded',
      refund: { status: 'paid', store_note: 'We looked at it.', amount },
    });
    expect(await noticesOf(orderId)).toContain('Your refund was approved');
  });

  it('is declined with a reason, and no money moves', async () => {
    const orderId = await inCash();
    const before = await balance();
    await decide(orderId, false, 'The photo shows another bag.');
    expect(await detailsOf(orderId)).toMatchObject({
      order_status: 'refund_rejected',
      refund: { status: 'rejected', store_note: 'The photo shows another bag.' },
    });
    expect(await balance()).toBe(before);
    expect(await noticesOf(orderId)).toContain('Your refund was declined');
  });

  it('has one outcome when it is approved and declined at once', async () => {
    const orderId = await inCash();
    const answers = await Promise.all([decide(orderId, true), decide(orderId, false), decide(orderId, true)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('of an order paid online goes back the way it came', async () => {
    const { orderId: placedId, payment } = await placeUnpaid(tested, { store, item, as: owner });
    await call(API.payment.sandboxDecide, { params: { payment }, body: { decision: 'approve' } });
    await api.jobs.perform('sandbox-callback', { id: payment });
    const orderId = await deliveredAndAsked(placedId);
    await decide(orderId, true);
    expect((await detailsOf(orderId)).refund).toMatchObject({ status: 'approved' });
    await api.jobs.perform('give-money-back', {});
    expect(await detailsOf(orderId)).toMatchObject({ order_status: 'refunded', payment_status: 'refunded', refund: { status: 'paid' } });
    const sandbox = await db.selectFrom('sandbox_payments').where('id', '=', payment).select('state').executeTakeFirstOrThrow();
    expect(sandbox.state).toBe('refunded');
  });

  it('is left to people while somebody who may decide it is there', async () => {
    const orderId = await inCash();
    const isListed = async () => (await findRefundRequests(db)).some(({ order_id }) => order_id === orderId);
    await staff('dispatcher');
    expect(await isListed()).toBe(true);
    const { staffId } = await staff('support');
    expect(await isListed()).toBe(false);
    const session = (changes: object) => db.updateTable('staff_sessions').set(changes).where('staff_id', '=', staffId).execute();
    await session({ used_at: sql`now() - interval '31 minutes'` });
    expect(await isListed()).toBe(true);
    await session({ used_at: sql`now()` });
    await db
      .updateTable('staff_grants')
      .set({ zone_id: (await buildZone(db)).id })
      .where('staff_id', '=', staffId)
      .execute();
    expect(await isListed()).toBe(true);
  });

  it('is given by the players of the demo city, after a minute', async () => {
    const orderId = await inCash();
    const request = (await findRefundRequests(db)).find(({ order_id }) => order_id === orderId)!;
    expect(await answerRefund(api, { ...request, since_seconds: 0 })).toBeGreaterThan(0);
    expect((await detailsOf(orderId)).order_status).toBe('refund_requested');
    expect(await answerRefund(api, { ...request, since_seconds: 60 })).toBeUndefined();
    expect(await detailsOf(orderId)).toMatchObject({
      order_status: 'refunded',
      refund: { store_note: 'We are sorry. The whole amount goes back to you.' },
    });
    const large = await inCash();
    const asked = (await findRefundRequests(db)).find(({ order_id }) => order_id === large)!;
    await answerRefund(api, { ...asked, since_seconds: 60, amount_minor: 900_000, locale: 'ru' });
    expect((await detailsOf(large)).refund).toMatchObject({
      status: 'rejected',
      store_note: 'Такую сумму мы возвращаем, только если на фото видно, что было не так.',
    });
  });
});
