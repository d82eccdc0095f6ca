import type { Coupon } from '@bozor/contract/shop/catalogue/promotions.ts';
import type { I18n } from '@bozor/web/i18n/create-i18n.ts';

type CouponFormatters = Pick<I18n, 't' | 'formatPrice' | 'formatNumber'>;

/** Benefit of a coupon: "Get 10% discount", "Get 20 000 soʻm discount" or "Free delivery". */
export function couponLabel(
  { discount_type: type, discount }: Pick<Coupon, 'discount_type' | 'discount'>,
  words: CouponFormatters,
): string {
  const { t, formatPrice, formatNumber } = words;
  if (type === 'free_delivery') return t('Free delivery');
  return t('Get {value} discount', { value: type === 'percent' ? `${formatNumber(discount)}%` : formatPrice(discount) });
}

/** Minimum purchase and maximum discount, as texts. */
export function couponBounds(
  { min_purchase: minimum, max_discount: most, discount_type: type }: Pick<Coupon, 'min_purchase' | 'max_discount' | 'discount_type'>,
  { t, formatPrice }: CouponFormatters,
): string[] {
  return [
    minimum > 0 && t('Minimum order {amount}', { amount: formatPrice(minimum) }),
    most !== null && type === 'percent' && t('up to {amount}', { amount: formatPrice(most) }),
  ].filter((bound) => bound !== false);
}
