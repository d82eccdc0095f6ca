import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../test/database.ts';
import { listLocks } from '../test/list-locks.ts';
import { buildShop, placeOrder, type SmallShop } from '../test/shop.ts';
import { waitsForLock } from '../test/waits-for-lock.ts';
import { cartsOf, emptyingCart, findBasket, lockAllCarts, lockCart, lockCartOfLine, lockParked } from './features/cart/store.ts';
import type { Staff } from './platform/http/actor.ts';
import { lockCarried } from './features/couriers/carrying-store.ts';
import { lockLooking } from './features/couriers/store.ts';
import { lockReleasedCoupon } from './features/coupons/coupon-use.ts';
import { reserveCoupon } from './features/coupons/read-coupon.ts';
import { lockCustomer } from './features/customers/store.ts';
import { lockOrder } from './features/dispatch/store.ts';
import { getCustomer } from './features/identity/store.ts';
import { lockReleasedStock, replaceStock, reserveItems } from './features/items/stock.ts';
import { lockAdjusted } from './features/orders/adjustments-store.ts';
import { reserveWelcome } from './features/orders/first-order.ts';
import { lockForStore } from './features/orders/lock-for-store.ts';
import { lockPayable } from './features/orders/lock-payable.ts';
import { moveOrder } from './features/orders/move-order.ts';
import { pricePrescription } from './features/orders/price-prescription.ts';
import { lockAsked, lockPrescription } from './features/orders/prescriptions/question-store.ts';
import { lockRefunded } from './features/orders/refunds/refund-store.ts';
import { lockDelivered, lockProposed } from './features/orders/store.ts';
import { lockTicket, readTicketsOf, setDevice } from './features/orders/tickets/ticket-store.ts';
import { lockTransfer } from './features/payments/decide-by-person.ts';
import { lockPayment } from './features/payments/store.ts';
import { refundPart } from './features/sandbox-gateway/store.ts';
import { lockReview } from './features/reviews/staff-store.ts';
import { lockLostFactor } from './features/staff/lost-factors/lost-factors-store.ts';
import { lockOwners, lockPerson } from './features/staff/people-store.ts';
import { lockStorePerson } from './features/staff/store-staff/store-staff-store.ts';
import { lockItem } from './features/store-menu/pause-item.ts';
import { lockHours } from './features/store-shift/hours-store.ts';
import { lockCommission } from './features/store-shift/set-commission.ts';
import { lockOwnStore } from './features/store-shift/lock-own-store.ts';
import { findRewarded, lockIfActive } from './features/wallet/store.ts';
import type { Transaction } from './platform/db/database.ts';

const { db } = await freshDatabase({ checksInvariants: false });
/** No message is sent: the order is gone. */
const proposing = { settings: { read: async () => ({ prescription_answer_minutes: 15 }) } } as unknown as Parameters<
  typeof pricePrescription
>[0];
let shop: SmallShop;
let orderId: number;

beforeAll(async () => {
  shop = await buildShop(db);
});
beforeEach(async () => {
  await sql`update item_stock set stock = 5`.execute(db);
  await admitCustomer();
  orderId = await placeOrder(db, shop);
});

/** Another customer of the shop, without orders. */
async function admitCustomer(): Promise<void> {
  const { id } = await db
    .insertInto('customers')
    .values({ f_name: 'Aziza', ref_code: `STALE${String((people += 1)).padStart(4, '0')}`, welcome_until: sql`now() + interval '1 day'` })
    .returning('id')
    .executeTakeFirstOrThrow();
  shop = { ...shop, customerId: id };
}
let people = 0;

const OWNER: Staff = {
  kind: 'staff',
  staffId: 1,
  sessionId: 1,
  role: 'owner',
  permissions: new Set(['payouts.approve']),
  scope: { of: 'all' },
  grants: [],
};
const managerOf = (storeId: number): Staff => ({
  kind: 'staff',
  staffId: 1,
  sessionId: 1,
  role: 'store_manager',
  permissions: new Set([
    'orders.accept',
    'prescriptions.price',
    'stores.pause',
    'items.pause',
    'stores.hours',
    'reviews.answer',
    'tickets.print',
  ] as const),
  scope: { of: 'own store', storeIds: [storeId] },
  grants: [],
});

