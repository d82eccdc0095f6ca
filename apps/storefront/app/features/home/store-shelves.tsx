import type { calls } from '@bozor/contract/shop/calls.ts';
import type { ApiQuery } from '@bozor/web/api/query.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { StoreRow } from '../catalogue/store-row.tsx';
import type { StoreCardVariant } from '../catalogue/store-card.tsx';
import { featuredStores, newStores, topOffers, visitedStores } from './home-queries.ts';
import { Shelf, ShelfSkeleton } from './shelf.tsx';
import { useShelfQuery } from './use-shelf-query.ts';

/** Stores where the signed-in customer ordered before. */
export function VisitAgain() {
  const { t } = useI18n();
  return <StoreShelf id="visit-again" title={t('Visit Again')} stores={visitedStores()} variant="visited" />;
}

/** The stores with the largest discounts. */
export function TopOffers() {
  const { t } = useI18n();
  return (
    <StoreShelf id="top-offers" title={t('Top offers near me')} stores={topOffers()} variant="top-offer" all={urls.topOfferStores()} />
  );
}

/** Stores that the operator features. */
export function FeaturedStores() {
  const { t } = useI18n();
  return <StoreShelf id="featured-stores" title={t('Featured Store')} stores={featuredStores()} />;
}

/** The newest restaurants. */
export function NewRestaurants() {
  const { t } = useI18n();
  return <StoreShelf id="new-restaurants" title={t('New Arrival Restaurants')} stores={newStores()} all={urls.latestStores()} />;
}

type StoresQuery = ApiQuery<(typeof calls.wishlist)['visitAgain'] | (typeof calls.stores)['topOffers' | 'featured' | 'latest']>;

function StoreShelf({
  id,
  title,
  stores,
  variant,
  all,
}: {
  readonly id: string;
  readonly title: string;
  readonly stores: StoresQuery;
  readonly variant?: StoreCardVariant;
  readonly all?: string;
}) {
  const { data, isPending } = useShelfQuery(stores);
  if (isPending) return <ShelfSkeleton of="stores" />;
  if (!data || data.stores.length === 0) return null;
  return (
    <Shelf id={id} title={title} all={all}>
      <StoreRow label={title} stores={data.stores} {...(variant && { variant })} />
    </Shelf>
  );
}
