import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { BottomBar } from '@bozor/ui/actions/bottom-bar.tsx';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { Loading } from '@bozor/ui/feedback/skeleton.tsx';
import { Stepper } from '@bozor/ui/forms/stepper.tsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useNavigate } from 'react-router';
import { useModuleOf } from '../../platform/scope/active-module.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { lazyHydrate } from '@bozor/web/hydration/lazy-hydrate.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { langOf } from '../../shell/long-text.tsx';
import { useStepBack } from '@bozor/web/navigation/use-step-back.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Breadcrumbs } from '../catalogue/breadcrumbs.tsx';
import { HeartSlot } from '../catalogue/heart-slot.tsx';
import { DiscountBadge } from '../catalogue/item-badges.tsx';
import { TrueRating } from '../catalogue/item-meta.tsx';
import { TaxNote } from '../catalogue/tax-note.tsx';
import { itemUrl } from '../catalogue/item-link.tsx';
import { VegMarker } from '../catalogue/item-tags.tsx';
import { AddOns } from './add-ons.tsx';
import { BuyButtons, NextPiece, Total } from './buy-buttons.tsx';
import { ChosenPrice } from './chosen-price.tsx';
import { ChoiceOptions, StockLine } from './choice-options.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { ItemGallery } from './item-gallery.tsx';
import { StoreLink } from './store-link.tsx';
import { ItemNotices } from './item-notices.tsx';
import { itemStatus } from './item-status.ts';
import { OptionGroups } from './option-groups.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { UnitPriceLine } from './unit-price-line.tsx';
import { useItemActions, type ItemActions } from './use-item-actions.ts';
import { useItemChoice, type ItemChoice } from './use-item-choice.ts';
import { useSpokenChoice } from './use-spoken-choice.ts';
import { useItem } from './use-item.ts';
import * as styles from './item-page.module.css';

const ItemReviews = lazyComponent(async () => (await import('./item-reviews.tsx')).ItemReviews);
/** Rendered only in the browser: the server-rendered page has the item or is loading it. */
const NoItem = lazyComponent(async () => (await import('./no-item.tsx')).NoItem);
const ShareButton = lazyComponent(async () => (await import('../catalogue/share-button.tsx')).ShareButton);
const ItemFacts = lazyHydrate(async () => (await import('./item-facts.tsx')).ItemFacts);
const RelatedItems = lazyHydrate(async () => (await import('./related-items.tsx')).RelatedItems);

/** An item on its own page. */
export function ItemPage({ idOrSlug, isCampaign }: { readonly idOrSlug: string; readonly isCampaign: boolean }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const reading = useItem(idOrSlug, isCampaign);
  const choice = useItemChoice(reading);
  useSpokenChoice(choice);
  const actions = useItemActions(choice);
  useModuleOf(choice?.item);
  return (
    <div className={`container ${styles.page}`}>
      {!choice && <PageButtons />}
      <Loading isPage loading={reading.state === 'loading'} label={t('Loading')} skeleton={<PageSkeleton />}>
        {choice ? (
          <ItemContent choice={choice} actions={actions} />
        ) : (
          <NoItem isPage reading={reading} leave={() => void navigate(urls.home())} />
        )}
      </Loading>
    </div>
  );
}