interface Row {
  /** Rows beside the small shop and the order of its customer. */
  readonly given?: () => Promise<unknown>;
  /** Another transaction has done this, and commits it while the first one runs. */
  readonly meanwhile: (trx: Transaction) => Promise<unknown>;
  readonly act: (trx: Transaction) => Promise<unknown>;
  /** Outcome of the act. Without its lock it would be another one, from what it had read before. */
  readonly outcome: unknown;
}

const SANDBOX = 'a-sandbox-payment-01';
const owner = () => ({ customer_id: shop.customerId, guest_id: null });
const suspend = (trx: Transaction) => sql`update customers set status = 'suspended' where id = ${shop.customerId}`.execute(trx);
const cancel = (trx: Transaction) => moveOrder(trx, { orderId, to: 'canceled', by: { as: 'customer' } });
const fill = () =>
  sql`with cart as (insert into carts (customer_id, module_id, store_id) values (${shop.customerId}, ${shop.moduleId}, ${shop.storeId}) returning id)
    insert into cart_lines (cart_id, store_id, item_id, selection_key, quantity, seen_price_minor)
    select id, ${shop.storeId}, ${shop.itemId}, 'k', 1, 1 from cart`.execute(db);
const cartLine = (trx: Transaction) =>
  trx
    .selectFrom('cart_lines as l')
    .innerJoin('carts as c', 'c.id', 'l.cart_id')
    .where('c.customer_id', '=', shop.customerId)
    .select(['l.id', 'c.id as cartId', 'c.version'])
    .executeTakeFirstOrThrow();
const changeCart = async (trx: Transaction) => sql`update cart_lines set quantity = 2 where id = ${(await cartLine(trx)).id}`.execute(trx);
const sellAll = (trx: Transaction) => sql`update item_stock set stock = 0 where item_id = ${shop.itemId}`.execute(trx);
const offer = (id: number, { limit = null, isFirst = false }: { readonly limit?: number | null; readonly isFirst?: boolean }) =>
  sql`insert into coupons (id, code, title, kind, discount, starts_at, ends_at, total_limit, first_order) overriding system value
    values (${id}, ${`CODE${id}`}, '{"en":"Less"}', 'percent', 10, now(), now() + interval '1 day', ${limit}, ${isFirst})`.execute(db);
/** Sets the order's status without its way there. */
const setStatus = (status: OrderStatus) =>
  db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await trx.updateTable('orders').set({ status }).where('id', '=', orderId).execute();
  });

const addOriginal = () => sql`insert into tickets (order_id, event_position, kind) values (${orderId}, 1, 'original')`.execute(db);
const originalOf = async (trx: Transaction) =>
  (await trx.selectFrom('tickets').where('order_id', '=', orderId).select('id').executeTakeFirstOrThrow()).id;

/** Makes the order one by prescription. */
const prescribe = async () => {
  await db
    .updateTable('orders')
    .set({ prescription_images: ['a.webp'] })
    .where('id', '=', orderId)
    .execute();
  await setStatus('prescription_review');
};

/** Each function that locks a row before it decides by it. */
const DISPATCHER: Staff = {
  kind: 'staff',
  staffId: 1,
  sessionId: 1,
  role: 'dispatcher',
  permissions: new Set(['orders.move', 'transfers.decide'] as const),
  scope: { of: 'all' },
  grants: [],
};

