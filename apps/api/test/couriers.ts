import { API } from '@bozor/contract/courier/routes.ts';
import { sql } from 'kysely';
import { acceptOrder } from '../src/features/orders/accept-order.ts';
import { handOver } from '../src/features/orders/hand-over.ts';
import { startPreparing } from '../src/features/orders/start-preparing.ts';
import type { Database, Transaction } from '../src/platform/db/database.ts';
import { inTransaction } from '../src/platform/db/transaction.ts';
import type { Caller, TestApi } from './api.ts';
import { buildCourier } from './fixtures.ts';
import { placeOrder, type SmallShop } from './shop.ts';

/** A courier with a person who is signed in. */
export interface CourierWithPerson extends Caller {
  readonly courierId: number;
  readonly staffId: number;
}

export async function buildPerson(
  { db, staff }: Pick<TestApi, 'db' | 'staff'>,
  fields: Parameters<typeof buildCourier>[1] = {},
): Promise<CourierWithPerson> {
  const courierId = await buildCourier(db, fields);
  return { courierId, ...(await staff('courier', { courierId })) };
}

/** A courier with a person on duty. */
export async function buildOnDuty(
  tested: Pick<TestApi, 'db' | 'staff' | 'call'>,
  fields: Parameters<typeof buildCourier>[1] = {},
): Promise<CourierWithPerson> {
  const person = await buildPerson(tested, fields);
  await tested.call(API.duty.start, { as: person });
  return person;
}

const STORE = { as: 'store' } as const;

/** A delivery that the store has begun to prepare. */
export async function placePrepared(db: Database, shop: SmallShop, ...rest: ParametersAfterShop): Promise<number> {
  return inTransaction(db, async (trx) => {
    const orderId = await placeOrder(trx, shop, ...rest);
    await acceptOrder(trx, orderId, STORE);
    await startPreparing(trx, orderId, STORE);
    return orderId;
  });
}
type ParametersAfterShop = Parameters<typeof placeOrder> extends [unknown, unknown, ...infer Rest] ? Rest : never;

/** A delivery that waits at the counter. */
export async function placeReady(db: Database, shop: SmallShop, ...rest: ParametersAfterShop): Promise<number> {
  const orderId = await placePrepared(db, shop, ...rest);
  await inTransaction(db, (trx) => handOver(trx, orderId, STORE));
  return orderId;
}

/** Gives an order to a courier as an offer would, without one. */
export async function give(db: Database, orderId: number, courierId: number): Promise<void> {
  await db.updateTable('orders').set({ rider_id: courierId }).where('id', '=', orderId).execute();
}

export async function codesOf(db: Database, orderId: number) {
  return db.selectFrom('order_codes').where('order_id', '=', orderId).selectAll().executeTakeFirstOrThrow();
}

/** A code that is not this one. */
export const wrong = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');

export async function actsOf(db: Database, orderId: number): Promise<readonly string[]> {
  const rows = await db.selectFrom('order_acts').where('order_id', '=', orderId).orderBy('id').select(['kind', 'by']).execute();
  return rows.map(({ kind, by }) => `${kind} ${by}`);
}

/** Makes the last step of an order an hour old, so that presses of the last hour are believed. */
export async function ageSteps(db: Database | Transaction, orderId: number): Promise<void> {
  await sql`update orders set status_tapped_at = clock_timestamp() - interval '1 hour' where id = ${orderId}`.execute(db);
}

/** Makes all offers older by this many seconds. */
export async function ageOffers(db: Database, seconds: number): Promise<void> {
  await sql`update courier_offers set expires_at = expires_at - make_interval(secs => ${seconds}),
    answered_at = answered_at - make_interval(secs => ${seconds})`.execute(db);
}

/** Ends every shift and forgets orders and offers, so that tests of one file do not meet. */
export async function clearDuty(db: Database): Promise<void> {
  await sql`update courier_offers set answer = 'withdrawn', answered_at = clock_timestamp() where answer is null`.execute(db);
  await sql`update orders set status = 'canceled', status_by = 'operator' where ended_as is null`.execute(db);
  await sql`update courier_shifts set ended_at = clock_timestamp() where ended_at is null`.execute(db);
}
