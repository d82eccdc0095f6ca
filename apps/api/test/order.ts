import { API } from '@bozor/contract/shop/routes.ts';
import type { TestApi, Caller } from './api.ts';
import { headersFor, type BuiltItem, type BuiltStore } from './fixtures.ts';
import { acceptOrder } from '../src/features/orders/accept-order.ts';
import { assignCourier } from '../src/features/orders/assign-courier.ts';
import { deliver } from '../src/features/orders/deliver.ts';
import { handOver } from '../src/features/orders/hand-over.ts';
import { pickUp } from '../src/features/orders/pick-up.ts';
import { startPreparing } from '../src/features/orders/start-preparing.ts';
import type { Database } from '../src/platform/db/database.ts';
import { inTransaction } from '../src/platform/db/transaction.ts';

export const ORDER_PHONE = '+998901234567';

type Ordering = { store: BuiltStore; item: BuiltItem; as: Caller; quantity?: number } & Record<string, unknown>;

/** Adds pieces of an item to the caller's cart and orders them, all through the API. Returns the order number. */
export async function orderByApi(tested: Pick<TestApi, 'call'>, ordering: Ordering): Promise<number> {
  return (await placeByApi(tested, ordering)).order_id;
}

/** Orders like `orderByApi`, to be paid online. Returns the order number and the id of the sandbox gateway's payment. */
export async function placeUnpaid(
  tested: Pick<TestApi, 'call'>,
  ordering: Ordering,
): Promise<{ readonly orderId: number; readonly payment: string }> {
  const placed = await placeByApi(tested, { ...ordering, payment_method: 'digital_payment' });
  return { orderId: placed.order_id, payment: placed.redirect_url!.replace('/payment/', '') };
}

async function placeByApi({ call }: Pick<TestApi, 'call'>, { store, item, as, quantity = 2, ...over }: Ordering) {
  const headers = headersFor(store);
  const where = { order_type: 'delivery', latitude: store.lat + 0.02, longitude: store.lng + 0.01, ...over } as const;
  await call(API.cart.add, { as, headers, body: { item_id: item.id, quantity } });
  const { body: quoted } = await call(API.checkout.quote, { as, headers, body: where });
  const { body } = await call(API.checkout.place, {
    as,
    headers,
    body: {
      payment_method: 'cash_on_delivery',
      ...where,
      quote_id: quoted.quote_id,
      contact_person_name: 'Aziza Karimova',
      contact_person_number: ORDER_PHONE,
      contact_person_email: 'aziza@example.uz',
      address: 'Amir Temur 15',
      house: '15, 42',
      floor: '4',
    },
  });
  if (!body.order_id) throw new Error(`The order was refused: ${body.message ?? quoted.message}`);
  return body;
}

/** Moves an order through all its steps to delivered; its zone needs a courier. */
export async function bringOrder(db: Database, orderId: number): Promise<void> {
  await carryOrder(db, orderId);
  await inTransaction(db, (trx) => deliver(trx, orderId, { as: 'courier' }));
}

/** Moves an order through all its steps until it is picked up. */
export async function carryOrder(db: Database, orderId: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await acceptOrder(trx, orderId, { as: 'store' });
    await assignCourier(trx, orderId);
    await startPreparing(trx, orderId, { as: 'store' });
    await handOver(trx, orderId, { as: 'store' });
    await pickUp(trx, orderId, { as: 'courier' });
  });
}
