import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { buildItem, buildStore, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { orderByApi } from '../../../test/order.ts';
import { requestedJobs } from '../../../test/requested-jobs.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { acceptOrder } from '../orders/accept-order.ts';
import { handOver } from '../orders/hand-over.ts';
import { startPreparing } from '../orders/start-preparing.ts';
import { playOrder } from './play-order.ts';
import { nextStep } from './steps.ts';
import { findRunning } from './store.ts';

const tested = await testApi();
const { api, db, guest } = tested;

let store: BuiltStore;
let item: BuiltItem;

beforeAll(async () => {
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 20_000, stock: 100 });
  await db
    .insertInto('riders')
    .values([
      { zone_id: store.zoneId, f_name: 'Bobur', phone: '+998935550031' },
      { zone_id: store.zoneId, f_name: 'Sardor', phone: '+998935550032' },
    ])
    .execute();
});

const place = async (over: Record<string, unknown> = {}) => orderByApi(tested, { store, item, as: await guest(), ...over });
/** Returns the seconds until the order is checked again. */
const play = async (orderId: number) => {
  const order = (await findRunning(db)).find(({ id }) => id === orderId);
  const waitMs = order && (await playOrder(api, order));
  return waitMs === undefined ? undefined : waitMs / 1_000;
};
const playCity = () => api.jobs.perform('play-city', {});
const nextRound = async () => (await requestedJobs(db, 'play-city')).at(-1)?.run_in;
const rowOf = (id: number) => db.selectFrom('orders').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
const statusOf = async (id: number) => (await rowOf(id)).status;
const stepsOf = async (id: number) =>
  (await db.selectFrom('order_events').where('order_id', '=', id).orderBy('position').select(['status', 'by']).execute()).map(
    ({ status, by }) => `${status} ${by}`,
  );
/** Makes the order's status older by this many seconds. */
const wait = (id: number, seconds: number) =>
  sql`update orders set status_at = status_at - make_interval(secs => ${seconds}) where id = ${id}`.execute(db);
async function playToTheEnd(id: number): Promise<void> {
  for (let count = 0; count < 20; count++) {
    const status = await statusOf(id);
    const step = nextStep((await rowOf(id)).order_type, status);
    if (!step) return;
    await wait(id, step.afterSeconds);
    await play(id);
  }
}

