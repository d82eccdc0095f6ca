import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { lazyHydrate } from '@bozor/web/hydration/lazy-hydrate.tsx';
import { LongText } from '../../shell/long-text.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './store-notices.module.css';

/** Lazy, since only pharmacies have it. */
const StorePrescription = lazyHydrate(async () => (await import('./store-prescription.tsx')).StorePrescription);

/** Notices before ordering: closed, discount, announcement, prescription. */
export function StoreNotices({ store }: { readonly store: StoreDetails }) {
  const { t } = useI18n();
  const discount = useDiscountWords(store.discount);
  const closed = !store.open && (store.schedule_order ? t('You can order now for later.') : t('Orders are taken again when it opens.'));
  if (!closed && !discount && !store.announcement && store.prescription_order !== 1) return null;
  return (
    <div className={styles.notices}>
      {closed && <Notice kind="warn">{closed}</Notice>}
      {discount && <Notice kind="info">{discount}</Notice>}
      {store.prescription_order === 1 && <StorePrescription store={store} />}
      {store.announcement && <LongText text={store.announcement} className={styles.announcement} />}
    </div>
  );
}

/** "10% off everything from 80 000 soʻm, at most 30 000 soʻm, until 19 January" */
function useDiscountWords(discount: StoreDetails['discount']): string | undefined {
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