const ROWS: Readonly<Record<string, Row>> = {
  'features/cart/store.ts lockCart': {
    given: fill,
    meanwhile: changeCart,
    act: (trx) => lockCart(trx, owner(), shop.moduleId),
    outcome: expect.objectContaining({ version: 3 }),
  },
  'features/cart/store.ts lockCartOfLine': {
    given: fill,
    meanwhile: changeCart,
    act: async (trx) => lockCartOfLine(trx, owner(), (await cartLine(trx)).id),
    outcome: expect.objectContaining({ version: 3 }),
  },
  'features/cart/store.ts cartsOf': {
    given: fill,
    meanwhile: changeCart,
    act: (trx) => cartsOf(trx, owner()),
    outcome: [expect.objectContaining({ version: 3 })],
  },
  'features/cart/store.ts lockAllCarts': {
    given: fill,
    meanwhile: changeCart,
    act: (trx) => lockAllCarts(trx, owner()),
    outcome: [expect.objectContaining({ version: 3 })],
  },
  'features/cart/store.ts findBasket': {
    given: async () => {
      await fill();
      await sql`update carts set of_order = ${orderId} where customer_id = ${shop.customerId}`.execute(db);
    },
    // A changed basket belongs to its owner, not to the order.
    meanwhile: changeCart,
    act: (trx) => findBasket(trx, orderId),
    outcome: undefined,
  },
  'features/cart/store.ts lockParked': {
    given: async () => {
      await fill();
      await sql`update carts set parked_at = now() where customer_id = ${shop.customerId}`.execute(db);
    },
    meanwhile: (trx) => sql`update carts set parked_at = null where customer_id = ${shop.customerId}`.execute(trx),
    act: async (trx) => lockParked(trx, owner(), (await cartLine(trx)).cartId),
    outcome: undefined,
  },
  'features/cart/store.ts emptyingCart': {
    given: fill,
    meanwhile: changeCart,
    act: async (trx) => {
      const { cartId, version } = await cartLine(trx);
      return (await sql`with ${emptyingCart(cartId, version, sql<boolean>`true`)} select id from locked_cart`.execute(trx)).rows;
    },
    outcome: [],
  },
  'features/coupons/coupon-use.ts lockReleasedCoupon': {
    given: async () => {
      await offer(1, { limit: 1 });
      await sql`insert into coupon_uses (coupon_id, order_id, customer_id, phone, released_at)
        values (1, ${orderId}, ${shop.customerId}, '+998901234567', now())`.execute(db);
    },
    meanwhile: (trx) => reserveCoupon(trx, 1, { customer_id: null, guest_id: shop.guestId }),
    act: (trx) => lockReleasedCoupon(trx, orderId),
    outcome: false,
  },
  'features/coupons/read-coupon.ts reserveCoupon': {
    given: async () => {
      await admitCustomer();
      for (const id of [2, 3]) await offer(id, { isFirst: true });
    },
    meanwhile: async (trx) => {
      await reserveCoupon(trx, 2, owner());
      await placeOrder(trx, shop);
    },
    act: (trx) => reserveCoupon(trx, 3, owner()),
    outcome: 'coupon-first-order-only',
  },
  'features/customers/store.ts lockCustomer': {
    meanwhile: suspend,
    act: (trx) => lockCustomer(trx, shop.customerId),
    outcome: undefined,
  },
  'features/identity/store.ts getCustomer': {
    meanwhile: suspend,
    act: (trx) => getCustomer(trx, shop.customerId),
    outcome: expect.objectContaining({ status: 'suspended' }),
  },
  'features/items/stock.ts reserveItems': {
    meanwhile: sellAll,
    act: (trx) => reserveItems(trx, [{ itemId: shop.itemId, quantity: 1 }]),
    outcome: false,
  },
  'features/items/stock.ts replaceStock': {
    meanwhile: sellAll,
    act: (trx) => replaceStock(trx, { itemId: null, variationId: 0 }, { itemId: shop.itemId, quantity: 1 }),
    outcome: false,
  },
  'features/items/stock.ts lockReleasedStock': {
    meanwhile: sellAll,
    act: (trx) => lockReleasedStock(trx, orderId),
    outcome: false,
  },
  'features/orders/adjustments-store.ts lockAdjusted': {
    meanwhile: cancel,
    act: (trx) => lockAdjusted(trx, orderId),
    outcome: undefined,
  },
  'features/orders/first-order.ts reserveWelcome': {
    given: admitCustomer,
    meanwhile: async (trx) => {
      await reserveWelcome(trx, owner());
      await placeOrder(trx, shop);
    },
    act: (trx) => reserveWelcome(trx, owner()),
    outcome: false,
  },
  'features/orders/lock-payable.ts lockPayable': {
    meanwhile: cancel,
    act: (trx) => lockPayable(trx, orderId),
    outcome: expect.objectContaining({ status: 'canceled' }),
  },
  'features/orders/move-order.ts moveOrder': {
    meanwhile: cancel,
    act: (trx) => moveOrder(trx, { orderId, to: 'confirmed', by: { as: 'store' } }),
    outcome: { ok: false, problem: 'illegal-transition' },
  },
  'features/orders/price-prescription.ts pricePrescription': {
    given: () => setStatus('prescription_review'),
    meanwhile: cancel,
    act: (trx) => pricePrescription(proposing, trx, orderId, [{ itemId: shop.itemId, quantity: 1 }], { as: 'store' }),
    outcome: { ok: false, problem: 'gone' },
  },
  'features/couriers/store.ts lockLooking': {
    given: () => setStatus('processing'),
    meanwhile: (trx) => moveOrder(trx, { orderId, to: 'canceled', by: { as: 'operator' } }),
    act: (trx) => lockLooking(trx, orderId),
    outcome: undefined,
  },
  'features/couriers/carrying-store.ts lockCarried': {
    meanwhile: cancel,
    act: (trx) => lockCarried(trx, orderId, DISPATCHER),
    outcome: expect.objectContaining({ status: 'canceled' }),
  },
  'features/dispatch/store.ts lockOrder': {
    meanwhile: cancel,
    act: (trx) => lockOrder(trx, orderId, DISPATCHER, 'move'),
    outcome: expect.objectContaining({ status: 'canceled' }),
  },
  'features/orders/store.ts lockProposed': {
    given: () => setStatus('price_proposed'),
    meanwhile: cancel,
    act: (trx) => lockProposed(trx, orderId),
    outcome: undefined,
  },
  'features/orders/prescriptions/question-store.ts lockPrescription': {
    given: prescribe,
    meanwhile: cancel,
    act: (trx) => lockPrescription(trx, managerOf(shop.storeId), orderId, 'price prescriptions'),
    outcome: expect.objectContaining({ status: 'canceled' }),
  },
  'features/orders/prescriptions/question-store.ts lockAsked': {
    given: prescribe,
    meanwhile: cancel,
    act: (trx) => lockAsked(trx, orderId),
    outcome: { status: 'canceled' },
  },
  'features/orders/lock-for-store.ts lockForStore': {
    meanwhile: (trx) => moveOrder(trx, { orderId, to: 'confirmed', by: { as: 'store' } }),
    act: (trx) => lockForStore(trx, managerOf(shop.storeId), orderId),
    outcome: expect.objectContaining({ status: 'confirmed' }),
  },
  'features/orders/tickets/ticket-store.ts lockTicket': {
    given: addOriginal,
    meanwhile: async (trx) => setDevice(trx, await originalOf(trx), 'tablet-at-the-counter'),
    act: async (trx) => lockTicket(trx, managerOf(shop.storeId), await originalOf(trx)),
    outcome: expect.objectContaining({ device: 'tablet-at-the-counter' }),
  },
  'features/orders/tickets/ticket-store.ts readTicketsOf': {
    given: addOriginal,
    meanwhile: async (trx) => setDevice(trx, await originalOf(trx), 'tablet-at-the-counter'),
    act: (trx) => readTicketsOf(trx, orderId),
    outcome: [expect.objectContaining({ device: 'tablet-at-the-counter' })],
  },
  'features/orders/store.ts lockDelivered': {
    meanwhile: cancel,
    act: (trx) => lockDelivered(trx, orderId, { kind: 'customer', customerId: shop.customerId }),
    outcome: expect.objectContaining({ status: 'canceled' }),
  },
  'features/orders/refunds/refund-store.ts lockRefunded': {
    meanwhile: cancel,
    act: (trx) => lockRefunded(trx, orderId),
    outcome: expect.objectContaining({ status: 'canceled' }),
  },
  'features/payments/decide-by-person.ts lockTransfer': {
    given: () =>
      sql`with m as (insert into offline_payment_methods (name, details, fields) values ('{"en":"Bank"}', '[]', '[]') returning id)
        insert into offline_payments (order_id, method_id, method_name, answers) select ${orderId}, id, '{"en":"Bank"}', '{}' from m`.execute(
        db,
      ),
    meanwhile: cancel,
    act: (trx) => lockTransfer(trx, DISPATCHER, orderId),
    outcome: expect.objectContaining({ status: 'canceled' }),
  },
  'features/payments/store.ts lockPayment': {
    given: () =>
      db
        .insertInto('payments')
        .values({
          purpose: 'order',
          order_id: orderId,
          customer_id: shop.customerId,
          gateway: 'sandbox',
          amount_minor: 28_000,
          currency: 'UZS',
        })
        .execute(),
    meanwhile: (trx) => trx.updateTable('payments').set({ state: 'canceled' }).execute(),
    act: async (trx) => lockPayment(trx, (await trx.selectFrom('payments').select('id').executeTakeFirstOrThrow()).id),
    outcome: expect.objectContaining({ state: 'canceled' }),
  },
  'features/sandbox-gateway/store.ts refundPart': {
    given: () =>
      sql`insert into sandbox_payments (id, reference, amount_minor, currency, return_path, state, decided_at)
        values (${SANDBOX}, 'order', 100, 'UZS', '/payment', 'approved', now())`.execute(db),
    meanwhile: async (trx) => {
      await sql`select from sandbox_payments for update`.execute(trx);
      await sql`insert into sandbox_refunds (key, payment_id, amount_minor) values ('one', ${SANDBOX}, 60)`.execute(trx);
    },
    act: () => refundPart(db, { key: 'other', paymentId: SANDBOX, amountMinor: 60 }).catch(String),
    outcome: expect.stringContaining('has not so much to give back'),
  },
  'features/staff/people-store.ts lockPerson': {
    given: () => sql`insert into staff (id, name) overriding system value values (9001, 'Rustam') on conflict do nothing`.execute(db),
    meanwhile: (trx) => sql`delete from staff where id = 9001`.execute(trx),
    act: (trx) => lockPerson(trx, { of: 'all' }, 9001),
    outcome: false,
  },
  'features/staff/people-store.ts lockOwners': {
    given: async () => {
      await sql`insert into staff (id, name) overriding system value values (9002, 'Nodira'), (9003, 'Aziza')`.execute(db);
      await sql`insert into staff_grants (staff_id, role) values (9002, 'owner'), (9003, 'owner')`.execute(db);
    },
    meanwhile: async (trx) => {
      await lockOwners(trx);
      await sql`delete from staff_grants where staff_id = 9002`.execute(trx);
    },
    act: (trx) => lockOwners(trx),
    outcome: [9003],
  },
  'features/staff/lost-factors/lost-factors-store.ts lockLostFactor': {
    given: async () => {
      await sql`insert into staff (id, name) overriding system value values (9005, 'Rustam')`.execute(db);
      await sql`insert into staff_lost_factors (id, staff_id, expires_at) overriding system value
        values (9005, 9005, now() + interval '1 day')`.execute(db);
    },
    meanwhile: (trx) => sql`delete from staff_lost_factors where id = 9005`.execute(trx),
    act: (trx) => lockLostFactor(trx, 9005),
    outcome: undefined,
  },
  'features/reviews/staff-store.ts lockReview': {
    given: async () => {
      await db.deleteFrom('reviews').execute();
      await sql`insert into reviews (id, order_id, customer_id, item_id, store_id, rating) overriding system value
        values (1, ${orderId}, ${shop.customerId}, ${shop.itemId}, ${shop.storeId}, 5)`.execute(db);
    },
    meanwhile: (trx) => trx.updateTable('reviews').set({ reply: 'Thank you' }).where('id', '=', 1).execute(),
    act: (trx) => lockReview(trx, managerOf(shop.storeId), 1, 'answer'),
    outcome: expect.objectContaining({ reply: 'Thank you' }),
  },
  'features/staff/store-staff/store-staff-store.ts lockStorePerson': {
    given: async () => {
      await sql`insert into staff (id, name) overriding system value values (9004, 'Umar')`.execute(db);
      await sql`insert into staff_grants (staff_id, role, store_id) values (9004, 'kitchen', ${shop.storeId})`.execute(db);
    },
    meanwhile: (trx) => sql`update staff set disabled_at = now() where id = 9004`.execute(trx),
    act: (trx) => lockStorePerson(trx, [shop.storeId], 9004),
    outcome: false,
  },
  'features/store-menu/pause-item.ts lockItem': {
    given: () => db.updateTable('items').set({ is_active: true }).where('id', '=', shop.itemId).execute(),
    meanwhile: (trx) => trx.updateTable('items').set({ is_active: false }).where('id', '=', shop.itemId).execute(),
    act: (trx) => lockItem(trx, managerOf(shop.storeId), shop.itemId),
    outcome: expect.objectContaining({ is_active: false }),
  },
  'features/store-shift/lock-own-store.ts lockOwnStore': {
    given: () => db.updateTable('stores').set({ extra_prep_minutes: 0 }).where('id', '=', shop.storeId).execute(),
    meanwhile: (trx) => trx.updateTable('stores').set({ extra_prep_minutes: 20 }).where('id', '=', shop.storeId).execute(),
    act: (trx) => lockOwnStore(trx, managerOf(shop.storeId), shop.storeId),
    outcome: expect.objectContaining({ extra_prep_minutes: 20 }),
  },
  'features/store-shift/set-commission.ts lockCommission': {
    given: () => db.updateTable('stores').set({ commission_percent: 10 }).where('id', '=', shop.storeId).execute(),
    meanwhile: (trx) => trx.updateTable('stores').set({ commission_percent: 12 }).where('id', '=', shop.storeId).execute(),
    act: (trx) => lockCommission(trx, OWNER, shop.storeId, new Date()),
    outcome: expect.objectContaining({ percent: 12 }),
  },
  'features/store-shift/hours-store.ts lockHours': {
    given: () => db.updateTable('stores').set({ hours_version: 0 }).where('id', '=', shop.storeId).execute(),
    meanwhile: (trx) => trx.updateTable('stores').set({ hours_version: 1 }).where('id', '=', shop.storeId).execute(),
    act: (trx) => lockHours(trx, managerOf(shop.storeId), shop.storeId),
    outcome: expect.objectContaining({ hours_version: 1 }),
  },
  'features/wallet/store.ts lockIfActive': {
    meanwhile: suspend,
    act: (trx) => lockIfActive(trx, shop.customerId),
    outcome: false,
  },
  'features/wallet/store.ts findRewarded': {
    given: () => setStatus('delivered'),
    meanwhile: suspend,
    act: (trx) => findRewarded(trx, orderId),
    outcome: undefined,
  },
};

