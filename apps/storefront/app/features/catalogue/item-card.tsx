import type { ItemCard as Item } from '@bozor/contract/shop/catalogue/item-card.ts';
import { FLASH_NAME_LIMIT, truncate } from '@bozor/domain/words/truncate.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { memo } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { AddControl } from '../cart/add-control.tsx';
import { HeartSlot } from './heart-slot.tsx';
import { ItemBadges } from './item-badges.tsx';
import type { ItemCardLayout } from './item-card-layout.ts';
import { ItemHours } from './item-hours.tsx';
import { ItemLink } from './item-link.tsx';
import { ItemMeta } from './item-meta.tsx';
import { ItemPrice } from './item-price.tsx';
import { canBeAdded, itemState } from './item-state.ts';
import { ItemTags, VegMarker } from './item-tags.tsx';
import { PriceNotes } from './price-notes.tsx';
import { StockBar } from './stock-bar.tsx';
import * as styles from './item-card.module.css';

/** The `sizes` attribute of the picture, by layout. */
const SIZES: Readonly<Record<ItemCardLayout, string>> = {
  'vertical': '(width >= 600px) 190px, 40vw',
  'popular': '(width >= 600px) 190px, 40vw',
  'flash': '(width >= 600px) 190px, 40vw',
  'flash-slide': '(width >= 1180px) 160px, 135px',
  'special': '180px',
  'list': '100px',
  'food': '110px',
};

/** Card of an item. The whole card is one link, with the add button above it. */
export const ItemCard = memo(function ItemCard({
  item,
  layout = 'vertical',
  level = 3,
  eager,
  marksNotStated,
  namesStore,
}: {
  readonly item: Item;
  readonly layout?: ItemCardLayout;
  readonly level?: 2 | 3 | 4;
  /** Only for the first cards of a page. */
  readonly eager?: boolean;
  /** Warns when the store does not state the ingredients. */
  readonly marksNotStated?: boolean;
  /** For lists with items of several stores. */
  readonly namesStore?: boolean;
}) {
  const { t } = useI18n();
  const Name = `h${level}` as const;
  const state = itemState(item);
  const isFlash = layout === 'flash' || layout === 'flash-slide';
  const isLine = layout === 'list' || layout === 'food';
  const add = canBeAdded(item) && <AddControl item={item} size={layout === 'list' ? 'row' : 'card'} />;
  return (
    <article className={styles.card} data-layout={layout} data-state={state}>
      <div className={styles.stage}>
        <Tile
          hue={item.tile_hue}
          src={item.image_full_url ?? undefined}
          sizes={SIZES[layout]}
          alt=""
          shape={layout === 'special' ? 'free' : 'square'}
          className={styles.tile}
          {...(eager && { eager })}
        >
          {state === 'outside-hours' && <ItemHours item={item} layout={layout} />}
        </Tile>
        {layout !== 'food' && <ItemBadges item={item} />}
        <HeartSlot kind="item" id={item.id} name={item.name} className={styles.heart} />
        {layout !== 'list' && add && <div className={styles.add}>{add}</div>}
      </div>
      <div className={styles.words}>
        {!isLine && (
          <>
            <ItemPrice item={item} />
            <PriceNotes item={item} />
          </>
        )}
        <Name className={styles.name}>
          {layout === 'food' && <VegMarker item={item} />}
          <ItemLink item={item} className={`stretched-link ${styles.link}`}>
            {isFlash ? truncate(item.name, FLASH_NAME_LIMIT).text : item.name}
          </ItemLink>
        </Name>
        {isLine && item.description && <p className={styles.description}>{item.description}</p>}
        {isLine && (
          <>
            <ItemPrice item={item} />
            <PriceNotes item={item} />
          </>
        )}
        {isFlash && item.flash ? <StockBar sale={item.flash} tone={layout === 'flash' ? 'accent' : 'on-fill'} /> : <ItemMeta item={item} />}
        {(namesStore || layout === 'popular' || layout === 'special') && <p className={styles.store}>{item.store_name}</p>}
        {layout === 'food' && <ItemTags item={item} />}
        {marksNotStated && !item.allergens_stated && (
          <Badge kind="warn" className={styles.unsure}>
            {t('Allergens not stated')}
          </Badge>
        )}
      </div>
      {layout === 'list' && <div className={styles.end}>{add}</div>}
    </article>
  );
});
