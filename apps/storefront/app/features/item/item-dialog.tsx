import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { DESCRIPTION_LIMIT } from '@bozor/domain/words/truncate.ts';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { useModuleOf } from '../../platform/scope/active-module.tsx';
import type { OverlayControls, OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { HeartSlot } from '../catalogue/heart-slot.tsx';
import { DiscountBadge } from '../catalogue/item-badges.tsx';
import { TrueRating } from '../catalogue/item-meta.tsx';
import { TaxNote } from '../catalogue/tax-note.tsx';
import { itemUrl } from '../catalogue/item-link.tsx';
import { VegMarker } from '../catalogue/item-tags.tsx';
import { langOf, LongText } from '../../shell/long-text.tsx';
import { ShareButton } from '../catalogue/share-button.tsx';
import { AddOns } from './add-ons.tsx';
import { BuyButtons } from './buy-buttons.tsx';
import { ChosenPrice } from './chosen-price.tsx';
import { ChoiceOptions, StockLine } from './choice-options.tsx';
import { DeliveryLine } from './delivery-facts.tsx';
import { ItemMarks } from './item-marks.tsx';
import { StoreLink } from './store-link.tsx';
import { ItemNotices } from './item-notices.tsx';
import { itemStatus } from './item-status.ts';
import { NoItem } from './no-item.tsx';
import { OptionGroups } from './option-groups.tsx';
import { UnitPriceLine } from './unit-price-line.tsx';
import { useItemActions } from './use-item-actions.ts';
import { useItemChoice, type ItemChoice } from './use-item-choice.ts';
import { useSpokenChoice } from './use-spoken-choice.ts';
import { useItem } from './use-item.ts';
import * as styles from './item-dialog.module.css';

/** An item with all its choices in a dialog over the current page; on phones a sheet. The URL carries its slug. */
export function ItemDialog({ idOrSlug, name, lineId, campaign, open, close, closed }: OverlayProps['item'] & OverlayControls) {
  const { t } = useI18n();
  const reading = useItem(idOrSlug, campaign);
  const choice = useItemChoice(reading, lineId);
  useSpokenChoice(choice);
  const actions = useItemActions(choice, close);
  const item = choice?.item;
  useModuleOf(item);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      size="item"
      title={item?.name ?? name ?? t('Item')}
      titleHidden={item ? 'repeated' : true}
      closeLabel={t('Close')}
      media={item ? <Picture item={item} /> : reading.state === 'loading' && <Skeleton shape="tile" className={styles.picture} />}
      actions={
        item && (
          <>
            <HeartSlot always kind="item" id={item.id} name={item.name} size={44} />
            <ShareButton title={item.name} path={itemUrl(item)} />
          </>
        )
      }
      foot={choice && <BuyButtons choice={choice} status={itemStatus(choice)} actions={actions} layout="dialog" />}
    >
      <Loading loading={reading.state === 'loading'} label={t('Loading')} skeleton={<WaitingWords />}>
        {choice ? (
          <div ref={actions.container}>
            <ItemWords choice={choice} />
          </div>
        ) : (
          <NoItem reading={reading} leave={close} />
        )}
      </Loading>
    </Dialog>
  );
}

function Picture({ item }: { readonly item: ItemDetails }) {
  return (
    <Tile hue={item.tile_hue} src={item.image_full_url ?? undefined} sizes="240px" alt="" shape="free" eager className={styles.picture}>
      {item.discount_chip && (
        <span className={styles.badge}>
          <DiscountBadge chip={item.discount_chip} />
        </span>
      )}
    </Tile>
  );
}

function ItemWords({ choice }: { readonly choice: ItemChoice }) {
  const { formatList } = useI18n();
  const { item } = choice;
  const status = itemStatus(choice);
  return (
    <>
      <section className={styles.section}>
        <p className={styles.store}>
          <StoreLink item={item} />
          <TrueRating value={item.avg_rating} count={item.rating_count} showsCount />
        </p>
        <h2 className={styles.name}>
          <VegMarker item={item} />
          <span lang={langOf(item, 'name')}>{item.name}</span>
        </h2>
        {item.generic_name.length > 0 && <p className={styles.quiet}>{formatList(item.generic_name)}</p>}
        <p className={styles.price}>
          <ChosenPrice choice={choice} size="detail" />
        </p>
        <TaxNote store={item.store} />
        <UnitPriceLine item={item} />
        <LongText text={item.description} lang={langOf(item, 'description')} limit={DESCRIPTION_LIMIT} className={styles.quiet} />
        <ItemMarks item={item} />
        {status.state === 'orderable' && <DeliveryLine choice={choice} />}
        <StockLine choice={choice} />
        <ItemNotices choice={choice} status={status} />
      </section>
      {item.choice_options.length > 0 && (
        <section className={styles.section}>
          <ChoiceOptions choice={choice} />
        </section>
      )}
      {item.food_variations.length > 0 && (
        <div className={styles.groups}>
          <OptionGroups choice={choice} />
        </div>
      )}
      {item.add_ons.length > 0 && (
        <section className={styles.section}>
          <AddOns choice={choice} />
        </section>
      )}
    </>
  );
}

function WaitingWords() {
  return (
    <div className={styles.section}>
      <Skeleton className={styles.short} />
      <Skeleton className={styles.title} />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="pill" />
      <Skeleton shape="pill" />
    </div>
  );
}
