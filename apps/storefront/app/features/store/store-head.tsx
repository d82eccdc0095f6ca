import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import { DotSeparated } from '@bozor/ui/layout/dot-separated.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useMoment } from '../../platform/settings/opening.ts';
import { langOf } from '../../shell/long-text.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { DiscountBadge } from '../catalogue/item-badges.tsx';
import { TrueRating } from '../catalogue/item-meta.tsx';
import { StoreLogo } from '../catalogue/store-logo.tsx';
import { useDeliveryEstimate } from '../catalogue/use-delivery-estimate.ts';
import { isAllDay } from './store-about.tsx';
import { StoreNotices } from './store-notices.tsx';
import { StoreTerms } from './store-terms.tsx';
import * as styles from './store-head.module.css';

const StoreButtons = lazyComponent(async () => (await import('./store-buttons.tsx')).StoreButtons);

/** Cover, name, open state, and order terms. */
export function StoreHead({ store }: { readonly store: StoreDetails }) {
  const near = useDeliveryEstimate()(store);
  return (
    <header>
      <div className={styles.stage} data-closed={!store.open || undefined}>
        <Tile
          hue={store.tile_hue}
          src={store.cover_photo_full_url ?? undefined}
          sizes="(width >= 1180px) 400px, 260px"
          alt=""
          width={800}
          height={470}
          shape="free"
          className={styles.cover}
          eager
        />
        {store.discount && (
          <p className={styles.badges}>
            <DiscountBadge chip={store.discount} />
          </p>
        )}
        <span className={styles.buttons}>
          <StoreButtons store={store} />
        </span>
      </div>
      <div className={styles.line}>
        <StoreLogo store={store} className={styles.logo} />
        <div className={styles.words}>
          <h1 className="text-h1" lang={langOf(store, 'name')}>
            {store.name}
          </h1>
          <div className={styles.meta}>
            <DotSeparated
              of={[
                <TrueRating key="rating" value={store.avg_rating} count={store.rating_count} showsCount />,
                near && <bdi key="distance">{near.distance}</bdi>,
                <OpenState key="open" store={store} />,
              ]}
            />
          </div>
        </div>
        <StoreTerms store={store} near={near} />
      </div>
      <StoreNotices store={store} />
    </header>
  );
}

/** Closing time, or next opening. */
function OpenState({ store: { open, closing_at, next_opening_at, schedules } }: { readonly store: StoreDetails }) {
  const { t, formatTime, formatWhen } = useI18n();
  const nowMs = useMoment();
  if (open)
    return (
      <span className={styles.open}>
        {closing_at && !schedules.every(isAllDay) ? t('Open until {time}', { time: formatTime(closing_at) }) : t('Open now')}
      </span>
    );
  return (
    <span className={styles.closed}>
      {next_opening_at ? t('Closed, opens {when}', { when: formatWhen(next_opening_at, nowMs) }) : t('Closed now')}
    </span>
  );
}
