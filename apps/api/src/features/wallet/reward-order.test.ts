import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { bringOrder, carryOrder, orderByApi } from '../../../test/order.ts';
import { changeSettings } from '../../../test/settings.ts';
import { waitsForLock } from '../../../test/waits-for-lock.ts';
import { deliver } from '../orders/deliver.ts';
import { rewardOrder } from './reward-order.ts';

const tested = await testApi();
const { db, call, customer, guest } = tested;

let store: BuiltStore;
let item: BuiltItem;
beforeAll(async () => {
  store = await buildStore(db);
  item = await buildItem(db, { store, stock: 1000, price_minor: 60_000 });
  await db.insertInto('riders').values({ zone_id: store.zoneId, f_name: 'Bobur', l_name: 'Aliyev', phone: '+998935550012' }).execute();
});

async function deliveredTo(as: Caller): Promise<{ readonly orderId: number; readonly totalMinor: number }> {
  const orderId = await orderByApi(tested, { store, item, as });
  await bringOrder(db, orderId);
  const { total_minor } = await db.selectFrom('orders').where('id', '=', orderId).select('total_minor').executeTakeFirstOrThrow();
  return { orderId, totalMinor: total_minor };
}
async function carriedTo(as: Caller): Promise<number> {
  const orderId = await orderByApi(tested, { store, item, as });
  await carryOrder(db, orderId);
  return orderId;
}
const has = async (as: Caller) => {
  const { wallet_balance, loyalty_point } = (await call(API.customer.info, { as })).body;
  return { wallet_balance, loyalty_point };
};

describe('a delivered order', () => {
  it('earns a point for every thousand, once', async () => {
    const me = await customer();
    const { orderId, totalMinor } = await deliveredTo(me);
    const earned = { wallet_balance: 0, loyalty_point: Math.floor(totalMinor / 1000) };
    expect(await has(me)).toEqual(earned);
    await inTransaction(db, (trx) => rewardOrder(trx, orderId));
    expect(await has(me)).toEqual(earned);
  });

  it('earns a guest nothing, and no order earns before it is delivered', async () => {
    const before = await db.selectFrom('ledger_entries').select('id').execute();
    await deliveredTo(await guest());
    const me = await customer();
    const waiting = await orderByApi(tested, { store, item, as: me });
    await inTransaction(db, (trx) => rewardOrder(trx, waiting));
    expect(await db.selectFrom('ledger_entries').select('id').execute()).toEqual(before);
  });

  it('pays who invited its customer and the customer who came, for the first order alone', async () => {
    const [inviting, invited] = [await customer(), await customer()];
    await db.insertInto('referrals').values({ referred_id: invited.customerId, referrer_id: inviting.customerId }).execute();
    await deliveredTo(invited);
    const balances = async () => [(await has(inviting)).wallet_balance, (await has(invited)).wallet_balance];
    expect(await balances()).toEqual([15_000, 10_000]);
    await deliveredTo(invited);
    expect(await balances()).toEqual([15_000, 10_000]);
    for (const as of [inviting, invited]) {
      const { body } = await call(API.wallet.transactions, { as });
      expect(body.transactions.map(({ title }) => title)).toEqual(['Bonus for an invitation']);
    }
  });

  it('brings the cashback that ran when it was placed, up to its cap and as often as it may be had', async () => {
    await offerCashback();
    const me = await customer();
    await deliveredTo(me);
    expect((await has(me)).wallet_balance).toBe(4_000);
    await deliveredTo(me);
    expect((await has(me)).wallet_balance).toBe(4_000);
    await db.deleteFrom('cashback_offers').execute();
  });

  it('brings a cashback that each may have once, once, when a second order is delivered meanwhile and there are no points', async () => {
    await changeSettings(tested, { loyalty: false });
    await offerCashback();
    const me = await customer();
    const [one, other] = [await carriedTo(me), await carriedTo(me)];
    let isThrough = false;
    const second = await inTransaction(db, async (first) => {
      await deliver(first, one, { as: 'courier' });
      const meanwhile = inTransaction(db, (trx) => deliver(trx, other, { as: 'courier' })).finally(() => (isThrough = true));
      await expect.poll(async () => isThrough || (await waitsForLock(db))).toBe(true);
      return { meanwhile };
    });
    expect(await second.meanwhile).toEqual({ ok: true });
    expect((await has(me)).wallet_balance).toBe(4_000);
    await db.deleteFrom('cashback_offers').execute();
    await changeSettings(tested, { loyalty: true });
  });
});

/** Cashback of 5 %, at most 4 000, once per customer. */
async function offerCashback(): Promise<void> {
  const offer = { title: { en: 'Five back' }, cashback_type: 'percentage', cashback_amount: 5, min_purchase_minor: 100_000 } as const;
  await db
    .insertInto('cashback_offers')
    .values({ ...offer, max_cashback_minor: 4_000, per_customer_limit: 1, starts_at: '2020-01-01', ends_at: '2100-01-01' })
    .execute();
}
