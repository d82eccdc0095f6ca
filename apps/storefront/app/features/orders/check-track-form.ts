import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import { parseOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { toLatinDigits } from '@bozor/ui/phone/latin-digits.ts';
import { text } from '@bozor/web/i18n/text.ts';

export interface TrackForm {
  readonly order: string;
  readonly contact: string;
}

export type TrackFormErrors = Partial<Readonly<Record<keyof TrackForm, string>>>;

export type CheckedTrackForm =
  | { readonly ok: true; readonly orderId: number; readonly contactNumber: string | undefined }
  | { readonly ok: false; readonly errors: TrackFormErrors };

/**
 * A guest gives order number and contact number, a signed-in customer only the order number. The contact number is returned with its plus.
 * An impossible order number is reported like an unknown one.
 */
export function checkTrackForm({ order, contact }: TrackForm, isGuest: boolean): CheckedTrackForm {
  const orderId = parseOrderNumber(toLatinDigits(order));
  const phone = isGuest ? canonicalPhone(contact) : undefined;
  const errors: { order?: string; contact?: string } = {};
  if (order.trim() === '') errors.order = text('Need a order id');
  else if (orderId === undefined) errors.order = text('Order not found');
  if (isGuest && contact.replace('+', '').trim() === '') errors.contact = text('Need a contact number');
  else if (isGuest && phone === undefined) errors.contact = text('number must be 10 digits');
  if (orderId === undefined || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, orderId, contactNumber: phone };
}
