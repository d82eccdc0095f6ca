import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import type { ReactNode } from 'react';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { DeliveryPrice } from '../catalogue/delivery-offer.tsx';
import { useTaxOnTop } from '../catalogue/tax-note.tsx';
import type { DeliveryEstimate } from '../catalogue/use-delivery-estimate.ts';
import * as styles from './store-terms.module.css';

/** Arrival and delivery fee for the customer's place, collection time, and minimum order. */
export function StoreTerms({ store, near }: { readonly store: StoreDetails; readonly near: DeliveryEstimate | undefined }) {
  const { t, formatPrice } = useI18n();
  const tax = useTaxOnTop()(store);
  const { isZoneSet } = useDeliveryPlace();
  const { free_delivery_over: freeOver } = store.delivery_terms;
  const paysWay = store.delivery && !store.free_delivery && near?.fee?.freeBy === undefined;
  // The server knows that a place is set but not which; the space is reserved until hydration.
  const isEstimatePending = !useHydrated() && isZoneSet && store.take_away && store.open;
  return (
    <dl className={styles.terms}>
      {store.delivery && store.open && (!near || near.fee) && (
        <Term name={t('Arrives')}>{t('{range} min', { range: near?.eta ?? store.delivery_time.replace('-', '–') })}</Term>
      )}
      <Term name={t('Delivery')}>
        <DeliveryPrice store={store} near={near} isBare />
      </Term>
      {(near?.ready || isEstimatePending) && (
        <Term name={t('To collect')}>
          {near?.ready ? (
            t('{range} min', { range: near.ready })
          ) : (
            <span className={styles.pending}>{t('{range} min', { range: '00–00' })}</span>
          )}
        </Term>
      )}
      {tax !== undefined && <Term name={t('Prices')}>{tax}</Term>}
      {store.minimum_order > 0 && <Term name={t('Minimum order')}>{formatPrice(store.minimum_order)}</Term>}
      {paysWay && freeOver !== null && <Term name={t('Free delivery')}>{t('from {price}', { price: formatPrice(freeOver) })}</Term>}
    </dl>
  );
}

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.term}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
