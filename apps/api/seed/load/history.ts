import type { PoolClient } from 'pg';
import type { Bill } from '@bozor/domain/checkout/bill.ts';
import { recordedCharges } from '@bozor/domain/checkout/charges.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import { chargeRow } from '../../src/features/orders/new-order.ts';
import type { Buyer, PastOrder } from '../history/past-order.ts';
import type { PastParcel } from '../history/past-parcel.ts';
import { DEMO_SETTINGS } from '../settings/settings.ts';
import { PARCEL_INSTRUCTIONS } from '../settings/reasons.ts';
import { idOf, insertRows } from './insert.ts';
import { lineRows } from './order-lines.ts';
import type { HistoryIds, Past } from './past.ts';
import { loadEvents } from './past-events.ts';
import { loadPayments } from './payments.ts';
import { spelled } from './spelling.ts';

/** Inserts orders in their final state, with every event before it. */
export async function loadHistory(
  client: PoolClient,
  ids: HistoryIds,
  orders: readonly PastOrder[],
  parcels: readonly PastParcel[],
): Promise<void> {
  const all: readonly Past[] = [...orders, ...parcels];
  await insertRows(
    client,
    'orders',
    all.map((order) => orderRow(order, ids)),
  );
  await insertRows(client, 'order_charges', all.flatMap(chargeRows));
  await insertRows(
    client,
    'order_lines',
    orders.flatMap((order) => lineRows(order, ids)),
  );
  await insertRows(
    client,
    'parcel_details',
    parcels.map((parcel) => parcelRow(parcel, ids)),
  );
  await loadEvents(client, all);
  await loadCouponUses(client, ids, orders);
  await loadPayments(client, ids, all);
}

function orderRow(order: Past, ids: HistoryIds): Record<string, unknown> {
  const { buyer, bill, promise } = order;
  const isShop = 'store' in order;
  const type = isShop ? order.orderType : 'parcel';
  const isTakeAway = type === 'take_away';
  const wasBrought = order.transitions.some(({ to }) => to === 'picked_up');
  const home = isShop ? buyer.home : order.receiver.home;
  return {
    id: order.id,
    customer_id: buyer.kind === 'customer' ? ids.customers[buyer.at] : null,
    guest_id: buyer.kind === 'guest' ? ids.guests[buyer.at] : null,
    module_id: idOf(ids.city.modules, isShop ? order.store.module : 'parcel'),
    zone_id: idOf(ids.city.zones, order.zone),
    store_id: isShop ? idOf(ids.stores, order.store.key) : null,
    rider_id: wasBrought ? ids.couriers.get(order.zone)?.[order.courierAt] : null,
    order_type: type,
    source: isShop ? 'cart' : 'parcel',
    ...statusOf(order),
    ...amounts(bill),
    tax_percent: isShop ? (order.store.tax?.percent ?? 0) : 0,
    currency: DEMO_SETTINGS.currency_code,
    payment_method: order.payment,
    payment_status: paymentStatus(order),
    coupon_id: isShop && order.coupon ? idOf(ids.coupons, order.coupon.code) : null,
    coupon_code: isShop && order.coupon ? order.coupon.code : null,
    contact_person_name: buyer.name,
    contact_person_number: buyer.phone,
    delivery_address: isTakeAway ? null : addressOf(home),
    delivery_lat: isTakeAway ? null : home.point.lat,
    delivery_lng: isTakeAway ? null : home.point.lng,
    distance_metres: isTakeAway ? null : order.distanceMetres,
    distance_source: isTakeAway ? null : 'straight',
    promised_from: new Date(promise.fromMs),
    promised_until: new Date(promise.toMs),
    latest_by: new Date(promise.latestMs),
    locale: buyer.locale,
    created_at: new Date(order.placedAtMs),
  };
}

/** Returns the last status, and the time of each step. */
function statusOf({ transitions }: Past): Record<string, unknown> {
  const last = transitions.at(-1);
  const reached = (status: OrderStatus): Date | null => {
    const transition = transitions.find(({ to }) => to === status);
    return transition ? new Date(transition.atMs) : null;
  };
  return {
    status: last?.to,
    status_at: new Date(last?.atMs ?? 0),
    status_by: last?.by,
    status_note: last?.note ?? null,
    event_count: transitions.length + 1,
    updated_at: new Date(last?.atMs ?? 0),
    confirmed_at: reached('confirmed'),
    processing_at: reached('processing'),
    handover_at: reached('handover'),
    picked_up_at: reached('picked_up'),
    delivered_at: reached('delivered'),
    canceled_at: reached('canceled'),
    failed_at: reached('failed'),
    refund_requested_at: reached('refund_requested'),
    refunded_at: reached('refunded'),
  };
}

function amounts({ delivery, totalMinor }: Bill): Record<string, unknown> {
  return {
    delivery_waived_minor: delivery.fullFeeMinor - delivery.feeMinor,
    delivery_free_by: delivery.freeBy ?? null,
    total_minor: totalMinor,
  };
}

function chargeRows(order: Past): Record<string, unknown>[] {
  return recordedCharges(order.bill.charges, 'store' in order ? order.orderType : 'parcel').map((charge, at) => ({
    order_id: order.id,
    position: at + 1,
    ...chargeRow(charge),
  }));
}

function paymentStatus({ outcome, payment }: Past): string {
  const isDigital = payment === 'digital_payment';
  if (outcome === 'unpaid') return 'failed';
  if (outcome === 'refunded') return 'refunded';
  if (outcome.startsWith('canceled')) return isDigital ? 'refunded' : 'unpaid';
  return 'paid';
}

function addressOf(home: Buyer['home']): Record<string, string> {
  return { address: home.address, address_type: 'home', road: '', house: home.house, floor: home.floor, additional_information: '' };
}

function parcelRow(parcel: PastParcel, ids: HistoryIds): Record<string, unknown> {
  const { buyer, receiver, category } = parcel;
  return {
    order_id: parcel.id,
    parcel_category_id: idOf(ids.parcelCategories, category.key),
    category_name: spelled(category.name),
    sender_name: buyer.name,
    sender_phone: buyer.phone,
    sender_address: addressOf(buyer.home),
    sender_lat: buyer.home.point.lat,
    sender_lng: buyer.home.point.lng,
    receiver_name: receiver.name,
    receiver_phone: receiver.phone,
    receiver_address: addressOf(receiver.home),
    receiver_lat: receiver.home.point.lat,
    receiver_lng: receiver.home.point.lng,
    payer: parcel.payer,
    instructions: category.key === 'fragile' ? PARCEL_INSTRUCTIONS.slice(0, 1).map(spelled) : [],
  };
}

/** A cancelled order returns its coupon. */
async function loadCouponUses(client: PoolClient, ids: HistoryIds, orders: readonly PastOrder[]): Promise<void> {
  await insertRows(
    client,
    'coupon_uses',
    orders.flatMap((order) =>
      order.coupon
        ? {
            coupon_id: idOf(ids.coupons, order.coupon.code),
            order_id: order.id,
            customer_id: order.buyer.kind === 'customer' ? ids.customers[order.buyer.at] : null,
            phone: order.buyer.phone,
            used_at: new Date(order.placedAtMs),
            released_at: order.outcome.startsWith('canceled') ? new Date(order.transitions[0]?.atMs ?? order.placedAtMs) : null,
          }
        : [],
    ),
  );
  await client.query(
    'update coupons set used = uses.count from (select coupon_id, count(*) from coupon_uses where released_at is null group by coupon_id) as uses where coupons.id = uses.coupon_id',
  );
}
