import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { lazyHydrate } from '@bozor/web/hydration/lazy-hydrate.tsx';
import { useStoreOffer } from '../catalogue/use-store-offer.ts';
import { langOf, LongText } from '../../shell/long-text.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useMoment } from '../../platform/settings/opening.ts';
import * as styles from './store-notices.module.css';

/** Lazy, since only pharmacies have it. */
const StorePrescription = lazyHydrate(async () => (await import('./store-prescription.tsx')).StorePrescription);

/** Notices before ordering: closed, discount, announcement, prescription. */
export function StoreNotices({ store }: { readonly store: StoreDetails }) {
  const { t } = useI18n();
  const discount = useStoreOffer(store.discount);
  const closed = !store.open && (store.schedule_order ? t('You can order now for later.') : t('Orders are taken again when it opens.'));
  const nowMs = useMoment();
  const reason = store.closures.find(({ starts_at }) => nowMs !== undefined && Date.parse(starts_at) <= nowMs)?.reason;
  if (!closed && !discount && !store.announcement && store.prescription_order !== 1) return null;
  return (
    <div className={styles.notices}>
      {closed && (
        <Notice kind="warn">
          {reason && <b dir="auto">{reason}. </b>}
          {closed}
        </Notice>
      )}
      {discount && <Notice kind="info">{discount}</Notice>}
      {store.prescription_order === 1 && <StorePrescription store={store} />}
      {store.announcement && <LongText text={store.announcement} lang={langOf(store, 'announcement')} className={styles.announcement} />}
    </div>
  );
}
