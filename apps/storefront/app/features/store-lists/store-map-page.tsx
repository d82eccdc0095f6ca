import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import { openStateAt } from '@bozor/domain/stores/open-state-at.ts';
import { point, type Point } from '@bozor/domain/places/point.ts';
import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { useNavigate } from 'react-router';
import { useConfig } from '../../platform/settings/config.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useStored } from '../../platform/storage.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { useMinute } from '@bozor/web/hydration/use-minute.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Breadcrumbs } from '../catalogue/breadcrumbs.tsx';
import { DeliveryOffer } from '../catalogue/delivery-offer.tsx';
import { GrowingList } from '../catalogue/growing-list.tsx';
import { TrueRating } from '../catalogue/item-meta.tsx';
import { useMoment, useOpening } from '../../platform/settings/opening.ts';
import { PageIntro } from '../catalogue/page-intro.tsx';
import { StoreLogo } from '../catalogue/store-logo.tsx';
import { useDeliveryEstimate } from '../catalogue/use-delivery-estimate.ts';
import { CityMap } from '../map/city-map.tsx';
import type { MapMark } from '@bozor/map/map-mark.ts';
import { mappedStores } from './store-list-queries.ts';
import * as styles from './store-map-page.module.css';
import { ToHome } from '../catalogue/to-home.tsx';

/** Stores of the module on a map, with a list beside it. A button loads more, so that the map does not move by itself. */
export function StoreMapPage() {
  const { t } = useI18n();
  const list = useApiList(mappedStores());
  return (
    <div className={`container ${styles.page}`}>
      <PageIntro
        crumbs={<Breadcrumbs crumbs={[{ name: t('Home'), to: urls.home() }, { name: t('Stores on the map') }]} />}
        title={t('Stores on the map')}
      />
      <GrowingList
        list={list}
        skeleton={<Skeleton className={styles.map} />}
        emptyAction={<ToHome />}
        empty={t('Stores not found!')}
        growsByHand
      >
        {(stores) => (
          <div className={styles.split}>
            <div className={styles.stage}>
              <StoresOnMap stores={stores} />
            </div>
            <ul className={styles.list} aria-label={t('Stores')}>
              {stores.map((store) => (
                <li key={store.id}>
                  <StoreLine store={store} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </GrowingList>
    </div>
  );
}

function StoresOnMap({ stores }: { readonly stores: readonly StoreCard[] }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const markOf = useStoreMark();
  const here = useStored('currentLatLng');
  const { default_location: middle } = useConfig();
  const marks = stores.flatMap((store): MapMark[] => {
    const place = point(store.latitude, store.longitude);
    return place ? [{ ...markOf(store), id: store.id, point: place, onPress: () => void navigate(urlOf(store)) }] : [];
  });
  const home = here && point(here.lat, here.lng);
  return (
    <CityMap
      className={styles.map}
      label={t('Stores on the map')}
      center={home ?? (middle as Point)}
      fits
      // The first mark lies below the others.
      marks={home ? [{ kind: 'home', point: home, label: t('You are here') }, ...marks] : marks}
    />
  );
}

/** Pin and label of a store; for a closed store both include the next opening. */
function useStoreMark(): (store: StoreCard) => Pick<MapMark, 'kind' | 'label' | 'note'> {
  const { formatTime, formatWhen, daysUntil } = useI18n();
  const opening = useOpening();
  const nowMs = useMoment();
  return (seen) => {
    const store = openStateAt(seen, nowMs);
    const { open, name, next_opening_at: at } = store;
    if (open) return { kind: 'store', label: name };
    const isToday = at !== null && nowMs !== undefined && daysUntil(at, nowMs) === 0;
    const note = at === null ? undefined : isToday ? formatTime(at) : formatWhen(at, nowMs);
    return { kind: 'closed-store', label: `${name}. ${opening(store)}`, note };
  };
}

function StoreLine({ store: seen }: { readonly store: StoreCard }) {
  const opening = useOpening();
  const store = openStateAt(seen, useMinute());
  const near = useDeliveryEstimate()(store);
  return (
    <PageLink to={urlOf(store)} className={styles.line}>
      <StoreLogo store={store} className={styles.logo} />
      <span className={styles.words}>
        <span className={styles.name}>{store.name}</span>
        <span className={styles.meta}>
          <TrueRating value={store.avg_rating} count={store.rating_count} showsCount />
          {near && <bdi>{near.distance}</bdi>}
          {!store.open && <span>{opening(store)}</span>}
        </span>
        <span className={styles.meta}>
          <DeliveryOffer store={store} near={near} />
        </span>
        <span className={styles.address}>{store.address}</span>
      </span>
    </PageLink>
  );
}

function urlOf({ slug, module_id, zone_id, distance }: StoreCard): string {
  return urls.store(slug, { module_id, distance, store_zone_id: zone_id });
}
