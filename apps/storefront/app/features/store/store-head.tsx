import type { StoreDetails } from '@bozor/contract/store-details.ts';
import { Badge } from '@bozor/ui/badge.tsx';
import { IconButton } from '@bozor/ui/icon-button.tsx';
import { Tile } from '@bozor/ui/tile.tsx';
import { toast } from '@bozor/ui/toast.ts';
import Share2 from 'lucide-react/icons/share-2';
import type { ReactNode } from 'react';
import { useWords } from '../../platform/words/words.tsx';
import { DiscountBadge } from '../catalogue/item-badges.tsx';
import { TrueRating } from '../catalogue/item-meta.tsx';
import { StoreLogo } from '../catalogue/store-logo.tsx';
import { useNearness } from '../catalogue/use-nearness.ts';
import { isAllDay } from './store-about.tsx';
import styles from './store-head.module.css';

/** The cover, the name, whether it is open, and what ordering here means. */
export function StoreHead({ store }: { readonly store: StoreDetails }) {
  const { t } = useWords();
  const near = useNearness()(store);
  return (
    <header>
      <div className={styles.stage}>
        <Tile
          hue={store.tile_hue}
          src={store.cover_photo_full_url ?? undefined}
          alt=""
          width={800}
          height={470}
          shape="free"
          className={styles.cover}
          eager
        />
        <span className={styles.badges}>
          {store.discount && <DiscountBadge chip={store.discount} />}
          {store.free_delivery && <Badge kind="glass">{t('Free delivery')}</Badge>}
        </span>
        <ShareButton name={store.name} />
      </div>
      <div className={styles.line}>
        <StoreLogo store={store} className={styles.logo} />
        <div className={styles.words}>
          <h1 className="text-h1">{store.name}</h1>
          <p className={styles.meta}>
            <TrueRating value={store.avg_rating} count={store.rating_count} showsCount />
            {near && <bdi dir="ltr">{near.distance}</bdi>}
            <Door store={store} />
          </p>
        </div>
        <Terms store={store} near={near} />
      </div>
      {store.description && <p className={styles.text}>{store.description}</p>}
      {store.announcement && <p className={styles.announcement}>{store.announcement}</p>}
    </header>
  );
}

/** Open until when, or when it opens next. */
function Door({ store: { open, closing_at, next_opening_at, schedules } }: { readonly store: StoreDetails }) {
  const { t, formatTime, formatDate } = useWords();
  if (open)
    return (
      <span className={styles.open}>
        {closing_at && !schedules.every(isAllDay) ? t('Open until {time}', { time: formatTime(closing_at) }) : t('Open now')}
      </span>
    );
  return (
    <span className={styles.closed}>
      {next_opening_at
        ? t('Closed, opens {day} at {time}', { day: formatDate(next_opening_at, 'weekday'), time: formatTime(next_opening_at) })
        : t('Closed now')}
    </span>
  );
}

/** Reckoned for the reader's own place once it is known. */
function Terms({ store, near }: { readonly store: StoreDetails; readonly near: ReturnType<ReturnType<typeof useNearness>> }) {
  const { t, formatMoney, formatPrice } = useWords();
  const { delivery_terms: terms } = store;
  const isFree = store.free_delivery || near?.feeMinor === 0;
  const fee = isFree ? t('Free') : near ? formatMoney(near.feeMinor) : t('from {price}', { price: formatPrice(terms.minimum_charge) });
  const minutes = near ? `${near.minutes.from}–${near.minutes.to}` : store.delivery_time.replace('-', '–');
  return (
    <dl className={styles.terms}>
      <Term name={t('Time')}>{t('{minutes} min', { minutes })}</Term>
      <Term name={t('Delivery')}>{store.delivery ? fee : t('Take away only')}</Term>
      {store.minimum_order > 0 && <Term name={t('Minimum order')}>{formatPrice(store.minimum_order)}</Term>}
      {!isFree && store.delivery && terms.free_delivery_over !== null && (
        <Term name={t('Free delivery')}>{t('from {price}', { price: formatPrice(terms.free_delivery_over) })}</Term>
      )}
    </dl>
  );
}

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.term}>
      <dt className={styles.termName}>{name}</dt>
      <dd className={styles.termValue}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

function ShareButton({ name }: { readonly name: string }) {
  const { t } = useWords();
  const share = async () => {
    const url = window.location.href;
    try {
      if ('share' in navigator) await navigator.share({ title: name, url });
      else {
        await window.navigator['clipboard'].writeText(url);
        toast({ title: t('Link copied'), kind: 'success' });
      }
    } catch {
      // Whoever closes the system's sheet has changed their mind.
    }
  };
  return <IconButton icon={Share2} label={t('Share')} look="glass" className={styles.share} onClick={() => void share()} />;
}
