import { showsListing } from '@bozor/domain/catalogue/listing.ts';
import { urls } from '../../platform/pages/urls.ts';

/** The tab that the current page belongs to. The cart is not a page. */
export function activeTab(pathname: string, search: string): 'home' | 'catalogue' | 'orders' | 'profile' | undefined {
  const query = new URLSearchParams(search);
  if (pathname === urls.home()) return showsListing(query.get('data_type')) ? 'catalogue' : 'home';
  if (pathname === urls.categories() || pathname.startsWith('/category/')) return 'catalogue';
  if (pathname === urls.trackOrder() || pathname === urls.myOrders()) return 'orders';
  if (pathname === urls.profile()) return query.get('page') === 'my-orders' ? 'orders' : 'profile';
  return undefined;
}