function ItemContent({ choice, actions }: { readonly choice: ItemChoice; readonly actions: ItemActions }) {
  const { item } = choice;
  const status = itemStatus(choice);
  const buttons = <BuyButtons choice={choice} status={status} actions={actions} layout="page" />;
  return (
    <>
      <div className={styles.crumbs}>
        <ItemCrumbs item={item} />
      </div>
      <div className={styles.top}>
        <ItemGallery item={item} badges={<Marks item={item} />} corner={<PageButtons item={item} />} />
        <div ref={actions.container} className={styles.words}>
          <ItemTitle choice={choice} />
          <ChoiceOptions choice={choice} />
          <StockLine choice={choice} />
          <OptionGroups choice={choice} />
          {item.add_ons.length > 0 && <AddOns choice={choice} />}
          <ItemNotices choice={choice} status={status} />
          <div className={styles.order}>
            {(status.state === 'orderable' || status.state === 'for-later') && <QuantityAndTotal choice={choice} actions={actions} />}
            <div className={styles.wideButtons}>{buttons}</div>
          </div>
          <DeliveryFacts choice={choice} />
        </div>
      </div>
      <div className={styles.below}>
        <ItemFacts item={item} />
        {item.rating_count > 0 && <ItemReviews item={item} />}
      </div>
      <RelatedItems item={item} />
      <BottomBar compactOnly>{buttons}</BottomBar>
    </>
  );
}

/** Breadcrumbs of an item: its categories. */
function ItemCrumbs({ item }: { readonly item: ItemDetails }) {
  const { t } = useI18n();
  const { module_id } = item;
  return (
    <Breadcrumbs
      crumbs={[
        { name: t('Home'), to: urls.home() },
        ...item.category_ids.map(({ name, slug }) => ({ name, to: urls.category(slug, { module_id }) })),
        { name: item.name },
      ]}
    />
  );
}

function ItemTitle({ choice }: { readonly choice: ItemChoice }) {
  const { t } = useI18n();
  const { item } = choice;
  const { rating_count: count, discount_chip: chip } = item;
  return (
    <div className={styles.title}>
      <StoreLink item={item} />
      <h1 className={`text-h1 ${styles.name}`}>
        <VegMarker item={item} />
        <span lang={langOf(item, 'name')}>{item.name}</span>
      </h1>
      <p className={styles.meta}>
        <TrueRating value={item.avg_rating} count={count} />
        {count > 0 && (
          <a href="#reviews" className={styles.reviews}>
            {t('{count, plural, one {# review} other {# reviews}}', { count })}
          </a>
        )}
        <span>{t('Zone {zone}', { zone: item.zone_name })}</span>
      </p>
      <p className={styles.price}>
        <ChosenPrice choice={choice} size="large" />
        {chip && <DiscountBadge chip={chip} />}
      </p>
      <TaxNote store={item.store} />
      <UnitPriceLine item={item} />
    </div>
  );
}

function Marks({ item }: { readonly item: ItemDetails }) {
  const { t } = useI18n();
  return (
    <>
      {item.organic === 1 && <Badge kind="glass">{item.is_new ? t('Organic, new') : t('Organic, known of old')}</Badge>}
      {item.is_halal === 1 && item.halal_tag_status === 1 && <Badge kind="glass">{t('Halal')}</Badge>}
      {item.recommended === 1 && <Badge kind="glass">{t('Recommend')}</Badge>}
    </>
  );
}

function QuantityAndTotal({ choice, actions }: { readonly choice: ItemChoice; readonly actions: ItemActions }) {
  const { t } = useI18n();
  return (
    <div className={styles.quantity}>
      <NextPiece choice={choice} />
      <Stepper
        size="sheet"
        labels={{ group: t('Quantity'), decrease: t('One less'), increase: t('One more') }}
        value={choice.wanted.quantity}
        onChange={actions.setQuantity}
      />
      <p className={styles.total}>
        <span className={styles.totalLabel}>{t('Total')}</span>
        <Total choice={choice} />
      </p>
    </div>
  );
}

/** Back and share buttons on the picture, on phones. */
function PageButtons({ item }: { readonly item?: ItemDetails }) {
  const { t } = useI18n();
  const stepBack = useStepBack();
  return (
    <div className={styles.buttons}>
      <IconButton
        icon={ArrowLeft}
        flip
        round
        variant="glass"
        label={t('Back')}
        className={styles.back}
        onClick={() => void stepBack(urls.home())}
      />
      {item && <HeartSlot always kind="item" id={item.id} name={item.name} size={44} />}
      {item && <ShareButton title={item.name} path={itemUrl(item)} />}
    </div>
  );
}
