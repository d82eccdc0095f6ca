import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { maskPhone } from '@bozor/domain/identity/format-phone.ts';
import { canCancel } from '@bozor/domain/orders/transitions.ts';
import { mediaUrl, tileHue } from '../../platform/media/media-url.ts';
import type { EventRow, OrderRow } from './order-row.ts';
import { cancellationReason, countPieces, presentPaying } from './present.ts';
import { presentReceived } from './present-adjustments.ts';
import { presentAddress, presentCourier, presentEvents, presentFields, presentReceiver } from './present-fields.ts';
import type { Presenting } from './presenting.ts';

/** The viewer's kind of proof; it decides which fields are shown. */
export type Viewer = OrderTracking['viewer'];

/** History of an order, and its courier's trail. */
export interface Progress {
  readonly events: readonly EventRow[];
  readonly trail: readonly { readonly lat: number; readonly lng: number }[];
}

/**
 * Presents an order to its tracking page. Only the signed-in customer sees who the courier is. Every viewer sees the position, but only
 * while the courier rides. A link could be found by a stranger: it shows no phones, no address, no goods.
 */
export function presentTracking(
  row: OrderRow,
  { viewer, isOwn }: { readonly viewer: Viewer; readonly isOwn: boolean },
  { events, trail }: Progress,
  presenting: Presenting,
): OrderTracking {
  const isLink = viewer === 'link';
  const isRiding = row.status === 'picked_up';
  const at = isRiding && row.courier ? row.courier : undefined;
  const shown = (address: OrderTracking['delivery_address']) => (address && isLink ? withoutPerson(address) : address);
  return {
    viewer,
    is_own: isOwn,
    contact_hint: maskPhone(row.contact_person_number),
    ...presentFields(row, presenting),
    items_count: countPieces(row),
    details: isLink
      ? []
      : row.lines.map(({ name, quantity, total_minor, image, hue }) => ({
          name,
          quantity,
          total: presenting.money(total_minor),
          image_full_url: mediaUrl(image),
          tile_hue: tileHue(hue),
        })),
    distance: row.distance_metres === null ? null : Math.round(row.distance_metres / 10) / 100,
    store_position: row.store && { lat: row.store.lat, lng: row.store.lng },
    store_phone: row.store?.phone ?? null,
    delivery_address: shown(presentAddress(row)),
    receiver_details: shown(presentReceiver(row)),
    delivery_man: viewer === 'customer' ? presentCourier(row) : null,
    // The courier knows the phone, so only a visitor's own account or device proves who they are.
    pickup_code: isOwn ? row.pickup_code : null,
    delivery_code: isOwn ? row.delivery_code : null,
    courier_position:
      at && at.lat !== null && at.lng !== null && at.at_ms !== null
        ? { lat: at.lat, lng: at.lng, at: new Date(at.at_ms).toISOString() }
        : null,
    courier_path: isRiding ? trail.map(({ lat, lng }) => ({ lat, lng })) : [],
    cancellation_reason: cancellationReason(row, presenting),
    question: row.question,
    // A link shows no goods, but what must be answered by it.
    ...presentReceived(isLink ? { ...row, adjustments: row.adjustments.filter(({ state }) => state === 'proposed') } : row, presenting),
    events: presentEvents(isLink ? events.map((event) => ({ ...event, note: null })) : events, presenting),
    can_cancel: viewer === 'customer' && canCancel({ type: row.order_type, status: row.status, by: 'customer' }),
    ...(isLink ? { can_pay: false, can_switch_to_cod: false } : presentPaying(row, presenting)),
  };
}

function withoutPerson(address: NonNullable<OrderTracking['delivery_address']>): NonNullable<OrderTracking['delivery_address']> {
  return {
    ...address,
    contact_person_name: address.contact_person_name.split(' ', 1)[0]!,
    contact_person_number: maskPhone(address.contact_person_number),
    contact_person_email: null,
    house: '',
    floor: '',
    note: '',
  };
}
