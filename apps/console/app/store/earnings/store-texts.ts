import { text } from '@bozor/web/i18n/text.ts';
import type { EarningsTexts } from '../../frame/earnings/earnings-texts.ts';

/** The numbers in words to the store. */
export const STORE_TEXTS: EarningsTexts = {
  discount: text('Your discount'),
  coupon: text('Your coupon'),
  freeDelivery: text('Delivery that you give for free'),
  commission: text('Commission'),
  refunds: text('Refunds that you bear'),
  net: text('Net'),
};
