import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { buildCourier } from '../../../test/fixtures.ts';
import { buildShop, placeOrder, type SmallShop } from '../../../test/shop.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { acceptOrder } from './accept-order.ts';
import { assignTo, unassign } from './assign-to.ts';
import { handOver } from './hand-over.ts';
import { pickUp } from './pick-up.ts';
import { startPreparing } from './start-preparing.ts';

const { api, db, staff } = await testApi();
let shop: SmallShop;
let [first, second, gone] = [0, 0, 0];
let by: Staff;
let orderId: number;

beforeAll(async () => {
  shop = await buildShop(db);
  const courier = (fields: object) => buildCourier(db, { zone_id: shop.zoneId, ...fields });
  first = await courier({ phone: '+998901110001' });
  second = await courier({ phone: '+998901110002' });
  gone = await courier({ phone: '+998901110003', is_active: false });
  const { headers } = await staff('dispatcher');
  by = (await api.identify.staffOf(headers['authorization']!.replace('Bearer ', '')))!;
});
beforeEach(async () => {
  orderId = await placeOrder(db, shop);
  await inTransaction(db, (trx) => acceptOrder(trx, orderId, { as: 'store' }));
});

const assign = (courierId: number, note?: string) => inTransaction(db, (trx) => assignTo(trx, { orderId, courierId, by, note }));
const takeAway = () => inTransaction(db, (trx) => unassign(trx, { orderId, by, reason: 'Ill' }));
const courierOf = async () =>
  (await db.selectFrom('orders').where('id', '=', orderId).select('rider_id').executeTakeFirstOrThrow()).rider_id;
const acts = () =>
  db.selectFrom('order_acts').where('order_id', '=', orderId).orderBy('id').select(['kind', 'staff_id', 'details']).execute();
const bringToPickedUp = () =>
  inTransaction(db, async (trx) => {
    await startPreparing(trx, orderId, { as: 'store' });
    await handOver(trx, orderId, { as: 'store' });
    await pickUp(trx, orderId, { as: 'courier' });
  });

describe('assigning a courier', () => {
  test('is an act of the person, once, also when two press', async () => {
    const [one, other] = await Promise.all([assign(first), assign(first)]);
    expect([one, other].map((outcome) => String(outcome.ok && outcome.value)).toSorted()).toEqual(['assign', 'unchanged']);
    expect(await courierOf()).toBe(first);
    expect(await acts()).toEqual([{ kind: 'courier_assigned', staff_id: by.staffId, details: { courier_id: first } }]);
  });

  test('goes from one courier to another, and tells from whom', async () => {
    await assign(first);
    expect(await assign(second)).toEqual({ ok: true, value: 'reassign' });
    expect((await acts()).at(-1)!.details).toEqual({ courier_id: second, from_courier_id: first });
  });

  test('on the way needs a note', async () => {
    await assign(first);
    await bringToPickedUp();
    expect(await assign(second)).toEqual({ ok: false, problem: 'note-required' });
    expect(await assign(second, 'At the bridge')).toEqual({ ok: true, value: 'reassign' });
    expect((await acts()).at(-1)!.details).toMatchObject({ text: 'At the bridge' });
  });

  test('knows no courier who has left, and no order that is not there', async () => {
    expect(await assign(gone)).toEqual({ ok: false, problem: 'courier-not-found' });
    orderId = 100_000_001;
    expect(await assign(first)).toEqual({ ok: false, problem: 'gone' });
    expect(await takeAway()).toEqual({ ok: false, problem: 'gone' });
  });
});

describe('taking the courier away', () => {
  test('tells why, once', async () => {
    await assign(first);
    expect(await takeAway()).toEqual({ ok: true, value: 'unassign' });
    expect(await takeAway()).toEqual({ ok: true, value: 'unchanged' });
    expect(await courierOf()).toBeNull();
    expect((await acts()).map(({ kind }) => kind)).toEqual(['courier_assigned', 'courier_unassigned']);
    expect((await acts()).at(-1)!.details).toEqual({ courier_id: first, text: 'Ill' });
  });

  test('is refused on the way', async () => {
    await assign(first);
    await bringToPickedUp();
    expect(await takeAway()).toEqual({ ok: false, problem: 'not-assignable' });
  });
});
