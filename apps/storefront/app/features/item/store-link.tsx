import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLocation } from 'react-router';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import * as styles from './store-link.module.css';

/**
 * Name of the store, a link unless its page is open. A surrounding dialog closes on navigation: closing it on press would undo the
 * navigation.
 */
export function StoreLink({ item }: { readonly item: ItemDetails }) {
  const { pathname } = useLocation();
  const { store } = item;
  const url = urls.store(store.slug, { module_id: item.module_id, store_zone_id: item.zone_id });
  if (pathname === urls.store(store.slug)) return <span className={styles.store}>{store.name}</span>;
  return (
    <PageLink to={url} className={styles.store}>
      {store.name}
      <Icon of={ChevronRight} size={16} flip />
    </PageLink>
  );
}
