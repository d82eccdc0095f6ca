import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import { readDeliveryTerms } from '@bozor/contract/shop/catalogue/read-delivery-terms.ts';
import { deliversTo } from '@bozor/domain/stores/delivers-to.ts';
import { openStateAt } from '@bozor/domain/stores/open-state-at.ts';
import { deliveryTime } from '@bozor/domain/checkout/delivery-offer.ts';
import { minutesUntil } from '@bozor/domain/checkout/eta-window.ts';
import { DotSeparated } from '@bozor/ui/layout/dot-separated.tsx';
import { srcSetOf } from '@bozor/ui/media/picture-source.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useConfig } from '../../platform/settings/config.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useStored } from '../../platform/storage.ts';
import { useMinute } from '@bozor/web/hydration/use-minute.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { distanceText } from '@bozor/web/i18n/distance-text.ts';
import { useOpening } from '../../platform/settings/opening.ts';
import * as styles from './cart-store-row.module.css';

interface CartStoreRowProps {
  readonly store: NonNullable<Cart['store']>;
  /** The cart has an item of other hours, so the order does not arrive within the hour. */
  readonly isForLater: boolean;
  readonly close: () => void;
}

/** Store of the cart, its arrival time, and a link to its menu. */
export function CartStoreRow({ store, isForLater, close }: CartStoreRowProps) {
  const { t } = useI18n();
  return (
    <div className={styles.row}>
      {store.logo_full_url ? (
        <img
          src={store.logo_full_url}
          srcSet={srcSetOf(store.logo_full_url, 160)}
          sizes="44px"
          alt=""
          width={88}
          height={88}
          className={styles.logo}
        />
      ) : (
        <span aria-hidden className={styles.logo}>
          {[...store.name][0]}
        </span>
      )}
      <p className={styles.words}>
        <span className={styles.name}>{store.name}</span>
        <StoreMeta store={store} isForLater={isForLater} />
      </p>
      <PageLink
        to={urls.store(store.slug, { module_id: store.module_id, store_zone_id: store.zone_id })}
        className={styles.more}
        onClick={close}
      >
        {t('Add items')}
      </PageLink>
    </div>
  );
}

/** Minutes until the arrival of an order placed now, including the ride, as the quote will promise it. */
function StoreMeta({ store, isForLater }: Pick<CartStoreRowProps, 'store' | 'isForLater'>) {
  const words = useI18n();
  const { t } = words;
  const { digit_after_decimal_point: digits } = useConfig();
  const nowMs = useMinute();
  const zones = useStored('zoneid');
  const opening = useOpening();
  if (!openStateAt(store, nowMs).open) return <span className={styles.closed}>{opening(store)}</span>;
  if (store.distance === null || nowMs === undefined) return null;
  const distanceMetres = store.distance * 1000;
  const orderType = store.delivery ? 'delivery' : 'take_away';
  const isTooFar = store.delivery && !deliversTo(store, zones);
  const { from, to } = minutesUntil(
    deliveryTime(readDeliveryTerms(store.delivery_terms, digits), { orderType, distanceMetres, nowMs }),
    nowMs,
  );
  return (
    <span className={styles.meta}>
      <DotSeparated
        of={[
          isTooFar ? t('Does not deliver to you') : !isForLater && t('{range} min', { range: `${from}–${to}` }),
          <bdi key="distance" className={styles.distance}>
            {distanceText(words, distanceMetres, digits)}
          </bdi>,
        ]}
      />
    </span>
  );
}
