import type { calls } from '@bozor/contract/shop/calls.ts';
import type { ApiQuery } from '@bozor/web/api/query.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { StoreRow } from '../catalogue/store-row.tsx';
import type { StoreCardVariant } from '../catalogue/store-card.tsx';
import { featuredStores, newStores, topOffers, visitedStores } from './home-queries.ts';
import { Section, SectionSkeleton } from './section.tsx';
import { useSectionQuery } from './use-section-query.ts';

/** Stores where the signed-in customer ordered before. */
export function VisitAgain() {
  const { t } = useI18n();
  return <StoreSection id="visit-again" title={t('Visit Again')} stores={visitedStores()} variant="visited" />;
}

/** The stores with the largest discounts. */
export function TopOffers() {
  const { t } = useI18n();
  return (
    <StoreSection id="top-offers" title={t('Top offers near me')} stores={topOffers()} variant="top-offer" all={urls.topOfferStores()} />
  );
}

/** Stores that the operator features. */
export function FeaturedStores() {
  const { t } = useI18n();
  return <StoreSection id="featured-stores" title={t('Featured Store')} stores={featuredStores()} />;
}

/** The newest restaurants. */
export function NewRestaurants() {
  const { t } = useI18n();
  return <StoreSection id="new-restaurants" title={t('New Arrival Restaurants')} stores={newStores()} all={urls.latestStores()} />;
}

type StoresQuery = ApiQuery<(typeof calls.wishlist)['visitAgain'] | (typeof calls.stores)['topOffers' | 'featured' | 'latest']>;

function StoreSection({
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
  const { data, isPending } = useSectionQuery(stores);
  if (isPending) return <SectionSkeleton of="stores" />;
  if (!data || data.stores.length === 0) return null;
  return (
    <Section id={id} title={title} all={all}>
      <StoreRow label={title} stores={data.stores} {...(variant && { variant })} />
    </Section>
  );
}