/** Locks that decide nothing by what they read. */
const OTHERS: Readonly<Record<string, string>> = {
  'features/orders/assign-to.ts lockForAssigning': 'orders/assign-to.test.ts: is an act of the person, once, also when two press',
  'features/orders/tickets/print-ticket.ts askForTicket':
    'store-board/tickets.test.ts: gives one ticket to a device that asks twice at once',
  'features/couriers/cash-store.ts lockCourier': 'couriers/duty.test.ts: is handed in once, when it is pressed twice',
  'features/couriers/store.ts lockShift': 'couriers/duty.test.ts: begins and ends once, however often it is pressed',
  'features/items/stock.ts reserveStock': 'deadlocks.test.ts: only the order of the locks counts',
  'features/items/stock.ts releaseStock': 'deadlocks.test.ts: only the order of the locks counts',
  'features/messages/store.ts markRead': 'the update of the same statement locks the row',
};

test('every function that locks a row is in a table', () => {
  expect([...new Set(listLocks())].toSorted()).toEqual([...Object.keys(ROWS), ...Object.keys(OTHERS)].toSorted());
});

test.each(Object.entries(ROWS))('%s waits for a change that is under way, and decides by its result', async (_name, row) => {
  const { given, meanwhile, act, outcome } = row;
  await given?.();
  const [one, other] = [await db.startTransaction().execute(), await db.startTransaction().execute()];
  try {
    await meanwhile(one);
    let isDone = false;
    const acting = act(other).finally(() => (isDone = true));
    await expect.poll(async () => isDone || (await waitsForLock(db))).toBe(true);
    expect(isDone, 'it did not wait').toBe(false);
    await one.commit().execute();
    expect(await acting).toEqual(outcome);
  } finally {
    for (const trx of [one, other]) if (!trx.isCommitted) await trx.rollback().execute();
  }
});
