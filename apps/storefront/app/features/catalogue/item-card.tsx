import type { ItemCard as Item } from '@bozor/contract/shop/catalogue/item-card.ts';
import { FLASH_NAME_LIMIT, READ_MORE_LIMIT, truncate } from '@bozor/domain/words/truncate.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { memo, useId } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { AddControl } from '../cart/add-control.tsx';
import { HeartSlot } from './heart-slot.tsx';
import { ItemBadge } from './item-badges.tsx';
import type { ItemCardLayout } from './item-card-layout.ts';
import { ItemHours } from './item-hours.tsx';
import { ItemLink } from './item-link.tsx';
import { ItemMeta } from './item-meta.tsx';
import { ItemPrice } from './item-price.tsx';
import { canBeAdded, itemState } from './item-state.ts';
import { ItemTags, VegMarker } from './item-tags.tsx';
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

/**
 * Card of an item. The whole card is one link, with the add button above it. The name comes first in the document, where screen readers
 * and the Tab key meet it; the styles put the picture and the price above it.
 */
export const ItemCard = memo(function ItemCard({
  item,
  layout = 'vertical',
  level = 3,
  eager,
  marksNotStated,
  ofOneStore,
  isNamesake,
}: {
  readonly item: Item;
  readonly layout?: ItemCardLayout;
  readonly level?: 2 | 3 | 4;
  /** Only for the first cards of a page. */
  readonly eager?: boolean;
  /** Warns when the store does not state the ingredients. */
  readonly marksNotStated?: boolean;
  /** The list has the items of one store only, which a card then does not name. */
  readonly ofOneStore?: boolean;
  /** Another item of the list has the same name: labels name the store too. */
  readonly isNamesake?: boolean;
}) {
  const { t } = useI18n();
  const Name = `h${level}` as const;
  const state = itemState(item);
  const isFlash = layout === 'flash' || layout === 'flash-slide';
  const isLine = layout === 'list' || layout === 'food';
  const id = useId();
  const seller = isNamesake ? item.store_name : undefined;
  const add = canBeAdded(item) && <AddControl item={item} size={layout === 'list' ? 'row' : 'card'} seller={seller} />;
  const { text: shortName, isCut } = truncate(item.name, isFlash ? FLASH_NAME_LIMIT : Infinity);
  return (
    <article className={styles.card} data-layout={layout} data-state={state} aria-labelledby={seller ? `${id} ${id}s` : id}>
      <div className={styles.words}>
        <Name id={id} className={styles.name}>
          {layout === 'food' && <VegMarker item={item} />}
          <ItemLink item={item} label={isCut ? item.name : undefined} className={`stretched-link ${styles.link}`}>
            {shortName}
          </ItemLink>
        </Name>
        {isLine && item.description && <p className={styles.description}>{truncate(item.description, READ_MORE_LIMIT).text}</p>}
        <ItemPrice item={item} />
        {isFlash && item.flash ? (
          <StockBar sale={item.flash} tone={layout === 'flash' ? 'accent' : 'on-fill'} />
        ) : (
          <ItemMeta item={item} hasTags={layout === 'food'} />
        )}
        {!ofOneStore && (
          <p id={`${id}s`} className={styles.store}>
            {item.store_name}
          </p>
        )}
        {layout === 'food' && <ItemTags item={item} />}
        {marksNotStated && !item.allergens_stated && (
          <Badge kind="warn" className={styles.unsure}>
            {t('Allergens not stated')}
          </Badge>
        )}
      </div>
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
        {layout !== 'food' && <ItemBadge item={item} />}
        <HeartSlot kind="item" id={item.id} name={item.name} className={styles.heart} />
        {layout !== 'list' && add && <div className={styles.add}>{add}</div>}
      </div>
      {layout === 'list' && <div className={styles.end}>{add}</div>}
    </article>
  );
});
