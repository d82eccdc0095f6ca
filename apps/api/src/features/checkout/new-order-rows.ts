import type { ParcelEnd } from '@bozor/contract/shop/orders/checkout.ts';
import { recordedCharges } from '@bozor/domain/checkout/charges.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Owner } from '../cart/owner.ts';
import { chargeRow, type NewCharge, type NewOrder, type NewParcel } from '../orders/new-order.ts';
import type { ContactDetails, ParcelPhones } from './check-contact.ts';
import type { PlaceableOrder, PreparedOrder, PreparedParcel } from './prepared-order.ts';
import type { PlacedBody } from './wanted-order.ts';

/** Row of `orders` for a prepared order. Reads nothing from the database. */
export function newOrderRow(
  order: PlaceableOrder,
  owner: Owner,
  body: PlacedBody,
  contact: ContactDetails,
  known: { currency: string; locale: string; changeFromMinor: number | null; prescriptions: readonly string[]; commissionPercent: number },
): NewOrder {
  const { delivery } = order.bill;
  return {
    ...owner,
    module_id: order.moduleId,
    zone_id: order.zoneId,
    store_id: order.store?.row.id ?? null,
    order_type: order.orderType,
    source: order.source,
    status: order.source === 'prescription' ? ('prescription_review' as const) : ('pending' as const),
    status_by: 'customer',
    tax_percent: order.tax?.percent ?? 0,
    commission_percent: order.store ? (order.store.row.commission_percent ?? known.commissionPercent) : null,
    is_welcomed: order.bill.welcomeMinor > 0,
    delivery_waived_minor: delivery.fullFeeMinor - delivery.feeMinor,
    delivery_free_by: delivery.freeBy ?? null,
    total_minor: order.bill.totalMinor,
    wallet_minor: walletAmount(order, body),
    change_from_minor: known.changeFromMinor,
    currency: known.currency,
    payment_method: body.payment_method,
    payment_status: paymentStatusOf(order, body),
    coupon_id: order.coupon?.row.id ?? null,
    coupon_code: order.coupon?.row.code ?? null,
    contact_person_name: contact.name,
    contact_person_number: contact.phone,
    contact_person_email: contact.email,
    ...destinationOf(order, body),
    distance_metres: order.distanceMetres,
    distance_source: order.distanceMetres === null ? null : 'straight',
    delivery_instruction: body.delivery_instruction ?? null,
    order_note: body.order_note ?? null,
    prescription_images: [...known.prescriptions],
    unavailable_item_note: body.unavailable_item_note ?? null,
    cutlery: body.cutlery ?? false,
    schedule_at: order.scheduleAt ?? null,
    promised_from: new Date(order.eta.fromMs),
    promised_until: new Date(order.eta.toMs),
    latest_by: new Date(order.eta.latestMs),
    quote_id: body.quote_id ?? null,
    locale: known.locale,
  };
}

/** Amount that is taken from the wallet when the order is placed, in minor units. */
export function walletAmount(order: Pick<PreparedOrder, 'bill'>, { payment_method: method }: Pick<PlacedBody, 'payment_method'>): Minor {
  return method === 'wallet' ? order.bill.totalMinor : order.bill.walletMinor;
}

/** An order with nothing due is paid. Cash is marked as paid on delivery. */
export function paymentStatusOf(order: PreparedOrder, { payment_method: method }: Pick<PlacedBody, 'payment_method'>): 'paid' | 'unpaid' {
  return method === 'wallet' || (method !== 'cash_on_delivery' && order.bill.dueMinor === 0) ? 'paid' : 'unpaid';
}

/** Delivery address: the customer's, or the receiver's of a parcel. A take-away order has none. */
function destinationOf(order: PreparedOrder, body: PlacedBody): Pick<NewOrder, 'delivery_address' | 'delivery_lat' | 'delivery_lng'> {
  if (order.orderType === 'take_away') return { delivery_address: null, delivery_lat: null, delivery_lng: null };
  const { lat, lng } = order.point!;
  const written = order.parcel ? parcelAddress(order.parcel.wanted.receiver) : addressOf(body);
  return { delivery_address: JSON.stringify(written), delivery_lat: lat, delivery_lng: lng };
}

const PARTS_OF_ADDRESS = ['address', 'address_type', 'road', 'house', 'floor', 'additional_information'] as const;

/** Only what was written: `presentAddress` fills in the rest. */
function addressOf(written: Pick<PlacedBody, (typeof PARTS_OF_ADDRESS)[number]>): object {
  return Object.fromEntries(PARTS_OF_ADDRESS.flatMap((part) => (written[part] ? [[part, written[part]]] : [])));
}

function parcelAddress({ note, ...end }: ParcelEnd): object {
  return addressOf({ ...end, additional_information: note });
}

/** Rows of `order_charges` for the bill of a prepared order. */
export function newChargeRows({ bill, orderType }: PreparedOrder): NewCharge[] {
  return recordedCharges(bill.charges, orderType).map(chargeRow);
}

/** Row of `parcel_details` for a prepared parcel. */
export function newParcelRow({ wanted, category_id, category_name, instructions }: PreparedParcel, phones: ParcelPhones): NewParcel {
  const { sender, receiver } = wanted;
  return {
    parcel_category_id: category_id,
    category_name,
    sender_name: sender.contact_person_name.trim(),
    sender_phone: phones.sender,
    sender_address: JSON.stringify(parcelAddress(sender)),
    sender_lat: sender.latitude,
    sender_lng: sender.longitude,
    receiver_name: receiver.contact_person_name.trim(),
    receiver_phone: phones.receiver,
    receiver_address: JSON.stringify(parcelAddress(receiver)),
    receiver_lat: receiver.latitude,
    receiver_lng: receiver.longitude,
    payer: wanted.payer,
    instructions,
  };
}
