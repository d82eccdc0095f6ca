import { API } from '@bozor/contract/courier/routes.ts';
import { API as OPERATOR_API } from '@bozor/contract/operator/routes.ts';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../test/api.ts';
import {
  actsOf,
  ageOffers,
  buildOnDuty,
  buildPerson,
  clearDuty,
  give,
  placePrepared,
  placeReady,
  type CourierWithPerson,
} from '../../../test/couriers.ts';
import { drainRequestedJobs, requestedJobs } from '../../../test/requested-jobs.ts';
import { buildShop, placeOrder } from '../../../test/shop.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { acceptOrder } from '../orders/accept-order.ts';
import { afterPlacing } from '../orders/after-placing.ts';
import { assignTo, unassign } from '../orders/assign-to.ts';
import { moveOrder } from '../orders/move-order.ts';
import { offerTo } from './offer-to.ts';

const tested = await testApi({ mode: 'production' });
const { api, db, call, staff } = tested;
const shop = await buildShop(db);
const zone = { zone_id: shop.zoneId };
const dispatcher: Staff = (await api.identify.staffOf((await staff('dispatcher')).headers['authorization']!.replace('Bearer ', '')))!;

afterEach(async () => {
  await clearDuty(db);
  await sql`delete from requested_jobs`.execute(db);
});

const offer = (orderId: number) => api.jobs.perform('offer-courier', { orderId });
const stateOf = async (as: CourierWithPerson) => (await call(API.state.read, { as })).body;
const offerOf = async (as: CourierWithPerson) => (await stateOf(as)).offer;
const take = (as: CourierWithPerson, id: number) => call(API.offers.take, { as, params: { id } });
const decline = (as: CourierWithPerson, id: number) => call(API.offers.decline, { as, params: { id } });
const courierOf = async (orderId: number) =>
  (await db.selectFrom('orders').where('id', '=', orderId).select('rider_id').executeTakeFirstOrThrow()).rider_id;
const place = (courier: CourierWithPerson, lat: number) =>
  db.insertInto('rider_positions').values({ rider_id: courier.courierId, lat, lng: 69.3 }).execute();
const asked = async (orderId: number) =>
  (
    await db.selectFrom('courier_offers').where('order_id', '=', orderId).orderBy('id').select(['rider_id', 'answer', 'round']).execute()
  ).map(({ rider_id, answer, round }) => [rider_id, answer, round]);

describe('an order looks for a courier', () => {
  it('when the store begins to prepare it, and when it is ready', async () => {
    const orderId = await placePrepared(db, shop);
    expect(await requestedJobs(db, 'offer-courier')).toMatchObject([
      { payload: { orderId }, key: `offer-courier:${orderId}`, run_in: null },
    ]);
    await inTransaction(db, (trx) => moveOrder(trx, { orderId, to: 'handover', by: { as: 'store' } }));
    expect(await requestedJobs(db, 'offer-courier')).toHaveLength(2);
  });

  it('not one that has a courier, and none for the customer to collect', async () => {
    const [carried, collected] = [
      await placeOrder(db, shop, { rider_id: (await buildPerson(tested, zone)).courierId }),
      await placeOrder(db, shop, { order_type: 'take_away', delivery_free_by: 'take_away' }, { delivery: 0 }),
    ];
    for (const orderId of [carried, collected])
      await inTransaction(db, async (trx) => {
        await acceptOrder(trx, orderId, { as: 'store' });
        await moveOrder(trx, { orderId, to: 'processing', by: { as: 'store' } });
      });
    expect(await requestedJobs(db, 'offer-courier')).toEqual([]);
  });

  it('a parcel as soon as it is placed and paid', async () => {
    const parcel = await inTransaction(db, async (trx) => {
      const id = await insertParcel(trx);
      await afterPlacing(api, trx, id);
      return id;
    });
    expect(await drainRequestedJobs(db, 'offer-courier')).toEqual([{ orderId: parcel }]);
    const rider = await buildOnDuty(tested, zone);
    await db.updateTable('orders').set({ payment_method: 'offline_payment' }).where('id', '=', parcel).execute();
    await offer(parcel);
    expect(await offerOf(rider)).toBeNull();
    await db.updateTable('orders').set({ payment_status: 'paid' }).where('id', '=', parcel).execute();
    await offer(parcel);
    expect(await offerOf(rider)).toMatchObject({ order_id: parcel, order_type: 'parcel', shops: 0, drops: 1, cash_to_collect: 0 });
  });

  it('a parcel for later, half an hour before its slot', async () => {
    const parcel = await placeParcel();
    await sql`update orders set schedule_at = now() + interval '2 hours' where id = ${parcel}`.execute(db);
    const rider = await buildOnDuty(tested, zone);
    await sql`delete from requested_jobs`.execute(db);
    await offer(parcel);
    expect(await offerOf(rider)).toBeNull();
    expect((await requestedJobs(db, 'offer-courier'))[0]!.run_in).toBeCloseTo(5_400, -2);
  });
});

