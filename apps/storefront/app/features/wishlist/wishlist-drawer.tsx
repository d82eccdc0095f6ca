import { Drawer } from '@bozor/ui/overlays/drawer.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { IconDisc } from '@bozor/ui/actions/icon-disc.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { Tabs } from '@bozor/ui/actions/tabs.tsx';
import Heart from 'lucide-react/icons/heart';
import { useState, type ReactNode } from 'react';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import type { OverlayControls } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useWishlist } from '../catalogue/wishlist-queries.ts';
import { FavouriteItem, FavouriteStore } from './favourite-rows.tsx';
import { favouriteTabs } from './favourite-tabs.ts';
import * as styles from './wishlist-drawer.module.css';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    wishlist: object;
  }
}

/** The customer's wishlist, items and stores in separate tabs. */
export function WishlistDrawer({ open, close, closed }: OverlayControls) {
  const { t } = useI18n();
  const { type } = useActiveModule();
  const { data, isError, refetch } = useWishlist();
  const [tab, setTab] = useState<'items' | 'stores'>('items');
  const tabs = favouriteTabs(type);
  const items = (
    <Favourites none={t(tabs.items.none)}>
      {data?.items.map((item) => (
        <li key={item.id} className={styles.line}>
          <FavouriteItem item={item} />
        </li>
      ))}
    </Favourites>
  );
  const stores = (
    <Favourites none={t(tabs.stores.none)}>
      {data?.stores.map((store) => (
        <li key={store.id} className={styles.line}>
          <FavouriteStore store={store} close={close} />
        </li>
      ))}
    </Favourites>
  );
  return (
    <Drawer open={open} onOpenChange={(next) => !next && close()} onClosed={closed} title={t('Favourites')} closeLabel={t('Close')}>
      {data ? (
        <Tabs
          wide
          label={t('Favourites')}
          value={tab}
          onChange={setTab}
          items={[
            { id: 'items', label: <Counted name={t(tabs.items.name)} count={data.items.length} />, panel: items },
            { id: 'stores', label: <Counted name={t(tabs.stores.name)} count={data.stores.length} />, panel: stores },
          ]}
        />
      ) : isError ? (
        <ErrorState title={t('Something went wrong. Please try again.')} retryLabel={t('Try again')} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={t('Loading')} />
      )}
    </Drawer>
  );
}

function Counted({ name, count }: { readonly name: string; readonly count: number }) {
  const { formatNumber } = useI18n();
  return (
    <>
      {name} {count > 0 && <bdi className={styles.count}>{formatNumber(count)}</bdi>}
    </>
  );
}

function Favourites({ none, children }: { readonly none: string; readonly children: readonly ReactNode[] | undefined }) {
  if (!children || children.length === 0) return <EmptyState picture={<IconDisc of={Heart} />} title={none} className={styles.empty} />;
  return <ul>{children}</ul>;
}
