import { expect, describe, it } from 'vitest';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildCourier } from '../../../test/fixtures.ts';
import { buildShop, placeOrder } from '../../../test/shop.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { acceptOrder } from './accept-order.ts';
import { handOver } from './hand-over.ts';
import { moveOrder, type Moved } from './move-order.ts';
import type { Mover } from './mover.ts';
import { pickUp } from './pick-up.ts';
import { startPreparing } from './start-preparing.ts';

const { api, db, staff } = await testApi();
const shop = await buildShop(db);
const courierId = await buildCourier(db, { zone_id: shop.zoneId });

const signedIn = async (caller: Caller): Promise<Staff> =>
  (await api.identify.staffOf(caller.headers['authorization']!.replace('Bearer ', '')))!;
const dispatcher = await signedIn(await staff('dispatcher'));
const kitchen = await signedIn(await staff('kitchen', { storeId: shop.storeId }));
const otherKitchen = await signedIn(await staff('kitchen', { storeId: shop.otherStoreId }));
const courier = await signedIn(await staff('courier', { courierId }));

const accept = (orderId: number, by: Mover): Promise<Moved> => inTransaction(db, (trx) => acceptOrder(trx, orderId, by));
const statusOf = async (orderId: number) =>
  (await db.selectFrom('orders').where('id', '=', orderId).select('status').executeTakeFirstOrThrow()).status;
const auditOf = (orderId: number) =>
  db.selectFrom('audit_log').where('subject', '=', 'order').where('subject_id', '=', String(orderId)).selectAll().orderBy('id').execute();

describe('the history of an order', () => {
  it('distinguishes store, courier, operator and system, and names the person', async () => {
    const id = await placeOrder(db, shop, { rider_id: courierId });
    const steps: ((trx: Parameters<typeof acceptOrder>[0]) => Promise<Moved>)[] = [
      (trx) => acceptOrder(trx, id, kitchen),
      (trx) => startPreparing(trx, id, { as: 'store' }),
      (trx) => handOver(trx, id, dispatcher),
      (trx) => pickUp(trx, id, courier),
      (trx) => moveOrder(trx, { orderId: id, to: 'canceled', by: { as: 'operator' } }),
    ];
    for (const step of steps) expect(await inTransaction(db, step)).toEqual({ ok: true });
    const events = await db
      .selectFrom('order_events')
      .where('order_id', '=', id)
      .orderBy('position')
      .select(['status', 'by', 'staff_id'])
      .execute();
    expect(events).toEqual([
      { status: 'pending', by: 'customer', staff_id: null },
      { status: 'confirmed', by: 'store', staff_id: kitchen.staffId },
      { status: 'processing', by: 'store', staff_id: null },
      { status: 'handover', by: 'operator', staff_id: dispatcher.staffId },
      { status: 'picked_up', by: 'courier', staff_id: courier.staffId },
      { status: 'canceled', by: 'operator', staff_id: null },
    ]);
  });

  it('does not attribute an anonymous move to the last person', async () => {
    const id = await placeOrder(db, shop);
    await accept(id, kitchen);
    await db.updateTable('orders').set({ status: 'canceled', status_by: 'system' }).where('id', '=', id).execute();
    const last = await db
      .selectFrom('order_events')
      .where('order_id', '=', id)
      .orderBy('position', 'desc')
      .select(['by', 'staff_id'])
      .executeTakeFirst();
    expect(last).toEqual({ by: 'system', staff_id: null });
  });
});

describe('a member of the staff', () => {
  it('moves no order outside of their scope: for them it is not there', async () => {
    const id = await placeOrder(db, shop, { rider_id: null });
    expect(await accept(id, otherKitchen)).toEqual({ ok: false, problem: 'gone' });
    expect(await accept(id, courier)).toEqual({ ok: false, problem: 'gone' });
    expect([await statusOf(id), await auditOf(id)]).toEqual(['pending', []]);
  });

  it('moves none without the permission', async () => {
    const id = await placeOrder(db, shop);
    const without: Staff = { ...kitchen, permissions: new Set(['orders.see'] as const) };
    expect(await accept(id, without)).toEqual({ ok: false, problem: 'gone' });
    expect(await statusOf(id)).toBe('pending');
  });

  it('writes changes to the audit log, and nothing without a change', async () => {
    const id = await placeOrder(db, shop);
    await inTransaction(db, (trx) => moveOrder(trx, { orderId: id, to: 'canceled', by: dispatcher, note: 'The store is closed' }));
    await accept(id, kitchen);
    expect(await auditOf(id)).toMatchObject([
      {
        staff_id: dispatcher.staffId,
        actor: 'dispatcher',
        action: 'order.move',
        before: { status: 'pending' },
        after: { status: 'canceled', note: 'The store is closed' },
      },
    ]);
  });

  it('leaves neither where the act is undone', async () => {
    const id = await placeOrder(db, shop);
    const undone = inTransaction(db, async (trx) => {
      await acceptOrder(trx, id, kitchen);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect([await statusOf(id), await auditOf(id)]).toEqual(['pending', []]);
  });
});
