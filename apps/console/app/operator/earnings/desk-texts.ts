import { text } from '@bozor/web/i18n/text.ts';
import type { EarningsTexts } from '../../frame/earnings/earnings-texts.ts';

/** The numbers in words to the shop. */
export const DESK_TEXTS: EarningsTexts = {
  discount: text('Discount of the store'),
  coupon: text('Coupon of the store'),
  freeDelivery: text('Delivery that the store gives for free'),
  commission: text('Commission of the shop'),
  refunds: text('Refunds that the store bears'),
  net: text('Net of the store'),
};
