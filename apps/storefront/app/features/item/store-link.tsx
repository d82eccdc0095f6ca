import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLocation } from 'react-router';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import styles from './item-head.module.css';

/** The name of the store, which leads to it unless one is there already. A dialog around it closes when the page changes: closing it at the press would undo the way there. */
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
