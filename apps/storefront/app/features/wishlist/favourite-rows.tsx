import { calls } from '@bozor/contract/shop/calls.ts';
import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import { openStateAt } from '@bozor/domain/stores/open-state-at.ts';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { toast } from '@bozor/ui/overlays/toast.ts';
import Trash from 'lucide-react/icons/trash-2';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useMinute } from '@bozor/web/hydration/use-minute.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { AddControl } from '../cart/add-control.tsx';
import { DeliveryOffer } from '../catalogue/delivery-offer.tsx';
import { ItemLink } from '../catalogue/item-link.tsx';
import { TrueRating } from '../catalogue/item-meta.tsx';
import { ItemPrice } from '../catalogue/item-price.tsx';
import { canBeAdded } from '../catalogue/item-state.ts';
import { useOpening } from '../../platform/settings/opening.ts';
import { StoreLogo } from '../catalogue/store-logo.tsx';
import { storeUrl } from '../catalogue/store-url.ts';
import { useDeliveryEstimate } from '../catalogue/use-delivery-estimate.ts';
import * as styles from './favourite-rows.module.css';

/** A saved item with an add button. */
export function FavouriteItem({ item }: { readonly item: ItemCard }) {
  return (
    <article className={styles.row}>
      <Tile
        hue={item.tile_hue}
        src={item.image_full_url ?? undefined}
        sizes="76px"
        alt=""
        width={240}
        height={240}
        className={styles.tile}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <ItemLink item={item} className={`stretched-link ${styles.link}`}>
            {item.name}
          </ItemLink>
        </h3>
        <p className={styles.quiet}>{item.store_name}</p>
        <div className={styles.foot}>
          <ItemPrice item={item} />
          {canBeAdded(item) && (
            <div className={styles.add}>
              <AddControl item={item} size="row" />
            </div>
          )}
        </div>
      </div>
      <RemoveButton name={item.name} named={{ item_id: item.id }} />
    </article>
  );
}

export function FavouriteStore({ store: seen, close }: { readonly store: StoreCard; readonly close: () => void }) {
  const opening = useOpening();
  const store = openStateAt(seen, useMinute());
  const near = useDeliveryEstimate()(store);
  return (
    <article className={styles.row}>
      <StoreLogo store={store} className={styles.logo} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <PageLink to={storeUrl(store)} className={`stretched-link ${styles.link}`} onClick={close}>
            {store.name}
          </PageLink>
        </h3>
        <p className={styles.quiet}>
          <TrueRating value={store.avg_rating} count={store.rating_count} showsCount />
        </p>
        {!store.open && <p className={styles.quiet}>{opening(store)}</p>}
        <p className={styles.quiet}>
          <DeliveryOffer store={store} near={near} />
        </p>
      </div>
      <RemoveButton name={store.name} named={{ store_id: store.id }} />
    </article>
  );
}

/** Removes a favourite after confirmation. */
function RemoveButton({ name, named }: { readonly name: string; readonly named: { item_id: number } | { store_id: number } }) {
  const { t } = useI18n();
  const remove = useApiMutation(calls.wishlist.remove, {
    changes: [calls.wishlist.list],
    onSuccess: ({ message }) => toast({ id: 'wishlist', kind: 'success', title: message }),
  });
  const confirmRemoval = () =>
    openOverlay('confirm', {
      title: t('Remove {name} from your favourites?', { name }),
      confirmLabel: t('Remove'),
      danger: true,
      act: () => remove.mutateAsync({ query: named }),
    });
  return (
    <IconButton
      icon={Trash}
      size={40}
      variant="plain"
      label={t('Remove {name}', { name })}
      aria-haspopup="dialog"
      className={styles.remove}
      onClick={confirmRemoval}
    />
  );
}
