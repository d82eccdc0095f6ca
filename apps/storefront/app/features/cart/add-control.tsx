import type { CartLine } from '@bozor/contract/shop/orders/cart.ts';
import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { quantityLabel } from '@bozor/domain/words/quantity-label.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { Stepper } from '@bozor/ui/forms/stepper.tsx';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useCartActions, useLinesOf } from './use-cart.ts';
import { useRestoredFocus } from '@bozor/web/forms/use-restored-focus.ts';
import { useCollapse } from './use-collapse.ts';
import * as styles from './add-control.module.css';

interface AddControlProps {
  readonly item: ItemCard;
  /** `card` lies at the bottom of a picture and expands over its width, `row` stands at the end of a row. */
  readonly size: 'card' | 'row';
  /** Name of the store, for the labels of an item whose name another store's item has too. */
  readonly seller?: string | undefined;
}

/**
 * Adds an item to the cart from a card: a plus button that becomes a stepper. An item with options opens its dialog, in ecommerce its page.
 * Render it beside the card's link, not inside it.
 */
export function AddControl({ item, size, seller }: AddControlProps) {
  const { t, formatList } = useI18n();
  const name = seller ? formatList([item.name, seller]) : item.name;
  const { lines, quantity } = useLinesOf(item.id);
  const { addItem } = useCartActions();
  const openDetails = useDetails(item);
  const unfolding = useCollapse({ isSteady: size === 'row' });
  const [isAdding, setIsAdding] = useState(false);
  const line = lines.length === 1 ? lines[0]! : undefined;
  const view = quantity === 0 ? 'add' : line && unfolding.isOpen ? 'stepper' : 'count';
  const focus = useRestoredFocus(view);

  const add = async () => {
    setIsAdding(true);
    await addItem(item, unfolding.open).finally(() => setIsAdding(false));
  };
  if (item.is_campaign) {
    return (
      <Button size={40} onClick={openDetails}>
        {t('Order Now')}
      </Button>
    );
  }
  return (
    <div ref={focus} className={styles.control} data-size={size} data-view={view} {...unfolding.watch}>
      {view === 'add' && (
        <IconButton
          icon={Plus}
          variant={size === 'card' ? 'glass' : 'tint'}
          label={seller ? t('Add {name}, to the cart', { name }) : t('Add {name} to the cart', { name })}
          className={styles.plus}
          disabled={isAdding}
          onClick={item.has_variations ? openDetails : () => void add()}
        />
      )}
      {view === 'count' && (
        <button
          type="button"
          className={styles.count}
          aria-label={t('{name}: {count} in the cart. Change', { name, count: quantity })}
          onClick={line ? unfolding.open : openDetails}
        >
          <bdi dir="ltr">{quantityLabel(quantity)}</bdi>
        </button>
      )}
      {view === 'stepper' && <LineStepper name={name} line={line!} size={size} openDetails={openDetails} />}
    </div>
  );
}

/** A card has no room to say that the next piece makes some dearer: the item's details, which say it, open instead. */
function LineStepper({
  name,
  line,
  size,
  openDetails,
}: Pick<AddControlProps, 'size'> & { readonly name: string; readonly line: CartLine; readonly openDetails: () => void }) {
  const { t } = useI18n();
  const { setQuantity } = useCartActions();
  const isDearer = line.dearer_with_one_more.length > 0;
  return (
    <Stepper
      size={size === 'card' ? 'card' : 'line'}
      className={styles.stepper}
      labels={{ group: name, decrease: t('One less'), increase: t('One more'), remove: t('Remove {name}', { name }) }}
      min={0}
      value={line.quantity}
      pending={line.id < 0}
      onChange={(next) => (isDearer && next > line.quantity ? openDetails() : void setQuantity(line, next, 'card'))}
    />
  );
}

function useDetails({ slug, name, module_id, module_type, is_campaign }: ItemCard): () => void {
  const navigate = useNavigate();
  return () => {
    if (module_type !== 'ecommerce') return openOverlay('item', { idOrSlug: slug, name, ...(is_campaign && { campaign: true }) });
    void navigate(urls.product(slug, { module_id, product_type: is_campaign ? 'campaign' : undefined }));
  };
}
