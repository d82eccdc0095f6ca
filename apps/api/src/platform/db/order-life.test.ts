import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { CHARGE_KINDS, CHARGES, type ChargeKind } from '@bozor/domain/checkout/charges.ts';
import { TRANSITIONS } from '@bozor/domain/orders/transitions.ts';
import { END_STATUSES, isEnded, STATUSES } from '@bozor/domain/orders/status.ts';
import { ORDER_TYPES } from '@bozor/domain/orders/order-type.ts';
import { freshDatabase } from '../../../test/database.ts';
import { buildShop, placeOrder, type SmallShop } from '../../../test/shop.ts';
import { brokenInvariants } from './check-invariants.ts';
import type { Tables } from './database.ts';
import { violates } from './transaction.ts';

type Order = Tables['orders'];
type Status = Order['status'] extends { __select__: infer S } ? S : never;

const { db } = await freshDatabase();
let shop: SmallShop;
beforeAll(async () => {
  shop = await buildShop(db);
});

const jump = (id: number, status: Status, by: 'customer' | 'store' | 'courier' | 'operator' | 'system' = 'operator') =>
  db.updateTable('orders').set({ status, status_by: by }).where('id', '=', id).executeTakeFirst();

const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return (error as { constraint?: string } | undefined)?.constraint;
};

const eventsOf = (orderId: number) =>
  db.selectFrom('order_events').selectAll().where('order_id', '=', orderId).orderBy('position').execute();

