import type { StoreCard as Store } from '@bozor/contract/shop/catalogue/store-card.ts';
import { openStateAt } from '@bozor/domain/stores/open-state-at.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import Bike from 'lucide-react/icons/bike';
import { memo, useState } from 'react';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';
import { useMinute } from '@bozor/web/hydration/use-minute.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Arrival, DeliveryPrice } from './delivery-offer.tsx';
import { HeartSlot } from './heart-slot.tsx';
import { DiscountBadge } from './item-badges.tsx';
import { TrueRating } from './item-meta.tsx';
import { useOpening } from '../../platform/settings/opening.ts';
import { StoreLogo } from './store-logo.tsx';
import { storeUrl } from './store-url.ts';
import { useDeliveryEstimate } from './use-delivery-estimate.ts';
import * as styles from './store-card.module.css';

/** `visited` adds a button to order there again; `top-offer` shows the discount first and large. */
export type StoreCardVariant = 'usual' | 'visited' | 'top-offer';

const NEW_FOR_MS = 30 * 24 * 60 * 60_000;

/** A picture with text below, or a row with a small picture first. */
export type StoreCardLayout = 'vertical' | 'list';

/** Card of a store; the whole card links to it. */
export const StoreCard = memo(function StoreCard({
  store: seen,
  variant = 'usual',
  layout = 'vertical',
  level = 3,
  eager,
}: {
  readonly store: Store;
  readonly variant?: StoreCardVariant;
  readonly layout?: StoreCardLayout;
  readonly level?: 2 | 3 | 4;
  readonly eager?: boolean;
}) {
  const { t } = useI18n();
  const opening = useOpening();
  const store = openStateAt(seen, useMinute());
  const Name = `h${level}` as const;
  const near = useDeliveryEstimate()(store);
  const isNew = useIsNew(store);
  const isLine = layout === 'list';
  const when = store.open ? (
    <span className={styles.time}>
      {near?.eta ? <Arrival eta={near.eta} /> : <MinutesRange range={store.delivery_time.replace('-', '–')} />}
    </span>
  ) : (
    <span className={styles.closed}>{opening(store)}</span>
  );
  return (
    <article className={styles.card} data-variant={variant} data-layout={layout} data-closed={!store.open || undefined}>
      <div className={styles.stage}>
        <Tile
          hue={store.tile_hue}
          src={store.cover_photo_full_url ?? undefined}
          sizes={isLine ? '180px' : '270px'} // in a row it fills the height
          alt=""
          width={800}
          height={470}
          shape="cover"
          className={styles.cover}
          {...(eager && { eager })}
        />
        <span className={styles.badges}>
          {store.discount && <DiscountBadge chip={store.discount} />}
          {store.free_delivery && !isLine && <Badge kind="glass">{t('Free delivery')}</Badge>}
          {!store.discount && !store.free_delivery && isNew && <Badge kind="new">{t('New')}</Badge>}
        </span>
        <HeartSlot kind="store" id={store.id} name={store.name} className={styles.heart} />
        {!isLine && when}
      </div>
      <div className={styles.body}>
        {!isLine && <StoreLogo store={store} />}
        <div className={styles.words}>
          <Name className={styles.name}>
            <PageLink to={storeUrl(store)} className={`stretched-link ${styles.link}`}>
              {store.name}
            </PageLink>
          </Name>
          <p className={styles.meta}>
            <TrueRating value={store.avg_rating} count={store.rating_count} showsCount />
            {near && <bdi className={styles.distance}>{near.distance}</bdi>}
          </p>
          <p className={styles.delivery}>
            {store.delivery && <Icon of={Bike} size={16} />}
            <span>
              <DeliveryPrice store={store} near={near} />
            </span>
          </p>
          {isLine && <p className={styles.when}>{when}</p>}
        </div>
        {variant === 'visited' && (
          <Button variant="tint" size={40} render={<PageLink to={storeUrl(store)} />} className={styles.again}>
            {t('Visit Again')}
          </Button>
        )}
      </div>
    </article>
  );
});

/** "20–30 min" */
function MinutesRange({ range }: { readonly range: string }) {
  const { rich } = useI18n();
  return rich('{range} min', {
    range: (
      <bdi key="range" dir="ltr">
        {range}
      </bdi>
    ),
  });
}

/** Computed after hydration, since the server-rendered page must not depend on the time. */
function useIsNew({ created_at }: Store): boolean {
  const [now] = useState(() => Date.now());
  return useHydrated() && now - Date.parse(created_at) < NEW_FOR_MS;
}
