import type { StoreCard as Store } from '@bozor/contract/shop/catalogue/store-card.ts';
import { openStateAt } from '@bozor/domain/stores/open-state-at.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { Button } from '@bozor/ui/actions/button.tsx';
import { DotSeparated } from '@bozor/ui/layout/dot-separated.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { memo, useId, useState } from 'react';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';
import { useMinute } from '@bozor/web/hydration/use-minute.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { DeliveryPrice } from './delivery-offer.tsx';
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

/** Card of a store; the whole card links to it. Its name comes first in the document, and the styles put the picture above it. */
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
  const id = useId();
  const when = (
    <p className={store.open ? styles.time : styles.closed}>
      {store.open ? t('{range} min', { range: near?.eta ?? store.delivery_time.replace('-', '–') }) : opening(store)}
    </p>
  );
  return (
    <article
      className={styles.card}
      data-variant={variant}
      data-layout={layout}
      data-closed={!store.open || undefined}
      aria-labelledby={id}
    >
      <div className={styles.body}>
        {!isLine && <StoreLogo store={store} />}
        <div className={styles.words}>
          <Name id={id} className={styles.name}>
            <PageLink to={storeUrl(store)} className={`stretched-link ${styles.link}`}>
              {store.name}
            </PageLink>
          </Name>
          <div className={styles.meta}>
            <DotSeparated
              of={[
                <TrueRating key="rating" value={store.avg_rating} count={store.rating_count} showsCount />,
                near && <bdi key="distance">{near.distance}</bdi>,
                <DeliveryPrice key="delivery" store={store} near={near} />,
              ]}
            />
          </div>
          {isLine && when}
        </div>
        {variant === 'visited' && (
          <Button variant="tint" size={40} render={<PageLink to={storeUrl(store)} />} className={styles.again}>
            {t('Visit Again')}
          </Button>
        )}
      </div>
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
        <p className={styles.badges}>
          {store.discount ? <DiscountBadge chip={store.discount} /> : isNew && <Badge kind="new">{t('New')}</Badge>}
        </p>
        <HeartSlot kind="store" id={store.id} name={store.name} className={styles.heart} />
        {!isLine && when}
      </div>
    </article>
  );
});

/** Computed after hydration, since the server-rendered page must not depend on the time. */
function useIsNew({ created_at }: Store): boolean {
  const [now] = useState(() => Date.now());
  return useHydrated() && now - Date.parse(created_at) < NEW_FOR_MS;
}
