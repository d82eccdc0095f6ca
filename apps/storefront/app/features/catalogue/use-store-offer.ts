import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

type Offer = StoreDetails['discount'];

/** Returns what a store takes off, and from which order on: "10% off when you order for 80 000 soʻm or more, until 19 January". */
export function useStoreOffer(discount: Offer): string | undefined {
  const { t, formatNumber, formatPrice, formatDate } = useI18n();
  if (!discount) return undefined;
  const { discount: percent, min_purchase: least, max_discount: most, end_date } = discount;
  const values = {
    percent: formatNumber(percent, 1),
    least: formatPrice(least),
    most: formatPrice(most ?? 0),
    date: formatDate(end_date, 'day'),
  };
  if (least > 0 && most) return t('{percent}% off when you order for {least} or more, at most {most}, until {date}', values);
  if (least > 0) return t('{percent}% off when you order for {least} or more, until {date}', values);
  return most ? t('{percent}% off everything, at most {most}, until {date}', values) : t('{percent}% off everything, until {date}', values);
}