describe('the life of an order', () => {
  test('has ended in the statuses in which the domain says that it has, as an index and a count know it', async () => {
    const { rows } = await sql<{ ends: string; kinds: string }>`
      select (select pg_get_constraintdef(oid) from pg_constraint where conname = 'orders_ended_as_check' and convalidated) as ends,
        (select pg_get_constraintdef(oid) from pg_constraint where conname = 'order_counts_kind_check') as kinds`.execute(db);
    const wordsOf = (text: string) => new Set([...text.matchAll(/'(\w+)'/g)].map(([, word]) => word));
    expect(wordsOf(rows[0]!.ends)).toEqual(new Set(STATUSES.filter((status) => !isEnded(status))));
    expect(wordsOf(rows[0]!.kinds)).toEqual(new Set(['placed', ...END_STATUSES]));
  });

  test('knows the same jumps and the same movers as the domain', async () => {
    const rows = await db.selectFrom('order_jumps').selectAll().where('from_status', 'is not', null).execute();
    const stored = rows.map((row) => `${row.order_type}: ${row.from_status} → ${row.to_status} by ${row.actors.toSorted().join(', ')}`);
    const ruled = ORDER_TYPES.flatMap((type) =>
      STATUSES.flatMap((from) =>
        Object.entries(TRANSITIONS[type][from] ?? {}).map(([to, actors]) => `${type}: ${from} → ${to} by ${actors.toSorted().join(', ')}`),
      ),
    );
    expect(stored.toSorted()).toEqual(ruled.toSorted());
  });

  test('leaves one event a jump, each with a hash made of the one before', async () => {
    const id = await placeOrder(db, shop);
    for (const status of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const) await jump(id, status);
    const events = await eventsOf(id);
    expect(events.map(({ from_status, status, by }) => `${from_status ?? ''} ${status} ${by}`)).toEqual([
      ' pending customer',
      'pending confirmed operator',
      'confirmed processing operator',
      'processing handover operator',
      'handover picked_up operator',
      'picked_up delivered operator',
    ]);
    const made = await sql<{ hash: Buffer }>`
      select order_event_hash(order_id, position, from_status, status, order_event_mover(by, staff_id), encode(note_digest, 'hex'), at,
        lag(hash) over (order by position)) as hash
      from order_events where order_id = ${id} order by position`.execute(db);
    expect(events.map(({ hash }) => hash)).toEqual(made.rows.map(({ hash }) => hash));
    const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(order.delivered_at).toEqual(events[5]!.at);
    expect(order.event_count).toBe(6);
  });

  test('refuses every jump that is not in the table, from every status to every other', async () => {
    const rows = await db.selectFrom('order_jumps').selectAll().where('order_type', '=', 'delivery').execute();
    const legal = new Set(rows.map((row) => `${row.from_status} ${row.to_status}`));
    const wrong: string[] = [];
    for (const from of STATUSES) {
      for (const to of STATUSES.filter((each) => each !== from)) {
        const refusal = await refusalOf(
          db.transaction().execute(async (transaction) => {
            const id = await placeOrder(transaction, shop);
            // Only tests may set any status. The shop's own database role cannot switch the triggers off.
            await sql`set local session_replication_role = replica`.execute(transaction);
            await transaction.updateTable('orders').set({ status: from }).where('id', '=', id).execute();
            await sql`set local session_replication_role = origin`.execute(transaction);
            const [by = 'operator'] = rows.find((row) => row.from_status === from && row.to_status === to)?.actors ?? [];
            await transaction
              .updateTable('orders')
              .set({ status: to, status_by: by as 'operator' })
              .where('id', '=', id)
              .execute();
            throw Object.assign(new Error('taken'), { constraint: 'taken' });
          }),
        );
        if (refusal !== (legal.has(`${from} ${to}`) ? 'taken' : 'orders_legal_jump')) wrong.push(`${from} → ${to}: ${refusal}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('refuses movers without permission', async () => {
    const id = await placeOrder(db, shop);
    expect(await refusalOf(jump(id, 'confirmed', 'customer'))).toBe('orders_legal_jump');
    expect(await refusalOf(jump(id, 'canceled', 'courier'))).toBe('orders_legal_jump');
    expect(await refusalOf(jump(id, 'confirmed', 'system'))).toBe('orders_legal_jump');
    expect(await refusalOf(jump(id, 'canceled', 'customer'))).toBeUndefined();
  });

  test('lets take-away skip the courier, and only take-away', async () => {
    const takeAway = { order_type: 'take_away', delivery_free_by: 'take_away' } as const;
    const nowhere = { delivery_address: null, delivery_lat: null, delivery_lng: null };
    const id = await placeOrder(db, shop, { ...takeAway, ...nowhere }, { delivery: 0 });
    for (const status of ['confirmed', 'processing', 'handover'] as const) await jump(id, status);
    expect(await refusalOf(jump(id, 'picked_up'))).toBe('orders_legal_jump');
    expect(await refusalOf(jump(id, 'delivered'))).toBeUndefined();
  });

  test('begins pending or under review, and nowhere else', async () => {
    expect(await refusalOf(placeOrder(db, shop, { status: 'delivered' }))).toBe('orders_legal_jump');
    const prescription = { status: 'prescription_review', source: 'prescription' } as const;
    expect(await refusalOf(placeOrder(db, shop, prescription, { items: 0 }))).toBeUndefined();
  });

  test('keeps its events as they were', async () => {
    const id = await placeOrder(db, shop);
    expect(await refusalOf(db.updateTable('order_events').set({ note: 'never' }).where('order_id', '=', id).execute())).toBe(
      'order_events_append_only',
    );
    expect(await refusalOf(db.deleteFrom('order_events').where('order_id', '=', id).execute())).toBe('order_events_append_only');
    expect(await refusalOf(sql`truncate order_events cascade`.execute(db))).toBe('order_events_append_only');
    const forged = sql`insert into order_events (order_id, position, status, by, at, hash)
      select order_id, 2, 'delivered', 'system', now(), hash from order_events where order_id = ${id}`.execute(db);
    expect(await refusalOf(forged)).toBe('order_events_of_a_jump');
  });

  test('lets the words of an event go and nothing else of it, and its chain holds without them', async () => {
    const id = await placeOrder(db, shop);
    await db
      .updateTable('orders')
      .set({ status: 'canceled', status_by: 'customer', status_note: 'My number is another' })
      .where('id', '=', id)
      .execute();
    const change = (values: object) =>
      db.updateTable('order_events').set(values).where('order_id', '=', id).where('position', '=', 2).execute();
    const gone = { note: null, note_salt: null };
    for (const wrong of [
      { note: 'Another reason' },
      { note: null },
      { ...gone, note_digest: null },
      { ...gone, by: 'store' },
      { ...gone, status: 'failed' },
    ])
      expect(await refusalOf(change(wrong))).toBe('order_events_append_only');
    expect((await eventsOf(id))[1]).toMatchObject({ note: 'My number is another' });
    await change(gone);
    const [, left] = await eventsOf(id);
    expect(left).toMatchObject({ note: null, note_salt: null, note_digest: expect.any(Buffer) });
    expect(await refusalOf(change({ note: 'Another reason', note_salt: Buffer.alloc(16) }))).toBe('order_events_append_only');
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test("takes the database's time, accepts a past one only for imports, and never goes back", async () => {
    const id = await placeOrder(db, shop, { created_at: new Date('2026-01-05T10:00:00Z') });
    const at = new Date('2026-01-05T10:10:00Z');
    await db.updateTable('orders').set({ status: 'confirmed', status_by: 'store', status_at: at }).where('id', '=', id).execute();
    await db
      .updateTable('orders')
      .set({ status: 'processing', status_by: 'store', status_at: new Date('2026-01-01T00:00:00Z') })
      .where('id', '=', id)
      .execute();
    await jump(id, 'handover', 'store');
    const [placed, confirmed, processing, handover] = (await eventsOf(id)).map((event) => event.at.getTime());
    expect([placed, confirmed, processing]).toEqual([Date.parse('2026-01-05T10:00:00Z'), at.getTime(), at.getTime()]);
    expect(Math.abs(handover! - Date.now())).toBeLessThan(60_000);
  });

  test('lets one of two win who cancel and confirm at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await placeOrder(db, shop);
      const move = (status: Status, by: 'customer' | 'store') =>
        db.updateTable('orders').set({ status, status_by: by }).where('id', '=', id).where('status', '=', 'pending').executeTakeFirst();
      const moved = await Promise.all([move('canceled', 'customer'), move('confirmed', 'store')]);
      expect(moved.reduce((sum, { numUpdatedRows }) => sum + Number(numUpdatedRows), 0)).toBe(1);
      expect(await eventsOf(id)).toHaveLength(2);
    }
  });
});

describe('the amounts of an order', () => {
  const tax = (order_id: number, amount_minor: number) =>
    ({ order_id, kind: 'tax', position: 9, amount_minor, is_included: true }) as const;

  test('are charges with the signs of the domain', async () => {
    const isRefused = async (kind: ChargeKind, amount_minor: number) => {
      const charge = { order_id: 1, kind, position: 1, amount_minor };
      return (
        (await refusalOf(
          db.transaction().execute(async (transaction) => {
            // The order does not exist, so only the sign is checked.
            await sql`set local session_replication_role = replica`.execute(transaction);
            await transaction.insertInto('order_charges').values(charge).execute();
            throw Object.assign(new Error('taken'), { constraint: 'taken' });
          }),
        )) === 'order_charges_sign'
      );
    };
    for (const kind of CHARGE_KINDS) {
      const sign = CHARGES[kind].lowers ? -1 : 1;
      expect([kind, await isRefused(kind, sign), await isRefused(kind, -sign)]).toEqual([kind, false, true]);
    }
  });

  test('are a sum that cannot be wrong', async () => {
    expect(await refusalOf(placeOrder(db, shop, { total_minor: 27_999 }))).toBe('orders_total');
    expect(await refusalOf(placeOrder(db, shop, { total_minor: 28_000 }, { tip: 1_000 }))).toBe('orders_total');
    expect(await refusalOf(placeOrder(db, shop, {}, { tip: 1_000 }))).toBeUndefined();
    expect(await refusalOf(placeOrder(db, shop, { wallet_minor: 28_001 }))).toBe('orders_wallet_part');
    expect(await refusalOf(placeOrder(db, shop, { change_from_minor: 20_000 }))).toBe('orders_change');
    expect(await refusalOf(placeOrder(db, shop, { delivery_free_by: 'coupon' }))).toBe('orders_free_delivery');
    expect(await refusalOf(placeOrder(db, shop, { delivery_waived_minor: 8_000 }))).toBe('orders_waived');
    expect(await refusalOf(placeOrder(db, shop, { delivery_lat: null, delivery_lng: null }))).toBe('orders_shape');
  });

  test('are nothing without a bill', async () => {
    const order = {
      customer_id: shop.customerId,
      module_id: shop.moduleId,
      zone_id: shop.zoneId,
      order_type: 'parcel',
      total_minor: 0,
    } as const;
    const contact = { contact_person_name: 'Aziza', contact_person_number: '+998901234567', delivery_lat: 41.3, delivery_lng: 69.3 };
    const insert = db.insertInto('orders').values({ ...order, ...contact, currency: 'UZS', payment_method: 'cash_on_delivery' });
    expect(await refusalOf(insert.execute())).toBe('orders_total');
  });

  test('count a tax that is inside the others to no sum', async () => {
    const placed = db.transaction().execute(async (transaction) => {
      const id = await placeOrder(transaction, shop);
      await transaction.insertInto('order_charges').values(tax(id, 500)).execute();
    });
    expect(await refusalOf(placed)).toBeUndefined();
  });

  test('are those of its lines when the transaction ends', async () => {
    expect(await refusalOf(placeOrder(db, shop, {}, { items: 21_000 }))).toBe('orders_sums_of_lines');
    expect(await refusalOf(placeOrder(db, shop, {}, { discount: -500 }))).toBe('orders_sums_of_lines');
    const id = await placeOrder(db, shop, {}, { coupon: -3_000 });
    const change = (values: object) => refusalOf(db.updateTable('order_lines').set(values).where('order_id', '=', id).execute());
    expect(await change({ quantity: 3, total_minor: 30_000 })).toBe('orders_sums_of_lines');
    expect(await change({ coupon_share_minor: 2_999 })).toBe('orders_sums_of_lines');
    expect(await change({ welcome_share_minor: 1 })).toBe('orders_sums_of_lines');
    expect(await change({ coupon_share_minor: 20_001 })).toBe('order_lines_shares');
    expect(await change({ total_minor: 19_999 })).toBe('order_lines_total');
    expect(await refusalOf(db.deleteFrom('order_lines').where('order_id', '=', id).execute())).toBe('orders_sums_of_lines');
  });

  test('stay as they were placed', async () => {
    const id = await placeOrder(db, shop);
    const order = (values: object) => refusalOf(db.updateTable('orders').set(values).where('id', '=', id).execute());
    for (const values of [{ total_minor: 29_000 }, { tax_percent: 12 }, { is_welcomed: true }, { currency: 'USD' }])
      expect(await order(values)).toBe('orders_amounts_stay');
    const charges = db.updateTable('order_charges').where('order_id', '=', id);
    expect(await refusalOf(charges.set({ amount_minor: 1 }).execute())).toBe('order_charges_stay');
    expect(await refusalOf(charges.set({ label: { en: 'Another' } }).execute())).toBe('order_charges_stay');
    expect(await refusalOf(db.deleteFrom('order_charges').where('order_id', '=', id).execute())).toBe('order_charges_stay');
    const tip = db.insertInto('order_charges').values({ order_id: id, kind: 'tip', position: 3, amount_minor: 1_000 });
    expect(await refusalOf(tip.execute())).toBe('orders_total');
    await jump(id, 'confirmed');
    expect(await refusalOf(db.insertInto('order_charges').values(tax(id, 500)).execute())).toBe('order_charges_stay');
  });

  test('change while a prescription is priced, and come to its new total', async () => {
    const review = await placeOrder(db, shop, { status: 'prescription_review', source: 'prescription' }, { items: 0 });
    const price = (total_minor: number) =>
      db.transaction().execute(async (transaction) => {
        await transaction.updateTable('orders').set({ total_minor }).where('id', '=', review).execute();
        const items = transaction.updateTable('order_charges').where('order_id', '=', review).where('kind', '=', 'items');
        await items.set({ amount_minor: 20_000 }).execute();
        const line = { order_id: review, position: 1, item_id: shop.itemId, name: { en: 'Bread' }, quantity: 2 };
        await transaction
          .insertInto('order_lines')
          .values({ ...line, base_price_minor: 10_000, total_minor: 20_000 })
          .execute();
        await transaction.updateTable('orders').set({ status: 'price_proposed', status_by: 'store' }).where('id', '=', review).execute();
      });
    expect(await refusalOf(price(8_000))).toBe('orders_total');
    expect(await refusalOf(price(28_000))).toBeUndefined();
  });

  test('take the first-order discount once, however many orders are placed at the same moment', async () => {
    const welcomed = () => refusalOf(placeOrder(db, shop, {}, { welcome: -4_000 }));
    const refusals = await Promise.all(Array.from({ length: 8 }, welcomed));
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(1);
    expect(new Set(refusals)).toEqual(new Set([undefined, 'orders_one_welcome']));
    await db.updateTable('orders').set({ status: 'canceled', status_by: 'customer' }).where('is_welcomed', '=', true).execute();
    expect(await welcomed()).toBeUndefined();
    expect(await refusalOf(placeOrder(db, shop, { is_welcomed: false }, { welcome: -4_000 }))).toBe('orders_welcomed');
  });

  test('belong to a number of nine random digits', async () => {
    const { rows } = await sql<{ id: number }>`select random_order_id() as id from generate_series(1, 5000)`.execute(db);
    const ids = rows.map(({ id }) => id);
    expect(Math.min(...ids)).toBeGreaterThanOrEqual(100_000_000);
    expect(Math.max(...ids)).toBeLessThanOrEqual(999_999_999);
    expect(new Set(ids).size).toBeGreaterThan(4_990);
    expect(violates({ constraint: 'orders_pkey' }, 'orders_pkey')).toBe(true);
  });
});
