import { amountsOfLine } from '@bozor/contract/shop/orders/amounts-of-line.ts';
import type { OrderCard, OrderDetails, OrderLine, OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { savedBy } from '@bozor/domain/checkout/charges.ts';
import { awaitsPayment } from '@bozor/domain/orders/awaits-payment.ts';
import { REFUSAL_TEXTS } from '@bozor/domain/orders/staff/store-steps.ts';
import { canCancel } from '@bozor/domain/orders/transitions.ts';
import { REFUND_REASON_TEXTS } from '@bozor/domain/orders/refund-pieces.ts';
import { checkRefund } from '@bozor/domain/orders/refund.ts';
import { times, type Minor } from '@bozor/domain/money/minor.ts';
import { mediaUrl, tileHue } from '../../platform/media/media-url.ts';
import { privateMediaUrl } from '../../platform/media/private-media.ts';
import { presentProof } from './delivery-proofs.ts';
import type { EventRow, LineOfOrder, OrderRow } from './order-row.ts';
import { explainPlaced } from './explain-placed.ts';
import { presentReceived } from './present-adjustments.ts';
import { presentCharges } from './present-charges.ts';
import { presentAddress, presentCourier, presentEvents, presentFields, presentReceiver } from './present-fields.ts';
import type { Presenting } from './presenting.ts';
import { trackingToken } from '../../platform/links/tracking-token.ts';

const PICTURES_OF_A_CARD = 4;

export function presentOrderCard(row: OrderRow, presenting: Presenting): OrderCard {
  return {
    ...presentFields(row, presenting),
    items_count: countPieces(row),
    items_text: row.parcel?.category ?? row.lines.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join(', '),
    pictures: row.lines.slice(0, PICTURES_OF_A_CARD).map(({ image, hue }) => ({ image_full_url: mediaUrl(image), tile_hue: tileHue(hue) })),
    ...presentActions(row, presenting),
  };
}

export function presentOrderDetails(row: OrderRow, events: readonly EventRow[], presenting: Presenting): OrderDetails {
  const { money } = presenting;
  return {
    ...presentFields(row, presenting),
    ...presentActions(row, presenting),
    details: row.lines.map((line) => presentLine(line, money)),
    charges: presentCharges(row.charges, row.order_type, explainPlaced(row, presenting), presenting),
    saved_amount: money(savedBy(row.charges)),
    distance: row.distance_metres === null ? null : Math.round(row.distance_metres / 10) / 100,
    delivery_address: presentAddress(row),
    receiver_details: presentReceiver(row),
    delivery_man: row.customer_id === null ? null : presentCourier(row),
    delivery_man_reviewed: row.is_courier_reviewed,
    pickup_code: row.pickup_code,
    delivery_code: row.delivery_code,
    delivery_proof: presentProof(row, presenting),
    store_phone: row.store?.phone ?? null,
    store_address: row.store?.address ?? null,
    order_note: row.order_note,
    delivery_instruction: row.delivery_instruction,
    unavailable_item_note: row.unavailable_item_note,
    cutlery: row.cutlery ? 1 : 0,
    coupon_code: row.coupon_code,
    change_from: row.change_from_minor === null ? null : money(row.change_from_minor),
    cancellation_reason: cancellationReason(row, presenting),
    prescription_images_full_url: row.prescription_images.map((key) => privateMediaUrl(presenting.signingSecret, key, presenting.now)),
    parcel: presentParcel(row),
    refund: row.refund && presentRefund(row.refund, presenting),
    refunds: row.refunds.map(({ id, kind, way, lines, ...refund }) => ({
      id,
      kind,
      way,
      lines: [...lines],
      ...presentRefund(refund, presenting),
    })),
    ...presentReceived(row, presenting),
    question: row.question,
    offline_payment: presentOfflinePayment(row),
    events: presentEvents(events, presenting),
    tracking_token: trackingToken(presenting.signingSecret, row.id),
  };
}

/** Reason of a cancellation: the store's with its own words, the chosen one, or the free text. */
export function cancellationReason(
  { status, refusal_reason, cancellation_reason, status_note }: OrderRow,
  { translate }: Pick<Presenting, 'translate'>,
): string | null {
  if (status !== 'canceled') return null;
  if (refusal_reason) return [translate(REFUSAL_TEXTS[refusal_reason]), status_note].filter(Boolean).join('. ');
  return cancellation_reason ?? status_note;
}

export function countPieces(row: OrderRow): number {
  return row.parcel ? 1 : row.lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Actions that are possible now. Only a signed-in customer may cancel. */
function presentActions(row: OrderRow, presenting: Presenting) {
  const { settings, now } = presenting;
  const refundable = { type: row.order_type, status: row.status, deliveredAtMs: row.delivered_at?.getTime() };
  return {
    can_cancel: row.customer_id !== null && canCancel({ type: row.order_type, status: row.status, by: 'customer' }),
    can_reorder: row.lines.some(({ item_id, slug, is_campaign }) => item_id !== null && slug !== null && !is_campaign),
    can_request_refund: settings.refunds && row.customer_id !== null && leftOf(row) > 0 && checkRefund(refundable, now.getTime()).ok,
    can_review:
      row.customer_id !== null &&
      row.status === 'delivered' &&
      row.store?.reviews_enabled === true &&
      row.lines.some((line) => line.item_id && !line.is_reviewed),
    ...presentPaying(row, presenting),
  };
}

/** Rest of an order's money, less what refunds hold. */
function leftOf({ total_minor, adjusted_minor, refunds }: OrderRow): number {
  const given = refunds.filter(({ kind, state }) => kind !== 'goodwill' && kind !== 'difference' && state !== 'rejected');
  return total_minor + adjusted_minor - given.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
}

/** Whether the order waits for its payment, and whether it can switch to cash on delivery. */
export function presentPaying(row: OrderRow, { now }: Pick<Presenting, 'now'>): Pick<OrderTracking, 'can_pay' | 'can_switch_to_cod'> {
  const { status, payment_method: method, payment_status: paymentStatus, pay_until, cash_on_delivery, cash_limit_minor } = row;
  const isWaiting = awaitsPayment({ status, method, paymentStatus, payUntilMs: pay_until?.getTime() }, now.getTime());
  return { can_pay: isWaiting, can_switch_to_cod: isWaiting && cash_on_delivery && row.total_minor <= (cash_limit_minor || Infinity) };
}

function presentLine(line: LineOfOrder, money: Presenting['money']): OrderLine {
  const pieceMinor = (line.base_price_minor + line.options_minor) as Minor;
  const priced = {
    quantity: line.quantity,
    pieceMinor,
    goodsMinor: times(pieceMinor, line.quantity),
    discountMinor: line.discount_minor as Minor,
    discount: line.discount_source ? { source: line.discount_source } : undefined,
    addOnsMinor: line.add_ons_minor as Minor,
    totalMinor: line.total_minor as Minor,
  };
  return {
    id: line.id,
    item_id: line.item_id,
    slug: line.slug,
    model: line.is_campaign ? 'ItemCampaign' : 'Item',
    name: line.name,
    image_full_url: mediaUrl(line.image),
    image: mediaUrl(line.image),
    tile_hue: tileHue(line.hue),
    unit_type: line.unit,
    weight: line.piece_grams === null ? null : line.piece_grams * line.quantity,
    price: money(pieceMinor),
    ...amountsOfLine(priced, money),
    variation: line.variation.map(({ name, values }) => ({
      name,
      type: values.map(({ label }) => label).join(', '),
      price: money(values.reduce((sum, value) => sum + value.option_price, 0)),
      values: values.map((value) => ({ label: value.label, optionPrice: money(value.option_price), isSelected: true })),
    })),
    add_ons: line.add_ons.map((addOn) => ({ ...addOn, price: money(addOn.price) })),
    reviewed: line.is_reviewed,
  };
}

function presentParcel({ parcel }: OrderRow): OrderDetails['parcel'] {
  if (!parcel) return null;
  return {
    parcel_category: { id: parcel.category_id, name: parcel.category, image_full_url: mediaUrl(parcel.image) },
    payer: parcel.payer,
    instructions: [...parcel.instructions],
  };
}

function presentRefund(
  refund: NonNullable<OrderRow['refund']> & Pick<Partial<OrderRow['refunds'][number]>, 'cause'>,
  { money, signingSecret, now, translate }: Presenting,
): NonNullable<OrderDetails['refund']> {
  return {
    reason: refund.reason ?? (refund.cause ? translate(REFUND_REASON_TEXTS[refund.cause]) : ''),
    note: refund.note,
    images_full_url: refund.images.map((key) => privateMediaUrl(signingSecret, key, now)),
    // Whether a second person looks at it is the shop's own matter.
    status: refund.state === 'asked' ? 'requested' : refund.state,
    store_note: refund.state === 'asked' ? null : refund.decision_note,
    requested_at: new Date(refund.at_ms).toISOString(),
    amount: money(refund.amount_minor),
  };
}

function presentOfflinePayment({ offline_payment }: OrderRow): OrderDetails['offline_payment'] {
  if (!offline_payment) return null;
  const { method_id, method_name, fields, state, note } = offline_payment;
  return { method_id, method_name, fields: fields.map(({ name, label, value }) => ({ name, label, value })), status: state, note };
}
