import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import History from 'lucide-react/icons/history';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { TrueRating } from '../catalogue/item-meta.tsx';
import { StoreLogo } from '../catalogue/store-logo.tsx';
import * as styles from './suggestion-row.module.css';

type Suggestions = ReplyOf<typeof API.search.suggestions>;
export type ItemSuggestion = Suggestions['items'][number];
export type StoreSuggestion = Suggestions['stores'][number];

export function RecentRow({ term }: { readonly term: string }) {
  return (
    <>
      <Icon of={History} className={styles.clock} />
      <span className={styles.name}>{term}</span>
    </>
  );
}

/** An item suggestion with store and price. */
export function ItemRow({
  item: { name, store_name, image_full_url, tile_hue, discounted_price, has_variations },
}: {
  readonly item: Pick<ItemSuggestion, 'name' | 'store_name' | 'image_full_url' | 'tile_hue' | 'discounted_price' | 'has_variations'>;
}) {
  const { t, formatPrice } = useI18n();
  return (
    <>
      <Tile
        hue={tile_hue}
        src={image_full_url ?? undefined}
        sizes="44px"
        alt=""
        width={96}
        height={96}
        shape="free"
        className={styles.picture}
      />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>{store_name}</span>
      </span>
      <span className={styles.price}>
        {has_variations && <small className={styles.from}>{t('from')} </small>}
        <bdi>{formatPrice(discounted_price)}</bdi>
      </span>
    </>
  );
}

export function StoreRow({ store }: { readonly store: StoreSuggestion }) {
  const { t } = useI18n();
  return (
    <>
      <StoreLogo store={{ ...store, tile_hue: 0 }} className={styles.logo} />
      <span className={styles.words}>
        <span className={styles.name}>{store.name}</span>
        <span className={styles.quiet}>
          <TrueRating value={store.avg_rating} count={store.rating_count} showsCount />
        </span>
      </span>
      {!store.open && <span className={styles.quiet}>{t('Closed now')}</span>}
    </>
  );
}
