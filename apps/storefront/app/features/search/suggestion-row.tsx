import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import History from 'lucide-react/icons/history';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { TrueRating } from '../catalogue/item-meta.tsx';
import { StoreLogo } from '../catalogue/store-logo.tsx';
import { markedParts } from './marked-parts.ts';
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

/** A name with the typed beginnings of its words marked. */
function Name({ name, typed }: { readonly name: string; readonly typed: string }) {
  return (
    <span className={styles.name}>
      {markedParts(name, typed).map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text))}
    </span>
  );
}

export function CategoryRow({ name, typed }: { readonly name: string; readonly typed: string }) {
  return (
    <>
      <Icon of={LayoutGrid} className={styles.clock} />
      <Name name={name} typed={typed} />
    </>
  );
}

/** An item suggestion with store and price. */
export function ItemRow({
  item: { name, store_name, image_full_url, tile_hue, discounted_price, has_variations },
  typed,
}: {
  readonly typed: string;
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
        <Name name={name} typed={typed} />
        <span className={styles.quiet}>{store_name}</span>
      </span>
      <span className={styles.price}>
        <bdi>{has_variations ? t('from {price}', { price: formatPrice(discounted_price) }) : formatPrice(discounted_price)}</bdi>
      </span>
    </>
  );
}

export function StoreRow({ store, typed }: { readonly store: StoreSuggestion; readonly typed: string }) {
  const { t } = useI18n();
  return (
    <>
      <StoreLogo store={{ ...store, tile_hue: 0 }} className={styles.logo} />
      <span className={styles.words}>
        <Name name={store.name} typed={typed} />
        <span className={styles.quiet}>
          <TrueRating value={store.avg_rating} count={store.rating_count} showsCount />
        </span>
      </span>
      {!store.open && <span className={styles.quiet}>{t('Closed now')}</span>}
    </>
  );
}