describe('the autopilot', () => {
  it('begins when an order is placed', async () => {
    const order = await place();
    expect(await statusOf(order)).toBe('pending');
    expect(await requestedJobs(db, 'play-city')).toMatchObject([{ key: 'play-city', run_in: null }]);
  });

  it('brings a delivery to the door by store and courier', async () => {
    const order = await place();
    await playToTheEnd(order);
    expect(await stepsOf(order)).toEqual([
      'pending customer',
      'confirmed store',
      'processing store',
      'handover store',
      'picked_up courier',
      'delivered courier',
    ]);
    expect(await rowOf(order)).toMatchObject({ payment_status: 'paid', rider_id: expect.any(Number) });
  });

  it('enqueues five jobs for an order: its message, three push messages, and a round of the city', async () => {
    const countRequested = async () => (await sql<{ count: number }>`select count(*) from requested_jobs`.execute(db)).rows[0]!.count;
    const before = await countRequested();
    const order = await place();
    const { guest_id } = await rowOf(order);
    await db
      .insertInto('push_subscriptions')
      .values({ guest_id, kind: 'web_push', endpoint: `https://push.example/${order}`, p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) })
      .execute();
    await playToTheEnd(order);
    expect((await countRequested()) - before).toBe(5);
  });

  it('hands over a collected order without a courier', async () => {
    const order = await place({ order_type: 'take_away', latitude: undefined, longitude: undefined });
    await playToTheEnd(order);
    expect((await stepsOf(order)).slice(-2)).toEqual(['handover store', 'delivered store']);
    expect((await rowOf(order)).rider_id).toBeNull();
  });

  it('does nothing before its time, and comes back when it is', async () => {
    const order = await place();
    await playCity();
    expect(await statusOf(order)).toBe('pending');
    expect(await nextRound()).toBeGreaterThan(0);
    expect(await nextRound()).toBeLessThanOrEqual(25);
  });

  it('moves once when twenty processes play at once, and again after each restart', async () => {
    const order = await place();
    await wait(order, 25);
    await Promise.all(Array.from({ length: 20 }, playCity));
    expect(await stepsOf(order)).toEqual(['pending customer', 'confirmed store']);
  });

  it('gives the orders of a zone to different couriers', async () => {
    const orders = [await place(), await place()];
    for (const order of orders) {
      for (const seconds of [25, 5]) {
        await wait(order, seconds);
        await play(order);
      }
    }
    const couriers = await Promise.all(orders.map(async (order) => (await rowOf(order)).rider_id));
    expect(couriers.every((courier) => courier !== null)).toBe(true);
    expect(new Set(couriers).size).toBe(2);
  });

  it('rides along the way from the store to the door', async () => {
    const order = await place();
    while ((await statusOf(order)) !== 'picked_up') {
      await wait(order, 60);
      await play(order);
    }
    for (const seconds of [25, 25, 25]) {
      await wait(order, seconds);
      await play(order);
    }
    const { delivery_lat, delivery_lng } = await rowOf(order);
    const trail = await db.selectFrom('rider_trail').where('order_id', '=', order).orderBy('id').select(['lat', 'lng']).execute();
    expect(trail[0]).toEqual({ lat: store.lat, lng: store.lng });
    const left = trail.map(({ lat, lng }) => Math.hypot(lat - delivery_lat!, lng - delivery_lng!));
    expect(left).toHaveLength(4);
    expect(left).toEqual(left.toSorted((one, other) => other - one));
    expect(left.at(-1)! / left[0]!).toBeGreaterThan(0.15);
    expect(left.at(-1)! / left[0]!).toBeLessThanOrEqual(0.25);
  });

  it('ignores orders that are canceled, deleted or unpaid', async () => {
    const order = await place();
    await db.updateTable('orders').where('id', '=', order).set({ status: 'canceled', status_by: 'customer' }).execute();
    await play(order);
    await play(100_000_001);
    expect(await stepsOf(order)).toEqual(['pending customer', 'canceled customer']);

    const unpaid = await place();
    await db.updateTable('orders').where('id', '=', unpaid).set({ payment_method: 'digital_payment' }).execute();
    await wait(unpaid, 60);
    await play(unpaid);
    expect(await statusOf(unpaid)).toBe('pending');
    await db.updateTable('orders').where('id', '=', unpaid).set({ payment_method: 'cash_on_delivery' }).execute();
    await play(unpaid);
    expect(await statusOf(unpaid)).toBe('confirmed');
  });

  it('prepares a scheduled order for its slot, not before', async () => {
    const order = await place();
    await sql`update orders set schedule_at = now() + interval '2 hours' where id = ${order}`.execute(db);
    await wait(order, 25);
    await play(order);
    await wait(order, 600);
    const seconds = await play(order);
    expect(await statusOf(order)).toBe('confirmed');
    expect(seconds).toBeGreaterThan(7_000);
    expect(seconds).toBeLessThan(7_100);
    await sql`update orders set schedule_at = now() + interval '140 seconds' where id = ${order}`.execute(db);
    await play(order);
    expect(await statusOf(order)).toBe('processing');
  });

  it('leaves an order for another day to its customer until that day is near', async () => {
    const order = await place();
    await sql`update orders set schedule_at = now() + interval '3 days' where id = ${order}`.execute(db);
    await wait(order, 60);
    const seconds = await play(order);
    expect(await statusOf(order)).toBe('pending');
    expect(seconds).toBeGreaterThan(2 * 86_400 - 100);
    expect(seconds).toBeLessThanOrEqual(2 * 86_400);
    await sql`update orders set schedule_at = now() + interval '23 hours' where id = ${order}`.execute(db);
    await play(order);
    expect(await statusOf(order)).toBe('confirmed');
  });

  describe('where people of the store are signed in', () => {
    const signIn = async (over: { store?: BuiltStore; activeMinutesAgo?: number } = {}) => {
      const { staffId } = await tested.staff('store_manager', { storeId: (over.store ?? store).id });
      await sql`update staff_sessions set used_at = now() - make_interval(mins => ${over.activeMinutesAgo ?? 0}) where staff_id = ${staffId}`.execute(
        db,
      );
      return { signOut: () => sql`update staff_sessions set revoked_at = now() where staff_id = ${staffId}`.execute(db) };
    };
    const steps = { accept: acceptOrder, ready: handOver, prepare: startPreparing };
    const act = (order: number, step: keyof typeof steps) => inTransaction(db, (trx) => steps[step](trx, order, { as: 'store' }));

    it('leaves accepting, preparing and having ready to them, and looks again soon', async () => {
      const { signOut } = await signIn({ activeMinutesAgo: 29 });
      const order = await place();
      await wait(order, 600);
      expect(await play(order)).toBe(2);
      expect(await statusOf(order)).toBe('pending');
      for (const step of ['accept', 'prepare'] as const) {
        await act(order, step);
        await wait(order, 600);
        await play(order);
      }
      expect(await statusOf(order)).toBe('processing');
      await signOut();
    });

    it('gives what they accepted a courier, who fetches it when they have it ready', async () => {
      const { signOut } = await signIn();
      const order = await place();
      await play(order);
      expect((await rowOf(order)).rider_id).toBeNull();
      await act(order, 'accept');
      await play(order);
      expect((await rowOf(order)).rider_id).not.toBeNull();
      await act(order, 'prepare');
      await act(order, 'ready');
      await playToTheEnd(order);
      expect((await stepsOf(order)).slice(-2)).toEqual(['picked_up courier', 'delivered courier']);
      await signOut();
    });

    it('fetches also what they had ready before it saw them accept it', async () => {
      const { signOut } = await signIn();
      const order = await place();
      for (const step of ['accept', 'prepare', 'ready'] as const) await act(order, step);
      await playToTheEnd(order);
      expect(await rowOf(order)).toMatchObject({ status: 'delivered', rider_id: expect.any(Number) });
      await signOut();
    });

    it('leaves the counter of take-away to them', async () => {
      const { signOut } = await signIn();
      const order = await place({ order_type: 'take_away', latitude: undefined, longitude: undefined });
      for (const step of ['accept', 'prepare', 'ready'] as const) await act(order, step);
      await wait(order, 600);
      await play(order);
      expect(await statusOf(order)).toBe('handover');
      await signOut();
    });

    it.each<[string, () => Promise<unknown>]>([
      ['they have been away for half an hour', () => signIn({ activeMinutesAgo: 31 })],
      ['they have signed out', async () => (await signIn()).signOut()],
      ['they work for another store', async () => signIn({ store: await buildStore(db) })],
    ])('plays when %s', async (_name, arrange) => {
      await arrange();
      const order = await place();
      await wait(order, 25);
      await play(order);
      expect(await statusOf(order)).toBe('confirmed');
    });
  });

  it('plays the others when one cannot be played', async () => {
    const [stuck, other] = [await place(), await place()];
    for (const order of [stuck, other]) await wait(order, 25);
    await inTransaction(db, async (trx) => {
      await trx.selectFrom('orders').where('id', '=', stuck).select('id').forUpdate().execute();
      await playCity();
    });
    expect([await statusOf(stuck), await statusOf(other)]).toEqual(['pending', 'confirmed']);
  });
});