describe('an offer', () => {
  it('names pay with its formula, ways, cash and the time that is left, and neither customer nor address', async () => {
    const rider = await buildOnDuty(tested, zone);
    const orderId = await placeReady(db, shop, { distance_metres: 2_400 }, { tip: 5_000 });
    await offer(orderId);
    const found = await offerOf(rider);
    expect(found).toMatchObject({
      order_id: orderId,
      order_type: 'delivery',
      pay: { total: 17_800, base: 8_000, kilometres: 2.4, per_km: 2_000, distance: 4_800, tip: 5_000 },
      metres_to_store: null,
      metres_total: 2_400,
      store: 'Store',
      shops: 1,
      drops: 1,
      cash_to_collect: 33_000,
    });
    expect(found!.seconds_left).toBeGreaterThan(25);
    expect(found!.seconds_left).toBeLessThanOrEqual(30);
    expect(JSON.stringify(found)).not.toMatch(/Aziza|998901234567|Amir/);
    expect(await actsOf(db, orderId)).toEqual(['courier_offered system']);
  });

  it('goes to the nearest; once it is declined, to the next; and to nobody twice in a round', async () => {
    const [far, near] = [await buildOnDuty(tested, zone), await buildOnDuty(tested, zone)];
    await place(far, 41.39);
    await place(near, 41.31);
    const orderId = await placeReady(db, shop);
    await offer(orderId);
    const first = (await offerOf(near))!;
    expect([first.order_id, await offerOf(far)]).toEqual([orderId, null]);
    expect(first.metres_to_store).toBeGreaterThan(1_000);
    expect((await decline(near, first.id)).body.offer).toBeNull();
    expect((await decline(near, first.id)).status).toBe(200);
    await offer(orderId);
    await decline(far, (await offerOf(far))!.id);
    await sql`delete from requested_jobs`.execute(db);
    await offer(orderId);
    expect(await asked(orderId)).toEqual([
      [near.courierId, 'declined', 1],
      [far.courierId, 'declined', 1],
    ]);
    expect((await requestedJobs(db, 'offer-courier'))[0]!.run_in).toBeGreaterThan(55);
    expect(await actsOf(db, orderId)).toEqual([
      'courier_offered system',
      'offer_declined courier',
      'courier_offered system',
      'offer_declined courier',
    ]);
  });

  it('of a second order goes to whoever carries one on the same way, before a far free courier', async () => {
    const [busy, far] = [await buildOnDuty(tested, zone), await buildOnDuty(tested, zone)];
    const first = await placeReady(db, shop);
    await give(db, first, busy.courierId);
    const { lat, lng } = await db.selectFrom('stores').where('id', '=', shop.storeId).select(['lat', 'lng']).executeTakeFirstOrThrow();
    await db.insertInto('rider_positions').values({ rider_id: busy.courierId, lat, lng }).execute();
    await place(far, 41.39);
    const [along, away] = [await placeReady(db, shop), await placeReady(db, shop)];
    await db
      .updateTable('orders')
      .set({ delivery_lat: lat - 0.09 })
      .where('id', '=', away)
      .execute();
    await offer(away);
    await offer(along);
    expect([(await offerOf(far))?.order_id, (await offerOf(busy))?.order_id]).toEqual([away, along]);
  });

  it('is over after thirty seconds by the clock of the database, and goes on', async () => {
    const [first, second] = [await buildOnDuty(tested, zone), await buildOnDuty(tested, zone)];
    const orderId = await placeReady(db, shop);
    await offer(orderId);
    const { id } = (await offerOf(first))!;
    await ageOffers(db, 29);
    await offer(orderId);
    expect((await offerOf(first))!.seconds_left).toBeLessThan(1);
    await ageOffers(db, 1);
    expect(await offerOf(first)).toBeNull();
    expect(await take(first, id)).toMatchObject({ status: 409, body: { errors: [{ code: 'offer-over' }] } });
    await offer(orderId);
    expect(await offerOf(second)).toMatchObject({ order_id: orderId });
    expect(await actsOf(db, orderId)).toEqual(['courier_offered system', 'offer_expired system', 'courier_offered system']);
  });

  it('begins again a minute after everybody was asked', async () => {
    const rider = await buildOnDuty(tested, zone);
    const orderId = await placeReady(db, shop);
    await offer(orderId);
    await decline(rider, (await offerOf(rider))!.id);
    await ageOffers(db, 59);
    await offer(orderId);
    expect(await offerOf(rider)).toBeNull();
    await ageOffers(db, 1);
    await offer(orderId);
    expect(await asked(orderId)).toEqual([
      [rider.courierId, 'declined', 1],
      [rider.courierId, null, 2],
    ]);
  });

  it('of cash does not reach a courier at their limit, of a paid order it does', async () => {
    const rider = await buildOnDuty(tested, { ...zone, cash_limit_minor: 50_000 });
    await db.insertInto('courier_cash').values({ rider_id: rider.courierId, kind: 'correction', amount_minor: 50_000 }).execute();
    const cash = await placeReady(db, shop);
    await offer(cash);
    expect(await stateOf(rider)).toMatchObject({ offer: null, cash_in_hand: 50_000, cash_limit: 50_000, is_over_limit: true });
    const paid = await placeReady(db, shop, { payment_method: 'offline_payment', payment_status: 'paid' });
    await offer(paid);
    expect(await offerOf(rider)).toMatchObject({ order_id: paid, cash_to_collect: 0 });
  });

  it('does not reach whoever carries two orders, whose vehicle goes less far, or who is off duty', async () => {
    const busy = await buildOnDuty(tested, zone);
    for (const orderId of [await placeReady(db, shop), await placeReady(db, shop)]) await give(db, orderId, busy.courierId);
    const { id: vehicle_id } = await db
      .insertInto('vehicles')
      .values({ code: 'on-foot', name: { en: 'On foot' }, max_metres: 2_000 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await buildOnDuty(tested, { ...zone, vehicle_id });
    await buildPerson(tested, zone);
    const orderId = await placeReady(db, shop, { distance_metres: 2_001 });
    await offer(orderId);
    expect(await asked(orderId)).toEqual([]);
  });

  it('is withdrawn when somebody else gets the order, or it is canceled', async () => {
    const rider = await buildOnDuty(tested, zone);
    const other = await buildPerson(tested, zone);
    const assigned = await placeReady(db, shop);
    await offer(assigned);
    const { id } = (await offerOf(rider))!;
    await inTransaction(db, (trx) => assignTo(trx, { orderId: assigned, courierId: other.courierId, by: dispatcher }));
    expect(await asked(assigned)).toEqual([[rider.courierId, 'withdrawn', 1]]);
    expect(await take(rider, id)).toMatchObject({ status: 409 });
    expect(await courierOf(assigned)).toBe(other.courierId);

    const canceled = await placeReady(db, shop);
    await offer(canceled);
    await inTransaction(db, (trx) => moveOrder(trx, { orderId: canceled, to: 'canceled', by: dispatcher }));
    expect(await asked(canceled)).toEqual([[rider.courierId, 'withdrawn', 1]]);
    expect(await offerOf(rider)).toBeNull();
  });

  it('of another courier does not exist', async () => {
    const [rider, other] = [await buildOnDuty(tested, zone), await buildPerson(tested, zone)];
    const orderId = await placeReady(db, shop);
    await offer(orderId);
    const { id } = (await offerOf(rider))!;
    expect(await take(other, id)).toMatchObject({ status: 404, body: { errors: [{ code: 'offer-not-found' }] } });
    expect(await decline(other, id)).toMatchObject({ status: 404 });
  });
});

describe('taking an offer', () => {
  it('makes the order the courier’s, once, also when it is pressed twice', async () => {
    const rider = await buildOnDuty(tested, zone);
    const orderId = await placeReady(db, shop, { distance_metres: 2_400 });
    await offer(orderId);
    const { id } = (await offerOf(rider))!;
    const answers = await Promise.all([take(rider, id), take(rider, id), take(rider, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0].body).toMatchObject({
      offer: null,
      jobs: [{ order_id: orderId, status: 'handover', cash_to_collect: 28_000, pay: { total: 12_800 } }],
    });
    expect(await courierOf(orderId)).toBe(rider.courierId);
    expect(await actsOf(db, orderId)).toEqual(['courier_offered system', 'courier_assigned courier']);
  });

  it('keeps the pay that was offered when the rule changes', async () => {
    const rider = await buildOnDuty(tested, zone);
    const orderId = await placeReady(db, shop, { distance_metres: 2_400 });
    await offer(orderId);
    await take(rider, (await offerOf(rider))!.id);
    await db.updateTable('courier_offers').set({ base_minor: 9_000 }).where('order_id', '=', orderId).execute();
    expect((await stateOf(rider)).jobs[0]!.pay).toMatchObject({ base: 9_000, total: 13_800 });
  });

  it('confirms a parcel, which has no store', async () => {
    const rider = await buildOnDuty(tested, zone);
    const parcel = await placeParcel();
    await offer(parcel);
    const { body } = await take(rider, (await offerOf(rider))!.id);
    expect(body.jobs).toMatchObject([{ order_id: parcel, status: 'confirmed', stops: [{ name: 'Sender' }, { name: 'Receiver' }] }]);
  });

  it('has exactly one owner in fifty races of offer, assignment and a second courier', async () => {
    const [rider, other] = [await buildOnDuty(tested, zone), await buildPerson(tested, zone)];
    const owners: (number | null)[] = [];
    for (let round = 0; round < 50; round++) {
      const orderId = await placeReady(db, shop);
      await offer(orderId);
      const { id } = (await offerOf(rider))!;
      const [taken, assigned] = await Promise.all([
        take(rider, id),
        inTransaction(db, (trx) => assignTo(trx, { orderId, courierId: other.courierId, by: dispatcher })),
        offer(orderId),
        take(rider, id),
      ]);
      const owner = await courierOf(orderId);
      owners.push(owner);
      expect([taken.status === 200 || owner === other.courierId, assigned.ok]).toEqual([true, true]);
      expect((await asked(orderId)).filter(([, answer]) => answer === null)).toEqual([]);
      await inTransaction(db, (trx) => moveOrder(trx, { orderId, to: 'canceled', by: dispatcher }));
    }
    expect(owners.every((owner) => owner === rider.courierId || owner === other.courierId)).toBe(true);
  });

  it('has one open offer of an order and of a courier, however many look at once', async () => {
    const riders = [await buildOnDuty(tested, zone), await buildOnDuty(tested, zone)];
    const orders = [await placeReady(db, shop), await placeReady(db, shop), await placeReady(db, shop)];
    await Promise.all([...orders, ...orders].map(offer));
    const open = (await Promise.all(orders.map(asked))).flat().filter(([, answer]) => answer === null);
    const couriersOf = (ids: readonly unknown[]) => ids.map(String).toSorted();
    expect(couriersOf(open.map(([courier]) => courier))).toEqual(couriersOf(riders.map(({ courierId }) => courierId)));
  });
});

describe('an answer that was kept without a network', () => {
  const takeAt = (as: CourierWithPerson, id: number, secondsAgo: number) =>
    call(API.offers.take, { as, params: { id }, body: { tapped_at: new Date(Date.now() - secondsAgo * 1_000).toISOString() } });
  /** An offer of which the time is over for this many seconds. */
  const passed = async (seconds: number, { as }: { as?: CourierWithPerson } = {}) => {
    const rider = as ?? (await buildOnDuty(tested, zone));
    const orderId = await placeReady(db, shop);
    await offer(orderId);
    const { id } = (await offerOf(rider))!;
    await ageOffers(db, 30 + seconds);
    return { rider, orderId, id };
  };

  it('in time takes the order after all, once, with its time, while nobody has it', async () => {
    const { rider, orderId, id } = await passed(60);
    const next = await buildOnDuty(tested, zone);
    await offer(orderId);
    expect((await offerOf(next))!.order_id).toBe(orderId);
    const answers = [await takeAt(rider, id, 70), await takeAt(rider, id, 70)];
    expect(answers.map(({ status, body }) => [status, body.jobs?.[0]?.order_id])).toEqual([
      [200, orderId],
      [200, orderId],
    ]);
    expect(await asked(orderId)).toEqual([
      [rider.courierId, 'taken', 1],
      [next.courierId, 'withdrawn', 1],
    ]);
    const given = await db
      .selectFrom('order_acts')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'courier_assigned')
      .select('tapped_at')
      .execute();
    expect(given.map(({ tapped_at }) => Math.round((Date.now() - tapped_at!.getTime()) / 10_000))).toEqual([7]);
  });

  it.each([
    ['after the time', 50],
    ['before the offer', 95],
  ])('%s is refused', async (_name, secondsAgo) => {
    const { rider, orderId, id } = await passed(60);
    expect((await takeAt(rider, id, secondsAgo)).body.errors?.[0]?.code).toBe('offer-over');
    expect(await courierOf(orderId)).toBeNull();
  });

  it('is refused where another has the order, the courier is off duty or has two, or it was withdrawn', async () => {
    const taken = await passed(60);
    const other = await buildPerson(tested, zone);
    await give(db, taken.orderId, other.courierId);
    expect((await takeAt(taken.rider, taken.id, 70)).status).toBe(409);
    expect(await courierOf(taken.orderId)).toBe(other.courierId);
    await clearDuty(db);

    const full = await passed(60);
    for (let count = 0; count < 2; count++) await give(db, await placeReady(db, shop), full.rider.courierId);
    expect((await takeAt(full.rider, full.id, 70)).status).toBe(409);
    await clearDuty(db);

    const off = await passed(60);
    await call(API.duty.end, { as: off.rider });
    expect((await takeAt(off.rider, off.id, 70)).status).toBe(409);
    await clearDuty(db);

    const withdrawn = await passed(0);
    await sql`update courier_offers set answer = 'withdrawn', answered_at = now() where id = ${withdrawn.id}`.execute(db);
    expect((await takeAt(withdrawn.rider, withdrawn.id, 10)).status).toBe(409);
  });

  it('of two couriers gives the order to one of them', async () => {
    for (let round = 0; round < 10; round++) {
      const { rider, orderId, id } = await passed(60);
      const next = await buildOnDuty(tested, zone);
      await offer(orderId);
      const second = (await offerOf(next))!.id;
      const [late, now] = await Promise.all([takeAt(rider, id, 70), take(next, second), offer(orderId)]);
      expect([late.status, now.status]).toEqual(late.status === 200 ? [200, 409] : [409, 200]);
      expect(await courierOf(orderId)).toBe(late.status === 200 ? rider.courierId : next.courierId);
      await clearDuty(db);
    }
  });
});

describe('the dispatcher', () => {
  const offerBy = (orderId: number, { courierId }: CourierWithPerson, by = dispatcher) =>
    api.settings.read().then((settings) => inTransaction(db, (trx) => offerTo(trx, { orderId, courierId, by }, settings)));

  it('offers an order to one courier, whoever is nearer', async () => {
    const [near, far] = [await buildOnDuty(tested, zone), await buildOnDuty(tested, zone)];
    await place(near, 41.31);
    const orderId = await placeReady(db, shop);
    await offer(orderId);
    expect(await offerBy(orderId, far)).toEqual({ ok: true, value: 'offered' });
    expect([await offerOf(near), (await offerOf(far))!.order_id]).toEqual([null, orderId]);
    expect((await actsOf(db, orderId)).at(-1)).toBe('courier_offered operator');
  });

  it('through the operator’s console, and says why not', async () => {
    const [near, off] = [await buildOnDuty(tested, zone), await buildPerson(tested, zone)];
    const orderId = await placeReady(db, shop);
    const as = await staff('dispatcher');
    const ask = (id: number, courierId: number) =>
      call(OPERATOR_API.couriers.offer, { as, params: { id }, body: { courier_id: courierId } });
    expect((await ask(orderId, off.courierId)).body.errors?.[0]?.code).toBe('courier-off-duty');
    expect((await ask(999_999_999, near.courierId)).body.errors?.[0]?.code).toBe('order-not-found');
    expect((await ask(orderId, near.courierId)).body).toEqual({ seconds: 30 });
    expect((await offerOf(near))!.order_id).toBe(orderId);
  });

  it('not to somebody off duty, with another offer, or of an order that looks for nobody', async () => {
    const [rider, off] = [await buildOnDuty(tested, zone), await buildPerson(tested, zone)];
    const orderId = await placeReady(db, shop);
    expect(await offerBy(orderId, off)).toEqual({ ok: false, problem: 'courier-off-duty' });
    const other = await placeReady(db, shop);
    await offer(other);
    expect(await offerBy(orderId, rider)).toEqual({ ok: false, problem: 'courier-asked' });
    expect(await offerBy(await placeOrder(db, shop), rider)).toEqual({ ok: false, problem: 'not-offerable' });
    const kitchen = (await api.identify.staffOf(
      (await staff('kitchen', { storeId: shop.storeId })).headers['authorization']!.replace('Bearer ', ''),
    ))!;
    expect(await offerBy(orderId, rider, kitchen)).toEqual({ ok: false, problem: 'gone' });
  });

  it('takes an order away, which looks for the next courier, not for the same in this round', async () => {
    const [first, second] = [await buildOnDuty(tested, zone), await buildOnDuty(tested, zone)];
    const orderId = await placeReady(db, shop);
    await offer(orderId);
    await take(first, (await offerOf(first))!.id);
    await sql`delete from requested_jobs`.execute(db);
    await inTransaction(db, (trx) => unassign(trx, { orderId, by: dispatcher, reason: 'A flat tyre' }));
    expect(await drainRequestedJobs(db, 'offer-courier')).toEqual([{ orderId }]);
    await offer(orderId);
    expect([await offerOf(first), (await offerOf(second))?.order_id]).toEqual([null, orderId]);
  });
});

const placeParcel = () => inTransaction(db, insertParcel);

async function insertParcel(trx: Transaction): Promise<number> {
  const end = { address: JSON.stringify({ address: 'Amir Temur 1' }), phone: '+998901234567' };
  const id = await placeOrder(
    trx,
    shop,
    { store_id: null, order_type: 'parcel', source: 'parcel', delivery_address: null, distance_metres: 3_000 },
    { items: 0 },
  );
  await trx
    .insertInto('parcel_details')
    .values({
      order_id: id,
      category_name: { en: 'Box' },
      payer: 'sender',
      sender_name: 'Sender',
      sender_phone: end.phone,
      sender_address: end.address,
      sender_lat: 41.3,
      sender_lng: 69.3,
      receiver_name: 'Receiver',
      receiver_phone: end.phone,
      receiver_address: end.address,
      receiver_lat: 41.31,
      receiver_lng: 69.28,
    })
    .execute();
  return id;
}
