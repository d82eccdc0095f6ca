import { checkPhone } from '@bozor/domain/identity/check-phone.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import { parseOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { cleanText } from '@bozor/domain/words/clean-text.ts';
import { toLatinDigits } from '@bozor/domain/words/latin-digits.ts';
import { FIELD_TEXTS } from '@bozor/web/forms/field-texts.ts';
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
export function checkTrackForm({ order, contact }: TrackForm, isGuest: boolean, country?: string): CheckedTrackForm {
  const orderId = parseOrderNumber(toLatinDigits(cleanText(order)));
  const refused = isGuest ? checkPhone('contact', contact, 'contact-number-required', country) : undefined;
  const errors: { order?: string; contact?: string } = {};
  if (cleanText(order) === '') errors.order = text('Need a order id');
  else if (orderId === undefined) errors.order = text('Order not found');
  if (refused) errors.contact = FIELD_TEXTS[refused.problem];
  if (orderId === undefined || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, orderId, contactNumber: isGuest ? canonicalPhone(contact, country) : undefined };
}
