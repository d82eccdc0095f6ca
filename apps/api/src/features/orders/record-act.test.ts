import { describe, expect, it } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { buildShop, placeOrder } from '../../../test/shop.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { recordAct } from './record-act.ts';

const { api, db, staff } = await testApi();
const shop = await buildShop(db);

const actsOf = (orderId: number) => db.selectFrom('order_acts').where('order_id', '=', orderId).selectAll().orderBy('id').execute();
const auditOf = (orderId: number) =>
  db.selectFrom('audit_log').where('subject', '=', 'order').where('subject_id', '=', String(orderId)).selectAll().execute();

describe('an act on an order', () => {
  it('tells who did it, in the audit log too', async () => {
    const kitchen = await staff('kitchen', { storeId: shop.storeId });
    const by = (await api.identify.staffOf(kitchen.headers['authorization']!.replace('Bearer ', '')))!;
    const orderId = await placeOrder(db, shop);
    await inTransaction(db, (trx) => recordAct(trx, { orderId, kind: 'time_told', by, details: { minutes: 25 } }));
    expect(await actsOf(orderId)).toMatchObject([
      { kind: 'time_told', by: 'store', staff_id: kitchen.staffId, details: { minutes: 25 }, tapped_at: null },
    ]);
    expect(await auditOf(orderId)).toMatchObject([
      { staff_id: kitchen.staffId, actor: 'kitchen', action: 'order.time_told', after: { minutes: 25 } },
    ]);
  });

  it('of nobody in person is in the history alone', async () => {
    const orderId = await placeOrder(db, shop);
    await inTransaction(db, (trx) => recordAct(trx, { orderId, kind: 'offer_expired', by: { as: 'system' } }));
    expect(await actsOf(orderId)).toMatchObject([{ kind: 'offer_expired', by: 'system', staff_id: null, details: {} }]);
    expect(await auditOf(orderId)).toEqual([]);
  });

  it('keeps when the person pressed, never after the database’s clock', async () => {
    const orderId = await placeOrder(db, shop);
    const record = (tappedAt: Date) =>
      inTransaction(db, (trx) => recordAct(trx, { orderId, kind: 'courier_at_store', by: { as: 'courier' }, tappedAt }));
    const earlier = new Date(Date.now() - 600_000);
    await record(earlier);
    await record(new Date(Date.now() + 86_400_000));
    const [first, second] = await actsOf(orderId);
    expect(first!.tapped_at).toEqual(earlier);
    expect(second!.tapped_at).toEqual(second!.at);
  });
});
