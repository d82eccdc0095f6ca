import type { OrderAddress, OrderCard, OrderEvent, OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { isEnded, STATUS_NAMES } from '@bozor/domain/orders/status.ts';
import { panelStep } from '@bozor/domain/orders/timeline.ts';
import type { Static } from 'typebox';
import { mediaUrl } from '../../platform/media/media-url.ts';
import type { EndOfParcel, EventRow, OrderRow } from './order-row.ts';
import { dueOfRow } from './due-of-row.ts';
import { presentTimes } from './present-times.ts';
import type { Presenting } from './presenting.ts';

/** Fields that cards, details and tracking share: number, progress, money, store. */
export function presentFields(row: OrderRow, { translate, money, now }: Presenting) {
  const step = panelStep(row.status);
  return {
    id: row.id,
    order_id: row.id,
    order_type: row.order_type,
    module_type: row.module_type,
    order_status: row.status,
    status: row.status,
    order_status_label: translate(STATUS_NAMES[row.status]),
    order_step: step ?? 0,
    end: step === undefined ? (row.status as NonNullable<OrderCard['end']>) : null,
    created_at: row.created_at.toISOString(),
    pending: row.status === 'prescription_review' || row.status === 'price_proposed' ? null : row.created_at.toISOString(),
    confirmed: iso(row.confirmed_at),
    processing: iso(row.processing_at),
    handover: iso(row.handover_at),
    picked_up: iso(row.picked_up_at),
    delivered: iso(row.delivered_at),
    returned: iso(row.returned_at),
    canceled: iso(row.canceled_at),
    failed: iso(row.failed_at),
    schedule_at: iso(row.schedule_at),
    ...presentTimes(row, now, translate),
    order_amount: money(row.total_minor),
    payment_method: row.payment_method,
    payment_status: row.payment_status,
    wallet_amount: money(row.wallet_minor),
    due_amount: money(dueOfRow(row)),
    pay_until: iso(row.pay_until),
    price_proposal:
      row.status === 'price_proposed' && row.agree_until
        ? { before: money(row.price_before_minor ?? 0), amount: money(row.total_minor), agree_until: row.agree_until.toISOString() }
        : null,
    store: presentStore(row),
  };
}

function presentStore({ store, module_id, module_type }: OrderRow): OrderCard['store'] {
  if (!store) return null;
  const { id, slug, name, logo, zone_id } = store;
  return { id, slug, name, logo_full_url: mediaUrl(logo), module_id, module_type, zone_id };
}

type Address = Static<typeof OrderAddress>;

/**
 * Destination of the order. For a parcel it is the pick-up address, because `receiver_details` carries the destination. Take-away orders
 * have none.
 */
export function presentAddress(row: OrderRow): Address | null {
  if (row.parcel) return addressOf({ ...row.parcel.sender, email: null });
  if (!row.delivery_address || row.delivery_lat === null || row.delivery_lng === null) return null;
  return addressOf({
    name: row.contact_person_name,
    phone: row.contact_person_number,
    email: row.contact_person_email,
    address: row.delivery_address,
    lat: row.delivery_lat,
    lng: row.delivery_lng,
  });
}

export function presentReceiver({ parcel }: OrderRow): Address | null {
  return parcel ? addressOf({ ...parcel.receiver, email: null }) : null;
}

function addressOf({ name, phone, email, address, lat, lng }: EndOfParcel & { email: string | null }): Address {
  return {
    contact_person_name: name,
    contact_person_number: phone,
    contact_person_email: email,
    address: address.address ?? '',
    address_type: address.address_type ?? 'other',
    latitude: lat,
    longitude: lng,
    road: address.road ?? '',
    house: address.house ?? '',
    floor: address.floor ?? '',
    note: address.additional_information ?? '',
  };
}

/** The courier as the signed-in customer sees them: contact while the order is under way, position only while they ride. */
export function presentCourier({ courier, status }: OrderRow): OrderTracking['delivery_man'] {
  if (!courier) return null;
  const isRiding = status === 'picked_up';
  return {
    id: courier.id,
    f_name: courier.f_name,
    l_name: courier.l_name,
    last_name: courier.l_name,
    image_full_url: mediaUrl(courier.image),
    image: mediaUrl(courier.image),
    avg_rating: courier.avg_rating,
    rating_count: courier.rating_count,
    phone: isEnded(status) ? '' : courier.phone,
    vehicle: courier.vehicle,
    lat: isRiding ? courier.lat : null,
    lng: isRiding ? courier.lng : null,
  };
}

export function presentEvents(events: readonly EventRow[], { translate }: Presenting): Static<typeof OrderEvent>[] {
  return events.map(({ status, at, note }) => ({ status, label: translate(STATUS_NAMES[status]), at: at.toISOString(), note }));
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
